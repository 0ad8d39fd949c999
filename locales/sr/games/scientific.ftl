### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Naučni rat.
game-scientific = Naučni rat

## Opcije

option-revolution = Revolucija
# value-… i ime opcije
value-revolution-immediate = odmah
value-revolution-next-trick = od sledećeg poteza

## Pravila

rules-heading-jack = Žandar: revolucija
rules-heading-joker = Džoker
rules-heading-queen = Dama špijun
rules-heading-three = Trojka: brojanje
rules-heading-eight = Osmica: razmena
rules-heading-after = Posle poteza
rules-heading-keys = Tasteri
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-scientific = Svi u isto vreme biraju kartu, a najjača uzima sve; pobeđujete kad sve karte budu vaše.
rules-scientific-aim =
    Svi počinju sa jednakim kartama i biraju šta igraju. Posebnu moć imaju žandar, dama, trojka, osmica i džoker. Pobeđuje onaj ko na kraju ima sve karte.

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
    Kad su dve ili više najjačih karata jednake, niko ne uzima ništa. Karte ostaju na stolu, a ko uzme neki od sledećih poteza, uzima i njih.

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
    Ko odigra jedinu damu u potezu, špijunira u sledećem potezu: svi ostali biraju prvi, a špijun pre svog izbora može da vidi njihove karte.

    Dve ili više dama se poništavaju, čak i kad neko od tih igrača ispadne. Moć važi samo za taj jedan potez, a rat je ne oduzima. Ko ispadne, ne špijunira.
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
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena. Karte na stolu se ne računaju nikome. Broji se i svaki potez koji se završi ratom.
    }
rules-scientific-keys =
    Tasterom { KEY("R") } čujete redosled i trenutna pravila, tasterom { KEY("T") } ko je izabrao, a ko još bira, tasterom { KEY("E") } koliko karata ima svaki igrač.

    Moć poslednje karte je na tasteru { KEY("C") }: posle dame čujete karte ostalih, posle trojke koliko ko ima u ruci, a posle osmice menjate ruku za gomilu.

    Svoju ruku čujete tasterom { KEY("H") }, karte na stolu tasterom { KEY("P") }, poslednji potez tasterom { KEY("L") }, a zašto se tako završio tasterom { KEY("Y") }. To su uobičajeni tasteri; spisak onih koji važe daje { KEY("F1") }.

## Šta se dešava

event-choose-swap = { $who ->
    [you] Menjate ruku za gomilu.
   *[other] { $player } menja ruku za gomilu.
  }
    .brief = { $who ->
        [you] Razmena.
       *[other] { $player }: razmena.
    }
# $reversed: yes ako su od sada slabe karte jake
event-revolution = { $reversed ->
    [yes] Revolucija! Sada je najjača dvojka.
   *[no] Revolucija! Najjači je opet kec.
  }
    .brief = { $reversed ->
        [yes] Najjača dvojka.
       *[no] Najjači kec.
    }
event-revolution-next = { $reversed ->
    [yes] Revolucija! Od sledećeg poteza najjača je dvojka.
   *[no] Revolucija! Od sledećeg poteza najjači je opet kec.
  }
    .brief = { $reversed ->
        [yes] Sledeći potez: najjača dvojka.
       *[no] Sledeći potez: najjači kec.
    }
# $count: koliko žandara (2, 4, …)
event-jacks-cancelled = { $count ->
    [one] { CAP(COUNT($count, of: "J")) } se poništava: nema revolucije.
    [few] { CAP(COUNT($count, of: "J")) } se poništavaju: nema revolucije.
   *[other] { CAP(COUNT($count, of: "J")) } se poništava: nema revolucije.
  }
    .brief = Žandari poništeni.
event-jokers-void = { $count ->
    [one] { CAP(COUNT($count, of: "JOKER")) } se poništava.
    [few] { CAP(COUNT($count, of: "JOKER")) } se poništavaju.
   *[other] { CAP(COUNT($count, of: "JOKER")) } se poništava.
  }
event-queens-void = { CAP(COUNT($count, of: "Q")) }: niko ne špijunira.
event-war-joker = { $two ->
    [yes] { $again ->
        [yes] Džoker izaziva još jedan rat!
       *[no] Džoker izaziva rat!
    }
   *[no] { $again ->
        [yes] Najjača karta je samo jedna, pa džoker izaziva još jedan rat!
       *[no] Najjača karta je samo jedna, pa džoker izaziva rat!
    }
  }
    .brief = Džoker izaziva rat. Na stolu: { COUNT($count, noun: "card") }.
# $count: karte na stolu koje čekaju pobednika
event-pot = { $count ->
    [one] Na stolu ostaje { COUNT($count, noun: "card") }.
    [few] Na stolu ostaju { COUNT($count, noun: "card") }.
   *[other] Na stolu ostaje { COUNT($count, noun: "card") }.
  }
