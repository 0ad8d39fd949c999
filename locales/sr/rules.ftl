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
    Svi počinju sa jednakim kartama i biraju šta igraju. Pet vrednosti ima posebnu moć. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do osam.
rules-scientific-deal =
    Svaki igrač dobija jednu celu boju, trinaest karata. Kad je igrača više od četiri, igra se sa dva cela špila. { $jokers ->
        [0] U ovoj igri nema džokera.
       *[other] Uz to svaki igrač dobija i { COUNT($jokers, of: "JOKER", form: "obj") }.
    }

    Svoje karte držite u ruci. Ono što uzmete leži pred vama, na vašoj gomili. Ono što ostane posle ratova leži na stolu.

    Od najjače karte naniže: kec, kralj, dama, žandar, desetka i tako redom do dvojke. Boja nije važna.
rules-scientific-trick =
    Svi u isto vreme tajno biraju kartu iz ruke. Izbor se više ne menja. Kad izabere i poslednji igrač, sve karte se otkrivaju.

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
rules-scientific-three =
    Ko odigra trojku, može pre izbora sledeće karte da sazna koliko karata u ruci ima svaki od ostalih igrača. Trojke se međusobno ne poništavaju.

    Koliko karata neki igrač ima ukupno, u ruci i na gomili, svi mogu da saznaju u svakom trenutku.
rules-scientific-eight =
    Ko odigra osmicu, može jednom, pre izbora sledeće karte, da zameni ruku za gomilu, i kad su ostali već izabrali. Ako je gomila prazna, razmene nema.

    Svi čuju da menjate, ali niko ne čuje koje karte. Osmice se međusobno ne poništavaju.
rules-scientific-after =
    Najpre pobednik uzima karte, ili one ostaju na stolu. Zatim svaki igrač sa praznom rukom uzima svoju gomilu kao novu ruku. Ko nema ni ruku ni gomilu, ispada. Na kraju dama, trojka i osmica daju svoje moći onima koji su još u igri.
rules-scientific-end =
    Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena između svih koji su ispali u tom potezu.

    { $trick_limit ->
        [0] Nema ograničenja: igra se dok se to ne dogodi.
       *[other] Posle poteza { $trick_limit } igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena. Karte na stolu se ne računaju nikome.
    }
rules-scientific-keys =
    { KEY("R") } kaže redosled i trenutna pravila, { KEY("T") } ko je izabrao, a ko još bira, { KEY("E") } koliko karata ima svaki igrač.

    { KEY("C") } je moć vaše poslednje karte: karte ostalih posle dame, broj karata u rukama posle trojke, razmena posle osmice.

    { KEY("H") } čita vašu ruku, { KEY("P") } karte na stolu, { KEY("L") } poslednji potez, a { KEY("Y") } kaže zašto se tako završio. To su uobičajeni tasteri; { KEY("F1") } ih nabraja onako kako su podešeni.

## Rumunski rat

rules-razboi-aim =
    Rumunska igra rata. Karte leže licem nadole i odlučuje sreća. Rat je dug onoliko koliko kaže vrednost karte. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do osam.
rules-razboi-deal =
    Mešaju se pedeset dve karte. Ako ne mogu jednako da se podele, nekoliko nasumice izabranih karata ostaje van igre. Sve ostale se dele licem nadole, kao špil ispred svakog igrača.
rules-razboi-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve karte sa stola. One idu pod špil, nasumičnim redom. Najjači je kec, a boja nije važna.
rules-razboi-war =
    Kad su dve ili više najjačih karata jednake, nastavljaju samo oni koji su ih stavili. Svako iz svog špila stavlja onoliko karata koliko kaže vrednost tih jednakih karata, sve licem nadole osim poslednje. Najjača od tih poslednjih karata uzima sve sa stola. Ako su opet jednake, nova vrednost kaže koliko karata sledi.

    Karte od dvojke do desetke traže onoliko karata koliki je njihov broj. { $pictures ->
        [ranked] Kec traži jedanaest karata, žandar dvanaest, dama trinaest, kralj četrnaest.
       *[ten] Žandar, dama i kralj traže deset karata, a kec jedanaest.
    }
rules-razboi-short =
    { $short ->
        [own] Ko nema dovoljno karata za rat, stavlja sve koje ima, poslednju licem nagore.
       *[fewest] U ratu svi stavljaju samo onoliko karata koliko ima najsiromašniji među onima koji se bore.
    }

    Ko treba da se bori, a nema nijednu kartu, gubi taj rat. Ako tada ostane samo jedan igrač, on uzima sve sa stola. Ako ne ostane niko, karte na stolu čekaju pobednika sledećeg poteza.
