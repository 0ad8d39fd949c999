"""The arguments with which every event is told, but those that a game of its own brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from audiowar.announce.line import ALL_LEVELS, Line
from audiowar.announce.render_lines import render_line
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "es", "ro", "sr")

ME: dict[str, Any] = {"who": "you", "player": "Mira"}
ANA: dict[str, Any] = {"who": "other", "player": "Ana"}
BOTH = (ME, ANA)
NAMES: tuple[list[str], ...] = ([], ["Ana", LISTENER_MARK], ["Ana", "Iván", LISTENER_MARK])
CARDS = ("QH", "2S", "9C")
PARTS = (
    *("event-card", "event-powers-", "event-score-of", "event-balance-of"),
    *("event-war-with", "event-take-with", "event-take-kept", "event-end-count"),
)
"""The beginnings of messages that are told in others only."""


def each(message: str, whose: Any, **more: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the message for each of `whose`; lists of `more` are gone through, tuples are not."""
    rows: list[dict[str, Any]] = [dict(one) for one in whose]
    for name, values in more.items():
        chosen = values if isinstance(values, list) else [values]
        rows = [{**row, name: value} for row in rows for value in chosen]
    yield from ((message, row) for row in rows)


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every event message with arguments."""
    yes_no = [True, False]
    none: tuple[dict[str, Any], ...] = ({},)
    counts = [1, 2, 5, 21, 22, 101]
    parts = (Line("event-card", {**ME, "card": "QH"}), Line("event-card", {**ANA, "card": "2S"}))
    house = Line("event-card-house", {"card": "9C"})
    take = {"beaten": None, "card": None, "top": None, "prisoner": False, "why": "none"}
    take |= {"with": None, "kept": ""}
    yield from each("event-deal", none, count=[1, 13, 26])
    yield from each("event-left-out", none, count=[1, 2, 5])
    yield from each("event-shuffle", none, count=6)
    yield from each("event-choose", BOTH, card=list(CARDS))
    yield from each("event-choose-hidden", BOTH)
    yield from each("event-choose-swap", BOTH)
    yield from each("event-choose-prisoner", BOTH, card="2S")
    yield from each("event-choose-bet", BOTH, cents=1000, tie=[0, 250])
    yield from each("event-choose-war", BOTH, cents=1000)
    yield from each("event-choose-surrender", BOTH)
    yield from each("event-choose-leave", BOTH)
    yield from each("event-choose-steal", (ME,), victims=[["Ana"], ["Ana", "Iván"]])
    yield "event-choose-play", {}
    yield "event-choose-top", {}
    yield from each("event-put", BOTH, card=list(CARDS))
    yield from each("event-put-prisoner", BOTH, card="QH")
    yield from each("event-put-war", BOTH, card="2S", count=[1, 2, 12])
    yield from each("event-put-rest", BOTH, card=["2S", "QH"], count=[1, 2, 7])
    yield from each("event-put-short", BOTH, out=yes_no, count=[1, 2])
    yield from each("event-cards", none, cards=[parts, (*parts, house)])
    yield from each("event-revolution", none, reversed=yes_no)
    yield from each("event-revolution-next", none, reversed=yes_no)
    yield from each("event-jacks-cancelled", none, count=[2, 4])
    yield from each("event-jokers-void", none, count=[2, 5])
    yield from each("event-queens-void", none, count=[2, 5])
    tie = {"card": "KH", "beaten": None, "count": 6, "with": ""}
    yield from each("event-war", (tie,), players=(), again=yes_no, all=False, open=True)
    for players in NAMES[1:]:
        row = {**tie, "players": players, "again": False}
        yield "event-war", {**row, "all": False, "open": True}
        yield "event-war", {**row, "all": True, "open": False}
        yield "event-war", {**row, "all": True, "open": False, "again": True}
    named = {"card": "KH", "with": Line("event-war-with", {"card": "KH"}), "count": 6}
    for all_ in (True, False):
        named |= {"players": NAMES[1], "all": all_, "open": not all_, "beaten": None}
        yield from each("event-war", (named,), again=yes_no)
    yield "event-war", {
        "with": "", "card": "2H", "beaten": "AS", "count": 3, "players": NAMES[1], "again": True,
        "all": False, "open": False,
    }  # fmt: skip
    yield from each("event-war-cost", none, card=["7H", "KS"], count=[2, 13])
    yield from each("event-war-fewest", none, count=[1, 4])
    yield from each("event-war-joker", none, again=yes_no, count=2, two=yes_no)
    yield from each("event-pot", none, count=counts)
    yield from each("event-stays", none, count=[2, 21])
    yield from each("event-war-cards", BOTH, cards=[["QH", "5C", "AS"]])
    yield from each("event-joker-wins", BOTH)
    yield from each("event-take", BOTH, **{**take, "count": counts})
    for why in ("low", "alone", "most"):
        yield from each("event-take", BOTH, **{**take, "why": why, "count": 5})
    yield from each(
        "event-take", BOTH, **{**take, "why": "upset", "card": "2S", "beaten": "AH"}, count=4
    )
    yield from each("event-take", BOTH, **{**take, "top": "9C", "prisoner": True}, count=12)
    kept = [Line("event-take-kept", {"card": "QH", "top": top}) for top in yes_no]
    kept.append(Line("event-take-kept-none"))
    yield from each("event-take", BOTH, **{**take, "kept": kept, "count": 3})
    king = {"card": "KH", "with": Line("event-take-with", {"card": "KH"}), "count": 5}
    yield from each("event-take", BOTH, **{**take, **king, "why": ["none", "low"]})
    yield from each("event-take-brief", BOTH, count=[1, 2, 21], card=[None, "KH"], top=[None, "9C"])
    yield from each("event-take-cards", none, cards=[["QH", "QS"]])
    yield from each("event-own-back", none)
    yield "event-power-swap", {"empty": True}
    for power in ("spy", "count", "swap"):
        yield f"event-power-{power}", {"empty": False} if power == "swap" else {}
        one = Line(f"event-powers-{power}", {"players": ["Ana"], "count": 1})
        two = Line(f"event-powers-{power}", {"players": ["Ana", "Iván"], "count": 2})
        yield "event-powers", {"powers": (one,) if power == "spy" else (one, two)}
    yield from each("event-pick-up", BOTH, count=[1, 21])
    yield "event-pick-ups", {"players": ["Ana", "Iván"]}
    yield from each("event-renew", BOTH, count=[2, 22])
    yield from each("event-renew-war", BOTH, down=[3], count=[1, 22])
    yield from each("event-prisoner", BOTH, card=["QH", "2S"])
    yield from each("event-forfeit", BOTH, card=[None, "QH"], lost="KH")
    yield from each("event-prisoner-lost", BOTH, lost="KH")
    robbed = [(ME, ["Marko"]), (ANA, ["Marko"]), (ANA, [LISTENER_MARK])]
    for whose, victims in (*robbed, (ME, ["Ana", "Marko"]), (ANA, ["Marko", LISTENER_MARK])):
        mine = LISTENER_MARK in victims
        row = {**whose, "victims": victims, "mine": mine, "card": "8C", "count": 5}
        yield "event-steal", row
        if len(victims) == 1:
            yield from each("event-steal-blocked", (row,), earlier=yes_no)
    for victims, mine in ((["Marko"], False), ([LISTENER_MARK], True)):
        row = {**ANA, "victims": victims, "mine": mine, "players": ["Ana", "Iván"], "card": "8C"}
        yield "event-steal-rivals", row
    yield from each("event-purge", none, card="3H", count=[1, 2])
    yield from each("event-draw", BOTH, card=list(CARDS))
    yield from each("event-draw-house", none, card=list(CARDS))
    yield from each("event-house-tie", none, players=list(NAMES[1:3]))
    yield from each("event-burn", none, count=[1, 3])
    for why in ("win", "lose", "surrender", "war-win", "war-lose"):
        yield from each(f"event-pay-{why}", BOTH, cents=1050, won=True)
    yield from each("event-pay-tie-bet", BOTH, cents=1000, won=yes_no)
    yield from each("event-money", none, cents=101050)
    yield from each("event-out", BOTH, why=["cards", "war", "money"])
    yield from each("event-out-safe", BOTH, why="cards")
    several = {"players": ["Ana", "Iván"]}
    yield from each("event-outs", (several,), why=["cards", "war", "money"])
    yield from each("event-outs-safe", (several,), why="cards")
    yield from each("event-round", BOTH, number=2, more=20, fewer=12)
    yield from each("event-round-drawn", none, number=1)
    scores = tuple(Line("event-score-of", {**who, "count": n}) for n, who in enumerate(BOTH))
    yield "event-score", {"score": scores}
    for result in ("win", "most", "drunkard"):
        yield from each(f"event-end-{result}", BOTH)
    yield from each("event-end-limit", BOTH, count=[None, 2, 21], next=1)
    for won in ("yes", "no", "even"):
        yield "event-end-net", {"cents": 1050, "won": won}
    for result in ("draw", "drunkard-many", "most-many"):
        yield f"event-end-{result}", {"players": NAMES[2]}
    balance = tuple(Line("event-balance-of", {**who, "cents": 98050}) for who in BOTH)
    yield "event-balance", {"balance": balance}
    yield "event-end-casino", {"balance": balance}
    yield "event-end-casino-empty", {"balance": balance}


def told(language: str) -> str:
    """Return every case in a language: normal, then what is said otherwise when brief or full."""
    catalogue = Catalogue(language, strict=True)
    lines = []
    for message, args in cases():
        said = {
            detail: render_line(Line(message, args), catalogue, detail) for detail in ALL_LEVELS
        }
        parts = [f"{message.removeprefix('event-')} | {said['normal']}"]
        parts += [
            f"{detail}: {said[detail]}"
            for detail in ("brief", "full")
            if said[detail] != said["normal"]
        ]
        lines.append(" | ".join(parts))
    return "\n".join(lines) + "\n"
