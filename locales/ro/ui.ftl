# Meniuri, setări și tot ce nu e eveniment. Mai bine etichete decât propoziții; întâi ce contează.

# Un text care e la fel în toate limbile.
text = { $text }

## La pornire

text-no-display = Nu există ecran: jocul merge în acest terminal.
goodbye = La revedere.
goodbye-saved = La revedere. Jocul e salvat.
goodbye-unsaved = La revedere. Sfârșitul acestui joc nu s-a putut salva.
main-title = { KEY("audiowar") }. Meniul principal.
menu-continue = Continuă: { $game }
menu-watch = Privește-l
# $game: un titlu
watch-title = { $touch ->
    [yes] Privești: { $game }. Cu „{ page-button-menu }” te întorci.
   *[no] Privești: { $game }. Cu Esc te întorci.
  }
watch-over = Jocul pe care îl priveai s-a terminat.
watch-lost = Jocul nu mai poate fi privit.
menu-new-game = Joc nou
menu-settings = Setări
menu-keys = Taste
menu-manual = Manual
menu-quit = Ieșire
menu-main = Meniul principal
menu-back-to-table = Înapoi la masă
# $opponents: câți adversari sunt la masă
menu-play-again = Joacă din nou cu aceleași reguli{ $opponents ->
    [0] {""}
    [1] {" și același adversar"}
   *[other] {" și aceiași adversari"}
  }
game-menu-title = Meniul jocului.
game-menu-over = Jocul s-a terminat.

ask-name = Cum te cheamă?
# $name: numele obișnuit al unui jucător
name-usual = Fără nume: îți spun { $name }.
begin-title = Cum vrei să începi?
begin-play = Joacă acum: Războiul științific, doi adversari
begin-learn = Învață jucând, zece minute
begin-listen = Ascultă regulile
begin-choose = Alege jocul, adversarii și regulile
default-name = Oaspete
# Numele adversarilor, în această limbă, despărțite prin virgulă și spațiu; cel puțin șapte.
bot-names = Ana, Bogdan, Cristina, Dan, Elena, Florin, Ioana, Mihai
choose-game = Ce joc?
# $game: un titlu; $low până la $high: jucători; $choice: yes dacă se alege, no dacă totul e noroc
game-item = { $decides ->
    [cards] { $game }, de la { $low } la { $high } jucători, alegi tu cărțile
    [bets] { $game }, de la { $low } la { $high } jucători, pariezi împotriva băncii
    [steals] { $game }, de la { $low } la { $high } jucători, hotărăști când furi
   *[nothing] { $game }, de la { $low } la { $high } jucători, numai noroc
  }
game-item-two = { $decides ->
    [cards] { $game }, doi jucători, alegi tu cărțile
    [bets] { $game }, doi jucători, pariezi împotriva băncii
    [steals] { $game }, doi jucători, hotărăști când furi
   *[nothing] { $game }, doi jucători, numai noroc
  }
game-random = Surpriză: alege programul
choose-opponents = Câți adversari?
# $game: un joc ales la întâmplare, ca în game-item
choose-opponents-random = { $game }. Câți adversari?
# $count: câți boți joacă
opponents = { CAP(COUNT($count, noun: "opponent")) }
choose-rules = Ce reguli? Cele obișnuite sunt bune pentru primul joc.
    .brief = Ce reguli?
# $game: titlul lui
options-title = Reguli. { $game }.
options-begin = Începe

## Meniuri

# $n din $of: locul în listă
menu-position = { $n } din { $of }
# Un grup de rânduri dintr-o listă lungă, pe care îl deschide Enter. $group: titlul; $count: câte rânduri
group-item = { $group }, grup de { $count }
group-title = { $group }.
# Se spune cu titlul unei liste de grupuri
groups-hint = { $touch ->
    [yes] Alege un grup ca să-l deschizi.
   *[no] Enter deschide un grup; literele tastate caută în toate.
  }
    .brief = {""}
menu-no-value = Aici nu e nimic de schimbat.
menu-bottom = Ești în meniul principal. Pentru ieșire, alege Ieșire.
# Cu titlul unei liste care doar se citește. $key: tasta care iese din ea
menu-leave = { $touch ->
    [yes] Cu „{ page-button-back }” te întorci.
   *[no] { CAP($key) } duce înapoi.
  }
    .brief = {""}
