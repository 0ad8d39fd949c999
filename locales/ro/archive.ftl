# Toate jocurile jucătorului, neterminate și terminate.

menu-my-games = Jocurile mele
# $count: câte se arată
games-title = Jocurile mele: { $count }.
# Se spune cu titlul listei
games-hint = { $touch ->
    [yes] Înaintea jocurilor alegi care se arată sau cauți.
   *[no] Înaintea jocurilor alegi care se arată sau cauți. Scrie litere ca să găsești un joc.
  }
    .brief = {""}
# $title: numele dat de jucător, sau none; $game: un titlu; $players: ceilalți de la masă; $shared: cu alte persoane, la un server; $result: won, lost, drawn, open; $other: dacă a jucat altcineva, $player: cine; $tricks: până unde s-a jucat; $when: când s-a jucat ultima dată
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] { $other ->
        [yes] a câștigat { $player }
       *[no] ai câștigat
    }
    [lost] { $other ->
        [yes] a pierdut { $player }
       *[no] ai pierdut
    }
    [drawn] { $other ->
        [yes] egalitate, a jucat { $player }
       *[no] egalitate
    }
   *[open] { $other ->
        [yes] neterminat, a jucat { $player }
       *[no] neterminat
    }
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }{ $shared ->
    [yes] , cu alte persoane
   *[no] {""}
  }, { DATE($when) }
# $path: numele unui fișier; $title: numele dat de jucător, sau none
games-broken = Nu se poate citi: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
games-newer = De la o versiune mai nouă a acestui program: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
# Un grup de jocuri. $month: m1 la m12
games-month = { $month ->
    [m1] ianuarie
    [m2] februarie
    [m3] martie
    [m4] aprilie
    [m5] mai
    [m6] iunie
    [m7] iulie
    [m8] august
    [m9] septembrie
    [m10] octombrie
    [m11] noiembrie
   *[m12] decembrie
  } { $year }
# $kind: ce jocuri se arată; $count: câte sunt
games-show = Arată: { $kind ->
    [open] jocurile neterminate
    [over] jocurile terminate
    [shared] jocurile cu alte persoane
    [titled] jocurile cu nume
    [deleted] jocurile șterse
   *[all] toate jocurile
  }, { COUNT($count, noun: "game") }
# $game: un titlu, sau none; $count: câte se arată
games-of = Jocul: { $game ->
    [none] oricare
   *[other] { $game }
  }, { COUNT($count, noun: "game") }
# $words: ce se caută, sau none; $count: câte se arată
games-search = Caută: { $words ->
    [none] nimic
   *[other] { $words }
  }, { COUNT($count, noun: "game") }
games-search-ask = Ce cuvinte cauți: un nume, un joc, un an?
# Cât timp se citesc fișiere. $done din $total
games-reading = Se citesc jocurile: { $done } din { $total }.
games-continue = Joacă mai departe
games-rename = Dă-i un nume
games-rename-ask = Ce nume îi dai?
games-somebody = altcineva
games-of-other = E jocul altcuiva: să nu conteze
games-of-other-now = Acum nu mai contează la statisticile tale și nici la ținte.
games-own = E jocul meu: să conteze
games-own-now = Acum contează la statisticile și la țintele tale.
games-delete = Șterge-l
games-deleted = Șters. Îl poți aduce înapoi la „Arată: jocurile șterse”.
games-restore = Adu-l înapoi
games-restored = Jocul e din nou în listă.
games-delete-for-good = Șterge-l definitiv
games-delete-ask = După aceea nu mai poate fi adus înapoi. Îl ștergi definitiv?
games-keep = Păstrează-l
games-gone = Șters definitiv.
# $why: full, denied, used, lost
games-not-changed = Nu s-a putut face: { $why ->
    [full] discul e plin
    [denied] acolo nu e voie să se scrie
    [used] alt program folosește fișierul
   *[lost] dosarul cu jocurile salvate nu e accesibil
  }.
