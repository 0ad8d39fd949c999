"""A replay tells every changed transcript false, but for what is another true game."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from audiowar.rules.events import Event, get_fact_defaults
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import (
    DamagedTranscript,
    format_event,
    format_header,
    list_event_kinds,
    parse_transcript,
)
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from tests.rules.conformance import played, random_header

Line = dict[str, Any]
RANDOM = {
    "deal": ("cards", "left_out"),
    "take": ("cards",),
    "pick_up": ("cards",),
    "war_cards": ("cards",),
    "draw": ("card",),
}
"""The parts of lines that chance decides: others can be another game, and then a true one."""


def recorded(name: str, seed: int) -> list[Line]:
    """Return the lines of a random game, of which the first is the header."""
    limit = {"trick_limit": 25} if any(o.name == "trick_limit" for o in GAMES[name].options) else {}
    header = random_header(GAMES[name], seed, **limit)
    events = [event for _, step in played(header) for event in step]
    return [json.loads(format_header(header)), *map(strip_facts, events)]


def strip_facts(event: Event) -> Line:
    """Return an event as older versions wrote it, without its facts."""
    line, facts = json.loads(format_event(event)), get_fact_defaults(type(event))
    return {name: value for name, value in line.items() if name not in facts}


def text_of(lines: list[Line]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def verdict(lines: list[Line]) -> tuple[str, TranscriptReplayer | None, list[Any]]:
    """Return "true", "unfinished" or what is wrong, with the replay and its events."""
    try:
        replay = TranscriptReplayer(*parse_transcript(text_of(lines)))
        events = [event for step in replay for event in step]
    except ReplayDiffers as differs:
        return f"differs in {differs.line_number}", None, []
    except DamagedTranscript as damaged:
        return f"damaged in {damaged.line_number}", None, []
    return ("true" if replay.shows_match_end else "unfinished"), replay, events


def mutants(lines: list[Line], dice: random.Random, count: int) -> Iterator[tuple[str, list[Line]]]:
    """Yield changed transcripts with the name of the change."""
    ways = (renamed, dropped, doubled, swapped, reseated, changed_field, without_field)
    for _ in range(count):
        way = dice.choice(ways)
        place = dice.randrange(1, len(lines))
        copy = json.loads(json.dumps(lines))
        way(copy, place, dice)
        if copy != lines:
            yield f"{way.__name__} {place}", copy


def renamed(lines: list[Line], place: int, dice: random.Random) -> None:
    lines[place]["event"] = dice.choice([*sorted(list_event_kinds()), "applause"])


def dropped(lines: list[Line], place: int, dice: random.Random) -> None:
    del lines[place]


def doubled(lines: list[Line], place: int, dice: random.Random) -> None:
    lines.insert(place, lines[place])


def swapped(lines: list[Line], place: int, dice: random.Random) -> None:
    other = min(place + dice.choice((1, 1, 2, 5)), len(lines) - 1)
    lines[place], lines[other] = lines[other], lines[place]


def reseated(lines: list[Line], place: int, dice: random.Random) -> None:
    if "seat" in lines[place]:
        lines[place]["seat"] = dice.choice((0, 1, 2, 7, -1, True, None, "0", 1.0))


def changed_field(lines: list[Line], place: int, dice: random.Random) -> None:
    name = dice.choice(list(lines[place]))
    value = lines[place][name]
    if isinstance(value, list) and value and dice.random() < 0.7:
        index = dice.randrange(len(value))
        if dice.random() < 0.5:
            other = dice.randrange(len(value))
            value[index], value[other] = value[other], value[index]
        else:
            value[index] = dice.choice(("2H", "KD", "JOKER", "ZZ", None, [], 3))
    elif isinstance(value, bool):
        lines[place][name] = not value
    elif isinstance(value, int):
        lines[place][name] = value + dice.choice((-1, 1, 100))
    else:
        lines[place][name] = dice.choice(("2H", "QC", "swap", "play", "tie", "win", None, [], {}))


def without_field(lines: list[Line], place: int, dice: random.Random) -> None:
    del lines[place][dice.choice(list(lines[place]))]


def only_cut(lines: list[Line], mutant: list[Line]) -> bool:
    """Tell whether what is known of the mutant is the beginning of the game."""
    known = [line for line in mutant[1:] if line.get("event") in list_event_kinds()]
    return known == lines[1 : len(known) + 1]


def only_other_order_of_choices(lines: list[Line], mutant: list[Line]) -> bool:
    """Tell whether hidden choices of one round came in another order, which the rules allow."""
    differing = [n for n, (a, b) in enumerate(zip(lines, mutant, strict=False)) if a != b]
    if len(lines) != len(mutant) or not differing:
        return False
    span = lines[differing[0] : differing[-1] + 1]
    return {line["event"] for line in span} == {"choose"} and sorted(map(json.dumps, span)) == (
        sorted(json.dumps(line) for line in mutant[differing[0] : differing[-1] + 1])
    )


def only_other_luck(lines: list[Line], mutant: list[Line]) -> bool:
    """Tell whether just one random outcome is another one of the same cards, or a draw's card."""
    differing = [(a, b) for a, b in zip(lines, mutant, strict=False) if a != b]
    if len(lines) != len(mutant) or len(differing) != 1:
        return False
    (before, after), parts = differing[0], RANDOM.get(differing[0][0]["event"], ())
    if any(before[name] != after.get(name) for name in before if name not in parts):
        return False
    return before["event"] == "draw" or cards(before, parts) == cards(after, parts)