# Odmah zatim se kaže ko uzima. without $who, without $player
event-joker-wins = Najjače karte su jednake, ali džoker poništava rat.
# Šta sme onaj ko sluša u sledećem potezu.
event-power-spy = U sledećem potezu špijunirate.
    .brief = Špijunirate.
event-power-count = { $touch ->
    [yes] Dok ne izaberete kartu, dugme „{ page-button-power }“ kaže ko koliko karata ima u ruci.
   *[no] Dok ne izaberete kartu, tasterom { KEY("C") } čujete ko koliko karata ima u ruci.
  }
    .brief = { $touch ->
        [yes] Dugmetom „{ page-button-power }“ brojite.
       *[no] Tasterom { KEY("C") } brojite.
    }
event-power-swap = { $empty ->
    [yes] Osmica dozvoljava zamenu, ali gomila vam je prazna.
   *[no] { $touch ->
        [yes] Dok ne izaberete kartu, dugmetom „{ page-button-power }“ menjate ruku za gomilu.
       *[no] Dok ne izaberete kartu, tasterom { KEY("C") } menjate ruku za gomilu.
    }
  }
    .brief = { $empty ->
        [yes] {""}
       *[no] { $touch ->
            [yes] Dugmetom „{ page-button-power }“ menjate.
           *[no] Tasterom { KEY("C") } menjate.
        }
    }
# Šta smeju ostali: jedna rečenica, delovi sa zarezima. $players: ko, $count: koliko njih
event-powers = { LIST($powers, kind: "comma") }.
# without $count
event-powers-spy = { NAMES($players) } špijunira
event-powers-count = { $count ->
    [1] { NAMES($players) } može da sazna koliko ko ima u ruci
   *[other] { NAMES($players) } mogu da saznaju koliko ko ima u ruci
  }
    .brief = { $count ->
        [1] { NAMES($players) } može da broji
       *[other] { NAMES($players) } mogu da broje
    }
event-powers-swap = { $count ->
    [1] { NAMES($players) } može da zameni ruku za gomilu
   *[other] { NAMES($players) } mogu da zamene ruku za gomilu
  }
    .brief = { $count ->
        [1] { NAMES($players) } može da menja
       *[other] { NAMES($players) } mogu da menjaju
    }

## Za stolom

choice-swap = Zameni ruku za gomilu
ask-spy = { $touch ->
    [yes] Svi su izabrali. Dugmetom „{ page-button-power }“ čujete njihove karte, pa birajte.
   *[no] Svi su izabrali. Tasterom { KEY("C") } čujete njihove karte, pa birajte.
  }
    .brief = Sada birate vi.
now-order = { $reversed ->
    [yes] Obrnut redosled: najjača je dvojka.
   *[no] Uobičajen redosled: najjači je kec.
  }
# R: šta je otvoreno u ovom potezu.
now-spy = { $who ->
    [you] U ovom potezu špijunirate.
   *[other] U ovom potezu špijunira { $player }.
  }
now-may-count = { $touch ->
    [yes] Dugmetom „{ page-button-power }“ još možete da čujete ko koliko karata ima u ruci.
   *[no] Tasterom { KEY("C") } još možete da čujete ko koliko karata ima u ruci.
  }
now-may-swap = { $touch ->
    [yes] Dugmetom „{ page-button-power }“ još možete da zamenite ruku za gomilu.
   *[no] Tasterom { KEY("C") } još možete da zamenite ruku za gomilu.
  }
shown-order = { $reversed ->
    [yes] Redosled: obrnut
   *[no] Redosled: običan
  }
# C. $player, $card: šta je taj igrač izabrao
now-seen-card = { $player }: { CARD($card) }.
# $count: karte u ruci igrača
now-hand-count = { $player } { COUNT($count, noun: "card", form: "obj", alone: 1) }
# C posle trojke; delovi sa zarezima. $chosen: yes ako je neko već izabrao
now-hand-counts = { $chosen ->
    [yes] U ruci, ne računajući izabranu kartu: { LIST($hands, kind: "comma") }.
   *[no] U ruci: { LIST($hands, kind: "comma") }.
  }
power-none = Poslednja karta vam sada ne daje nikakvu moć.
power-nobody = Nemate koga da špijunirate.
power-too-late = Već ste izabrali: karte se broje pre izbora.

## Odbijanja

refused-swap-too-late = Već ste izabrali: menja se pre izbora.
refused-no-swap = Menjati možete samo posle osmice.
refused-pile-empty = Gomila je prazna.
refused-spy-waits = Špijunirate: birate kad svi ostali izaberu.

## Zašto

