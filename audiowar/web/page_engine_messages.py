"""All messages between a page and its engine.

Page and engine send each other lists of messages. A message is a JSON object whose field `t` names
its kind. The page reports what the player does. The engine tells the page what to show, speak and
play. A list is sent with a worker's `postMessage` or as a text frame of a WebSocket. Unknown kinds
and fields are ignored.

From the page:

    start   v: version, langs: the browser's, best first,       start or restart the program
            again: bool,                                        resume the match played last;
            shared: bool,                                       it was at an online table
            lang: the language that was chosen here, or "",
            code: of the table that a link leads to, or "",
            touch: bool                                         the device has a touch screen
    key     k: name as in `input.key_names`                     a pressed key
    do      c: name as in `input.commands`                      a pressed button
    pick    i: line, go: whether to press Enter there too       a touched line
    type    x: text                                             a typed line, and Enter
    amount  i: field, n: whole units                            an amount of a bet
    voice   names: of voices, or null                           the browser's voice speaks, or not
    spoken  n: number of an utterance, ended: bool              a voice began or ended it,
                                                                or a reader was given it
    stored  ok: bool                                            whether the files were stored
    newer                                                       a newer page is available
    export                                                      make a file of everything saved
    exported any: bool                                          the page itself has made a file of
                                                                the games, if there were any
    import  x: transcripts, or a zip file in base64,            import a file
            cut: bool                                           it was too large for the server

From the engine:

    words   l: tag, h: tag for `lang` in HTML, chosen: bool     the current language
    keys    k: names, or null for all,                          keys that mean something here
            idle: commands, called: {command: words}            buttons to hide, or to rename
    list    n, label, items, i: the current one,                the current list
            where: menu | table | shared | listen,              (another n: another list)
            langs: of each item, if they differ,
            does: what Enter does at a table:
            play | bet | choose | on | menu
    entry   n, label, x: text, most: characters                 a line to type
    bet     n, label, fields: [{label, x, min, max}], i, does,  amounts to set
            where: table | shared
    say     x: whole text, s: what the focus does not say,      an utterance
            l: tag, k: `Priority` as text, n: number
    log     items: [{x, l: tag}],                               past messages, oldest first
            whole: bool                                         they replace those listed
    hush    all: bool                                           stop the voice; if all, sounds too
    play    f: name, g: gain, p: pan, d: distance               play a sound now
    duck    g: factor                                           the volume of all sounds from now
    look    theme, size: points, rate, volume, voice,           colours, text size, browser's voice
            background: speak | sounds | silent,                what is heard without the focus
            table: drawn | words, suits: four | two,            how the table is drawn
            faces: theme | white
    table   the fields of `ui.table.scene_to_draw.TableScene`,  the drawing
            or null
    chart   svg: text, or ""                                    a picture beside the list
    copy    x: text                                             copy it to the clipboard
    manual  l: tag                                              open the manual
    go      u: address                                          go to the page of another server
    file    x, n: file name, plain: x is text, else base64      save a file
    ask     what: export | import                               save or choose a file
    renew                                                       activate the newer page
    over    x: text                                             the player has left
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

PAGE_PROTOCOL_VERSION: Final = 1
"""The version of these messages. A `start` message that names another version is ignored."""
Message: TypeAlias = "dict[str, Any]"
PostMessage: TypeAlias = Callable[[Message], None]


def read_text_field(message: Mapping[str, Any], name: str, max_length: int = 200) -> str:
    """Return a text field of a message, cut to `max_length`; "" if it is not a string."""
    value = message.get(name)
    return value[:max_length] if isinstance(value, str) else ""


def read_int_field(message: Mapping[str, Any], name: str) -> int:
    """Return an integer field of a message; -1 if it is not an integer."""
    value = message.get(name)
    return value if type(value) is int else -1
