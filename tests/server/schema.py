"""Write the schema of the protocol: python -m tests.server.schema.

It is written by hand, but for what follows from the games: their names, and the events, questions
and answers of new ones.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from audiowar.announce.game_wording import get_wording
from audiowar.bots.sensible_bot import load_rules_of_thumb
from audiowar.rules.events import Event, get_fact_defaults
from audiowar.rules.registry import ALL_EVENT_CLASSES, GAMES

FILE = Path(__file__).parents[2] / "protocol" / "v2.schema.json"
WIDTH = 108
"""The longest line in which a value stands whole."""
INTEGER: dict[str, Any] = {"type": "integer"}
SEAT, CARD, CARDS, HIDDEN = ({"$ref": f"#/$defs/{n}"} for n in ("seat", "card", "cards", "hidden"))
TYPES: dict[str, dict[str, Any]] = {
    **{"bool": {"type": "boolean"}, "int": INTEGER, "str": {"type": "string"}},
    **{"Seat": SEAT, "Card": CARD, "Cards": CARDS, "tuple[Seat, ...]": {"$ref": "#/$defs/seats"}},
    "Seat | None": {"anyOf": [SEAT, {"type": "null"}]},
    "MaybeSecret[Cards]": {"$ref": "#/$defs/cards_or_hidden"},
    "MaybeSecret[Card]": {"anyOf": [CARD, HIDDEN]},
}
"""The definitions of the fields of events, by their annotations without the module."""


def add_games(schema: dict[str, Any]) -> None:
    """Add the games and events that are not in the schema."""
    parts = schema["$defs"]
    names = parts["game"]["enum"]
    names += [name for name in GAMES if name not in names]
    new = [kind for kind in ALL_EVENT_CLASSES if of(kind) not in parts]
    parts["event"]["oneOf"] += [{"$ref": f"#/$defs/{of(kind)}"} for kind in new]
    kinds = parts["question.kind"]["enum"]
    kinds += [kind for name in GAMES for kind in load_rules_of_thumb(name) if kind not in kinds]
    choice = parts["choice"]
    stem = choice["pattern"].removesuffix(")$")
    words = dict.fromkeys(word for name in GAMES for word in get_wording(name).word_narrators)
    # An answer with a part behind a colon, such as "keep:5D", is written by hand.
    choice["pattern"] = "|".join((stem, *(word for word in words if f"|{word}" not in stem))) + ")$"
    last = max(n for n, name in enumerate(parts) if name.startswith("event.")) + 1
    items = list(parts.items())
    items[last:last] = [(of(kind), define(kind)) for kind in new]
    schema["$defs"] = dict(items)


def of(kind: type[Event]) -> str:
    """Return the name of an event's definition."""
    return f"event.{kind.kind}"


def define(kind: type[Event]) -> dict[str, Any]:
    """Return the definition of an event."""
    facts = get_fact_defaults(kind)
    parts = {
        one.name: TYPES[str(one.type).replace("ev.", "")]
        for one in fields(kind)  # type: ignore[arg-type]
        if one.name not in facts
    }
    said = {"event": {"const": kind.kind}, **parts}
    return {"type": "object", "properties": said, "required": list(said)}


def format_json(value: Any, indent: str = "", before: int = 0) -> str:
    """Return JSON in which every value that fits stands in one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if before + len(flat) < WIDTH or not isinstance(value, (dict, list)):
        return flat
    inner = indent + "  "
    heads = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else None
    values = value.values() if isinstance(value, dict) else value
    rows = [
        f"{inner}{head}{format_json(part, inner, len(inner) + len(head))}"
        for head, part in zip(heads or [""] * len(value), values, strict=True)
    ]
    opening, closing = "{}" if heads else "[]"
    return f"{opening}\n" + ",\n".join(rows) + f"\n{indent}{closing}"


def make_text() -> str:
    """Return the text of the schema."""
    schema = json.loads(FILE.read_text("utf-8"))
    add_games(schema)
    return format_json(schema) + "\n"


if __name__ == "__main__":
    FILE.write_text(make_text(), encoding="utf-8", newline="\n")
