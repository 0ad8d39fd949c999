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
    ("event-deal", {"count": 1}, "Cartas repartidas: una por jugador."),
    ("event-deal", {"count": 2}, "Cartas repartidas: dos por jugador."),
    ("event-deal", {"count": 13}, "Cartas repartidas: trece por jugador."),
    ("event-deal", {"count": 21}, "Cartas repartidas: veintiuna por jugador."),
    ("event-left-out", {"count": 1}, "Sobra una carta."),
    ("event-left-out", {"count": 2}, "Sobran dos cartas."),
    ("event-left-out", {"count": 21}, "Sobran veintiuna cartas."),
    ("event-shuffle", {"count": 1}, "Nuevo sabot de una baraja."),
    ("event-shuffle", {"count": 6}, "Nuevo sabot de seis barajas."),
    ("event-choose", ME | QUEEN, "Juegas la reina de corazones."),
    ("event-choose", ANA | QUEEN, "Ana elige la reina de corazones."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ME, "Cambias tu mano por tu pila."),
    ("event-choose-swap", ANA, "Ana cambia su mano por la pila."),
    ("event-choose-top", ME, "Juegas la carta de arriba."),
    ("event-choose-top", ANA, "Ana juega la carta de arriba."),
    ("event-choose-prisoner", ME, "Juegas la carta prisionera."),
    ("event-choose-prisoner", ANA, "Ana juega la carta prisionera."),
    ("event-choose-keep", ME | QUEEN, "Te quedas con la reina de corazones."),
    ("event-choose-keep", ANA | {"card": "KS"}, "Ana se queda con el rey de picas."),
    ("event-choose-keep-top", ME, "Te quedas con la carta de arriba de tu mazo."),
    ("event-choose-keep-top", ANA, "Ana se queda con la carta de arriba de su mazo."),
    ("event-choose-keep-none", ME, "No te quedas con ninguna carta prisionera."),
    ("event-choose-keep-none", ANA, "Ana no se queda con ninguna carta prisionera."),
    ("event-choose-play", ME, "Juegas la carta."),
    ("event-choose-play", ANA, "Ana juega su carta."),
    ("event-choose-steal", ME | {"victims": ["Marko"]}, "Intentas robar a Marko."),
    (
        "event-choose-steal",
        ANA | {"victims": ["Marko", "Iva"]},
        "Ana intenta robar a Marko y a Iva.",
    ),
    ("event-choose-lay", ME | {"card": "9S"}, "Pones encima el nueve de picas."),
    ("event-choose-lay", ANA | {"card": "AD"}, "Ana pone encima el as de diamantes."),
    ("event-choose-bet", ME | TEN | {"tie": 0}, "Apuestas 10."),
    ("event-choose-bet", ANA | TEN | {"tie": 200}, "Ana apuesta 10, y al empate 2."),
    ("event-choose-war", ME, "Vas a la guerra."),
    ("event-choose-war", ANA, "Ana va a la guerra."),
    ("event-choose-surrender", ME, "Te rindes."),
    ("event-choose-surrender", ANA, "Ana se rinde."),
    ("event-choose-leave", ME, "Dejas la mesa."),
    ("event-choose-leave", ANA, "Ana deja la mesa."),
    ("event-put", ME | QUEEN, "Tú: reina de corazones."),
    ("event-put", ANA | {"card": "JOKER"}, "Ana: comodín."),
    (
        "event-put-war",
        ME | QUEEN | {"count": 1},
        "Pones una carta boca abajo y una boca arriba: reina de corazones.",
    ),
    (
        "event-put-war",
        ANA | {"card": "8C", "count": 2},
        "Ana pone dos cartas boca abajo y una boca arriba: ocho de tréboles.",
    ),
    (
        "event-put-war",
        ANA | {"card": "KC", "count": 6},
        "Ana pone seis cartas boca abajo y una boca arriba: rey de tréboles.",
    ),
    ("event-put-short", ME | {"count": 0}, "No te llegan las cartas para la batalla."),
    ("event-put-short", ANA | {"count": 2}, "A Ana no le llegan las cartas para la batalla."),
    ("event-revolution", {"reversed": True}, "¡Revolución! La carta más fuerte es el dos."),
    (
        "event-revolution",
        {"reversed": False},
        "¡Revolución! La carta más fuerte vuelve a ser el as.",
    ),
    (
        "event-revolution-next",
        {"reversed": True},
        "¡Revolución! Desde la próxima baza, la carta más fuerte es el dos.",
    ),
    (
        "event-revolution-next",
        {"reversed": False},
        "¡Revolución! Desde la próxima baza, la carta más fuerte vuelve a ser el as.",
    ),
    ("event-jacks-cancelled", {"count": 2}, "Dos sotas: la revolución se anula."),
    ("event-jacks-cancelled", {"count": 4}, "Cuatro sotas: la revolución se anula."),
    ("event-jokers-void", {"count": 2}, "Dos comodines se anulan."),
    ("event-queens-void", {"count": 2}, "Dos reinas se anulan."),
    ("event-queens-void", {"count": 5}, "Cinco reinas se anulan."),
    ("event-war", {"players": ["Ana", YOU], "again": False}, "¡Batalla: Ana y tú!"),
    (
        "event-war",
        {"players": ["Ana", "Iván", YOU], "again": True},
        "¡Otra batalla: Ana, Iván y tú!",
    ),
    ("event-war", {"players": ["Ana", "Iván"], "again": False}, "¡Batalla: Ana e Iván!"),
    ("event-war-joker", {"again": False}, "¡El comodín fuerza una batalla!"),
    ("event-war-joker", {"again": True}, "¡El comodín fuerza otra batalla!"),
    ("event-pot", {"count": 1}, "En la mesa: una carta."),
    ("event-pot", {"count": 2}, "En la mesa: dos cartas."),
    ("event-pot", {"count": 12}, "En la mesa: doce cartas."),
    ("event-pot", {"count": 21}, "En la mesa: veintiuna cartas."),
    ("event-pot", {"count": 101}, "En la mesa: ciento una cartas."),
    (
        "event-war-cards",
        ME | {"cards": ["QH", "5C", "AS"]},
        "Boca abajo: reina de corazones, cinco de tréboles y as de picas.",
    ),
    ("event-war-cards", ANA | {"cards": ["QH"]}, "Ana pone boca abajo: reina de corazones."),
    ("event-joker-wins", ME, "Batalla anulada: tu comodín se lo lleva todo."),
    ("event-joker-wins", ANA, "Batalla anulada: el comodín de Ana se lo lleva todo."),
    ("event-take", ME | {"count": 1}, "Te llevas una carta."),
    ("event-take", ANA | {"count": 2}, "Ana se lleva dos cartas."),
    ("event-take", ME | {"count": 5}, "Te llevas cinco cartas."),
    ("event-take", ANA | {"count": 11}, "Ana se lleva once cartas."),
    ("event-take", ME | {"count": 19}, "Te llevas diecinueve cartas."),
    ("event-take", ANA | {"count": 20}, "Ana se lleva veinte cartas."),
    ("event-take", ME | {"count": 21}, "Te llevas veintiuna cartas."),
    ("event-take", ANA | {"count": 22}, "Ana se lleva veintidós cartas."),
    ("event-take", ME | {"count": 100}, "Te llevas cien cartas."),
    ("event-take", ANA | {"count": 101}, "Ana se lleva ciento una cartas."),
    ("event-take", ME | {"count": 120}, "Te llevas ciento veinte cartas."),
    ("event-power-spy", ME, "Eres vidente: eliges después de los demás y con la C ves sus cartas."),
    ("event-power-spy", ANA, "Ana es vidente."),
    (
        "event-power-count",
        ME,
        "Antes de elegir puedes saber con la C cuántas cartas tiene en mano cada jugador.",
    ),
    ("event-power-count", ANA, "Ana puede saber cuántas cartas hay en cada mano."),
    ("event-power-swap", ME, "Antes de elegir puedes cambiar con la C tu mano por tu pila."),
    ("event-power-swap", ANA, "Ana puede cambiar su mano por la pila."),
    ("event-pick-up", ME | {"count": 21}, "Recoges tu pila: veintiuna cartas."),
    ("event-pick-up", ANA | {"count": 5}, "Ana recoge su pila."),
    ("event-renew", ME | {"count": 21}, "Tu pila pasa a ser tu nuevo mazo: veintiuna cartas."),
    ("event-renew", ANA | {"count": 5}, "La pila de Ana pasa a ser su nuevo mazo."),
    ("event-prisoner", ME | QUEEN, "La reina de corazones es tu carta prisionera."),
    (
        "event-prisoner",
        ANA | {"card": "7C"},
        "Ana se queda con el siete de tréboles como carta prisionera.",
    ),
    ("event-forfeit", ME, "Pierdes la carta prisionera y la de arriba."),
    ("event-forfeit", ANA, "Ana pierde la carta prisionera y la de arriba."),
    (
        "event-steal",
        ME | NOT_MINE | {"victims": ["Marko"], "card": "8C", "count": 12},
        "Robas la pila de Marko con el ocho de tréboles. Tu pila: doce cartas.",
    ),
    (
        "event-steal",
        ANA | MINE | {"victims": [YOU], "card": "KC", "count": 2},
        "Ana te roba la pila con el rey de tréboles.",
    ),
    (
        "event-steal",
        ANA | NOT_MINE | {"victims": ["Marko"], "card": "KC", "count": 2},
        "Ana roba la pila de Marko con el rey de tréboles.",
    ),
    (
        "event-steal",
        ANA | MINE | {"victims": ["Marko", YOU], "card": "KC", "count": 2},
        "Ana roba varias pilas con el rey de tréboles: Marko y tú.",
    ),
    (
        "event-steal-blocked",
        ME | {"victims": ["Marko"], "card": "QC"},
        "No puedes robar a Marko: se juega tu reina.",
    ),
    ("event-steal-blocked", ANA | {"victims": [YOU], "card": "8C"}, "No vale el robo de Ana a ti."),
    ("event-purge", {"cards": ["3H", "3S"]}, "Fuera del juego: tres de corazones y tres de picas."),
    ("event-draw", ME | QUEEN, "Recibes la reina de corazones."),
    ("event-draw", ANA | {"card": "JD"}, "Ana recibe la sota de diamantes."),
    ("event-draw-house", {"card": "AS"}, "La banca recibe el as de picas."),
    ("event-burn", {}, "Se quema una carta."),
    ("event-pay-win", ME | TEN, "Ganas 10."),
    ("event-pay-win", ANA | TEN, "Ana gana 10."),
    ("event-pay-lose", ME | TEN, "Pierdes 10."),
    ("event-pay-lose", ANA | {"cents": 1050}, "Ana pierde 10,50."),
    ("event-pay-tie-bet", ME | TEN | {"won": True}, "Con la apuesta al empate ganas 10."),
    ("event-pay-tie-bet", ANA | TEN | {"won": True}, "Con la apuesta al empate, Ana gana 10."),
    ("event-pay-tie-bet", ME | TEN | {"won": False}, "Pierdes la apuesta al empate: 10."),
    ("event-pay-tie-bet", ANA | TEN | {"won": False}, "Ana pierde la apuesta al empate: 10."),
    ("event-pay-surrender", ME | TEN, "Pierdes media apuesta: 10."),
    ("event-pay-surrender", ANA | TEN, "Ana pierde media apuesta: 10."),
    ("event-pay-war-win", ME | TEN, "Ganas la guerra: 10."),
    ("event-pay-war-win", ANA | TEN, "Ana gana la guerra: 10."),
    ("event-pay-war-lose", ME | TEN, "Pierdes la guerra y las dos apuestas: 10."),
    ("event-pay-war-lose", ANA | TEN, "Ana pierde la guerra y las dos apuestas: 10."),
    ("event-out", ME, "Quedas fuera."),
    ("event-out", ANA, "Ana queda fuera."),
    ("event-round", ME | {"number": 2}, "Ganas la ronda 2."),
    ("event-round", ANA | {"number": 3}, "Ana gana la ronda 3."),
    ("event-round-drawn", {"number": 1}, "Empate en la ronda 1."),
    ("event-end-win", ME, "¡Ganas la partida!"),
    ("event-end-win", ANA, "Ana gana la partida."),
    ("event-end-limit", ME, "¡Ganas la partida por tener más cartas! Se acabaron las bazas."),
    ("event-end-limit", ANA, "Ana gana la partida por tener más cartas: se acabaron las bazas."),
    (
        "event-end-casino",
        {"players": [YOU, "Ana"]},
        "Se acabaron las rondas. En la mesa: Ana y tú.",
    ),
    ("event-end-casino-empty", {}, "No queda nadie en la mesa."),
    ("event-end-most", ME, "Tienes más cartas que nadie: se acabaron las bazas."),
    ("event-end-most", ANA, "Ana tiene más cartas que nadie: se acabaron las bazas."),
    ("event-end-draw", {"players": [YOU, "Ana", "Marko"]}, "Partida empatada: Ana, Marko y tú."),
    ("event-end-drunkard", ME, "Pierdes la partida: te toca hacer de borracho."),
    ("event-end-drunkard", ANA, "Borracho de la partida: Ana."),
    ("event-end-drunkard-many", {"players": ["Ana", YOU]}, "Borrachos de la partida: Ana y tú."),
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
    ("opponents", {"count": 1}, "Un bot"),
    ("opponents", {"count": 3}, "Tres bots"),
    ("table-no-rank", {"card": "Q"}, "No tienes ninguna reina."),
    ("table-no-rank", {"card": "8"}, "No tienes ningún ocho."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "En mano, una carta: reina de corazones."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Sin elegir: Ana y tú."),
    ("now-hand-count", {"player": "Ana", "count": 2}, "Ana tiene en mano dos cartas."),
    (
        "ask-steal-match",
        {"card": "7S", "victims": ["Marko", "Iván"]},
        "Tu carta es el siete de picas. Puede robar a Marko y a Iván.",
    ),
    ("ask-prisoner", {"card": "QS"}, "¿La carta prisionera, la reina de picas, o la de arriba?"),
    (
        "now-pile-top",
        ANA | {"card": "KC", "count": 2},
        "Pila de Ana: dos cartas, encima el rey de tréboles.",
    ),
    ("now-game", {"game": "X", "trick": 12}, "X, baza 12."),
    ("choice-lay", {"card": "AD"}, "El as de diamantes encima"),
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
        "La carta más fuerte era la tuya: el rey de corazones gana a la sota de diamantes.",
    ),
    (
        "why-strongest",
        ANA | {"card": "AC", "beaten": "TS"},
        "La carta más fuerte era la de Ana: el as de tréboles gana al diez de picas.",
    ),
    (
        "why-tie",
        {"count": 2, "card": "7C", "players": ["Ana", YOU]},
        "Dos sietes empatan en cabeza: Ana y tú.",
    ),
    (
        "why-upset",
        {"card": "2C", "beaten": "AS"},
        "Con un as en la mesa, el dos es la carta más fuerte de todas.",
    ),
    (
        "why-takes-more",
        ANA | {"count": 22, "earlier": 1},
        "Por eso Ana se lleva toda la mesa: veintidós cartas, contando una carta de antes.",
    ),
    (
        "why-pay-lose",
        ME | {"card": "JD", "house": "QS"},
        "La reina de picas de la banca gana a tu sota de diamantes: pierdes la apuesta.",
    ),
    ("why-short", ANA | {"count": 0}, "A Ana no le queda ninguna carta para la batalla."),
    ("skipped", {"count": 21, "wars": 1}, "Salto: veintiuna bazas, una batalla."),
    ("time-left", {"seconds": 20}, "Tiempo: veinte segundos."),
]

