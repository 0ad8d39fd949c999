# Imena tastera i šta rade.

# $key: taster koji ovde ne radi ništa
key-nothing = { CAP($key) } ovde ne radi ništa. Spisak tastera: { KEY("F1") }.
# $line: upisan red
line-unknown = { KEY($line) } ovde nije ni taster ni karta. Spisak tastera: { KEY("F1") }.
# $char: slovo ili cifra
key-char = { $char ->
    [A] slovo { KEY("A") }
    [E] slovo { KEY("E") }
    [I] slovo { KEY("I") }
    [O] slovo { KEY("O") }
    [U] slovo { KEY("U") }
    [Y] { KEY("Y") }
   *[other] { KEY($char) }
  }
# $modifier i $key: imena tastera
key-with = { $modifier }+{ $key }
key-ctrl = kontrol
key-alt = { KEY("Alt") }
key-shift = šift
key-up = strelica gore
key-down = strelica dole
key-left = strelica levo
key-right = strelica desno
key-home = { KEY("Home") }
key-end = { KEY("End") }
key-pageup = { KEY("Page up") }
key-pagedown = { KEY("Page down") }
key-enter = { KEY("Enter") }
key-escape = eskejp
key-tab = { KEY("Tab") }
key-space = razmak
key-backspace = taster za brisanje nazad
key-delete = { KEY("Delete") }
key-insert = { KEY("Insert") }
# Znaci, kako se kucaju, brišu i čitaju slovo po slovo.
char-space = razmak
char-exclamation = uzvičnik
char-quote = navodnik
char-number = taraba
char-dollar = dolar
char-percent = procenat
char-ampersand = znak et
char-apostrophe = apostrof
char-left-parenthesis = otvorena zagrada
char-right-parenthesis = zatvorena zagrada
char-star = zvezdica
char-plus = plus
char-comma = zarez
char-minus = crtica
char-dot = tačka
char-slash = kosa crta
char-colon = dve tačke
char-semicolon = tačka i zarez
char-less = manje od
char-equals = jednako
char-greater = veće od
char-question = upitnik
char-at = majmunče
char-left-bracket = otvorena uglasta zagrada
char-backslash = obrnuta kosa crta
char-right-bracket = zatvorena uglasta zagrada
char-caret = kapica
char-underscore = donja crta
char-grave = obrnuti akcenat
char-left-brace = otvorena velika zagrada
char-bar = uspravna crta
char-right-brace = zatvorena velika zagrada
char-tilde = tilda
char-inverted-question = obrnuti upitnik
char-inverted-exclamation = obrnuti uzvičnik
char-euro = evro
char-unknown = nepoznat taster
# $char: slovo
char-capital = veliko { $char }
# $char: slovo sa znakom, $letter: slovo bez njega, $mark: znak
char-marked = { $char }, { $letter } { $mark }
mark-grave = sa obrnutim akcentom
mark-acute = sa kosom crticom
mark-circumflex = sa kapicom
mark-tilde = sa tildom
mark-breve = sa lukom
mark-diaeresis = sa dve tačke
mark-ring = sa kružićem
mark-double-acute = sa dve kose crtice
mark-caron = sa kvačicom
mark-comma-below = sa zarezom dole
mark-cedilla = sa sedilom
mark-ogonek = sa repićem
mark-stroke = sa crtom
key-f1 = { KEY("F1") }
key-f2 = { KEY("F2") }
key-f3 = { KEY("F3") }
key-f4 = { KEY("F4") }
key-f5 = { KEY("F5") }
key-f6 = { KEY("F6") }
key-f7 = { KEY("F7") }
key-f8 = { KEY("F8") }
key-f9 = { KEY("F9") }
key-f10 = { KEY("F10") }
key-f11 = { KEY("F11") }
key-f12 = { KEY("F12") }

