# Numele tastelor și ce fac ele.

# $key: o tastă care aici nu face nimic
key-nothing = { CAP($key) } nu face nimic aici. Lista tastelor e la { KEY("F1") }.
# $line: un rând scris
line-unknown = { KEY($line) } nu e aici nici tastă, nici carte. Lista tastelor e la { KEY("F1") }.
# $char: o literă sau o cifră
key-char = { $char ->
    [A] tasta { KEY("A") }
    [E] tasta { KEY("E") }
    [I] tasta { KEY("I") }
    [O] tasta { KEY("O") }
    [U] tasta { KEY("U") }
    [Y] { KEY("Y") }
   *[other] { KEY($char) }
  }
# $modifier și $key: nume de taste
key-with = { $modifier }+{ $key }
key-ctrl = Control
key-alt = Alt
key-shift = Shift
key-up = săgeata sus
key-down = săgeata jos
key-left = săgeata stânga
key-right = săgeata dreapta
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Spațiu
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
# Semne, așa cum se scriu, se șterg și se citesc literă cu literă.
char-space = spațiu
char-exclamation = semnul exclamării
char-quote = ghilimele
char-number = diez
char-dollar = dolar
char-percent = procent
char-ampersand = și comercial
char-apostrophe = apostrof
char-left-parenthesis = paranteză stângă
char-right-parenthesis = paranteză dreaptă
char-star = asterisc
char-plus = plus
char-comma = virgulă
char-minus = minus
char-dot = punct
char-slash = bară oblică
char-colon = două puncte
char-semicolon = punct și virgulă
char-less = mai mic
char-equals = egal
char-greater = mai mare
char-question = semnul întrebării
char-at = a rond
char-left-bracket = paranteză pătrată stângă
char-backslash = bară inversă
char-right-bracket = paranteză pătrată dreaptă
char-caret = accent circumflex
char-underscore = linie de subliniere
char-grave = accent grav
char-left-brace = acoladă stângă
char-bar = bară verticală
char-right-brace = acoladă dreaptă
char-tilde = tildă
char-inverted-question = semnul întrebării inversat
char-inverted-exclamation = semnul exclamării inversat
char-euro = euro
char-unknown = tastă necunoscută
# $char: o literă
char-capital = { $char } mare
# $char: o literă cu semn, $letter: litera fără el, $mark: semnul
char-marked = { $char }, { $letter } { $mark }
mark-grave = cu accent grav
mark-acute = cu accent ascuțit
mark-circumflex = cu căciulă ascuțită
mark-tilde = cu tildă
mark-breve = cu căciulă rotundă
mark-diaeresis = cu două puncte deasupra
mark-ring = cu inel
mark-double-acute = cu accent dublu
mark-caron = cu căciulă întoarsă
mark-comma-below = cu virgulă
mark-cedilla = cu sedilă
mark-ogonek = cu ogonek
mark-stroke = cu bară
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

# Ajutor pentru taste. $where: locul ale cărui taste se arată
help-title = Taste { $where }.
help-menu = în meniuri
help-table = la masă
help-anywhere = peste tot
help-entry = într-un câmp de scris
# Lista cu toate tastele
help-sections = Toate tastele.
# Grupuri de taste
keys-group-cards = Cărți
keys-group-ranks = Cărți după valoare
keys-group-asking = Întrebări la masă
keys-group-game = Jocul și ceilalți
keys-group-lists = Liste și meniuri
keys-group-messages = Mesaje
keys-group-sound = Voce și sunete
keys-group-program = Ajutor, limbă și program
# Ce fac tastele într-un câmp de scris
entry-help-type = Literele, cifrele și semnele se scriu
entry-does-type = se scrie
entry-does-left = litera dinainte
entry-does-right = litera următoare
entry-does-first = prima literă
entry-does-last = sfârșitul textului
entry-does-read = citește ce ai scris
entry-does-erase = șterge litera dinainte
entry-does-delete = șterge litera de aici
entry-does-enter = gata
# $keys: nume de taste; $does: ce fac
help-line = { CAP(LIST($keys, kind: "or")) }: { $does }
help-ranks = De la { KEY("2") } la { KEY("9") }; { KEY("0") } pentru zece, { KEY("J") } pentru valet, { KEY("Q") } pentru damă, { KEY("K") } pentru rege, { KEY("A") } pentru as, { KEY("X") } pentru joker: la următoarea carte de acest fel
# Where they go to no card. $does: what they do
help-digits = Cifrele: { $does }
# Ce fac literele într-o listă
help-letters = Litere: următorul rând care începe cu ele
# Se spune după cele mai importante taste
help-more = Mai jos sunt toate tastele, pe grupuri.
    .brief = {""}

