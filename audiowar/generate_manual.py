"""Generate the manual from the program's own definitions, as one HTML page for each language.

In this way the manual always agrees with the program. The pages are structured for screen readers:
with headings by level, landmarks, tables with headings, and marked changes of language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any

from audiowar import __version__
from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.describe_game_options import (
    describe_game_option,
    describe_option_with_alternatives,
    make_option_args,
)
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_line
from audiowar.input.command_definition import Command
from audiowar.input.commands import COMMANDS
from audiowar.input.keymap import Keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import Locale, discover_locales
from audiowar.publisher_info import load_publisher_info
from audiowar.rules.registry import DEFAULT_GAME, GAMES
from audiowar.rules.state import OptionValue
from audiowar.rules.variant import TRICK_LIMIT_OPTION, Option, Variant
from audiowar.ui.core.key_help import HELP_NAMES_OF_RANK_COMMANDS, LISTED_COMMAND_PLACES
from audiowar.ui.menus.rules_reader import OPTIONS_SECTION, list_rule_sections
from audiowar.ui.table.percentage_charts import PercentageSeries, draw_svg_chart

MENTIONED_MENU_ITEMS = (
    *("continue", "new-game", "tutorial", "rules", "sounds", "settings", "keys", "manual", "quit"),
    *("together", "invite", "my-games", "daily", "progress"),
)
"""The menu items that the manual's texts mention."""

CHAPTERS = ("start", "keys", "voice", "opponents", "together", "archive", "progress", "games",
            "readers", "friends", "trouble", "files", "program", "words")  # fmt: skip
"""All chapters in order, each with the heading `manual-CHAPTER`."""

TEXT_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "start": ("p about", "ol steps", "p after"),
    "voice": ("p text", "p sounds", "p braille", "p look", "p text-mode"),
    "opponents": ("p text", "ul list", "h levels", "ul levels-list",
                  "h casino", "ul casino-list",
                  "h coach", "ul coach-list", "chart course",
                  "h remember", "p memory"),
    "together": ("p text", "ol steps", "ul after"),
    "archive": ("p text", "p list", "h listen", "p listen-text", "ul listen-list", "h travel",
                "p travel-text"),
    "progress": ("p text", "h daily", "p daily-text", "h goals", "p goals-text", "h statistics",
                 "p statistics-text", "h rating", "p rating-text"),
    "readers": ("h nvda", "p nvda-text", "h jaws", "p jaws-text", "p jaws-step", "h narrator",
                "p narrator-text", "h orca", "p orca-text", "h voiceover", "p voiceover-text"),
    "friends": ("p text", "ul list", "p lesson"),
    "trouble": ("ul list",),
    "files": ("p text", "p keys"),
    "program": ("h download", "p download-text", "h update", "p update-text", "h remove",
                "p remove-text", "h tell", "p tell-text"),
}  # fmt: skip
"""The chapters of text, each with its parts in order. A part is written as its kind and the NAME of
its message `manual-CHAPTER-NAME`. The kind says what the message becomes: paragraphs (p), a
heading (h), the items of a list (ol, ul) or the caption of a chart (chart)."""

EXAMPLE_CHANCES = PercentageSeries(
    (0.5, 0.44, 0.47, 0.31, 0.36, 0.62, 0.58, 0.66, 0.79, 0.71, 0.83, 0.9, 1.0), (3, 5)
)
"""An example of how a player's chances changed from trick to trick until the match was won."""

STYLE_SHEET = """\
:root { color-scheme: light dark; }
body { font: 1.125rem/1.6 sans-serif; max-width: 45rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: bold; padding: 0.5rem 0; }
th, td { border: 1px solid; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
figure { margin: 1rem 0; }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
:focus { outline: 3px solid; }
"""


