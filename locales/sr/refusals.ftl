# Zašto se nešto odbija. Kratko: prvo šta nije u redu, pa pravilo.

refused-game-over = Igra je gotova.
refused-answer-first = Prvo odgovorite na pitanje.
refused-you-are-out = Ispali ste iz igre.
refused-late-answer = Prekasno: taj izbor je završen.
refused-already-chosen = Već ste izabrali.
refused-not-asked = Sada niste na potezu.
# $card
refused-not-in-hand = Nemate { CARD($card, form: "acc", suit: "always") } u ruci.
# $choice: reč iz datoteke ili sa tastature
refused-not-possible = { KEY($choice) } sada nije moguće.
refused-swap-too-late = Već ste izabrali: menja se pre izbora.
refused-no-swap = Menjati možete samo posle osmice.
refused-pile-empty = Gomila je prazna.
refused-spy-waits = Špijunirate: birate kad svi ostali izaberu.
# $players: koliko ih je traženo; $low, $high: koliko igra dozvoljava; $only: kad je to jedan broj
refused-players = { $only ->
    [yes] Ova igra je samo za ovoliko igrača: { $low }.
   *[no] Igrača ne može biti { $players }: u ovoj igri ih je od { $low } do { $high }.
  }
# $option, $value: kako su napisani
refused-unknown-option = Ova igra nema opciju { KEY($option) }.
refused-bad-value = Opcija { KEY($option) } nema vrednost { KEY($value) }.
refused-unknown-game = Ne postoji igra { KEY($game) }.
# $part: deo pozicije u datoteci
refused-position = Deo pozicije { KEY($part) } nije ispravan.

# Rumunski rat i njegovi zarobljenici
refused-no-prisoner = Nemate zarobljenika.
refused-stack-empty = Špil vam je prazan.
refused-own-card = { CAP(CARD($card, suit: "always")) } je vaša karta: zadržava se samo tuđa.
refused-not-on-table = { CAP(CARD($card, suit: "always")) } nije na stolu.
refused-prisoners-need-three = Ratni zarobljenici traže najmanje tri igrača.

# Klasični rat
refused-bury-jokers-need-two = Džokeri se skrivaju samo kad igraju dva igrača.

# Rat sa krađom. $card: gornja karta te gomile
refused-own-pile = To je vaša gomila.
refused-no-pile = Taj igrač nema gomilu.
refused-pile-differs = Na vrhu te gomile je { CARD($card, suit: "always") }: vaša karta mora biti iste jačine.

# Kazino rat. $cents: iznos
refused-war-not-covered = Za rat treba { MONEY($cents) }, a toliko nemate: možete samo da odustanete.
refused-bet-not-whole = Ulog mora biti ceo broj.
refused-bet-too-low = Najmanji ulog je { MONEY($cents) }.
refused-bet-too-high = Najveći ulog je { MONEY($cents) }.
refused-tie-bet-too-high = Najveći ulog na izjednačenje je { MONEY($cents) }.
refused-bet-not-covered = Za oba uloga imate samo { MONEY($cents) }.
refused-max-bet-below-min-bet = Najveći ulog ne sme biti manji od najmanjeg.
refused-bankroll-below-min-bet = Novac na početku mora da pokrije najmanji ulog.

# Za stolom sa drugim ljudima
refused-wrong-version = Ovaj server koristi drugu verziju igre: { KEY($version) }.
refused-hello-first = Veza se još nije javila.
refused-bad-frame = Server to nije razumeo.
refused-frame-too-long = To je predugačko za server.
refused-too-fast = Previše odjednom: sačekajte malo.
refused-chat-too-fast = Pišete prebrzo: sačekajte dve sekunde.
refused-no-table = Takvog stola nema ili mu je kod drugačiji.
refused-no-seat = To mesto nije vaše ili tamo niko ne sedi.
refused-table-full = Sva mesta za tim stolom su zauzeta.
refused-table-closed = Sto je zatvoren.
refused-too-many-tables = Imate previše otvorenih stolova.
refused-seated-already = Već sedite za stolom: prvo ga napustite.
refused-not-seated = Ne sedite ni za jednim stolom.
refused-not-host = To može samo domaćin stola.
refused-has-begun = Igra je već počela.
refused-not-begun = Igra još nije počela.
refused-kicked = Domaćin vas je udaljio od stola.
