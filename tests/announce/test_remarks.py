"""Remarks: chosen from what everybody saw and the seed alone, and never twice the same in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from string import ascii_letters
from typing import Any

import pytest

from audiowar.announce.choose_bot_remarks import (
    MIN_TRICKS_BETWEEN_REMARKS,
    SHARED_BOT_MANNERS,
    VARIANTS_PER_REMARK,
    RemarkChooser,
    find_manner,
    get_json_object_or_empty,
    get_occasion_weights,
    iter_remark_ids,
    list_remark_topics,
)
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.remark_occasions import SHARED_OCCASION_WEIGHTS
from audiowar.announce.render_lines import render_line
from audiowar.bots.registry import get_bot_makers, make_bot
from audiowar.games.casino.events import DrawCard
from audiowar.l10n.catalogue import Catalogue
from audiowar.resources import find_data_folder
from audiowar.rules.cards import JOKER
from audiowar.rules.events import Deal, End, Event, Hidden, Put, Take, War
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from tests import message_ids
from tests.rules.conformance import played, random_header
from tools.translations.parsed_messages import parse_messages

NAMES = ("Mira", "Ana", "Ben", "Cid", "Dan", "Eva", "Fil", "Gor")
CHARACTERS = dict(enumerate(("", "gambler", "professor", "beginner", "strong") * 2))
LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
Steps = list[list[Event]]


def steps_of(game: str, seed: int, seat: int | None = 0) -> Steps:
    """Play a random game; return its steps as the seat sees them."""
    header = random_header(GAMES[game], seed)
    return [[project_event(event, seat) for event in events] for _, events in played(header)]


def made(
    game: str,
    steps: Steps,
    setting: str = "often",
    seed: int = 7,
    known: Mapping[str, Any] | None = None,
) -> list[Line | None]:
    """Return what is remarked on each step."""
    return remark(game, steps, setting, seed, known)[0]


def remark(
    game: str, steps: Steps, setting: str, seed: int, known: Mapping[str, Any] | None
) -> tuple[list[Line | None], dict[str, Any]]:
    """Return what is remarked on each step, and what opponents know afterwards."""
    remarks = RemarkChooser(game, NAMES[: players(steps)], CHARACTERS, 0, seed, known)
    lines = [remarks.choose_remark(events, setting) for events in steps]
    now = remarks.dump_remark_memory()
    counts = {
        topic: n
        for topic, n in get_json_object_or_empty((known or {}).get("said")).items()
        if type(n) is int
    }
    return lines, {**now, "said": Counter(counts) + Counter(now["said"])}


def at_the_house() -> Steps:
    """Let a player bet who doubles what is lost, as chance hardly ever does; return the steps."""
    steps: Steps = []
    table = Table(Header("casino", NAMES[:2], {"rounds": 100}, 1))
    table.record_step = lambda events: steps.append([project_event(event, 0) for event in events])
    play_match(table, [make_bot(name, "casino", 1) for name in ("sensible", "stubborn")])
    return steps


def players(steps: Steps) -> int:
    """Return how many sit at the table: all of them are asked or have cards put."""
    seats = {event.seat for events in steps for event in events if hasattr(event, "seat")}
    return 1 + max(seats)


def said(lines: Sequence[Line | None]) -> list[str]:
    """Return the ids of the remarks that were made."""
    return [line.args["remark"].message for line in lines if line is not None]


def everything() -> list[str]:
    """Return the id of every remark once."""
    return list(dict.fromkeys(iter_remark_ids()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_remark_tells_nothing_that_only_one_seat_knows(game: str, seed: int) -> None:
    """Who sees nothing but open cards finds the very same remarks."""
    onlooker = made(game, steps_of(game, seed, None))
    for seat in range(2):
        assert made(game, steps_of(game, seed, seat)) == onlooker


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_names_a_player_and_at_most_the_cards_just_taken(game: str) -> None:
    steps = [events for seed in range(6) for events in steps_of(game, seed)]
    found = [line for seed in range(6) for line in made(game, steps_of(game, seed))]
    assert any(found)
    for events, line in zip(steps, found, strict=True):
        if line is None:
            continue
        taken = [event for event in events if isinstance(event, Take)]
        assert line.args["player"] in NAMES[1:]
        counted = line.args["remark"].args
        assert counted in ({}, {"count": counted.get("count")})
        assert not counted or len(taken) == 1


def test_another_seed_hears_other_remarks() -> None:
    steps = steps_of("scientific", 3)
    assert len({tuple(said(made("scientific", steps, seed=seed))) for seed in range(8)}) == 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("setting", ["off", "", "always"])
def test_off_means_none(game: str, setting: str) -> None:
    assert not said(made(game, steps_of(game, 1), setting))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "drunkard"])
def test_seldom_is_less_than_often_and_never_about_small_things(game: str) -> None:
    seldom, often = 0, 0
    for seed in range(12):
        steps = steps_of(game, seed)
        told = said(made(game, steps, "seldom"))
        assert not [one for one in told if "-spy-" in one or occasion_of(one) == "war"]
        seldom += len(told)
        often += len(said(made(game, steps, "often")))
    assert often > seldom


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("setting", ["seldom", "often"])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_said_twice_in_a_row(game: str, setting: str, seed: int) -> None:
    told = said(made(game, steps_of(game, seed), setting))
    assert all(one != other for one, other in pairwise(told))


@pytest.mark.parametrize("setting", ["seldom", "often"])
def test_tricks_without_a_remark_lie_between_two(setting: str) -> None:
    remarked = 0
    for seed in range(8):
        steps = steps_of("scientific", seed)
        since = MIN_TRICKS_BETWEEN_REMARKS[setting]
        for events, line in zip(steps, made("scientific", steps, setting), strict=True):
            since += any(isinstance(event, (Put, DrawCard)) for event in events)
            if line is not None:
                assert since >= MIN_TRICKS_BETWEEN_REMARKS[setting] or any(
                    isinstance(e, End) for e in events
                )
                since = 0
                remarked += 1
    assert remarked > 8


def test_every_variant_is_used_before_one_comes_again() -> None:
    full = 0
    for seed in range(30):
        told = [one.rpartition("-") for one in said(made("armed", steps_of("armed", seed)))]
        for subject in {what for what, _, _ in told}:
            variants = [variant for what, _, variant in told if what == subject]
            assert len(set(variants[:VARIANTS_PER_REMARK])) == len(variants[:VARIANTS_PER_REMARK])
            full += len(variants) >= VARIANTS_PER_REMARK // 2
    assert full


def occasion_of(message: str) -> str:
    return message.split("-", 2)[2].rpartition("-")[0]


def test_every_occasion_is_met_in_some_game() -> None:
    met = set()
    for game in GAMES:
        known = None
        for seed in range(40):
            lines, known = remark(game, steps_of(game, seed), "often", seed, known)
            met |= set(map(occasion_of, said(lines)))
    met |= set(map(occasion_of, said(made("casino", at_the_house()))))
    assert met == {occasion for game in GAMES for occasion in get_occasion_weights(game)}


def check_claim(game: str, occasion: str, speaker: str, matches: Sequence[Steps]) -> None:
    """Assert that what a remark says of two matches is true of the events of both."""
    if occasion in ("won-again", "beaten-again"):
        winners = [
            [e.seats for events in steps for e in events if isinstance(e, End)] for steps in matches
        ]
        seat = NAMES.index(speaker) if occasion == "won-again" else 0
        assert winners == [[(seat,)], [(seat,)]]
        return
    for steps in matches:
        happened = [event for events in steps for event in events]
        assert isinstance(happened[0], Deal)
        ends = (Take, End, War) if game == "scientific" else (Take, End)
        over = next(n for n, event in enumerate(happened) if isinstance(event, ends))
        trick = happened[: over + 1]
        if occasion == "war-again":
            assert any(isinstance(event, War) for event in trick)
        else:
            assert any(isinstance(event, Put) and event.up == JOKER for event in trick)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_the_last_match_is_true_of_both(game: str) -> None:
    known, last, heard = None, None, 0
    for seed in range(60):
        steps = steps_of(game, seed)
        lines, known = remark(game, steps, "often", seed, known)
        for line in lines:
            occasion = occasion_of(said([line])[0]) if line else ""
            if line is not None and occasion.endswith("-again"):
                assert last is not None
                assert NAMES.index(line.args["player"]) < players(last)
                check_claim(game, occasion, line.args["player"], (last, steps))
                heard += 1
        last = steps
    assert heard or game in ("casino", "tod_und_leben", "drunkard")


def rivals(known: object) -> set[str]:
    """Return the occasions that remember the last match, after one in which Ana won."""
    card = JOKER
    steps: Steps = [
        [Deal(((Hidden(2)), (Hidden(2)), Hidden(2)))],
        [Put(0, (), 4), Put(1, (), card), Put(2, (), 8), War("joker", (0, 1, 2))],
        [Put(0, (), 5), Put(1, (), 9), Put(2, (), 2), Take(1, (4, card, 8, 5, 9, 2))],
        [End("win", (1,))],
    ]
    found = set()
    for seed in range(40):
        memory: Any = {"last": known}
        found |= {
            occasion_of(one) for one in said(made("scientific", steps, seed=seed, known=memory))
        }
    return {one for one in found if one.endswith("-again")}


LAST = {
    "game": "scientific",
    "players": ["", "Ana", "Ben"],
    "opening": ["joker", "war"],
    "winner": "Ana",
}
BOTH = {"joker-again", "war-again"}


@pytest.mark.parametrize(
    ("changed", "remembered"),
    [
        ({}, BOTH | {"won-again"}),
        ({"winner": "Ben"}, BOTH),
        ({"winner": None}, BOTH),
        ({"winner": ""}, BOTH),
        ({"opening": ["war"]}, {"war-again", "won-again"}),
        ({"opening": []}, {"won-again"}),
        ({"game": "armed"}, set()),
        ({"players": ["", "Eva", "Fil"]}, set()),
        ({"players": ["", "Ben"]}, BOTH),
        ({"players": 5, "opening": {"joker": 1}, "winner": []}, set()),
        ({"opening": 3}, {"won-again"}),
        # A memory that is broken is none.
        (None, set()),
        ([], set()),
        (7, set()),
        ("x", set()),
        (dict.fromkeys(LAST), set()),
    ],
)
def test_only_who_was_there_remembers_the_last_match_of_this_game(
    changed: object, remembered: set[str]
) -> None:
    known = {**LAST, **changed} if isinstance(changed, dict) else changed
    assert rivals(known) == remembered


@pytest.mark.parametrize("result", ["drunkard", "limit"])
def test_who_lost_twice_or_had_most_cards_twice_has_not_won(result: str) -> None:
    steps: Steps = [[Put(0, (), 4), Put(1, (), 8)], [End(result, (1,))]]
    last = {**LAST, "game": "drunkard", "players": ["", "Ana"]}
    for seed in range(20):
        lines, known = remark("drunkard", steps, "often", seed, {"last": last})
        assert not [one for one in said(lines) if "-again-" in one]
        assert known["last"]["winner"] is None


def test_a_match_that_is_taken_up_again_has_no_first_trick() -> None:
    """Who did not see the deal cannot say what the first trick was like."""
    steps: Steps = [[Put(0, (), 4), Put(1, (), JOKER), War("joker", (0, 1))]]
    lines, known = remark(
        "scientific", steps, "often", 1, {"last": {**LAST, "players": ["", "Ana"]}}
    )
    assert not [one for one in said(lines) if "-again-" in one]
    assert known["last"]["opening"] == []


def test_variants_go_on_where_the_last_matches_stopped() -> None:
    known: Mapping[str, Any] | None = None
    used: dict[str, list[str]] = {}
    order: list[str] = []
    for seed in range(40):
        lines, known = remark("armed", steps_of("armed", seed), "seldom", seed, known)
        order += said(lines)
        for one in said(lines):
            used.setdefault(one.rpartition("-")[0], []).append(one)
    assert all(one != other for one, other in pairwise(order))
    assert max(map(len, used.values())) > 2 * VARIANTS_PER_REMARK
    for variants in used.values():
        for first in range(len(variants)):
            window = variants[first : first + VARIANTS_PER_REMARK]
            assert len(set(window)) == len(window)


@pytest.mark.parametrize("count", [-1, True, "2", 1.5, None, [3]])
def test_a_count_that_is_none_is_ignored(count: object) -> None:
    steps = steps_of("armed", 2)
    known = {"said": dict.fromkeys(sorted(list_remark_topics("armed", CHARACTERS.values())), count)}
    assert made("armed", steps, known=known) == made("armed", steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_can_be_said_in_every_language(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    told = [render_line(Line(one, {"count": 21}), catalogue) for one in everything()]
    assert all(len(line) > 2 and line[-1] in ".!?" for line in told)
    assert len(set(told)) == len(told), sorted(line for line in told if told.count(line) > 1)


def test_in_cyrillic_no_letter_stays_latin() -> None:
    catalogue = Catalogue("sr-Cyrl", strict=True)
    told = " ".join(catalogue.format_message(one, count=5) for one in everything())
    assert not set(told) & set(ascii_letters)


def test_there_is_no_remark_that_nobody_makes() -> None:
    known = {one for one in message_ids.list_message_ids("en") if one.startswith("remark-")}
    assert known == set(everything())


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_only_what_one_game_remarks_stands_in_its_file(language: str) -> None:
    for name, message in parse_messages(find_data_folder("locales") / language, []).items():
        if name.startswith("remark-"):
            shared = name.split("-", 2)[2].rpartition("-")[0] in SHARED_OCCASION_WEIGHTS
            assert shared == (Path(message.file).name == "remarks.ftl"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_words(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    words = {catalogue.format_message(f"remarks-{value}") for value in SETTINGS["remarks"].values}
    assert len(words) == 3


def test_every_character_with_a_manner_is_a_bot() -> None:
    assert SHARED_BOT_MANNERS.keys() <= {name for game in GAMES for name in get_bot_makers(game)}
    for game in GAMES:
        assert get_wording(game).bot_manners.keys() <= set(get_bot_makers(game))


def test_a_character_speaks_in_its_own_manner_where_there_is_one() -> None:
    assert find_manner("scientific", "gambler", "revolution") == "gambler"
    assert find_manner("scientific", "professor", "won") == "scholar"
    assert find_manner("scientific", "sensible", "won") == "plain"
    assert find_manner("steal", "dreamer", "won") == "beginner"
    assert find_manner("steal", "dreamer", "stole") == "plain"
