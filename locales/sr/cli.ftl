# Komande pored igre. Imena komandi, zastavica i opcija se ne prevode: KEY().

cli-unknown-word = { KEY($word) } nije razumljivo. Sve komande nabraja { KEY("audiowar --help") }.
cli-unknown-command = Ne postoji komanda { KEY($word) }. Komande su { LIST($commands) }.
# $what: "game" or "file"
cli-missing-word = { $what ->
    [game] Iza { KEY($command) } ide ime igre.
   *[file] Iza { KEY($command) } ide ime datoteke.
}
cli-needs-value = Iza { KEY($flag) } ide vrednost.
cli-takes-no-value = Iza { KEY($flag) } ne ide vrednost.
cli-no-number = Iza { KEY($flag) } ide ceo broj, a ne { KEY($word) }.
cli-no-network = Iza { KEY($flag) } ide adresa kao { KEY("10.0.0.5") } ili { KEY("10.0.0.0/8") }, a ne { KEY($word) }.
cli-unknown-language = Ne postoji jezik { KEY($language) }. Jezici su { LIST($languages) }.
cli-unknown-bot = Ne postoji robot { KEY($bot) }. Roboti su { LIST($bots) }.
# $games: the names of all, as they are typed
cli-unknown-game = Ne postoji igra { KEY($game) }. Igre su { LIST($games) }.
# $word: šta stoji iza --set
cli-bad-set = Iza { KEY("--set") } ide { KEY("NAME=VALUE") }, a ne { KEY($word) }.
# $values: what may be written, or none where any number from $low to $high may be
cli-bad-value = Opcija { KEY($option) } nema vrednost { KEY($value) }. Moguće: { LENGTH($values) ->
    [0] { $high ->
        [none] { $low } ili više
       *[other] od { $low } do { $high }
    }
   *[other] { LIST($values, kind: "or") }
  }.
cli-bad-number = { KEY($flag) } mora biti { $low } ili više.
cli-bad-port = { KEY($flag) } mora biti broj od 0 do { $high }.
# $why: šta kaže sistem; $number: njegov broj za sve ostalo
cli-cannot-read = Datoteka { KEY($path) } ne može da se pročita: { $why ->
    [missing] ne postoji
    [forbidden] nije dozvoljeno
    [folder] to je fascikla
    [full] nema više mesta
   *[other] sistem javlja grešku { $number }
  }.
cli-cannot-write = Datoteka { KEY($path) } ne može da se upiše: { $why ->
    [missing] fascikla ne postoji
    [forbidden] nije dozvoljeno
    [folder] to je fascikla
    [full] nema više mesta
    [locks] na tom disku datoteke ne mogu da se zaključaju
   *[other] sistem javlja grešku { $number }
  }.
cli-output-failed = Ispis ne može da se nastavi: { $why ->
    [missing] ne postoji
    [forbidden] nije dozvoljeno
    [folder] to je fascikla
    [full] nema više mesta
   *[other] sistem javlja grešku { $number }
  }.

cli-help =
    { KEY("audiowar") } pokreće igru.
    { KEY("audiowar --text") } pokreće igru u terminalu.
    { KEY("audiowar --accesskit") } prepušta prozor čitaču ekrana, tamo gde govor ne stiže do njega.
    { KEY("audiowar --diagnose") } ispisuje ono što treba da zna onaj ko pomaže kad nešto ne radi.

    Zastavice za novu igru: { KEY("--lang --game --players --seed --bots --set NAME=VALUE --name --fast") }.

    Umesto reči pisanih velikim slovima upišite svoje: { KEY("GAME") } je ime igre, { KEY("FILE") } datoteka, { KEY("NAME=VALUE") } opcija i njena vrednost.

    { KEY("audiowar games [--json]") } nabraja igre i njihove opcije.

    { KEY("audiowar simulate GAME [--players N] [--seed S] [--set NAME=VALUE] [--bots NAME,NAME] [--games K] [--transcript FILE]") } pušta robote da igraju.

    { KEY("audiowar replay FILE [--detail brief|normal|full] [--seat N] [--quiet]") } proverava zapisanu igru i prepričava je.

    { KEY("audiowar play-out FILE") } igra izbore iz datoteke od njene pozicije.

    { KEY("audiowar tournament --bots NAME,NAME [--games N] [--game GAME] [--players N]") } pušta robote da igraju jedni protiv drugih.

    { KEY("audiowar manual [--out FILE]") } piše uputstvo kao veb stranicu.

    { KEY("audiowar web [--site DIR] [--port N] [--no-open]") } daje stranicu za pregledače na ovom računaru i otvara je.

    { KEY("audiowar serve [--port N] [--site DIR] [--data DIR | --nats URL] [--host ADDR] [--name NAME] [--proxy ADDR] [--set LIMIT=VALUE] [--metrics-port N] [--metrics-host ADDR]") } omogućava igru sa drugima.

    { KEY("audiowar serve [--data DIR] --backup FILE | --check FOLDER | --rescue") } kopira, proverava ili popravlja stolove servera.

    { KEY("audiowar server status | list | tell TEXT | close TABLE | bar ADDR --minutes N | unbar ADDR | drain [--minutes N | --off] [--data DIR]") } daje naredbe serveru koji radi na ovoj mašini.