rules-razboi-prisoners =
    { $prisoners ->
        [on] Ratni zarobljenici su u ovoj igri uključeni.
       *[off] Ratni zarobljenici su u ovoj igri isključeni. Mogu da se uključe kad igraju najmanje tri igrača.
    }

    Ko dobije potez, a nema zarobljenika, može da zadrži jednu kartu koju je stavio neki drugi igrač, ili gornju kartu svog špila, neotkrivenu. Ona leži licem nagore pored špila. Niko ne drži dva zarobljenika.

    Od sledećeg poteza onaj ko ima zarobljenika bira tajno: zarobljenik ili gornja karta. U ratu isto važi za poslednju kartu, onu licem nagore.

    Ko pobedi sa svojim zarobljenikom na stolu, sve stavlja pod špil, pa i zarobljenika, i iz tog poteza ne uzima novog. Ko izgubi sa svojim zarobljenikom na stolu, pobedniku daje i njega i svoju gornju kartu.

    Ko više nema špil, ali ima zarobljenika, još je u igri i mora da odigra zarobljenika.

    { $choice_seconds ->
        [0] Vreme nije ograničeno: birajte koliko god vam treba.
       *[other] Vreme za izbor je ograničeno: { COUNT($choice_seconds, noun: "second") }. Kad istekne, igra se gornja karta. Odbrojavanje može da se zaustavi.
    }
rules-razboi-end =
    Ko nema ni špil ni zarobljenika, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle poteza { $trick_limit } igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Klasični rat

rules-classic-aim =
    Rat kakav svuda igraju deca. Karte leže licem nadole i odlučuje sreća. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-classic-deal =
    { $decks ->
        [shared] Jedan ceo špil od pedeset dve karte meša se i deli svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre.
       *[own] Svaki igrač počinje sa celim promešanim špilom, licem nadole.
    }
rules-classic-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve karte sa stola. Kec je najjača obična karta, a boja nije važna.
rules-classic-war =
    Kad su dve ili više najjačih karata jednake, u ratu učestvuju svi koji su još u igri. Svako stavlja { COUNT($face_down, noun: "card", form: "obj") } licem nadole i jednu nagore, a najjača od novih karata licem nagore uzima sve. Ako su i one jednake, sledi još jedan rat. Karte iz ranijih krugova više se ne računaju.
rules-classic-short =
    { $run_out ->
        [lose] Ko ne može da dovrši rat, stavlja licem nadole ono što je ostalo i ispada. Ako rat može da dovrši samo jedan igrač, on uzima sve sa stola. Ako ne može niko, sve uzima onaj ko stavi najviše karata, a ako ih isto toliko stavi još neko, igra je nerešena.
       *[last_card] U ratu se poslednja karta svakog igrača okreće licem nagore i bori se u svakom sledećem krugu, dok je neka ne pobedi. Ako su ostale samo takve karte, a najjače među njima su jednake, igra je nerešena.
    }
rules-classic-jokers =
    { $jokers ->
        [0] U ovoj igri nema džokera.
       *[other] U svakom celom špilu su dva džokera. Džoker je jači od keca.
    }

    { $two_beats_joker ->
        [on] Dvojka pobeđuje džokera koji je okrenut zajedno sa njom. Inače je najslabija karta.
       *[off] Dvojka ne pobeđuje džokera.
    }

    { $bury_jokers ->
        [on] Kad se igra sa džokerima, po jedan je skriven u svakom od dva špila.
       *[off] Džokere može da dobije bilo ko.
    }
rules-classic-taken =
    { $recycle ->
        [under] Uzete karte idu pod špil, nasumičnim redom.
       *[reshuffle] Uzete karte leže na gomili. Kad se špil potroši, gomila se meša i postaje novi špil.
    }

    { $purge_after ->
        [0] Nijedna karta ne izlazi iz igre.
       *[other] Posle poteza { $purge_after } karte počinju da izlaze iz igre: prvo trojke koje neko uzme, kad njih više nema, četvorke, i tako redom do kečeva.
    }
rules-classic-end =
    Ko više nema karata, ispada. Pobeđuje poslednji igrač koji ima karte.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle poteza { $trick_limit } igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Rat sa krađom