# $reversed: yes ako je najjača dvojka; $count: koliko žandara
why-order = Redosled je obrnut: jača je niža karta, a najjača dvojka.
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] Žandar obrće redosled pre poređenja karata: jača je niža.
       *[other] { CAP(COUNT($count, of: "J")) }, neparan broj, obrću redosled pre poređenja karata: jača je niža.
    }
   *[no] { $count ->
        [1] Žandar vraća redosled pre poređenja karata: jača je viša.
       *[other] { CAP(COUNT($count, of: "J")) }, neparan broj, vraćaju redosled pre poređenja karata: jača je viša.
    }
  }
why-jack-later = { $reversed ->
    [yes] Žandar obrće redosled tek od sledećeg poteza: u ovom je jača niža karta.
   *[no] Žandar obrće redosled tek od sledećeg poteza: u ovom je jača viša karta.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, paran broj, međusobno se poništavaju: redosled ostaje obrnut.
   *[no] { CAP(COUNT($count, of: "J")) }, paran broj, međusobno se poništavaju: redosled ostaje uobičajen.
  }
# $count: dva ili više
why-jokers-void = { $count ->
    [one] { CAP(COUNT($count, of: "JOKER")) } se poništava: odlučuju ostale karte, kao da džokera nema.
    [few] { CAP(COUNT($count, of: "JOKER")) } se poništavaju: odlučuju ostale karte, kao da džokera nema.
   *[other] { CAP(COUNT($count, of: "JOKER")) } se poništava: odlučuju ostale karte, kao da džokera nema.
  }
why-all-jokers = Sve karte su bile džokeri: najjače nema, pa je rat.
why-joker-wins = { $who ->
    [you] Trebalo je da bude rat. Igrate džokera, koji poništava rat, i uzimate sve.
   *[other] Trebalo je da bude rat. { $player } igra džokera, koji poništava rat, i uzima sve.
  }
# $card: najjača od ostalih karata
why-joker-forces = Najjača od ostalih karata je samo jedna, { CARD($card) }. Kad rata nema, džoker ga izaziva.
# Sa dva igrača. $card: druga karta
why-joker-forces-two = Sa dva igrača uz džokera nema jednakih karata, pa jedan džoker uvek izaziva rat.
why-stays = Zato niko ne uzima: karte čekaju pobednika nekog od sledećih poteza.
why-power-spy = { $who ->
    [you] Jedinu damu igrate vi, pa u sledećem potezu špijunirate.
   *[other] Jedinu damu igra { $player }, pa u sledećem potezu špijunira.
  }
why-spy-out = { $who ->
    [you] Jedinu damu igrate vi, ali ko ispadne ne špijunira.
   *[other] Jedinu damu igra { $player }, ali ko ispadne ne špijunira.
  }
# $count: dve ili više
why-queens-void = { $count ->
    [one] { CAP(COUNT($count, of: "Q")) } se poništava: niko ne špijunira.
    [few] { CAP(COUNT($count, of: "Q")) } se poništavaju: niko ne špijunira.
   *[other] { CAP(COUNT($count, of: "Q")) } se poništava: niko ne špijunira.
  }
why-power-count = { $who ->
    [you] Trojka je vaša: pre sledeće karte možete da brojite karte u rukama.
   *[other] Trojku igra { $player }, pa pre sledeće karte može da broji karte u rukama.
  }
why-power-swap = { $empty ->
    [yes] { $who ->
        [you] Osmica je vaša, ali gomila vam je prazna: nemate za šta da zamenite ruku.
       *[other] Osmicu igra { $player }, ali je ta gomila prazna: ruka nema za šta da se zameni.
    }
   *[no] { $who ->
        [you] Osmica je vaša: pre sledeće karte možete da zamenite ruku za gomilu.
       *[other] Osmicu igra { $player }, pa pre sledeće karte može da zameni ruku za gomilu.
    }
  }

## Protivnici

bot-newcomer = novajlija, igra bilo koju kartu ili najvišu
bot-beginner = početnik, zaboravlja šta je igrano
bot-amateur = amater, broji karte u dva poteza od pet
bot-sensible-scientific = razuman, broji karte u skoro polovini poteza
bot-gambler = kockar, ubacuje džokere i baca najjaču kartu kad je na stolu mnogo karata
bot-counter = brojač karata, zna svačiju ruku i očekuje da igrate kao dosad, ali nikad ne blefira
bot-d1 = student, broji karte, misli jedan potez unapred i blefira
bot-sel1 = taktičar, broji karte, blefira i misli dva poteza unapred
bot-professor = profesor, misli dalje i teško ga je prozreti

## Dobacivanja

