# Zašto se nešto odbija. Kratko: prvo šta nije u redu, pa pravilo.

refused-game-over = Igra je gotova.
refused-answer-first = Prvo odgovorite na pitanje.
refused-you-are-out = Ispali ste iz igre.
refused-late-answer = Prekasno: taj izbor je završen.
refused-already-chosen = Već ste izabrali.
refused-not-asked = Sada niste na potezu.
# $card
refused-not-in-hand = Nemate { CARD($card, form: "acc") } u ruci.
# $choice: reč iz datoteke ili sa tastature
refused-not-possible = { KEY($choice) } sada nije moguće.
refused-swap-too-late = Već ste izabrali: menja se pre izbora.
refused-no-swap = Menjati možete samo posle osmice.
refused-pile-empty = Gomila je prazna.
refused-spy-waits = Špijunirate: birate kad svi ostali izaberu.
# $players: koliko ih je traženo; $low, $high: koliko igra dozvoljava
refused-players = Igrača ne može biti { $players }: u ovoj igri ih je od { $low } do { $high }.
# $option, $value: kako su napisani
refused-unknown-option = Ova igra nema opciju { KEY($option) }.
refused-bad-value = Opcija { KEY($option) } nema vrednost { KEY($value) }.
refused-unknown-game = Ne postoji igra { KEY($game) }.
# $part: deo pozicije u datoteci
refused-position = Deo pozicije { KEY($part) } nije ispravan.
