"""Read the rules of a game in sections. A section is the message `rules-GAME-SECTION`, whose
arguments are the game's options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from audiowar.announce.common_lines import get_game_title, replace_underscores
from audiowar.announce.describe_game_options import describe_option_with_alternatives
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.rules.registry import GAMES, get_variant
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

OPTIONS_SECTION = "options"
"""The name of the last section of every game, which lists its options."""


def list_rule_sections(game: str) -> tuple[str, ...]:
    """Return the names of the sections of a game's rules, in order."""
    return (*get_wording(game).rules_sections, OPTIONS_SECTION)


class RulesByGameMenu(Menu):
    """The list of games whose rules can be read. The game played last is selected."""

    def __init__(self, app: App) -> None:
        names = list(GAMES)
        items = [
            fixed_item(f"game-{replace_underscores(n)}", partial(self.open_rules, n)) for n in names
        ]
        last = app.settings.get("game")
        start_at = names.index(last) if last in names else 0
        super().__init__(app, Line("rules-games-title"), items, start_at)

    def open_rules(self, name: str) -> None:
        """Open the rules of a game with its default options."""
        game = GAMES[name]
        wanted_players = self.app.settings.get("opponents") + 1
        players = wanted_players if wanted_players in game.players else game.players[0]
        self.app.open_screen(RulesHeadings(self.app, name, game.complete_options({}, players)))


class RulesHeadings(Menu):
    """The list of the headings of a game's rules. Choosing one opens its section."""

    needs_leave_hint = True

    def __init__(self, app: App, game: str, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.sections = list_rule_sections(game)

        def open_section() -> None:
            app.open_screen(SectionReader(app, self))

        items = [fixed_item(f"rules-heading-{one}", open_section) for one in self.sections]
        super().__init__(app, Line("rules-title", {"game": get_game_title(game)}), items)

    def render_paragraphs(self, section: str) -> list[str]:
        """Return the paragraphs of a section in the current language."""
        if section == OPTIONS_SECTION:
            render, values = self.app.render, self.options
            return [
                render(describe_option_with_alternatives(option, values[option.name], render))
                for option in get_variant(self.game).options
            ]
        text = self.app.render(
            Line(f"rules-{replace_underscores(self.game)}-{section}", self.options)
        )
        return [paragraph for paragraph in text.split("\n") if paragraph]


class SectionReader(Menu):
    """The paragraphs of a section. Left and right open the previous and the next section."""

    def __init__(self, app: App, reader: RulesHeadings) -> None:
        self.reader = reader
        super().__init__(app, self.title_line(), self.make_paragraph_items())

    def title_line(self) -> Line:
        return Line(f"rules-heading-{self.reader.sections[self.reader.index]}")

    def make_paragraph_items(self) -> list[MenuItem]:
        section = self.reader.sections[self.reader.index]
        return [
            MenuItem(lambda n=n: self.paragraph_line(section, n))  # type: ignore[misc]
            for n in range(len(self.reader.render_paragraphs(section)))
        ]

    def paragraph_line(self, section: str, index: int) -> Line:
        """Return the line of a paragraph, in the current language."""
        paragraphs = self.reader.render_paragraphs(section)
        return Line("text", {"text": paragraphs[min(index, len(paragraphs) - 1)]})

    def change_value(self, direction: int) -> None:
        """Open the next (1) or previous (-1) section."""
        following = self.reader.index + direction
        if not 0 <= following < len(self.reader.sections):
            self.say_current_item("edge")
            return
        self.reader.index = following
        self.title, self.items, self.index = self.title_line(), self.make_paragraph_items(), 0
        self.announce_screen()
