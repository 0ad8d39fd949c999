"""Divide the window between messages, above, and the list that the arrow keys move through, below.

Heights are counted in rows of text, so that nothing here depends on a font. Texts are never cut:
a text that does not fit is shown page by page. Each page is shown once; then the first page, with
the newest text, stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from audiowar.ui.table.table_scene import TableScene

MARGIN = 16
"""The empty margin in pixels, at every edge and between messages and list."""
Rows = list[str]
"""A text that is broken into rows."""
MIN_PAGE_SECONDS = 2.0
"""The minimum time for which a page is shown, in seconds."""
READING_SPEED = 12.0
"""The reading speed in characters per second, a little slower than a voice."""
SENTENCE_END = re.compile(r"(?<=[.!?:;…]) ")
"""Matches the space after a sentence or clause."""


@dataclass(frozen=True)
class Column:
    """A text column: its width, and a function that measures texts in the same unit."""

    width: float
    measure: Callable[[str], float]

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
    """The last messages, newest first; always shown."""
    rows: Sequence[str] = ()
    """The rows that the arrow keys move through."""
    current: int = -1
    """The index of the current row, -1 without one."""
    heading: str = ""
    """The heading of the rows."""
    beside: Sequence[str] = ()
    """Further texts to show next to the list, such as the other seats."""
    earlier: Sequence[str] = ()
    """Earlier messages, newest first; shown if there is room."""
    table: TableScene | None = None
    """The table to draw instead of the texts, if it fits."""
    own_seat_heading: str = ""
    """The heading of the player's own seat."""

    def with_current(self, current: int) -> WindowContent:
        """Return the same content with another current row."""
        table = None if self.table is None else replace(self.table, here=current)
        return replace(self, current=current, table=table)


@dataclass(frozen=True)
class WindowPicture:
    """The rows of text that fit into the window."""

    messages: tuple[str, ...]
    """The rows of the messages, from the top of the window."""
    heading: tuple[str, ...]
    """The rows of the heading above the list."""
    listed: tuple[str, ...]
    """The visible part of the list, which contains the current line."""
    marked: range
    """The rows of `listed` that belong to the current line; empty without one."""
    side: tuple[str, ...] = ()
    """The rows to the right of the list."""
    visible_part: tuple[float, float] = (0.0, 1.0)
    """The part of the messages that this page shows: its begin and end, as fractions."""
    seconds_left: float | None = None
    """Seconds until the next page; None for the last one."""


def arrange_window(
    content: WindowContent, max_rows: int, wide: Column, narrow: Column, seconds_shown: float = 0.0
) -> WindowPicture:
    """Divide the rows of the window between messages and list.

    `wide` is the column of the messages, `narrow` that of the list, which leaves room for a sign.
    The current line gets its rows first, then messages, then the heading and the other lines.
    `seconds_shown` is the number of seconds for which the content has been shown.
    """
    told = [row for text in content.messages for row in wide.wrap(text)]
    over = wide.wrap(content.heading) if content.heading else []
    side = wrap_texts_beside_list(
        content, max_rows - min(len(told), min_message_rows(max_rows)) - len(over), wide
    )
    texts = content.messages if side else (*content.messages, *content.beside)
    above = [row for text in texts for row in wide.wrap(text)]
    below = max(1, max_rows - min(len(above), min_message_rows(max_rows)))
    current = content.rows[content.current] if 0 <= content.current < len(content.rows) else ""
    rows = narrow.wrap(current) if current else []
    lasts = None
    if len(rows) > below:
        turned = choose_page(split_pages([current], below, narrow), seconds_shown)
        listed, marked, over, lasts = turned.rows, range(len(turned.rows)), [], turned.seconds_left
        high = below
    else:
        over = over if len(over) + max(1, len(rows)) <= below else []
        listed, marked = lay_out_list_around(
            content.rows, content.current, below - len(over), narrow
        )
        high = len(listed)
    left = max_rows - len(over) - max(high, len(side))
    upper = choose_page(split_pages(texts, left, wide), seconds_shown)
    upper.rows.extend(wrap_earlier_messages(content.earlier, left - len(above), wide))
    soon = [one for one in (lasts, upper.seconds_left) if one is not None]
    return WindowPicture(
        tuple(upper.rows),
        tuple(over),
        tuple(listed),
        marked,
        tuple(side),
        upper.visible_part,
        min(soon, default=None),
    )


