"""The teller: which lines and cues tell an event, to whom."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Cue, Line
from audiowar.announce.narrate_shared_events import SHARED_NARRATORS
from audiowar.announce.narrator import Narrator
from audiowar.games.casino.events import DrawCard, Pay
from audiowar.l10n.catalogue import Detail
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.rules import events as ev
from audiowar.rules.cards import parse_card
from audiowar.rules.projection import project_event
from audiowar.rules.registry import ALL_EVENT_CLASSES, GAMES
from tests.rules.conformance import played, random_header
from tests.truth.own import load_own

NAMES = ("Mira", "Ana", "Marko")


def teller(viewer: int | None = 0, game: str = "scientific", **options: int | str) -> Narrator:
    return Narrator(game, NAMES, options, viewer)


def put(seat: int, code: str) -> ev.Put:
    return ev.Put(seat, (), parse_card(code))


def told(lines: list[Line], detail: Detail = "normal") -> list[Line]:
    """Return the lines that are told at a level of detail."""
    return [line for line in lines if detail in line.levels]


def sounds(lines: list[Line]) -> list[Cue]:
    return [line.cue for line in lines if line.cue is not None]


def test_every_event_is_told() -> None:
    own = {kind for name in GAMES for kind in get_wording(name).narrators}
    assert set(SHARED_NARRATORS) | own == set(ALL_EVENT_CLASSES)


OUTCOMES = {"steal": ("steal",), "casino": ("pay",), "tod_und_leben": ("round",)}
"""The own events of a game that say what became of a trick."""


@pytest.mark.parametrize("game", list(GAMES))
def test_what_became_of_a_trick_is_told_of_without_what_each_has_now(game: str) -> None:
    """It is all that is said of a result while a newer one waits."""
    own = (OUTCOMES | load_own("OUTCOMES")).get(game, ())
    became = tuple(f"event-{word}" for word in ("take", "end", "out", *own))
    marked = set()
    for seed in range(3):
        header = random_header(GAMES[game], seed)
        one = Narrator(game, header.seats, header.options, 0)
        for _, events in played(header):
            for line in one.narrate_step([project_event(event, 0) for event in events]):
                out = line.message == "event-put-short" and line.args["out"]
                assert line.is_outcome is (out or line.message.startswith(became)), line.message
                lost = out or line.message.startswith("event-out")
                mine = lost and line.args.get("who") == "you"
                ends = line.message.startswith("event-end")
                assert line.is_essential is (mine or ends), line.message
                if line.is_outcome:
                    marked.add(line.message.split("-")[1])
    assert marked >= {"end", *(own or ("take",))}


@pytest.mark.parametrize("viewer", [0, 1])
def test_who_is_out_by_too_few_cards_for_a_war_is_part_of_the_outcome(viewer: int) -> None:
    """And essential for that player, who is told it in no other line."""
    one = Narrator("classic", NAMES, {"face_down": 3}, viewer)
    war = ev.War("tie", (0, 1))
    few = ev.Put(1, (parse_card("2S"),), None)
    lines = one.narrate_step([put(0, "QH"), put(1, "QD"), war, few, ev.Out(1)])
    (line,) = (line for line in told(lines) if line.message == "event-put-short")
    assert line.args["out"] and line.is_outcome
    assert line.is_essential is (viewer == 1)
    assert not [line for line in told(lines, "brief") if line.message == "event-out"]


def test_who_has_too_few_cards_and_stays_is_no_outcome() -> None:
    one = Narrator("classic", NAMES, {"face_down": 3}, 1)
    few = ev.Put(1, (parse_card("2S"),), None)
    lines = one.narrate_step([put(0, "QH"), put(1, "QD"), ev.War("tie", (0, 1)), few])
    (line,) = (line for line in told(lines) if line.message == "event-put-short")
    assert not line.is_outcome and not line.is_essential


def test_the_own_card_is_told_once_when_it_closes_the_trick() -> None:
    lines = told(
        teller().narrate_step([ev.Choose(0, parse_card("QH")), put(0, "QH"), put(1, "2S")])
    )
    assert [line.message for line in lines] == ["event-choose", "event-put"]


def test_the_own_card_is_told_once_when_others_think_longer() -> None:
    one = teller()
    one.narrate_step([ev.Choose(0, parse_card("QH"))])
    lines = told(one.narrate_step([put(0, "QH"), put(1, "2S")]))
    assert [line.args["who"] for line in lines] == ["other"]


def test_a_war_names_the_listener_as_you() -> None:
    war = told(teller().narrate_step([ev.War("tie", (0, 2), (0, 2))]))[0]
    assert war.args["players"] == [LISTENER_MARK, "Marko"]
    assert not war.args["all"]


def test_a_war_of_all_says_that_also_those_fight_who_did_not_tie() -> None:
    trick = [put(0, "QH"), put(1, "9S"), put(2, "QS"), ev.War("tie", (0, 1, 2), (0, 2))]
    war = next(
        line for line in teller(game="classic").narrate_step(trick) if line.message == "event-war"
    )
    assert (war.args["players"], war.args["all"]) == ([LISTENER_MARK, "Marko"], True)


def test_a_second_war_in_a_row_is_another_one_with_a_worse_sound() -> None:
    one = teller()
    cues = []
    for number in range(1, 5):
        lines = one.narrate_step([ev.War("tie", (0, 1), (0, 1), number=number)])
        again = next(line.args["again"] for line in lines if line.message == "event-war")
        cues.append((again, sounds(lines)[-1].name))
    assert cues == [
        (False, "war"), (True, "war-again"), (True, "war-third"), (True, "war-third"),
    ]  # fmt: skip


@pytest.mark.parametrize(("viewer", "cue"), [(1, "trick-won-me"), (0, "trick-won-other")])
def test_a_take_sounds_by_who_takes(viewer: int, cue: str) -> None:
    (sound,) = sounds(teller(viewer).narrate_step([ev.Take(1, (1, 2))]))
    assert (sound.name, sound.seat) == (cue, 1)


ENDS: Mapping[tuple[str, int | None], str] = {
    ("win", 0): "game-won",
    ("win", 1): "game-lost",
    ("limit", 0): "game-won",
    ("draw", 0): "game-drawn",
    ("drunkard", 0): "game-lost",
    ("drunkard", 1): "game-won",
}


@pytest.mark.parametrize(("result", "seat"), list(ENDS))
def test_the_end_sounds_as_it_is_for_the_listener(result: str, seat: int) -> None:
    game = "drunkard" if result == "drunkard" else "scientific"
    (sound,) = sounds(teller(game=game).narrate_step([ev.End(result, (seat,))]))
    assert sound.name == ENDS[result, seat]


def test_most_cards_at_the_limit_is_no_win_for_a_drunkard() -> None:
    one = teller(game="drunkard", drunkard="all_cards")
    line, counts = told(one.narrate_step([ev.End("limit", (0,), (20, 16, 0))]))
    assert (line.message, counts.message) == ("event-end-most", "event-end-counts")
    line, _ = told(one.narrate_step([ev.End("draw", (0, 1), (18, 18, 0))]))
    assert line.message == "event-end-most-many"


def test_at_a_limit_everybody_hears_who_has_how_many_cards() -> None:
    end = ev.End("limit", (1,), (0, 20, 16))
    for viewer, brief, normal in ((0, [0], [20, 16, 0]), (1, [], [20, 16]), (2, [16], [20, 16])):
        lines = teller(viewer).narrate_step([end])
        for detail, counts in (("brief", brief), ("normal", normal)):
            parts = [x for x in told(lines, detail) if x.message == "event-end-counts"]  # type: ignore[arg-type]
            assert [part.args["count"] for x in parts for part in x.args["counts"]] == counts
    lost = told(teller().narrate_step([ev.End("win", (1,), (0, 36, 0))]))
    duel = told(teller().narrate_step([ev.End("limit", (1,), (16, 20))]))
    assert [line.message for line in lost + duel] == ["event-end-win", "event-end-limit"]


def test_if_nobody_has_cards_left_the_game_of_drunkard_is_a_draw() -> None:
    one = teller(game="drunkard")
    *_, line = told(one.narrate_step([ev.Out(0), ev.Out(1), ev.End("draw", (0, 1))]))
    assert line.message == "event-end-draw"


def test_several_drunkards_are_told_together() -> None:
    (line,) = told(teller(game="drunkard").narrate_step([ev.End("drunkard", (0, 1))]))
    assert line.message == "event-end-drunkard-many"


def test_a_hidden_choice_never_names_a_card() -> None:
    (line,) = told(teller().narrate_step([ev.Choose(1, ev.Hidden(1))]), "full")
    assert line.message == "event-choose-hidden"
    assert "card" not in line.args


@pytest.mark.parametrize(
    ("game", "choice", "message"),
    [
        ("steal", "play", "event-choose-play"),
        ("steal", "steal:1,2", "event-choose-steal"),
        ("razboi", "top", "event-choose-top"),
    ],
)
def test_an_own_choice_is_confirmed_where_its_sound_is_not_heard(
    game: str, choice: str, message: str
) -> None:
    (line,) = teller(game=game).narrate_step([ev.Choose(0, choice)])
    assert (line.message, line.levels, line.speaks_for_sound) == (message, (), True)
    # What ends a round is not confirmed, because what it leads to is told, and others' choices
    # are hidden.
    closing = [ev.Choose(0, choice), put(0, "QH"), put(1, "2S")]
    for viewer, events in ((0, closing), (1, closing[:1]), (None, closing[:1])):
        lines = teller(viewer, game).narrate_step(events)
        assert not [line for line in lines if line.speaks_for_sound]


OPEN_CHOICES = {
    "swap": "scientific",
    "bet:1000+200": "casino",
    "war": "casino",
    "surrender": "casino",
    "leave": "casino",
}


@pytest.mark.parametrize("choice", list(OPEN_CHOICES))
def test_a_choice_that_all_may_know_is_told(choice: str) -> None:
    (line,) = told(teller(None, OPEN_CHOICES[choice]).narrate_step([ev.Choose(1, choice)]))
    assert line.message == f"event-choose-{choice.partition(':')[0]}"


def bets_told(narrator: Narrator, *events: ev.Event) -> list[str]:
    """Return what is told of each event: the message and whose doing it is."""
    lines = told([line for event in events for line in narrator.narrate_step([event])])
    return [f"{line.message} {line.args['player']}" for line in lines if "player" in line.args]


def test_while_the_listener_is_asked_for_a_bet_nobody_elses_is_told() -> None:
    narrator = teller(game="casino", bankroll=100)
    early = narrator.narrate_step([ev.Choose(1, "bet:1000")])
    assert told(early) == [] and sounds(early) == [Cue("bet")]
    mine = bets_told(narrator, ev.Choose(0, "bet:2000"), ev.Choose(2, "leave"))
    assert mine == [
        f"event-choose-bet {NAMES[0]}",
        f"event-choose-bet {NAMES[1]}",
        f"event-choose-leave {NAMES[2]}",
    ]
    dealt = [
        DrawCard(0, 20),
        DrawCard(1, 24),
        DrawCard("house", 40, tied=()),
        Pay(0, -2000, "lose", (8000, 10000, 10000)),
        Pay(1, -1000, "lose", (8000, 9000, 10000)),
    ]
    narrator.narrate_step(dealt)
    assert bets_told(narrator, ev.Choose(1, "bet:1500")) == []
    assert bets_told(narrator, ev.Choose(0, "leave")) == [
        f"event-choose-leave {NAMES[0]}",
        f"event-choose-bet {NAMES[1]}",
    ]


def test_who_is_not_asked_hears_at_once_who_goes_to_war() -> None:
    narrator = teller(game="casino", bankroll=100)
    bets_told(narrator, ev.Choose(0, "bet:2000"), ev.Choose(1, "bet:2000"))
    narrator.narrate_step(
        [
            DrawCard(0, 20),
            DrawCard(1, 40),
            DrawCard("house", 41, tied=(1,)),
            Pay(0, -2000, "lose", (8000, 10000)),
        ]
    )
    assert bets_told(narrator, ev.Choose(1, "war")) == [f"event-choose-war {NAMES[1]}"]


def test_who_is_asked_to_go_to_war_hears_of_others_afterwards() -> None:
    narrator = teller(game="casino", bankroll=100)
    bets_told(narrator, ev.Choose(0, "bet:2000"), ev.Choose(1, "bet:2000"))
    narrator.narrate_step([DrawCard(0, 42), DrawCard(1, 40), DrawCard("house", 41, tied=(0, 1))])
    assert bets_told(narrator, ev.Choose(1, "surrender")) == []
    assert bets_told(narrator, ev.Choose(0, "war")) == [
        f"event-choose-war {NAMES[0]}",
        f"event-choose-surrender {NAMES[1]}",
    ]


def test_who_has_left_the_house_hears_bets_at_once() -> None:
    narrator = teller(game="casino", bankroll=100)
    narrator.narrate_step([ev.Choose(0, "leave"), ev.Out(0)])
    assert bets_told(narrator, ev.Choose(1, "bet:1500")) == [f"event-choose-bet {NAMES[1]}"]


def test_several_who_pick_up_their_piles_share_a_sentence() -> None:
    (line,) = told(teller().narrate_step([ev.PickUp(1, ev.Hidden(3)), ev.PickUp(2, ev.Hidden(4))]))
    assert line.message == "event-pick-ups" and line.args["players"] == list(NAMES[1:3])


@pytest.mark.parametrize(
    ("game", "choice"),
    [
        ("steal", "play"),
        ("razboi", "top"),
        ("steal", "steal:0,2"),
        ("razboi", "keep:5D"),
        ("razboi", "keep:top"),
        ("razboi", "keep:none"),
        ("steal", "lay:9S"),
        ("scientific", "nonsense:of:a:server"),
    ],
)
def test_a_choice_that_its_outcome_tells_is_only_heard(game: str, choice: str) -> None:
    lines = teller(game=game).narrate_step([ev.Choose(1, choice)])
    assert told(lines) == []
    assert len(sounds(lines)) == 1


def test_in_casino_war_nobody_wins_against_another() -> None:
    one = teller(game="casino", bankroll=1000)
    end = ev.End("limit", (0, 2), (101000, 100000, 100000), gains=(1000, 0, 0))
    line, net = told(one.narrate_step([end]))
    assert (line.message, net.message) == ("event-end-casino", "event-end-net")
    assert net.args == {"cents": 1000, "won": "yes"}
    assert [part.args["cents"] for part in line.args["balance"]] == [101000, 100000, 100000]
    end = ev.End("draw", (0,), (0, 0, 0), gains=(-1000, 0, 0))
    assert told(one.narrate_step([end]))[0].message == "event-end-casino-empty"