def cards(line: Line, parts: tuple[str, ...]) -> Counter[str]:
    flat: list[str] = []
    for name in parts:
        for one in line.get(name, []):
            flat += map(str, one) if isinstance(one, list) else [str(one)]
    return Counter(flat)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_changed_game_is_told_false(name: str) -> None:
    lines = recorded(name, 0)
    assert verdict(lines)[0] == "true"
    dice = random.Random(name)
    told_false = 0
    for change, mutant in mutants(lines, dice, 40):
        said, replay, events = verdict(mutant)
        if said not in ("true", "unfinished"):
            told_false += 1
            continue
        assert (
            only_cut(lines, mutant)
            or only_other_order_of_choices(lines, mutant)
            or only_other_luck(lines, mutant)
        ), f"{change} is told {said}"
        # Even then each line is what the rules say.
        assert replay is not None
        again = list(map(strip_facts, events))
        known = [line for line in mutant[1:] if line["event"] in list_event_kinds()]
        assert [
            {key: line.get(key) for key in made} for line, made in zip(known, again, strict=False)
        ] == again[: len(known)]
        assert replay.compared_count == len(known)
    assert told_false > 15


def test_a_false_fact_is_told_false() -> None:
    header = random_header(GAMES["classic"], 1, trick_limit=5)
    events = [event for _, step in played(header) for event in step]
    lines = [json.loads(line) for line in (format_header(header), *map(format_event, events))]
    assert verdict(lines)[0] == "true"
    assert all("owned" in line for line in lines if line.get("event") == "take")
    lines[-1]["scores"][0] += 1
    assert verdict(lines)[0] == f"differs in {len(lines)}"


@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_may_follow_where_an_outcome_is_missing(name: str) -> None:
    """The reported fault: the comparison ended there, and a false end went unread."""
    lines = recorded(name, 1)
    assert any(line["event"] in RANDOM for line in lines[1:40])
    for place, line in enumerate(lines[1:40], 1):
        if line["event"] not in RANDOM:
            continue
        for wrong in ({**line, "event": "applause"}, {**line, "seat": 99, "to": 99}):
            mutant = [*lines[:place], wrong, *lines[place + 1 :]]
            if line["event"] == "deal" and wrong["event"] == "deal":
                continue
            mutant = [*mutant[:-1], {"event": "end", "result": "win", "seats": [7]}]
            assert verdict(mutant)[0].startswith("differs"), (place, wrong)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_may_be_cut_behind_any_line(name: str) -> None:
    lines = recorded(name, 0)
    assert len(lines) > 5
    for cut in range(1, min(len(lines), 100), 3):
        said, replay, _ = verdict(lines[:cut])
        assert said == "unfinished", cut
        assert replay is not None and replay.compared_count == cut - 1


def test_the_line_that_is_named_is_the_first_that_differs() -> None:
    named = 0
    for name in GAMES:
        lines = recorded(name, 2)
        for place in range(1, min(len(lines) - 1, 40), 2):
            if lines[place]["event"] in RANDOM or lines[place]["event"] == "choose":
                continue
            mutant = [*lines[:place], *lines[place + 1 :]]
            if mutant[place] != lines[place]:
                assert verdict(mutant)[0] == f"differs in {place + 1}"
                named += 1
    assert named > 3 * len(GAMES)


@pytest.mark.parametrize("name", ["armed", "classic"])
def test_a_file_cut_between_a_put_and_the_renewal_it_draws_from_is_checked_too(name: str) -> None:
    met = 0
    for seed in range(6):
        lines = recorded(name, seed)
        for cut in range(2, len(lines)):
            last, after = lines[cut - 1], lines[cut]
            part = {"put": "down", "war_cards": "cards"}.get(last["event"])
            if after["event"] != "pick_up" or part is None or last["seat"] != after["seat"]:
                continue
            met += 1
            said, replay, events = verdict(lines[:cut])
            assert said == "unfinished" and replay is not None
            # Nothing is told of the order that the file does not hold.
            assert json.loads(format_event(events[-1])) == last
            for wrong in (last[part] + ["2H"], last[part][1:] if last[part] else ["3D"]):
                assert verdict([*lines[: cut - 1], {**last, part: wrong}])[0].startswith("differs")
    assert met > 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("seat", value) for value in ("0", 0.0, True, None, [0])),
        *(("choice", value) for value in (0, None, ["2H"], True)),
    ],
)
def test_who_chose_what_is_written_as_a_number_and_a_text(name: str, value: Any) -> None:
    lines = recorded("scientific", 3)
    place = next(n for n, line in enumerate(lines) if line.get("event") == "choose")
    lines[place][name] = value
    with pytest.raises(DamagedTranscript, match="no_choice"):
        list(TranscriptReplayer(*parse_transcript(text_of(lines))))
