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
    ("event-deal", {"count": 1}, "Cărți împărțite: câte una de jucător."),
    ("event-deal", {"count": 2}, "Cărți împărțite: câte două de jucător."),
    ("event-deal", {"count": 13}, "Cărți împărțite: câte treisprezece de jucător."),
    ("event-deal", {"count": 21}, "Cărți împărțite: câte douăzeci și una de jucător."),
    ("event-left-out", {"count": 1}, "Rămâne deoparte o carte."),
    ("event-left-out", {"count": 2}, "Rămân deoparte două cărți."),
    ("event-left-out", {"count": 21}, "Rămân deoparte douăzeci și una de cărți."),
    ("event-shuffle", {"count": 1}, "Se amestecă un pachet."),
    ("event-shuffle", {"count": 6}, "Se amestecă șase pachete."),
    ("event-choose", ME | QUEEN, "Joci dama de inimă roșie."),
    ("event-choose", ANA | QUEEN, "Ana alege dama de inimă roșie."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ME, "Îți schimbi mâna cu grămada."),
    ("event-choose-swap", ANA, "Ana își schimbă mâna cu grămada."),
    ("event-choose-top", ME, "Joci cartea de deasupra."),
    ("event-choose-top", ANA, "Ana joacă cartea de deasupra."),
    ("event-choose-prisoner", ME, "Joci cartea prizonier."),
    ("event-choose-prisoner", ANA, "Ana joacă cartea prizonier."),
    ("event-choose-keep", ME | QUEEN, "Păstrezi dama de inimă roșie."),
    ("event-choose-keep", ANA | {"card": "KS"}, "Ana păstrează regele de inimă neagră."),
    ("event-choose-keep-top", ME, "Păstrezi cartea de deasupra din teancul tău."),
    ("event-choose-keep-top", ANA, "Ana păstrează cartea de deasupra din propriul teanc."),
    ("event-choose-keep-none", ME, "Nu păstrezi niciun prizonier."),
    ("event-choose-keep-none", ANA, "Ana nu păstrează niciun prizonier."),
    ("event-choose-play", ME, "Joci cartea."),
    ("event-choose-play", ANA, "Ana joacă."),
    ("event-choose-steal", ME | {"victims": ["Marko"]}, "Încerci să furi de la Marko."),
    (
        "event-choose-steal",
        ANA | {"victims": ["Marko", "Iva"]},
        "Ana încearcă să fure de la Marko și Iva.",
    ),
    ("event-choose-lay", ME | {"card": "9S"}, "Pui deasupra nouă de inimă neagră."),
    ("event-choose-lay", ANA | {"card": "AD"}, "Ana pune deasupra asul de romb."),
    ("event-choose-bet", ME | TEN | {"tie": 0}, "Pariezi 10."),
    ("event-choose-bet", ANA | TEN | {"tie": 200}, "Ana pariază 10, iar pe egalitate 2."),
    ("event-choose-war", ME, "Mergi la război."),
    ("event-choose-war", ANA, "Ana merge la război."),
    ("event-choose-surrender", ME, "Renunți."),
    ("event-choose-surrender", ANA, "Ana renunță."),
    ("event-choose-leave", ME, "Te ridici de la masă."),
    ("event-choose-leave", ANA, "Ana se ridică de la masă."),
    ("event-put", ME | QUEEN, "Tu: damă de inimă roșie."),
    ("event-put", ANA | {"card": "JOKER"}, "Ana: joker."),
    (
        "event-put-war",
        ME | QUEEN | {"count": 1},
        "Pui o carte cu fața în jos și una în sus: damă de inimă roșie.",
    ),
    (
        "event-put-war",
        ANA | {"card": "8C", "count": 2},
        "Ana pune două cărți cu fața în jos și una în sus: opt de treflă.",
    ),
    (
        "event-put-war",
        ANA | {"card": "KC", "count": 6},
        "Ana pune șase cărți cu fața în jos și una în sus: rege de treflă.",
    ),
    ("event-put-short", ME | {"count": 0}, "Nu ai destule cărți pentru război."),
    ("event-put-short", ANA | {"count": 2}, "Ana nu are destule cărți pentru război."),
    ("event-revolution", {"reversed": True}, "Revoluție! Cea mai tare carte este doiul."),
    ("event-revolution", {"reversed": False}, "Revoluție! Cea mai tare carte este din nou asul."),
    (
        "event-revolution-next",
        {"reversed": True},
        "Revoluție! Din tura următoare, cea mai tare carte este doiul.",
    ),
    (
        "event-revolution-next",
        {"reversed": False},
        "Revoluție! Din tura următoare, cea mai tare carte este din nou asul.",
    ),
    ("event-jacks-cancelled", {"count": 2}, "Doi valeți: revoluția se anulează."),
    ("event-jacks-cancelled", {"count": 4}, "Patru valeți: revoluția se anulează."),
    ("event-jokers-void", {"count": 2}, "Doi jokeri se anulează."),
    ("event-queens-void", {"count": 2}, "Două dame se anulează."),
    ("event-queens-void", {"count": 5}, "Cinci dame se anulează."),
    ("event-war", {"players": ["Ana", YOU], "again": False}, "Război: tu și Ana!"),
    (
        "event-war",
        {"players": ["Ana", "Iván", YOU], "again": True},
        "Din nou război: tu, Ana și Iván!",
    ),
    ("event-war", {"players": ["Ana", "Iván"], "again": False}, "Război: Ana și Iván!"),
    ("event-war-joker", {"again": False}, "Jokerul provoacă război!"),
    ("event-war-joker", {"again": True}, "Jokerul provoacă din nou război!"),
    ("event-pot", {"count": 1}, "Pe masă: o carte."),
    ("event-pot", {"count": 2}, "Pe masă: două cărți."),
    ("event-pot", {"count": 12}, "Pe masă: douăsprezece cărți."),
    ("event-pot", {"count": 21}, "Pe masă: douăzeci și una de cărți."),
    ("event-pot", {"count": 101}, "Pe masă: o sută una cărți."),
    (
        "event-war-cards",
        ME | {"cards": ["QH", "5C", "AS"]},
        "Cu fața în jos: damă de inimă roșie, cinci de treflă și as de inimă neagră.",
    ),
    ("event-war-cards", ANA | {"cards": ["QH"]}, "Ana pune cu fața în jos: damă de inimă roșie."),
    ("event-joker-wins", ME, "Război anulat: iei tot cu jokerul."),
    ("event-joker-wins", ANA, "Război anulat: Ana ia tot cu jokerul."),
    ("event-take", ME | {"count": 1}, "Iei o carte."),
    ("event-take", ANA | {"count": 2}, "Ana ia două cărți."),
    ("event-take", ME | {"count": 5}, "Iei cinci cărți."),
    ("event-take", ANA | {"count": 11}, "Ana ia unsprezece cărți."),
    ("event-take", ME | {"count": 19}, "Iei nouăsprezece cărți."),
    ("event-take", ANA | {"count": 20}, "Ana ia douăzeci de cărți."),
    ("event-take", ME | {"count": 21}, "Iei douăzeci și una de cărți."),
    ("event-take", ANA | {"count": 22}, "Ana ia douăzeci și două de cărți."),
    ("event-take", ME | {"count": 100}, "Iei o sută de cărți."),
    ("event-take", ANA | {"count": 101}, "Ana ia o sută una cărți."),
    ("event-take", ME | {"count": 120}, "Iei o sută douăzeci de cărți."),
    ("event-power-spy", ME, "Spionezi: alegi după toți ceilalți, iar C îți spune cărțile lor."),
    ("event-power-spy", ANA, "Spionează Ana."),
    ("event-power-count", ME, "Înainte să alegi, C îți spune câte cărți are fiecare în mână."),
    ("event-power-count", ANA, "Ana poate afla câte cărți are fiecare în mână."),
    ("event-power-swap", ME, "Înainte să alegi, C îți schimbă mâna cu grămada."),
    ("event-power-swap", ANA, "Ana poate schimba mâna cu grămada."),
    ("event-pick-up", ME | {"count": 21}, "Îți iei grămada: douăzeci și una de cărți."),
    ("event-pick-up", ANA | {"count": 5}, "Ana își ia grămada."),
    (
        "event-renew",
        ME | {"count": 21},
        "Îți faci din grămadă un teanc nou: douăzeci și una de cărți.",
    ),
    ("event-renew", ANA | {"count": 5}, "Ana își face din grămadă un teanc nou."),
    ("event-prisoner", ME | QUEEN, "Ai ca prizonier dama de inimă roșie."),
    ("event-prisoner", ANA | {"card": "7C"}, "Ana păstrează șapte de treflă ca prizonier."),
    ("event-forfeit", ME, "Cedezi cartea prizonier și cartea de deasupra."),
    ("event-forfeit", ANA, "Ana cedează cartea prizonier și cartea de deasupra."),
    (
        "event-steal",
        ME | NOT_MINE | {"victims": ["Marko"], "card": "8C", "count": 12},
        "Furi grămada jucătorului Marko cu opt de treflă. Grămada ta: douăsprezece cărți.",
    ),
    (
        "event-steal",
        ANA | MINE | {"victims": [YOU], "card": "KC", "count": 2},
        "Ana îți fură grămada cu regele de treflă.",
    ),
    (
        "event-steal",
        ANA | NOT_MINE | {"victims": ["Marko"], "card": "KC", "count": 2},
        "Ana fură grămada jucătorului Marko cu regele de treflă.",
    ),
    (
        "event-steal",
        ANA | MINE | {"victims": ["Marko", YOU], "card": "KC", "count": 2},
        "Ana fură de la tine și Marko cu regele de treflă.",
    ),
    (
        "event-steal-blocked",
        ME | {"victims": ["Marko"], "card": "QC"},
        "Nu poți fura de la Marko: se joacă dama de treflă.",
    ),
    (
        "event-steal-blocked",
        ANA | {"victims": [YOU], "card": "8C"},
        "Ana nu poate fura de la tine.",
    ),
    (
        "event-purge",
        {"cards": ["3H", "3S"]},
        "Afară din joc: trei de inimă roșie și trei de inimă neagră.",
    ),
    ("event-draw", ME | QUEEN, "Primești dama de inimă roșie."),
    ("event-draw", ANA | {"card": "JD"}, "Ana primește valetul de romb."),
    ("event-draw-house", {"card": "AS"}, "Banca primește asul de inimă neagră."),
    ("event-burn", {}, "Se arde o carte."),
    ("event-pay-win", ME | TEN, "Câștigi 10."),
    ("event-pay-win", ANA | TEN, "Ana câștigă 10."),
    ("event-pay-lose", ME | TEN, "Pierzi 10."),
    ("event-pay-lose", ANA | {"cents": 1050}, "Ana pierde 10,50."),
    ("event-pay-tie-bet", ME | TEN | {"won": True}, "Cu pariul pe egalitate câștigi 10."),
    ("event-pay-tie-bet", ANA | TEN | {"won": True}, "Cu pariul pe egalitate, Ana câștigă 10."),
    ("event-pay-tie-bet", ME | TEN | {"won": False}, "Pierzi pariul pe egalitate: 10."),
    ("event-pay-tie-bet", ANA | TEN | {"won": False}, "Ana pierde pariul pe egalitate: 10."),
    ("event-pay-surrender", ME | TEN, "Pierzi jumătate din miză: 10."),
    ("event-pay-surrender", ANA | TEN, "Ana pierde jumătate din miză: 10."),
    ("event-pay-war-win", ME | TEN, "Câștigi războiul: 10."),
    ("event-pay-war-win", ANA | TEN, "Ana câștigă războiul: 10."),
    ("event-pay-war-lose", ME | TEN, "Pierzi războiul și ambele mize: 10."),
    ("event-pay-war-lose", ANA | TEN, "Ana pierde războiul și ambele mize: 10."),
    ("event-out", ME, "Ai ieșit din joc."),
    ("event-out", ANA, "Ana iese din joc."),
    ("event-round", ME | {"number": 2}, "Câștigi runda 2."),
    ("event-round", ANA | {"number": 3}, "Ana câștigă runda 3."),
    ("event-round-drawn", {"number": 1}, "Egalitate în runda 1."),
    ("event-end-win", ME, "Câștigi jocul!"),
    ("event-end-win", ANA, "Ana câștigă jocul."),
    ("event-end-limit", ME, "Câștigi jocul cu cele mai multe cărți! S-a ajuns la limita de ture."),
    (
        "event-end-limit",
        ANA,
        "Ana câștigă jocul cu cele mai multe cărți: s-a ajuns la limita de ture.",
    ),
    ("event-end-casino", {"players": [YOU, "Ana"]}, "S-au terminat rundele. La masă: tu și Ana."),
    ("event-end-casino-empty", {}, "La masă nu mai e nimeni."),
    ("event-end-most", ME, "Ai cele mai multe cărți: s-a ajuns la limita de ture."),
    ("event-end-most", ANA, "Ana are cele mai multe cărți: s-a ajuns la limita de ture."),
    (
        "event-end-draw",
        {"players": [YOU, "Ana", "Marko"]},
        "Jocul se termină la egalitate: tu, Ana și Marko.",
    ),
    ("event-end-drunkard", ME, "Pierzi jocul: tu faci pe bețivul."),
    ("event-end-drunkard", ANA, "Bețivul jocului: Ana."),
    ("event-end-drunkard-many", {"players": ["Ana", YOU]}, "Bețivii jocului: tu și Ana."),
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
    ("opponents", {"count": 1}, "Un bot"),
    ("opponents", {"count": 3}, "Trei boți"),
    ("table-no-rank", {"card": "Q"}, "Nu ai nicio damă."),
    ("table-no-rank", {"card": "8"}, "Nu ai nicio carte de opt."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "În mână, o carte: damă de inimă roșie."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Se așteaptă: tu și Ana."),
    ("now-hand-count", {"player": "Ana", "count": 2}, "Ana are în mână două cărți."),
    (
        "ask-steal-match",
        {"card": "7S", "victims": ["Marko", "Iván"]},
        "Cartea ta e șapte de inimă neagră. Poți fura de la Marko și Iván.",
    ),
    ("ask-prisoner", {"card": "QS"}, "Prizonierul, dama de inimă neagră, sau cartea de deasupra?"),
    (
        "now-pile-top",
        ANA | {"card": "KC", "count": 2},
        "Grămada jucătorului Ana: două cărți, deasupra regele de treflă.",
    ),
    ("now-game", {"game": "X", "trick": 12}, "X, tura 12."),
    ("choice-lay", {"card": "AD"}, "Asul de romb deasupra"),
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
        "Cea mai tare carte era a ta: regele de inimă roșie bate valetul de romb.",
    ),
    (
        "why-strongest",
        ANA | {"card": "AC", "beaten": "TS"},
        "Cea mai tare carte era de la Ana: asul de treflă bate zece de inimă neagră.",
    ),
    (
        "why-tie",
        {"count": 2, "card": "7C", "players": ["Ana", YOU]},
        "Două cărți de șapte, la egalitate în frunte: tu și Ana.",
    ),
    ("why-upset", {"card": "2C", "beaten": "AS"}, "Cu un as pe masă, cea mai tare carte e doiul."),
    (
        "why-takes-more",
        ANA | {"count": 22, "earlier": 1},
        "Deci Ana ia toată masa: douăzeci și două de cărți, cu tot cu o carte de dinainte.",
    ),
    (
        "why-pay-lose",
        ME | {"card": "JD", "house": "QS"},
        "Ai valetul de romb, banca are dama de inimă neagră, mai mare: pierzi miza.",
    ),
    ("why-short", ANA | {"count": 0}, "Ana nu mai are nicio carte pentru război."),
    ("skipped", {"count": 21, "wars": 1}, "Salt: douăzeci și una de ture, un război."),
    ("time-left", {"seconds": 20}, "Timp rămas: douăzeci de secunde."),
]

