# Ponovno slušanje snimljene igre.

games-listen = Poslušaj je ponovo
menu-listen = Poslušaj ovu igru ponovo
listen-title = Igra se sluša ponovo.
listen-damaged = Datoteka je oštećena: igra se čuje do tog mesta.
# $step: koji korak, od 1; $of: koliko ih je
listen-here = Korak { $step } od { $of }.
listen-start = Početak.
listen-end = Kraj snimka.
# $who: you, other, open; $player: ime
listen-as = { $who ->
    [you] Čujete ono što ste tada znali.
    [open] Čujete sve otvoreno.
   *[other] Čujete ono što zna igrač { $player }.
  }
listen-viewer = { $who ->
    [you] Ono što znam u tom trenutku
    [open] Sve otvoreno
   *[other] Ono što zna igrač { $player }
  }
listen-viewers = Čijim ušima
# $what: šta se traži; $later: da li unapred
listen-no-more = { $what ->
    [trick] Nema poteza
    [war] Nema rata
    [joker] Nema džokera
    [revolution] Nema revolucije
    [out] Niko ne ispada
   *[review] Nema ničega iz pregleda
  } { $later ->
    [yes] posle ovoga.
   *[no] pre ovoga.
  }
# $number: šta je otkucano
listen-no-trick = U ovoj igri nema poteza { $number }.
listen-not-over = To može tek kad se igra završi.
listen-needs-seat = Prvo izaberite čijim ušima slušate: kad je sve otvoreno, niko ne odlučuje.
listen-menu = Na ovom mestu u igri.
listen-back = Slušaj dalje
listen-play-on = Igraj dalje odavde, protiv robota
# Red menija. $does: komanda, kao niže
listen-row = { CAP($does) }
listen-trick = Idi na potez po broju
listen-export = Sačuvaj snimak u datoteku
listen-export-text = Sačuvaj igru kao tekst, onako kako se priča
listen-copy = Kopiraj snimak dovde, za prijavu
listen-copied = Kopiran je snimak dovde.
# $path, $name: datoteka
exported = Sačuvano kao { KEY($path) }.
exported-download = Sačuvano kao { KEY($name) }, među preuzimanjima.
# $player: ime; $place: hand, packet, pile; $cards: karte
open-cards = { $player }, { $place ->
    [hand] u ruci
    [packet] špil odozgo
   *[pile] gomila
  }: { CARDS($cards, suit: "always") }.
refused-only-recorded = Sada samo slušate. Da biste odlučili drugačije, igrajte dalje odavde.

# Tasteri
help-listen = pri ponovnom slušanju
keys-group-listening = Ponovno slušanje
keys-group-jumps = Skokovi pri ponovnom slušanju
manual-keys-listen = Pri ponovnom slušanju igre
command-step-next = šta je bilo posle
command-step-previous = šta je bilo pre
command-trick-next = sledeći potez
command-trick-previous = prethodni potez
command-step-first = početak igre
command-step-last = kraj igre
command-war-next = sledeći rat
command-war-previous = prethodni rat
command-joker-next = sledeći džoker
command-joker-previous = prethodni džoker
command-revolution-next = sledeća revolucija
command-revolution-previous = prethodna revolucija
command-out-next = ko sledeći ispada
command-out-previous = ko je pre toga ispao
command-review-next = sledeće mesto iz pregleda
command-review-previous = prethodno mesto iz pregleda
command-viewer = čijim ušima slušate
command-would = šta bi ovde uradio najbolji robot
command-listen-menu = šta se ovde može
command-listen-stop = kraj slušanja
page-button-step-back = Pre
page-button-step-on = Dalje
page-button-earlier = Prethodni potez
page-button-later = Sledeći potez
page-button-war = Sledeći rat
page-button-joker = Sledeći džoker
page-button-revolution = Sledeća revolucija
page-button-out = Ko ispada
page-button-review = Sledeće iz pregleda
page-button-viewer = Čijim ušima

# The manual
manual-archive = Odigrane igre
manual-archive-text =
    Svaka igra se čuva dok je ne obrišete. „{ $menu-my-games }“ u glavnom meniju prikazuje sve igre.
manual-archive-listen = Ponovno slušanje
manual-archive-listen-text =
    Igra, završena ili ne, može ponovo da se sluša: sa spiska ili iz menija svog stola. { $key-step-next } priča šta je bilo posle, { $key-step-previous } šta je bilo pre, tačno onako kako ste tada čuli, na jeziku i sa opširnošću koje imate sada. Na svakom mestu pitanja za stolom dobijaju tadašnji odgovor.
manual-archive-listen-list =
    { $key-trick-next } i { $key-trick-previous } idu od poteza do poteza.

    { $key-war-next } ide na sledeći rat, { $key-joker-next } na džokera, { $key-revolution-next } na revoluciju, { $key-out-next } tamo gde neko ispada, { $key-review-next } na ono što pominje pregled. Uz Shift idu unazad.

    Kad je igra završena, { $key-viewer } menja čijim ušima slušate: ono što ste tada znali, sve otvoreno ili ono što zna drugi igrač.

    { $key-coach } kaže šta bi ovde uradio najbolji robot, koji ne zna više od tog igrača.

    Enter otvara spisak: tu igrate dalje odavde protiv robota, kao zasebnu igru u kojoj svaka karta leži tamo gde je ležala; čuvate snimak ili igru kao tekst, ili kopirate snimak za prijavu.