# Pomoć za tastere. $where: mesto čiji se tasteri nabrajaju
help-title = Tasteri { $where }.
help-menu = u menijima
help-table = za stolom
help-anywhere = koji rade svuda
help-entry = u polju za upis
# Spisak svih tastera
help-sections = Svi tasteri.
# Grupe tastera
keys-group-cards = Karte
keys-group-ranks = Karte po jačini
keys-group-asking = Pitanja za stolom
keys-group-game = Igra i ostali igrači
keys-group-lists = Spiskovi i meniji
keys-group-messages = Poruke
keys-group-sound = Glas i zvukovi
keys-group-program = Pomoć, jezik i program
# Šta tasteri rade u polju za upis
entry-help-type = Slova, cifre i znaci se upisuju
entry-does-type = upisuje se
entry-does-left = prethodno slovo
entry-does-right = sledeće slovo
entry-does-first = prvo slovo
entry-does-last = kraj teksta
entry-does-read = pročitaj upisano
entry-does-erase = obriši prethodno slovo
entry-does-delete = obriši ovo slovo
entry-does-enter = gotovo
# $keys: imena tastera; $does: šta rade
help-line = { CAP(LIST($keys, kind: "or")) }: { $does }
help-ranks = Od { KEY("2") } do { KEY("9") }; { KEY("0") } za desetku, { KEY("J") } za žandara, { KEY("Q") } za damu, { KEY("K") } za kralja, { KEY("A") } za keca, { KEY("X") } za džokera: sledeća karta te vrednosti
# Where they go to no card. $does: what they do
help-digits = Cifre: { $does }
# Šta slova rade u spisku
help-letters = Slova: sledeći red koji njima počinje
# Kaže se posle najvažnijih tastera
help-more = Ispod njih su svi tasteri, po grupama.
    .brief = {""}

command-help = spisak tastera
command-describe-keys = opis tastera, bez izvršavanja
command-manual = uputstvo, u pregledaču
command-next-language = sledeći jezik
command-detail = manja ili veća opširnost
command-older = starija poruka
command-newer = novija poruka
command-oldest = najstarija poruka
command-newest = najnovija poruka
command-repeat = ponovi najnoviju poruku
command-previous = prethodna stavka
command-next = sledeća stavka
command-first = prva stavka
command-last = poslednja stavka
command-less = prethodna vrednost
command-more = sledeća vrednost
command-enter = izaberi
command-back = nazad
command-card-previous = prethodna karta
command-card-next = sledeća karta
command-card-first = prva karta
command-card-last = poslednja karta
command-play = igraj kartu
# Isti taster u igrama u kojima se karte samo okreću.
command-turn = okreni sledeću kartu
command-rules-now = trenutna pravila
command-who-chooses = ko je izabrao, a ko još nije
command-owned = koliko ko ima karata
command-power = moć poslednje odigrane karte
command-hand = vaša ruka
command-hand-packet = koliko je karata u vašem špilu
command-pot = karte na stolu
command-last-trick = ponovi poslednji potez
command-auto = uključi ili isključi samostalno okretanje karata
command-coach = savet trenera
command-skip = preskoči do kraja
command-stop-timer = zaustavi odbrojavanje
command-chat = poruka ostalima
command-who-is-here = ko je tu
command-menu = meni igre
command-copy = kopiraj poruku
command-search = pretraga poruka
command-buffer-previous = prethodna vrsta poruka
command-buffer-next = sledeća vrsta poruka
command-silence = tišina
command-slower = sporiji govor
command-faster = brži govor
command-sound-softer = tiši zvukovi
command-sound-louder = glasniji zvukovi
command-speech-softer = tiši govor
command-speech-louder = glasniji govor
command-full-screen = ceo ekran
command-rank = sledeća karta te vrednosti
# $card: vrednost
command-to-rank = sledeća karta te vrednosti: { RANK($card) }
command-none = ovde ne radi ništa

# $key: taster; $does: šta bi uradio
describer-key = { CAP($key) }: { $does }.
describer-title = Svaki taster kaže šta radi. Za kraj dvaput pritisnite eskejp.

# Menjanje tastera. $keys: spisak; $does: šta komanda radi; $where: table, menu ili anywhere
remap-title = Menjanje tastera.
remap-hint = Pritisnite { KEY("Enter") }, pa novi taster.
    .brief = {""}
remap-line = { $where ->
    [table] { CAP($does) }, za stolom: { LIST($keys, kind: "or") }
    [listen] { CAP($does) }, pri ponovnom slušanju: { LIST($keys, kind: "or") }
    [menu] { CAP($does) }, u menijima: { LIST($keys, kind: "or") }
   *[anywhere] { CAP($does) }: { LIST($keys, kind: "or") }
  }
remap-usual = Vrati uobičajene tastere
remap-usual-done = Vraćeni su uobičajeni tasteri.
remap-press = Pritisnite novi taster za: { $does }. Eskejp ostavlja stari.
# $key: taster
remap-done = { CAP($key) }: { $does }.
remap-clash = Taster { $key } već je zauzet: { $does }. Ništa nije promenjeno.
remap-no-key = Ovaj taster ne može da se dodeli komandi. Ništa nije promenjeno.
