"""Facts about a match, compared with what the rules say of the same match."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.archive.game_facts import compute_facts, make_daily_seed
from audiowar.bots.bot_interface import RandomBot
from audiowar.games.steal import rules as steal_rules
from audiowar.games.steal.events import StealBlocked
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Event, Take, War
from audiowar.rules.projection import project_view
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header, format_event, format_header
from audiowar.table.table import Table

OWNING = [name for name, game in GAMES.items() if not game.uses_money]
OPTIONS: Mapping[str, Mapping[str, int | str]] = {
    "razboi": {"prisoners": "on", "trick_limit": 300},
    "tod_und_leben": {},
}


def played(game: str, seed: int) -> tuple[bytes, dict[str, int]]:
    """Play a match at random; return its transcript, and what its rules say of seat 0."""
    players = 3 if 3 in GAMES[game].players else 2
    options = OPTIONS.get(game, {"trick_limit": 300})
    table = Table(Header(game, ("Ana", "Bo", "Cy")[:players], options, seed))
    bots = [RandomBot(Random(seed + seat)) for seat in range(players)]
    lines, events = [format_header(table.header)], list(table.start())
    happened, fewest, trick = list(events), 999, 1
    match = table.match
    for _ in range(100_000):
        lines += map(format_event, events)
        ends = (Take, War) if game == "scientific" else Take
        rests = not match.questions or match.state.trick > trick
        rests &= any(isinstance(event, ends) for event in events)
        if match.end_event or rests:
            trick = match.state.trick
            fewest = min(fewest, project_view(match, 0).owned[0])
        if match.end_event:
            break
        if match.questions:
            seat = next(iter(match.questions))
            events = table.answer(seat, bots[seat].choose(table.view(seat)))
        else:
            events = table.advance()
        happened += events
    takes = [event for event in happened if isinstance(event, Take) and event.seat == 0]
    cards: list[Any] = [getattr(one.cards, "value", one.cards) for one in takes]
    biggest = max(map(len, cards), default=0)
    found = {"fewest_cards": fewest, "tricks_won": len(takes), "biggest_pot": biggest}
    wars = [0]
    for event in happened:
        if isinstance(event, War):
            wars[-1] += 1
        elif isinstance(event, Take):
            wars.append(0)
    return "".join(lines).encode(), {**found, "longest_war": max(wars)}


@pytest.mark.parametrize("game", OWNING)
@pytest.mark.parametrize("seed", range(4))
def test_facts_are_those_of_the_rules(game: str, seed: int) -> None:
    data, expected = played(game, seed)
    facts = compute_facts(data)
    assert {name: facts.get(name, 0) for name in expected} == expected


def facts_of(*events: Mapping[str, Any], game: str = "scientific", **more: Any) -> dict[str, Any]:
    """Return the facts of a match with these events, of three cards each."""
    header = {"format": "audiowar.transcript", "version": 1, "game": game, "seats": ["Ana", "Bo"]}
    deal = {"event": "deal", "cards": [["2H", "3H", "4H"], ["2S", "3S", "4S"]], "left_out": []}
    lines = [{**header, **more}, deal, *events]
    return compute_facts("\n".join(map(json.dumps, lines)).encode())


def put(seat: int, up: str) -> dict[str, Any]:
    return {"event": "put", "seat": seat, "down": [], "up": up}


def take(seat: int, *cards: str) -> dict[str, Any]:
    return {"event": "take", "seat": seat, "cards": list(cards)}


WAR = {"event": "war", "cause": "tie", "seats": [0, 1]}


def test_a_joker_wins_a_war() -> None:
    wins = {"event": "joker_wins", "seat": 0}
    facts = facts_of(put(0, "4H"), put(1, "4S"), WAR, put(0, "JOKER"), wins, take(0, *"ABCD"))
    assert facts["joker_wars"] == facts["jokers_won"] == facts["wars_won"] == 1
    assert facts["biggest_pot"] == 4 and facts["longest_war"] == 1
    assert facts_of(put(1, "JOKER"), {**wins, "seat": 1}, take(1, "A")).get("jokers_won", 0) == 0


def test_a_power_counts_for_the_next_trick_only() -> None:
    power = {"event": "power", "seat": 0, "power": "count"}
    assert facts_of(put(0, "3H"), take(0), power, put(0, "4H"), take(0, "4H"))["count_won"] == 1
    assert "count_won" not in facts_of(put(0, "3H"), take(0), power, take(1), take(0))
    assert "count_won" not in facts_of(power, WAR, take(0))
    assert "count_won" not in facts_of({**power, "seat": 1}, take(0))
    assert facts_of({**power, "power": "spy"}, take(0))["spy_won"] == 1


def test_own_answers_and_swaps_count() -> None:
    choices = ("swap", "4H", "swap")
    own = [{"event": "choose", "seat": 0, "choice": one} for one in choices]
    facts = facts_of(*own, {**own[0], "seat": 1})
    assert (facts["choices"], facts["swaps"]) == (3, 2)


def test_own_and_other_revolutions_count() -> None:
    turned = {"event": "revolution", "reversed": True}
    facts = facts_of(put(0, "JH"), turned, put(1, "2H"), take(1), put(0, "2H"), turned, take(0))
    assert (facts["revolutions"], facts["own_revolutions"], facts["twos_won"]) == (2, 1, 1)
    assert "revolutions" not in facts_of({"event": "revolution", "cancelled": True})
    others = facts_of(put(0, "JOKER"), put(1, "JH"), turned, take(0, "JOKER"))
    assert others["revolutions"] == 1 and "own_revolutions" not in others


def test_prisoners_piles_and_money_count() -> None:
    kept = {"event": "prisoner", "seat": 0, "card": "KH"}
    facts = facts_of(kept, put(0, "KH"), take(0, "KH"), game="razboi")
    assert (facts["prisoners"], facts["prisoners_won"]) == (1, 1)
    stolen = {"event": "steal", "seat": 0, "victims": [1], "card": "2H", "pile": ["2H", "2S"]}
    guarded = {"event": "steal", "blocked": True, "seat": 1, "victims": [0], "card": "2S"}
    facts = facts_of(stolen, OWN, guarded, put(0, "2D"), game="steal")
    assert (facts["piles_stolen"], facts["piles_protected"]) == (1, 1)
    # Another card protects nothing, and two thieves only hinder each other.
    for events in ((guarded, put(0, "3H")), (guarded, guarded, put(0, "2D")), (guarded,)):
        assert "piles_protected" not in facts_of(stolen, OWN, *events, game="steal")
    assert facts_of({**take(0, "KH"), "cards": {"hidden": 1e999}}) == {}
    won = {"event": "pay", "seat": 0, "cents": 500, "why": "war_win"}
    lost = {"event": "pay", "seat": 0, "cents": -200, "why": "lose"}
    even = {"event": "pay", "seat": 0, "cents": 0, "why": "tie_win"}
    facts = facts_of(won, lost, even, {**won, "seat": 1}, game="casino")
    assert (facts["cents"], facts["paid_war_win"]) == (300, 1)
    assert "paid_lose" not in facts and "paid_tie_win" not in facts
    rounds = [{"event": "round", "number": n, "winner": n % 2} for n in (1, 2, 3)]
    assert facts_of(*rounds, game="tod_und_leben")["rounds_won"] == 1


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
        (0, (others, matching, take(1))),
    ):
        assert facts_of(TOP, *events, game="steal").get("piles_protected", 0) == count, events


def test_a_pile_is_protected_by_the_card_that_lay_on_top_when_the_owner_decided() -> None:
    """A stolen pile with another card on top is protected too; an earlier card protects nothing."""
    stolen = {"event": "steal", "seat": 0, "victims": [1], "card": "9H", "pile": ["9H", *"ABC"]}
    guarded = {"event": "steal", "blocked": True, "seat": 1, "victims": [0], "card": "9C"}
    war = (WAR, OWN, stolen, OWN, put(0, "QH"), WAR, OWN, guarded, put(0, "KH"), take(1))
    for count, card in ((1, "2H"), (0, "9S")):
        facts = facts_of(TOP, OWN, put(0, card), *war, game="steal")
        assert facts.get("piles_protected", 0) == count, card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_that_count_as_protected_are_those_of_the_rules(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare with the seats that the rules protect, in matches with many thefts."""
    protected: list[Event] = []

    def carry_out(state: Any, asked: Any, protecting: set[int]) -> Any:
        begun = len(state.events)
        thieves = right(state, asked, protecting)
        failed = [one for one in state.events[begun:] if isinstance(one, StealBlocked)]
        robbing = [one for one in failed if 0 in one.victims]
        if len(robbing) == 1 and 0 in protecting:
            protected.extend(robbing)
        return thieves

    right = steal_rules.carry_out_decisions_and_get_thieves
    monkeypatch.setattr(steal_rules, "carry_out_decisions_and_get_thieves", carry_out)
    counted = 0
    for seed in range(60):
        table = Table(Header("steal", ("Ana", "Bo", "Cy", "Di")[:players], {}, seed))
        lines = [format_header(table.header), *map(format_event, table.start())]
        random = Random(seed)
        while not table.match.end_event:
            seat = random.choice(list(table.match.questions))
            choices = list(table.match.questions[seat].choices)
            # What lies on top is best matched by cards that are turned next.
            turned = {get_card_code(stack[0])[0] for stack in table.match.state.stacks if stack}
            matching = [
                one for one in choices if str(one)[:5] in {f"lay:{rank}" for rank in turned}
            ]
            choice = random.choice(matching or choices[-3:])
            lines += map(format_event, table.answer(seat, choice))
        counted += compute_facts("".join(lines).encode()).get("piles_protected", 0)
    assert counted == len(protected) > 2