command-help = arată tastele
command-describe-keys = spune ce fac tastele, fără să le folosească
command-manual = manualul, în browser
command-next-language = limba următoare
command-detail = spune mai puțin sau mai mult
command-older = mesajul dinainte
command-newer = mesajul următor
command-oldest = cel mai vechi mesaj
command-newest = cel mai nou mesaj
command-repeat = repetă ultimul mesaj
command-previous = rândul dinainte
command-next = rândul următor
command-first = primul rând
command-last = ultimul rând
command-less = valoarea dinainte
command-more = valoarea următoare
command-enter = alege
command-back = înapoi
command-card-previous = cartea dinainte
command-card-next = cartea următoare
command-card-first = prima carte
command-card-last = ultima carte
command-play = joacă cartea
# Aceeași tastă în jocurile în care cărțile doar se întorc.
command-turn = întoarce cartea următoare
command-rules-now = regulile de acum
command-who-chooses = cine a ales și cine nu
command-owned = câte cărți are fiecare jucător
command-power = puterea ultimei tale cărți
command-hand = mâna ta
command-hand-packet = câte cărți are teancul tău
command-pot = cărțile de pe masă
command-last-trick = încă o dată ultima tură
command-coach = un sfat
command-auto = cărțile se întorc singure, sau nu mai
command-skip = sare la sfârșit
command-stop-timer = oprește timpul
command-chat = scrie celorlalți
command-who-is-here = cine e aici
command-menu = meniul jocului
command-copy = copiază mesajul
command-search = caută un mesaj
command-buffer-previous = categoria de mesaje dinainte
command-buffer-next = categoria de mesaje următoare
command-silence = liniște
command-slower = voce mai lentă
command-faster = voce mai rapidă
command-sound-softer = volumul sunetelor mai mic
command-sound-louder = volumul sunetelor mai mare
command-speech-softer = volumul vocii mai mic
command-speech-louder = volumul vocii mai mare
command-full-screen = ecran complet
command-rank = la următoarea carte de acest fel
# $card: o valoare
command-to-rank = următoarea carte de acest fel: { RANK($card) }
command-none = nimic aici

# $key: o tastă; $does: ce ar face
describer-key = { CAP($key) }: { $does }.
describer-title = Fiecare tastă spune ce face. De două ori Esc încheie.

# Schimbarea tastelor. $keys: o listă; $does: ce face comanda; $where: table, menu sau anywhere
remap-title = Schimbă tastele.
remap-hint = Apasă Enter, apoi tasta nouă.
    .brief = {""}
remap-line = { $where ->
    [table] { CAP($does) }, la masă: { LIST($keys, kind: "or") }
    [listen] { CAP($does) }, la ascultarea din nou: { LIST($keys, kind: "or") }
    [menu] { CAP($does) }, în meniuri: { LIST($keys, kind: "or") }
   *[anywhere] { CAP($does) }: { LIST($keys, kind: "or") }
  }
remap-usual = Înapoi la tastele obișnuite
remap-usual-done = Toate tastele sunt cele obișnuite.
remap-press = Apasă tasta nouă pentru: { $does }. Esc o lasă cum e.
# $key: o tastă
remap-done = { CAP($key) }: { $does }.
remap-clash = Tasta { $key } e deja ocupată: { $does }. Nu se schimbă nimic.
remap-no-key = Tasta aceasta nu se poate da unei comenzi. Nu se schimbă nimic.