class ManualPage:
    """Renders messages of one language for the manual, as plain text or as HTML."""

    def __init__(self, catalogue: Catalogue, keymap: Keymap | None = None) -> None:
        """`keymap` has the keys of a frontend such as the page; None for the window's keys."""
        self.catalogue = catalogue
        self._keymap = keymap
        game = self.text_of(f"game-{replace_underscores(DEFAULT_GAME)}")
        keys = {f"key-{name}": self.render_key_names(one) for name, one in COMMANDS.items()}
        items = (f"menu-{name}" for name in MENTIONED_MENU_ITEMS)
        self.text_args = keys | {item: self.text_of(item, game=game) for item in items}
        """The arguments of the manual's texts: `$key-COMMAND` is the names of a command's keys,
        `$menu-ITEM` the label of a menu item."""

    def text_of(self, message: str, /, **args: Any) -> str:
        """Return a message as plain text."""
        return self.catalogue.format_message(message, **args)

    def line_text(self, line: Line) -> str:
        """Return a line as plain text."""
        return render_line(line, self.catalogue)

    def render_key_names(self, command: Command) -> str:
        """Return the names of a command's keys as one text.

        A command without keys in the keymap gets its default keys.
        """
        own_keys = () if self._keymap is None else self._keymap.get_keys(command.name)
        names = [self.render_key_name(key) for key in own_keys or command.keys]
        return self.text_of("manual-keys-or", keys=names)

    def render_key_name(self, key: str) -> str:
        """Return the name of a key and its modifiers."""
        modifier, plus, rest = key.partition("+")
        if plus and rest:
            name = self.text_of(f"key-{modifier}")
            return self.text_of("key-with", modifier=name, key=self.render_key_name(rest))
        if len(key) == 1:
            return self.text_of("key-char", char=key.upper())
        return self.text_of(f"key-{key}")

    def iter_paragraphs(self, message: str, tag: str, **args: Any) -> Iterator[str]:
        """Yield each paragraph of a message as an HTML element."""
        for paragraph in self.text_of(message, **args).split("\n"):
            if paragraph:
                yield make_element(tag, paragraph)

    def render_title(self, game: str) -> str:
        """Return the title of a game as HTML, with a `lang` attribute for a foreign title."""
        message, language = f"game-{replace_underscores(game)}", get_wording(game).title_language
        title = self.text_of(message)
        if language and not self.catalogue.language.startswith(language):
            # If the language of the title is not installed, English has the original title too.
            original = Catalogue(language if language in discover_locales() else "en")
            if title == original.format_message(message):
                return f'<span lang="{language}">{escape(title)}</span>'
        return escape(title)


def make_element(tag: str, text: str) -> str:
    """Return an HTML element that contains a plain text."""
    return f"<{tag}>{escape(text)}</{tag}>"


