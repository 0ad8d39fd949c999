"""Serbian sentences: a message, its arguments, and exactly what is heard."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.l10n import YOU, Catalogue

ME: dict[str, Any] = {"who": "you", "player": "Iva"}
ANA: dict[str, Any] = {"who": "other", "player": "Ana"}
QUEEN = {"card": "QH"}
TEN = {"cents": 1000}
NOT_MINE, MINE = {"mine": "no"}, {"mine": "yes"}

Row = tuple[str, dict[str, Any], str]

NORMAL: list[Row] = [
    ("refused-not-in-hand", {"card": "AS"}, "Nemate keca pik u ruci."),
    (
        "refused-players",
        {"players": 9, "low": 2, "high": 8, "only": False},
        "Igrača ne može biti 9: u ovoj igri ih je od 2 do 8.",
    ),
    ("cli-simulated", {"game": "Naučni rat", "games": 22}, "Naučni rat: dvadeset dve igre."),
    ("opponents", {"count": 1}, "Jedan protivnik"),
    ("opponents", {"count": 3}, "Tri protivnika"),
    ("choice-lay", {"card": "KH"}, "Kralja na vrh"),
    ("choice-steal", {"victims": ["Ana", "Marko"]}, "Ukradi gomilu igrača Ana i igrača Marko"),
    ("skipped", {"count": 22, "wars": 3}, "Preskočeno: dvadeset dva poteza, tri rata."),
    ("time-left", {"seconds": 21}, "Još dvadeset jedna sekunda."),
    ("time-left", {"seconds": 5}, "Još pet sekundi."),
    ("refused-own-card", {"card": "QS"}, "Dama pik je vaša karta: zadržava se samo tuđa."),
    ("table-no-rank", {"card": "Q"}, "Nemate damu."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "U ruci jedna karta: dama herc."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Još bez izbora: vi i Ana."),
]

ACCUSATIVE = {
    "2H": "dvojku herc",
    "3S": "trojku pik",
    "4D": "četvorku karo",
    "5C": "peticu tref",
    "6H": "šesticu herc",
    "7S": "sedmicu pik",
    "8D": "osmicu karo",
    "9C": "devetku tref",
    "TH": "desetku herc",
    "JS": "žandara pik",
    "QD": "damu karo",
    "KC": "kralja tref",
    "AH": "keca herc",
    "JOKER": "džokera",
}

CYRILLIC: list[Row] = [
    ("refused-unknown-game", {"game": "poker"}, "Не постоји игра poker."),
]


@pytest.fixture(scope="module")
def serbian() -> Catalogue:
    return Catalogue("sr", strict=True)


@pytest.mark.parametrize(("message", "args", "told"), NORMAL)
def test_sentence(serbian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert serbian.tell(message, **args) == told


@pytest.mark.parametrize(("card", "told"), ACCUSATIVE.items())
def test_a_played_card_stands_in_the_accusative(serbian: Catalogue, card: str, told: str) -> None:
    assert serbian.tell("event-choose", "full", **ME, card=card) == f"Birate {told}."
    assert serbian.tell("event-choose", "full", **ANA, card=card) == f"Ana bira {told}."


@pytest.mark.parametrize(("message", "args", "told"), CYRILLIC)
def test_cyrillic_sentence(message: str, args: dict[str, Any], told: str) -> None:
    assert Catalogue("sr-Cyrl", strict=True).tell(message, **args) == told