def test_a_stolen_pile_is_no_longer_owned() -> None:
    robbed = {"event": "steal", "seat": 1, "victims": [0], "card": "4D", "pile": ["4H", "4S", "4D"]}
    won = (put(0, "4H"), put(1, "4S"), take(0, "4H", "4S"))
    assert facts_of(*won, take(1), game="steal")["fewest_cards"] == 4
    assert facts_of(*won, robbed, take(1), game="steal")["fewest_cards"] == 2


def test_cards_that_move_after_a_trick_still_belong_to_it() -> None:
    lost = {"event": "forfeit", "seat": 0, "card": {"hidden": 1}}
    facts = facts_of(put(0, "2H"), take(1, "2H"), lost, put(0, "4H"), game="razboi")
    assert facts["fewest_cards"] == 1
    assert "fewest_cards" not in facts_of(put(0, "2H"), lost, game="razboi")


def test_a_match_can_end_with_a_trick_that_nobody_takes() -> None:
    end = {"event": "end", "result": "draw", "seats": [0, 1]}
    assert facts_of(put(0, "2H"), end, game="classic")["fewest_cards"] == 2


def test_the_own_seat_of_a_shared_match_counts() -> None:
    assert facts_of(take(1, "A", "B"), own_seat=1)["biggest_pot"] == 2


def test_a_match_from_the_middle_of_another_is_marked() -> None:
    assert facts_of(played_on=12)["from_position"] == 1
    assert facts_of(position={})["from_position"] == 1
    assert "from_position" not in facts_of(take(0, "A"))


def test_a_deal_of_the_day_has_its_seed() -> None:
    seed = make_daily_seed("2026-11-22", "scientific")
    assert seed == 1222297599827705
    assert facts_of(daily="2026-11-22", seed=seed)["daily"] == "2026-11-22"
    assert facts_of(daily="2026-11-21", seed=seed) == {}


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b'{"game": "none"}', b'{"game": "razboi"}\n{}']
)
def test_a_damaged_file_has_no_facts(data: bytes) -> None:
    assert compute_facts(data) == {}


@pytest.mark.parametrize("file", sorted(Path("tests/golden").glob("*.jsonl")), ids=str)
def test_every_kept_match_has_facts(file: Path) -> None:
    assert compute_facts(file.read_bytes())