# $letter: tasta apăsată
menu-no-letter = Nimic nu începe cu { KEY($letter) }.
# $text: ce e în câmp
entry-text = { $touch ->
    [yes] { $text }. Scrie altceva sau alege „{ page-button-done }”.
   *[no] { $text }. Scrie altceva sau apasă Enter.
  }
entry-empty = { $touch ->
    [yes] Scrie, apoi alege „{ page-button-done }”.
   *[no] Scrie, apoi apasă Enter.
  }
# $char: un semn scris sau șters
entry-char = { $char }
entry-end = sfârșit
entry-full = Nu mai încape nimic.

## Setări

settings-title = Setări.
settings-hint = { $touch ->
    [yes] Cu „{ page-button-less }” și „{ page-button-more }” schimbi valoarea.
   *[no] Stânga și dreapta schimbă valoarea.
  }
    .brief = {""}
# Grupuri de setări
settings-group-general = Limbă, nume și program
settings-group-telling = Ce se spune
settings-group-playing = În timpul jocului
settings-group-opponents = Adversari
settings-group-voice = Voce și braille
settings-group-sounds = Sunete
settings-group-look = Culori și litere
setting-language = Limba: română
# $detail: cât se spune
setting-detail = Nivel de detaliu: { $value }
# $value: la care cărți se spune culoarea
setting-suits = Culorile cărților: { $value }
suits-detail = după nivelul de detaliu
suits-none = niciodată
suits-hand = în mâna ta
suits-all = mereu
# Ce se spune întâi dintr-o tură: unul dintre mesajele de mai jos
setting-order = Ce se spune întâi: { $value }
order-players = rezultatul, de la cinci jucători în sus
order-result = mereu rezultatul
order-happened = ce se întâmplă întâi
# $name: numele celui care joacă; $named: yes or no
setting-name = { $named ->
    [yes] Nume: { $name }
   *[no] Nume: niciunul
  }
setting-keys = Schimbă tastele
# $value: pornit sau oprit
setting-positions = Spune locul în listă: { $value }
setting-wrap = La capăt, lista o ia de la început: { $value }
# Dacă Enter spune întâi o carte care încă n-a fost spusă și o joacă la a doua apăsare
setting-heard = Se joacă doar cărți deja spuse: { $value }
# $value: pornit sau oprit
setting-updates = Anunță versiunile noi: { $value }
# $version: 1.2.0
update-there = Există o versiune mai nouă, { $version }. O găsești în acest meniu.
# $version: ca mai sus
menu-update = Versiunea { $version }: noutăți
update-looking = Se caută versiunea nouă.
update-moment = O clipă.
# $version: 1.2.0; $date: ziua în care a fost publicată
update-title = Versiunea { $version }, din { DATE($date) }.
update-none = Versiunea nouă nu poate fi accesată acum. Încearcă mai târziu.
update-install = Instaleaz-o și continuă jocul
update-page = Deschide pagina de descărcare
update-page-open = Pagina este deschisă în browser.
# $page: o adresă de web
update-page-at = Pagina de descărcare este { $page }
# $size: în megaocteți
update-loading = Se descarcă { $size } MB. Pentru a opri, ieși din această listă.
update-percent = { $percent } %.
update-installing = Se instalează. Jocul se închide și pornește din nou singur.
update-failed-network = Descărcarea s-a întrerupt. Nu s-a schimbat nimic. Încearcă mai târziu.
update-failed-disk = Fișierul nu poate fi salvat. Nu s-a schimbat nimic. Este discul plin?
update-failed-wrong = Fișierul primit nu este cel publicat de noi, așa că a fost șters. Nu s-a schimbat nimic.
update-failed-start = Programul de instalare nu poate fi pornit. Nu s-a schimbat nimic. Versiunea nouă se poate descărca de pe pagina de descărcare.
update-failed-open = Versiunea { $version } nu s-a instalat. Dacă jocul este deschis încă o dată, închide-l acolo, apoi încearcă din nou.
language-now = Română.
# $detail: cât se spune acum
detail-now = Nivel de detaliu: { $detail }.
detail-brief = scurt
detail-normal = normal
detail-full = complet

## Opțiunile jocurilor. $option și $value se spun ca mai jos.

## La masă