# Sopstveni džoker uzima sto posle rata
remark-plain-joker-won-1 = Džoker odlučuje.
remark-plain-joker-won-2 = Jedan džoker, i ceo sto je moj.
remark-plain-joker-won-3 = Dobri stari džoker!
remark-plain-joker-won-4 = Šta bih ja bez džokera?
remark-plain-joker-won-5 = Džoker stiže u pravi čas.
remark-plain-joker-won-6 = Pred džokerom se i rat završava.
# Žandarom okreće redosled
remark-plain-revolution-1 = Sve naglavačke, s vašim dopuštenjem.
remark-plain-revolution-2 = Vreme je za promenu.
remark-plain-revolution-3 = Svet se okreće.
remark-plain-revolution-4 = Da vidimo kome se ovo sviđa.
remark-plain-revolution-5 = Sad male karte vrede drugačije.
remark-plain-revolution-6 = Evo, sve se okreće.
# Neko drugi okreće redosled
remark-plain-upset-1 = To menja stvar.
remark-plain-upset-2 = I eto, redosled se okreće.
remark-plain-upset-3 = Moram ponovo da razmislim.
remark-plain-upset-4 = Ode moj plan.
remark-plain-upset-5 = Dobro, onda obrnuto.
remark-plain-upset-6 = Moje karte sad drugačije izgledaju.
# Od sada je špijun
remark-plain-spy-1 = Prvo ću da pogledam.
remark-plain-spy-2 = Sad biram posle svih.
remark-plain-spy-3 = Da vidimo šta se igra.
remark-plain-spy-4 = Znaću više od ostalih.
remark-plain-spy-5 = Da vidim šta ko ima.
remark-plain-spy-6 = Vredi pogledati pre izbora.
# Neko drugi je od sada špijun
remark-plain-spied-1 = Neko će da gleda.
remark-plain-spied-2 = Znači, moja sledeća karta nije tajna.
remark-plain-spied-3 = Sad treba igrati oprezno.
remark-plain-spied-4 = Onda ću birati pažljivo.
remark-plain-spied-5 = Izgleda da me neko gleda.
remark-plain-spied-6 = U sledećem potezu nema tajni.
# U ovom potezu menja ruku i gomilu
remark-plain-swap-1 = Nova ruka.
remark-plain-swap-2 = Prija mi promena.
remark-plain-swap-3 = Dosta je bilo stare ruke.
remark-plain-swap-4 = Radije bih one druge karte.
remark-plain-swap-5 = Ove napolje, one unutra.
remark-plain-swap-6 = Da probamo s gomilom.
# Sopstveni džoker uzima sto posle rata
remark-beginner-joker-won-1 = Znači, to radi džoker!
remark-beginner-joker-won-2 = To je džoker, nisam ja!
remark-beginner-joker-won-3 = Oh, sve je za mene?
remark-beginner-joker-won-4 = To je uradio džoker! Dobar džoker.
remark-beginner-joker-won-5 = Treba češće da igram džokera.
remark-beginner-joker-won-6 = Stvarno? Džoker uzima sve?
# Žandarom okreće redosled
remark-beginner-revolution-1 = Ups, jesam li to ja?
remark-beginner-revolution-2 = Sve je naopako, i to zbog mene!
remark-beginner-revolution-3 = Znači, to rade žandari.
remark-beginner-revolution-4 = Da se nije nešto pokvarilo?
remark-beginner-revolution-5 = Sad je malo veliko, ili je to bilo ranije?
remark-beginner-revolution-6 = Izvinite! Ili je to bilo pametno?
# Neko drugi okreće redosled
remark-beginner-upset-1 = Čekajte, koja je karta sad najbolja?
remark-beginner-upset-2 = Taman se naviknem, a ono promena.
remark-beginner-upset-3 = Sve je naopako? Upomoć!
remark-beginner-upset-4 = Sad moram sve da učim ispočetka.
remark-beginner-upset-5 = Vrti mi se u glavi.
remark-beginner-upset-6 = Ko je to okrenuo? I zašto?
# Od sada je špijun
remark-beginner-spy-1 = Oh, smem da virnem!
remark-beginner-spy-2 = Ja špijuniram? I šta sad?
remark-beginner-spy-3 = Tajni agent, to sam ja!
remark-beginner-spy-4 = Zar stvarno smem da gledam? Kako uzbudljivo!
remark-beginner-spy-5 = Nikome neću reći šta vidim.
remark-beginner-spy-6 = Najzad ću znati šta radite.
# Neko drugi je od sada špijun
remark-beginner-spied-1 = Neka niko ne gleda moju kartu!
remark-beginner-spied-2 = Imam tremu kad me neko gleda.
remark-beginner-spied-3 = Može li špijun da se zbuni?
remark-beginner-spied-4 = Da li da sakrijem svoju kartu?
remark-beginner-spied-5 = Molim vas, gledajte na drugu stranu!
remark-beginner-spied-6 = Kao da mi neko čita misli.
# U ovom potezu menja ruku i gomilu
remark-beginner-swap-1 = Menjam. Nadam se da je to dobro.
remark-beginner-swap-2 = Nove karte! Ili stare?
remark-beginner-swap-3 = Da vidim šta to imam.
remark-beginner-swap-4 = Ona druga ruka je lepša.
remark-beginner-swap-5 = Stare napolje. Ili je trebalo da ostanu?
remark-beginner-swap-6 = Zamena! To mi je oduvek želja.
# Sopstveni džoker uzima sto posle rata
remark-gambler-joker-won-1 = Džekpot!
remark-gambler-joker-won-2 = Bez džokera ne izlazim iz kuće.
remark-gambler-joker-won-3 = Džoker igra, a ja naplaćujem.
remark-gambler-joker-won-4 = Džoker isplaćuje!
remark-gambler-joker-won-5 = Sve na džokera, i uspelo je.
remark-gambler-joker-won-6 = Džoker u ratu: čista poezija.
# Žandarom okreće redosled
remark-gambler-revolution-1 = Da sve promešamo!
remark-gambler-revolution-2 = Hajde da okrenemo ploču.
remark-gambler-revolution-3 = Dole dosadni redosled!
remark-gambler-revolution-4 = Neka se točak okreće!
remark-gambler-revolution-5 = Da vidimo ko sad drži pogrešne karte.
remark-gambler-revolution-6 = Volim kad ništa nije sigurno.
# Neko drugi okreće redosled
remark-gambler-upset-1 = Haos! Obožavam.
remark-gambler-upset-2 = Sad postaje zanimljivo.
remark-gambler-upset-3 = Novi redosled, nova sreća.
remark-gambler-upset-4 = Točak se okreće. Ostajemo u igri!
remark-gambler-upset-5 = Dobre karte, loše karte: ko to više zna?
remark-gambler-upset-6 = Nova igra, novi ulog.
# Od sada je špijun
remark-gambler-spy-1 = Da virnem u karte? Skoro pa varanje.
remark-gambler-spy-2 = Obeležene karte, i još po pravilima!
remark-gambler-spy-3 = Bar jednom igram na sigurno.
remark-gambler-spy-4 = Smem da virnem iza zavese.
remark-gambler-spy-5 = Pokažite karte, dame i gospodo.
remark-gambler-spy-6 = Nameštene kocke, što bi se reklo.
# Neko drugi je od sada špijun
remark-gambler-spied-1 = Neka gleda ko hoće, ja i dalje blefiram.
remark-gambler-spied-2 = Neka gledaju. Sreća odlučuje.
remark-gambler-spied-3 = Špijun? To diže ulog.
remark-gambler-spied-4 = Virite koliko hoćete. Ni ja ne znam šta radim.
remark-gambler-spied-5 = Moje lice ništa ne odaje.
remark-gambler-spied-6 = Dobro, karte na sto.
# U ovom potezu menja ruku i gomilu
remark-gambler-swap-1 = Nove karte, nova sreća.
remark-gambler-swap-2 = Nova ruka, nova prilika.
remark-gambler-swap-3 = Da iskušam sreću s drugom rukom.
remark-gambler-swap-4 = Sve iz početka!
remark-gambler-swap-5 = Kladim se na gomilu.
remark-gambler-swap-6 = Ove ne donose sreću. Sledeće!
# Sopstveni džoker uzima sto posle rata
remark-scholar-joker-won-1 = Džoker u pravom trenutku.
# $count: karte koje se uzimaju
remark-scholar-joker-won-2 = { CAP(COUNT($count, noun: "card")) } za jednog džokera. Poštena razmena.
remark-scholar-joker-won-3 = Džoker kao iz udžbenika.
remark-scholar-joker-won-4 = Džoker, pažljivo upotrebljen.
remark-scholar-joker-won-5 = Očekivana vrednost je na mojoj strani.
remark-scholar-joker-won-6 = Redak slučaj, i povoljan.
# Žandarom okreće redosled
remark-scholar-revolution-1 = Obrnimo redosled.
remark-scholar-revolution-2 = Mala promena znaka.
remark-scholar-revolution-3 = Slabe karte postaju jake, na neko vreme.
remark-scholar-revolution-4 = Množim sa minus jedan.
remark-scholar-revolution-5 = Obrnimo, čisto rasprave radi.
remark-scholar-revolution-6 = Redosled je samo dogovor.
# Neko drugi okreće redosled
remark-scholar-upset-1 = Onda računam obrnuto.
remark-scholar-upset-2 = Obrt. I to je bilo predviđeno.
remark-scholar-upset-3 = Vreme je da ispravim tablice.
remark-scholar-upset-4 = Iste karte, druge vrednosti.
remark-scholar-upset-5 = Prilagođavam svoj model.
remark-scholar-upset-6 = Zanimljiva promena pretpostavki.
# Od sada je špijun
remark-scholar-spy-1 = Još podataka. Odlično.
remark-scholar-spy-2 = Najradije odlučujem na osnovu dokaza.
remark-scholar-spy-3 = Prvo posmatranje, onda zaključak.
remark-scholar-spy-4 = Dobra odluka traži dobre podatke.
remark-scholar-spy-5 = Da razmotrimo dokaze.
remark-scholar-spy-6 = Prvo znanje, pa delanje.
# Neko drugi je od sada špijun
remark-scholar-spied-1 = Posmatrana karta se drugačije ponaša.
remark-scholar-spied-2 = Neko će znati više od mene.
remark-scholar-spied-3 = Moram da računam s tim da me neko vidi.
remark-scholar-spied-4 = Moj izbor više nije privatan podatak.
remark-scholar-spied-5 = Uzeću posmatrača u obzir.
remark-scholar-spied-6 = Podaci su nejednako raspoređeni. Prilagođavam se.
# U ovom potezu menja ruku i gomilu
remark-scholar-swap-1 = Zamena, s dobrim razlogom.
remark-scholar-swap-2 = Proračunata zamena.
remark-scholar-swap-3 = Treba znati kad je vreme za promenu.
remark-scholar-swap-4 = Drugi skup ima bolja svojstva.
remark-scholar-swap-5 = Menjam uzorak.
remark-scholar-swap-6 = Preraspodeljujem svoja sredstva.

