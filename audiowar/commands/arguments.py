"""What the arguments of the commands mean, and what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from audiowar.bots.registry import bots
from audiowar.complaint import Complaint
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.state import OptionValue, Refused

WRONG = 1
"""The exit status when what was looked at is wrong."""


def settings(words: Sequence[str]) -> dict[str, OptionValue]:
    """Read `name=value` words; whole numbers become numbers. Raises Complaint."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise Complaint("cli-bad-set", word=word)
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    return options


def bot_names(given: str | None, game: str, players: int) -> list[str]:
    """Return one bot name a seat from a comma-separated list, repeated as needed."""
    wanted = (given or "random").split(",")
    for name in wanted:
        if name not in (known := bots(game)):
            raise Complaint("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]


def open_output(path: str) -> Any:
    """Open a file for writing, "-" for standard output. Raises Complaint."""
    if path == "-":
        return sys.stdout
    try:
        return open(path, "w", encoding="utf-8", newline="\n")  # until exit
    except OSError as error:
        raise Complaint("cli-cannot-write", path=path, why=error.strerror or "") from None


def read_file(path: str) -> str:
    """Return a file's text, "-" for standard input. Raises Complaint."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise Complaint("cli-cannot-read", path=path, why=error.strerror or "") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Complaint("damaged-no-utf8", path=path, line=line) from None


def refusal_text(refused: Refused, catalogue: Catalogue) -> str:
    """Return the sentence that tells a refusal."""
    complaint = refusal_complaint(refused)
    return catalogue.tell(complaint.message, **complaint.args_)


def refusal_complaint(refused: Refused) -> Complaint:
    """Return a refusal as a complaint."""
    return Complaint(f"refused-{refused.reason.replace('_', '-')}", **refused.args_)