# La începutul unui joc.
table-begin = { $touch ->
    [yes] Cărțile tale sunt o listă; primul buton de sub ea joacă cartea la care ești.
   *[no] Cu săgețile treci prin mână, cu Enter joci o carte, cu { KEY("F1") } afli tastele.
  }
    .brief = {""}
# Unde hotărăște norocul: $auto, tasta cu care cărțile se întorc singure
table-begin-luck = { $touch ->
    [yes] { $auto ->
        [none] Primul buton întoarce cartea următoare.
       *[other] Primul buton întoarce cartea următoare; cu „{ page-button-auto }” cărțile se întorc singure.
    }
   *[no] { $auto ->
        [none] Cu Enter întorci cartea următoare, cu { KEY("F1") } afli tastele.
       *[other] Cu Enter întorci cartea următoare, cu { $auto } cărțile se întorc singure, cu { KEY("F1") } afli tastele.
    }
  }
    .brief = {""}
# Se spune o dată, la prima masă. $rules, $why: nume de taste
intro-keys = Cu { $rules } auzi regulile de acum, iar cu { $why }, de ce o tură s-a terminat așa.
# La fel într-o pagină, care are și butoane. $rules_button, $why_button: cum se numesc
intro-keys-page = { $touch ->
    [yes] Butonul „{ $rules_button }” spune regulile de acum, iar „{ $why_button }”, de ce o tură s-a terminat așa.
   *[no] Cu { $rules } sau cu butonul „{ $rules_button }” auzi regulile de acum, iar cu { $why } sau „{ $why_button }”, de ce o tură s-a terminat așa.
  }
table-here = Masa.
table-resumed = Jocul continuă.
# Pentru cine a ieșit, cât joacă ceilalți. $key: numele unei taste
out-skip = { $touch ->
    [yes] „{ page-button-skip }” sare la sfârșit.
   *[no] Tasta { $key } sare la sfârșit.
  }
# The arrows after the end.
table-over = Jocul s-a terminat. { ask-over }
# $players: cine e întrebat acum
table-wait = Acum nu alegi tu. Se așteaptă: { NAMES($players) }.
# $card: o valoare
table-no-rank = Nu ai { COUNT(0, $card) }.
# La fel unde se parcurg alte răspunsuri și niciunul nu are valoarea aceea
table-no-rank-answer = Printre răspunsuri nu e { COUNT(0, $card) }.
# La fel unde nu se parcurg cărți
table-no-ranks = Aici nu alegi după valoare.
table-no-trick = Încă nu e nicio tură de repetat.
choice-card = { CAP(CARD($card, suit: "hand")) }

# Se spune când e rândul celui care ascultă. $count: câte răspunsuri sunt
ask-card = {""}
    .full = Alege o carte.
ask-over = { $touch ->
    [yes] Cu „{ page-button-on }” deschizi meniul.
   *[no] Apasă Enter pentru meniu.
  }
    .brief = {""}

# R. $game: titlul, $trick: a câta tură se joacă, de la 1
now-game = { $game }, tura { $trick }.
# R. $count: ture până la limită, cu cea de acum
now-left = { $count ->
    [1] E ultima tură.
   *[other] Au mai rămas { COUNT($count, noun: "trick") }, cu aceasta.
  }
now-left-rounds = { $count ->
    [1] E ultima rundă.
   *[other] Au mai rămas { COUNT($count, noun: "round") }, cu aceasta.
  }
# R, între două ture. $count: turele până la limită, fără cea terminată
now-left-after = { $count ->
    [1] Următoarea tură e ultima.
   *[other] Mai urmează { COUNT($count, noun: "trick") } după aceasta.
  }
# P. $count cărți pe masă; $cards: care
now-pot = Pe masă, { COUNT($count, noun: "card") }: { CARDS($cards) }.
    .brief = Pe masă: { COUNT($count, noun: "card", alone: 1) }.
now-pot-unseen = Pe masă: { COUNT($count, noun: "card") }.
now-pot-empty = Pe masă nu e nimic din turele dinainte.
now-nothing = Pe masă nu e nimic.
# P. $cards: cine ce a pus, părți făcute din event-card, cu virgule; $count: cărți cu fața în jos
now-table = Pe masă: { LIST($cards, kind: "comma") }{ $count ->
    [0] .
   *[other] , iar cu fața în jos { COUNT($count, noun: "card") }.
  }