## Trener

menu-decided = Šta je odlučilo igru
coach-title = Od sto puta profesor bi birao:
    .brief = {""}
# $cards: one sa istim razlogom, iz coach-card; $reason: jedna od poruka ispod
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Jedna od tih karata. $card; $percent: koliko puta od sto
coach-card = { COUNT($percent, noun: "time") } { CARD($card, form: "acc") }
    .brief = { CARD($card) } { $percent }
# Prvo zamena; $card: karta koja se igra posle nje
coach-swap-then = { CAP(COUNT($percent, noun: "time")) } prvo razmenu, pa { CARD($card, form: "acc") }, jer je gomila bolja od ruke.
    .brief = Razmena, pa { CARD($card) } { $percent }.
# Sve što nije imenovano. $percent: koliko puta od sto
coach-rest = { CAP(COUNT($percent, noun: "time")) } neku drugu kartu.
    .brief = Druge { $percent }.
# Razlozi. Delovi rečenice, posle dve tačke.
coach-swap = jer je gomila bolja od ruke
coach-spy-takes = { $count ->
    [1] jer pobeđuje karte koje vidite
   *[other] jer pobeđuju karte koje vidite
  }
# without $count
coach-spy-gives-little = jer potez ne možete da uzmete, a ovo vam najmanje treba
coach-win-pot = jer je mnogo karata na stolu
coach-deny-spy = jer će vaša karta biti viđena, a ovako rizikujete malo
coach-turn-order = { $count ->
    [1] jer obrće redosled
   *[other] jer obrću redosled
  }