# A game with other people is over. $why: full, denied, used, lost
games-not-kept = Acest joc nu poate fi păstrat în lista ta: { $why ->
    [full] discul e plin
    [denied] acolo nu e voie să se scrie
    [used] alt program folosește fișierul
   *[lost] dosarul cu jocurile salvate nu e accesibil
  }.

# Ce călătorește: jocuri, setări și taste într-un singur fișier.

bundle-title = Ia cu tine jocurile și setările
bundle-save = Salvează jocurile, setările și tastele într-un fișier
bundle-bring = Adu jocuri, setări și taste dintr-un fișier
# $path: un fișier
bundle-saved = Toate jocurile, setările și tastele sunt în fișierul { KEY($path) }.
# $percent: cât e gata
bundle-working = Gata: { $percent } la sută.
bundle-stopped = Întrerupt. Ce s-a făcut până acum rămâne.
bundle-export-stopped = Întrerupt. Nu s-a salvat nimic.
bundle-choose = Ce fișier?
# $name: numele unui fișier; $when: când a fost scris
bundle-file = { KEY($name) }, { DATE($when) }
bundle-other = Alt fișier: scrie calea lui
bundle-path = Care e calea fișierului?
# $path: un fișier
bundle-unreadable = Fișierul { KEY($path) } nu poate fi citit.
# $new: jocuri care nu erau aici; $longer: jocuri care în fișier mergeau mai departe; $parted: jocuri care au continuat diferit, din care se păstrează ambele
bundle-merged = Jocuri noi: { $new }. { $longer ->
    [0] {""}
   *[other] Jocuri care merg acum mai departe: { $longer }.
  } { $parted ->
    [0] {""}
   *[other] Jocuri care au continuat diferit, păstrate ambele: { $parted }.
  }
# $count: jocuri
bundle-of-others = Jocuri ale altor jucători, care nu contează la statisticile tale și nici la ținte: { $count }.
# $count: setări
bundle-settings-taken = Setări luate din fișier, fiindcă e mai nou: { $count }.
bundle-settings-kept = Setări rămase ca aici, fiindcă fișierul e mai vechi: { $count }.
bundle-keys-taken = Tastele sunt acum cele din fișier.
bundle-keys-kept = Tastele rămân ca aici, fiindcă fișierul e mai vechi.
bundle-foreign = Acest fișier nu conține jocuri { KEY("audiowar") }.
bundle-damaged = Acest fișier e deteriorat. Ce s-a putut citi înainte de deteriorare a fost adus.
bundle-hostile = Acest fișier ar umple discul sau nu a fost făcut de { KEY("audiowar") }. Nu e folosit.
bundle-newer = Acest fișier a fost făcut de o versiune mai nouă a acestui program.

# Manualul. Un rând gol începe un alineat nou.
manual-archive-list =
    Primul e cel jucat ultima dată: jocul, adversarii, rezultatul, lungimea și data. Înaintea jocurilor alegi care se arată, după fel sau după joc, sau cauți cuvinte; literele tastate găsesc imediat un joc. Cele mai vechi sunt în grupuri pe luni. Apasă { $key-enter } pe un joc ca să-l continui dacă nu e terminat, să-i dai un nume, să spui al cui e sau să-l ștergi.

    Un joc șters poate fi adus înapoi: alege „Arată: jocurile șterse”. Numai acolo poate fi șters definitiv. Jocurile cu alte persoane la un server se păstrează când se termină.
manual-archive-travel = Jocurile și setările, luate cu tine
manual-archive-travel-text =
    Ultimul rând al listei salvează toate jocurile, setările și tastele într-un singur fișier și le aduce dintr-un asemenea fișier, făcut de program sau de o pagină. Un program portabil îl salvează în dosarul lui, celelalte printre descărcările tale.

    Astfel nu se pierde nimic: ce au ambele calculatoare se păstrează o dată, dintr-un joc care a ajuns mai departe într-un loc partea mai lungă, iar dintre setările diferite cea mai nouă. Parolele și locurile la servere nu călătoresc. Un joc jucat de altcineva, adus dintr-un fișier cu jocuri, nu contează la statisticile tale și nici la ținte; poți schimba asta în meniul jocului.
