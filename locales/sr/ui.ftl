# Meniji, podešavanja i sve što nije događaj. Natpisi pre nego rečenice; prvo ono što je važno.

# Tekst koji je isti na svim jezicima.
text = { $text }

## Početak

text-no-display = Nema ekrana, pa igra radi u ovom terminalu.
goodbye = Doviđenja. Nezavršena igra je sačuvana.
main-title = { KEY("audiowar") }. Glavni meni.
menu-continue = Nastavi igru
menu-new-game = Nova igra
menu-settings = Podešavanja
menu-keys = Tasteri
menu-quit = Izlaz
menu-main = Glavni meni
menu-back-to-table = Nazad za sto
menu-play-again = Igraj ponovo po istim pravilima
game-menu-title = Meni igre.
game-menu-over = Igra je gotova.

ask-name = Vaše ime?
default-name = Igrač
# Imena protivnika, odvojena zarezom i razmakom; najmanje sedam.
bot-names = Ana, Marko, Jelena, Stefan, Milica, Nikola, Ivana, Petar
choose-game = Koja igra?
choose-opponents = Koliko protivnika?
# $count: koliko robota igra
opponents = { CAP(COUNT($count, noun: "bot")) }
choose-rules = Koja pravila?
# $game: njen naslov
options-title = Pravila igre { $game }.
options-begin = Počni

## Meniji

# $n od $of: mesto u spisku
menu-position = { $n } od { $of }
menu-no-value = Ovde nema šta da se menja.
menu-bottom = Ovo je prvi meni. Izlaz je na njegovom kraju.
# $letter: taster koji je pritisnut
menu-no-letter = Ništa ne počinje na { KEY($letter) }.
# $text: šta je u polju
entry-text = { $text }. Upišite nešto drugo ili pritisnite { KEY("Enter") }.
entry-empty = Pišite, pa pritisnite { KEY("Enter") }.
# $char: upisan ili obrisan znak
entry-char = { $char }

## Podešavanja

settings-title = Podešavanja. Strelice levo i desno menjaju vrednost.
setting-language = Jezik: srpski
# $detail: koliko se govori
setting-detail = Opširnost: { $detail }
# $name: ime igrača
setting-name = Ime: { $name }
# $percent: koliko dugo protivnici razmišljaju, 100 je kao i obično
setting-pace = { $percent ->
    [0] Razmišljanje protivnika: nimalo
   *[other] Razmišljanje protivnika: { $percent } posto
  }
# $value: uključeno ili isključeno
setting-positions = Mesto u spisku: { $value }
setting-wrap = Kruženje kroz spisak: { $value }
language-now = Srpski.
# $detail: koliko se sada govori
detail-now = Opširnost: { $detail }.
detail-brief = mala
detail-normal = srednja
detail-full = velika

## Opcije igara. $option i $value su ispod.


## Za stolom

table-here = Za stolom.
table-resumed = Igra se nastavlja.
table-no-hand = Nemate karata za izbor.
# $card: vrednost karte
table-no-rank = Nemate { RANK($card, form: "acc") }.
table-no-trick = Još nema poteza za ponavljanje.
choice-card = { CAP(CARD($card)) }
choice-swap = Zameni ruku za gomilu

# Kad se pitanje postavi onome ko sluša. $count: koliko ima odgovora
ask-card = {""}
    .full = Izaberite kartu.
ask-spy = Svi ostali su izabrali. Na { KEY("C") } čujete njihove karte, zatim birajte.
    .brief = Sada birate vi.
ask-over = Za meni pritisnite { KEY("Enter") }.
    .brief = {""}

# R. $game: naslov igre, $trick: koji se potez igra, od 1
now-game = { $game }, potez { $trick }.
now-order = { $reversed ->
    [yes] Obrnut redosled: najjača je dvojka.
   *[no] Uobičajen redosled: najjači je kec.
  }
# P. $count karata na stolu; $cards: koje
now-pot = Na stolu { COUNT($count, noun: "card") }: { CARDS($cards) }.
    .brief = Na stolu: { $count }.
now-pot-unseen = Na stolu: { COUNT($count, noun: "card") }.
now-pot-empty = Na stolu nema karata iz ranijih poteza.
# T. $players. Bez glagola: među njima može biti i onaj ko sluša.
now-chosen = Već na stolu: { NAMES($players) }.
now-choosing = Još se čeka: { NAMES($players) }.
now-nobody-chooses = Sada niko ne bira. Za nastavak pritisnite { KEY("Enter") }.
# E. $who, $player, $count: karte koje igrač ima
now-owned = { $who ->
    [you] Vi: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Van igre: { NAMES($players) }.
# H. $cards: ruka, od najjače; $count: koliko
now-hand = U ruci { COUNT($count, noun: "card") }: { CARDS($cards) }.
now-hand-empty = Ruka je prazna.
now-pile = U gomili { COUNT($count, noun: "card") }.
now-pile-empty = Gomila je prazna.
# C. $player, $card: šta je taj igrač izabrao
now-seen-card = { $player }: { CARD($card) }.
# $count: karte u ruci igrača
now-hand-count = { $player } ima { COUNT($count, noun: "card", form: "obj") } u ruci.
power-none = Poslednja karta vam sada ništa ne omogućava.
power-nobody = Nemate koga da špijunirate.
power-too-late = Već ste izabrali: karte se broje pre izbora.

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

## Glas i zvukovi

# $name: čitač ekrana ili glas
voice-by = Govori { $name }.
voice-none = Nema glasa: sve se prikazuje kao tekst.
voice-lost = { $name } više ne odgovara.
no-voice-here = Program ovde nema svoj glas ni svoje zvukove.
no-window-here = Ovde nema prozora.
text-window-failed = Prozor ne može da se otvori, pa igra radi u ovom terminalu.
# $value: reči u minutu, ili posto
setting-rate = Brzina govora: { $value }
setting-speech-volume = Jačina govora: { $value }
setting-sound-volume = Jačina zvukova: { $value }
# $theme: boje
setting-theme = Boje: { $theme }
theme-dark = svetlo na tamnom
theme-light = tamno na svetlom
theme-yellow = crno na žutom
# $value: tačke
setting-size = Veličina slova: { $value }
# $voice: ime glasa
setting-voice = Glas: { $voice }
voice-usual = uobičajen
full-screen-on = Ceo ekran.
full-screen-off = Prozor.
sound-lost = Zvučni uređaj je nestao. Igra se nastavlja.
sound-none = Nema zvučnog uređaja.
sound-pack-broken = Paket zvukova nije ispravan: { $problem }

## Datoteke

# $path: datoteka
save-unwritable = Igra ne može da se sačuva: u fasciklu za sačuvane igre ne može da se upisuje. Možete da igrate dalje.
save-damaged = Sačuvana igra je oštećena u redu { $line }. Ostaje kao { KEY($path) }, sa drugim nastavkom.
settings-broken = Podešavanja iz { KEY($path) } ne mogu da se pročitaju. Važe uobičajena.
settings-unwritable = Podešavanja ne mogu da se sačuvaju u { KEY($path) }.
# $command, $key, $other: kao u datoteci sa tasterima
keys-unknown-command = { KEY($path) }: ne postoji komanda { KEY($command) }. Red se preskače.
keys-unknown-key = { KEY($path) }: ne postoji taster { KEY($key) }. Red za { KEY($command) } se preskače.
keys-clash = Taster { KEY($key) } stoji i za { KEY($other) } i za { KEY($command) }; važi ono prvo.
keys-unreadable = { KEY($path) } ne može da se pročita. Važe uobičajeni tasteri.