# $game: naslov; $games: koliko je odigrano
cli-simulated = { $game }: { COUNT($games, noun: "game") }.
cli-tricks = { $games ->
    [1] Broj poteza: { $median }.
   *[other] Broj poteza po igri: medijana { $median }, od { $low } do { $high }.
  }
cli-result-win = { $player }, broj pobeda: { $games }.
cli-result-limit = { $player }, koliko puta ima najviše karata posle svih poteza: { $games }.
cli-result-draw = { $player }, broj nerešenih igara: { $games }.

cli-two-bots = Za turnir su potrebna dva različita robota.
cli-progress = { $done } od { $total } igara
cli-stopped = Prekinuto.
# $percent: koliko bi dobijao prosečan igrač; $players: za stolom
cli-fair-share = Broj igrača za stolom: { $players }; jednak deo je { $percent } posto.
# $one protiv mesta na kojima je $other; $low do $high: interval od 95 posto, u procentima
cli-duel = { KEY($one) } protiv { KEY($other) }: { $percent } posto, između { $low } i { $high }, broj igara: { $games }.

# $lines: koliko je događaja upoređeno
cli-replay-right = Igra je ispravno zapisana do kraja. Broj upoređenih redova: { $lines }.
cli-replay-unfinished = Igra je ispravno zapisana, ali nije završena. Broj upoređenih redova: { $lines }.
cli-line-differs = Red { $line } se razlikuje. Po pravilima tu ide: { KEY($expected) }
cli-line-refused = Red { $line } se odbija: { $why }
cli-line-impossible = Red { $line } ne može da sledi iz prethodnih redova.

# $path: datoteka; $line: njen red
damaged-empty = { KEY($path) }: datoteka je prazna.
damaged-no-utf8 = { KEY($path) }, red { $line }: ovo nije tekst u zapisu { KEY("UTF-8") }.
damaged-no-json = { KEY($path) }, red { $line }: red je oštećen ili odsečen.
damaged-no-event = { KEY($path) }, red { $line }: red nije događaj.
damaged-foreign = { KEY($path) }, red { $line }: ovo nije zapis igre { KEY("audiowar") }.
damaged-too-long = { KEY($path) }, red { $line }: predugačko za zapis igre.
damaged-version = { KEY($path) }, red { $line }: ovaj program ne poznaje verziju zapisa { KEY($version) }.
damaged-header = { KEY($path) }, red { $line }: deo zaglavlja { KEY($part) } nedostaje ili nije ispravan.
damaged-outcome = { KEY($path) }, red { $line }: karta ili spisak karata nije ispravan.
damaged-no-choice = { KEY($path) }, red { $line }: izbor nedostaje ili nije ispravan.

# $name: kao u komandi; $title: kako se kaže; $low, $high: broj igrača
cli-game = { KEY($name) }: { $title }, { $high ->
    [2] broj igrača { $high }.
   *[other] broj igrača od { $low } do { $high }.
  }
cli-option = { KEY($option) }: { KEY($values) }; obično { KEY($default) }.
cli-range = od { $low } do { $high }

