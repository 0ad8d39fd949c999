"""After a game beside Scientific War: the choices that cost most, by who chose them."""

from __future__ import annotations

import pytest

from audiowar.bots.answer_to_review import AnswerToReview
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.mistakes import CLOSE_LOOKS, find_mistakes, list_mistakes
from audiowar.bots.registry import make_bot
from audiowar.rules.events import Event
from audiowar.rules.projection import project, project_view
from audiowar.table.table import Table, new_header

from .coached import TABLES


def played(
    game: str, players: int, who: str, seed: int
) -> tuple[list[AnswerToReview], list[Event]]:
    """Play a game with `who` at seat 0; return what it answered and what it saw."""
    options = {"prisoners": "on"} if game == "razboi" else {}
    table = Table(new_header(game, tuple("ABCD"[:players]), options, seed))
    bots = [make_bot("sensible" if seat else who, game, seat + seed) for seat in range(players)]
    answers: list[AnswerToReview] = []
    history: list[Event] = []
    events = table.start()
    while not table.game.finished:
        for event in events:
            for seat, bot in enumerate(bots):
                bot.observe(project(event, seat))
        history += [project(event, 0) for event in events]
        if not table.game.questions:
            events = table.advance()
            continue
        seat, question = next(iter(table.game.questions.items()))
        here = project_view(table.game, seat)
        choice = bots[seat].choose(here)
        if seat == 0:
            answers.append(AnswerToReview(here, choice, len(history), here.trick))
        events = table.answer(seat, choice, question.number)
    return answers, history


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_chooses_by_chance_hears_the_costliest_choices_in_order(
    game: str, players: int
) -> None:
    answers, history = played(game, players, "random", 1)
    told = find_mistakes(answers, history)
    assert 1 <= len(told) <= 3
    assert [one.answered.events_before for one in told] == sorted(
        one.answered.events_before for one in told
    )
    for one in told:
        assert (
            one.reason in get_game_bots(game).reasons
            and one.loss >= get_game_bots(game).mistake_threshold
        )
        assert one.better != one.answered.choice
        assert one.answered.view.question is not None
        assert one.better in one.answered.view.question.choices
    costliest = sorted((one.loss for one in list_mistakes(answers, history)), reverse=True)
    assert max(one.loss for one in told) in costliest[:CLOSE_LOOKS]
    assert told == find_mistakes(answers, history)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_strong_player_makes_no_mistake(game: str, players: int) -> None:
    assert find_mistakes(*played(game, players, "strong", 1)) == []


def test_nobody_errs_who_never_chose() -> None:
    assert find_mistakes([], []) == []
