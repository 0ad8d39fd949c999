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
# $players: koliko ih je traženo; $low, $high: koliko igra dozvoljava; $only: kad je to jedan broj
refused-players = { $only ->
    [yes] Ova igra je samo za { COUNT($low, noun: "player", form: "obj") }.
   *[no] Igrača ne može biti { $players }: u ovoj igri ih je od { $low } do { $high }.
  }
# $option, $value: kako su napisani
refused-unknown-option = Ova igra nema opciju { KEY($option) }.
refused-bad-value = Opcija { KEY($option) } nema vrednost { KEY($value) }.
refused-unknown-game = Ne postoji igra { KEY($game) }.
# $part: deo pozicije u datoteci
refused-position = Deo pozicije { KEY($part) } nije ispravan.

# Za stolom sa drugim ljudima
refused-wrong-version = Ovaj server koristi drugu verziju igre: { KEY($version) }.
refused-hello-first = Veza još nije uspostavljena.
refused-bad-frame = Server to nije razumeo.
refused-frame-too-long = To je predugačko za server.
refused-too-fast = Previše odjednom: sačekajte malo.
refused-too-many-connections = Sa vaše adrese već ima previše veza: zatvorite neku ili pokušajte kasnije.
refused-chat-too-fast = Pišete prebrzo: sačekajte dve sekunde.
refused-no-table = Takvog stola nema ili mu je kod drugačiji.
refused-no-seat = To mesto nije vaše ili tamo niko ne sedi.
refused-no-move = Taj kod ne važi.
refused-table-full = Sva mesta za tim stolom su zauzeta.
refused-table-closed = Sto je zatvoren.
refused-too-many-tables = To je previše stolova: sačekajte minut.
refused-seated-already = Već sedite za stolom: prvo ga napustite.
refused-not-seated = Ne sedite ni za jednim stolom.
refused-not-host = To može samo domaćin stola.
refused-has-begun = Igra je već počela.
refused-not-over = Igra još nije gotova.
refused-not-begun = Igra još nije počela.
refused-kicked = Domaćin vas je udaljio od stola.
refused-table-locked = Za taj sto više niko ne može da sedne.
# The server knows a device only by what its program says
refused-second-seat = Ovaj uređaj već ima mesto za tim stolom, koliko server može da zna: usred igre tamo niko ne uzima još jedno mesto.
refused-no-new-code = Na ovom serveru sto zadržava svoj kod. Umesto toga možete da ne puštate više nikoga.
refused-table-damaged = Ono što je sačuvano za taj sto je oštećeno: tamo se više ne može igrati.
# Za stolom i pri sedanju: disk servera je pun ili ne odgovara
refused-cannot-keep = Server trenutno ne može ništa da sačuva. Ništa nije izgubljeno: igra se nastavlja kada opet bude mogao.

# Od onoga ko vodi server
refused-operator-says = Od administratora ovog servera: { KEY($text) }
refused-operator-closes = Administrator ovog servera zatvara ovaj sto.
refused-barred = Administrator ovog servera trenutno nikoga ne pušta iz vaše mreže.
refused-draining = Server će uskoro biti ažuriran: do tada se novi stolovi ne otvaraju.
refused-update-comes = Server će uskoro biti ažuriran. Vaša igra ostaje sačuvana: veza se vraća sama, a igra se nastavlja tamo gde je stala.
refused-update-off = Ažuriranje je odloženo: novi stolovi mogu ponovo da se otvore.
