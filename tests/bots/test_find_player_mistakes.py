"""After a game beside Scientific War: the choices that cost most, by who chose them."""

from __future__ import annotations

import pytest

from audiowar.bots import coach
from audiowar.bots.bot_interface import Bot
from audiowar.bots.bots_and_coach import PlayerAnswer, get_bots
from audiowar.bots.coach import MAX_CHECKED_MISTAKES, find_possible_mistakes, find_worst_mistakes
from audiowar.bots.registry import make_bot
from audiowar.rules.cards import parse_card
from audiowar.rules.events import Choice, Event
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.table.table import Table

from .coached import READ


def played(game: str, players: int, who: str, seed: int) -> tuple[list[PlayerAnswer], list[Event]]:
    """Play a game with `who` at seat 0; return what it answered and what it saw."""
    options = {"prisoners": "on"} if game == "razboi" else {}
    table = Table(Header(game, tuple("ABCD"[:players]), options, seed))
    bots = [make_bot("sensible" if seat else who, game, seat + seed) for seat in range(players)]
    answers: list[PlayerAnswer] = []
    history: list[Event] = []
    events = table.start()
    while not table.match.end_event:
        for event in events:
            for seat, bot in enumerate(bots):
                bot.observe(project_event(event, seat))
        history += [project_event(event, 0) for event in events]
        if not table.match.questions:
            events = table.advance()
            continue
        seat, question = next(iter(table.match.questions.items()))
        here = project_view(table.match, seat)
        choice = bots[seat].choose(here)
        if seat == 0:
            answers.append(PlayerAnswer(here, choice, len(history), here.trick))
        events = table.answer(seat, choice, question.number)
    return answers, history


@pytest.mark.parametrize(("game", "players"), [*READ[:1], *READ[2:]])
def test_who_chooses_by_chance_hears_the_costliest_choices_in_order(
    game: str, players: int
) -> None:
    answers, history = played(game, players, "random", 1)
    told = find_worst_mistakes(answers, history)
    assert 1 <= len(told) <= 3
    assert [one.player_answer.event_count_before for one in told] == sorted(
        one.player_answer.event_count_before for one in told
    )
    for one in told:
        assert (
            one.reason in get_bots(game).advice_reason_ids
            and one.loss >= get_bots(game).mistake_threshold
        )
        assert one.better_choice != one.player_answer.choice
        assert one.player_answer.view.question is not None
        assert one.better_choice in one.player_answer.view.question.choices
    costliest = sorted((one.loss for one in find_possible_mistakes(answers, history)), reverse=True)
    assert max(one.loss for one in told) in costliest[:MAX_CHECKED_MISTAKES]
    assert told == find_worst_mistakes(answers, history)


@pytest.mark.parametrize(("game", "players"), [*READ[:1], *READ[2:]])
def test_a_strong_player_makes_no_mistake(game: str, players: int) -> None:
    assert find_worst_mistakes(*played(game, players, "strong", 1)) == []


def test_nobody_errs_who_never_chose() -> None:
    assert find_worst_mistakes([], []) == []


@pytest.mark.parametrize(("played_card", "sound"), [("QS", True), ("KH", False)])
def test_the_strong_bot_judges_by_what_the_player_knew_whatever_the_suit(
    monkeypatch: pytest.MonkeyPatch, played_card: str, sound: bool
) -> None:
    class Strong(Bot):
        def __init__(self) -> None:
            self.seen: list[Event] = []

        def observe(self, event: Event) -> None:
            self.seen.append(event)

        def choose(self, view: View) -> Choice:
            assert self.seen == history[:3]
            return parse_card("QH")

    answers, history = played("armed", 2, "sensible", 1)
    answer = PlayerAnswer(answers[0].view, parse_card(played_card), 3, 1)
    monkeypatch.setattr(coach, "make_judge", lambda game: Strong())
    assert coach.is_choice_of_strong_bot(answer, history) is sound
