"""Ways to break a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

HOSTILE = (
    b"null", b"true", b"false", b"0", b"-1", b"1", b"7", b"1.0", b"1.5", b"1e999", b"NaN", b"[]",
    b"{}", b'""', b'"abc"', b"1" + b"0" * 400, b"9" * 5000, b'"' + b"x" * 5000 + b'"',
    b'"\\ud800"', b'"\\u0000\\n\\u001b[2J"', b"[" * 60 + b"]" * 60, b"[" * 5000 + b"]" * 5000,
    b'{"a":' * 2000 + b"1" + b"}" * 2000, b'"bet:' + b"9" * 5000 + b'"', b'"bet:-1"', b'"JOKER"',
    b'"2H"', b'"keep:ZZ"', b'"steal:0,1,9"', b'"steal:' + b"1" * 5000 + b'"', b'"lay:"', b'"swap"',
    b'"prisoner"', b'"top"', b'"leave"', b'"war"', b'"play"', b'["2H","2H"]', b"[null]", b"[[]]",
    b'[[0,"2H"]]', b'"%s{0}{ $x }"', '"Ž\u202e"'.encode(), b"=", b"[keys]", b"%(x)s",
)  # fmt: skip
"""What stands in place of a value."""
FOREIGN = (
    b"", b"\n", b"\x00" * 300, b"\xff\xfe{\x00}\x00", b"\xef\xbb\xbf{}", b"\x89PNG\r\n\x1a\n" * 20,
    b"PK\x03\x04" * 50, b"<html></html>", b"[]", b"{}", b"\r\r\r", b"[" * 100_000,
    b'{"a":' * 20_000, b"[a]\n[a]\n", b"a=1\n", b"\xf0\x9f\x82\xa1" * 100, b"\n" * 10_000,
    b"x" * 100_000, b"1" * 50_000, b'"', b"[", b"[\n", b"[keys]\n\tx\n=\n", b"[locale]\n[locale]\n",
    "[Ž".encode(),
)  # fmt: skip
"""Files of another kind."""
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[[^\[\]]*\]|\w+')


def break_file(data: bytes, dice: Random) -> bytes:
    """Return a file that was broken in one to three ways."""
    if dice.random() < 0.02:
        return dice.choice(FOREIGN)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        data = dice.choice(_WAYS)(data, dice)
    return data


def _value(data: bytes, dice: Random) -> bytes:
    """Put something hostile in the place of a value."""
    start = dice.randrange(len(data) + 1)
    found = _TOKEN.search(data, start) or _TOKEN.search(data)
    if found is None:
        return data + dice.choice(HOSTILE)
    return data[: found.start()] + dice.choice(HOSTILE) + data[found.end() :]


def _header_value(data: bytes, dice: Random) -> bytes:
    """Put something hostile in the first line, which decides most."""
    first, newline, rest = data.partition(b"\n")
    return _value(first, dice) + newline + rest


def _number(data: bytes, dice: Random) -> bytes:
    """Change one number by a little."""
    found = list(re.finditer(rb"-?\d+", data[:20_000]))
    if not found:
        return data
    one = dice.choice(found)
    number = str(int(one[0][:300]) + dice.choice((-1, 1, 2, 10, -100))).encode()
    return data[: one.start()] + number + data[one.end() :]


def _flip(data: bytes, dice: Random) -> bytes:
    """Change some bytes."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 4, 30))):
        if changed:
            changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def _cut(data: bytes, dice: Random) -> bytes:
    """End it anywhere."""
    return data[: dice.randrange(len(data) + 1)]


def _remove(data: bytes, dice: Random) -> bytes:
    """Take a piece away."""
    start = dice.randrange(len(data) + 1)
    return data[:start] + data[start + dice.choice((1, 2, 10, 100)) :]


def _repeat(data: bytes, dice: Random) -> bytes:
    """Let a piece stand there twice."""
    start = dice.randrange(len(data) + 1)
    piece = data[start : start + dice.choice((1, 5, 50, 500))]
    return data[:start] + piece + data[start:]


def _insert(data: bytes, dice: Random) -> bytes:
    """Put something between."""
    start = dice.randrange(len(data) + 1)
    return data[:start] + dice.choice((*HOSTILE, b"\x00", b"\xff", b"\r", b"\n\n")) + data[start:]


def _lines(data: bytes, dice: Random) -> bytes:
    """Drop, double, swap or move a line."""
    lines = data.splitlines(keepends=True)
    if len(lines) < 2:
        return data
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    way = dice.randrange(4)
    if way == 0:
        del lines[one]
    elif way == 1:
        lines.insert(other, lines[one])
    elif way == 2:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        near = min(one + 1, len(lines) - 1)
        lines[one], lines[near] = lines[near], lines[one]
    return b"".join(lines)


def _renamed(data: bytes, dice: Random) -> bytes:
    """Call an event otherwise."""
    kinds = list(re.finditer(rb'"event": "(\w+)"', data))
    if not kinds:
        return data
    one = dice.choice(kinds)
    word = dice.choice((b"take", b"put", b"draw", b"applause", b"end", b"choose", b"deal", b"war"))
    return data[: one.start(1)] + word + data[one.end(1) :]


def _option(data: bytes, dice: Random) -> bytes:
    """Give the header another option, seat or position."""
    first, newline, rest = data.partition(b"\n")
    try:
        header = json.loads(first)
        header["options"] = dict(header.get("options") or {})
    except (ValueError, TypeError, AttributeError, RecursionError):
        return data
    way = dice.randrange(3)
    if way == 0:
        header["seats"] = ["A"] * dice.choice((0, 1, 2, 3, 4, 8, 9, 50))
    elif way == 1 and header["options"]:
        header["options"][dice.choice(list(header["options"]))] = dice.choice(
            (0, 1, 2, 3, 40, 10**9, "on", "off", "own", True, None, [], 1.0, "abc", -5)
        )
    else:
        header["position"] = position(dice, len(header.get("seats") or ()))
    return json.dumps(header).encode() + newline + rest


def position(dice: Random, players: int) -> dict[str, object]:
    """Return a table at random, as it might stand or could never stand."""

    def card() -> str:
        return (
            dice.choice("23456789TJQKA") + dice.choice("HSDC") if dice.random() < 0.96 else "JOKER"
        )

    def cards(most: int = 6) -> list[str]:
        return [card() for _ in range(dice.randrange(most))]

    def by_seat(most: int = 6) -> list[list[str]]:
        return [cards(most) for _ in range(dice.choice((players, players, players, 1, 0)))]

    def seats() -> list[int]:
        return dice.sample(range(players), dice.randrange(players + 1)) if players else []

    parts: dict[str, Callable[[], object]] = {
        "hands": by_seat,
        "stacks": by_seat,
        "piles": by_seat,
        "pot": cards,
        "reversed": lambda: dice.random() < 0.5,
        "spy": lambda: dice.choice([None, *seats()]),
        "count": seats,
        "swap": seats,
        "prisoners": lambda: [dice.choice((None, card())) for _ in range(players)],
        "table": lambda: [[seat, card()] for seat in seats()],
        "out": lambda: seats()[: dice.randrange(3)],
        "bankrolls": lambda: [dice.choice((0, 900, 1000, 99999, 10**12)) for _ in range(players)],
        "shoe": lambda: cards(30),
    }
    chosen = dice.sample(list(parts), dice.randrange(1, len(parts)))
    return {name: parts[name]() for name in chosen}


_WAYS = (
    _value, _value, _header_value, _number, _flip, _cut, _remove, _repeat, _insert, _lines, _lines,
    _renamed, _option,
)  # fmt: skip
