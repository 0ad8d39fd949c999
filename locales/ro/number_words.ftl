# Numerele în cuvinte, pentru că vocile citesc cifrele la masculin. $gender: genul substantivului
# (none dacă lipsește); $alone: dacă substantivul nu se spune (una, unul); $after: dacă urmează după un
# alt număr (douăzeci și una); $rest: ce urmează după sute (0: nimic).
# Un număr care nu e aici se compune cu number-tens și number-hundreds.

number-0 = { $gender ->
    [feminine] { $alone ->
        [yes] niciuna
       *[no] nicio
    }
    [none] zero
   *[masculine] { $alone ->
        [yes] niciunul
       *[no] niciun
    }
  }
number-1 = { $gender ->
    [feminine] { $after ->
        [yes] una
       *[no] { $alone ->
            [yes] una
           *[no] o
        }
    }
    [none] unu
   *[masculine] { $after ->
        [yes] unu
       *[no] { $alone ->
            [yes] unul
           *[no] un
        }
    }
  }
number-2 = { $gender ->
    [feminine] două
    [neuter] două
   *[masculine] doi
  }
number-3 = trei
number-4 = patru
number-5 = cinci
number-6 = șase
number-7 = șapte
number-8 = opt
number-9 = nouă
number-10 = zece
number-11 = unsprezece
number-12 = { $gender ->
    [feminine] douăsprezece
    [neuter] douăsprezece
   *[masculine] doisprezece
  }
number-13 = treisprezece
number-14 = paisprezece
number-15 = cincisprezece
number-16 = șaisprezece
number-17 = șaptesprezece
number-18 = optsprezece
number-19 = nouăsprezece
number-20 = douăzeci
number-30 = treizeci
number-40 = patruzeci
number-50 = cincizeci
number-60 = șaizeci
number-70 = șaptezeci
number-80 = optzeci
number-90 = nouăzeci
number-100 = o sută
number-200 = două sute
number-300 = trei sute
number-400 = patru sute
number-500 = cinci sute
number-600 = șase sute
number-700 = șapte sute
number-800 = opt sute
number-900 = nouă sute
number-tens = { $head } și { $rest }
number-hundreds = { $head } { $rest }

# Un număr și substantivul lui, cu „de” în [other].
counted = { $number } { $noun }

noun-card =
    .gender = feminine
    .counted = { $count ->
        [0] carte
        [one] carte
        [few] cărți
       *[other] de cărți
    }
noun-trick =
    .gender = feminine
    .counted = { $count ->
        [0] tură
        [one] tură
        [few] ture
       *[other] de ture
    }
noun-round =
    .gender = feminine
    .counted = { $count ->
        [0] rundă
        [one] rundă
        [few] runde
       *[other] de runde
    }
noun-player =
    .gender = masculine
    .counted = { $count ->
        [0] jucător
        [one] jucător
        [few] jucători
       *[other] de jucători
    }
noun-opponent =
    .gender = masculine
    .counted = { $count ->
        [0] adversar
        [one] adversar
        [few] adversari
       *[other] de adversari
    }
noun-seat =
    .gender = neuter
    .counted = { $count ->
        [0] loc
        [one] loc
        [few] locuri
       *[other] de locuri
    }
noun-deck =
    .gender = neuter
    .counted = { $count ->
        [0] pachet
        [one] pachet
        [few] pachete
       *[other] de pachete
    }
noun-time =
    .gender = feminine
    .counted = { $count ->
        [0] dată
        [one] dată
        [few] ori
       *[other] de ori
    }
noun-game =
    .gender = neuter
    .counted = { $count ->
        [0] joc
        [one] joc
        [few] jocuri
       *[other] de jocuri
    }
noun-war =
    .gender = neuter
    .counted = { $count ->
        [0] război
        [one] război
        [few] războaie
       *[other] de războaie
    }
noun-second =
    .gender = feminine
    .counted = { $count ->
        [0] secundă
        [one] secundă
        [few] secunde
       *[other] de secunde
    }

# O zi. $date: ziua întreagă; $day, $year; $month: de la m1 la m12
date = { $date }
# A day with its time. $date: the whole day, $time: the time of day; $day, $year; $month: m1 to m12
moment = { $date }, { $time }
