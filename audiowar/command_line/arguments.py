"""Read what command-line arguments name: values, bots and files; explain what the rules refuse."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import IO, Final

from audiowar.announce.common_lines import replace_underscores
from audiowar.bots.registry import get_bot_makers
from audiowar.rules.registry import GAMES, get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.standard_streams import make_printable, use_utf8
from audiowar.storage.match_transcript import MAX_LINE_BYTES
from audiowar.user_error import UserError, get_file_error_args

from . import INTEGER_PATTERN

ALLOWED_VALUES_MESSAGES_BY_REASON: Final = {
    "unknown_game": "cli-unknown-game",
    "bad_value": "cli-bad-value",
}
"""The messages that also list the allowed values, by the reason for the refusal."""


def parse_assignments(words: Sequence[str]) -> dict[str, OptionValue]:
    """Parse words of the form `name=value`. Raises UserError for other words.

    Values that are whole numbers become integers; others stay strings.
    """
    values: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise UserError("cli-bad-set", word=word)
        values[name] = int(value) if INTEGER_PATTERN.fullmatch(value) else value
    return values


def parse_bot_names(names: str | None, game: str, players: int) -> list[str]:
    """Return the name of the bot in each seat.

    `names` is a comma-separated list; None means the bot `random`. The list is repeated if there
    are more seats than names, and cut if there are fewer. Raises UserError for an unknown bot, and
    Refused for a number of players that the game does not allow.
    """
    get_variant(game).check_player_count(players)
    wanted, makers = (names or "random").split(","), get_bot_makers(game)
    for name in wanted:
        if name not in makers:
            raise UserError("cli-unknown-bot", bot=name, bots=list(makers))
    return [wanted[seat % len(wanted)] for seat in range(players)]


@contextmanager
def open_output(path: str) -> Iterator[IO[str]]:
    """Open a file, or standard output for "-", with Unix newlines on all systems.

    Raises UserError if the file cannot be written.
    """
    try:
        if path == "-":
            file = use_utf8(sys.stdout)
        else:
            file = open(path, "w", encoding="utf-8", newline="\n")  # noqa: SIM115  # closed below
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


def read_lines(path: str) -> Iterator[bytes]:
    """Yield the lines of a file, or of standard input for "-". Long lines come in pieces.

    Raises UserError if the file cannot be read.
    """
    try:
        with open(sys.stdin.fileno() if path == "-" else path, "rb", closefd=path != "-") as file:
            yield from iter(partial(file.readline, MAX_LINE_BYTES + 1), b"")
    except (OSError, ValueError, AttributeError) as error:
        raise UserError("cli-cannot-read", path=path, **get_file_error_args(error)) from None


def make_refusal_error(refused: Refused) -> UserError:
    """Return the UserError that explains a refusal. Long texts in it are shortened."""
    args = {
        name: make_printable(value, 60) if isinstance(value, str) else value
        for name, value in refused.message_args.items()
    }
    if refused.reason == "unknown_game":
        args["games"] = list(GAMES)
    default = f"refused-{replace_underscores(refused.reason)}"
    return UserError(ALLOWED_VALUES_MESSAGES_BY_REASON.get(refused.reason, default), **args)
