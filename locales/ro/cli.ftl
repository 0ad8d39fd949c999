# Comenzile de lângă joc. Numele comenzilor și ale opțiunilor nu se traduc niciodată: KEY().

cli-unknown-word = Nu înțeleg { KEY($word) }. { KEY("audiowar --help") } arată comenzile.
cli-unknown-command = Nu există comanda { KEY($word) }. Comenzile sunt { LIST($commands) }.
# $what: "game" or "file"
cli-missing-word = { $what ->
    [game] { KEY($command) } cere numele unui joc.
   *[file] { KEY($command) } cere numele unui fișier.
}
cli-needs-value = { KEY($flag) } cere o valoare.
cli-takes-no-value = { KEY($flag) } nu primește nicio valoare.
cli-no-number = { KEY($flag) } cere un număr întreg, nu { KEY($word) }.
cli-no-network = { KEY($flag) } cere o adresă precum { KEY("10.0.0.5") } sau { KEY("10.0.0.0/8") }, nu { KEY($word) }.
cli-unknown-language = Nu există limba { KEY($language) }. Limbile sunt { LIST($languages) }.
cli-unknown-bot = Nu există botul { KEY($bot) }. Boții sunt { LIST($bots) }.
# $games: the names of all, as they are typed
cli-unknown-game = Nu există jocul { KEY($game) }. Jocurile sunt { LIST($games) }.
# $word: ce urmează după --set
cli-bad-set = { KEY("--set") } cere { KEY("NAME=VALUE") }, nu { KEY($word) }.
# $values: what may be written, or none where any number from $low to $high may be
cli-bad-value = { KEY($value) } nu e o valoare pentru opțiunea { KEY($option) }. Se poate: { LENGTH($values) ->
    [0] { $high ->
        [none] de la { $low } în sus
       *[other] de la { $low } la { $high }
    }
   *[other] { LIST($values, kind: "or") }
  }.
cli-bad-number = { KEY($flag) } trebuie să fie cel puțin { $low }.
cli-bad-port = { KEY($flag) } trebuie să fie un număr de la 0 la { $high }.
# $why: ce spune sistemul; $number: numărul lui pentru orice altceva
cli-cannot-read = Nu pot citi fișierul { KEY($path) }: { $why ->
    [missing] nu există
    [forbidden] nu e permis
    [folder] e un dosar
    [full] nu mai e loc
   *[other] sistemul raportează eroarea { $number }
  }.
cli-cannot-write = Nu pot scrie fișierul { KEY($path) }: { $why ->
    [missing] dosarul nu există
    [forbidden] nu e permis
    [folder] e un dosar
    [full] nu mai e loc
    [locks] pe acel disc fișierele nu pot fi blocate
   *[other] sistemul raportează eroarea { $number }
  }.
cli-output-failed = Nu mai pot scrie nimic la ieșire: { $why ->
    [missing] nu există
    [forbidden] nu e permis
    [folder] e un dosar
    [full] nu mai e loc
   *[other] sistemul raportează eroarea { $number }
  }.

cli-help =
    { KEY("audiowar") } pornește jocul.
    { KEY("audiowar --text") } joacă în terminal.
    { KEY("audiowar --accesskit") } lasă cititorul de ecran să citească fereastra, când programul nu poate vorbi prin el.
    { KEY("audiowar --diagnose") } scrie ce trebuie să știe cine ajută când ceva nu merge.

    Opțiuni pentru un joc nou: { KEY("--lang --game --players --seed --bots --set NAME=VALUE --name --fast") }.

    În locul cuvintelor scrise cu majuscule pune-le pe ale tale: { KEY("GAME") } e numele unui joc, { KEY("FILE") } un fișier, { KEY("NAME=VALUE") } o opțiune și valoarea ei.

    { KEY("audiowar games [--json]") } arată jocurile și opțiunile lor.

    { KEY("audiowar simulate GAME [--players N] [--seed S] [--set NAME=VALUE] [--bots NAME,NAME] [--games K] [--transcript FILE]") } pune boții să joace.

    { KEY("audiowar replay FILE [--detail brief|normal|full] [--seat N] [--quiet]") } verifică un joc înregistrat și îl povestește.

    { KEY("audiowar play-out FILE") } joacă alegerile dintr-un fișier, de la poziția lui.

    { KEY("audiowar tournament --bots NAME,NAME [--games N] [--game GAME] [--players N]") } pune boții să joace între ei.

    { KEY("audiowar manual [--out FILE]") } scrie manualul ca pagină web.

    { KEY("audiowar web [--site DIR] [--port N] [--no-open]") } oferă pe acest calculator pagina pentru browser și o deschide.

    { KEY("audiowar serve [--port N] [--site DIR] [--data DIR | --nats URL] [--host ADDR] [--name NAME] [--proxy ADDR] [--set LIMIT=VALUE] [--metrics-port N] [--metrics-host ADDR]") } îi lasă pe oameni să joace împreună.

    { KEY("audiowar serve [--data DIR] --backup FILE | --check FOLDER | --rescue") } copiază, verifică sau repară mesele unui server.

    { KEY("audiowar server status | list | tell TEXT | close TABLE | bar ADDR --minutes N | unbar ADDR | drain [--minutes N | --off] [--data DIR]") } dă comenzi serverului care rulează pe această mașină.

