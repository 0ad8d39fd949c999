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
    ("event-deal", {"count": 1}, "Karte su podeljene: svako ima jednu kartu."),
    ("event-deal", {"count": 13}, "Karte su podeljene: svako ima trinaest karata."),
    ("event-left-out", {"count": 1}, "Van igre ostaje jedna karta."),
    ("event-left-out", {"count": 2}, "Van igre ostaju dve karte."),
    ("event-left-out", {"count": 5}, "Van igre ostaje pet karata."),
    ("event-shuffle", {"count": 6}, "Novo mešanje: šest špilova."),
    ("event-choose", ME | QUEEN, "Igrate damu herc."),
    ("event-choose", ANA | QUEEN, "Ana bira damu herc."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ME, "Menjate ruku za gomilu."),
    ("event-choose-swap", ANA, "Ana menja ruku za gomilu."),
    ("event-choose-top", ME, "Igrate gornju kartu."),
    ("event-choose-top", ANA, "Ana igra gornju kartu."),
    ("event-choose-prisoner", ME, "Igrate zarobljenika."),
    ("event-choose-prisoner", ANA, "Ana igra zarobljenika."),
    ("event-choose-keep", ME | QUEEN, ""),
    ("event-choose-keep-top", ME, "Zadržavate gornju kartu svog špila."),
    ("event-choose-keep-top", ANA, "Ana zadržava gornju kartu svog špila."),
    ("event-choose-keep-none", ME, "Ne uzimate zarobljenika."),
    ("event-choose-keep-none", ANA, "Ana ne uzima zarobljenika."),
    ("event-choose-play", ME, "Igrate kartu."),
    ("event-choose-play", ANA, "Ana igra."),
    ("event-choose-steal", ME | {"victims": ["Marko"]}, "Pokušavate da kradete od igrača Marko."),
    ("event-choose-steal", ANA | {"victims": [YOU]}, "Ana pokušava da krade od vas."),
    ("event-choose-lay", ME | {"card": "9S"}, "Na vrh stavljate devetku pik."),
    ("event-choose-lay", ANA | {"card": "AD"}, "Ana na vrh stavlja keca karo."),
    ("event-choose-bet", ME | TEN | {"tie": 0}, "Ulažete 10."),
    ("event-choose-bet", ANA | TEN | {"tie": 200}, "Ana ulaže 10, a na izjednačenje 2."),
    ("event-choose-war", ME, "Idete u rat."),
    ("event-choose-war", ANA, "Ana ide u rat."),
    ("event-choose-surrender", ME, "Odustajete."),
    ("event-choose-surrender", ANA, "Ana odustaje."),
    ("event-choose-leave", ME, "Napuštate sto."),
    ("event-choose-leave", ANA, "Ana napušta sto."),
    ("event-put", ME | QUEEN, "Vi: dama herc."),
    ("event-put", ANA | {"card": "JOKER"}, "Ana: džoker."),
    (
        "event-put-war",
        ME | QUEEN | {"count": 1},
        "Stavljate jednu kartu licem nadole i jednu nagore: damu herc.",
    ),
    (
        "event-put-war",
        ANA | {"card": "KC", "count": 6},
        "Ana stavlja šest karata licem nadole i jednu nagore: kralja tref.",
    ),
    ("event-put-short", ME | {"count": 0}, "Nemate dovoljno karata za rat."),
    ("event-put-short", ANA | {"count": 2}, "Ana nema dovoljno karata za rat."),
    ("event-revolution", {"reversed": True}, "Revolucija! Najjača je dvojka."),
    ("event-revolution", {"reversed": False}, "Revolucija! Najjači je opet kec."),
    (
        "event-revolution-next",
        {"reversed": True},
        "Revolucija! Od sledećeg poteza najjača je dvojka.",
    ),
    (
        "event-revolution-next",
        {"reversed": False},
        "Revolucija! Od sledećeg poteza najjači je opet kec.",
    ),
    ("event-jacks-cancelled", {"count": 2}, "Dva žandara: revolucija se poništava."),
    ("event-jokers-void", {"count": 2}, "Dva džokera se poništavaju."),
    ("event-jokers-void", {"count": 5}, "Pet džokera se poništava."),
    ("event-queens-void", {"count": 2}, "Dve dame se poništavaju."),
    ("event-queens-void", {"count": 5}, "Pet dama se poništava."),
    ("event-war", {"players": ["Ana", YOU], "again": False}, "Rat: vi i Ana!"),
    ("event-war", {"players": ["Ana", "Marko", YOU], "again": True}, "Opet rat: vi, Ana i Marko!"),
    ("event-war-joker", {"again": False}, "Džoker izaziva rat!"),
    ("event-war-joker", {"again": True}, "Džoker izaziva još jedan rat!"),
    ("event-pot", {"count": 1}, "Na stolu ostaje jedna karta."),
    ("event-pot", {"count": 2}, "Na stolu ostaju dve karte."),
    ("event-pot", {"count": 5}, "Na stolu ostaje pet karata."),
    ("event-pot", {"count": 12}, "Na stolu ostaje dvanaest karata."),
    ("event-pot", {"count": 21}, "Na stolu ostaje dvadeset jedna karta."),
    ("event-pot", {"count": 22}, "Na stolu ostaju dvadeset dve karte."),
    ("event-pot", {"count": 101}, "Na stolu ostaje sto jedna karta."),
    ("event-war-cards", ME | {"cards": ["QH", "5C"]}, "Licem nadole: dama herc i petica tref."),
    ("event-war-cards", ANA | {"cards": ["QH"]}, "Ana, licem nadole: dama herc."),
    ("event-joker-wins", ME, "Vaš džoker poništava rat."),
    ("event-joker-wins", ANA, "Džoker igrača Ana poništava rat."),
    ("event-take", ME | {"count": 1}, "Uzimate jednu kartu."),
    ("event-take", ANA | {"count": 2}, "Ana uzima dve karte."),
    ("event-take", ME | {"count": 5}, "Uzimate pet karata."),
    ("event-take", ANA | {"count": 11}, "Ana uzima jedanaest karata."),
    ("event-take", ME | {"count": 21}, "Uzimate dvadeset jednu kartu."),
    ("event-take", ANA | {"count": 22}, "Ana uzima dvadeset dve karte."),
    ("event-take", ME | {"count": 101}, "Uzimate sto jednu kartu."),
    (
        "event-power-spy",
        ME,
        "Špijunirate: birate posle svih, a na C čujete njihove karte.",
    ),
    ("event-power-spy", ANA, "Špijunira Ana."),
    ("event-power-count", ME, "Pre izbora na C čujete koliko ko ima karata u ruci."),
    ("event-power-count", ANA, "Ana može da broji karte."),
    ("event-power-swap", ME, "Pre izbora na C možete da zamenite ruku za gomilu."),
    ("event-power-swap", ANA, "Ana može da zameni ruku za gomilu."),
    ("event-pick-up", ME | {"count": 21}, "Uzimate svoju gomilu: dvadeset jednu kartu."),
    ("event-pick-up", ANA | {"count": 5}, "Ana uzima svoju gomilu."),
    ("event-renew", ME | {"count": 22}, "Vaša gomila je sada novi špil: dvadeset dve karte."),
    ("event-renew", ANA | {"count": 5}, "Gomila igrača Ana je sada novi špil."),
    ("event-prisoner", ME | QUEEN, "Vaš zarobljenik je dama herc."),
    ("event-prisoner", ANA | {"card": "QS"}, "Ana zadržava damu pik kao zarobljenika."),
    ("event-forfeit", ME, "Gubite zarobljenika i gornju kartu."),
    ("event-forfeit", ANA, "Ana gubi zarobljenika i gornju kartu."),
    (
        "event-steal",
        ME | NOT_MINE | {"victims": ["Marko"], "card": "8C", "count": 12},
        "Kradete od igrača Marko, osmicom tref. Vaša gomila: dvanaest karata.",
    ),
    (
        "event-steal",
        ANA | MINE | {"victims": ["Marko", YOU], "card": "KC", "count": 2},
        "Ana krade od vas i igrača Marko, kraljem tref.",
    ),
    (
        "event-steal-blocked",
        ME | {"victims": ["Marko"], "card": "8C"},
        "Krađa od igrača Marko ne uspeva: igrate osmicu.",
    ),
    (
        "event-steal-blocked",
        ANA | {"victims": [YOU], "card": "8C"},
        "Ana ne uspeva da krade od vas.",
    ),
    ("event-purge", {"cards": ["3H", "3S"]}, "Van igre: trojka herc i trojka pik."),
    ("event-draw", ME | QUEEN, "Dobijate damu herc."),
    ("event-draw", ANA | {"card": "JD"}, "Ana dobija žandara karo."),
    ("event-draw-house", {"card": "AS"}, "Banka dobija keca pik."),
    ("event-burn", {}, "Odbacuje se jedna karta."),
    ("event-pay-win", ME | TEN, "Dobijate 10."),
    ("event-pay-win", ANA | TEN, "Ana dobija 10."),
    ("event-pay-lose", ME | TEN, "Gubite 10."),
    ("event-pay-lose", ANA | {"cents": 1050}, "Ana gubi 10,50."),
    ("event-pay-tie-bet", ME | TEN | {"won": True}, "Na izjednačenje dobijate 10."),
    ("event-pay-tie-bet", ANA | TEN | {"won": False}, "Ana na izjednačenje gubi 10."),
    ("event-pay-surrender", ME | TEN, "Gubite pola uloga: 10."),
    ("event-pay-surrender", ANA | TEN, "Ana gubi pola uloga: 10."),
    ("event-pay-war-win", ME | TEN, "U ratu dobijate 10."),
    ("event-pay-war-win", ANA | TEN, "Ana u ratu dobija 10."),
    ("event-pay-war-lose", ME | TEN, "U ratu gubite oba uloga: 10."),
    ("event-pay-war-lose", ANA | TEN, "Ana u ratu gubi oba uloga: 10."),
    ("event-out", ME, "Ispadate iz igre."),
    ("event-out", ANA, "Ana ispada."),
    ("event-round", ME | {"number": 2}, "Pobeđujete u rundi 2."),
    ("event-round", ANA | {"number": 3}, "Ana pobeđuje u rundi 3."),
    ("event-round-drawn", {"number": 1}, "Runda 1: nerešeno."),
    ("event-end-win", ME, "Pobedili ste!"),
    ("event-end-win", ANA, "Pobeđuje Ana."),
    ("event-end-casino", {"players": [YOU, "Ana"]}, "Runde su završene. Za stolom: vi i Ana."),
    ("event-end-casino-empty", {}, "Za stolom više nema nikoga."),
    ("event-end-most", ME, "Odigrani su svi potezi: najviše karata imate vi."),
    ("event-end-most", ANA, "Odigrani su svi potezi: najviše karata ima Ana."),
    ("event-end-limit", ME, "Pobedili ste, sa najviše karata: odigrani su svi potezi!"),
    ("event-end-limit", ANA, "Pobeđuje Ana, sa najviše karata: odigrani su svi potezi."),
    ("event-end-draw", {"players": [YOU, "Ana", "Marko"]}, "Nerešeno: vi, Ana i Marko."),
    ("event-end-drunkard", ME, "Vi ste pijanica: izgubili ste."),
    ("event-end-drunkard", ANA, "Pijanica je Ana."),
    ("event-end-drunkard-many", {"players": ["Ana", YOU]}, "Pijanice: vi i Ana."),
    ("refused-not-in-hand", {"card": "AS"}, "Nemate keca pik u ruci."),
    (
        "refused-players",
        {"players": 9, "low": 2, "high": 8, "only": False},
        "Igrača ne može biti 9: u ovoj igri ih je od 2 do 8.",
    ),
    ("cli-simulated", {"game": "Naučni rat", "games": 22}, "Naučni rat: dvadeset dve igre."),
    ("opponents", {"count": 1}, "Jedan robot"),
    ("opponents", {"count": 3}, "Tri robota"),
    ("choice-lay", {"card": "KH"}, "Kralja herc na vrh"),
    ("choice-steal", {"victims": ["Ana", "Marko"]}, "Kradi od igrača Ana i igrača Marko"),
    ("skipped", {"count": 22, "wars": 3}, "Preskočeno: dvadeset dva poteza, tri rata."),
    ("time-left", {"seconds": 21}, "Još dvadeset jedna sekunda."),
    ("time-left", {"seconds": 5}, "Još pet sekundi."),
    ("refused-own-card", {"card": "QS"}, "Dama pik je vaša karta: zadržava se samo tuđa."),
    ("table-no-rank", {"card": "Q"}, "Nemate damu."),
    ("now-hand", {"count": 1, "cards": ["QH"]}, "U ruci jedna karta: dama herc."),
    ("now-choosing", {"players": [YOU, "Ana"]}, "Još se čeka: vi i Ana."),
    ("now-hand-count", {"player": "Ana", "count": 2}, "Ana ima dve karte u ruci."),
]

