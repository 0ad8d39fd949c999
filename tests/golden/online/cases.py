"""Stories of who plays with others: each thing that is done, and what is heard and sent then."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

from audiowar.announce.line import Line
from audiowar.client import server_connection
from audiowar.rules import json_value_codecs
from audiowar.ui.core.menu import Menu
from tests.golden.keys.cases import count_kept_messages, iter_action_and_effects, iter_effects_since

from .house import House

FOLDER = Path(__file__).parent
Act: TypeAlias = str | float | Mapping[str, Any] | Callable[[House], object]
"""Keys with blanks between them, "'" and a text to type, "@" and the message of an item to enter,
"*" to go through a menu; seconds to wait; a frame of the server; what else happens there."""

ME = {"name": "Mira", "here": True, "bot": False, "away_since": None}
ANA, BORO, FREE = {**ME, "name": "Ana"}, {**ME, "name": "Boro"}, {**ME, "name": "", "here": False}
AWAY, BOT = {**ANA, "here": False, "away_since": 5}, {**ANA, "here": False, "bot": True}
ROBOT = {**ME, "name": "Robi", "bot": True}
SEATED = {
    **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456", "host": 0},
    **{"game": "scientific", "options": {}, "seats": [ME, ANA, FREE], "coach": True},
}
LOOKING_ON = {**SEATED, "seat": None, "token": None, "host": 1}
LOST, REFUSED = House.lose, {"type": "refused", "args": {}}
TABLES = [
    {"table": "t1", "game": "steal", "names": ["Ana", "Boro"], "free": 2},
    {"table": "t2", "game": "of_tomorrow", "names": ["Ana"], "free": 1},
    {"table": "t3", "game": "casino", "names": ["Ana"], "free": 0},
]
HANDS = {"hands": [c.split() for c in ("AH 2H 9H", "JS 4S KS", "QD 6D KD")]}
PACKETS = {"stacks": [["KH"] * 30, ["QS"] * 30, ["2D"] * 30]}
PAGE = "http://192.168.0.5:7470/"


def greet(house: House) -> None:
    house.open(page=PAGE)


def seat(**more: Any) -> Mapping[str, Any]:
    """Return the frame that gives a seat."""
    return {**SEATED, **more}


def presence(*seats: Mapping[str, Any], host: int = 0, **more: Any) -> Mapping[str, Any]:
    return {"type": "presence", "seats": list(seats), "host": host, **more}


def refused(reason: str, **args: Any) -> Mapping[str, Any]:
    return {"type": "refused", "reason": reason, "args": args}


def scientific(house: House) -> None:
    house.begin("scientific", HANDS, "JS 4S KS", "QD 6D KD")


def going_on(house: House) -> None:
    """Let somebody come to a game in which the first trick is over."""
    scientific(house)
    near = house.near
    assert near is not None and near.view().question is not None
    near.answer(near.view().question.number, json_value_codecs.load_choice("AH"))
    for now in (1.0, 9.0, 18.0):
        near.run_due(house.play.clock.now + now)
    house.now.coming.clear()
    house.send_all(-1)


def luck(house: House) -> None:
    house.begin("classic", PACKETS, "", "")


def watched(house: House) -> None:
    house.begin("scientific", HANDS, "JS 4S KS", "QD 6D KD", seat=None)


def moved_by_itself(house: House) -> None:
    """Tell that an older connection of the same program has taken the seat up."""
    house.say(type="moved", link=house.now.sent[0]["link"])


def home(house: House) -> None:
    house.play.app.open_main_menu()


def keep(house: House) -> None:
    """Let a seat at that table be kept from before."""
    kept = {"address": PAGE, "table": "ab", "token": "old", "code": "123456"}
    house.play.app.settings.set(server_seat=kept)


def missed(house: House) -> None:
    """Turn some cards of which the player is told all at once, as after a lost connection."""
    assert house.near is not None
    told, house.near.on_step = house.near.on_step, lambda step: None
    since = [frame["after"] for frame in house.now.sent if "after" in frame][-1]
    for _ in range(4):
        house.near.runner.advance(house.near.runner.last_event_number)
    house.near.on_step = told
    house.send_all(since)


ADDRESS = ("@menu-together", "@together-by-address", "'there:1", "enter")
AGAIN = ("@menu-together", "@together-by-address", "enter")
ARRIVED = (*ADDRESS, greet)
CODE = {"type": "code", "table": "ab", "code": "654321"}
SEATED_AGAIN = {**SEATED, "seats": [ME, ANA, BORO]}
TO_OTHERS = "@menu-together"
CASES: Mapping[str, tuple[Act, ...]] = {
    "way": (
        *("@menu-together", "*", "escape", "@menu-together", "@together-by-address", "enter"),
        *("'192.168.0.5", "left", "home", "end", "enter", "down", "x", "escape"),
        *("enter", LOST, "enter", House.let_in, refused("wrong_version", version="1")),
        *("enter", 4.0, 2.0, "escape", "@together-by-address", "enter", House.open, "*"),
        *("@together-by-code", "'12", "escape", "@together-by-code", "'123456", "enter"),
        *(refused("no_table"), "@together-watch", "'1", "enter", refused("no_seat")),
        *("@together-take", "'12345678", "enter", refused("no_move")),
        *("@together-tables", {"type": "tables", "tables": []}, "@together-tables"),
        *({"type": "tables", "tables": TABLES}, "*", "enter", "down", "enter", "escape"),
        *("@together-tables", {"type": "tables", "tables": TABLES, "more": "0.7"}, "end", "enter"),
        *({"type": "tables", "tables": TABLES[:1]}, "*", "escape", "escape"),
        *("@together-filter", "*", "left", "right", "down", "right", "down", "right right", "*"),
        *("end", "enter", {"type": "tables", "tables": TABLES[:1], "more": "0.7"}, "end", "enter"),
        *({"type": "tables", "tables": []}, "escape", "right right right right", "escape"),
        *(LOST, 0.2, 0.1, House.open, {"type": "pong"}, {"type": "of_tomorrow"}, "escape"),
        *("escape", "@together-by-address", "escape", "escape"),
    ),
    "making": (
        *(*ADDRESS, House.open, "@together-make", "*", "enter", "*", "down down enter", "*"),
        *("enter", "*", "enter", "right", "down", "left", "home", "end", "up", "left"),
        *("right right right", "left left", "down", "right", "home", "enter", "down", "enter"),
        *("escape", "down", "enter", "*", "escape", "end", "enter", "down", "right", "home"),
        *("enter", "*", "end right home enter", "escape", "escape", "escape", "escape"),
        *("@game-classic", "*", "escape", "@game-casino", "*", "enter", "enter", "*"),
        *("down right right right right right right right right right", "home enter"),
        *({"type": "made", "table": "ab"}, SEATED, "escape", "*", "@waiting-room-stay", "escape"),
        *("@menu-main-keeping", "*", "@menu-return", House.open, SEATED, "escape"),
        *("@menu-get-up", "*", *AGAIN, House.open, "@together-make"),
        *("enter enter end enter *", "escape"),
    ),
    "lobby": (
        *(*ARRIVED, seat(seats=[ME, FREE, FREE]), "*", presence(ME, ANA, FREE)),
        *(
            presence(ME, ANA, BORO),
            "@waiting-room-company",
            "@waiting-room-code",
            "@menu-invite",
            "@menu-chat",
        ),
        *("'da", "enter", "@menu-chat", "enter", "@menu-chat", "escape", "@menu-others", "*"),
        *("enter", presence(ME, ANA, BORO, id=1), "down", "enter", "down", "enter"),
        *(presence(ME, ANA, BORO, id=3), presence(ME, ANA, BORO, id=2), "@others-kick", LOST),
        *(0.3, House.open, SEATED_AGAIN, "@others-lock", presence(ME, ANA, BORO, locked=True)),
        *("@others-unlock", presence(ME, ANA, BORO), "@others-code", {**CODE, "id": 9}),
        *("@others-code", refused("no_new_code"), "escape", "@waiting-room-code"),
        *(presence(ME, AWAY, BORO), presence(ME, BOT, BORO), presence(ME, ANA, BORO)),
        *(presence(ME, ANA, BORO, host=1), "@menu-others", "*", "escape"),
        *(presence(ME, FREE, BORO, host=0), presence(ME, FREE, {**BORO, "bot": True})),
        *(
            "@waiting-room-company",
            "@menu-others",
            "*",
            "escape",
            presence(ME, {**ANA, "bot": True}, FREE),
        ),
        *(presence(ME, ANA, FREE), {"type": "chat", "seat": 1, "name": "Ana", "text": "Hej!"}),
        *("@waiting-room-start", refused("not_host"), refused("late_answer"), "@menu-other-device"),
        *({"type": "move", "code": "12345678", "seconds": 300}, LOST, 0.3, House.open),
        *(seat(host=1), "f1", "escape", "@menu-get-up", "*", *AGAIN, House.open, "*"),
    ),
    "guest": (
        *(*ARRIVED, seat(host=1, seat=1, seats=[ANA, ME, FREE], code=""), "*"),
        *(
            presence(ANA, ME, BORO, host=2),
            "@waiting-room-code",
            "@waiting-room-start",
            refused("not_host"),
        ),
        *(
            LOST,
            0.1,
            "@waiting-room-start",
            "@menu-others",
            "end",
            "enter",
            "escape",
            0.3,
            House.open,
        ),
        *(refused("no_seat"), *AGAIN, House.open, seat(host=1, seat=1), home, *AGAIN, House.open),
        *("@together-return", refused("too_fast"), "@together-return", seat(host=1, seat=1)),
        *(refused("kicked"), *AGAIN, House.open, "*", LOOKING_ON, "*", "@menu-chat"),
        *(LOST, 0.3, House.open, refused("table_closed"), "*"),
    ),
    "moved": (
        *(*ARRIVED, SEATED, {"type": "moved"}, *AGAIN, House.open, "*"),
        *(
            SEATED,
            moved_by_itself,
            0.3,
            House.open,
            SEATED,
            LOST,
            "escape",
            "@menu-get-up",
            *AGAIN,
            LOST,
            "escape",
        ),
    ),
    "coming-late": (
        *(*ARRIVED, {**SEATED, "seats": [ME, ANA, ROBOT], "begun": True}, going_on, "e", "w", "h"),
        *(presence(ME, ANA, BORO), "e", "t", "w", "enter", 1.0, 5.0, "l", "y"),
        *(presence(ME, ANA, ROBOT), "e", "l", "y", "escape", "escape"),
        *("@menu-main-keeping", "@menu-return", House.open, refused("no_seat"), "*"),
    ),
    "table": (
        *(*ARRIVED, SEATED_AGAIN, scientific, "r", "t", "e", "c", "h", "p", "l", "y", "w", "g"),
        *("right", 3.0, "t", "a", "enter", "enter", 1.0, 5.0, "t", 9.0, "l", "y", "w"),
        *(presence(ME, AWAY, BORO), "t", "w", "m", "'x", "enter", "m", "escape"),
        *({"type": "chat", "seat": 2, "name": "Boro", "text": "dobro"}, "space", "s", "ctrl+t"),
        *(presence(ME, AWAY, BORO, host=2), presence(ME, ANA, BORO, host=0)),
        *("escape", "*", "@menu-back-to-table", "escape", "@menu-chat", "'y", "enter"),
        *("@menu-who", "@menu-others", "end", "enter", "escape", "@menu-invite"),
        *("@menu-rules", "escape", "@menu-settings", "escape", "@menu-keys", "escape"),
        *("@menu-other-device", "2", "enter", 9.0, "9", "enter", 9.0, LOST, 0.3, House.open),
        *({**SEATED_AGAIN, "again": True, "begun": True}, scientific, "t", "h", "escape", "*"),
        *(
            "escape",
            LOST,
            0.3,
            House.open,
            {**SEATED_AGAIN, "again": True},
            "*",
            "@waiting-room-start",
        ),
        *("@menu-get-up", *AGAIN, House.open, "*"),
    ),
    "luck": (
        *(*ARRIVED, seat(**{**SEATED_AGAIN, "game": "classic", "coach": False}), luck),
        *("w", "g", "enter", "space", 9.0, "space", "s", "t", "l", LOST, 0.3, House.open),
        *(SEATED_AGAIN, missed, 0.1, "enter", "f5", "f5", "escape", "@menu-main-keeping"),
        *(*AGAIN, House.open, "@together-return", seat(game="classic", seats=[ME, ANA, BORO])),
        *(missed, refused("no_table"), *AGAIN, House.open, "*"),
    ),
    "page": (
        *(TO_OTHERS, LOST, "*", "@page-retry", LOST, "@together-other-page", "enter", "'no where"),
        *("enter", "end", *["backspace"] * 8, "'192.168.0.5", "enter", "escape", "escape"),
        *(TO_OTHERS, "escape", TO_OTHERS, House.let_in, refused("too_fast"), TO_OTHERS),
        *(House.open, "*", SEATED, refused("kicked")),
    ),
    "invited": (
        *("enter", LOST, "@page-retry", House.open, refused("table_full"), "*"),
        *("@together-watch", "enter", {**LOOKING_ON, "seats": [ANA, BORO, ME]}, "@menu-get-up"),
    ),
    "invited-again": (
        *(keep, "backspace", "backspace", "backspace", "backspace", "enter"),
        *(House.open, refused("no_seat"), refused("no_table"), "*"),
    ),
    "invited-to-ones-own-seat": (
        *(keep, "enter", House.open, SEATED_AGAIN, scientific, "h", "escape", "@menu-main-keeping"),
    ),
    "invited-elsewhere": ("escape", TO_OTHERS, "escape", TO_OTHERS, House.open, "escape"),
    "looking-on": (
        *(*ARRIVED, {**LOOKING_ON, "seats": [ANA, BORO, ME]}, watched, 9.0, "r", "h", "m"),
        *("w", "enter", "g", LOST, 0.3, House.open, "escape", "*", "@menu-get-up"),
    ),
}
"""Name -> what happens, from the first screen on."""
FROM_PAGES: Mapping[str, Mapping[str, str]] = {
    "page": {"page": PAGE},
    **{
        name: {"page": PAGE, "invitation": "123456"} for name in CASES if name.startswith("invited")
    },
}
"""What a page gives the program on the way."""


class LongestWaits(Random):
    """Lets a lost connection wait as long as it ever does before it is made again."""

    def uniform(self, a: float, b: float) -> float:
        return b


def play_story(case: str, home: Path) -> str:
    """Play a story; return what is done with what follows on it."""
    with patch.object(server_connection, "Random", LongestWaits):
        house = House(home, **FROM_PAGES.get(case, {}))
        lines = [*iter_effects_since(house.play, 0, 0)]
        for act in CASES[case]:
            lines += done(house, act)
        text = "\n".join([*lines, count_kept_messages(house.play)]) + "\n"
    # A new row would change the place of every other one in its list.
    return re.sub(r"\. \d+ of \d+(?=  \(|$)", ".", text, flags=re.MULTILINE)


def done(house: House, act: Act) -> Iterator[str]:
    """Do one thing; yield what it was and what followed."""
    play = house.play
    if isinstance(act, str) and act[0] == "@":
        yield from entered(house, act[1:])
    elif isinstance(act, str) and act == "*":
        yield from gone_through(house)
    elif isinstance(act, str):
        for key in list(act[1:]) if act[0] == "'" else act.split():
            yield from heard(house, f"> {key}", lambda key=key: play.press(key))
    elif isinstance(act, Mapping):
        yield from heard(house, f"< {shown(act)}", lambda: house.say(**act))
    elif isinstance(act, float):
        yield from heard(house, f"... {act}", lambda: passed(house, act))
    else:
        yield from heard(house, f"< {act.__name__}", lambda: act(house))


def shown(frame: Mapping[str, Any]) -> str:
    """Return a frame of the server, with seats by what is true of them."""
    seats = {
        "seats": [" ".join(str(name if on is True else on) for name, on in one.items() if on)
                  for one in frame.get("seats", ())]
    }  # fmt: skip
    return json.dumps({**frame, **(seats if "seats" in frame else {})})


def passed(house: House, seconds: float) -> None:
    """Let time pass, and come whenever the program wants to."""
    until = house.play.clock.now + seconds
    while house.play.clock.now < until:
        house.play.clock.now = min(house.play.clock.now + 0.25, until)
        house.pass_time()
        house.play.settle()


def heard(house: House, what: str, do: Callable[[], object]) -> Iterator[str]:
    """Do something; yield it with what was said, sounded and sent."""
    play = house.play
    said, cued = len(play.front.said), len(play.front.cues)
    sent = sum(len(one.sent) for one in house.all)
    went = len(house.went)
    closed, opened = sum(one.closed for one in house.all), len(house.all)
    do()
    house.pass_time()
    play.wait(0.0)
    lines = [
        *iter_effects_since(play, said, cued),
        *(f"  to {one.url}" for one in house.all[opened:]),
    ]
    for frame in [frame for one in house.all for frame in one.sent][sent:]:
        # Another one each time.
        shown = {name: "..." if name in ("link", "device") else frame[name] for name in frame}
        lines.append(f"  sent {json.dumps(shown)}")
    lines += (f"  goes to {page}" for page in house.went[went:])
    if sum(one.closed for one in house.all) > closed:
        lines.append("  closed")
    yield from iter_action_and_effects(what, lines)


def entered(house: House, message: str) -> Iterator[str]:
    """Go to an item by what it says, and enter it."""
    play = house.play
    menu = play.app.top
    assert isinstance(menu, Menu), message
    labels = [item.label() for item in menu.items]
    found = [n for n, label in enumerate(labels) if message in named(label)]
    assert found, (message, labels)
    menu.index = found[0]
    yield from heard(house, f"> {message}", lambda: play.press("enter"))


def named(label: Line) -> set[str]:
    """Return the messages that a label is made of."""
    return {label.message, *(one.message for one in label.args.values() if isinstance(one, Line))}


def gone_through(house: House) -> Iterator[str]:
    """Go once through all items of a menu."""
    menu = house.play.app.top
    assert isinstance(menu, Menu)
    for _ in menu.items:
        yield from heard(house, "> down", lambda: house.play.press("down"))