rules-steal-aim =
    Rat sa otkrivenim gomilama: karta iste jačine kao vrh gomile krade celu gomilu. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-steal-deal =
    Pedeset dve karte i dva džokera mešaju se i dele svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre. Najjača karta je džoker, a iza njega kec.

    Uzete karte leže licem nagore na gomili ispred svog igrača. Ko ih uzme, bira koja od njih leži na vrhu. Kad se nečiji špil potroši, gomila tog igrača se meša u novi špil i više ne može da se ukrade.
rules-steal-steal =
    Pre svakog poteza svako gleda svoju gornju kartu i odlučuje, skriveno i u isto vreme kad i ostali, da li će je odigrati ili njom ukrasti gomilu. Ako je ta karta iste jačine kao vrh gomile nekog protivnika, može da ukrade tu gomilu, ili više takvih gomila.

    Karta ide na vrh ukradene gomile, a sve to na vrh gomile onoga ko krade. On zatim gleda sledeću kartu i ponovo odlučuje, dok svi ne odluče da igraju.

    Odluke se otkrivaju zajedno, a sve krađe važe za gomile kakve su bile pre njih. Tako dva igrača mogu čak i da razmene gomile.
rules-steal-protect =
    Ako je vaša karta iste jačine kao vrh vaše gomile i vi je odigrate, gomila je zaštićena do kraja poteza. Ko je hteo da je ukrade, umesto toga igra svoju kartu.

    Dva igrača koji u istom krugu hoće istu gomilu smetaju jedan drugom: ne dobija je nijedan. Ko krade, a ne dobije nijednu gomilu, igra tu kartu.
rules-steal-war =
    Najjača od odigranih karata uzima sve sa stola. Kad su dve ili više najjačih jednake, svi koji su još u igri stavljaju tri karte licem nadole i gledaju još jednu. Ona može da krade, ili se za rat igra licem nagore.
rules-steal-short =
    Ko iz špila i gomile zajedno ne može da stavi četiri karte za rat, stavlja ostatak licem nadole i ispada. Ako ih može staviti samo jedan igrač, on uzima sve sa stola. Ako ne može niko, sve uzima onaj ko stavi najviše karata, a ako ih isto toliko stavi još neko, igra je nerešena.
rules-steal-end =
    Ko nema ni špil ni gomilu, ispada. Pobeđuje poslednji igrač koji ima karte.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle poteza { $trick_limit } igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Pijanica

rules-drunkard-aim =
    Ruska igra rata. U njoj niko ne pobeđuje: jedan igrač na kraju postaje pijanica i gubi.

    Broj igrača: od dva do četiri.
rules-drunkard-deal =
    { $deck ->
        [36] Meša se trideset šest karata, pa se deli svima jednako, licem nadole. Najniža je šestica.
       *[52] Mešaju se pedeset dve karte, pa se dele svima jednako, licem nadole. Najniža je dvojka.
    }
rules-drunkard-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve. Uzete karte idu pod špil, nasumičnim redom.

    { $deck ->
        [36] Kad je na stolu okrenut kec, šestica ga pobeđuje i najjača je od svih. Inače je šestica najslabija.
       *[52] Kad je na stolu okrenut kec, dvojka ga pobeđuje i najjača je od svih. Inače je dvojka najslabija.
    }
rules-drunkard-tie =
    Kad su dve ili više najjačih karata jednake, svi stavljaju dalje, dok jedna karta ne bude sama najjača. { $tie ->
        [open] Svako stavlja još jednu kartu licem nagore.
       *[covered] Svako stavlja jednu kartu licem nadole i jednu nagore. Jedina preostala karta okreće se nagore.
    }

    Ko za to nema kartu, ispada.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Pijanica je onaj ko na kraju ima sve karte. Ako niko više nema karata, igra je nerešena.
       *[first_out] Pijanica je onaj ko prvi ostane bez karata, i igra se odmah završava, čak i dok se još bore jednake karte. Može biti i više pijanica.
    }

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle poteza { $trick_limit } igra se završava i kaže se ko ima najviše karata.
    }

## Tod und Leben

rules-tod-und-leben-aim =
    Kratka nemačka igra za dva igrača, čije ime znači smrt i život. Svaka karta se okreće samo jednom.
rules-tod-und-leben-deal =
    Trideset dve karte, od sedmice do keca, mešaju se i dele licem nadole, svakom igraču po šesnaest.
rules-tod-und-leben-trick =
    Oba igrača okreću gornju kartu. Viša uzima obe na gomilu uzetih karata, koje se više ne igraju.
rules-tod-und-leben-tie =
    Dve jednake karte: svako na njih okreće još po jednu, dok jedna ne bude viša i uzme sve. Ako su jednake poslednje karte, svako uzima nazad svoje karte iz tog poteza.
