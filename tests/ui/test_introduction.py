"""The introduction of a new table: the aim of the game, the players, and the help keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.line import Line
from audiowar.input.keymap import Keymap
from audiowar.rules.registry import DEFAULT_GAME, GAMES
from audiowar.ui.first_screens import start_default_match
from audiowar.ui.menus.new_game import start_command_line_match, start_match
from audiowar.ui.table.introduction import explaining_key_lines
from audiowar.web.player_engine import BROWSER_KEYS_FILE
from tests.ui.front import Play


def begin(player: Play, game: str) -> list[str]:
    """Begin a match as the menus do. Return what is said."""
    before = len(player.said())
    player.app.launch_options.seed = 7
    start_match(player.app, game, GAMES[game].players[0] - 1, {})
    return player.said(before)


def aim(player: Play, game: str) -> str:
    return player.app.render(Line(f"aim-{replace_underscores(game)}"))


def test_play_now_tells_the_aim_who_sits_there_and_what_explains(home: Path) -> None:
    player = Play(home, "sr")
    start_default_match(player.app)
    dealt, told, keys = player.said()
    assert told.startswith(aim(player, DEFAULT_GAME))
    assert told.endswith(
        " ".join(player.app.render(line) for line in explaining_key_lines(player.app))
    )
    assert player.app.render(Line("key-char", {"char": "R"})).lower() in told.lower()
    assert (dealt, keys) == (player.said()[0], player.app.render(Line("table-begin")))
    assert dict(player.front.said)[told] is AnnouncementKind.EVENT, (
        "a key is to cut it off for good"
    )


@pytest.mark.parametrize("game", ["casino", "tod_und_leben"])
def test_each_game_tells_its_aim_at_its_first_time_alone(home: Path, game: str) -> None:
    player = Play(home, "sr")
    assert any(one.startswith(aim(player, game)) for one in begin(player, game))
    assert not any(aim(player, game) in one for one in begin(player, game))
    other = next(name for name in GAMES if name != game)
    told = " ".join(begin(player, other))
    assert aim(player, other) in told
    keys = player.app.render(explaining_key_lines(player.app)[0])
    assert keys not in told, "the keys are the same in all games"
    # This is still known after the program is started again.
    assert not any(aim(player, game) in one for one in begin(Play(home, "sr"), game))


def test_a_game_from_the_command_line_is_known(home: Path) -> None:
    player = Play(home, game="scientific", seed=1)
    start_command_line_match(player.app)
    assert not any(aim(player, "scientific") in one for one in player.said())
    assert "introduced" not in player.app.settings.stored_values


def test_no_key_is_named_where_none_is_set(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keymap, "get_keys", lambda self, command: ())
    player = Play(home)
    start_default_match(player.app)
    assert player.said()[1].endswith("Ben.")


def test_a_page_names_its_buttons_too(home: Path) -> None:
    player = Play(home, "sr", key_files=(BROWSER_KEYS_FILE,))
    player.front.has_buttons = True
    start_default_match(player.app)
    for button in ("page-button-rules", "page-button-why"):
        assert player.app.render(Line(button)) in player.said()[1]