# T. $players
now-chosen = Alegere făcută: { NAMES($players) }.
now-choosing = Încă fără alegere: { NAMES($players) }.
now-nobody-chooses = { $touch ->
    [yes] Nimeni nu are de ales. Primul buton continuă.
   *[no] Nimeni nu are de ales. Enter continuă.
  }
# Se arată în fereastră. $count: cărți în mâna ta
shown-hand = Mâna ta: { COUNT($count, noun: "card") }
# $player: a name, or shown-you; $count: câte cărți are; $state: dacă a ales
shown-seat = { $state ->
    [chosen] { $player }: { $count }, a ales
    [choosing] { $player }: { $count }, alege
    [out] { $player }: a ieșit
   *[waiting] { $player }: { $count }
  }
shown-you = Tu
# $count: cărți rămase pe masă din ture dinainte
shown-pot = Pe masă: { $count }
# A heading in the drawn table, above the cards of earlier tricks
scene-pot = Pe masă
# A heading in the drawn table, above the cards of the house
scene-house = Banca
# $card: cartea de deasupra unei grămezi, $count: câte cărți are grămada
now-pile-top = { $who ->
    [you] Grămada ta: { COUNT($count, noun: "card") }, deasupra { CARD($card, form: "subj") }.
   *[other] { $player } are în grămadă { COUNT($count, noun: "card") }, deasupra { CARD($card, form: "subj") }.
  }
# H unde cărțile stau cu fața în jos. $count: cărțile din teancul celui care ascultă
now-packet = { $count ->
    [0] Teancul tău e gol.
   *[other] În teancul tău: { COUNT($count, noun: "card") }.
  }
