"""The manual, and the check of all messages: `audiowar manual`, `check-locales`."""

from __future__ import annotations

from argparse import Namespace

from audiowar.l10n.catalogue import Catalogue

from .arguments import WRONG, open_output


def write_manual(args: Namespace, catalogue: Catalogue) -> int:
    """Write the manual, an HTML page, in one language."""
    from audiowar.manual import render_manual

    page = render_manual(catalogue.language)
    with open_output(args.out) as file:
        file.write(page)
    return 0


def check_locales(args: Namespace, catalogue: Catalogue) -> int:
    """Check the messages of all languages; status 1 when something is wrong."""
    from audiowar.l10n.checks.check_messages import check_messages

    from .composed_messages import composed, names

    problems = check_messages(composed=composed(), names=names())
    for problem in problems:
        print(problem)
    return WRONG if problems else 0