rules-tod-und-leben-end =
    Kad se odigra svih šesnaest karata, rundu dobija onaj ko ih je više uzeo.

    { $rounds ->
        [1] Igra se jedna runda.
       *[other] Igra ima { COUNT($rounds, noun: "round", form: "obj") }, i sve se odigraju. Pobeđuje onaj ko dobije više rundi. Ako ih oba igrača dobiju jednako, igra je nerešena.
    }

## Kazino rat

rules-casino-aim =
    Svaki igrač ulaže protiv banke. I igrač i banka dobijaju po jednu kartu, a viša pobeđuje.

    Broj igrača: od jedan do sedam. Novac nije pravi.
rules-casino-deal =
    Banka zajedno meša { COUNT($decks, noun: "deck", form: "obj") }. Kad ostane manje od četvrtine karata, pre sledeće runde je novo mešanje. Najviša karta je kec.

    Svaki igrač na početku ima { $bankroll }.
rules-casino-bets =
    Svaki igrač ulaže od { $min_bet } do { $max_bet }, u celim brojevima, ili napušta sto. Uz to možete da uložite i na izjednačenje, najviše { $max_bet }. Oba uloga zajedno ne mogu biti veća od vašeg novca.

    Ko nema ni za najmanji ulog, ispada.
rules-casino-round =
    Svaki igrač dobija jednu kartu, a zatim banka. Ako je vaša viša, dobijate nazad svoj ulog i još toliko. Ako je niža, ulog je izgubljen.

    Ulog na izjednačenje donosi deset prema jedan ako je vaša karta jednaka karti banke. Inače je izgubljen.
rules-casino-tie =
    Kad su karte jednake, birate. Možete da odustanete, i vraća vam se pola uloga. Možete i da idete u rat, i tada ulažete još toliko.

    U ratu se odbacuju tri karte, a zatim vi i banka dobijate još po jednu. Ako je karta banke viša, oba uloga su izgubljena. Inače se vraćaju oba, i još jednom prvi. Tako ulog od deset u ratu dobija deset ili gubi dvadeset.

    Ko nema novca za rat, može samo da odustane.
rules-casino-odds =
    Na duge staze dobija banka. Sa šest špilova, ko uvek ide u rat gubi oko 2,9 posto uloga, a ko uvek odustaje oko 3,7 posto. Na ulogu na izjednačenje gubi se više od 18 posto.
rules-casino-end =
    { $rounds ->
        [0] Igra traje dok za stolom ima igrača.
       *[other] Igra traje { COUNT($rounds, noun: "round", form: "obj") }.
    }

## Naoružani rat

rules-armed-aim =
    Rat u kojem vidite svoje karte i sami ih birate. Od sreće zavise samo karte koje u ratu idu licem nadole. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-armed-deal =
    { $jokers ->
        [0] Mešaju se pedeset dve karte, pa se dele svima jednako, u ruku. Najviša karta je kec.
       *[other] Mešaju se pedeset dve karte i dva džokera, pa se dele svima jednako, u ruku. Najviša karta je džoker.
    } Karte koje ne mogu jednako da se podele ostaju van igre.
rules-armed-trick =
    Svi u isto vreme tajno biraju kartu iz ruke. Najjača uzima sve karte sa stola. Uzete karte se čuvaju odvojeno, a kad je ruka prazna, postaju nova ruka.
rules-armed-two =
    { $jokers ->
        [0] Kad je na stolu okrenut kec, dvojka je najjača od svih, a ako je dvojki više, one su jednake.
       *[other] Kad je na stolu okrenut džoker, dvojka je najjača od svih, a ako je dvojki više, one su jednake.
    } Inače je dvojka najniža karta.
rules-armed-war =
    Kad su dve ili više najjačih karata jednake, bore se samo oni koji su ih odigrali. Iz svake ruke se nasumice izvlače tri karte i leže licem nadole. Zatim svako bira još jednu kartu, a najjača uzima sve sa stola.
rules-armed-short =
    Ako u ruci nema dovoljno karata, cela ide licem nadole, ostatak se nasumice izvlači iz uzetih karata, a ono što od njih preostane postaje ruka. Jedna karta se uvek čuva za izbor.

    Ko nema nijednu kartu, gubi taj rat. Ako u borbi ostane samo jedan igrač, on uzima sve sa stola. Ako ne ostane niko, karte na stolu čekaju pobednika sledećeg poteza.
rules-armed-end =
    Ko nema ni ruku ni uzetih karata, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle poteza { $trick_limit } igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }
