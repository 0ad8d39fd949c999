"""What step, trick and pause mean, as `match.Game` says it."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from tests.rules.conformance import played, random_header


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", list(GAMES))
def test_steps_tricks_and_pauses_are_what_the_engine_says(name: str, seed: int) -> None:
    before = 0
    for number, (table, events) in enumerate(played(random_header(GAMES[name], seed))):
        game, trick = table.match, table.match.state.trick
        assert events or game.questions, "a step is empty only where somebody is asked"
        assert trick - before in (0, 1), "no step begins two tricks"
        before = trick
        if number > 300:
            break
        if game.end_event or game.questions:
            with pytest.raises(Refused, match="game_over" if game.end_event else "answer_first"):
                game.advance()


@pytest.mark.parametrize(
    "name", [name for name, game in GAMES.items() if not game.always_has_choices]
)
def test_a_game_of_luck_pauses_before_every_trick(name: str) -> None:
    paused = {0}
    for table, _ in played(random_header(GAMES[name], 1)):
        if not table.match.questions and not table.match.end_event:
            paused.add(table.match.state.trick)
        assert table.match.state.trick - 1 in paused | {-1}
    assert len(paused) > 1
