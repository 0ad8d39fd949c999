# Un joc înregistrat, ascultat din nou.

games-listen = Ascultă-l din nou
menu-listen = Ascultă din nou acest joc
listen-title = Jocul, încă o dată.
listen-damaged = Fișierul e deteriorat: jocul se poate asculta până acolo.
# $step: câți pași au trecut, de la 1; $of: câți sunt
listen-here = Pasul { $step } din { $of }.
listen-start = Începutul.
listen-end = Sfârșitul înregistrării.
# $who: you, other, open; $player: un nume
listen-as = { $who ->
    [you] Auzi ce știai atunci.
    [open] Auzi totul pe față.
   *[other] Auzi ce știa { $player } atunci.
  }
listen-viewer = { $who ->
    [you] Ce știam eu atunci
    [open] Totul pe față
   *[other] Ce știa { $player } atunci
  }
listen-viewers = Prin ochii cui
# $what: ce se caută; $later: dacă înainte
listen-no-more = { $what ->
    [trick] Nicio tură
    [war] Niciun război
    [joker] Niciun joker
    [revolution] Nicio revoluție
    [out] Nimeni nu iese din joc
   *[review] Nimic pomenit la sfaturi
  } { $later ->
    [yes] după asta.
   *[no] înainte de asta.
  }
# $number: ce s-a scris
listen-no-trick = În acest joc nu există tura { $number }.
listen-not-over = Asta se poate abia după ce se termină jocul.
listen-needs-seat = Alege mai întâi prin ochii cui: cu totul pe față nu decide nimeni.
listen-menu = În acest punct al jocului.
listen-back = Ascultă mai departe
listen-play-on = Joacă mai departe de aici, cu boți
# Un rând al meniului. $does: o comandă, ca mai jos
listen-row = { CAP($does) }
listen-trick = Mergi la o tură după număr
listen-export = Salvează înregistrarea într-un fișier
listen-export-text = Salvează jocul ca text, așa cum se povestește
listen-copy = Copiază înregistrarea până aici, pentru un raport
listen-copied = S-a copiat înregistrarea până aici.
# $path, $name: un fișier
exported = S-a salvat ca { KEY($path) }.
exported-download = S-a salvat ca { KEY($name) }, printre descărcări.
# $player: un nume; $place: hand, packet, pile; $cards: cărți
open-cards = { $player }, { $place ->
    [hand] în mână
    [packet] teancul de sus în jos
   *[pile] grămada
  }: { CARDS($cards, suit: "always") }.
refused-only-recorded = Acum doar asculți. Ca să alegi altceva, joacă mai departe de aici.

# Taste
help-listen = când asculți din nou un joc
keys-group-listening = Ascultarea din nou a unui joc
keys-group-jumps = Salturi la ascultarea din nou
manual-keys-listen = Când asculți din nou un joc
command-step-next = ce a urmat
command-step-previous = ce a fost înainte
command-trick-next = tura următoare
command-trick-previous = tura dinainte
command-step-first = începutul jocului
command-step-last = sfârșitul jocului
command-war-next = războiul următor
command-war-previous = războiul dinainte
command-joker-next = jokerul următor
command-joker-previous = jokerul dinainte
command-revolution-next = revoluția următoare
command-revolution-previous = revoluția dinainte
command-out-next = următorul care iese din joc
command-out-previous = cine a ieșit din joc înainte
command-review-next = următorul moment pomenit la sfaturi
command-review-previous = momentul dinainte pomenit la sfaturi
command-viewer = prin ochii cui asculți
command-would = ce ar face aici cel mai bun bot
command-listen-menu = ce se poate face aici
command-listen-stop = nu mai asculta
page-button-step-back = Înainte de asta
page-button-step-on = După asta
page-button-earlier = Tura dinainte
page-button-later = Tura următoare
page-button-war = Războiul următor
page-button-joker = Jokerul următor
page-button-revolution = Revoluția următoare
page-button-out = Cine iese
page-button-review = Următorul de la sfaturi
page-button-viewer = Prin ochii cui

# The manual
manual-archive = Jocurile jucate
manual-archive-text =
    Fiecare joc se păstrează până îl ștergi. „{ $menu-my-games }” din meniul principal le arată pe toate.
manual-archive-listen = Un joc ascultat din nou
manual-archive-listen-text =
    Un joc, terminat sau nu, se poate asculta din nou: din listă sau din meniul mesei lui. { $key-step-next } spune ce a urmat, { $key-step-previous } ce a fost înainte, exact cum ai auzit atunci, în limba și cu detaliile de acum. În orice punct, întrebările mesei primesc răspunsul de atunci.
manual-archive-listen-list =
    { $key-trick-next } și { $key-trick-previous } trec de la o tură la alta.

    { $key-war-next } merge la războiul următor, { $key-joker-next } la un joker, { $key-revolution-next } la o revoluție, { $key-out-next } acolo unde cineva iese din joc, { $key-review-next } la ce pomenesc sfaturile. Cu Shift se merge înapoi.

    După ce jocul s-a terminat, { $key-viewer } schimbă prin ochii cui asculți: ce știai atunci, totul pe față sau ce știa alt jucător.

    { $key-coach } spune ce ar face aici cel mai bun bot, care nu știe mai mult decât acel jucător.

    Enter deschide o listă: acolo joci mai departe de aici cu boți, ca joc separat în care fiecare carte e unde era; salvezi înregistrarea sau jocul ca text ori le copiezi pentru un raport.
