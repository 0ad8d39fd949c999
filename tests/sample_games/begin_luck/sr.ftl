### Svi tekstovi koje ima samo ova igra.

# New Game.
game-new-game = New Game, nova igra

## Pravila

# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-new-game = Svi okreću kartu sa vrha, a najjača uzima sve; pobeđuje onaj ko na kraju ima sve karte.
rules-new-game-aim =
    Svi okreću kartu sa vrha, a najjača uzima sve. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-new-game-deal =
    Mešaju se pedeset dve karte, pa se dele svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre.
rules-new-game-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve karte sa stola. Uzete karte idu pod špil, nasumičnim redom.

    Kad su dve ili više najjačih karata jednake, oni koji su ih odigrali okreću još po jednu. Ako je nema nijedan od njih, karte čekaju pobednika sledećeg poteza.
rules-new-game-end =
    Ko nema više karata, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }
