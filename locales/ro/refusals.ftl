# De ce nu se poate ceva. Scurt: întâi ce e greșit, apoi regula.

refused-game-over = Jocul s-a terminat.
refused-answer-first = Răspunde întâi la întrebare.
refused-you-are-out = Ai ieșit din joc.
refused-late-answer = Prea târziu: întrebarea s-a închis.
refused-already-chosen = Ai ales deja.
refused-not-asked = Nu e rândul tău.
# $card
refused-not-in-hand = Nu ai { CARD($card, form: "def", suit: "always") }.
# $choice: un cuvânt dintr-un fișier sau de la tastatură
refused-not-possible = Acum nu se poate: { KEY($choice) }.
# $players: câți s-au cerut; $low, $high: câți primește jocul; $only: dacă e un singur număr
refused-players = { $only ->
    [yes] Jocul merge numai cu { COUNT($low, noun: "player") }.
   *[no] Jocul merge de la { $low } până la { $high } jucători, nu cu { $players }.
  }
# $option, $value: așa cum au fost scrise
refused-unknown-option = Jocul acesta nu are opțiunea { KEY($option) }.
refused-bad-value = { KEY($value) } nu e o valoare pentru opțiunea { KEY($option) }.
refused-unknown-game = Nu există jocul { KEY($game) }.
# $part: o parte a unei poziții dintr-un fișier
refused-position = Partea { KEY($part) } a poziției e greșită.

# La o masă cu alți oameni
refused-wrong-version = Serverul acesta folosește altă versiune a jocului: { KEY($version) }.
refused-hello-first = Legătura nu s-a făcut încă.
refused-bad-frame = Serverul nu a înțeles.
refused-frame-too-long = E prea lung pentru server.
refused-too-fast = Prea mult deodată: așteaptă puțin.
refused-too-many-connections = De la adresa ta sunt deja prea multe conexiuni: închide câteva sau încearcă mai târziu.
refused-chat-too-fast = Scrii prea repede: așteaptă două secunde.
refused-no-table = Nu există masa aceasta sau are alt cod.
refused-no-seat = Locul acela nu e al tău sau nu stă nimeni acolo.
refused-no-move = Codul nu e valabil.
refused-table-full = Toate locurile de la masa aceea sunt ocupate.
refused-table-closed = Masa s-a închis.
refused-too-many-tables = Sunt prea multe mese: așteaptă un minut.
refused-seated-already = Ești deja la o masă: părăsește-o întâi.
refused-not-seated = Nu ești la nicio masă.
refused-not-host = Asta poate face numai gazda mesei.
refused-has-begun = Jocul a început deja.
refused-not-over = Jocul nu s-a terminat încă.
refused-not-begun = Jocul nu a început încă.
refused-kicked = Gazda te-a dat afară de la masă.
refused-table-locked = La masa aceea nu mai poate veni nimeni nou.
# The server knows a device only by what its program says
refused-second-seat = Acest dispozitiv are deja un loc la masa aceea, din câte știe serverul: în mijlocul jocului nimeni nu ia acolo un al doilea loc.
refused-no-new-code = Pe acest server o masă își păstrează codul. În schimb, poți să nu mai lași pe nimeni să vină.
refused-table-damaged = Ce s-a salvat de la masa aceea este deteriorat: nu se mai poate juca acolo.
# La masă și la așezare: discul serverului e plin sau nu răspunde
refused-cannot-keep = Serverul nu poate salva nimic în acest moment. Nu se pierde nimic: jocul continuă când poate din nou.

# De la cine ține serverul
refused-operator-says = De la administratorul acestui server: { KEY($text) }
refused-operator-closes = Administratorul acestui server închide masa aceasta.
refused-barred = Administratorul acestui server nu lasă pe nimeni să intre din rețeaua ta în acest moment.
refused-draining = Serverul urmează să fie actualizat: până atunci nu se deschid mese noi.
refused-update-comes = Serverul urmează să fie actualizat. Jocul tău se păstrează: legătura revine singură, iar jocul continuă de unde a rămas.
refused-update-off = Actualizarea s-a amânat: se pot deschide din nou mese.
