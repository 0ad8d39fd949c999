"""The numbers, cards and names in a sentence: all must be those of its line.

The words of each language are spelled here once more, apart from the catalogue of the program.
One and no are left out: they are articles too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from audiowar.announce.line import Line

from .facts import JOKER, rank
from .own import load_own


def split(words: str) -> Sequence[str]:
    """Return words, each a pattern, from lowest to highest."""
    return words.split()


FACES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "J": r"jacks?",
        "Q": r"queens?",
        "K": r"kings?",
        "A": r"aces?",
        JOKER: r"jokers?",
    },
    "es": {
        "J": r"sotas?",
        "Q": r"reinas?",
        "K": r"rey(?:es)?",
        "A": r"ase?s?",
        JOKER: r"comod[ií]n(?:es)?",
    },
    "ro": {
        "J": r"vale[tț](?:ul|ului|i|ii)?",
        "Q": r"dam(?:ă|a|ei|e|ele)",
        "K": r"reg(?:e|ele|elui|i|ii)",
        "A": r"a[sș](?:ul|ului|i|ii)?",
        JOKER: r"joker(?:ul|ului|i|ii)?",
    },
    "sr": {
        "J": r"žandar\w*",
        "Q": r"dam(?:a|e|u|om|i)",
        "K": r"kralj\w*",
        "A": r"ke[cč]\w*",
        JOKER: r"džoker\w*",
    },
}
LOW: Mapping[str, Sequence[str]] = {
    "en": split(r"twos? threes? fours? fives? six(?:es)? sevens? eights? nines? tens?"),
    "es": split(
        r"dos(?:es)? tres(?:es)? cuatros? cincos? seis(?:es)? sietes? ochos? nueves? "
        r"diez|dieces"
    ),
    "ro": split(
        r"do[iu](?:ul|ului)?|două trei(?:ul|ului)? patru|patrul(?:ui)? cinci(?:ul|ului)? "
        r"șase(?:le|lui|lea)? șapte(?:le|lui)? opt(?:ul|ului)? nouă|nouar(?:ul|ului)? "
        r"zece(?:le|lui)?"
    ),
    "sr": split(
        r"dv[ae]|dvojk\w* tri|trojk\w* četiri|četvork\w* pet|petic\w* šest|šestic\w* "
        r"sedam|sedmic\w* osam|osmic\w* devet|devetk\w* deset|desetk\w*"
    ),
}
TEENS: Mapping[str, Sequence[str]] = {
    "en": split(r"eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"),
    "es": split(r"once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve"),
    "ro": split(
        r"unsprezece (?:doi|două)sprezece treisprezece paisprezece cincisprezece "
        r"șaisprezece șaptesprezece optsprezece nouăsprezece"
    ),
    "sr": split(
        r"jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest "
        r"devetnaest"
    ),
}
TENS: Mapping[str, Sequence[str]] = {
    "en": split(r"twenty thirty forty fifty sixty seventy eighty ninety"),
    "es": split(r"veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
    "ro": split(r"douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci"),
    "sr": split(r"dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset"),
}
ONE = {"en": "one", "es": "un[ao]?|ún", "ro": "un(?:u|ul|a)?|o|una", "sr": "jedn[aue]|jedan"}
HUNDRED = {"en": "one hundred", "es": "cien(?:to)?", "ro": "o sută", "sr": "sto"}
JOINED = {"en": "(?:-| and | )", "es": "(?: y )", "ro": "(?: și )", "sr": "(?: i | )"}
BEHIND = {"en": "(?: and | )", "es": " ", "ro": " ", "sr": " "}
TWENTIES_ES = ("ún|una?|uno", "dós", "trés", "cuatro", "cinco", "séis", "siete", "ocho", "nueve")


@cache
def spelled(tag: str) -> re.Pattern[str]:
    """Return what finds numbers and cards of a language; longer numbers first."""
    # Behind a ten no card is meant: forty, with the three.
    ones = [ONE[tag], *(re.sub(r"\|\w+\\w\*", "", word) for word in LOW[tag][:-1])]
    below: list[tuple[int, str]] = [(n, word) for n, word in enumerate(LOW[tag], 2)]
    below += list(enumerate(TEENS[tag], 11))
    for at, ten in enumerate(TENS[tag], 2):
        below.append((10 * at, ten))
        for n, one in enumerate(ones, 1):
            if tag == "es" and at == 2:
                below.append((20 + n, f"veinti(?:{TWENTIES_ES[n - 1]})"))
            else:
                below.append((10 * at + n, f"{ten}{JOINED[tag]}(?:{one})"))
    hundreds = [(100, HUNDRED[tag])]
    hundreds += [
        (100 + n, f"{HUNDRED[tag]}{BEHIND[tag]}(?:{w})") for n, w in [(1, ONE[tag]), *below]
    ]
    numbers = [*reversed(hundreds[1:]), hundreds[0], *reversed(below)]
    parts = [f"(?P<n{at}_{n}>{word})" for at, (n, word) in enumerate(numbers)]
    parts += [f"(?P<c_{name}>{word})" for name, word in FACES[tag].items()]
    return re.compile(r"(?<!\w)(?:" + "|".join(parts) + r"|(?P<d>\d+(?:[.,]\d+)?))(?!\w)", re.I)


LATIN: Mapping[str, str] = dict(
    zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True)
) | {"љ": "lj", "њ": "nj", "џ": "dž"}
"""Serbian letters, once more apart from the program's own table."""


