"""Whole matches at the table screen with random keys and pauses, saved and resumed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from audiowar.input.commands import COMMANDS
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import format_transcript
from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.menus.new_game import start_command_line_match
from tests.short_games import make_limit_options
from tests.ui.front import Play
from tests.ui.test_table import host_of

KEYS = [key for command in COMMANDS.values() if command.place == "table" for key in command.keys]
KEYS += ["f1", "f3", "f5", "f6", "backspace", "pageup", "z", "1", "up"] + 25 * ["enter"]
PRISONERS = {"prisoners": "on", "choice_seconds": 20, "trick_limit": 40}
CASES = [
    *((name, make_limit_options(name, 40, rounds=8 if name == "casino" else 2)) for name in GAMES),
    ("razboi", PRISONERS),
]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_random_keys_never_break_a_game_and_it_goes_on_as_it_was(
    game: str, options: dict[str, int | str], home: Path
) -> None:
    players = min(4, GAMES[game].players[-1])
    play = Play(home, game=game, players=players, seed=4, options=dict(options))
    start_command_line_match(play.app)
    table = play.table
    dice = random.Random(f"{game}{len(options)}")
    for _ in range(500):
        play.wait(dice.choice((0.0, 0.1, 0.5, 3.0)))
        play.press(dice.choice(KEYS))
        if play.app.top is not table:
            play.press("escape")
            while play.app.top is not table:
                play.app.close_screen(play.app.top)
        shown = play.app.top.get_screen_content()
        assert all(play.app.render(line) for line in (*shown.rows, *shown.other_lines))
        assert -1 <= shown.index < max(1, len(shown.rows))
    host = host_of(play)
    assert host.last_event_number > 20
    path = host.save.path if host.save is not None else None
    assert path is not None
    events = [event for step in host.log for event in step.events]
    # The line that ends the match also has the time and the summary of the match.
    saved = re.sub(r', "ended": .*', "}", path.read_text(encoding="utf-8"))
    assert saved == format_transcript(host.table.header, events)
    again = Play(home)
    resume_match(again.app, path)
    assert host_of(again).table.view(0) == host.table.view(0)
    assert [step.events for step in host_of(again).log] == [step.events for step in host.log]
