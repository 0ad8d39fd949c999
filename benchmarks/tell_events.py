"""Measure how long it takes to tell an event, in each language.

`python benchmarks/tell_events.py` tells every event message, for the listener and about others, at
every level of detail, with cards and numbers that change from call to call. It prints for each
language the mean of all and the slowest message, in microseconds of processor time, and the time
in which the first told message has loaded Fluent and been parsed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from audiowar.l10n import Catalogue, Detail, discover
from audiowar.l10n.checks.parsed_messages import parse
from audiowar.l10n.checks.vocabulary_check import DECK

ROUNDS = 200
DETAILS: tuple[Detail, ...] = ("brief", "normal", "full")
NAMES = ("Ana", "Marko", "Iván", "Ștefan")
YES_OR_NO = ("reversed", "again", "mine", "won")
SEED = 7


def argument(name: str, chance: random.Random) -> Any:
    """An argument such as an event has, by the name of the variable."""
    if name == "who":
        return chance.choice(("you", "other"))
    if name in YES_OR_NO:
        return chance.random() < 0.5
    if name == "card":
        return chance.choice(DECK)
    if name == "cards":
        return chance.sample(DECK, 4)
    if name in ("players", "victims"):
        return chance.sample(NAMES, 2)
    if name == "player":
        return chance.choice(NAMES)
    return chance.randrange(2, 100)


def calls(catalogue: Catalogue) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield each event message with the arguments of all its rounds."""
    chance = random.Random(SEED)
    for message in parse(catalogue.locale.folder, []).values():
        if message.id.startswith("event-"):
            names = sorted(message.variables - {"form"})
            rounds = [{name: argument(name, chance) for name in names} for _ in range(ROUNDS)]
            yield message.id, rounds


def measure(tag: str) -> str:
    """Tell everything in one language and describe how long that took."""
    catalogue = Catalogue(tag, strict=True)
    events = list(calls(catalogue))
    began = time.process_time()
    catalogue.tell(events[0][0], **events[0][1][0])
    first = time.process_time() - began
    told = {}
    for message_id, rounds in events:
        began = time.process_time()
        for args in rounds:
            for detail in DETAILS:
                catalogue.tell(message_id, detail, **args)
        told[message_id] = (time.process_time() - began) / (len(rounds) * len(DETAILS)) * 1e6
    slowest = max(told, key=lambda message_id: told[message_id])
    return (
        f"{tag:8} mean {sum(told.values()) / len(told):5.1f} µs, "
        f"slowest {told[slowest]:5.1f} µs ({slowest}), {len(told)} messages, "
        f"the first {first * 1000:.1f} ms"
    )


def main() -> None:
    """Print a line for each language."""
    for tag in discover():
        try:
            print(measure(tag))
        except IndexError:
            print(f"{tag:8} has no event messages")


if __name__ == "__main__":
    main()
