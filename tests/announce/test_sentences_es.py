"""Spanish sentences: a message, its arguments, and exactly what is heard."""

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
    ("refused-not-in-hand", {"card": "AS"}, "No tienes el as de picas."),
    (
        "refused-players",
        {"players": 1, "low": 2, "high": 8, "only": False},
        "Este juego admite de 2 a 8 jugadores, no 1.",
    ),
    (
        "refused-players",
        {"players": 9, "low": 2, "high": 8, "only": False},
        "Este juego admite de 2 a 8 jugadores, no 9.",
    ),
    (
        "refused-players",
        {"players": 4, "low": 2, "high": 2, "only": True},
        "Este juego solo admite dos jugadores.",
    ),
    ("cli-simulated", {"game": "Război", "games": 22}, "Război: veintidós partidas."),
    ("opponents", {"count": 1}, "Un rival"),
    ("opponents", {"count": 3}, "Tres rivales"),
    ("table-no-rank", {"card": "Q"}, "No tienes ninguna reina."),
    ("table-no-rank", {"card": "8"}, "No tienes ningún ocho."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "En mano, una carta: reina de corazones."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Falta elegir: Ana y tú."),
    (
        "ask-steal-match",
        {"card": "7S", "victims": ["Marko", "Iván"]},
        "Tu carta es el siete. Puedes robar a Marko o a Iván.",
    ),
    ("ask-prisoner", {"card": "QS"}, "¿La carta prisionera, la reina, o la de arriba?"),
    (
        "now-pile-top",
        ANA | {"card": "KC", "count": 2},
        "Pila de Ana: dos cartas, encima el rey.",
    ),
    ("now-game", {"game": "X", "trick": 12}, "X, baza 12."),
    ("choice-lay", {"card": "AD"}, "El as encima"),
    (
        "refused-own-card",
        {"card": "KS"},
        "El rey de picas es tu propia carta: solo puedes quedarte con las de los demás.",
    ),
    (
        "refused-own-card",
        {"card": "QS"},
        "La reina de picas es tu propia carta: solo puedes quedarte con las de los demás.",
    ),
    (
        "why-strongest",
        ME | {"card": "KH", "beaten": "JD"},
        "La carta más fuerte era la tuya: el rey ganó a la sota.",
    ),
    (
        "why-strongest",
        ANA | {"card": "AC", "beaten": "TS"},
        "La carta más fuerte era la de Ana: el as ganó al diez.",
    ),
    (
        "why-tie",
        {"count": 2, "card": "7C", "players": ["Ana", YOU]},
        "Dos sietes empataron en cabeza: Ana y tú.",
    ),
    (
        "why-upset",
        {"card": "2C", "beaten": "AS"},
        "Con un as en la mesa, el dos era la carta más fuerte de todas.",
    ),
    (
        "why-takes-more",
        ANA | {"count": 22, "earlier": 1},
        "Por eso Ana se llevó veintidós cartas, una de ellas de antes.",
    ),
    (
        "why-pay-lose",
        ME | {"card": "JD", "house": "QS"},
        "La reina de la banca ganó a tu sota: perdiste la apuesta.",
    ),
    ("why-short", ANA | {"count": 0}, "A Ana no le quedaba ninguna carta para la batalla."),
    ("skipped", {"count": 21, "wars": 1}, "Has saltado veintiuna bazas, con una batalla."),
    ("time-left", {"seconds": 20}, "Te quedan veinte segundos."),
]

PLAYED = {
    "2H": "el dos de corazones",
    "3S": "el tres de picas",
    "4D": "el cuatro de diamantes",
    "5C": "el cinco de tréboles",
    "6H": "el seis de corazones",
    "7S": "el siete de picas",
    "8D": "el ocho de diamantes",
    "9C": "el nueve de tréboles",
    "TH": "el diez de corazones",
    "JS": "la sota de picas",
    "QD": "la reina de diamantes",
    "KC": "el rey de tréboles",
    "AH": "el as de corazones",
    "JOKER": "el comodín",
}


@pytest.fixture(scope="module")
def spanish() -> Catalogue:
    return Catalogue("es", strict=True)


@pytest.mark.parametrize(("message", "args", "told"), NORMAL)
def test_sentence(spanish: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert spanish.tell(message, **args) == told


@pytest.mark.parametrize(("card", "told"), PLAYED.items())
def test_a_played_card_has_its_article(spanish: Catalogue, card: str, told: str) -> None:
    assert spanish.tell("event-choose", "full", **ME, card=card) == f"Juegas {told}."
    assert spanish.tell("event-choose", "full", **ANA, card=card) == f"Ana juega {told}."
