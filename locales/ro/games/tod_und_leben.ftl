### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Tod und Leben.
game-tod-und-leben = Tod und Leben

## Opțiuni

preset-long = Joc lung, de șapte runde

## Reguli

# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-tod-und-leben = Fiecare întoarce cartea de deasupra, iar cea mai mare le ia pe amândouă; câștigă runda cine ia mai multe cărți.
rules-tod-und-leben-aim =
    Un scurt joc german pentru doi, al cărui nume înseamnă moarte și viață. Fiecare carte se întoarce o singură dată.
rules-tod-und-leben-deal =
    Se amestecă treizeci și două de cărți, de la șapte la as, și fiecare primește șaisprezece, cu fața în jos.
rules-tod-und-leben-trick =
    Amândoi întorc cartea de deasupra. Cea mai mare le ia pe amândouă într-o grămadă de cărți câștigate, care nu se mai joacă.
rules-tod-und-leben-tie =
    Două cărți egale: fiecare mai întoarce o carte peste ele, până când una e mai mare și ia tot. Dacă ultimele cărți sunt la egalitate, fiecare își ia înapoi cărțile din acea tură.
rules-tod-und-leben-end =
    După ce s-au jucat toate cele șaisprezece cărți, runda e a celui care a câștigat mai multe.

    { $rounds ->
        [1] Se joacă o rundă.
       *[other] Se joacă { COUNT($rounds, noun: "round") }, toate. Câștigă jocul cine câștigă mai multe runde. Dacă sunt la fel de multe, e egalitate.
    }

## Ce se întâmplă

# Tod und Leben: și ultimele cărți sunt la egalitate
event-own-back = Și ultimele cărți sunt la egalitate: fiecare își ia cărțile înapoi.
# $number: a câta rundă, de la 1; $more, $fewer: câte cărți a câștigat fiecare
event-round = { $who ->
    [you] Câștigi runda { $number } cu { COUNT($more, noun: "card") } la { COUNT($fewer, noun: "card", alone: 1) }.
   *[other] { $player } câștigă runda { $number } cu { COUNT($more, noun: "card") } la { COUNT($fewer, noun: "card", alone: 1) }.
  }
    .brief = { $who ->
        [you] Câștigi runda { $number }, { COUNT($more, noun: "card", alone: 1) } la { COUNT($fewer, noun: "card", alone: 1) }.
       *[other] { $player } câștigă runda { $number }, { COUNT($more, noun: "card", alone: 1) } la { COUNT($fewer, noun: "card", alone: 1) }.
    }
event-round-drawn = Egalitate în runda { $number }: același număr de cărți.
# Câte runde a câștigat fiecare, cu virgule. $count: runde
event-score = Runde câștigate: { LIST($score, kind: "comma") }.
    .brief = Runde: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] tu { COUNT($count, noun: "round", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "round", alone: 1) }
  }

## La masă

# La Tod und Leben: $round, de la 1.
now-game-of-round = { $game }, runda { $round }, tura { $trick }.

## De ce

why-own-back = Egalitatea a venit la ultimele cărți: fiecare și-a luat cărțile înapoi.
why-war-turned = Fiecare mai întoarce o carte, până când una e mai mare.
why-round = { $who ->
    [you] S-au jucat toate cărțile. Ai câștigat mai multe, deci și runda.
   *[other] S-au jucat toate cărțile. { $player } a câștigat mai multe, deci și runda.
  }
why-round-drawn = S-au jucat toate cărțile și nimeni nu are mai multe: runda e la egalitate.
why-rounds-win = S-au jucat toate rundele: câștigă jocul cine a câștigat mai multe.
why-rounds-draw = S-au jucat toate rundele și nimeni nu a câștigat mai multe.

# O țintă: cum se numește și cum se atinge
goal-rounds = Trei runde câștigate la Tod und Leben
goal-rounds-how = Toate trei într-un singur joc. Aici hotărăște norocul: ai răbdare.
