### Svi tekstovi koje ima samo ova igra.

# New Game.
game-new-game = New Game, nova igra

## Pravila

# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-new-game = Svi u isto vreme biraju kartu, a najjača uzima sve; pobeđuje onaj ko na kraju ima sve karte.
rules-new-game-aim =
    Svi u isto vreme biraju kartu iz ruke, a najjača uzima sve. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-new-game-deal =
    Mešaju se pedeset dve karte, pa se dele svima jednako, u ruku. Karte koje ne mogu jednako da se podele ostaju van igre.
rules-new-game-trick =
    Svi tajno biraju kartu iz ruke. Najjača uzima sve karte sa stola. Uzete karte idu na gomilu, a kad je ruka prazna, gomila postaje nova ruka.

    Kad su dve ili više najjačih karata jednake, oni koji su ih odigrali biraju još po jednu. Ako je u ruci nema nijedan od njih, karte čekaju pobednika sledećeg poteza.
rules-new-game-end =
    Ko nema više karata, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Lekcije

lesson-new-game = Prvi potez
lesson-new-game-1 = Protivnik igra nisku kartu. { lesson-go }.
lesson-new-game-end = Najjača karta uzima sve.