BRIEF: list[Row] = [
    ("event-deal", {"count": 13}, ""),
    ("event-choose", ME | QUEEN, "Dama herc."),
    ("event-choose", ANA | QUEEN, "Ana: dama herc."),
    ("event-choose-hidden", ANA, ""),
    ("event-choose-swap", ANA, "Ana: razmena."),
    ("event-put-war", ANA | QUEEN | {"count": 3}, "Ana: dama herc."),
    ("event-revolution", {"reversed": True}, "Revolucija: dvojka."),
    ("event-revolution", {"reversed": False}, "Revolucija: kec."),
    ("event-pot", {"count": 22}, "Na stolu: 22."),
    ("event-joker-wins", ANA, "Ana poništava rat."),
    ("event-take", ME | {"count": 1}, "Uzimate jednu."),
    ("event-take", ANA | {"count": 2}, "Ana uzima dve."),
    ("event-take", ME | {"count": 5}, "Uzimate pet."),
    ("event-take", ANA | {"count": 21}, "Ana uzima dvadeset jednu."),
    ("event-power-spy", ME, "Špijunirate."),
    ("event-power-count", ANA, ""),
    ("event-pick-up", ANA | {"count": 5}, ""),
    ("event-draw-house", {"card": "AS"}, "Banka: kec pik."),
]

