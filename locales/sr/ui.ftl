# Meniji, podešavanja i sve što nije događaj. Natpisi pre nego rečenice; prvo ono što je važno.

# Tekst koji je isti na svim jezicima.
text = { $text }

## Početak

text-no-display = Nema ekrana, pa igra radi u ovom terminalu.
goodbye = Doviđenja.
goodbye-saved = Doviđenja. Igra je sačuvana.
goodbye-unsaved = Doviđenja. Kraj ove igre nije mogao da se sačuva.
main-title = { KEY("audiowar") }. Glavni meni.
menu-continue = Nastavi: { $game }
menu-watch = Gledaj je
# $game: naslov
watch-title = { $touch ->
    [yes] Gledate: { $game }. Nazad vraća „{ page-button-menu }“.
   *[no] Gledate: { $game }. Nazad se vraćate tasterom eskejp.
  }
watch-over = Igra koju ste gledali je gotova.
watch-lost = Igra više ne može da se gleda.
menu-new-game = Nova igra
menu-settings = Podešavanja
menu-keys = Tasteri
menu-manual = Uputstvo
menu-quit = Izlaz
menu-main = Glavni meni
menu-back-to-table = Nazad za sto
# $opponents: koliko je protivnika za stolom
menu-play-again = Igraj ponovo po istim pravilima{ $opponents ->
    [0] {""}
    [1] {", sa istim protivnikom"}
   *[other] {", sa istim protivnicima"}
  }
game-menu-title = Meni igre.
game-menu-over = Igra je gotova.

ask-name = Vaše ime?
# $name: uobičajeno ime igrača
name-usual = Bez imena: zvaćete se { $name }.
begin-title = Kako želite da počnete?
begin-play = Igraj odmah: Naučni rat, dva protivnika
begin-learn = Uči igrajući, deset minuta
begin-listen = Slušaj pravila
begin-choose = Biraj igru, protivnike i pravila
default-name = Igrač
# Imena protivnika, odvojena zarezom i razmakom; najmanje sedam.
bot-names = Ana, Marko, Jelena, Stefan, Milica, Nikola, Ivana, Petar
choose-game = Koja igra?
# $game: naslov; od $low do $high igrača; $choice: yes gde se bira, no gde odlučuje sreća
game-item = { $decides ->
    [cards] { $game }, od { $low } do { $high } igrača, sami birate karte
    [bets] { $game }, od { $low } do { $high } igrača, sami određujete ulog
    [steals] { $game }, od { $low } do { $high } igrača, sami birate kad kradete
   *[nothing] { $game }, od { $low } do { $high } igrača, čista sreća
  }
game-item-two = { $decides ->
    [cards] { $game }, dva igrača, sami birate karte
    [bets] { $game }, dva igrača, sami određujete ulog
    [steals] { $game }, dva igrača, sami birate kad kradete
   *[nothing] { $game }, dva igrača, čista sreća
  }
game-random = Iznenađenje: igru bira program
choose-opponents = Koliko protivnika?
# $game: igra koju je izabrao slučaj, kao u game-item
choose-opponents-random = { $game }. Koliko protivnika?
# $count: koliko robota igra
opponents = { CAP(COUNT($count, noun: "opponent")) }
choose-rules = Koja pravila? Uobičajena su dobra za prvu igru.
    .brief = Koja pravila?
# $game: njen naslov
options-title = Pravila igre { $game }.
options-begin = Počni

## Meniji

# $n od $of: mesto u spisku
menu-position = { $n } od { $of }
# Grupa redova u dugom spisku, koju otvara Enter. $group: njen naslov; $count: koliko redova
group-item = { $group }, grupa od { $count }
group-title = { $group }.
# Kaže se uz naslov spiska grupa
groups-hint = { $touch ->
    [yes] Izaberite grupu da je otvorite.
   *[no] { KEY("Enter") } otvara grupu; otkucana slova traže red u svima.
  }
    .brief = {""}
menu-no-value = Ovde nema šta da se menja.
menu-bottom = U glavnom ste meniju. Za kraj izaberite Izlaz.
# Uz naslov spiska koji se samo čita. $key: taster koji vodi iz njega
menu-leave = { $touch ->
    [yes] Dugme „{ page-button-back }“ vraća nazad.
   *[no] Nazad idete tasterom { $key }.
  }
    .brief = {""}
