"""`audiowar manual` and `audiowar check-locales`: write the manual, check the translations."""

from __future__ import annotations

from argparse import Namespace

from audiowar.l10n.catalogue import Catalogue

from . import FAILED_CHECK_STATUS
from .open_input_and_output import open_output


def run_manual(args: Namespace, catalogue: Catalogue) -> int:
    """Write the manual in one language as an HTML page."""
    from audiowar.generate_manual import render_manual_html

    page = render_manual_html(catalogue.language)
    with open_output(args.out) as file:
        file.write(page)
    return 0


def run_check_locales(args: Namespace, catalogue: Catalogue) -> int:
    """Check the messages of all languages; exit status 1 if there are problems."""
    from audiowar.l10n.checks.check_messages import check_messages

    from .composed_message_ids import list_composed_message_ids, list_non_message_words

    names = list_non_message_words()
    problems = check_messages(composed_ids=list_composed_message_ids(), non_ids=names)
    for problem in problems:
        print(problem)
    return FAILED_CHECK_STATUS if problems else 0
