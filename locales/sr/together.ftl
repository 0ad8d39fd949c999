# Igra sa drugima: serveri, stolovi sa drugim ljudima, poruke.

menu-together = Igraj sa drugima
together-how = Kako želite da igrate sa drugima?
together-nearby = Nađi stolove u blizini
together-by-address = Po adresi servera
together-address = Adresa servera ili njegov broj.
nearby-title = U blizini.
nearby-looking = Traže se stolovi u blizini
nearby-none = Još nijedan nije nađen. Traženje se nastavlja.
nearby-found = Nađeno:
# Server u lokalnoj mreži. $server: ime računara; $address: gde se nalazi
nearby-server = { KEY($server) }, { KEY($address) }
together-connecting = Povezivanje.
together-unreachable = Server nije dostupan.
# in a page whose server cannot be reached, the title of a menu
together-no-server = Na adresi ove stranice ne odgovara nijedan server. Server ili mreža nisu dostupni, ili stranica dolazi sa mesta bez stolova. Stranica može da igra samo na svom serveru.
together-other-page = Idi na stranicu drugog servera
together-no-address = To nije adresa.
together-title = Sa drugima.
together-return = Nazad na svoje mesto
together-make = Otvori sto
together-by-code = Priključi se kodom
together-tables = Otvoreni stolovi
# Leads to the rest of a long list
together-tables-more = Još stolova
together-filter = Pronađi sto
# the title of a menu whose rows say which tables are listed
together-filter-title = Koji stolovi?
together-filter-any-game = Igra: bilo koja
# $game: naslov
together-filter-game = Igra: { $game }
# $value: jezik, ili any
together-filter-language = Jezik domaćina: { $value ->
    [en] engleski
    [es] španski
    [ro] rumunski
    [sr] srpski
   *[any] bilo koji
  }
# $count: slobodna mesta
together-filter-free = Slobodna mesta: { $count ->
    [0] nije važno
   *[other] bar { $count }
  }
together-filter-show = Prikaži te stolove
together-filter-none = Nijedan takav sto nije otvoren.
together-watch = Gledaj pomoću koda
# Rang-liste servera, po igri
together-ratings = Rang-liste
# $listed: yes ili no
together-listed = { $listed ->
    [yes] Vaše ime je na rang-listama ovog servera. Izaberite ovo da ih napustite.
   *[no] Niste na rang-listama ovog servera. Izaberite ovo da budete na njima, sa svojim imenom.
  }
together-ratings-title = Rang-lista: { $game }.
together-ratings-none = Na ovoj rang-listi još nema nikoga: { $game }.
# $place: 1 za najboljeg; $strength, negde između $low i $high
together-rating = { $place }: { $name }, { $strength }, negde između { $low } i { $high }, odigrano: { COUNT($games, noun: "game") }
together-take = Preuzmi mesto sa drugog uređaja
together-code-entry = Kod stola.
# asks for the code of move-code, not for that of the table
together-move-entry = Kod koji kaže drugi uređaj.
together-no-tables = Nijedan sto nije otvoren za sve.
together-unknown-game = Vaša verzija programa je prestara za igru za tim stolom.
# $game: naslov; $players: ko sedi za stolom; $count: slobodna mesta
together-table = { $game }: { NAMES($players) }. Slobodna mesta: { $count }
together-how-many = Koliko mesta? Prazna popunjavaju roboti.
# $count: igrači za stolom
together-seats = { CAP(COUNT($count, noun: "seat")) }
together-who = Ko može da dođe?
together-with-code = Ko ima kod
together-open-all = Svako
# $value: on ili off; da li trener pomaže za ovim stolom
together-coach = Trener: { $value ->
    [on] dozvoljen
   *[off] nije dozvoljen
  }
together-no-coach = Za ovim stolom trener nije dozvoljen.
together-no-skip = Gde igraju i drugi, ništa ne može da se preskoči.

waiting-room-title = { $game }, pre početka.
waiting-room-code = Kod: { KEY($code) }.
# $link: the address of the page that opens this table
waiting-room-link = Link za pregledač: { KEY($link) }.
waiting-room-start = Počni igru
# $count: koliko ih je došlo, $of: mesta
waiting-room-company = Za stolom: { $count } od { $of }
menu-chat = Piši ostalima
menu-who = Ko je tu
menu-others = Ostali
menu-invite = Kopiraj pozivnicu za prijatelje
# What is copied to be sent to friends. $game: a title; $link: as above
invitation = Igrajte karte sa mnom: { $game }. Otvorite { KEY($link) } u pregledaču, upišite ime i sedite za stolom.
# said before the invitation
invitation-copied = Kopirano za prijatelje:
menu-other-device = Prenesi mesto na drugi uređaj
move-code = Kod za drugi uređaj: { KEY($code) }. Važi jednom, nekoliko minuta.
menu-get-up = Napusti sto zauvek
menu-main-keeping = Glavni meni; mesto ostaje vaše
menu-return = Nazad za sto s drugima
seat-given-up = Zauvek ste napustili sto.
waiting-room-leaving = Želite li da ustanete od stola pre početka?
waiting-room-stay = Ostani za stolom

chat-entry = Šta želite da kažete?
# $text: šta je igrač napisao
chat-said = { $player } piše: { KEY($text) }
presence-joins = { $player } seda za sto.
# $player: osoba; $bot: ko je dosad igrao na tom mestu
presence-takes = { $player } seda na mesto robota { $bot }.
presence-leaves = { $player } odlazi.
presence-leaves-bot = { $player } odlazi. Dalje igra robot.
# $bot: ko od sada igra na tom mestu
presence-leaves-to = { $player } odlazi. Dalje igra robot { $bot }.
presence-away = { $player } nije tu.
presence-bot = Dok { $player } nije tu, igra robot.
presence-back = { $player } je opet tu.
# $count: koliko puta je neko seo, otišao ili se vratio; kaže se odjednom ako ih je u minutu bilo mnogo
presence-many = Dolasci i odlasci za stolom u međuvremenu: { $count }.
# Ko sedi za stolom. $players: svi
table-players = Za stolom: { NAMES($players) }.
here-you = Vi ste tu.
here-person = { $player } je tu.
here-bot = { $player } je robot.
here-away = { $player } nije tu.
here-free = Slobodno mesto.
# $seconds: koliko dugo
awaited = Čeka se već { COUNT($seconds, noun: "second", form: "obj") }.
link-lost = Veza je prekinuta. Ponovo se uspostavlja sama.
link-back = Veza je ponovo tu.
# After a backup was restored: the game that was heard is not the server's any more
restored = Server se vratio na ranije stanje igre: nastavlja se odatle.
# $count: štihovi
missed = Propušteno: { COUNT($count, noun: "trick") }. Sve je u porukama.
ended-moved = Vaše mesto je preuzeto sa drugog uređaja.

others-mute = Utišaj: { $player }
others-unmute = Ponovo slušaj: { $player }
others-block = Blokiraj: { $player }
others-kick = Udalji: { $player }
others-mute-done = { $player } se više ne čuje.
others-unmute-done = { $player } se ponovo čuje.
others-block-done = { $player } se više nikako ne čuje.
others-kick-done = { $player } mora da napusti sto.
# The host: about who comes to the table
others-lock = Ne primaj više nikoga za sto
others-unlock = Puštaj ponovo za sto
others-code = Daj stolu nov kod
table-locked = Za sto više niko ne može da sedne.
table-unlocked = Za sto se ponovo može sesti.
code-changed = Novi kod stola: { KEY($code) }.
host-now = Sada ste vi domaćin stola.
others-none = Osim robota nema nikog drugog.
