"""Every command has a function, on the kind of screen that it is declared for."""

from __future__ import annotations

import pytest

from audiowar.announce.game_wording import get_wording
from audiowar.input.commands import COMMANDS
from audiowar.ui.archive import recorded_match_screen
from audiowar.ui.core import menu
from audiowar.ui.routes import ROUTES
from audiowar.ui.table import table_screen

DOERS = {
    "anywhere": ROUTES.global_commands,
    "menu": menu.COMMANDS,
    "table": table_screen.COMMANDS,
    "listen": recorded_match_screen.COMMANDS,
}


@pytest.mark.parametrize("where", list(DOERS))
def test_every_command_has_a_doer_and_every_doer_a_command(where: str) -> None:
    shared = (command for command in COMMANDS.values() if not command.game)
    assert {command.name for command in shared if command.place == where} == set(DOERS[where])


def test_a_game_with_commands_of_its_own_runs_them() -> None:
    for command in COMMANDS.values():
        if command.game:
            assert "run_own_command" in vars(type(get_wording(command.game)))


def test_there_is_no_other_place_for_commands() -> None:
    assert {command.place for command in COMMANDS.values()} == set(DOERS)