# without $count
coach-become-spy = jer u sledećem potezu špijunirate
# without $count
coach-get-swap = jer zatim možete da zamenite ruku za gomilu
coach-force-war = { $count ->
    [1] jer izaziva rat
   *[other] jer izazivaju rat
  }
coach-strong = { $count ->
    [1] jer je sada među najjačima
   *[other] jer su sada među najjačima
  }
coach-likely-takes = { $count ->
    [1] jer verovatno uzima potez
   *[other] jer verovatno uzimaju potez
  }
coach-save-high = jer se tako čuvaju jake karte
coach-off = Trener je isključen u podešavanjima.
coach-not-asked = Sada niste na potezu.
coach-cannot-count = Trener nije video ovu igru od početka.
coach-decided = Ovi potezi su odlučili igru.
coach-decided-none = Nijedan potez sam nije odlučio igru.
# $count: tricks; the others: percent, before the first trick, at best, at worst, and at the end
coach-chances = Vaši izgledi kroz { COUNT($count, noun: "trick", form: "obj") }: na početku { $first } posto, najviše { $most }, najmanje { $least }, na kraju { $last }
coach-chances-title = Vaši izgledi, potez po potez
coach-chance = Pre poteza { $trick }: { $percent } posto
coach-chance-end = Na kraju: { $percent } posto
# $trick: broj poteza; $before, $after: izgledi onoga ko sluša, u procentima
coach-turn = { $better ->
    [yes] Potez { $trick }: izgledi vam rastu sa { $before } na { $after } posto
   *[no] Potez { $trick }: izgledi vam padaju sa { $before } na { $after } posto
  }
# Potez koji je izbor pokvario. $turn: coach-turn; $card: bolja karta, bilo koje boje; $swap: da gde je prvo
# trebalo zameniti ruku i gomilu; $why: razlog kao gore
coach-turn-better = { $swap ->
    [yes] { $turn }; bolje: razmena, pa { RANK($card) }, { $why }
   *[no] { $turn }; bolje: { RANK($card) }, { $why }
  }