# $game: un titlu; $games: câte s-au jucat
cli-simulated = { $game }: { COUNT($games, noun: "game") }.
cli-tricks = { $games ->
    [1] Ture în joc: { $median }.
   *[other] Ture într-un joc: mediana { $median }, de la { $low } la { $high }.
  }
cli-result-win = { $player } câștigă { COUNT($games, noun: "game") }.
cli-result-limit = { $player } conduce la limita de ture { $games ->
    [1] într-un joc
   *[other] în { COUNT($games, noun: "game") }
  }.
cli-result-draw = { $player } termină la egalitate { COUNT($games, noun: "game") }.

cli-two-bots = Un turneu cere doi boți diferiți.
cli-progress = Jocuri: { $done } din { $total }
cli-stopped = Oprit.
# $percent: cât ar câștiga un jucător mijlociu; $players: la masă
cli-fair-share = La masă, { COUNT($players, noun: "player") }; partea egală ar fi { $percent } la sută.
# $one împotriva locurilor pline cu $other; de la $low la $high: intervalul de 95 la sută, în procente
cli-duel = { KEY($one) } contra { KEY($other) }: { $percent } la sută, între { $low } și { $high }, jocuri: { $games }.

# $lines: câte evenimente s-au comparat
cli-replay-right = Jocul e înregistrat corect până la capăt. Linii comparate: { $lines }.
cli-replay-unfinished = Jocul e înregistrat corect, dar nu e terminat. Linii comparate: { $lines }.
cli-line-differs = Linia { $line } nu se potrivește. După reguli ar fi: { KEY($expected) }
cli-line-refused = Linia { $line } nu e acceptată: { $why }
cli-line-impossible = Linia { $line } nu poate urma după cele dinainte.

# $path: fișierul; $line: linia lui
damaged-empty = { KEY($path) }: fișierul e gol.
damaged-no-utf8 = { KEY($path) }, linia { $line }: nu e text UTF-8.
damaged-no-json = { KEY($path) }, linia { $line }: e deteriorată sau tăiată.
damaged-no-event = { KEY($path) }, linia { $line }: nu e un eveniment.
damaged-foreign = { KEY($path) }, linia { $line }: nu e un joc înregistrat de audiowar.
damaged-too-long = { KEY($path) }, linia { $line }: prea lung pentru un joc înregistrat.
damaged-version = { KEY($path) }, linia { $line }: jocul înregistrat are versiunea { KEY($version) }, pe care programul n-o cunoaște.
damaged-header = { KEY($path) }, linia { $line }: în antet lipsește sau e greșită partea { KEY($part) }.
damaged-outcome = { KEY($path) }, linia { $line }: o carte sau o listă de cărți e greșită.
damaged-no-choice = { KEY($path) }, linia { $line }: alegerea lipsește sau e greșită.

# $name: ca în linia de comandă; $title: cum se spune; $low, $high: jucători
cli-game = { KEY($name) }: { $title }, { $high ->
    [2] { $high } jucători.
   *[other] de la { $low } la { $high } jucători.
  }
cli-option = { KEY($option) }: { KEY($values) }; de obicei { KEY($default) }.
cli-range = { $low }…{ $high }

