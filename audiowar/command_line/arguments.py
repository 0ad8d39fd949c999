"""Parse and check the arguments of commands, and open the files that the arguments name."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import IO, Final

from audiowar.announce.shared_lines import hyphenate
from audiowar.bots.registry import get_bot_makers
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import GAMES, get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.standard_output import make_printable, set_utf8_and_unix_newlines
from audiowar.storage.lazy_records import MAX_LINE_BYTES
from audiowar.user_error import UserError, get_file_error_args

INTEGER_PATTERN: Final = re.compile(r"-?[0-9]{1,18}")
"""Matches a value in `name=value` that is a whole number. Other values are passed on as texts."""

MESSAGES_WITH_LISTS: Final = {"unknown_game": "cli-unknown-game", "bad_value": "cli-bad-value"}
"""For each reason to refuse an argument, the message that also lists the allowed values."""

FAILED_CHECK_STATUS = 1
"""The exit status if a checked file or text has an error."""


def parse_options(words: Sequence[str]) -> dict[str, OptionValue]:
    """Parse `name=value` words; whole numbers become numbers. Raises UserError."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise UserError("cli-bad-set", word=word)
        options[name] = int(value) if INTEGER_PATTERN.fullmatch(value) else value
    return options


def parse_bot_names(names: str | None, game: str, players: int) -> list[str]:
    """Return the bot of each seat from a comma-separated list, repeated for further seats.

    Raises UserError, or Refused for a number of players that the game does not allow.
    """
    get_variant(game).check_player_count(players)
    wanted = (names or "random").split(",")
    for name in wanted:
        if name not in (known := get_bot_makers(game)):
            raise UserError("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]


@contextmanager
def open_output(path: str) -> Iterator[IO[str]]:
    """Open a file, or standard output for "-", with Unix newlines everywhere. Raises UserError."""
    try:
        file = set_utf8_and_unix_newlines(sys.stdout) if path == "-" else _create_file(path)
    except (OSError, ValueError) as error:
        raise UserError("cli-cannot-write", path=path, **get_file_error_args(error)) from None
    try:
        with nullcontext() if path == "-" else file:
            yield file
            file.flush()
    except OSError as error:
        if path == "-":
            raise  # `main` reports errors of standard output.
        raise UserError("cli-cannot-write", path=path, **get_file_error_args(error)) from None


def _create_file(path: str) -> IO[str]:
    return open(path, "w", encoding="utf-8", newline="\n")


def read_lines(path: str) -> Iterator[bytes]:
    """Yield the lines of a file or standard input ("-"), long ones in pieces. Raises UserError."""
    try:
        with open(sys.stdin.fileno() if path == "-" else path, "rb", closefd=path != "-") as file:
            yield from iter(partial(file.readline, MAX_LINE_BYTES + 1), b"")
    except (OSError, ValueError, AttributeError) as error:
        raise UserError("cli-cannot-read", path=path, **get_file_error_args(error)) from None


def refusal_text(refused: Refused, catalogue: Catalogue) -> str:
    """Return the sentence that explains a refusal."""
    complaint = refusal_error(refused)
    return catalogue.format_message(complaint.message, **complaint.message_args)


def refusal_error(refused: Refused) -> UserError:
    """Return the UserError that explains a refusal. It quotes long texts only in part."""
    args = {
        name: make_printable(value, 60) if isinstance(value, str) else value
        for name, value in refused.message_args.items()
    }
    if refused.reason == "unknown_game":
        args["games"] = list(GAMES)
    return UserError(
        MESSAGES_WITH_LISTS.get(refused.reason) or f"refused-{hyphenate(refused.reason)}", **args
    )
