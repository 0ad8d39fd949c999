# Imena tastera i šta rade.

# $key: taster koji ovde ne radi ništa
key-nothing = { $key } ovde ne radi ništa. { KEY("F1") } nabraja tastere.
# $line: upisan red
line-unknown = { KEY($line) } ovde nije ni taster ni karta. { KEY("F1") } nabraja tastere.
# $char: slovo ili cifra
key-char = { KEY($char) }
# $modifier i $key: imena tastera
key-with = { $modifier }+{ $key }
key-ctrl = { KEY("Control") }
key-alt = { KEY("Alt") }
key-shift = { KEY("Shift") }
key-up = Strelica gore
key-down = Strelica dole
key-left = Strelica levo
key-right = Strelica desno
key-home = { KEY("Home") }
key-end = { KEY("End") }
key-pageup = { KEY("Page up") }
key-pagedown = { KEY("Page down") }
key-enter = { KEY("Enter") }
key-escape = { KEY("Escape") }
key-tab = { KEY("Tab") }
key-space = Razmak
key-backspace = { KEY("Backspace") }
key-delete = { KEY("Delete") }
key-insert = { KEY("Insert") }
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
# $keys: imena tastera; $does: šta rade
help-line = { LIST($keys, kind: "or") }: { $does }
help-ranks = { KEY("2") } do { KEY("9") }, { KEY("0") } za desetku, { KEY("J") }, { KEY("Q") }, { KEY("K") }, { KEY("A") }, { KEY("X") } za džokera: sledeća takva karta

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
command-rules-now = trenutna pravila
command-who-chooses = ko je izabrao, a ko još nije
command-owned = koliko ko ima karata
command-power = iskoristi poslednju kartu
command-hand = vaša ruka
command-pot = karte na stolu
command-last-trick = ponovi poslednji potez
command-auto = karte se okreću same, ili ne
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
command-rank = sledeća takva karta
command-none = ovde ništa

# $key: taster; $does: šta bi uradio
describer-key = { $key }: { $does }.
describer-title = Svaki taster kaže šta radi. Za kraj dvaput pritisnite { KEY("Escape") }.

# Menjanje tastera. $keys: spisak; $does: šta komanda radi; $where: table, menu ili anywhere
remap-title = Menjanje tastera. Enter čeka novi taster.
remap-line = { $where ->
    [table] { $does }, za stolom: { LIST($keys, kind: "or") }
    [menu] { $does }, u menijima: { LIST($keys, kind: "or") }
   *[anywhere] { $does }: { LIST($keys, kind: "or") }
  }
remap-usual = Ponovo uobičajeni tasteri
remap-usual-done = Svi tasteri su kao obično.
remap-press = Pritisnite novi taster za: { $does }. Escape ostavlja stari.
# $key: taster
remap-done = { $key }: { $does }.
remap-clash = { $key } je zauzet: { $does }. Ništa nije promenjeno.
