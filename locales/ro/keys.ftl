# Numele tastelor și ce fac ele.

# $key: o tastă care aici nu face nimic
key-nothing = { $key } nu face nimic aici. F1 arată tastele.
# $line: un rând scris
line-unknown = { KEY($line) } nu e aici nici tastă, nici carte. F1 arată tastele.
# $char: o literă sau o cifră
key-char = { KEY($char) }
# $modifier și $key: nume de taste
key-with = { $modifier }+{ $key }
key-ctrl = Control
key-alt = Alt
key-shift = Shift
key-up = Săgeată sus
key-down = Săgeată jos
key-left = Săgeată stânga
key-right = Săgeată dreapta
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Spațiu
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
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
# $keys: nume de taste; $does: ce fac
help-line = { LIST($keys, kind: "or") }: { $does }
help-ranks = De la { KEY("2") } la { KEY("9") }, { KEY("0") } pentru zece, { KEY("J") }, { KEY("Q") }, { KEY("K") }, { KEY("A") }, { KEY("X") } pentru joker: la următoarea carte de acest fel

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
command-rules-now = regulile de acum
command-who-chooses = cine a ales și cine nu
command-owned = câte cărți are fiecare jucător
command-power = folosește puterea ultimei tale cărți
command-hand = mâna ta
command-pot = cărțile de pe masă
command-last-trick = încă o dată ultima tură
command-coach = un sfat
command-auto = cărțile se întorc singure, sau nu mai
command-skip = sari la sfârșit
command-stop-timer = oprește timpul
command-chat = scrie celorlalți
command-who-is-here = cine e aici
command-menu = meniul jocului
command-copy = copiază mesajul
command-search = caută un mesaj
command-buffer-previous = felul de mesaje dinainte
command-buffer-next = felul de mesaje următor
command-silence = liniște
command-slower = voce mai lentă
command-faster = voce mai rapidă
command-sound-softer = sunete mai puțin tari
command-sound-louder = sunete mai tari
command-speech-softer = voce mai puțin tare
command-speech-louder = voce mai tare
command-full-screen = ecran complet
command-rank = la următoarea carte de acest fel
command-none = nimic aici

# $key: o tastă; $does: ce ar face
describer-key = { $key }: { $does }.
describer-title = Fiecare tastă spune ce face. Escape de două ori încheie.

# Schimbarea tastelor. $keys: o listă; $does: ce face comanda; $where: table, menu sau anywhere
remap-title = Schimbă tastele. Enter așteaptă tasta nouă.
remap-line = { $where ->
    [table] { $does }, la masă: { LIST($keys, kind: "or") }
    [menu] { $does }, în meniuri: { LIST($keys, kind: "or") }
   *[anywhere] { $does }: { LIST($keys, kind: "or") }
  }
remap-usual = Înapoi la tastele obișnuite
remap-usual-done = Toate tastele sunt cele obișnuite.
remap-press = Apasă tasta nouă pentru: { $does }. Escape o lasă cum e.
# $key: o tastă
remap-done = { $key }: { $does }.
remap-clash = { $key } e ocupată: { $does }. Nu se schimbă nimic.