def min_message_rows(max_rows: int) -> int:
    """Return the minimum number of rows for messages that need them."""
    return max(min(max_rows // 2, 3), max_rows * 3 // 5)


LIST_SHARE = 0.5
"""The fraction of the width that the list keeps if there are texts next to it."""


def wrap_texts_beside_list(content: WindowContent, max_rows: int, wide: Column) -> Rows:
    """Return the rows of the texts next to the list, or none if they do not fit next to it."""
    half = Column(wide.width * LIST_SHARE, wide.measure)
    rows = [row for text in content.beside for row in half.wrap(text)]
    narrow = all(wide.measure(row) <= wide.width * 0.8 * LIST_SHARE for row in content.rows)
    return rows if narrow and len(rows) <= max_rows else []


def wrap_earlier_messages(texts: Sequence[str], max_rows: int, column: Column) -> Rows:
    """Return the rows of as many whole texts as fit, newest first."""
    rows: Rows = []
    for text in texts:
        more = column.wrap(text)
        if len(rows) + len(more) > max_rows:
            break
        rows += more
    return rows


@dataclass(frozen=True)
class TextPage:
    """One page of a text that may have several."""

    rows: Rows
    visible_part: tuple[float, float] = (0.0, 1.0)
    seconds_left: float | None = None


def choose_page(pages: Sequence[Rows], seconds_shown: float) -> TextPage:
    """Return the page to show after some seconds. After the last page, the first one stays."""
    if not pages:
        return TextPage([])
    number, lasts = 0, None
    if len(pages) > 1:
        ends = list(
            accumulate(max(MIN_PAGE_SECONDS, sum(map(len, one)) / READING_SPEED) for one in pages)
        )
        found = next((n for n, end in enumerate(ends) if seconds_shown < end), None)
        number, lasts = (0, None) if found is None else (found, ends[found] - seconds_shown)
    before, count = sum(map(len, pages[:number])), sum(map(len, pages))
    part = (before / count, (before + len(pages[number])) / count) if count else (0.0, 1.0)
    return TextPage(list(pages[number]), part, lasts)


def split_pages(texts: Sequence[str], max_rows: int, column: Column) -> list[Rows]:
    """Divide texts into pages of `max_rows` rows; only a sentence longer than a page is broken."""
    whole = [row for text in texts for row in column.wrap(text)]
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


def lay_out_list_around(
    lines: Sequence[str], current: int, max_rows: int, column: Column
) -> tuple[Rows, range]:
    """Return the visible rows of the list, and the range of those that are the current line."""
    if not lines or max_rows < 1:
        return [], range(0)
    middle = min(max(0, current), len(lines) - 1)
    rows = column.wrap(lines[middle])
    if len(rows) > max_rows:
        return [], range(0)
    begin, own = 0, len(rows)
    before = [column.wrap(line) for line in reversed(lines[max(0, middle - max_rows) : middle])]
    after = [column.wrap(line) for line in lines[middle + 1 : middle + 1 + max_rows]]
    # Add the next line below and the next line above in turn, as long as one of them fits.
    while has_next_that_fits(after, rows, max_rows) or has_next_that_fits(before, rows, max_rows):
        if has_next_that_fits(after, rows, max_rows):
            rows = [*rows, *after.pop(0)]
        if has_next_that_fits(before, rows, max_rows):
            begin += len(before[0])
            rows = [*before.pop(0), *rows]
    return rows, range(begin, begin + own) if current >= 0 else range(0)


def has_next_that_fits(waiting: Sequence[Rows], rows: Rows, max_rows: int) -> bool:
    """Return whether another line waits and there is room for it."""
    return bool(waiting) and len(rows) + len(waiting[0]) <= max_rows
