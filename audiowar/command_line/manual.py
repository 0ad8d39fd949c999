"""`audiowar manual`: write the manual in one language as an HTML page."""

from __future__ import annotations

from argparse import Namespace

from audiowar.l10n.catalogue import Catalogue

from .arguments import open_output


def run_manual(args: Namespace, catalogue: Catalogue) -> int:
    """Write the manual to the file that the arguments name, or to standard output."""
    from audiowar.generate_manual import render_manual_html

    page = render_manual_html(catalogue.language)
    with open_output(args.out) as file:
        file.write(page)
    return 0