def render_manual_html(language: str, keymap: Keymap | None = None) -> str:
    """Return the manual in one language as an HTML page. An unknown language raises KeyError."""
    locale = discover_locales()[language]
    page = ManualPage(Catalogue(language), keymap)
    title = escape(page.text_of("manual-title"))
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{get_html_language_tag(locale)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>\n{STYLE_SHEET}</style>",
        "</head>",
        "<body>",
        f'<a class="skip" href="#main">{escape(page.text_of("manual-skip"))}</a>',
        f"<header>\n<h1>{title}</h1>\n</header>",
        *iter_contents(page),
        '<main id="main">',
        *(line for name in CHAPTERS for line in iter_chapter(page, name)),
        "</main>",
        *iter_footer(page),
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def get_html_language_tag(locale: Locale) -> str:
    """Return the language tag for HTML, with the script if the language has two scripts."""
    return locale.tag if locale.transliteration_script else locale.babel_tag


def iter_contents(page: ManualPage) -> Iterator[str]:
    """Yield the table of contents, with a link to each chapter."""
    yield f'<nav aria-label="{escape(page.text_of("manual-contents"))}">'
    yield "<ul>"
    for name in CHAPTERS:
        yield f'<li><a href="#{name}">{escape(page.text_of(f"manual-{name}"))}</a></li>'
    yield "</ul>\n</nav>"


def iter_chapter(page: ManualPage, name: str) -> Iterator[str]:
    """Yield a chapter with its heading."""
    yield f'<section id="{name}" aria-labelledby="{name}-title">'
    yield f'<h2 id="{name}-title">{escape(page.text_of(f"manual-{name}"))}</h2>'
    iter_own_html = GENERATED_CHAPTERS.get(name)
    yield from iter_own_html(page) if iter_own_html else iter_text_chapter(page, name)
    yield "</section>"


def iter_text_chapter(page: ManualPage, name: str) -> Iterator[str]:
    """Yield a chapter of text, as listed in `TEXT_CHAPTERS`."""
    for part in TEXT_CHAPTERS[name]:
        kind, suffix = part.split(" ")
        message = f"manual-{name}-{suffix}"
        if kind == "h":
            yield make_element("h3", page.text_of(message))
        elif kind == "chart":
            yield render_example_chart(page, message)
        elif kind == "p":
            yield from page.iter_paragraphs(message, "p", **page.text_args)
        else:
            yield f"<{kind}>"
            yield from page.iter_paragraphs(message, "li", **page.text_args)
            yield f"</{kind}>"


def render_example_chart(page: ManualPage, message: str) -> str:
    """Return an HTML figure: an example chart of a player's chances, with its summary in words."""
    words = page.line_text(EXAMPLE_CHANCES.make_summary_line())
    caption = page.text_of(message)
    chart = draw_svg_chart(EXAMPLE_CHANCES, page.text_of("coach-chances-title"), words)
    return f"<figure>{chart}<figcaption>{escape(caption)} {escape(words)}.</figcaption></figure>"


def iter_keys_chapter(page: ManualPage) -> Iterator[str]:
    """Yield the chapter of keys, with a table for each place where commands work."""
    yield from page.iter_paragraphs("manual-keys-text", "p", **page.text_args)
    for where in LISTED_COMMAND_PLACES:
        commands = [command for command in COMMANDS.values() if command.place == where]
        yield "<table>"
        yield make_element("caption", page.text_of(f"manual-keys-{where}"))
        yield (
            f'<tr><th scope="col">{escape(page.text_of("manual-key"))}</th>'
            f'<th scope="col">{escape(page.text_of("manual-does"))}</th></tr>'
        )
        for command in commands:
            if command.name not in HELP_NAMES_OF_RANK_COMMANDS:
                does = page.text_of(f"command-{command.name}")
                yield render_key_row(page.render_key_names(command), does)
        if where == "table":
            combined = (
                command for command in commands if command.name in HELP_NAMES_OF_RANK_COMMANDS
            )
            ranks = [page.render_key_name(command.keys[0]) for command in combined]
            yield render_key_row(", ".join(ranks), page.text_of("command-rank"))
        yield "</table>"


def render_key_row(key: str, does: str) -> str:
    """Return the HTML table row for a key and its effect."""
    return f'<tr><th scope="row">{escape(key)}</th><td>{escape(does)}</td></tr>'


def iter_games_chapter(page: ManualPage) -> Iterator[str]:
    """Yield the rules of every game, with its presets and options."""
    yield from page.iter_paragraphs("manual-games-text", "p", **page.text_args)
    for game in GAMES.values():
        players = game.players[0]
        yield f'<section aria-labelledby="game-{game.name}">'
        yield f'<h3 id="game-{game.name}">{page.render_title(game.name)}</h3>'
        options = game.complete_options({}, players)
        for heading in list_rule_sections(game.name):
            if heading != OPTIONS_SECTION:
                yield make_element("h4", page.text_of(f"rules-heading-{heading}"))
                text = f"rules-{replace_underscores(game.name)}-{heading}"
                yield from page.iter_paragraphs(text, "p", **options)
        yield from iter_options(page, game, options)
        yield "</section>"


def iter_options(
    page: ManualPage, game: Variant, options: Mapping[str, OptionValue]
) -> Iterator[str]:
    """Yield the presets of a game and its options with their default values."""
    known = {option.name: option for option in game.options}
    yield make_element("h4", page.text_of("manual-presets"))
    yield "<ul>"
    for preset in game.presets:
        options_told = (
            describe_game_option(known[name], one) for name, one in preset.options.items()
        )
        told = [page.line_text(line) for line in options_told]
        title = page.text_of(f"preset-{replace_underscores(preset.name)}")
        yield make_element("li", f"{title}. {'; '.join(told)}" if told else title)
    yield "</ul>"
    yield make_element("h4", page.text_of("manual-options"))
    yield "<ul>"
    for option in game.options:
        yield make_element("li", render_option_text(page, option, options[option.name]))
    yield "</ul>"


def render_option_text(page: ManualPage, option: Option, default: OptionValue) -> str:
    """Return a sentence, as plain text, with an option, its default value and its other values."""
    if option.name == TRICK_LIMIT_OPTION.name:
        return page.line_text(Line("manual-trick-limit", make_option_args(option, default)))
    return page.line_text(describe_option_with_alternatives(option, default, page.line_text))


def iter_command_line_chapter(page: ManualPage) -> Iterator[str]:
    """Yield the chapter about the command line: one list item for each command."""
    yield "<ul>"
    yield from page.iter_paragraphs("cli-help", "li")
    yield "</ul>"


def iter_footer(page: ManualPage) -> Iterator[str]:
    """Yield the version, the licence, and links to the manual in other languages."""
    yield "<footer>"
    yield make_element("p", page.text_of("manual-version", version=__version__))
    if contact := load_publisher_info().contact:
        yield from page.iter_paragraphs("manual-contact", "p", contact=contact)
    yield from page.iter_paragraphs("manual-licence", "p")
    yield f'<nav aria-label="{escape(page.text_of("manual-languages"))}">\n<ul>'
    for locale in discover_locales().values():
        if locale.tag != page.catalogue.language:
            tag, name = get_html_language_tag(locale), escape(locale.own_name)
            file = get_manual_file_name(locale.tag)
            yield f'<li><a href="{file}" hreflang="{tag}" lang="{tag}">{name}</a></li>'
    yield "</ul>\n</nav>\n</footer>"


def get_manual_file_name(language: str) -> str:
    """Return the file name of the manual in a language."""
    return f"manual-{language}.html"


GENERATED_CHAPTERS: Mapping[str, Callable[[ManualPage], Iterator[str]]] = {
    "keys": iter_keys_chapter,
    "games": iter_games_chapter,
    "words": iter_command_line_chapter,
}
"""The chapters that are not in `TEXT_CHAPTERS`, each with the function that yields its HTML."""
