# Jocul împreună: servere, mese cu alți oameni, mesaje.

menu-together = Joacă cu alții
together-how = Cum vrei să joci cu alții?
together-nearby = Caută mese în apropiere
together-by-address = După adresa unui server
together-address = Adresa serverului sau numărul lui.
nearby-title = În apropiere.
nearby-looking = Se caută mese în apropiere
nearby-none = Încă nu s-a găsit niciuna. Căutarea continuă.
nearby-found = Găsit:
# Un server din rețeaua locală. $server: numele calculatorului; $address: unde se află
nearby-server = { KEY($server) }, { KEY($address) }
together-connecting = Se face legătura.
together-unreachable = Serverul nu răspunde.
# in a page whose server cannot be reached, the title of a menu
together-no-server = Niciun server nu răspunde la adresa acestei pagini. Nu merge serverul ori rețeaua, sau pagina vine dintr-un loc fără mese. O pagină poate juca doar la serverul ei.
together-other-page = Mergi la pagina altui server
together-no-address = Aceasta nu e o adresă.
together-title = Cu alții.
together-return = Înapoi la locul tău
together-make = Deschide o masă
together-by-code = Intră cu un cod
together-tables = Mese deschise
# Leads to the rest of a long list
together-tables-more = Mai multe mese
together-filter = Caută o masă
# the title of a menu whose rows say which tables are listed
together-filter-title = Ce mese?
together-filter-any-game = Jocul: oricare
# $game: un titlu
together-filter-game = Jocul: { $game }
# $value: o limbă, sau any
together-filter-language = Limba gazdei: { $value ->
    [en] engleză
    [es] spaniolă
    [ro] română
    [sr] sârbă
   *[any] oricare
  }
# $count: locuri libere
together-filter-free = Locuri libere: { $count ->
    [0] nu contează
   *[other] cel puțin { $count }
  }
together-filter-show = Arată mesele acestea
together-filter-none = Nu e deschisă nicio astfel de masă.
together-watch = Privește cu un cod
# Clasamentele unui server, după joc
together-ratings = Clasamente
# $listed: yes sau no
together-listed = { $listed ->
    [yes] Ești în clasamentele acestui server, cu numele tău. Alege acest rând ca să ieși din ele.
   *[no] Nu ești în clasamentele acestui server. Alege acest rând ca să apari în ele, cu numele tău.
  }
together-ratings-title = Clasament: { $game }.
together-ratings-none = Încă nu e nimeni în acest clasament: { $game }.
# $place: 1 pentru cel mai bun; $strength, între $low și $high
together-rating = { $place }: { $name }, { $strength }, undeva între { $low } și { $high }, după { COUNT($games, noun: "game") }
together-take = Ocupă aici un loc de pe alt dispozitiv
together-code-entry = Codul mesei.
# asks for the code of move-code, not for that of the table
together-move-entry = Codul pe care îl spune celălalt dispozitiv.
together-no-tables = Nicio masă nu e deschisă tuturor.
together-unknown-game = Versiunea ta de audiowar e prea veche pentru jocul de la masa aceea.
# $game: un titlu; $players: cine e acolo; $count: locuri libere
together-table = { $game }: { NAMES($players) }. Locuri libere: { $count }
together-how-many = Câte locuri? Pe cele goale le ocupă boți.
# $count: jucători la masă
together-seats = { CAP(COUNT($count, noun: "seat")) }
together-who = Cine poate veni?
together-with-code = Cine are codul
together-open-all = Oricine
# $value: on sau off; dacă antrenorul ajută la această masă
together-coach = Sfaturi: { $value ->
    [on] permise
   *[off] nepermise
  }
together-no-coach = La această masă nu sunt permise sfaturi.
together-no-skip = Unde joacă și alții nu se poate sări peste nimic.

