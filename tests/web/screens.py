"""A way through every screen that a page can show, for an engine alone and for a browser."""

from __future__ import annotations

from typing import Final, NamedTuple


class Step(NamedTuple):
    """What a player does, and the screen that comes then."""

    does: str
    """key: presses it; pick: chooses the line of this message; type: types this and goes on;
    back: goes back."""
    what: str
    comes: str


WAY: Final = (
    Step("key", "enter", "TextEntry"),
    Step("type", "Živa", "Menu"),
    Step("pick", "menu-main", "MainMenu"),
    Step("pick", "menu-new-game", "Menu"),
    Step("key", "enter", "Menu"),
    Step("key", "enter", "Menu"),
    Step("pick", "preset-own", "OptionsMenu"),
    Step("pick", "options-begin", "TableScreen"),
    Step("key", "enter", "TableScreen"),
    Step("back", "", "Menu"),
    Step("pick", "menu-rules", "RulesHeadings"),
    Step("key", "enter", "SectionReader"),
    Step("back", "", "RulesHeadings"),
    Step("back", "", "Menu"),
    Step("pick", "menu-settings", "SettingsMenu"),
    Step("pick", "setting-keys", "RemapMenu"),
    Step("pick", "keys-group-program", "SingleGroupMenu"),
    Step("pick", "command-help", "NewKeyScreen"),
    Step("back", "", "SingleGroupMenu"),
    Step("back", "", "RemapMenu"),
    Step("back", "", "SettingsMenu"),
    Step("pick", "settings-group-opponents", "SingleGroupMenu"),
    Step("pick", "memory-title", "OpponentMemoryMenu"),
    Step("back", "", "SingleGroupMenu"),
    Step("back", "", "SettingsMenu"),
    Step("back", "", "Menu"),
    Step("pick", "menu-keys", "AllKeysHelp"),
    Step("key", "enter", "SingleGroupMenu"),
    Step("back", "", "AllKeysHelp"),
    Step("back", "", "Menu"),
    Step("pick", "menu-main", "MainMenu"),
    Step("pick", "menu-rules", "RulesByGameMenu"),
    Step("back", "", "MainMenu"),
    Step("pick", "menu-my-games", "MyGames"),
    Step("key", "enter", "GameActionsMenu"),
    Step("pick", "games-listen", "RecordedMatchScreen"),
    Step("back", "", "GameActionsMenu"),
    Step("back", "", "MyGames"),
    Step("back", "", "MainMenu"),
    Step("pick", "menu-daily", "ReadingList"),
    Step("back", "", "MainMenu"),
    Step("pick", "menu-progress", "Menu"),
    Step("pick", "progress-goals", "GroupedMenu"),
    Step("key", "enter", "SingleGroupMenu"),
    Step("back", "", "GroupedMenu"),
    Step("back", "", "Menu"),
    Step("pick", "menu-main", "MainMenu"),
    Step("pick", "menu-sounds", "SoundList"),
    Step("back", "", "MainMenu"),
    Step("pick", "menu-tutorial", "LessonsMenu"),
    Step("key", "enter", "LessonTableScreen"),
    Step("back", "", "LessonsMenu"),
)
"""From the first start, which shows the languages."""
BY_KEY_ALONE: Final = (
    Step("key", "f1", "KeyHelp"),
    Step("key", "escape", "LessonsMenu"),
    Step("key", "/", "TextEntry"),
    Step("key", "escape", "LessonsMenu"),
    Step("key", "ctrl+f1", "KeyDescriber"),
    Step("key", "escape", "KeyDescriber"),
    Step("key", "escape", "LessonsMenu"),
    Step("key", "escape", "MainMenu"),
    Step("pick", "menu-settings", "SettingsMenu"),
    Step("pick", "settings-group-voice", "SingleGroupMenu"),
    Step("key", "enter", "PaceMeasurement"),
    Step("key", "escape", "SingleGroupMenu"),
    Step("key", "escape", "SettingsMenu"),
    Step("key", "escape", "MainMenu"),
    Step("pick", "menu-continue", "TableScreen"),
    Step("key", "y", "TableScreen"),
    Step("key", "y", "ReadingList"),
    Step("key", "escape", "TableScreen"),
)
"""What nobody needs who has no keys."""
WITH_OTHERS: Final = "audiowar.ui.online."
"""The package of screens that a page without a server never shows."""
TWO_COPIES: Final = frozenset({"WatchScreen"})
"""What a second copy of the program shows; of pages only one tab at a time plays."""
INSTALLED: Final = frozenset({"UpdateMenu"})
"""What an installed program shows: a page is always as new as its server."""
PASSING: Final = frozenset({"BusyScreen", "LongWorkScreen"})
"""What stands there only until something long is done; it takes no answer."""