BRIEF: list[Row] = [
    ("event-deal", {"count": 13}, ""),
    ("event-choose", ME | QUEEN, "Damă de inimă roșie."),
    ("event-choose", ANA | QUEEN, "Ana: damă de inimă roșie."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ME, "Schimb făcut."),
    ("event-choose-swap", ANA, "Ana schimbă."),
    ("event-choose-prisoner", ANA, "Ana: cartea prizonier."),
    ("event-choose-lay", ME | QUEEN, "Deasupra: damă de inimă roșie."),
    ("event-put-war", ANA | QUEEN | {"count": 3}, "Ana: damă de inimă roșie."),
    ("event-revolution", {"reversed": True}, "Revoluție: tare e doiul."),
    ("event-revolution", {"reversed": False}, "Revoluție: tare e asul."),
    ("event-revolution-next", {"reversed": True}, "Tura următoare: tare e doiul."),
    ("event-pot", {"count": 22}, "Pe masă: douăzeci și două."),
    ("event-joker-wins", ME, "Iei tot cu jokerul."),
    ("event-joker-wins", ANA, "Ana ia tot cu jokerul."),
    ("event-take", ME | {"count": 1}, "Iei una."),
    ("event-take", ANA | {"count": 2}, "Ana ia două."),
    ("event-take", ME | {"count": 5}, "Iei cinci."),
    ("event-take", ANA | {"count": 21}, "Ana ia douăzeci și una."),
    ("event-power-spy", ME, "Spionezi."),
    ("event-power-spy", ANA, "Spionează Ana."),
    ("event-power-count", ME, "Poți număra."),
    ("event-power-count", ANA, ""),
    ("event-power-swap", ME, "Poți schimba."),
    ("event-pick-up", ME | {"count": 22}, "Grămada: douăzeci și două."),
    ("event-pick-up", ANA | {"count": 5}, ""),
    (
        "event-steal",
        ANA | MINE | {"victims": [YOU], "card": "KC", "count": 2},
        "Ana fură de la tine.",
    ),
    ("event-steal-blocked", ANA | {"victims": [YOU], "card": "KC"}, "Ana nu poate fura."),
    ("event-draw-house", {"card": "AS"}, "Banca: as de inimă neagră."),
]