# Čemu igra uči
coach-lesson-spy = Niste odigrali nijednu damu. Ko odigra jedinu damu u potezu, u sledećem vidi tuđe karte.
coach-lesson-swap = Niste odigrali nijednu osmicu. Posle nje možete da zamenite ruku za gomilu.
coach-lesson-joker = Niste odigrali nijednog džokera. Od poteza koji gubite on pravi rat.

# Šta protivnici pamte. $game: naslov; $size: duel ili several; $games: koliko; od $group-1 do
# $group-4: od sto karata one iz najslabije do najjače četvrtine ruke; $group-5: džokeri
memory-scientific = { $size ->
    [duel] { $game } protiv jednog protivnika
   *[several] { $game } protiv više protivnika
  }, { COUNT($games, noun: "game") }. Od sto karata koje birate: iz najslabije četvrtine ruke { $group-1 }, iz druge { $group-2 }, iz treće { $group-3 }, iz najjače { $group-4 }, džokera { $group-5 }.

## Lekcije

lesson-trick = Potez
lesson-trick-1 = { $touch ->
    [yes] Dođite na sledeću kartu. U spisku su vaše tri karte, od najjače.
   *[no] Pritisnite: { $key }. Strelicama prelazite svoje tri karte, od najjače.
  } Pobeđuje onaj ko na kraju ima sve karte. U svakom potezu svi u isto vreme tajno biraju kartu, zatim se sve otkrivaju.
lesson-trick-2 = { lesson-go } da je odigrate. { $touch ->
    [yes] {""}
   *[no] Slovo ili cifra vodi pravo do karte.
  }
lesson-trick-3 = { lesson-go } da izgubite jedan potez. Kralj je jači od desetke, pa ste uzeli obe karte. Sada leže u vašoj gomili, a ne u ruci.
lesson-trick-end = Najjača karta uzima sve karte poteza. Najjači je kec, zatim kralj, dama, žandar, desetka, pa redom do dvojke. Boje ne znače ništa.
lesson-war = Rat
lesson-war-1 = { lesson-go }. Kad su dve najjače karte iste jačine, počinje rat.
lesson-war-2 = Pritisnite { $key } da čujete koje karte ostaju na stolu. Dva kralja: niko ne uzima ništa.
lesson-war-3 = { lesson-go }. Ko uzme sledeći potez, uzima i te karte.
lesson-war-end = Rat se ne rešava odmah: karte čekaju pobednika nekog od sledećih poteza. Rat su samo jednake najjače karte, ne i jednake karte ispod njih.
lesson-revolution = Revolucija, moć žandara
lesson-revolution-1 = { lesson-go }. Žandar obrće redosled jačine.
lesson-revolution-2 = Pritisnite { $key }: uvek kaže koji redosled važi. Redosled se obrnuo pre poređenja karata, pa je vaš žandar, niži od kralja, uzeo potez.
lesson-revolution-3 = { lesson-go }, i čujte šta se dešava sa kecom. Sada pobeđuju niske karte.
lesson-revolution-end = Jedan žandar obrće redosled, i tako ostaje do sledeće revolucije. Može se podesiti i da se obrće tek od sledećeg poteza.
lesson-orders = Oba redosleda
lesson-orders-1 = Pritisnite { $key } da čujete redosled. U ovoj igri je obrnut.
lesson-orders-2 = { lesson-go }. Najjača je dvojka, zatim trojka. Najjače karte su prve u ruci.
lesson-orders-3 = { lesson-go }. Novi žandar vraća redosled.
lesson-orders-4 = { lesson-go }. U uobičajenom redosledu žandar pobeđuje devetku. Imate još jednog žandara.
lesson-orders-5 = { lesson-go } da dobijete rat. Dva žandara u istom potezu se poništavaju: redosled ostaje isti. Uz to su i jednaki, pa je rat.
lesson-orders-end = Neparan broj žandara obrće redosled, a paran ne.
lesson-spy = Špijun, moć dame
lesson-spy-1 = { lesson-go }. Ko odigra jedinu damu u potezu, špijunira u sledećem.
lesson-spy-2 = Pritisnite { $key } da čujete karte ostalih. Sada birate posle svih.
lesson-spy-3 = { lesson-go }. Čeka vas kralj. Pobeđuje ga samo kec.
lesson-spy-end = Moć važi jedan potez, i kad sama dama izgubi. Dve dame u istom potezu se poništavaju: tada niko ne špijunira.
lesson-count = Brojanje, moć trojke
lesson-count-1 = { lesson-go }. Trojka je slaba, ali dozvoljava da brojite.
lesson-count-2 = Pritisnite { $key }. Pre sledeće karte možete da pitate koliko ostali imaju karata u ruci.
lesson-count-3 = { lesson-go }. Ko ima malo karata u ruci, uskoro uzima gomilu.
lesson-count-end = Koliko ko ima karata ukupno, u ruci i gomili, čujete u svako doba; koliko ih je u ruci, samo posle trojke. Trojke se ne poništavaju.
lesson-swap = Razmena, moć osmice
lesson-swap-1 = { lesson-go }. U gomili su kec i kralj, ali ruka je slaba. Osmica pomaže.
lesson-swap-2 = Pritisnite { $key }. Pre sledeće karte možete da zamenite ruku za gomilu.
lesson-swap-3 = { lesson-go }. Gomila je sada vaša ruka.
lesson-swap-end = Menjate jednom, pre izbora, i ne ako je gomila prazna. Ostali čuju da menjate, ali ne i koje karte.
lesson-joker-war = Džoker izaziva rat
lesson-joker-war-1 = { lesson-go }. Džoker nikad ne pobeđuje snagom. Kad je u potezu jedini, izaziva rat, šta god da je još na stolu. Protivnik igra keca.
lesson-joker-war-2 = { lesson-go }. Kec ništa ne uzima: leži na stolu sa džokerom. Uzmite ih oba.
lesson-joker-war-end = Džoker vas spasava od jake karte. Sa dva igrača jedini džoker uvek izaziva rat.
lesson-joker-wins = Džoker poništava rat
lesson-joker-wins-1 = { lesson-go }. Kad igraju tri igrača ili više, džoker može i da pobedi. Oba protivnika igraju kralja, pa bi trebalo da bude rat.
lesson-joker-wins-2 = Pritisnite { $key }: uvek možete da pitate zašto se potez tako završio. Džoker je poništio rat i uzeo sve.
lesson-joker-wins-end = Ako bi bio rat, jedini džoker ga poništava i uzima sve. Ako rata ne bi bilo, džoker ga izaziva.
lesson-jokers-void = Dva džokera
lesson-jokers-void-1 = { lesson-go }. Dva džokera u istom potezu se poništavaju. Oba protivnika igraju svog.
lesson-jokers-void-2 = Pritisnite { $key } da čujete zašto ste uzeli potez. Računala se samo vaša četvorka.
lesson-jokers-void-end = Kad su u potezu dva džokera ili više, odlučuju ostale karte, kao da džokera nema. Ako su sve karte džokeri, rat je.
lesson-keys = { $touch ->
    [yes] Dugmad za stolom
   *[no] Tasteri za stolom
  }
