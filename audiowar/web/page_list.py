"""What a page shows of the topmost screen: a list, a line to type, or amounts to set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiowar.announce.line import Line, end_sentence
from audiowar.manual import get_html_tag
from audiowar.ui.core.menu import Menu, TextEntry
from audiowar.ui.core.touch_wording import play_button_action
from audiowar.ui.lessons.tutorial import LessonTable
from audiowar.ui.start import LanguageMenu
from audiowar.ui.table.table_screen import TableScreen

from .protocol import Message

if TYPE_CHECKING:
    from audiowar.ui.core.app import App
    from audiowar.ui.table.bet_pad import BetPad


@dataclass(frozen=True)
class PageList:
    """What the focus is in."""

    kind: str
    """As in the protocol: "menu", "hand", "text", "entry", "bet"."""
    label: str
    items: tuple[str, ...] = ()
    """The lines; of an entry the text, of a bet the amounts."""
    index: int = 0
    position: str = ""
    """How the place in the list is told."""
    fields: tuple[tuple[str, int, int], ...] = ()
    """Of a bet: what each amount is called, the least and the most."""
    where: str = "menu"
    """Whose buttons are shown: "menu", "table", or "shared" where others sit too."""
    languages: tuple[str, ...] = ()
    """The languages of the lines, where they are not that of the program."""
    most: int = 0
    """How many characters can be typed."""
    does: str = ""
    """What `play` does at a table: "play" a card, place a "bet", "choose" an answer, or go "on"."""

    @property
    def line(self) -> str:
        """The line that has the focus."""
        return self.items[self.index] if 0 <= self.index < len(self.items) else ""

    def message(self, number: int) -> Message:
        """Return the listing as a message."""
        said: Message = {"n": number, "label": self.label, "i": self.index}
        if self.does:
            said["does"] = self.does
        if self.kind == "entry":
            return {"t": "entry", **said, "x": self.line, "most": self.most}
        if self.kind == "bet":
            fields = [
                {"label": label, "min": low, "max": high, "x": int(now)}
                for (label, low, high), now in zip(self.fields, self.items, strict=True)
            ]
            return {"t": "bet", **said, "where": self.where, "fields": fields}
        if self.languages:
            said["langs"] = list(self.languages)
        return {"t": "list", **said, "where": self.where, "items": list(self.items)}

    def unsaid(self, told: str, new: bool) -> str:
        """Return what of an utterance a reader does not say when this gets the focus.

        `new`: it is another list, so that its label is said too.
        """
        for part in (self.label if new else "", self.line, self.position):
            told = without(told, part)
        return told


def without(told: str, part: str) -> str:
    """Return a text without the first sentence that is this part."""
    if not part:
        return told
    if told == part:
        return ""
    if told.endswith(f" {part}"):
        return told.removesuffix(part).strip()
    sentence = end_sentence(part)
    before, found, after = told.partition(sentence)
    whole = not after or after.startswith(" ")
    if found and whole and (not before or before.endswith(" ")):
        return f"{before.strip()} {after.strip()}".strip()
    return told


def listing(app: App, said: str) -> PageList:
    """Return what the topmost screen shows; `said` stands for a screen that shows nothing."""
    screen = app.top
    if isinstance(screen, TextEntry):
        return PageList("entry", app.render(screen.title), (screen.text,), most=screen.longest)
    if isinstance(screen, TableScreen):
        return _table(app, screen)
    shown = screen.visible_screen()
    rows, index = tuple(app.render(row) for row in shown.rows), shown.index
    if isinstance(screen, Menu):
        locales = screen.locales if isinstance(screen, LanguageMenu) else []
        languages = tuple(get_html_tag(locale) for locale in locales)
        position = _position(app, index, len(rows))
        return PageList(
            "menu", app.render(screen.title), rows, index, position, languages=languages
        )
    return PageList("text", said, rows or (said,), max(index, 0))


def _table(app: App, table: TableScreen) -> PageList:
    label = app.render(Line("table-here"))
    where = "table" if table.chair.is_alone else "shared"
    if table.cursor.pad is not None:
        return _bet(app, label, where, table.cursor.pad)
    shown, does = table.visible_screen(), _does(table)
    rows, index = tuple(app.render(row) for row in shown.rows), shown.index
    if rows:
        position = _position(app, index, len(rows))
        return PageList("hand", label, rows, index, position, where=where, does=does)
    here = " ".join(app.render(line) for line in table.cursor.here(table.view()))
    return PageList("text", label, (here,), where=where, does=does)


def _does(table: TableScreen) -> str:
    """Return what `play` does; while others choose, what it will do next."""
    if isinstance(table, LessonTable) and table.task is None:
        return "on"
    return play_button_action(table.view())


def _bet(app: App, label: str, where: str, pad: BetPad) -> PageList:
    names = [app.render(Line(name, {"cents": 0})) for name in ("bet-stake", "bet-tie")]
    ranges = [pad.bets.stakes, pad.bets.tie_bets(pad.near(pad.bets.stakes, pad.amounts[0]))]
    fields = tuple(
        (name.partition(":")[0], span[0], span[-1])
        for name, span in zip(names, ranges, strict=True)
    )
    amounts = tuple(map(str, pad.amounts))
    return PageList("bet", label, amounts, pad.field, "", fields, where, does="bet")


def _position(app: App, index: int, count: int) -> str:
    return app.render(Line("menu-position", {"n": index + 1, "of": count}))
