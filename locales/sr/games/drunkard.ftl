### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Pijanica.
game-drunkard = Pijanica

## Opcije

option-deck = Broj karata u špilu
option-tie = Jednake karte
option-drunkard = Pijanica je
value-tie-open = svi stavljaju jednu licem nagore
value-tie-covered = svi stavljaju jednu licem nadole i jednu nagore
value-drunkard-all-cards = ko na kraju ima sve karte
value-drunkard-first-out = ko prvi ostane bez karata

## Pravila

# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-drunkard = U ovoj igri niko ne pobeđuje: jedan igrač na kraju postaje pijanica i gubi.
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
       *[other] Posle { $trick_limit } poteza igra se završava bez pijanice, i čuje se ko ima najviše karata.
    }

## Šta se dešava

# Pijanica: ko nema više karata, spasen je. $why: cards ili war
event-out-safe = { $who ->
    [you] Nemate više karata: izvukli ste se.
   *[other] { $player } nema više karata i izvlači se.
  }
    .brief = { $who ->
        [you] Izvukli ste se.
       *[other] { $player } se izvlači.
    }
# Više igrača se izvlači u isto vreme.
event-outs-safe = { NAMES($players) } nemaju više karata i izvlače se.
    .brief = { NAMES($players) } se izvlače.
# Pijanica: imati najviše karata nije ni pobeda ni poraz.
event-end-most = { $who ->
    [you] Odigrani su svi potezi, a pijanice nema, pa niko ne gubi: najviše karata imate vi.
   *[other] Odigrani su svi potezi, a pijanice nema, pa niko ne gubi: najviše karata ima { $player }.
  }
    .brief = { $who ->
        [you] Pijanice nema: najviše karata imate vi.
       *[other] Pijanice nema: najviše karata ima { $player }.
    }
# Više igrača ima najviše karata, podjednako.
event-end-most-many = Odigrani su svi potezi, a pijanice nema, pa niko ne gubi. Najviše karata, podjednako: { NAMES($players) }.
    .brief = Pijanice nema. Najviše karata, podjednako: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Vi ste pijanica: izgubili ste.
   *[other] Pijanica je { $player }.
  }
event-end-drunkard-many = Pijanice: { NAMES($players) }.

## Zašto

why-war-open = Svi stavljaju još jednu kartu licem nagore.
why-war-covered = Svi stavljaju jednu kartu licem nadole i jednu nagore; jedina preostala karta okreće se nagore.
# Ime onoga ko gubi; po kom pravilu, kažu opcije.
why-end-drunkard = { $first ->
    [yes] Pijanica je ko prvi ostane bez karata: { NAMES($players) }.
   *[no] Pijanica je ko ostane sa svim kartama: { NAMES($players) }.
  }
# Posle najviše poteza, $count: pijanice nema. $players: ko ima najviše karata
why-end-most = Igra se završava posle { $count } poteza: pijanice nema, pa niko ne gubi. Najviše karata: { NAMES($players) }.

## Dobacivanja

# Neko drugi je pijanica
remark-plain-spared-1 = Nisam ja. Kakvo olakšanje!
remark-plain-spared-2 = Malo je falilo da to budem ja.
remark-plain-spared-3 = Živeli svi ostali!
remark-plain-spared-4 = Kakva sreća: to je neko drugi.
remark-plain-spared-5 = I ovog puta sam na sigurnom.
remark-plain-spared-6 = Ovog puta to nisam ja. Živeli!

## U komandnoj liniji

cli-result-drunkard = { $player }, koliko puta pijanica: { $games }.

# Cilj: kako se zove i kako se do njega stiže
goal-sober = Pijanica je neko drugi
goal-sober-how = U igri Pijanica gubi onaj ko je pijanica. Neka to bude neko drugi.