# Stranica za pregledače. $address: gde je; $path: fascikla; $port: broj
web-address = Stranica je na adresi { KEY($address) }. { KEY("Control+C") } je zatvara.
web-no-site = U fascikli { KEY($path) } nema stranice. U izvornom kodu programa pravi je { KEY("packaging/web/build") }. Program u jednoj jedinoj datoteci dolazi bez nje.
web-no-port = Port { KEY($port) } nije slobodan. Drugi: { KEY("audiowar web --port 0") }.
# Server za igru sa drugima. $address: ono što prijatelji ukucaju
serve-ready = Prijatelji igraju na ovoj adresi: { KEY($address) }
# $number: cifre koje zamenjuju adresu
serve-number = U istoj mreži dovoljan je ovaj broj: { KEY($number) }
# $address: of the page
serve-page = U pregledaču, bez instaliranja: { KEY($address) }
serve-no-page = Pregledači ovde ne dobijaju stranicu. U izvornom kodu programa pravi je { KEY("packaging/web/build") }. Program u jednoj jedinoj datoteci dolazi bez nje.
serve-end = Server se gasi tasterima { KEY("Control+C") }; igre se nastavljaju kada se ponovo pokrene.
# Šta pregledač dobija od servera kada stranice nema
serve-greeting = Ovo je server za audiowar. U programu izaberite Igraj sa drugima i upišite ovu adresu.
serve-in-use = Drugi server koristi fasciklu { KEY($path) }.
serve-newer = Novija verzija programa je pisala u fasciklu { KEY($path) }, a ova je ne dira. Pokrenite noviju verziju ili navedite drugu fasciklu: { KEY("--data") }.
serve-damaged = Datoteka { KEY($path) } je oštećena ili nije od ovog programa. Stavite na njeno mesto rezervnu kopiju ili je premestite: tada server počinje iznova, bez stolova iz nje. Iz oštećene datoteke { KEY("audiowar serve --rescue") } vadi ono što je još celo, sa istim { KEY("--data") }.
# $whole, $cut, $lost: how many tables
serve-rescued = Celi stolovi: { $whole }. Stolovi na kojima se igra vraća za koji potez: { $cut }. Izgubljeni stolovi: { $lost }. Oštećena datoteka se čuva: { KEY($path) }.
serve-no-rescue = Datoteka { KEY($path) } nije od ovog programa ili se ništa iz nje ne može pročitati.
serve-no-port = Port { KEY($port) } nije slobodan. Drugi: { KEY("audiowar serve --port 0") }.
serve-cannot = Server ne može da se pokrene: { KEY($why) }.
# Where --nats is asked for and the library is not installed
serve-no-nats = Za stolove na više mašina nedostaje paket { KEY("nats-py") }: { KEY("pip install nats-py") }. Program u jednoj jedinoj datoteci dolazi bez njega.
# Kada se traži --metrics-port, a biblioteke nema
serve-no-metrics = Za podatke o radu servera nedostaje paket { KEY("prometheus-client") }: { KEY("pip install prometheus-client") }.
serve-backup-there = Datoteka { KEY($path) } već postoji. Navedite drugu za kopiju.
serve-no-tables = U { KEY($path) } nema stolova nijednog servera.
serve-backed-up = Stolovi su kopirani u { KEY($path) }. Kilobajta: { $kilobytes }.
serve-checked = Stolova: { $tables }, od toga oštećenih: { $damaged }.
serve-check-table = Oštećen je sto { KEY($table) }.
serve-check-file = Oštećena je sama datoteka { KEY($path) }.
serve-check-well = Sve je celo.
serve-check-rescue = Vratite rezervnu kopiju ili zaustavite server i izvadite ono što je celo pomoću { KEY("audiowar serve --rescue") } i istog { KEY("--data") }.

# Naredbe serveru koji radi
server-which = Šta server treba da uradi? Jedna od ovih reči: { KEY($actions) }.
server-needs-word = Uz { KEY($action) } treba još jedna reč; pogledajte { KEY("audiowar --help") }.
server-bar-minutes = Koliko dugo? Dodajte { KEY("--minutes") } i broj.
server-none = Nijedan server se ne odaziva za fasciklu { KEY($path) }. Da li radi i da li mu je { KEY("--data") } isti?
server-forbidden = Serveru može da daje naredbe samo korisnik pod kojim radi; fascikla je { KEY($path) }.
server-old = Server koji radi ne poznaje ovu naredbu.
server-no-words = Nema šta da se kaže.
server-too-long = Poruka je predugačka: najviše { $most } znakova.
server-no-table = Takvog stola nema; { KEY("audiowar server list") } ih navodi.
server-bad-time = Broj minuta je prevelik.
server-no-address = To nije adresa mreže ni računara.
server-not-barred = Ta adresa nije blokirana.
server-cannot-keep = Server to nije mogao da sačuva.
server-told = Obavešteno ljudi: { $people }.
server-closed = Sto je zatvoren.
server-barred = Blokirano do { $time }: { KEY($network) }.
server-sent-away = Zatvorenih veza: { $people }.
server-unbarred = Više nije blokirano: { KEY($network) }.
server-well = Server radi.
server-failing = Server trenutno ne može nikoga da usluži: pogledajte njegov dnevnik.
server-people = Ljudi za stolovima: { $playing }; gledaju: { $watching }; veza: { $connections }.
server-tables = Stolova koji čekaju ljude: { $open }; sa igrom: { $playing }, od toga sa nekim prisutnim: { $played }; sa završenom igrom: { $over }.
server-disk-low = Disk je skoro pun.
server-draining = Najavljeno je ažuriranje: novi stolovi se ne otvaraju.
server-drain-off = Novi stolovi se ponovo otvaraju.
server-drained = Stolova za kojima se još igra: { $played }. Bilo ih ili ne, ništa se ne gubi ako se server sada zaustavi.
server-no-tables = Nema stolova.
server-table = { KEY($table) }: { $title }, { $state ->
    [open] čeka ljude
    [over] završeno
   *[playing] u igri
  }; { $names }; prisutnih: { $here }, gledaju: { $watching }.
cli-unknown-limit = { KEY($limit) } nije ograničenje servera ili server ne može da radi sa tom vrednošću.
