### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Naoružani rat.
game-armed = Naoružani rat

## Opcije

preset-jokers = Sa džokerima

## Pravila

rules-heading-two = Dvojka
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-armed = Svi biraju kartu iz ruke, a najjača uzima sve; pobeđuje onaj ko na kraju ima sve karte.
rules-armed-aim =
    Rat u kojem vidite svoje karte i sami ih birate. Od sreće zavise samo karte koje u ratu idu licem nadole. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-armed-deal =
    { $jokers ->
        [0] Mešaju se pedeset dve karte, pa se dele svima jednako, u ruku. Najviša karta je kec.
       *[other] Mešaju se pedeset dve karte i dva džokera, pa se dele svima jednako, u ruku. Najviša karta je džoker.
    } Karte koje ne mogu jednako da se podele ostaju van igre.
rules-armed-trick =
    Svi u isto vreme tajno biraju kartu iz ruke. Najjača uzima sve karte sa stola. One idu na gomilu, a kad je ruka prazna, gomila postaje nova ruka.
rules-armed-two =
    { $jokers ->
        [0] Kad je na stolu okrenut kec, dvojka je najjača od svih, a ako je dvojki više, one su jednake.
       *[other] Kad je na stolu okrenut džoker, dvojka je najjača od svih, a ako je dvojki više, one su jednake.
    } Inače je dvojka najniža karta.
rules-armed-war =
    Kad su dve ili više najjačih karata jednake, bore se samo oni koji su ih odigrali. Iz svake ruke se nasumice izvlače tri karte i leže licem nadole. Zatim svako bira još jednu kartu, a najjača uzima sve sa stola.
rules-armed-short =
    Ako u ruci nema dovoljno karata, cela ide licem nadole, ostatak se nasumice izvlači iz gomile, a ono što od nje preostane postaje ruka. Jedna karta se uvek čuva za izbor.

    Ko nema nijednu kartu, gubi taj rat. Ako u borbi ostane samo jedan igrač, on uzima sve sa stola. Ako ne ostane niko, karte na stolu čekaju pobednika sledećeg poteza.
rules-armed-end =
    Ko nema ni ruku ni gomilu, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Šta se dešava

# $cards: karte koje nasumice idu licem nadole
event-war-cards = { $who ->
    [you] Licem nadole: { CARDS($cards) }.
   *[other] { $player }, licem nadole: { CARDS($cards) }.
  }
    .brief = {""}

## Zašto

# $players: ko se bori
why-war-armed = Bore se samo oni sa jednakim kartama: { NAMES($players) }. Svako nasumice stavlja tri karte licem nadole i bira još jednu.

## Protivnici

bot-strong-armed = jak, pamti šta je ko uzeo i blefira

## Lekcije

lesson-armed = Naoružani rat
lesson-armed-1 = { lesson-go }. Birate iz ruke, kao u igri Naučni rat, ali karte nemaju moći, osim što dvojka pobeđuje keca. Protivnik igra keca.
lesson-armed-2 = { lesson-go }. Dvojka je uzela keca. Sada rat.
lesson-armed-3 = Izaberite kartu za rat i pritisnite { $key }. Još tri karte iz vaše ruke, nasumice izvučene, leže licem nadole.
lesson-armed-end = U ratu se bore samo oni sa jednakim kartama, a pobednik uzima sve. Gomila postaje ruka kad je ruka prazna.

## Trener

coach-armed-two = Ako neko igra najvišu kartu u igri, dvojka je pobeđuje.
coach-armed-war = U ratu najjača karta uzima sve.
coach-armed-high = Ta karta je jača od većine karata koje drugi mogu da imaju.
coach-armed-best = To je najjača karta u vašoj ruci.
coach-armed-low = Čuva jake karte, a protivnici je teško mogu pogoditi.
# Čemu igra uči: natpisi, svaki sa brojem na kraju. Potez ili rat broji se jednom.
taught-armed-two = Dvojka pobeđuje najvišu kartu u igri. Potezi u kojima bi dvojka iz vaše ruke pobedila, a karta koju ste igrali nije: { $times }.
taught-armed-wars = Ratovi koje ste vodili do kraja: { $wars }. Izgubljeni: { $lost }. Izgubljeni iako bi druga karta iz vaše ruke pobedila: { $could }.
taught-armed-won = Potezi i ratovi koje ste dobili: { $won }. Dobijeni jačom kartom nego što je bilo potrebno: { $spare }.
taught-armed-strong = Broj žandara, dama, kraljeva, kečeva i džokera koje ste igrali: { $count }. Od toga su uzeli drugi: { $taken }.

# Cilj: kako se zove i kako se do njega stiže
goal-armed = Pobeda u Naoružanom ratu, sa dobijenim ratom
goal-armed-how = Pobedite u igri Naoružani rat i u njoj dobijte bar jedan rat. Čuvajte jaku kartu za poslednji izbor.