# $letter: taster koji je pritisnut
menu-no-letter = Ništa ne počinje na { KEY($letter) }.
# $text: šta je u polju
entry-text = { $touch ->
    [yes] { $text }. Upišite nešto drugo ili izaberite „{ page-button-done }“.
   *[no] { $text }. Upišite nešto drugo ili pritisnite { KEY("Enter") }.
  }
entry-empty = { $touch ->
    [yes] Upišite, pa izaberite „{ page-button-done }“.
   *[no] Upišite, pa pritisnite { KEY("Enter") }.
  }
# $char: upisan ili obrisan znak
entry-char = { $char }
entry-end = kraj
entry-full = Nema više mesta.

## Podešavanja

settings-title = Podešavanja.
settings-hint = { $touch ->
    [yes] Vrednost menjaju „{ page-button-less }“ i „{ page-button-more }“.
   *[no] Strelice levo i desno menjaju vrednost.
  }
    .brief = {""}
# Grupe podešavanja
settings-group-general = Jezik, ime i program
settings-group-telling = Šta se govori
settings-group-playing = Tokom igre
settings-group-opponents = Protivnici
settings-group-voice = Glas i brajev red
settings-group-sounds = Zvukovi
settings-group-look = Boje i slova
setting-language = { $script ->
    [Cyrl] Jezik: srpski, ćirilica
   *[other] Jezik: srpski, latinica
  }
# $detail: koliko se govori
setting-detail = Opširnost: { $value }
# $value: kod kojih se karata kaže boja
setting-suits = Boje karata: { $value }
suits-detail = prema opširnosti
suits-none = nikad
suits-hand = u vašoj ruci
suits-all = uvek
# Šta se o potezu kaže prvo: jedna od poruka ispod
setting-order = Prvo se kaže: { $value }
order-players = ishod, kad igra petoro ili više
order-result = uvek ishod
order-happened = ono što se prvo desi
# $name: ime igrača; $named: yes or no
setting-name = { $named ->
    [yes] Ime: { $name }
   *[no] Ime: nije upisano
  }
# $value: uključeno ili isključeno
setting-positions = Izgovaranje mesta u spisku: { $value }
setting-wrap = Kruženje kroz spisak: { $value }
# Da li Enter najpre kaže kartu koja još nije rečena, a odigra je kad se pritisne ponovo
setting-heard = Igra se samo ono što je rečeno: { $value }
# $value: uključeno ili isključeno
setting-updates = Obaveštenja o novijim verzijama: { $value }
# $version: 1.2.0
update-there = Postoji novija verzija, { $version }. Naći ćete je u ovom meniju.
# $version: kao gore
menu-update = Verzija { $version }: šta je novo
update-looking = Traži se novija verzija.
update-moment = Trenutak.
# $version: 1.2.0; $date: dan kada je objavljena
update-title = Verzija { $version } od { DATE($date) }
update-none = Novija verzija trenutno nije dostupna. Pokušajte kasnije.
update-install = Instaliraj je i nastavi igru
update-page = Otvori stranicu za preuzimanje
update-page-open = Stranica je otvorena u pregledaču.
# $page: adresa na mreži
update-page-at = Stranica za preuzimanje je { KEY($page) }
# $size: u megabajtima
update-loading = Preuzima se { $size } MB. Izađite iz ovog spiska da biste prekinuli.
update-percent = { $percent } %.
update-installing = Instalira se. Igra se zatvara i sama ponovo pokreće.
update-failed-network = Preuzimanje je prekinuto. Ništa se nije promenilo. Pokušajte kasnije.
update-failed-disk = Datoteka ne može da se sačuva. Ništa se nije promenilo. Da li je disk pun?
update-failed-wrong = Preuzeta datoteka nije ona koju smo objavili, pa je obrisana. Ništa se nije promenilo.
update-failed-start = Instalacija ne može da se pokrene. Ništa se nije promenilo. Novu verziju možete preuzeti sa stranice za preuzimanje.
update-failed-open = Verzija { $version } nije instalirana. Ako je igra otvorena još jednom, zatvorite je tamo, pa pokušajte ponovo.
language-now = { $script ->
    [Cyrl] Srpski, ćirilica.
   *[other] Srpski, latinica.
  }
# $detail: koliko se sada govori
detail-now = Opširnost: { $detail }.
detail-brief = mala
detail-normal = srednja
detail-full = velika

## Za stolom

