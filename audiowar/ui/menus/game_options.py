"""The menu in which the player sets each option of a game before a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.announce.common_lines import describe_refusal, get_game_title
from audiowar.announce.describe_game_options import describe_game_option
from audiowar.announce.line import Line
from audiowar.rules.state import OptionValue, Refused
from audiowar.rules.variant import Option, Variant
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

StartMatch = Callable[[dict[str, OptionValue]], None]
"""Starts a match with the chosen options."""
OFFERED_NUMBERS = (
    *(0, 5, 10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500),
    *(1000, 2000, 5000, 10000, 50000),
)
"""The values that are offered for an option with a wide range of numbers."""


class OptionsMenu(Menu):
    """The menu of options. Its first item starts the match; left and right change the options."""

    def __init__(
        self,
        app: App,
        game: Variant,
        opponent_count: int,
        given: Mapping[str, Any],
        start_match: StartMatch,
    ) -> None:
        self.game = game
        self.opponent_count = opponent_count
        players = opponent_count + 1
        try:
            self.options = game.complete_options(given, players)
        except Refused:
            # The given options were saved by an older version or for another number of players, so
            # the game refuses them. Use the default options.
            self.options = game.complete_options({}, players)
        self._start_match = start_match
        items = [fixed_item("options-begin", self.start)]
        items += [self.make_option_item(option) for option in game.options]
        super().__init__(app, Line("options-title", {"game": get_game_title(game.name)}), items)

    def make_option_item(self, option: Option) -> MenuItem:
        """Return the menu item that shows and changes an option."""
        return MenuItem(
            lambda: describe_game_option(option, self.options[option.name]),
            on_change=lambda step: self.change_option(option, step),
        )

    def change_option(self, option: Option, direction: int) -> bool:
        """Change an option to its next (1) or previous (-1) value; return False at the ends."""
        now = self.options[option.name]
        values = list_offered_values(option, now)
        index = values.index(now) + direction
        if not 0 <= index < len(values):
            return False
        self.options[option.name] = values[index]
        return True

    def start(self) -> None:
        """Save the chosen options and start the match, or say why the rules refuse them."""
        try:
            self.game.complete_options(self.options, self.opponent_count + 1)
        except Refused as refused:
            self.app.refuse(describe_refusal(refused))
            return
        self.app.settings.set(**{f"options-{self.game.name}": self.options})
        self._start_match(dict(self.options))


def list_offered_values(option: Option, current_value: OptionValue) -> list[OptionValue]:
    """Return the values that the menu offers for an option, including its current value."""
    if isinstance(option.values, range) and len(option.values) > 20:
        return sorted({*(n for n in OFFERED_NUMBERS if n in option.values), int(current_value)})
    return list(option.values)
