"""Lay out the window as text: messages at the top, the list for the arrow keys at the bottom.

Heights are counted in rows of text, so that nothing here depends on a font. Texts are never cut: a
text that does not fit is shown page by page. After the last page, the first one is shown again and
stays, because it has the newest text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from audiowar.ui.table.scene_to_draw import TableScene

MARGIN = 16
"""The width in pixels of the empty space at each edge, and between messages and list."""
Rows = list[str]
"""The rows of one or more texts."""
MIN_PAGE_SECONDS = 2.0
READING_CHARACTERS_PER_SECOND = 12.0
"""The assumed reading speed in characters per second, a little slower than a voice."""
SENTENCE_END = re.compile(r"(?<=[.!?:;…]) ")
"""Matches the space after a sentence or clause."""


@dataclass(frozen=True)
class TextColumn:
    """A column of text: its width, and a function that returns a text's width in the same unit."""

    width: float
    measure: Callable[[str], float]

    def wrap_all(self, texts: Iterable[str]) -> Rows:
        """Break each of several texts into rows."""
        return [row for text in texts for row in self.wrap(text)]

    def wrap(self, text: str) -> Rows:
        """Break a text into rows: at spaces, and inside words that are wider than a row."""
        rows: Rows = []
        row = ""
        for word in text.split():
            longer = f"{row} {word}" if row else word
            if self.measure(longer) <= self.width:
                row = longer
                continue
            if row:
                rows.append(row)
            *full, row = self._pieces(word)
            rows += full
        return [*rows, row]

    def _pieces(self, word: str) -> Rows:
        found = [""]
        for char in word:
            if found[-1] and self.measure(found[-1] + char) > self.width:
                found.append("")
            found[-1] += char
        return found


@dataclass(frozen=True)
class WindowContent:
    """The content of the window, as texts and a table to draw."""

    messages: Sequence[str] = ()
    """The newest messages, which are always shown."""
    rows: Sequence[str] = ()
    """The rows that the arrow keys move through."""
    current_index: int = -1
    """The index of the current row; -1 if there is none."""
    heading: str = ""
    """The heading above the rows."""
    side_texts: Sequence[str] = ()
    """Further texts to show next to the list, such as the other seats."""
    earlier_messages: Sequence[str] = ()
    """Earlier messages, newest first; shown if there is room."""
    table: TableScene | None = None
    """The table that is drawn in place of the texts, if its picture fits."""
    own_seat_heading: str = ""
    """The heading of the player's own seat in the drawn table."""

    @property
    def current_row(self) -> str:
        """The text of the current row, or ""."""
        return self.rows[self.current_index] if 0 <= self.current_index < len(self.rows) else ""

    @property
    def required_table(self) -> TableScene:
        """The same as `table`, but never None. Must be read only if there is a table."""
        assert self.table is not None
        return self.table

    @property
    def shows_rows_as_cards(self) -> bool:
        """Whether the rows are cards of the hand, which the drawn table shows as cards.

        Must be read only if there is a table.
        """
        return bool(self.required_table.hand) and None not in self.required_table.hand


@dataclass(frozen=True)
class WindowTextLayout:
    """The rows of text that fit into the window, and where they are shown."""

    messages: tuple[str, ...]
    """The rows at the top of the window."""
    heading: tuple[str, ...]
    """The rows of the heading above the list."""
    list_rows: tuple[str, ...]
    """The rows of the visible part of the list, which contains the current line."""
    current_row_range: range
    """The indices of the rows in `list_rows` that show the current line; empty if there is none."""
    side_rows: tuple[str, ...] = ()
    """The rows to the right of the list."""
    visible_fraction_range: tuple[float, float] = (0.0, 1.0)
    """The beginning and the end of the visible part of all messages, as numbers from 0 to 1."""
    seconds_left: float | None = None
    """Seconds until the next page; None if the page stays."""


def lay_out_texts_in_rows(
    content: WindowContent,
    max_rows: int,
    wide: TextColumn,
    narrow: TextColumn,
    seconds_shown: float = 0.0,
) -> WindowTextLayout:
    """Divide the rows of the window between messages and list.

    `wide` is the column of the messages. `narrow` is the column of the list, which leaves room for
    the sign before the current line. The current line has priority, then messages, then the heading
    and the other lines. The content has been shown for `seconds_shown` seconds.
    """
    told = wide.wrap_all(content.messages)
    over = wide.wrap(content.heading) if content.heading else []
    room = max_rows - min(len(told), compute_min_message_rows(max_rows)) - len(over)
    side = wrap_texts_beside_list(content, room, wide)
    texts = content.messages if side else (*content.messages, *content.side_texts)
    above = wide.wrap_all(texts)
    below = max(1, max_rows - min(len(above), compute_min_message_rows(max_rows)))
    current = content.current_row
    rows = narrow.wrap(current) if current else []
    lasts = None
    if len(rows) > below:
        turned = choose_page(split_pages([current], below, narrow), seconds_shown)
        listed, marked, over, lasts = turned.rows, range(len(turned.rows)), [], turned.seconds_left
        high = below
    else:
        over = over if len(over) + max(1, len(rows)) <= below else []
        room = below - len(over)
        listed, marked = lay_out_list_around_current(
            content.rows, content.current_index, room, narrow
        )
        high = len(listed)
    left = max_rows - len(over) - max(high, len(side))
    upper = choose_page(split_pages(texts, left, wide), seconds_shown)
    upper.rows.extend(wrap_earlier_messages(content.earlier_messages, left - len(above), wide))
    soon = [one for one in (lasts, upper.seconds_left) if one is not None]
    rows_shown = (tuple(upper.rows), tuple(over), tuple(listed), marked, tuple(side))
    return WindowTextLayout(*rows_shown, upper.visible_fraction_range, min(soon, default=None))


