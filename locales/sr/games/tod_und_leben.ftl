### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Tod und Leben.
game-tod-und-leben = { KEY("Tod und Leben") }

## Opcije

preset-long = Duga igra od sedam rundi

## Pravila

# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-tod-und-leben = Oba igrača okreću kartu sa vrha, a viša uzima obe; rundu dobija onaj ko uzme više karata.
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

## Šta se dešava

# Tod und Leben: jednake su i poslednje karte
event-own-back = Jednake su i poslednje karte: svako uzima svoje nazad.
# $number: koja runda, od 1; $more, $fewer: koliko je karata uzeo ko
event-round = { $who ->
    [you] Pobeđujete u rundi { $number }, { COUNT($more) } prema { COUNT($fewer) }.
   *[other] { $player } pobeđuje u rundi { $number }, { COUNT($more) } prema { COUNT($fewer) }.
  }
    .brief = { $who ->
        [you] Runda { $number }: vi, { COUNT($more) } prema { COUNT($fewer) }.
       *[other] Runda { $number }: { $player }, { COUNT($more) } prema { COUNT($fewer) }.
    }
event-round-drawn = Runda { $number }: nerešeno, isti broj karata.
# Koliko je rundi dobio ko; delovi sa zarezima. $count: runde
event-score = Dobijene runde: { LIST($score, kind: "comma") }.
    .brief = Runde: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] vi { COUNT($count, noun: "round", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "round", alone: 1) }
  }

## Za stolom

# U igri Tod und Leben: $round, od 1.
now-game-of-round = { $game }, runda { $round }, potez { $trick }.

## Zašto

why-own-back = Jednake su bile poslednje karte, pa svako uzima svoje nazad.
why-war-turned = Oba igrača okreću još po jednu kartu, dok jedna ne bude viša.
why-round = { $who ->
    [you] Sve karte su odigrane. Više uzetih karata imate vi, pa dobijate rundu.
   *[other] Sve karte su odigrane. Više uzetih karata ima { $player }, pa dobija rundu.
  }
why-round-drawn = Sve karte su odigrane, a uzetih je jednako: runda je nerešena.
why-rounds-win = Sve runde su odigrane: pobeđuje onaj sa više dobijenih.
why-rounds-draw = Sve runde su odigrane, a dobijenih je jednako.

# Cilj: kako se zove i kako se do njega stiže
goal-rounds = Tri dobijene runde u igri Tod und Leben
goal-rounds-how = Sve tri u jednoj igri. Ovde odlučuje sreća: budite strpljivi.
