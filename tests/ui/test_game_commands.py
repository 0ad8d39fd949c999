"""Commands that a single game declares work only at the tables of that game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.game_wording import CommandResult, get_wording
from audiowar.announce.line import Line
from audiowar.input import commands
from audiowar.input.command_definition import make_game_command
from audiowar.input.commands import (
    COMMANDS,
    get_buttons_by_command,
    is_command_of_game,
    iter_single_game_commands,
)
from audiowar.input.keymap import find_clash_problems
from audiowar.ui.core.key_help import KeyDescriber
from audiowar.ui.core.key_labels import key_line
from audiowar.ui.settings.remap_keys import find_command_with_same_key
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down

PEEP = make_game_command("peep", "asking", "v", button="peep")
WINK = make_game_command("wink", "asking", "v")
TOLD = Line("table-no-trick")


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give two games a command with the same key; that of Armed War says something."""
    monkeypatch.setitem(COMMANDS, "peep", replace(PEEP, game="armed"))
    monkeypatch.setitem(COMMANDS, "wink", replace(WINK, game="classic"))

    def run_own_command(
        command: str, view: Any, names: Any, options: Sequence[Any]
    ) -> CommandResult:
        assert command == "peep" and view.game == "armed" and names[0] == "Mira" and options
        return [TOLD]

    monkeypatch.setattr(get_wording("armed"), "run_own_command", run_own_command)


def table(home: Path, game: str) -> Play:
    return sit_down(home, hands("AH 5H 4H", "AS 6S 3S"), "AS 6S 3S", game=game)


def test_the_key_does_what_the_game_says(home: Path) -> None:
    play = table(home, "armed")
    assert play.press("v") == [play.app.render(TOLD)]
    assert "peep" not in play.app.top.unavailable_commands and play.app.top.table_game == "armed"


def test_the_key_does_nothing_in_another_game(home: Path) -> None:
    play = table(home, "scientific")
    nothing = play.app.render(Line("key-nothing", {"key": key_line("v")}))
    assert play.press("v") == [nothing]
    assert {"peep", "wink"} <= play.app.top.unavailable_commands
    assert not play.app.top.run_command("peep")


def test_the_key_is_described_where_it_works(home: Path) -> None:
    play = table(home, "armed")
    assert KeyDescriber(play.app).describe_key("v") == Line("command-peep")
    other = table(home, "scientific")
    assert KeyDescriber(other.app).describe_key("v") == Line("command-none")


def test_commands_of_two_games_may_share_a_key(home: Path) -> None:
    keys = {"peep": ("v",), "wink": ("v",), "hand": ("h",)}
    assert find_clash_problems(keys) == []
    (clash,) = find_clash_problems({**keys, "hand": ("v",)})
    assert (clash.command, clash.other_command) == ("hand", "peep")
    play = table(home, "armed")
    assert find_command_with_same_key(play.app, COMMANDS["peep"], "v") is None
    assert find_command_with_same_key(play.app, COMMANDS["hand"], "v") == "peep"
    assert find_command_with_same_key(play.app, COMMANDS["peep"], "h") == "hand"
    assert find_command_with_same_key(play.app, COMMANDS["peep"], "f1") == "help"


def test_its_button_is_the_last_of_the_further_ones() -> None:
    assert list(get_buttons_by_command("more"))[-1] == "peep"
    assert [name for name in get_buttons_by_command("more") if name == "wink"] == []


def test_only_its_game_has_it() -> None:
    assert is_command_of_game("peep", "armed")
    assert not is_command_of_game("peep", "classic") and not is_command_of_game("hand", "armed")
    assert not is_command_of_game("hand", "") and not is_command_of_game("of-tomorrow", "armed")


def test_commands_are_loaded_from_the_packages_of_the_listed_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packages = {
        "audiowar.games": type("Games", (), {"GAMES_WITH_COMMANDS": ("armed",)}),
        "audiowar.games.armed.commands": type("Armed", (), {"COMMANDS": (PEEP,)}),
    }
    monkeypatch.setattr(commands, "import_module", packages.__getitem__)
    assert list(iter_single_game_commands()) == [("peep", replace(PEEP, game="armed"))]
