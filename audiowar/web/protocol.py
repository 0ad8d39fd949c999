"""The messages between a page and its engine, all defined here.

Both send lists of JSON objects whose `t` names their kind. The page sends what the player does, the
engine what to show, say and play. It does not matter what carries the lists: a worker's
`postMessage`, or the text frames of a socket. Unknown kinds and fields are ignored.

From the page:

    start   v: version, langs: the browser's, best first,       start or restart
            again: bool                                         resume the match played last
            lang: the language that was chosen here, or "",
            code: of the table that a link leads to, or "",
            shared: bool,                                       that was an online table
            touch: bool                                         the device has a touch screen
    key     k: name as in `input.keys`                          a key
    do      c: name as in `input.commands`                      a button
    pick    i: line, go: whether to press Enter there too       a touched line
    type    x: text                                             a typed line, and Enter
    amount  i: field, n: whole units                            an amount of a bet
    voice   names: list, or null                                the page's voice is on, or off
    stored  ok: bool                                            the result of the last save
    newer                                                       a newer page is available
    export                                                      asks for the saved matches
    exported any: bool                                          the page has written them itself
    import  x: text of transcripts                              adds matches

From the engine:

    words   l: tag, h: tag for `lang` in HTML, chosen: bool     the current language
    keys    k: names, or null for all,                          keys that mean something here
            idle: commands, called: {command: words}            buttons to hide, or to rename
    list    n, label, items, i, where: menu | table | shared,   the current list
            langs: of each item, where they differ,             (another n: another list)
            does: what Enter does at a table:
            play | bet | choose | on
    entry   n, label, x: text, most: characters                 a line to type
    bet     n, label, fields: [{label, x, min, max}], i, does,  amounts to set
            where: table | shared
    say     x: whole text, s: the part that no focus says,      an utterance
            l: tag, k: kind, again: bool                        a key had cut it off
            n: number, o: the outcome alone                     the same number is said again
            p: the outcomes told by a short line of results
    log     items: [{x, l: tag}], whole: bool                   past messages, oldest first, to add
                                                                or in place of those listed
    hush    all: bool                                           stop the page's voice, and sounds
    play    f: name, g: gain, p: pan, d: distance               play a sound now
    duck    g: factor                                           the volume of sounds now
    look    theme, size: points, rate, volume, voice,           colours, letters, own voice
            table: drawn | words, suits: four | two,            how the table is drawn
            faces: theme | white
    table   the fields of `ui.table.table_scene.TableScene`,    the drawing
            or null
    chart   svg: text, or ""                                    a picture beside the list
    copy    x                                                   put it on the clipboard
    manual  l                                                   open the manual
    go      u: address                                          go to the page of another server
    file    x, n: file name, plain: x is text, else base64          save a file
    ask     what: export | import                               save or choose a file
    renew                                                       activate the newer page
    over    x                                                   the player has left
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

VERSION: Final = 1
"""The version of the page's `start` message; other versions are ignored."""
Message: TypeAlias = "dict[str, Any]"
Post: TypeAlias = Callable[[Message], None]


def read_text_field(message: Mapping[str, Any], name: str, max_length: int = 200) -> str:
    """Return a text field, shortened; "" for other values."""
    value = message.get(name)
    return value[:max_length] if isinstance(value, str) else ""


def read_int_field(message: Mapping[str, Any], name: str) -> int:
    """Return an integer field; -1 for other values."""
    value = message.get(name)
    return value if type(value) is int else -1
