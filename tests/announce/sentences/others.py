"""Sentences that are no events: those with the hardest grammar, kept as they were read.

`others.txt` has a message and its arguments in each line, `others-LANGUAGE.txt` what is heard.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.rules.cards import RANKS

from .cases import BOTH, FOLDER, LANGUAGES

LISTED = FOLDER / "others.txt"
SCRIPTS = (*LANGUAGES, "sr-Cyrl")
SELF = "YOU"
"""The listener, in a list of names in `others.txt`."""
PLAYED = [*(f"{rank}{suit}" for rank, suit in zip(RANKS, "HSDC" * 4, strict=False)), "JOKER"]
"""A card of each rank."""


def file_of(language: str) -> Path:
    """Return the kept text of a language."""
    return FOLDER / f"others-{language}.txt"


def list_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the messages with their arguments."""
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        message, _, text = line.partition(" ")
        args = json.loads(text or "{}")
        for name, value in args.items():
            if isinstance(value, list):
                args[name] = [LISTENER_MARK if one == SELF else one for one in value]
        yield message, args


def render_all(language: str) -> str:
    """Return what is heard of each case, and of a card of each rank that is played."""
    catalogue = Catalogue(language, strict=True)
    lines = [
        f"{message} | {catalogue.format_message(message, **args)}" for message, args in list_cases()
    ]
    for who in BOTH:
        for card in PLAYED:
            lines.append(catalogue.format_message("event-choose", "full", **who, card=card))
    return "\n".join(lines) + "\n"