def latin(text: str) -> str:
    """Return Serbian text in Latin letters."""
    return "".join(LATIN.get(one, one) for one in text.lower())


def iter_numbers_and_cards(tag: str, text: str) -> Iterator[str]:
    """Yield the numbers and cards of a sentence: "5", "K"."""
    if tag == "sr-Cyrl":
        tag, text = "sr", latin(text)
    for match in spelled(tag).finditer(text):
        kind = str(match.lastgroup)
        if kind == "d":
            yield match.group().replace(",", ".")
        else:
            yield kind.rpartition("_")[2]


def allowed(line: Line) -> set[str]:
    """Return the numbers and cards that a line may speak of."""
    fixed = FIXED.get(line.message) or load_own("FIXED").get(line.message, ())
    return {*parts(line.args), *fixed}


FIXED: Mapping[str, Sequence[str]] = {
    "event-revolution": ("2", "A"),
    "event-revolution-next": ("2", "A"),
    "event-jacks-cancelled": ("J",),
    "event-jokers-void": (JOKER,),
    "event-queens-void": ("Q",),
    "event-war-joker": (JOKER,),
    "event-joker-wins": (JOKER,),
    "event-power-swap": ("8",),
    # In Serbian a table is spelled like a hundred.
    "event-choose-leave": ("100",),
    # The war's bet and the first one.
    "event-pay-war-lose": ("2",),
    "now-order": ("2", "A"),
    "why-order": ("2", "A"),
    **dict.fromkeys(("why-jack-turns", "why-jack-later", "why-jacks-cancel"), ("J",)),
    **dict.fromkeys(("why-jokers-void", "why-all-jokers", "why-joker-wins"), (JOKER,)),
    **dict.fromkeys(("why-joker-forces", "why-joker-forces-two"), (JOKER, "2")),
    **dict.fromkeys(("why-power-spy", "why-spy-out", "why-queens-void"), ("Q",)),
    "why-power-count": ("3",),
    "why-power-swap": ("8",),
    # The house's odds, and both bets.
    "why-pay-tie-bet": ("10",),
    "why-pay-war-win": ("2",),
    "why-pay-war-lose": ("2",),
    "why-war-armed": ("3",),
}
"""What a sentence always speaks of."""
CARD = re.compile(rf"{JOKER}|[2-9TJQKA][HSDC]")


def parts(args: Mapping[str, Any]) -> Iterator[str]:
    """Yield the numbers and cards among arguments."""
    for name, value in args.items():
        yield from part(name, value)


def part(name: str, value: Any) -> Iterator[str]:
    """Yield the numbers and cards of one argument."""
    if isinstance(value, Line):
        yield from parts(value.args)
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from part(name, one)
        # Cards that are alike are counted.
        ranks = Counter(CARD.fullmatch(one) and rank(one) for one in value if isinstance(one, str))
        yield from (str(count) for name, count in ranks.items() if name and count > 1)
    elif isinstance(value, int) and not isinstance(value, bool):
        if name in ("cents", "tie", "low", "high"):
            yield f"{value / 100:.2f}".removesuffix(".00")
        else:
            yield str(value)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield JOKER if value == JOKER else {"T": "10"}.get(value[0], value[0])


ANYTHING = frozenset(("now-option",))
"""Messages that may speak of any card, for rules are about them."""
LONG = 200
"""From here on numbers are not read."""


def strays(tag: str, line: Line, text: str) -> list[str]:
    """Return the numbers and cards in a sentence that its line does not speak of."""
    if line.message in ANYTHING or line.args.get("count", 0) >= LONG:
        return []
    may = allowed(line)
    return [
        one for one in iter_numbers_and_cards(tag, text) if one not in may and one not in ("0", "1")
    ]


def strangers(line: Line, text: str, names: Sequence[str]) -> list[str]:
    """Return the players in a sentence whom its line does not name."""
    known = set(people(line.args))
    return [name for name in names if name not in known and re.search(rf"\b{name}\b", text)]


def people(args: Mapping[str, Any]) -> Iterator[str]:
    """Yield the players among arguments."""
    for value in args.values():
        for one in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(one, Line):
                yield from people(one.args)
            elif isinstance(one, str):
                yield one
