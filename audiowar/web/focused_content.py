"""Describe the focused part of the page: the hand, a menu, a text, a text entry or a bet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.announce.render_lines import add_full_stop
from audiowar.generate_manual import get_html_language_tag
from audiowar.ui.core.app import App
from audiowar.ui.core.key_labels import get_play_button_action
from audiowar.ui.core.menu import Menu, TextEntry
from audiowar.ui.first_screens import LanguageMenu
from audiowar.ui.lessons.tutorial import LessonTableScreen
from audiowar.ui.table.table_screen import TableScreen

from .page_engine_messages import Message

if TYPE_CHECKING:
    from audiowar.ui.table.bet_entry import BetEntry


@dataclass(frozen=True)
class FocusedContent:
    """The focused part of the page: a hand, a menu, a text, a text entry or a bet."""

    kind: str
    """The kind of content: "menu", "hand", "text", "entry" (a line to type) or "bet"."""
    label: str
    """The title for screen readers."""
    items: tuple[str, ...] = ()
    """The lines of a list, the text of an entry, or the amounts of a bet."""
    index: int = 0
    """The index of the focused item."""
    position: str = ""
    """The text of the position in the list, such as "2 of 5"."""
    bet_fields: tuple[tuple[str, int, int], ...] = ()
    """The label, minimum and maximum of each amount of a bet."""
    button_set: str = "menu"
    """The set of buttons: "menu", "table", "shared" (an online table) or "listen" (a recording)."""
    languages: tuple[str, ...] = ()
    """The language of each line; empty if all lines are in the program's language."""
    max_length: int = 0
    """The maximum number of characters of an entry."""
    play_action: str = ""
    """What the `play` button does at a table: "play" (play a card), "bet", "choose" (give an
    answer), "on" (continue), or "menu" (at a recording)."""

    @property
    def focused_line(self) -> str:
        """The line that has the focus."""
        return self.items[self.index] if 0 <= self.index < len(self.items) else ""

    def to_message(self, number: int) -> Message:
        """Return the message that makes the page show this content.

        A new `number` tells the page that this list, entry or bet replaces the previous one.
        """
        said: Message = {"n": number, "label": self.label, "i": self.index}
        if self.play_action:
            said["does"] = self.play_action
        if self.kind == "entry":
            return {"t": "entry", **said, "x": self.focused_line, "most": self.max_length}
        if self.kind == "bet":
            fields = [
                {"label": label, "min": low, "max": high, "x": int(now)}
                for (label, low, high), now in zip(self.bet_fields, self.items, strict=True)
            ]
            return {"t": "bet", **said, "where": self.button_set, "fields": fields}
        if self.languages:
            said["langs"] = list(self.languages)
        return {"t": "list", **said, "where": self.button_set, "items": list(self.items)}

    def remove_text_spoken_by_focus(self, text: str, is_new_list: bool) -> str:
        """Remove from a text what a screen reader speaks when the focus moves.

        This is the focused line, its position and, for a new list, the label of the list.
        """
        for part in (self.label if is_new_list else "", self.focused_line, self.position):
            text = remove_sentence(text, part)
        return text


def remove_sentence(text: str, sentence: str) -> str:
    """Remove one occurrence of a sentence from a text."""
    if not sentence:
        return text
    if text == sentence:
        return ""
    if text.endswith(f" {sentence}"):
        return text.removesuffix(sentence).strip()
    sentence = add_full_stop(sentence)
    before, found, after = text.partition(sentence)
    whole = not after or after.startswith(" ")
    if found and whole and (not before or before.endswith(" ")):
        return f"{before.strip()} {after.strip()}".strip()
    return text


class RowRenderer:
    """Renders the rows of a screen as texts. The texts are cached until the rows change."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._texts: tuple[str, ...] = ()

    def make_row_texts(self, app: App, rows: Sequence[Line]) -> tuple[str, ...]:
        """Return the text of each row, in the language of the app."""
        key = (app.catalogue, app.catalogue.touch, app.catalogue.suits, tuple(rows))
        if key != self._key:
            self._key, self._texts = key, tuple(map(app.render, rows))
        return self._texts


def describe_focused_content(
    app: App, last_key_response: str, row_renderer: RowRenderer
) -> FocusedContent:
    """Describe what has the focus on the topmost screen.

    On a screen that is no menu, table or text entry, `last_key_response` is the label, and also the
    only line if the screen has no rows.
    """
    screen = app.top
    if isinstance(screen, TextEntry):
        title, text = app.render(screen.title), (screen.text,)
        return FocusedContent("entry", title, text, max_length=screen.max_length)
    if isinstance(screen, TableScreen):
        return _describe_table(app, screen, row_renderer)
    shown = screen.get_screen_content()
    rows, index = row_renderer.make_row_texts(app, shown.rows), shown.index
    if isinstance(screen, Menu):
        locales = screen.locales if isinstance(screen, LanguageMenu) else []
        languages = tuple(get_html_language_tag(locale) for locale in locales)
        position = _describe_position(app, index, len(rows))
        title = app.render(screen.title)
        return FocusedContent("menu", title, rows, index, position, languages=languages)
    return FocusedContent("text", last_key_response, rows or (last_key_response,), max(index, 0))


def _describe_table(app: App, table: TableScreen, rendered: RowRenderer) -> FocusedContent:
    label = app.render(Line("table-here"))
    where = table.screen_kind if table.player_view.is_only_person else "shared"
    if table.cursor.bet_entry is not None:
        return _describe_bet(app, label, where, table.cursor.bet_entry)
    shown, does = table.get_screen_content(), _describe_play_action(table)
    rows, index = rendered.make_row_texts(app, shown.rows), shown.index
    if rows:
        position = _describe_position(app, index, len(rows))
        return FocusedContent(
            "hand", label, rows, index, position, button_set=where, play_action=does
        )
    lines = table.cursor.take_selection_lines(table.view())
    here = " ".join(map(app.render, lines))
    return FocusedContent("text", label, (here,), button_set=where, play_action=does)


def _describe_play_action(table: TableScreen) -> str:
    """Return what the `play` button does. While others choose, return what it will do next."""
    if table.screen_kind == "listen":
        return "menu"
    if isinstance(table, LessonTableScreen) and table.task is None:
        return "on"
    return get_play_button_action(table.view())


def _describe_bet(app: App, label: str, where: str, pad: BetEntry) -> FocusedContent:
    names = [app.render(Line(name, {"cents": 0})) for name in ("bet-stake", "bet-tie")]
    stake = pad.find_nearest_allowed(pad.bets.stakes_in_units, pad.amounts[0])
    ranges = [pad.bets.stakes_in_units, pad.bets.get_tie_bets_in_units(stake)]
    fields = tuple(
        (name.partition(":")[0], span[0], span[-1])
        for name, span in zip(names, ranges, strict=True)
    )
    amounts = tuple(map(str, pad.amounts))
    return FocusedContent(
        "bet", label, amounts, pad.selected_field_index, "", fields, where, play_action="bet"
    )


def _describe_position(app: App, index: int, count: int) -> str:
    return app.render(Line("menu-position", {"n": index + 1, "of": count}))
