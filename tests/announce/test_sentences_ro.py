"""Romanian sentences: a message, its arguments, and exactly what is heard."""

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
    ("refused-not-in-hand", {"card": "AS"}, "Nu ai asul de inimă neagră."),
    (
        "refused-players",
        {"players": 1, "low": 2, "high": 8, "only": False},
        "Jocul merge de la 2 până la 8 jucători, nu cu 1.",
    ),
    (
        "refused-players",
        {"players": 9, "low": 2, "high": 8, "only": False},
        "Jocul merge de la 2 până la 8 jucători, nu cu 9.",
    ),
    (
        "refused-players",
        {"players": 4, "low": 2, "high": 2, "only": True},
        "Jocul merge numai cu doi jucători.",
    ),
    ("cli-simulated", {"game": "Război", "games": 22}, "Război: douăzeci și două de jocuri."),
    ("opponents", {"count": 1}, "Un adversar"),
    ("opponents", {"count": 3}, "Trei adversari"),
    ("table-no-rank", {"card": "Q"}, "Nu ai nicio damă."),
    ("table-no-rank", {"card": "8"}, "Nu ai nicio carte de opt."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "În mână, o carte: damă de inimă roșie."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Se așteaptă: tu și Ana."),
    (
        "ask-steal-match",
        {"card": "7S", "victims": ["Marko", "Iván"]},
        "Cartea ta e șaptele. Poți fura de la Marko sau Iván.",
    ),
    ("ask-prisoner", {"card": "QS"}, "Prizonierul, dama, sau cartea de deasupra?"),
    (
        "now-pile-top",
        ANA | {"card": "KC", "count": 2},
        "Ana are în grămadă două cărți, deasupra regele.",
    ),
    ("now-game", {"game": "X", "trick": 12}, "X, tura 12."),
    ("choice-lay", {"card": "AD"}, "Pune deasupra asul"),
    (
        "refused-own-card",
        {"card": "KS"},
        "Regele de inimă neagră e cartea ta: poți păstra numai cărți de la alții.",
    ),
    (
        "refused-own-card",
        {"card": "QS"},
        "Dama de inimă neagră e cartea ta: poți păstra numai cărți de la alții.",
    ),
    (
        "why-strongest",
        ME | {"card": "KH", "beaten": "JD"},
        "Cea mai tare carte ai pus-o tu: regele a bătut valetul.",
    ),
    (
        "why-strongest",
        ANA | {"card": "AC", "beaten": "TS"},
        "Cea mai tare carte a pus-o Ana: asul a bătut zecele.",
    ),
    (
        "why-tie",
        {"count": 2, "card": "7C", "players": ["Ana", YOU]},
        "Două cărți de șapte au fost la egalitate în frunte: tu și Ana.",
    ),
    (
        "why-upset",
        {"card": "2C", "beaten": "AS"},
        "Cu un as pe masă, cea mai tare carte era doiul.",
    ),
    (
        "why-takes-more",
        ANA | {"count": 22, "earlier": 1},
        "Deci Ana a luat douăzeci și două de cărți. Una dintre ele era deja pe masă.",
    ),
    (
        "why-pay-lose",
        ME | {"card": "JD", "house": "QS"},
        "Ai valetul, banca are dama: cartea băncii e mai mare, ai pierdut miza.",
    ),
    ("why-short", ANA | {"count": 0}, "Ana nu mai avea nicio carte pentru război."),
    ("skipped", {"count": 21, "wars": 1}, "Am sărit douăzeci și una de ture, cu un război."),
    ("time-left", {"seconds": 20}, "Timp rămas: douăzeci de secunde."),
]

PLAYED = {
    "2H": "doi de inimă roșie",
    "3S": "trei de inimă neagră",
    "4D": "patru de romb",
    "5C": "cinci de treflă",
    "6H": "șase de inimă roșie",
    "7S": "șapte de inimă neagră",
    "8D": "opt de romb",
    "9C": "nouă de treflă",
    "TH": "zece de inimă roșie",
    "JS": "valetul de inimă neagră",
    "QD": "dama de romb",
    "KC": "regele de treflă",
    "AH": "asul de inimă roșie",
    "JOKER": "jokerul",
}


@pytest.fixture(scope="module")
def romanian() -> Catalogue:
    return Catalogue("ro", strict=True)


@pytest.mark.parametrize(("message", "args", "told"), NORMAL)
def test_sentence(romanian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert romanian.tell(message, **args) == told


@pytest.mark.parametrize(("card", "told"), PLAYED.items())
def test_a_played_picture_is_definite_and_a_number_bare(
    romanian: Catalogue, card: str, told: str
) -> None:
    assert romanian.tell("event-choose", "full", **ME, card=card) == f"Joci {told}."
    assert romanian.tell("event-choose", "full", **ANA, card=card) == f"Ana joacă {told}."