BRIEF: list[Row] = [
    ("event-deal", {"count": 13}, ""),
    ("event-choose", ME | QUEEN, "Reina de corazones."),
    ("event-choose", ANA | QUEEN, "Ana: reina de corazones."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ME, "Cambio hecho."),
    ("event-choose-swap", ANA, "Ana cambia."),
    ("event-choose-prisoner", ANA, "Ana: la carta prisionera."),
    ("event-choose-lay", ME | QUEEN, "Encima: reina de corazones."),
    ("event-put-war", ANA | QUEEN | {"count": 3}, "Ana: reina de corazones."),
    ("event-revolution", {"reversed": True}, "Revolución: manda el dos."),
    ("event-revolution", {"reversed": False}, "Revolución: manda el as."),
    ("event-revolution-next", {"reversed": True}, "Próxima baza: manda el dos."),
    ("event-pot", {"count": 22}, "En la mesa: 22."),
    ("event-joker-wins", ME, "Gana tu comodín."),
    ("event-joker-wins", ANA, "Gana el comodín: Ana."),
    ("event-take", ME | {"count": 1}, "Te llevas una."),
    ("event-take", ANA | {"count": 2}, "Ana se lleva dos."),
    ("event-take", ME | {"count": 5}, "Te llevas cinco."),
    ("event-take", ANA | {"count": 21}, "Ana se lleva veintiuna."),
    ("event-power-spy", ME, "Eres vidente."),
    ("event-power-spy", ANA, "Vidente: Ana."),
    ("event-power-count", ME, "Puedes contar."),
    ("event-power-count", ANA, ""),
    ("event-power-swap", ME, "Puedes cambiar."),
    ("event-pick-up", ME | {"count": 22}, "Recoges veintidós."),
    ("event-pick-up", ANA | {"count": 5}, ""),
    ("event-steal", ANA | MINE | {"victims": [YOU], "card": "KC", "count": 2}, "Ana te roba."),
    ("event-steal-blocked", ANA | {"victims": [YOU], "card": "KC"}, "Ana: robo nulo."),
    ("event-draw-house", {"card": "AS"}, "Banca: as de picas."),
]

