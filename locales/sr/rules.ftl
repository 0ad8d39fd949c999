# Pravila svih igara, po naslovima. Prazan red počinje novi pasus. Promenljive su opcije igre kako su
# podešene ($revolution je immediate ili next_trick, i tako ostale), a brojevi su brojevi. Kratke
# rečenice, dobre za slušanje.

menu-rules = Pravila
rules-games-title = Pravila. Koje igre?
# $game: njen naslov
rules-title = { $game }, pravila po naslovima. { KEY("Enter") } čita izabrani; zatim strelice levo i desno idu od naslova do naslova.
# U spisku opcija. $option, $value: kao u options.ftl; $values: šta može da se podesi; $low, $high:
# najmanji i najveći broj
rules-option = { $option }: { $value }. Moguće: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Bilo koji broj od { $low } naviše.
rules-option-range = { $option }: { $value }. Bilo koji broj od { $low } do { $high }.

rules-heading-aim = O čemu se radi
rules-heading-deal = Karte
rules-heading-trick = Potez
rules-heading-war = Rat
rules-heading-jack = Žandar: revolucija
rules-heading-joker = Džoker
rules-heading-queen = Dama špijun
rules-heading-three = Trojka: brojanje
rules-heading-eight = Osmica: razmena
rules-heading-after = Posle poteza
rules-heading-short = Premalo karata
rules-heading-prisoners = Ratni zarobljenici
rules-heading-jokers = Džokeri
rules-heading-taken = Uzete karte
rules-heading-steal = Krađa
rules-heading-protect = Zaštita gomile
rules-heading-two = Dvojka
rules-heading-bets = Ulozi
rules-heading-round = Runda
rules-heading-tie = Jednake karte
rules-heading-odds = Koliko dobija banka
rules-heading-end = Kraj
rules-heading-keys = Tasteri
rules-heading-options = Trenutne opcije

## Naučni rat

rules-scientific-aim =
    Svi počinju sa jednakim kartama i biraju šta igraju. Pet vrednosti ima posebnu moć. Pobeđuje ko na kraju ima sve karte.

    Broj igrača: od dva do osam.
rules-scientific-deal =
    Svaki igrač dobija jednu celu boju, trinaest karata. Kad je igrača više od četiri, igra se sa dva cela špila. { $jokers ->
        [0] U ovoj igri nema džokera.
       *[other] Uz to svaki igrač dobija i { COUNT($jokers, of: "JOKER", form: "obj") }.
    }

    Svoje karte držite u ruci. Ono što uzmete leži pred vama, na vašoj gomili. Ono što ostane posle ratova leži na stolu.

    Od najjače karte naniže: kec, kralj, dama, žandar, desetka i tako redom do dvojke. Boja nije važna.
rules-scientific-trick =
    Svi u isto vreme biraju kartu iz ruke, skriveno. Izbor se više ne menja. Kad izabere i poslednji igrač, sve karte se otkrivaju.

    Igrač sa najjačom kartom uzima na svoju gomilu sve karte poteza i sve što već leži na stolu.
rules-scientific-war =
    Kad su dve ili više najjačih karata jednake, niko ne uzima. Karte ostaju na stolu, a ko uzme neki od sledećih poteza, uzima i njih.

    Jednake karte slabije od najjače ne izazivaju rat.
rules-scientific-jack =
    Neparan broj žandara u potezu obrće redosled: tada je dvojka najjača, a kec najslabiji. Sledeća revolucija vraća uobičajen redosled.

    { $revolution ->
        [immediate] Već u potezu sa žandarom važi novi redosled.
       *[next_trick] Novi redosled važi od sledećeg poteza.
    }

    Paran broj žandara se međusobno poništava, i redosled ostaje isti.
rules-scientific-joker =
    Džoker nikad ne pobeđuje snagom, ni u jednom redosledu.

    Jedan džoker u potezu: ako su najjače od ostalih karata jednake, rat se poništava, a igrač sa džokerom uzima sve. Ako je najjača samo jedna, džoker izaziva rat. Zato sa dva igrača jedan džoker uvek izaziva rat.

    Dva ili više džokera se poništavaju: odlučuju ostale karte, kao da džokera nema. Ako su sve karte džokeri, to je rat.

    Žandar u istom potezu deluje prvi.
rules-scientific-queen =
    Ako je u potezu tačno jedna dama, njen igrač špijunira u sledećem potezu: svi ostali biraju prvi, a špijun pre svog izbora može da vidi njihove karte.

    Dve ili više dama se poništavaju, čak i kad neki od njihovih igrača ispadne. Moć važi samo za taj jedan potez, a rat je ne oduzima. Ko ispadne, ne špijunira.
