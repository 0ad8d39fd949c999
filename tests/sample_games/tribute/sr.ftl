### Svi tekstovi koje ima samo ova igra.

# Tribute.
game-tribute = Danak

## Pravila

# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-tribute = Svi okreću kartu sa vrha, a najjača uzima sve; sedmica koja dobije potez uzima još po jednu kartu od svih ostalih. Pobeđuje onaj ko na kraju ima sve karte.
rules-tribute-aim =
    Svi okreću kartu sa vrha, a najjača uzima sve. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-tribute-deal =
    Mešaju se pedeset dve karte, pa se dele svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre.
rules-tribute-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve karte sa stola. Uzete karte idu pod špil, nasumičnim redom.

    Ako je najjača karta sedmica, svi ostali plaćaju danak: svako stavlja svoju gornju kartu na sto, licem nadole, a sedmica uzima i te karte. Ko više nema karata, ne plaća ništa.

    Kad su dve ili više najjačih karata jednake, oni koji su ih odigrali okreću još po jednu. Ako je nema nijedan od njih, karte čekaju pobednika sledećeg poteza.
rules-tribute-end =
    Ko nema više karata, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Šta se dešava

event-tribute = { $who ->
    [you] Plaćate danak: svoju gornju kartu.
   *[other] { $player } plaća danak: svoju gornju kartu.
  }
    .brief = { $who ->
        [you] Plaćate danak.
       *[other] { $player } plaća danak.
    }

## Zašto

why-tribute = Potez je dobila sedmica, pa uzima i gornju kartu svih ostalih: { COUNT($count, noun: "card", form: "obj") }.
