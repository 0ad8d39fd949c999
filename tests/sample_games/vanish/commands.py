"""The commands of Vanish."""

from __future__ import annotations

from audiowar.input.command_definition import make_game_command

COMMANDS = (make_game_command("vanished", "asking", "v", button="vanished"),)