lesson-keys-1 = Pritisnite { $key } za pravila: koji je potez, koji redosled važi, šta leži na stolu. { $touch ->
    [yes] Nekoliko dugmadi govori o stolu.
   *[no] Neki tasteri govore o stolu.
  }
lesson-keys-2 = Pritisnite { $key } da čujete ko je već izabrao, a ko još bira.
lesson-keys-3 = Pritisnite { $key } da čujete koliko ko ima karata.
lesson-keys-4 = Pritisnite { $key } za svoju ruku.
lesson-keys-5 = Pritisnite { $key } za karte na stolu. Ovde su ostale od ranijeg rata.
lesson-keys-6 = { lesson-go }. Moć poslednje karte, ako je ima, { $touch ->
    [yes] daje dugme „{ page-button-power }“
   *[no] na tasteru je { KEY("C") }
  }.
lesson-keys-7 = Pritisnite { $key } da opet čujete poslednji potez.
lesson-keys-end = Možete da pitate u svako doba, i dok drugi biraju. { $touch ->
    [yes] {""}
   *[no] { KEY("F1") } nabraja sve tastere.
  }
lesson-end = Ispadanje i kraj
lesson-end-1 = { lesson-go }. Ovo je poslednja karta u ruci, ali imate gomilu. Jedan protivnik ima samo jednu kartu, a gomilu nema.
lesson-end-2 = Pritisnite { $key } da čujete koliko ko ima karata i ko je van igre. Ruka vam je bila prazna, pa je gomila postala ruka. Ko nema ni ruku ni gomilu, ispada.
lesson-end-3 = { lesson-go }. Ostao je jedan protivnik, sa jednom kartom.
lesson-end-end = Pobeđuje poslednji igrač sa kartama. Ako svi ostanu bez karata u istom ratu, igra je nerešena. Sada znate celu igru.

## Zvuci

cue-spy = Dama: neko špijunira
cue-queens-void = Dame se poništavaju
cue-count = Trojka dozvoljava brojanje
cue-swap = Osmica: ruka se menja za gomilu
cue-revolution = Revolucija: najjača je dvojka
cue-revolution-back = Revolucija: najjači je opet kec
cue-jacks-cancelled = Žandari se poništavaju
cue-joker-forces = Džoker izaziva rat
cue-joker-wins = Džoker poništava rat i pobeđuje
cue-jokers-void = Džokeri se poništavaju