FULL: list[Row] = [
    ("event-choose-hidden", ME, "Ai ales."),
    ("event-choose-hidden", ANA, "Ana pune o carte."),
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


@pytest.mark.parametrize(("message", "args", "told"), BRIEF)
def test_brief_sentence(romanian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert romanian.tell(message, "brief", **args) == told


@pytest.mark.parametrize(("message", "args", "told"), FULL)
def test_full_sentence(romanian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert romanian.tell(message, "full", **args) == told


@pytest.mark.parametrize(("card", "told"), PLAYED.items())
def test_a_played_picture_is_definite_and_a_number_bare(
    romanian: Catalogue, card: str, told: str
) -> None:
    assert romanian.tell("event-choose", **ME, card=card) == f"Joci {told}."
    assert romanian.tell("event-choose", **ANA, card=card) == f"Ana alege {told}."


def test_with_full_detail_a_hidden_choice_is_told(romanian: Catalogue) -> None:
    assert romanian.tell("event-choose-hidden", "full", **ME) == "Ai ales."
    assert romanian.tell("event-choose-hidden", "full", **ANA) == "Ana pune o carte."


def test_every_event_stands_in_the_table() -> None:
    events = {name for name in Catalogue("en").ids() if name.startswith("event-")}
    assert events <= {message for message, _, _ in NORMAL}
