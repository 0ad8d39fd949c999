"""F1 at the table lists what works in this game; what it leaves out does nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.input.commands import COMMANDS
from audiowar.rules.registry import GAMES
from audiowar.ui.table_screen import TableScreen
from tests.ui.front import Play

REFUSALS = {
    "power": "Cards have no powers in this game.",
    "coach": "The coach knows nothing of this game.",
    "auto": "Nothing plays by itself here: you choose.",
    "skip": "Nothing plays by itself here: you choose.",
    "stop-timer": "There is no timer.",
}


def table(home: Path, game: str, players: int) -> tuple[Play, TableScreen]:
    play = Play(home, "en", game=game, players=players, seed=1, name="Mira")
    from audiowar.ui.new_game import launch_game

    launch_game(play.app)
    screen = play.app.top
    assert isinstance(screen, TableScreen)
    return play, screen


def listed(play: Play) -> str:
    play.press("f1")
    lines = [play.app.told(item.label()) for item in play.app.top.items]  # type: ignore[attr-defined]
    play.press("escape")
    return "\n".join(lines)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_left_out_only_refuses(game: str, tmp_path: Path) -> None:
    play, screen = table(tmp_path, game, 2)
    told = listed(play)
    assert screen.idle and play.app.catalogue.tell("command-rules-now") in told
    for name in sorted(screen.idle):
        assert play.app.catalogue.tell(f"command-{name}") not in told
    for _ in range(12):
        for name in sorted(screen.idle & REFUSALS.keys()):
            key = play.app.keymap.keys(name)[0]
            assert play.press(key)[-1:] == [REFUSALS[name]], name
        play.press("enter", "enter")


def test_each_game_has_what_works_in_it(tmp_path: Path) -> None:
    found = {game: table(tmp_path / game, game, 2)[1].idle for game in GAMES}
    assert found["scientific"] == {"chat", "who-is-here", "auto", "skip", "stop-timer"}
    assert found["classic"] == {"chat", "who-is-here", "power", "coach", "stop-timer"}
    assert "power" not in found["steal"] and "power" not in found["razboi"]
    assert all(found[game] <= COMMANDS.keys() for game in GAMES)
