"""Explain on the command line why the rules refuse something, such as an option or an answer."""

from __future__ import annotations

from typing import Final

from audiowar.announce.player_names_and_common_lines import replace_underscores
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.standard_streams import make_printable
from audiowar.user_error import UserError

ALLOWED_VALUES_MESSAGES_BY_REASON: Final = {
    "unknown_game": "cli-unknown-game",
    "bad_value": "cli-bad-value",
}
"""The messages that also list the allowed values, by the reason for the refusal."""


def format_refusal(refused: Refused, catalogue: Catalogue) -> str:
    """Return the sentence that explains a refusal."""
    complaint = make_refusal_error(refused)
    return catalogue.format_message(complaint.message_id, **complaint.message_args)


def make_refusal_error(refused: Refused) -> UserError:
    """Return the UserError that explains a refusal. Long texts in it are shortened."""
    args = {
        name: make_printable(value, 60) if isinstance(value, str) else value
        for name, value in refused.message_args.items()
    }
    if refused.reason == "unknown_game":
        args["games"] = list(GAMES)
    return UserError(
        ALLOWED_VALUES_MESSAGES_BY_REASON.get(refused.reason)
        or f"refused-{replace_underscores(refused.reason)}",
        **args,
    )