# Na početku igre.
table-begin = { $touch ->
    [yes] Vaše karte su u spisku; prvo dugme ispod njega igra kartu na kojoj ste.
   *[no] Strelicama birate kartu, tasterom { KEY("Enter") } je igrate, a tasterom { KEY("F1") } čujete spisak tastera.
  }
    .brief = {""}
# Gde odlučuje sreća: $auto, taster kojim se karte okreću same
table-begin-luck = { $touch ->
    [yes] { $auto ->
        [none] Sledeću kartu okreće prvo dugme.
       *[other] Sledeću kartu okreće prvo dugme; „{ page-button-auto }“ uključuje samostalno okretanje.
    }
   *[no] { $auto ->
        [none] Tasterom { KEY("Enter") } okrećete sledeću kartu, a tasterom { KEY("F1") } čujete spisak tastera.
       *[other] Tasterom { KEY("Enter") } okrećete sledeću kartu, tasterom { $auto } uključujete samostalno okretanje, a tasterom { KEY("F1") } čujete spisak tastera.
    }
  }
    .brief = {""}
# Kaže se jednom, za prvim stolom. $rules, $why: imena tastera
intro-keys = Tasterom { $rules } čujete pravila koja sada važe, a tasterom { $why } zašto se potez tako završio.
# Isto na stranici, koja ima i dugmad. $rules_button, $why_button: kako se zovu
intro-keys-page = { $touch ->
    [yes] Dugme „{ $rules_button }“ kaže pravila koja sada važe, a „{ $why_button }“ zašto se potez tako završio.
   *[no] Tasterom { $rules } ili dugmetom „{ $rules_button }“ čujete pravila koja sada važe, a tasterom { $why } ili dugmetom „{ $why_button }“ zašto se potez tako završio.
  }
table-here = Za stolom.
table-resumed = Igra se nastavlja.
# Onome ko je ispao dok drugi igraju. $key: ime tastera
out-skip = { $touch ->
    [yes] Do kraja vodi dugme „{ page-button-skip }“.
   *[no] Do kraja preskačete tasterom { $key }.
  }
# The arrows after the end.
table-over = Igra je gotova. { ask-over }
# $players: ko sada bira
table-wait = Sada ne birate. Na potezu: { NAMES($players) }.
# $card: vrednost karte
table-no-rank = Nemate { RANK($card, form: "acc") }.
# Isto gde se biraju drugi odgovori, a nijedan nije te vrednosti
table-no-rank-answer = Među odgovorima nema { RANK($card, form: "gen") }.
# Isto gde se karte ne biraju
table-no-ranks = Ovde se ne bira po vrednosti.
table-no-trick = Još nema poteza za ponavljanje.
choice-card = { CAP(CARD($card, suit: "hand")) }

# Kad se pitanje postavi onome ko sluša. $count: koliko ima odgovora
ask-card = {""}
    .full = Izaberite kartu.
ask-over = { $touch ->
    [yes] Dugme „{ page-button-on }“ otvara meni.
   *[no] Za meni pritisnite { KEY("Enter") }.
  }
    .brief = {""}

# R. $game: naslov igre, $trick: koji se potez igra, od 1
now-game = { $game }, potez { $trick }.
# R. $count: potezi do kraja, sa ovim
now-left = { $count ->
    [1] Ovo je poslednji potez.
   *[other] Do kraja, sa ovim: { COUNT($count, noun: "trick") }.
  }
now-left-rounds = { $count ->
    [1] Ovo je poslednja runda.
   *[other] Do kraja, sa ovom: { COUNT($count, noun: "round") }.
  }
# R, između dva poteza. $count: broj poteza do granice, bez završenog
now-left-after = { $count ->
    [1] Sledeći potez je poslednji.
   *[other] Do kraja, posle ovog: { COUNT($count, noun: "trick") }.
  }
# P. $count karata na stolu; $cards: koje
now-pot = Na stolu { COUNT($count, noun: "card") }: { CARDS($cards) }.
    .brief = Na stolu: { $count }.
now-pot-unseen = Na stolu: { COUNT($count, noun: "card") }.
now-pot-empty = Na stolu nema karata iz ranijih poteza.
now-nothing = Na stolu nema ničega.
# P. $cards: ko je šta stavio, delovi iz event-card, sa zarezima; $count: karte licem nadole
now-table = Na stolu: { LIST($cards, kind: "comma") }{ $count ->
    [0] .
   *[other] , i licem nadole { COUNT($count, noun: "card") }.
  }
