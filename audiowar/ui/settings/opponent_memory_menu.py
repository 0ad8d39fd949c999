"""What opponents remember about the player's choices: save it, show it, erase it."""

from __future__ import annotations

import os
from pathlib import Path

from audiowar.announce.common_lines import get_game_title, replace_underscores
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import ListenerNarration
from audiowar.bots.bots_and_coach import get_bots
from audiowar.rules.view import View
from audiowar.storage import opponent_memory, remark_memory
from audiowar.storage.opponent_memory import RememberedHabits
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item

MEMORY_MODULES = (opponent_memory, remark_memory)
"""The modules that store what opponents remember: how the player chooses, and their own remarks."""


def remember_choices_if_allowed(
    app: App, player_view: PlayerView, view: View, listener: ListenerNarration
) -> None:
    """Save how the player chose in a match, if that was allowed at its start and still is."""
    if not (player_view.allows_opponent_memory and app.settings.get("memory")):
        return
    habits = get_bots(player_view.game).count_habits_of_viewer(view, listener.events)
    if habits is None or not habits.choice_count:
        return
    try:
        opponent_memory.remember_match(player_view.game, len(player_view.names), habits)
    except OSError:
        announce_unwritable_file(app, opponent_memory.get_memory_path())


class OpponentMemoryMenu(Menu):
    """The list of what opponents remember, with an item that erases it."""

    needs_leave_hint = True

    def __init__(self, app: App) -> None:
        memory = opponent_memory.load_memory()
        on = app.settings.get("memory")
        lines = [Line("memory-on" if on else "memory-off", {"known": bool(memory)})]
        lines += [Line("memory-nothing")] if on and not memory else []
        lines += [describe_memory(game, size, one) for (game, size), one in memory.items()]
        shown = [fixed_item(line) for line in lines]
        if any(os.path.exists(one.get_memory_path()) for one in MEMORY_MODULES):
            shown.append(fixed_item("memory-forget", self.ask_whether_to_erase))
        super().__init__(app, Line("memory-title"), shown)

    def ask_whether_to_erase(self) -> None:
        """Ask whether to erase everything. "No" is the first answer."""

        def forget() -> None:
            self.app.remove_screen(question)
            self.erase_everything()

        answers = [
            fixed_item("memory-forget-no", lambda: self.app.close_screen(question)),
            fixed_item("memory-forget-yes", forget),
        ]
        question = Menu(self.app, Line("memory-forget-sure"), answers)
        self.app.open_screen(question)

    def erase_everything(self) -> None:
        """Erase everything that opponents remember, close the menu, and say so."""
        for one in MEMORY_MODULES:
            try:
                one.delete_memory()
            except OSError:
                announce_unwritable_file(self.app, one.get_memory_path())
                return
        self.app.close_screen(self)
        self.app.say_system_message(Line("memory-forgotten"))


def describe_memory(game: str, table_size: str, memory: RememberedHabits) -> Line:
    """Return a line that says how often the player chose which cards, for a game and table size."""
    whole = memory.habits.choice_count
    shares = {
        f"group-{n}": round(100 * c / whole) for n, c in enumerate(memory.habits.choice_counts, 1)
    }
    args = {"game": get_game_title(game), "size": table_size, "games": memory.match_count, **shares}
    return Line(f"memory-{replace_underscores(game)}", args)


def announce_unwritable_file(app: App, path: Path) -> None:
    """Say that a file cannot be written."""
    app.say_system_message(Line("settings-unwritable", {"path": str(path)}))