FULL: list[Row] = [
    ("event-choose-hidden", ME, "Izabrali ste."),
    ("event-choose-hidden", ANA, "Ana stavlja kartu."),
    ("event-take", ANA | {"count": 2}, "Ana uzima dve karte."),
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
    ("event-choose", ME | {"card": "JH"}, "Играте жандара херц."),
    ("event-put", ANA | {"card": "JOKER"}, "Ana: џокер."),
    ("event-take", ANA | {"count": 2}, "Ana узима две карте."),
    ("event-power-spy", ME, "Шпијунирате: бирате после свих, а на C чујете њихове карте."),
    ("event-war", {"players": ["Njegoš", YOU], "again": False}, "Рат: ви и Njegoš!"),
    ("event-end-win", ME, "Победили сте!"),
    ("refused-unknown-game", {"game": "poker"}, "Не постоји игра poker."),
]


@pytest.fixture(scope="module")
def serbian() -> Catalogue:
    return Catalogue("sr", strict=True)


@pytest.mark.parametrize(("message", "args", "told"), NORMAL)
def test_sentence(serbian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert serbian.tell(message, **args) == told


@pytest.mark.parametrize(("message", "args", "told"), BRIEF)
def test_brief_sentence(serbian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert serbian.tell(message, "brief", **args) == told


@pytest.mark.parametrize(("message", "args", "told"), FULL)
def test_full_sentence(serbian: Catalogue, message: str, args: dict[str, Any], told: str) -> None:
    assert serbian.tell(message, "full", **args) == told


@pytest.mark.parametrize(("card", "told"), ACCUSATIVE.items())
def test_a_played_card_stands_in_the_accusative(serbian: Catalogue, card: str, told: str) -> None:
    assert serbian.tell("event-choose", **ME, card=card) == f"Igrate {told}."
    assert serbian.tell("event-choose", **ANA, card=card) == f"Ana bira {told}."


@pytest.mark.parametrize(("message", "args", "told"), CYRILLIC)
def test_cyrillic_sentence(message: str, args: dict[str, Any], told: str) -> None:
    assert Catalogue("sr-Cyrl", strict=True).tell(message, **args) == told


def test_every_event_stands_in_the_table() -> None:
    events = {name for name in Catalogue("en").ids() if name.startswith("event-")}
    assert events <= {message for message, _, _ in NORMAL}
