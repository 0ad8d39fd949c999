"""Facts about a match, compared with what the rules say of the same match, and its judgement."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.archive.game_facts import (
    REFUSED_LINE_FACT,
    FactCounter,
    JudgedMatch,
    make_daily_seed,
)
from audiowar.games.casino.events import Pay
from audiowar.games.steal import rules as steal_rules
from audiowar.games.steal.events import StealBlocked
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import End, Event, Take, War
from audiowar.rules.registry import GAMES
from audiowar.rules.wire import load_event
from audiowar.storage.match_transcript import Header, format_transcript
from audiowar.table.table import Table
from tests.rules.conformance import played, random_header


def judge(transcript: bytes) -> JudgedMatch:
    judged = JudgedMatch(transcript)
    deque(judged.replay_in_parts(), maxlen=0)
    return judged


def test_facts_and_summary_are_those_of_the_rules() -> None:
    for game in GAMES.values():
        for seed in (0, 5):
            header, trick = random_header(game, seed), 0
            events: list[Event] = []
            for table, step in played(header):
                events, trick = [*events, *step], table.match.state.trick
            judged, end = judge(format_transcript(table.header, events).encode()), events[-1]
            takes = [event for event in events if isinstance(event, Take) and event.seat == 0]
            cards: list[Any] = [getattr(one.cards, "value", one.cards) for one in takes]
            assert judged.facts.get("biggest_pot", 0) == max(map(len, cards), default=0), header
            summary = judged.summary
            assert isinstance(end, End) and (summary.result, summary.seats) == (
                end.result,
                end.seats,
            )
            assert (summary.tricks, summary.events) == (trick, len(events))
            assert summary.wars == sum(isinstance(event, War) for event in events)
            gains = [Counter[int](), Counter({0: judged.facts.get("cents", 0)})]
            for event in events:
                if isinstance(event, Pay):
                    gains[0][event.seat] += event.cents
            assert dict(enumerate(summary.cents)).items() >= gains[0].items()
            assert gains[0][0] == gains[1][0]


def facts_of(*events: Mapping[str, Any], owned: int = 3) -> dict[str, int]:
    """Return the facts that seat 0 reaches with these events. A trick ends with a `take`."""
    counter = FactCounter(0)
    for number, trick in enumerate(split_tricks(events), 1):
        counter.count_step(map(load_event, trick), number, owned)
    return {name: value for name, value in counter.end_match().items() if value}


def split_tricks(events: tuple[Mapping[str, Any], ...]) -> Iterator[list[Mapping[str, Any]]]:
    trick: list[Mapping[str, Any]] = []
    for event in events:
        begins = event["event"] in ("put", "choose", "take", "pause")
        if begins and any(one["event"] in ("take", "pause") for one in trick):
            yield trick
            trick = []
        trick.append(event)
    yield trick


def put(seat: int, up: str) -> dict[str, Any]:
    return {"event": "put", "seat": seat, "down": [], "up": up}


def take(seat: int, *cards: str) -> dict[str, Any]:
    return {"event": "take", "seat": seat, "cards": list(cards)}


WAR = {"event": "war", "cause": "tie", "seats": [0, 1]}


def test_a_joker_wins_a_war() -> None:
    wins = {"event": "joker_wins", "seat": 0}
    cards = ("2H", "3H", "4H", "5H")
    facts = facts_of(put(0, "4H"), put(1, "4S"), WAR, put(0, "JOKER"), wins, take(0, *cards))
    assert facts["joker_wars"] == facts["jokers_won"] == facts["wars_won"] == 1
    assert facts["biggest_pot"] == 4 and facts["longest_war"] == facts["longest_war_won"] == 1
    assert "jokers_won" not in facts_of(put(1, "JOKER"), {**wins, "seat": 1}, take(1, "2H"))


def test_a_power_counts_for_the_next_trick_only() -> None:
    power = {"event": "power", "seat": 0, "power": "count"}
    assert facts_of(put(0, "3H"), take(0), power, put(0, "4H"), take(0, "4H"))["count_won"] == 1
    assert "count_won" not in facts_of(put(0, "3H"), take(0), power, take(1), take(0))
    assert "count_won" not in facts_of(take(0), {**power, "seat": 1}, take(0))
    void = {"event": "power", "queens_void": True}
    assert facts_of(take(1), {**power, "power": "spy"}, void, take(0))["spy_won"] == 1


def test_own_swaps_and_revolutions_count() -> None:
    own = [{"event": "choose", "seat": 0, "choice": one} for one in ("swap", "4H", "swap")]
    assert facts_of(*own, {**own[0], "seat": 1})["swaps"] == 2
    turned = {"event": "revolution", "reversed": True}
    facts = facts_of(put(0, "JH"), turned, put(1, "2H"), take(1), put(0, "2H"), turned, take(0))
    assert (facts["revolutions"], facts["own_revolutions"], facts["twos_won"]) == (2, 1, 1)
    assert "revolutions" not in facts_of({"event": "revolution", "cancelled": True})
    others = facts_of(put(0, "JOKER"), put(1, "JH"), turned, take(0, "JOKER"))
    assert others["revolutions"] == 1 and "own_revolutions" not in others


def test_prisoners_rounds_and_money_count() -> None:
    kept = {"event": "prisoner", "seat": 0, "card": "KH"}
    assert facts_of(kept, put(0, "KH"), take(0, "KH"))["prisoners_won"] == 1
    won = {"event": "pay", "seat": 0, "cents": 500, "why": "war_win"}
    lost = {"event": "pay", "seat": 0, "cents": -200, "why": "lose"}
    facts = facts_of(won, lost, {**won, "seat": 1})
    assert (facts["cents"], facts["paid_war_win"]) == (300, 1) and "paid_lose" not in facts
    rounds = [{"event": "round", "number": n, "winner": n % 2} for n in (1, 2, 3)]
    assert facts_of(*rounds)["rounds_won"] == 1


OWN = {"event": "choose", "seat": 0, "choice": "play"}
OTHER = {"event": "choose", "seat": 1, "choice": "play"}
TOP = take(0, "2S", "5S")
"""The two of spades lies on top of the pile."""


def test_every_protected_pile_counts_in_all_rounds_and_wars_of_the_trick() -> None:
    guarded = {"event": "steal", "blocked": True, "seat": 1, "victims": [0], "card": "2C"}
    others = {**guarded, "victims": [1], "seat": 0}
    matching, other = put(0, "2H"), put(0, "3H")
    for count, events in (
        (2, (OWN, guarded, OTHER, guarded, matching)),
        (1, (OWN, guarded, guarded, OTHER, guarded, matching)),
        (0, (OWN, guarded, {**guarded, "seat": 2}, OTHER, matching)),
        # Whose theft has failed plays the card without having decided so.
        (0, (OWN, others, guarded, OTHER, guarded, matching)),
        # The card of the first battle protects the pile in the wars, with and without a new card.
        (1, (OWN, matching, WAR, OWN, guarded, other, take(1))),
        (1, (OWN, matching, WAR, OWN, guarded, take(1))),
        (2, (OWN, guarded, matching, WAR, OWN, guarded, take(1))),
        (1, (OWN, other, WAR, OWN, guarded, matching)),
        (0, (OWN, other, WAR, OWN, guarded, take(1), matching)),
        (0, (OWN, matching, take(1), OTHER, OWN, guarded, other)),
    ):
        assert facts_of(TOP, *events).get("piles_protected", 0) == count, events


def test_a_pile_is_protected_by_the_card_that_lay_on_top_when_the_owner_decided() -> None:
    """A stolen pile with another card on top is protected too; an earlier card protects nothing."""
    pile = ["9H", "2C", "3C", "4C"]
    stolen = {"event": "steal", "seat": 0, "victims": [1], "card": "9H", "pile": pile}
    guarded = {"event": "steal", "blocked": True, "seat": 1, "victims": [0], "card": "9C"}
    war = (WAR, OWN, stolen, OWN, put(0, "QH"), WAR, OWN, guarded, put(0, "KH"), take(1))
    for count, card in ((1, "2H"), (0, "9S")):
        facts = facts_of(TOP, OWN, put(0, card), *war)
        assert facts.get("piles_protected", 0) == count, card
        assert facts["piles_stolen"] == 1


def test_the_piles_that_count_as_protected_are_those_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Compare with the seats that the rules protect, in matches with many thefts."""
    protected: list[Event] = []

    def carry_out(state: Any, asked: Any, protecting: Any, protecting_now: set[int]) -> Any:
        begun = len(state.events)
        thieves = right(state, asked, protecting, protecting_now)
        failed = [one for one in state.events[begun:] if isinstance(one, StealBlocked)]
        robbing = [one for one in failed if 0 in one.victims]
        if len(robbing) == 1 and (0 in protecting or 0 in protecting_now):
            protected.extend(robbing)
        return thieves

    right = steal_rules.carry_out_decisions
    monkeypatch.setattr(steal_rules, "carry_out_decisions", carry_out)
    transcripts = []
    for seed in range(24):
        table = Table(Header("steal", ("Ana", "Bo", "Cy", "Di")[: 2 + seed % 3], {}, seed))
        events, random = list(table.start()), Random(seed)
        while not table.match.end_event:
            seat = random.choice(list(table.match.questions))
            choices = list(table.match.questions[seat].choices)
            # What lies on top is best matched by cards that are turned next.
            turned = {get_card_code(stack[0])[0] for stack in table.match.state.stacks if stack}
            matching = [
                one for one in choices if str(one)[:5] in {f"lay:{rank}" for rank in turned}
            ]
            events += table.answer(seat, random.choice(matching or choices[-3:]))
        transcripts.append(format_transcript(table.header, events).encode())
    expected = len(protected)
    counted = sum(judge(one).facts.get("piles_protected", 0) for one in transcripts)
    assert counted == expected > 2