def compute_min_message_rows(max_rows: int) -> int:
    """Return how many of a window's `max_rows` rows are reserved for messages."""
    return max(min(max_rows // 2, 3), max_rows * 3 // 5)


LIST_WIDTH_SHARE = 0.5
"""The fraction of the window's width that the list gets if texts are shown next to the list."""


def wrap_texts_beside_list(content: WindowContent, max_rows: int, wide: TextColumn) -> Rows:
    """Return the rows of text to show next to the list; empty if there is no room for them."""
    half = TextColumn(wide.width * LIST_WIDTH_SHARE, wide.measure)
    rows = half.wrap_all(content.side_texts)
    narrow = all(wide.measure(row) <= wide.width * 0.8 * LIST_WIDTH_SHARE for row in content.rows)
    return rows if narrow and len(rows) <= max_rows else []


def wrap_earlier_messages(texts: Sequence[str], max_rows: int, column: TextColumn) -> Rows:
    """Wrap texts, newest first, into at most `max_rows` rows. Stop at a text that does not fit."""
    rows: Rows = []
    for text in texts:
        more = column.wrap(text)
        if len(rows) + len(more) > max_rows:
            break
        rows += more
    return rows


@dataclass(frozen=True)
class TextPage:
    """One page of a text, which may have several pages."""

    rows: Rows
    visible_fraction_range: tuple[float, float] = (0.0, 1.0)
    seconds_left: float | None = None


def choose_page(pages: Sequence[Rows], seconds_shown: float) -> TextPage:
    """Return the page to show after `seconds_shown`.

    After the last page, the first one is shown again and stays.
    """
    if not pages:
        return TextPage([])
    seconds = (
        max(MIN_PAGE_SECONDS, sum(map(len, page)) / READING_CHARACTERS_PER_SECOND) for page in pages
    )
    ends = enumerate(accumulate(seconds) if len(pages) > 1 else ())
    left = ((n, end - seconds_shown) for n, end in ends if seconds_shown < end)
    number, lasts = next(left, (0, None))
    before, count = sum(map(len, pages[:number])), sum(map(len, pages))
    part = (before / count, (before + len(pages[number])) / count) if count else (0.0, 1.0)
    return TextPage(list(pages[number]), part, lasts)


def split_pages(texts: Sequence[str], max_rows: int, column: TextColumn) -> list[Rows]:
    """Divide texts into pages of at most `max_rows` rows.

    A sentence stays on one page, unless it is longer than a page.
    """
    whole = column.wrap_all(texts)
    if max_rows < 1 or len(whole) <= max_rows:
        return [whole] if max_rows > 0 else []
    found: list[Rows] = [[]]
    for text in texts:
        above, begun = found[-1], ""
        for sentence in SENTENCE_END.split(text):
            begun = f"{begun} {sentence}".strip()
            rows = [*above, *column.wrap(begun)]
            if len(rows) <= max_rows:
                found[-1] = rows
                continue
            above, begun = [], sentence
            pieces = split_evenly(column.wrap(sentence), max_rows)
            if len(pieces) > 1:
                above, begun = pieces[-1], ""
            found += pieces
    return [one for one in found if one]


def split_evenly(rows: Rows, max_rows: int) -> list[Rows]:
    """Divide the rows of a long sentence evenly, so that no page has only one word of it."""
    count = -(-len(rows) // max_rows)
    ends = [len(rows) * n // count for n in range(count + 1)]
    return [rows[begin:end] for begin, end in pairwise(ends)]


def lay_out_list_around_current(
    lines: Sequence[str], current: int, max_rows: int, column: TextColumn
) -> tuple[Rows, range]:
    """Return the visible rows of the list, and the range of the rows that show the current line.

    Both are empty if not even the current line fits.
    """
    if not lines:
        return [], range(0)
    middle = min(max(0, current), len(lines) - 1)
    rows = column.wrap(lines[middle])
    if len(rows) > max_rows:
        return [], range(0)
    begin, own = 0, len(rows)
    before = [column.wrap(line) for line in reversed(lines[max(0, middle - max_rows) : middle])]
    after = [column.wrap(line) for line in lines[middle + 1 : middle + 1 + max_rows]]
    # In turn, add the next line below and the next line above, as long as one of them fits.
    count = 0
    while count < len(rows):
        count = len(rows)
        if after and len(rows) + len(after[0]) <= max_rows:
            rows = [*rows, *after.pop(0)]
        if before and len(rows) + len(before[0]) <= max_rows:
            begin += len(before[0])
            rows = [*before.pop(0), *rows]
    return rows, range(begin, begin + own) if current >= 0 else range(0)
