"""What the arguments of the commands mean, and what is wrong with them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import IO, Final

from audiowar.announce.view_lines import hyphenate
from audiowar.bots.registry import list_bots
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import GAMES, get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.standard_output import printable, to_file
from audiowar.storage.jsonl import MAX_LINE_BYTES
from audiowar.user_error import UserError, why

NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
"""What is a number after `name=`; all else is text, which the option then does not know."""

WITH_LISTS: Final = {"unknown_game": "cli-unknown-game", "bad_value": "cli-bad-value"}
"""Messages of refusals that say what may be written instead."""

WRONG = 1
"""The exit status when what was looked at is wrong."""


def parse_options(words: Sequence[str]) -> dict[str, OptionValue]:
    """Read `name=value` words; whole numbers become numbers. Raises Complaint."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise UserError("cli-bad-set", word=word)
        options[name] = int(value) if NUMBER.fullmatch(value) else value
    return options


def bot_names(given: str | None, game: str, players: int) -> list[str]:
    """Return one bot name a seat from a comma-separated list, repeated as needed.

    Raises Complaint, or Refused for a number of players that the game does not allow.
    """
    get_variant(game).check_players(players)
    wanted = (given or "random").split(",")
    for name in wanted:
        if name not in (known := list_bots(game)):
            raise UserError("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]


@contextmanager
def open_output(path: str) -> Iterator[IO[str]]:
    """Open a file for writing, "-" for standard output, the same bytes on every system.

    Raises Complaint, also for what cannot be written in the middle or at the end.
    """
    try:
        file = to_file(sys.stdout) if path == "-" else _created(path)
    except (OSError, ValueError) as error:
        raise UserError("cli-cannot-write", path=path, **why(error)) from None
    try:
        with nullcontext() if path == "-" else file:
            yield file
            file.flush()
    except OSError as error:
        if path == "-":
            raise  # told by who prepared standard output
        raise UserError("cli-cannot-write", path=path, **why(error)) from None


def _created(path: str) -> IO[str]:
    return open(path, "w", encoding="utf-8", newline="\n")


def read_lines(path: str) -> Iterator[bytes]:
    """Yield a file's lines, "-" for standard input; one that is too long comes in pieces.

    Raises Complaint.
    """
    try:
        with open(sys.stdin.fileno() if path == "-" else path, "rb", closefd=path != "-") as file:
            yield from iter(partial(file.readline, MAX_LINE_BYTES + 1), b"")
    except (OSError, ValueError, AttributeError) as error:
        raise UserError("cli-cannot-read", path=path, **why(error)) from None


def refusal_text(refused: Refused, catalogue: Catalogue) -> str:
    """Return the sentence that tells a refusal."""
    complaint = refusal_complaint(refused)
    return catalogue.tell(complaint.message, **complaint.args_)


def refusal_complaint(refused: Refused) -> UserError:
    """Return a refusal as a complaint; what it quotes from outside is cut short."""
    args = {
        name: printable(value, 60) if isinstance(value, str) else value
        for name, value in refused.args_.items()
    }
    if refused.reason == "unknown_game":
        args["games"] = list(GAMES)
    return UserError(
        WITH_LISTS.get(refused.reason) or f"refused-{hyphenate(refused.reason)}", **args
    )
