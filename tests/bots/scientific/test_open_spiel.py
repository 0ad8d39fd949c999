"""The exploitability that the benchmark tells, beside that of OpenSpiel's own code.

The game is written for OpenSpiel from the rules core's model, trick by trick: both choose, the
second without knowing what the first chose, unless it is a spy.
"""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    Action,
    Position,
    list_actions,
    make_two_seat_position,
    play_trick,
)
from benchmarks import bots_exploitability
from training.best_response import value_best_response

pyspiel = pytest.importorskip("pyspiel")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
policies = pytest.importorskip("open_spiel.python.policy")


def game_type(deck: str, tricks: int) -> Any:
    return pyspiel.GameType(
        short_name=f"scientific_{deck}_{tricks}",
        long_name="Scientific War",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class Trial(pyspiel.Game):  # type: ignore[name-defined]
    """So many tricks from the deal of a deck; then nobody has won."""

    def __init__(self, deck: str, tricks: int) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=32,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * tricks,
        )
        super().__init__(game_type(deck, tricks), info, {})
        held = bots_exploitability.parse_hand(deck)
        self.deal, self.tricks = Position((held, held), (0, 0)), tricks

    def new_initial_state(self) -> Table:
        return Table(self)

    def make_py_observer(self, *_: Any) -> Watcher:
        return Watcher()


class Watcher:
    """Tells OpenSpiel what a player knows."""

    def __init__(self) -> None:
        self.tensor: None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Table, player: int) -> None:
        """Do nothing: there are no tensors."""

    def string_from(self, state: Table, player: int) -> str:
        return state.known_to(player)


class Table(pyspiel.State):  # type: ignore[name-defined]
    """A game that goes on."""

    def __init__(self, game: Trial) -> None:
        super().__init__(game)
        self.position, self.left = game.deal, game.tricks
        self.told: list[tuple[Action, Action]] = []
        self.chosen: dict[int, Action] = {}

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        first = 1 if self.position.spy == 0 else 0
        return 1 - first if self.chosen else first

    def _legal_actions(self, player: int) -> list[int]:
        return list(list_actions(self.position, player))

    def _apply_action(self, action: int) -> None:
        self.chosen[self.current_player()] = action
        if len(self.chosen) == 2:
            pair = self.chosen[0], self.chosen[1]
            self.told.append(pair)
            self.position, self.left = play_trick(self.position, pair, True), self.left - 1
            self.chosen = {}

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def is_terminal(self) -> bool:
        return not self.left or not all(self.position.hands)

    def returns(self) -> list[float]:
        mine, theirs = map(bool, self.position.hands)
        return [float(mine - theirs), float(theirs - mine)]

    def known_to(self, player: int) -> str:
        """Return all that a player has seen, and chosen."""
        seen = self.chosen.get(1 - player) if self.position.spy == player else None
        return f"{player} {self.told} {seen} {self.chosen.get(player)}"

    def __str__(self) -> str:
        return f"{self.told} {self.chosen}"


class Seated(policies.Policy):  # type: ignore[name-defined]
    """Plays a policy of the benchmark, which mixes for seat 0, at both seats."""

    def __init__(self, game: Trial, policy: Any) -> None:
        super().__init__(game, [0, 1])
        self._policy = policy

    def action_probabilities(self, state: Table, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        position = make_two_seat_position(state.position, 1, 0) if player else state.position
        known = state.chosen.get(1 - player) if position.spy == 0 else None
        return dict(zip(list_actions(position, 0), self._policy(position, known), strict=True))


def any_rank(position: Position, known: Action | None) -> list[float]:
    """Choose any action alike, however many cards there are of the rank."""
    able = list_actions(position, 0)
    return [1 / len(able)] * len(able)


@pytest.mark.parametrize(
    "policy", [any_rank, bots_exploitability.choose_uniformly, bots_exploitability.choose_greedily]
)
@pytest.mark.parametrize(("deck", "tricks"), [("2JA", 6), ("2QA", 5), ("8JA", 4), ("JQ+", 5)])
def test_play_is_as_exploitable_as_open_spiel_says(deck: str, tricks: int, policy: Any) -> None:
    game = Trial(deck, tricks)
    theirs = exploitability.exploitability(game, Seated(game, policy))
    ours = value_best_response(bots_exploitability.build_graph(deck), policy, tricks)
    assert ours == pytest.approx(theirs, abs=1e-6)


@pytest.mark.parametrize(("tricks", "known"), [(4, 0.333333), (6, 0.601852)])
def test_uniform_play_on_two_jack_ace(tricks: int, known: float) -> None:
    ours = value_best_response(bots_exploitability.build_graph("2JA"), any_rank, tricks)
    assert ours == pytest.approx(known, abs=1e-6)


def test_only_a_spy_sees_what_the_other_chose() -> None:
    table = Table(Trial("2QA", 4))
    for action in (10, 0, 0):
        assert table.position.spy == (NO_SPY if len(table.told) == 0 else 0)
        table._apply_action(action)
    assert table.current_player() == 0
    assert table.known_to(0) == "0 [(10, 0)] 0 None"
