# Upoznaj zvukove: spisak sa po jednim natpisom za svaki zvuk, šta kaže u igri.

menu-sounds = Upoznaj zvukove
sounds-title = Zvukovi.
sounds-hint = { $touch ->
    [yes] Izaberite zvuk da ga čujete. Gde zvuk ima jačine karata, menjaju ih „{ page-button-less }“ i „{ page-button-more }“.
   *[no] { KEY("Enter") } pušta zvuk. Gde zvuk ima jačine karata, menjaju ih strelice levo i desno.
  }
    .brief = {""}
# Grupe zvukova
sounds-group-menus = Meniji i program
sounds-group-people = Ljudi za stolom
sounds-group-cards = Karte i biranje
sounds-group-tricks = Potezi i ratovi
sounds-group-powers = Moći karata
sounds-group-games = Zarobljenici, krađe i novac
sounds-group-end = Ispadanje i kraj igre
sounds-none-here = Ovde nema zvukova: ima ih samo prozor.

cue-menu-move = Sledeća stavka menija
cue-menu-enter = Stavka je izabrana
cue-menu-back = Nazad
cue-edge = Kraj spiska
cue-refusal = Odbijeno
cue-other-buffer = Druga vrsta poruka
cue-option-on = Vrednost raste ili se uključuje
cue-option-off = Vrednost opada ili se isključuje
# $card: jačina
cue-card-pick = Karta na kojoj ste: { RANK($card) }
cue-welcome = Program je pokrenut i uskoro progovara
cue-person-joins = Neko seda za sto
cue-person-leaves = Neko odlazi od stola
cue-person-returns = Neko je opet tu
cue-chat = Neko piše
cue-chosen-own = Vaša karta je izabrana
cue-chosen-other = Karta drugog igrača je izabrana
cue-revealed = Otkriva se karta: { RANK($card) }
cue-trick-won-me = Uzimate karte sa stola
cue-trick-won-other = Drugi igrač uzima karte sa stola
cue-pick-up = Gomila postaje ruka
cue-shuffle = Karte se mešaju
cue-push = Novac se vraća
cue-your-turn = Vi ste na potezu
cue-time-running-out = Vreme ističe
cue-war = Rat
cue-war-again = Drugi rat zaredom
cue-war-third = Treći rat zaredom
cue-war-won = Dobijate rat
cue-out-other = Drugi igrač ispada
cue-out-me = Ispadate
cue-game-won = Pobeđujete u igri
cue-game-lost = Gubite igru
cue-game-drawn = Igra je nerešena
cue-goal-reached = Ostvaren je cilj