FULL: list[Row] = [
    ("event-choose-hidden", ME, "Ya has elegido."),
    ("event-choose-hidden", ANA, "Ana pone una carta."),
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


@pytest.mark.parametrize(("message", "args", "told"), BRIEF)
def test_brief_sentence(spanish: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert spanish.tell(message, "brief", **args) == told


@pytest.mark.parametrize(("message", "args", "told"), FULL)
def test_full_sentence(spanish: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert spanish.tell(message, "full", **args) == told


@pytest.mark.parametrize(("card", "told"), PLAYED.items())
def test_a_played_card_has_its_article(spanish: Catalogue, card: str, told: str) -> None:
    assert spanish.tell("event-choose", **ME, card=card) == f"Juegas {told}."
    assert spanish.tell("event-choose", **ANA, card=card) == f"Ana elige {told}."


def test_with_full_detail_a_hidden_choice_is_told(spanish: Catalogue) -> None:
    assert spanish.tell("event-choose-hidden", "full", **ME) == "Ya has elegido."
    assert spanish.tell("event-choose-hidden", "full", **ANA) == "Ana pone una carta."


def test_every_event_stands_in_the_table() -> None:
    events = {name for name in Catalogue("en").ids() if name.startswith("event-")}
    assert events <= {message for message, _, _ in NORMAL}
