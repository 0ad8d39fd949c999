# De ce nu se poate ceva. Scurt: întâi ce e greșit, apoi regula.

refused-game-over = Jocul s-a terminat.
refused-answer-first = Răspunde întâi la întrebare.
refused-you-are-out = Ai ieșit din joc.
refused-late-answer = Prea târziu: întrebarea s-a închis.
refused-already-chosen = Ai ales deja.
refused-not-asked = Nu e rândul tău.
# $card
refused-not-in-hand = Nu ai { CARD($card, form: "def") }.
# $choice: un cuvânt dintr-un fișier sau de la tastatură
refused-not-possible = Acum nu se poate: { KEY($choice) }.
refused-swap-too-late = Ai ales deja: schimbul se face înainte.
refused-no-swap = Poți schimba numai după ce joci un opt.
refused-pile-empty = Grămada ta e goală.
refused-spy-waits = Spionezi: alegi după ce au ales ceilalți.
# $players: câți s-au cerut; $low, $high: câți primește jocul
refused-players = Jocul nu merge cu { COUNT($players, noun: "player") }, ci cu { $low } până la { $high }.
# $option, $value: așa cum au fost scrise
refused-unknown-option = Jocul acesta nu are opțiunea { KEY($option) }.
refused-bad-value = { KEY($value) } nu e o valoare pentru opțiunea { KEY($option) }.
refused-unknown-game = Nu există jocul { KEY($game) }.
# $part: o parte a unei poziții dintr-un fișier
refused-position = Partea { KEY($part) } a poziției e greșită.