# T. $players. Bez glagola: među njima može biti i onaj ko sluša.
now-chosen = Već izabrano: { NAMES($players) }.
now-choosing = Još bez izbora: { NAMES($players) }.
now-nobody-chooses = { $touch ->
    [yes] Sada niko ne bira. Dalje vodi prvo dugme.
   *[no] Sada niko ne bira. Za nastavak pritisnite { KEY("Enter") }.
  }
# Prikazuje se u prozoru. $count: karte u vašoj ruci
shown-hand = Vaša ruka: { COUNT($count, noun: "card") }
# $player: a name, or shown-you; $count: koliko karata ima; $state: da li je karta izabrana
shown-seat = { $state ->
    [chosen] { $player }: { $count }, izabrano
    [choosing] { $player }: { $count }, bira
    [out] { $player }: van igre
   *[waiting] { $player }: { $count }
  }
shown-you = Vi
# $count: karte koje leže na stolu od ranijih poteza
shown-pot = Na stolu: { $count }
# A heading in the drawn table, above the cards of earlier tricks
scene-pot = Na stolu
# A heading in the drawn table, above the cards of the house
scene-house = Banka
# $card: vrh gomile, $count: koliko karata ima gomila
now-pile-top = { $who ->
    [you] Vaša gomila: { COUNT($count, noun: "card") }, na vrhu { CARD($card) }.
   *[other] Gomila igrača { $player }: { COUNT($count, noun: "card") }, na vrhu { CARD($card) }.
  }
# H gde karte leže licem nadole. $count: karte u špilu onoga ko sluša
now-packet = { $count ->
    [0] Špil je prazan.
   *[other] U špilu { COUNT($count, noun: "card") }.
  }