waiting-room-title = { $game }, înainte de joc.
waiting-room-code = Cod: { KEY($code) }.
# $link: the address of the page that opens this table
waiting-room-link = Link pentru browser: { KEY($link) }.
waiting-room-start = Începe jocul
# $count: câți au venit, $of: locuri
waiting-room-company = La masă: { COUNT($count, noun: "player") } din { $of }
menu-chat = Scrie celorlalți
menu-who = Cine e aici
menu-others = Ceilalți
menu-invite = Copiază o invitație pentru prieteni
# What is copied to be sent to friends. $game: a title; $link: as above
invitation = Joacă cărți cu mine: { $game }. Deschide { KEY($link) } într-un browser, scrie-ți numele și ești la masă.
# said before the invitation
invitation-copied = Copiat pentru prieteni:
menu-other-device = Mută locul pe alt dispozitiv
move-code = Codul pentru celălalt dispozitiv: { KEY($code) }. E bun o singură dată, câteva minute.
menu-get-up = Părăsește masa definitiv
menu-main-keeping = Meniul principal; locul rămâne al tău
menu-return = Înapoi la masa ta cu alții
seat-given-up = Ai părăsit masa definitiv.
waiting-room-leaving = Vrei să pleci de la masă înainte de joc?
waiting-room-stay = Rămâi la masă

chat-entry = Ce vrei să spui?
# $text: ce a scris un jucător
chat-said = { $player } scrie: { KEY($text) }
presence-joins = { $player } se așază la masă.
# $player: o persoană; $bot: cine a jucat pe loc până acum
presence-takes = { $player } se așază în locul botului { $bot }.
presence-leaves = { $player } pleacă.
presence-leaves-bot = { $player } pleacă. Mai departe joacă un bot.
# $bot: cine joacă pe loc de acum înainte
presence-leaves-to = { $player } pleacă. Mai departe joacă botul { $bot }.
presence-away = { $player } lipsește.
presence-bot = Cât timp { $player } lipsește, joacă un bot.
presence-back = { $player } e din nou aici.
# $count: de câte ori cineva s-a așezat, a plecat sau s-a întors; se spune o dată dacă au fost multe într-un minut
presence-many = Sosiri și plecări la masă între timp: { $count }.
# Cine stă la o masă. $players: toți
table-players = La masă: { NAMES($players) }.
here-you = Tu ești aici.
here-person = { $player } e aici.
here-bot = { $player } e un bot.
here-away = { $player } lipsește.
here-free = Un loc liber.
# $seconds: de când
awaited = Se așteaptă de { COUNT($seconds, noun: "second") }.
link-lost = Legătura s-a pierdut. Se reface de la sine.
link-back = Legătura e refăcută.
# After a backup was restored: the game that was heard is not the server's any more
restored = Serverul s-a întors la o stare mai veche a jocului: se continuă de acolo.
# $count: levate
missed = { $count ->
    [1] Între timp s-a jucat { COUNT($count, noun: "trick") }. O găsești în mesaje.
   *[other] Între timp s-au jucat { COUNT($count, noun: "trick") }. Le găsești în mesaje.
  }
ended-moved = Locul tău a fost preluat în altă parte.

others-mute = Nu mai asculta: { $player }
others-unmute = Ascultă din nou: { $player }
others-block = Blochează: { $player }
others-kick = Dă afară: { $player }
others-mute-done = { $player } nu se mai aude.
others-unmute-done = { $player } se aude din nou.
others-block-done = { $player } nu se mai aude deloc.
others-kick-done = { $player } trebuie să plece de la masă.
# The host: about who comes to the table
others-lock = Nu mai lăsa pe nimeni să vină la masă
others-unlock = Lasă din nou lumea să vină la masă
others-code = Dă mesei un cod nou
table-locked = La masă nu mai poate veni nimeni nou.
table-unlocked = La masă se poate veni din nou.
code-changed = Noul cod al mesei: { KEY($code) }.
host-now = Acum tu ești gazda mesei.
others-none = Nu mai e nimeni în afară de boți.
