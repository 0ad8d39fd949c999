"""The commands of Vanish."""

from __future__ import annotations

from audiowar.input.command import own_command

COMMANDS = (own_command("vanished", "asking", "v", button="vanished"),)