# Pagina pentru browsere. $address: unde este; $path: un dosar; $port: un număr
web-address = Pagina este la { KEY($address) }. { KEY("Control+C") } o închide.
web-no-site = În { KEY($path) } nu e nicio pagină. În sursele programului o face { KEY("packaging/web/build") }. Programul într-un singur fișier vine fără ea.
web-no-port = Portul { KEY($port) } nu e liber. Altul: { KEY("audiowar web --port 0") }.
# Serverul pentru jocul împreună. $address: ce scriu prietenii
serve-ready = Prietenii joacă la adresa aceasta: { KEY($address) }
# $number: cifre care țin loc de adresă
serve-number = În aceeași rețea ajunge acest număr: { KEY($number) }
# $address: of the page
serve-page = Într-un browser, fără nicio instalare: { KEY($address) }
serve-no-page = Browserele nu primesc aici nicio pagină. În sursele programului o face { KEY("packaging/web/build") }. Programul într-un singur fișier vine fără ea.
serve-end = { KEY("Control+C") } oprește serverul; jocurile continuă când pornește din nou.
# Ce primește un browser de la server când pagina nu e acolo
serve-greeting = Acesta este un server pentru audiowar. În program, alege Joacă cu alții și scrie această adresă.
serve-in-use = Alt server folosește dosarul { KEY($path) }.
serve-newer = O versiune mai nouă a programului a scris dosarul { KEY($path) }, iar aceasta nu îl atinge. Pornește versiunea mai nouă sau dă alt dosar: { KEY("--data") }.
serve-damaged = Fișierul { KEY($path) } este deteriorat sau nu e al acestui program. Pune în locul lui o copie de siguranță sau mută-l în altă parte: atunci serverul începe din nou, fără mesele din el. Dintr-un fișier deteriorat, { KEY("audiowar serve --rescue") } scoate ce a rămas întreg, cu același { KEY("--data") }.
# $whole, $cut, $lost: how many tables
serve-rescued = Mese întregi: { $whole }. Mese la care jocul revine cu câteva ture: { $cut }. Mese pierdute: { $lost }. Fișierul deteriorat se păstrează: { KEY($path) }.
serve-no-rescue = Fișierul { KEY($path) } nu e al acestui program sau nu se poate citi nimic din el.
serve-no-port = Portul { KEY($port) } nu e liber. Altul: { KEY("audiowar serve --port 0") }.
serve-cannot = Serverul nu poate porni: { KEY($why) }.
# Where --nats is asked for and the library is not installed
serve-no-nats = Pentru mese pe mai multe mașini lipsește pachetul { KEY("nats-py") }: { KEY("pip install nats-py") }. Programul într-un singur fișier vine fără el.
# Când se cere --metrics-port și biblioteca lipsește
serve-no-metrics = Pentru cifrele serverului lipsește pachetul { KEY("prometheus-client") }: { KEY("pip install prometheus-client") }.
serve-backup-there = Fișierul { KEY($path) } există deja. Dă alt nume pentru copie.
serve-no-tables = În { KEY($path) } nu sunt mese ale unui server.
serve-backed-up = Mesele au fost copiate în { KEY($path) }. Kiloocteți: { $kilobytes }.
serve-checked = Mese: { $tables }, dintre ele deteriorate: { $damaged }.
serve-check-table = Deteriorată: masa { KEY($table) }.
serve-check-file = Chiar fișierul { KEY($path) } este deteriorat.
serve-check-well = Totul este întreg.
serve-check-rescue = Pune la loc o copie de siguranță sau oprește serverul și scoate ce a rămas întreg cu { KEY("audiowar serve --rescue") } și același { KEY("--data") }.

# Comenzi pentru serverul pornit
server-which = Ce să facă serverul? Unul dintre aceste cuvinte: { KEY($actions) }.
server-needs-word = Lui { KEY($action) } îi mai trebuie un cuvânt; vezi { KEY("audiowar --help") }.
server-bar-minutes = Pentru cât timp? Adaugă { KEY("--minutes") } și un număr.
server-none = Niciun server nu răspunde pentru dosarul { KEY($path) }. Este pornit și are același { KEY("--data") }?
server-forbidden = Numai utilizatorul care rulează serverul îi poate da comenzi; dosarul este { KEY($path) }.
server-old = Serverul pornit nu cunoaște această comandă.
server-no-words = Nu e nimic de spus.
server-too-long = Mesajul este prea lung: cel mult { $most } de caractere.
server-no-table = Nu există o astfel de masă; { KEY("audiowar server list") } le numește.
server-bad-time = Sunt prea multe minute.
server-no-address = Aceasta nu este adresa unei rețele sau a unui calculator.
server-not-barred = Adresa aceasta nu este blocată.
server-cannot-keep = Serverul nu a putut salva asta.
server-told = Oameni de la mese care au fost anunțați: { $people }.
server-closed = Masa s-a închis.
server-barred = Blocată până la { $time }: { KEY($network) }.
server-sent-away = Conexiuni închise: { $people }.
server-unbarred = Nu mai este blocată: { KEY($network) }.
server-well = Serverul funcționează.
server-failing = Serverul nu poate servi pe nimeni în acest moment: vezi jurnalul lui.
server-people = Oameni la mese: { $playing }; privesc: { $watching }; conexiuni: { $connections }.
server-tables = Mese care așteaptă oameni: { $open }; cu un joc: { $playing }, dintre ele cu cineva prezent: { $played }; cu jocul terminat: { $over }.
server-disk-low = Discul este aproape plin.
server-draining = A fost anunțată o actualizare: nu se deschid mese noi.
server-drain-off = Se deschid din nou mese noi.
server-drained = Mese la care încă se joacă: { $played }. Fie că sunt sau nu, nimic nu se pierde dacă serverul este oprit acum.
server-no-tables = Nu sunt mese.
server-table = { KEY($table) }: { $title }, { $state ->
    [open] așteaptă oameni
    [over] terminat
   *[playing] în joc
  }; { $names }; prezenți: { $here }, privesc: { $watching }.
cli-unknown-limit = { KEY($limit) } nu e o limită a serverului sau un server nu poate funcționa cu valoarea aceasta.
