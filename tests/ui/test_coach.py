"""The coach: advice on the G key, and the review of a finished match."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.games.scientific.bots.coach_advice import (
    AdvisedChoice,
    list_advised_choices,
)
from audiowar.games.scientific.bots.match_review import DecidingTrick
from audiowar.games.scientific.coach import (
    describe_deciding_trick,
    is_noticeable,
    make_advice_lines,
    round_to_percentages,
)
from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.table.coach import MAX_NAMED_CHOICES
from tests.bots.coached import TABLES
from tests.ui.front import Play
from tests.ui.test_table import hands, host_of, sit_down


def at_table(home: Path, language: str = "en", players: int = 2, **launch: Any) -> Play:
    play = Play(home, language, fast=True, players=players, seed=3, game="scientific", **launch)
    start_command_line_match(play.app)
    play.app.run_due_screens()
    return play


def assert_as_the_professor(play: Play, told: str) -> None:
    """Check that the most frequent choices of the strong bot are said, with how often and why."""
    table = play.table
    mixture = list_advised_choices(table.view(), table.narration.events)
    # Choices that the strong bot hardly ever makes are left out.
    assert 0.5 < sum(advice.probability for advice in mixture) < 1.001
    likely = mixture[:MAX_NAMED_CHOICES]
    assert likely == sorted(mixture, key=lambda advice: -advice.probability)[:MAX_NAMED_CHOICES]
    *percents, rest = round_to_percentages([advice.probability for advice in likely])
    times = [percent for percent in (*percents, rest) if percent]
    for percent in times:
        said = play.app.render(Line("coach-rest", {"percent": percent})).split()[0]
        assert said.casefold() in told.casefold()
    assert sum(times) == 100
    for line in make_advice_lines(mixture):
        assert play.app.render(line) in told


def test_g_tells_a_mixture_with_reasons(home: Path) -> None:
    play = at_table(home, "sr")
    for _ in range(3):
        (told,) = play.press("g")
        assert_as_the_professor(play, told)
        play.press("enter")


def test_the_coach_may_be_switched_off(home: Path) -> None:
    play = at_table(home)
    play.app.settings.set(coach=False)
    assert play.press("g") == ["The coach is switched off in the settings."]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_other_games_have_a_coach_too(home: Path, game: str, players: int) -> None:
    options = {"prisoners": "on"} if game == "razboi" else {}
    play = Play(home, "sr", fast=True, players=players, seed=3, game=game, options=options)
    start_command_line_match(play.app)
    play.app.run_due_screens()
    advised = 0
    for _ in range(40):
        if host_of(play).table.match.questions.get(0):
            (told,) = play.press("g")
            assert told.startswith(play.app.render(Line("coach-would")))
            assert told.endswith(".")
            advised += 1
        if advised == 3:
            return
        play.press("enter")
    raise AssertionError("nobody was asked")


def at_the_house(home: Path, language: str = "en", **options: int | str) -> Play:
    """Play alone at the casino."""
    play = Play(home, language, fast=True, players=1, seed=3, game="casino", options=options)
    start_command_line_match(play.app)
    play.settle()
    return play


ALWAYS = "Advice: Bet 10, tie bet 0. In the long run every bet loses, and a tie bet most of all. "


def test_before_a_bet_the_coach_says_what_that_bet_costs(home: Path) -> None:
    play = at_the_house(home)
    assert play.press("g") == [
        ALWAYS + "The house wins 2.9 percent of your bet on average, if you go to war at every tie."
        " An evening of sixty rounds like this costs about 17 on average."
        " Two out of three such evenings end between 96 lost and 61 won."
    ]
    play.press("2", "0", "right", "3", "0")
    assert play.press("g") == [
        ALWAYS + "The house wins 2.9 percent of your bet on average, if you go to war at every tie."
        " Of the tie bet it wins 18.6 percent."
        " An evening of sixty rounds like this costs about 370 on average."
        " Two out of three such evenings end between 1000 lost and 280 won."
    ]
    play.press("left", "6", "0", "0")
    # A bet that the rules refuse costs nothing.
    assert play.press("g") == [ALWAYS.strip()]


def test_a_bet_that_the_money_hardly_covers_is_told_truly(home: Path) -> None:
    play = at_the_house(home, bankroll=25, decks=8)
    play.press("2", "0")
    assert play.press("g") == [
        ALWAYS + "The house wins 3.7 percent of your bet on average, as you could only surrender at"
        " a tie. An evening of sixty rounds like this costs about 35 on average, but in at least"
        " one of six your money runs out before the end."
    ]
    # A tie bet that is won pays for the war.
    play.press("right", "5")
    assert "if you go to war at every tie" in play.press("g")[0]


def test_at_a_tie_the_coach_says_what_war_and_surrender_cost(home: Path) -> None:
    play = at_the_house(home)
    for _ in range(200):
        if "war" in getattr(host_of(play).table.match.questions[0], "choices", ()):
            break
        play.press("enter")
    (told,) = play.press("g")
    assert told.endswith(play.app.render(Line("coach-casino-tie", {"percent": 39})))
    assert play.app.render(Line("coach-casino-war")) in told
    assert told.endswith("A war loses 39 percent of the bet on average, surrendering loses half.")


def test_prospects_are_told_in_percent_before_and_after(home: Path) -> None:
    told = Play(home).app.render
    assert told(describe_deciding_trick(DecidingTrick(7, 0.6, 0.25))) == (
        "Trick 7: your chances fell from 60 to 25 percent"
    )
    assert told(describe_deciding_trick(DecidingTrick(3, 0.1, 0.5))).endswith(
        "rose from 10 to 50 percent"
    )


def test_after_the_game_the_tricks_that_decided_it_are_told(home: Path) -> None:
    play = at_table(home, options={"trick_limit": 8})
    for _ in range(8):
        play.press("enter")
    assert host_of(play).table.match.end_event
    # Before that time, Enter would repeat the end of the match, which may be unheard.
    play.wait(60)
    said = play.press("g")[-1]
    assert said.startswith("These tricks decided the game. Escape goes back. Trick ")
    trick = play.press("enter")[-1]
    assert "You" in trick
    play.press("down", "down")
    assert play.press("escape")[-1].startswith("Table.")
    assert play.press("enter", "w")[-1].startswith("What decided the game")
    assert play.press("enter")[-1].startswith("These tricks decided the game.")


def play_on(play: Play, steps: int = 3000) -> None:
    """Play a number of steps, or to the end, with a random choice for each question."""
    random, table = Random(5), play.table
    for _ in range(steps):
        question = table.view().question
        if table.view().over:
            return
        if question is None:
            table.turn_next_card()
        else:
            table.answer(random.choice(list(question.choices)))
        play.app.run_due_screens()


def lost(home: Path, game: str, language: str = "en", **options: object) -> Play:
    """Play a match to its end, with a random choice for each question."""
    play = Play(home, language, fast=True, players=3, seed=3, game=game, options=options)
    start_command_line_match(play.app)
    play.app.run_due_screens()
    play_on(play)
    assert play.table.view().over
    return play


def test_what_was_chosen_and_what_was_better_is_said(home: Path) -> None:
    play = lost(home, "razboi", prisoners="on")
    table = play.table
    said = play.press("g")[-1]
    assert said.startswith("Your costliest choices. Escape goes back. Trick ")
    assert ", your choice: " in said and ". Better: " in said
    number = int(said.split("Trick ")[1].split(",")[0])
    trick = table.narration.finished_trick_lines[number - 1]
    assert play.press("enter")[-1] == render_lines(trick, play.app.catalogue)
    play.press("escape")
    play.wait(60)
    assert play.press("enter", "w")[-1].startswith("What decided the game")
    assert play.press("enter")[-1] == said


def test_who_made_no_mistake_hears_that_and_what_the_game_taught(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = lost(home, "steal")
    monkeypatch.setattr("audiowar.bots.coach.find_worst_mistakes", lambda answers, seen: [])
    said = play.press("g")[-1]
    assert said.startswith("The coach found no costly choice of yours in this game. ")
    assert "Piles you could have stolen and did not: " in said


def test_a_game_without_choices_has_no_costly_ones(home: Path) -> None:
    play = lost(home, "razboi")
    assert play.press("g")[-1] == "There was nothing to choose in this game."


@pytest.mark.deep
def test_who_comes_back_hears_what_cost_most_since(home: Path) -> None:
    play = Play(home, fast=True, players=3, seed=3, game="armed")
    start_command_line_match(play.app)
    play.app.run_due_screens()
    play_on(play, 8)
    path = host_of(play).save.path
    assert path is not None and not play.table.view().over
    before = len(play.table.narration.finished_trick_lines)
    play.table.on_close()
    again = Play(home, fast=True)
    resume_match(again.app, path)
    play_on(again)
    course = again.table.step_announcer
    said = again.press("g")[-1]
    assert said.startswith("Your costliest choices since you came back to this game.")
    assert before and min(answered.trick for answered in course.recorded_answers) > before
    assert all(answered.trick == answered.view.trick for answered in course.recorded_answers)


def test_a_game_from_a_position_cannot_be_counted(home: Path) -> None:
    play = sit_down(home, hands("AH", "9S"), "9S")
    unseen = "The coach has not followed this game from the start."
    assert play.press("g") == [unseen]
    play.press("enter")
    assert play.table.view().over
    assert play.press("g") == [unseen] and play.cued()[-1] == "refusal"


def test_cards_with_one_reason_are_told_together_and_no_more_than_three(home: Path) -> None:
    first, second = "coach-strong", "coach-win-pot"
    card = dict(zip("23456", range(0, 20, 4), strict=True))
    mixture = [
        AdvisedChoice("swap", card["2"], 0.404, first),
        AdvisedChoice(card["3"], card["3"], 0.3, second),
        AdvisedChoice(card["4"], card["4"], 0.2, second),
        AdvisedChoice(card["5"], card["5"], 0.1, first),
    ]
    play = Play(home)
    told = [play.app.render(line) for line in make_advice_lines(mixture)]
    assert told == [
        "Forty times swap first, then the two, because the pile is better than the hand.",
        "Thirty times the three and twenty times the four, because there is a lot on the table.",
        "Ten times another card.",
    ]


def test_a_hundred_times_are_a_hundred() -> None:
    for chances in ([1 / 3] * 3, [0.17, 0.15, 0.12], [1.0], [0.335, 0.335, 0.33], [0.996, 0.004]):
        shares = round_to_percentages(chances)
        assert sum(shares) == 100 and len(shares) == len(chances) + 1
    assert round_to_percentages([0.17, 0.15, 0.12])[-1] == 56
    assert round_to_percentages([1.0]) == [100, 0]


def test_no_trick_decided_by_less_than_five_percent() -> None:
    assert is_noticeable(DecidingTrick(1, 0.504, 0.45)) and is_noticeable(
        DecidingTrick(1, 0.2, 0.25)
    )
    assert not is_noticeable(DecidingTrick(1, 1.0, 0.99)) and not is_noticeable(
        DecidingTrick(1, 0.3, 0.34)
    )


def test_where_no_trick_decided_that_is_said(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = at_table(home, players=3, options={"trick_limit": 2})
    for _ in range(20):
        if not host_of(play).table.match.end_event:
            play.press("enter")
    assert host_of(play).table.match.end_event
    # Before that time, Enter would repeat the end of the match, which may be unheard.
    play.wait(60)
    monkeypatch.setattr(
        "audiowar.games.scientific.coach.find_deciding_tricks",
        lambda *told: [DecidingTrick(1, 1, 1)],
    )
    assert play.press("g")[-1].startswith("No single trick decided this game.")
    play.press("escape")
    monkeypatch.setattr("audiowar.games.scientific.coach.find_deciding_tricks", lambda *told: None)
    assert "from the start" in play.press("g")[-1]