# E. $who, $player, $count: câte cărți are un jucător
now-owned = { $who ->
    [you] Tu: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Au ieșit din joc: { NAMES($players) }.
# H. $cards: mâna, de la cea mai tare carte; $count: câte
now-hand = În mână, { COUNT($count, noun: "card") }: { CARDS($cards, suit: "hand") }.
now-hand-empty = Mâna ta e goală.
# H la Casino War, și pentru cine privește.
now-no-hand = În acest joc nu ai cărți în mână.
now-pile = În grămada ta: { COUNT($count, noun: "card") }.
now-pile-empty = Grămada ta e goală.
# C unde nu face nimic: fără puteri, fără prizonier, cu o carte care nu fură.
power-not-here = În acest joc cărțile nu au puteri.
# C unde nu ai loc: la o masă la care doar privești, sau într-un joc ascultat cu totul pe față
power-no-seat = Nu ai un loc aici: doar urmărești jocul.

auto-on = Cărțile se întorc singure.
auto-off = { $touch ->
    [yes] Primul buton întoarce cartea următoare.
   *[no] Enter întoarce cartea următoare.
  }
auto-not-here = Aici nimic nu merge singur: tu alegi.
# $count: ture sărite, $wars: războaie printre ele
skipped = Am sărit { COUNT($count, noun: "trick") }, cu { COUNT($wars, noun: "war") }.
# $seconds: timpul rămas pentru alegere
time-left = Timp rămas: { COUNT($seconds, noun: "second") }.
timer-stopped = Timpul e oprit.
timer-none = Nu există limită de timp.
# $percent: 100 e ca de obicei
setting-auto-pace = Ritmul cărților care se întorc singure: { $percent } la sută

## Istorie

history-empty = Încă nu s-a spus nimic.
history-oldest = Acesta e cel mai vechi mesaj.
history-newest = Acesta e cel mai nou mesaj.

copied = Copiat.
no-clipboard = Aici nu se poate copia.
search-title = Caută în mesaje.
# $text: ce s-a căutat
search-nothing = { $text } nu apare în niciun mesaj.
# $buffer: ce mesaje, $count: câte
buffer-now = { $buffer }: { $count }.
buffer-all = Toate mesajele
buffer-game = Mesajele jocului
buffer-table = Răspunsuri
buffer-system = Mesajele programului
buffer-chat = Mesajele celorlalți

## Voce și sunete

# $name: un cititor de ecran sau o voce
voice-by = Vorbește { $name }.
voice-none = Nu există voce: totul se arată ca text.
# $reason: de ce, în engleză, pentru cine îl ajută pe jucător
voice-alarm = Programul nu poate vorbi: nu a găsit niciun cititor de ecran și nicio voce care să se deschidă. Pornește un cititor de ecran, și jocul vorbește prin el. Manualul spune ce mai ajută. Motivul: { $reason }
# Vorbește un cititor de ecran, sau citește fereastra.
voice-not-own = Aici viteza, volumul și vocea nu se reglează din joc.
voice-tree = Cititorul tău de ecran citește fereastra.
voice-lost = { $name } nu mai răspunde.
# $name: cititorul de ecran, de exemplu NVDA
braille-lost = { $name } nu mai afișează text în braille, dar vorbește în continuare.
no-voice-here = Aici programul nu are voce și sunete proprii.
no-window-here = Aici nu există fereastră.
manual-opens = Se deschide manualul în browser.
# $path: a file
manual-file = Aici nu se deschide niciun browser. Manualul este fișierul { $path }.
manual-unwritten = Manualul nu a putut fi scris: { $path }.
text-window-failed = Nu s-a putut deschide o fereastră: jocul merge în acest terminal.
# $libraries: nume de fișiere; $command: ce le instalează
text-library-missing = Pentru fereastră lipsesc aici: { $libraries }. Pe Debian și Ubuntu le instalează: { KEY($command) }
# $value: cuvinte pe minut, sau la sută
setting-rate = Viteza vorbirii: { $value }
setting-speech-volume = Volumul vocii: { $value }
setting-sound-volume = Volumul sunetelor: { $value }
setting-interface-volume = Sunetele meniurilor: { $value }
setting-table-volume = Sunetele mesei: { $value }
setting-drama-volume = Sunetele momentelor importante: { $value }
setting-spread = Sunete pe stânga și pe dreapta: { $value }
# $pack: numele unui set de sunete
setting-sound-pack = Set de sunete: { $pack }
pack-standard = obișnuit
# $value: pornit sau oprit
setting-braille = Braille: { $value }
# Ce face jocul cât timp fereastra altui program sau altă filă e în față
setting-background = Cât timp altă fereastră e în față: { $value }
background-speak = vorbește și sună
background-sounds = doar sunete
background-silent = liniște
# $pace: caractere pe secundă, 0 dacă nu se știe. Doar pentru cititoare de ecran care nu anunță nimic
setting-reader-paces = Ritmul cititorului meu de ecran: { $pace ->
    [0] necunoscut. Enter îl măsoară
    [one] un caracter pe secundă
    [few] { NUMBER($pace, useGrouping: 0) } caractere pe secundă
   *[other] { NUMBER($pace, useGrouping: 0) } de caractere pe secundă
}
# Propoziția cu care se măsoară ritmul
reader-pace-sentence = Ca să măsori ritmul cititorului tău de ecran, ascultă toată această propoziție fără să apeși nimic și apasă Enter când se termină.
reader-pace-wrong = Acesta nu poate fi ritmul lui. Orice altă tastă te duce înapoi.
# $theme: culorile
setting-theme = Culori: { $value }
theme-dark = deschis pe închis
theme-light = închis pe deschis
theme-yellow = negru pe galben
theme-system = cele ale sistemului
# $value: puncte
setting-size = Mărimea literelor: { $value }
# $value: table-drawn or table-words
setting-table = Masa: { $value }
table-drawn = desenată, dacă încape
table-words = în cuvinte
# $value: suit-colours-four or suit-colours-two
setting-suit-colours = Culori pentru simboluri: { $value }
suit-colours-four = patru
suit-colours-two = două
# $value: faces-theme or faces-white
setting-faces = Fața cărților: { $value }
faces-theme = ca tema
faces-white = albă
# $voice: numele unei voci
setting-voice = Voce: { $voice }
voice-usual = cea obișnuită
full-screen-on = Ecran complet.
full-screen-off = Fereastră.
sound-lost = Dispozitivul de sunet a dispărut. Jocul continuă.
sound-back = Dispozitivul de sunet a revenit.
sound-none = Nu există dispozitiv de sunet.
sound-pack-broken = Un set de sunete e stricat: { $problem }

## Fișiere

# $why: why not
save-unwritable =
    Jocul nu se poate salva acum: { $why ->
        [full] discul e plin
        [denied] acolo nu e permisă scrierea
        [used] alt program îi folosește fișierul
       *[lost] dosarul cu jocurile salvate nu e accesibil
    }. Poți juca mai departe: se încearcă din nou la fiecare pas.
save-works-again = Jocul se salvează din nou și nu lipsește nimic.
# $path: the new file
save-moved = Fișierul acestui joc dispăruse. Tot jocul e salvat din nou în { KEY($path) }.
save-incomplete = Ce s-a jucat la urmă nu s-a putut salva.
# Jocul e deschis în altă copie a programului.
save-in-use = Acest joc se joacă în altă fereastră.
save-locked = Fișierul de blocare al acestui joc aparține altui utilizator: nu se poate ști dacă îl joacă cineva.
save-take-over = Continuă-l aici
# $path: un fișier
save-unreadable = Jocul salvat { KEY($path) } nu se poate citi. Rămâne așa cum e.
save-newer = Jocul salvat { KEY($path) } vine de la o versiune mai nouă a acestui program. Rămâne așa cum e.
save-unusable = Jocul salvat { KEY($path) } nu se poate citi. Este în lista jocurilor tale.
saves-more = Mai sunt jocuri salvate care nu se pot citi. Sunt în lista jocurilor tale.
saves-unreadable = Jocurile salvate din { KEY($path) } nu se pot citi.
save-moment = O clipă: se citește un joc lung.
# $path: unde e fișierul acum
save-lost = Din jocul salvat nu se poate folosi nimic. E păstrat sub numele { KEY($path) }.
# $line: prima linie greșită; $trick: tura până la care totul e bine
save-damaged = Jocul salvat e deteriorat la linia { $line }. Până la tura { $trick } e întreg.
save-mend = Continuă de la tura { $trick }; se păstrează și fișierul deteriorat
save-leave = Lasă-l așa cum e
# $path: o copie a fișierului deteriorat
save-mended = Fișierul deteriorat e păstrat sub numele { KEY($path) }.
save-not-mended = Jocul salvat { KEY($path) } nu se poate schimba acum; poate că discul e plin. A rămas cum era.
settings-broken = Setările din { KEY($path) } nu se pot citi. Se folosesc cele obișnuite.
settings-unwritable = Setările nu se pot salva în { KEY($path) }.
settings-unreadable = Setările din { KEY($path) } nu se pot deschide. Se folosesc cele obișnuite.
settings-written = Setările se pot salva din nou și sunt salvate.
# $setting: numele ei în fișier
settings-wrong = În { KEY($path) }, valoarea de la { KEY($setting) } nu are sens. Se folosește cea obișnuită.
# $language: cum își spune o limbă; $path: un fișier deteriorat, dacă se știe ($known)
locale-damaged = { $known ->
    [yes] { $language }: fișierul { KEY($path) } e deteriorat. Ce lipsește se spune în engleză.
   *[no] { $language }: unele mesaje lipsesc. Se spun în engleză.
  }
locale-left-out = Limba din { KEY($path) } e deteriorată și nu se poate alege.
# $command, $key, $other: ca în fișierul de taste
keys-unknown-command = { KEY($path) }: nu există comanda { KEY($command) }. Linia e sărită.
keys-unknown-key = { KEY($path) }: nu există tasta { KEY($key) }. Linia pentru { KEY($command) } e sărită.
keys-clash = Tasta { KEY($key) } e pusă și pentru { KEY($other) }, și pentru { KEY($command) }; rămâne pentru prima.
keys-unreadable = { KEY($path) } nu se poate citi. Se folosesc tastele obișnuite.
# $line: numărul ei
keys-line = { KEY($path) }: linia { $line } nu e o comandă cu tastele ei. E sărită.
# $count: probleme care nu se spun una câte una
keys-more = Și alte probleme în fișierele de taste: { $count }.

# Ce se spune când greșește programul însuși; $path: un fișier care arată cum s-a ajuns aici
fault = Ceva n-a mers bine în program.
fault-file = Ce a dus la asta e scris în { KEY($path) }.
fault-unwritten = Ce a dus la asta nu s-a putut nota.
fault-game = Jocul continuă de unde a fost salvat.
fault-table = Jocul continuă.
fault-menu = Ai revenit la meniu.
fault-picture = Fereastra rămâne goală; jocul continuă prin voce.