# E. $who, $player, $count: karte koje igrač ima
now-owned = { $who ->
    [you] Vi: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Van igre: { NAMES($players) }.
# H. $cards: ruka, od najjače; $count: koliko
now-hand = U ruci { COUNT($count, noun: "card") }: { CARDS($cards, suit: "hand") }.
now-hand-empty = Ruka je prazna.
# H u Kazino ratu, i za posmatrača.
now-no-hand = U ovoj igri nemate ruku.
now-pile = U gomili { COUNT($count, noun: "card") }.
now-pile-empty = Gomila je prazna.
# C kad ne radi ništa: u igrama bez moći, bez zarobljenika, sa kartom koja ne krade.
power-not-here = U ovoj igri karte nemaju posebne moći.
# C kad se nema mesto: za stolom koji se samo prati, ili u snimku u kome je sve otvoreno
power-no-seat = Ovde nemate svoje mesto: samo pratite igru.

auto-on = Karte se okreću same.
auto-off = { $touch ->
    [yes] Sledeću kartu okreće prvo dugme.
   *[no] Sledeću kartu okreće { KEY("Enter") }.
  }
auto-not-here = Ovde se karte ne okreću same: vi birate.
# $count: preskočeni potezi, $wars: ratovi među njima
skipped = Preskočeno: { COUNT($count, noun: "trick") }, { COUNT($wars, noun: "war") }.
# $seconds: koliko je ostalo za izbor
time-left = Još { COUNT($seconds, noun: "second") }.
timer-stopped = Odbrojavanje je zaustavljeno.
timer-none = Nema odbrojavanja.
# $percent: 100 je kao i obično
setting-auto-pace = Brzina okretanja karata: { $percent } posto

## Istorija

history-empty = Još ništa nije rečeno.
history-oldest = Ovo je najstarija poruka.
history-newest = Ovo je najnovija poruka.

copied = Kopirano.
no-clipboard = Ovde ne može da se kopira.
search-title = Pretraga poruka.
# $text: šta je traženo
search-nothing = Nijedna poruka ne sadrži { $text }.
# $buffer: koje poruke, $count: koliko ih je
buffer-now = { $buffer }: { $count }.
buffer-all = Sve poruke
buffer-game = Poruke igre
buffer-table = Odgovori
buffer-system = Poruke programa
buffer-chat = Poruke ostalih

## Glas i zvukovi

# $name: čitač ekrana ili glas
voice-by = Govori { $name }.
voice-none = Nema glasa: sve se prikazuje kao tekst.
# $reason: zašto, na engleskom, za onoga ko igraču pomaže
voice-alarm = Program ne može da govori: nije našao čitač ekrana, a nijedan glas se ne otvara. Pokrenite čitač ekrana i igra govori preko njega. Šta još pomaže, piše u uputstvu. Razlog: { $reason }
voice-lost = { $name } više ne odgovara.
# $name: čitač ekrana, na primer NVDA
braille-lost = { $name } više ne prikazuje tekst na brajevom redu, ali i dalje govori.
no-voice-here = Program ovde nema svoj glas ni svoje zvukove.
no-window-here = Ovde nema prozora.
manual-opens = Otvara se uputstvo u pregledaču.
# $path: a file
manual-file = Ovde se ne otvara nijedan pregledač. Uputstvo je datoteka { $path }.
manual-unwritten = Uputstvo nije moglo da se zapiše: { $path }.
text-window-failed = Prozor ne može da se otvori, pa igra radi u ovom terminalu.
# $libraries: imena datoteka; $command: šta ih instalira
text-library-missing = Za prozor ovde nedostaje: { $libraries }. Na sistemima { KEY("Debian") } i { KEY("Ubuntu") } to instalira: { KEY($command) }
# $value: reči u minutu, ili posto
setting-rate = Brzina govora: { $value }
setting-speech-volume = Jačina govora: { $value }
setting-sound-volume = Jačina zvukova: { $value }
# $theme: boje
setting-theme = Boje: { $value }
theme-dark = svetlo na tamnom
theme-light = tamno na svetlom
theme-yellow = crno na žutom
theme-system = kao u sistemu
# $value: tačke
setting-size = Veličina slova: { $value }
# $value: table-drawn or table-words
setting-table = Sto: { $value }
table-drawn = nacrtan, ako stane
table-words = rečima
# $value: suit-colours-four or suit-colours-two
setting-suit-colours = Broj boja za znake: { $value }
suit-colours-four = četiri
suit-colours-two = dve
# $value: faces-theme or faces-white
setting-faces = Lice karata: { $value }
faces-theme = kao u temi
faces-white = belo
# $voice: ime glasa
setting-voice = Glas: { $voice }
voice-usual = uobičajen
full-screen-on = Ceo ekran.
full-screen-off = Prozor.
sound-lost = Zvučni uređaj je nestao. Igra se nastavlja.
sound-back = Zvučni uređaj je ponovo tu.
sound-none = Nema zvučnog uređaja.
sound-pack-broken = Komplet zvukova nije ispravan: { $problem }

## Datoteke

# $why: why not
save-unwritable =
    Igra sada ne može da se sačuva: { $why ->
        [full] disk je pun
        [denied] tamo nije dozvoljeno pisanje
        [used] njenu datoteku koristi drugi program
       *[lost] fascikla sa sačuvanim igrama nije dostupna
    }. Možete igrati dalje: čuvanje se ponovo pokušava posle svakog koraka.
save-works-again = Igra se ponovo čuva i ništa nije izgubljeno.
# $path: the new file
save-moved = Datoteka ove igre je nestala. Cela igra je ponovo sačuvana u { KEY($path) }.
save-incomplete = Ono što je poslednje odigrano nije moglo da se sačuva.
# Igra je otvorena u drugom primerku programa.
save-in-use = Ova igra se igra u drugom prozoru.
save-locked = Datoteka zaključavanja ove igre pripada drugom korisniku: ne može se znati da li je neko igra.
save-take-over = Nastavi je ovde
# $path: datoteka
save-unreadable = Sačuvana igra { KEY($path) } ne može da se pročita. Ostaje kakva jeste.
save-newer = Sačuvana igra { KEY($path) } potiče iz novije verzije ovog programa. Ostaje kakva jeste.
save-unusable = Sačuvana igra { KEY($path) } ne može da se pročita. Nalazi se na spisku vaših igara.
saves-more = Ima još sačuvanih igara koje ne mogu da se pročitaju. Nalaze se na spisku vaših igara.
saves-unreadable = Sačuvane igre u { KEY($path) } ne mogu da se pročitaju.
save-moment = Trenutak: čita se duga igra.
# $path: gde je datoteka sada
save-lost = Od sačuvane igre ništa ne može da se upotrebi. Ostaje sačuvana kao { KEY($path) }.
# $line: prvi pogrešan red; $trick: potez do kog je sve u redu
save-damaged = Sačuvana igra je oštećena u redu { $line }. Do poteza { $trick } je cela.
save-mend = Nastavi od poteza { $trick }; čuva se i oštećena datoteka
save-leave = Ostavi je kakva jeste
# $path: kopija oštećene datoteke
save-mended = Oštećena datoteka je sačuvana kao { KEY($path) }.
save-not-mended = Sačuvana igra { KEY($path) } sada ne može da se promeni; možda je disk pun. Ostala je kakva je bila.
settings-broken = Podešavanja iz { KEY($path) } ne mogu da se pročitaju. Važe uobičajena.
settings-unwritable = Podešavanja ne mogu da se sačuvaju u { KEY($path) }.
settings-unreadable = Podešavanja u { KEY($path) } ne mogu da se otvore. Važe uobičajena.
settings-written = Podešavanja ponovo mogu da se sačuvaju, i sačuvana su.
# $setting: ime u datoteci
settings-wrong = U { KEY($path) } vrednost za { KEY($setting) } nema smisla. Važi uobičajena.
# $language: kako jezik sebe zove; $path: oštećena datoteka, ako se zna ($known)
locale-damaged = { $known ->
    [yes] { $language }: datoteka { KEY($path) } je oštećena. Ono što nedostaje govori se na engleskom.
   *[no] { $language }: neke poruke nedostaju. Govore se na engleskom.
  }
locale-left-out = Jezik iz { KEY($path) } je oštećen i ne može da se izabere.
# $command, $key, $other: kao u datoteci sa tasterima
keys-unknown-command = { KEY($path) }: ne postoji komanda { KEY($command) }. Red se preskače.
keys-unknown-key = { KEY($path) }: ne postoji taster { KEY($key) }. Red za { KEY($command) } se preskače.
keys-clash = Taster { KEY($key) } stoji i za { KEY($other) } i za { KEY($command) }; važi ono prvo.
keys-unreadable = { KEY($path) } ne može da se pročita. Važe uobičajeni tasteri.
# $line: njegov broj
keys-line = { KEY($path) }: red { $line } nije komanda sa svojim tasterima. Preskače se.
# $count: problemi koji se ne kažu jedan po jedan
keys-more = I još problema u datotekama tastera: { $count }.

## Protivnici, zvukovi i glas u podešavanjima

setting-keys = Promeni tastere
# $value: uključeno ili isključeno
setting-braille = Prikaz na brajevom redu: { $value }
# Šta igra radi dok je ispred prozor drugog programa ili druga kartica
setting-background = Dok je ispred drugi prozor: { $value }
background-speak = govori i pušta zvuk
background-sounds = samo zvuk
background-silent = ćuti
# $pace: znakovi u sekundi, 0 ako se ne zna. Samo za čitače ekrana koji ništa ne javljaju
setting-reader-paces = Brzina mog čitača ekrana: { $pace ->
    [0] nepoznata. Enter je meri
    [one] { NUMBER($pace, useGrouping: 0) } znak u sekundi
    [few] { NUMBER($pace, useGrouping: 0) } znaka u sekundi
   *[other] { NUMBER($pace, useGrouping: 0) } znakova u sekundi
}
# Rečenica kojom se meri brzina
reader-pace-sentence = Da izmerite brzinu svog čitača ekrana, slušajte celu ovu rečenicu i ništa ne pritiskajte, a kad se završi, pritisnite Enter.
reader-pace-wrong = To ne može biti njegova brzina. Bilo koji drugi taster vodi nazad.
# $value: posto
setting-interface-volume = Jačina zvukova u menijima: { $value }
setting-table-volume = Jačina zvukova za stolom: { $value }
setting-drama-volume = Jačina zvukova rata i velikih trenutaka: { $value }
setting-spread = Širina stereo slike: { $value }
# $pack: ime kompleta zvukova
setting-sound-pack = Komplet zvukova: { $pack }
pack-standard = standardni
voice-not-own = Brzina, jačina i glas se ovde ne podešavaju u igri.
voice-tree = Vaš čitač ekrana čita prozor.

# Šta se kaže kad pogreši sam program; $path: datoteka u kojoj piše šta je do toga dovelo
fault = U programu je došlo do greške.
fault-file = Šta je do nje dovelo piše u datoteci { KEY($path) }.
fault-unwritten = Šta je do nje dovelo nije moglo da se zapiše.
fault-game = Igra se nastavlja od sačuvanog mesta.
fault-table = Igra se nastavlja.
fault-menu = Ponovo ste u meniju.
fault-picture = Prozor ostaje prazan, a igra se nastavlja glasom.
