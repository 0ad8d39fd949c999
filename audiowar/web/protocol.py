"""What a page and the engine behind it tell each other; the one place that says so.

Both send lists of plain JSON objects, and `t` says what each is. The page sends what the player
does, the engine what is to be shown, said and sounded. What carries the lists does not matter: a
worker's `postMessage`, or a socket's text frames. Unknown kinds and fields are ignored.

From the page:

    start   v: version, langs: the browser's, best first,       begin, or begin again
            again: bool                                         go on with the game played last
            lang: the language that was chosen here, or "",
            code: of the table that a link leads to, or "",
            shared: bool,                                       that was a table with others
            touch: bool                                         a finger points on this device
    key     k: name as in `input.keys`                          a key
    do      c: name as in `input.commands`                      a button
    pick    i: line, go: whether to press Enter there too       a touched line
    type    x: text                                             a typed line, and Enter
    amount  i: field, n: whole units                            an amount of a bet
    voice   names: list, or null                                the page's voice is on, or off
    stored  ok: bool                                            what became of the last save
    newer                                                       a newer page could take over
    export                                                      ask for the saved games
    exported any: bool                                          the page itself has written them
    import  x: text of transcripts                              take games in

From the engine:

    words   l: tag, h: tag for `lang` in HTML, chosen: bool     the language of now
    keys    k: names, or null for all,                          keys that mean something here
            idle: commands, called: {command: words}            buttons that do nothing, or else
    list    n, label, items, i, where: menu | table | shared,   what the arrows go through
            langs: of each item, where they differ,             (another n: another list)
            does: what Enter does at a table:
            play | bet | choose | on
    entry   n, label, x: text, most: characters                 a line to type
    bet     n, label, fields: [{label, x, min, max}], i, does,  amounts to set
            where: table | shared
    say     x: whole text, s: what no focus says, l: tag,       an utterance
            k: kind, again: bool                                a key had cut it off
            n: number, o: the outcome alone                     the same number is said again
    log     items: [{x, l: tag}], whole: bool                   what happened, oldest first, beside
                                                                or in place of what is listed
    hush    all: bool                                           stop the page's voice, and sounds
    play    f: name, g: gain, p: pan, d: distance               a sound, now
    duck    g: factor                                           how loud sounds are now
    look    theme, size: points, rate, volume, voice,           colours, letters, own voice
            table: drawn | words, suits: four | two,            how the table is drawn
            faces: theme | white
    table   the fields of `ui.table.table_scene.TableScene`,    what is drawn
            or null
    copy    x                                                   put it on the clipboard
    manual  l                                                   open the manual
    go      u: address                                          go to the page of another server
    file    x                                                   the saved games
    renew                                                       let the newer page take over
    over    x                                                   the player has left
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

VERSION: Final = 1
"""Of the page's first message; another one is not understood."""
Message: TypeAlias = "dict[str, Any]"
Post: TypeAlias = Callable[[Message], None]


def text(message: Mapping[str, Any], name: str, longest: int = 200) -> str:
    """Return a field as a text; what is no text is an empty one."""
    value = message.get(name)
    return value[:longest] if isinstance(value, str) else ""


def number(message: Mapping[str, Any], name: str) -> int:
    """Return a field as a whole number; what is none is -1."""
    value = message.get(name)
    return value if type(value) is int else -1
