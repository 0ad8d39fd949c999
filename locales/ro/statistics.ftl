# Statistici, punctaj și împărțirea zilei.

menu-progress = Statistici, ținte, punctaj
progress-title = Ce ai reușit.
progress-statistics = Statistici
progress-goals = Ținte
progress-rating = Punctaj
# $percent: câte dintre jocuri au fost citite
progress-reading = Se citesc jocurile: { $percent } la sută.
progress-none = Încă nu ai terminat niciun joc.

## Statistici

# $games: câte s-au terminat
statistics-title = Statistici: { COUNT($games, noun: "game") }.
statistics-all = Toate jocurile
statistics-by-game = Pe jocuri
statistics-by-level = Pe adversari
statistics-by-players = Pe număr de jucători
statistics-by-people = Pe persoane
statistics-by-month = Pe luni
# $name: un joc, adversari, un număr de jucători, o persoană sau o lună; $games: câte; $won: cele câștigate
statistics-item = { $name }: { COUNT($games, noun: "game") }, câștigate { $won }, { $percent } la sută
statistics-wins = Câștigate { $won } din { $games }, { $percent } la sută.
# Intervalul de 95 la sută. $low, $high: la sută
statistics-chance = Șansa ta de câștig este între { $low } și { $high } la sută; cu cât joci mai mult, cu atât e mai sigur.
statistics-drawn = Egalități: { $count }.
# $now: victorii la rând acum; $most: cele mai multe
statistics-streak = Victorii la rând: acum { $now }, recordul { $most }.
# $count: cele mai puține cărți avute într-un joc câștigat
statistics-comeback = Cea mai frumoasă revenire: o victorie după ce ai rămas cu doar { COUNT($count, noun: "card") }.
# $count: războaie la rând
statistics-longest-war = Cel mai lung război, egalități la rând: { $count }.
statistics-pot = Cele mai multe cărți luate deodată: { $count }.
statistics-wars-won = Războaie câștigate: { $count }.
statistics-jokers = Ture câștigate cu un joker: { $count }.
statistics-revolutions = Revoluții: { $count }.
statistics-tricks = Ture sau runde jucate: { $count }.
statistics-course = Victorii în timp
# $percent: victorii în aceste jocuri; $first, $last: numerele lor
statistics-period = { $percent } la sută în jocurile de la { $first } la { $last }.
# Câte alegeri au fost bune, după cel care dă sfaturi
statistics-choices = Cât de bune au fost alegerile tale
statistics-judging = Se parcurg alegerile tale: { $percent } la sută.
statistics-choices-none = Niciun joc al tău nu a avut alegeri care pot fi judecate.
# $sound din $judged alegeri nu au fost greșeli; $games: în câte jocuri
statistics-choices-all = În ultimele tale jocuri, { $games }, alegeri bune: { $percent } la sută din { $judged }.
# $day: când s-a jucat
statistics-choices-item = { DATE($day) }, { $game }: { $percent } la sută, { $sound } din { $judged }
# $games: câte jocuri încheiate nu contează, pentru că fișierul a fost schimbat
statistics-refused = Nu contează, pentru că fișierul nu respectă regulile: { COUNT($games, noun: "game") }
statistics-copy = Copiază totul ca tabel
# $path: un fișier
statistics-file = Tabelul este în fișierul { $path }.
# $count: câți joacă la masă
statistics-table-size = { COUNT($count, noun: "player") }

# Nivelurile boților singure, ca în opponents.ftl; mixed: mai multe
level-dreamer = visător
level-beginner = începător
level-newcomer = nou-venit
level-amateur = amator
level-sensible = chibzuit
level-gambler = cartofor
level-counter = socotit
level-d1 = student
level-sel1 = tactician
level-professor = profesor
level-strong = puternic
level-intuitive = intuitiv
level-steady = statornic
level-careful = prudent
level-stubborn = încăpățânat
level-mixed = adversari diferiți

## Punctaj

rating-title = Punctaj.
rating-none = Încă nu există punctaj. Termină un joc în care îți alegi cărțile.
# $strength: un număr, la început 25; $low și $high: între ce limite poate fi
rating-item = { $game }: { $strength }, undeva între { $low } și { $high }, după { COUNT($games, noun: "game") }
rating-about = Tu și botul chibzuit începeți cu 25. Cu fiecare joc, cele două limite se apropie.
# $name: un bot sau o persoană; $percent: șansa de a câștiga
rating-against = { $name }: { $strength }. Șansa ta de câștig: { $percent } la sută.

## Împărțirea zilei

menu-daily = Împărțirea zilei
# $day: astăzi; $streak: zile la rând în care s-a jucat una
daily-title = Împărțirea zilei, { DATE($day) }. { $streak ->
    [0] Toată lumea primește aceleași cărți.
   *[other] Zile la rând: { $streak }.
  }
# $bot: adversarul, sau none unde este doar banca
daily-open = { $game }, { $bot ->
    [none] contra băncii
   *[other] adversar: { $bot }
  }
daily-running = { $game }, început
# $result: won, lost sau drawn
daily-done = { $game }: { $result ->
    [won] victorie
    [lost] înfrângere
   *[drawn] egalitate
  }
# Un rând de trimis altora. $day: ziua; $bot: ca mai sus; $tricks, $wars: câte au fost
daily-share = { KEY("audiowar") }, { DATE($day) }, { $game }: { $result ->
    [won] victorie
    [lost] înfrângere
   *[drawn] egalitate
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { COUNT($wars, noun: "war") }{ $bot ->
    [none] {""}
   *[other] , { $bot }
  }
daily-copy = Copiază rândul acesta
daily-again = Joacă din nou; contează primul rezultat
# $count: rezultate din zilele trecute
daily-past = Zile trecute: { $count }