def test_the_fewest_cards_are_those_after_a_trick() -> None:
    counter = FactCounter(0)
    for trick, owned in ((0, 1), (1, 1), (1, 4), (2, 2), (2, 6)):
        counter.count_step([], trick, owned)
    assert counter.end_match()["fewest_cards"] == 4


def test_a_match_from_the_middle_of_another_is_marked() -> None:
    header = Header("drunkard", ("Ana", "Bo"), {}, 4, None, {"played_on": 12})
    assert judge(format_transcript(header, Table(header).start()).encode()).facts["from_position"]


def test_a_deal_of_the_day_has_its_seed() -> None:
    seed = make_daily_seed("2026-11-22", "scientific")
    assert seed == 1222297599827705
    for day, fact in (("2026-11-22", "2026-11-22"), ("2026-11-21", None)):
        header = Header("scientific", ("Ana", "Bo"), {}, seed, None, {"daily": day})
        transcript = format_transcript(header, Table(header).start())
        assert judge(transcript.encode()).facts.get("daily") == fact


KEPT = sorted(Path("tests/golden").glob("*.jsonl"))
"""Whole matches, also of version 1.0.0."""


def test_every_kept_match_is_proved() -> None:
    for file in KEPT:
        judged = judge(file.read_bytes())
        assert REFUSED_LINE_FACT not in judged.facts and judged.facts, file
        assert bool(judged.summary.result) == (b'"event": "end"' in file.read_bytes()), file


def test_a_forged_match_is_convicted_by_its_line() -> None:
    lines = KEPT[0].read_text().splitlines(keepends=True)
    end = json.loads(lines[-1])
    others = [seat for seat in range(2) if seat not in end["seats"]]
    forged = "".join([*lines[:-1], json.dumps({**end, "seats": others}) + "\n"])
    assert judge(forged.encode()).facts == {REFUSED_LINE_FACT: len(lines)}
    for data in (b"", b"{}", b"[]", b'{"game": "none"}', b"odd\n" + lines[1].encode()):
        assert judge(data).facts[REFUSED_LINE_FACT]
    cut = "".join([lines[0], *lines[-1:]])
    assert judge(cut.encode()).facts == {REFUSED_LINE_FACT: 2}
