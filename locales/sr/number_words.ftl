# Brojevi slovima, jer glasovi cifre čitaju u muškom rodu. $gender je rod imenice (none kad je
# nema), $form je subj ili obj (jedna karta, jednu kartu), $alone kaže da se imenica izostavlja,
# $after da ispred stoji veći broj, $rest šta sledi iza stotina (0: ništa).
# Broj kojeg ovde nema sastavljaju number-tens i number-hundreds.

number-0 = { $gender ->
    [feminine] { $form ->
        [obj] nijednu
       *[subj] nijedna
    }
    [neuter] nijedno
    [animate] { $form ->
        [obj] nijednog
       *[subj] nijedan
    }
    [none] nula
   *[masculine] nijedan
  }
number-1 = { $gender ->
    [feminine] { $form ->
        [obj] jednu
       *[subj] jedna
    }
    [neuter] jedno
    [animate] { $form ->
        [obj] jednog
       *[subj] jedan
    }
    [none] jedan
   *[masculine] jedan
  }
number-2 = { $gender ->
    [feminine] dve
   *[masculine] dva
  }
number-3 = tri
number-4 = četiri
number-5 = pet
number-6 = šest
number-7 = sedam
number-8 = osam
number-9 = devet
number-10 = deset
number-11 = jedanaest
number-12 = dvanaest
number-13 = trinaest
number-14 = četrnaest
number-15 = petnaest
number-16 = šesnaest
number-17 = sedamnaest
number-18 = osamnaest
number-19 = devetnaest
number-20 = dvadeset
number-30 = trideset
number-40 = četrdeset
number-50 = pedeset
number-60 = šezdeset
number-70 = sedamdeset
number-80 = osamdeset
number-90 = devedeset
number-100 = sto
number-200 = dvesta
number-300 = trista
number-400 = četiristo
number-500 = petsto
number-600 = šeststo
number-700 = sedamsto
number-800 = osamsto
number-900 = devetsto
number-tens = { $head } { $rest }
number-hundreds = { $head } { $rest }

# Broj i njegova imenica.
counted = { $number } { $noun }

noun-card =
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] kartu
           *[subj] karta
        }
        [one] { $form ->
            [obj] kartu
           *[subj] karta
        }
        [few] karte
       *[other] karata
    }
noun-trick =
    .gender = masculine
    .counted = { $count ->
        [0] potez
        [one] potez
        [few] poteza
       *[other] poteza
    }
noun-round =
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] rundu
           *[subj] runda
        }
        [one] { $form ->
            [obj] rundu
           *[subj] runda
        }
        [few] runde
       *[other] rundi
    }
noun-player =
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] igrača
           *[subj] igrač
        }
        [one] { $form ->
            [obj] igrača
           *[subj] igrač
        }
        [few] igrača
       *[other] igrača
    }
noun-opponent =
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] protivnika
           *[subj] protivnik
        }
        [one] { $form ->
            [obj] protivnika
           *[subj] protivnik
        }
        [few] protivnika
       *[other] protivnika
    }
noun-seat =
    .gender = neuter
    .counted = { $count ->
        [0] mesto
        [one] mesto
        [few] mesta
       *[other] mesta
    }
noun-deck =
    .gender = masculine
    .counted = { $count ->
        [0] špil
        [one] špil
        [few] špila
       *[other] špilova
    }
noun-time =
    .gender = masculine
    .counted = { $count ->
        [0] put
        [one] put
        [few] puta
       *[other] puta
    }
noun-game =
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] igru
           *[subj] igra
        }
        [one] { $form ->
            [obj] igru
           *[subj] igra
        }
        [few] igre
       *[other] igara
    }
noun-war =
    .gender = masculine
    .counted = { $count ->
        [0] rat
        [one] rat
        [few] rata
       *[other] ratova
    }
noun-second =
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] sekundu
           *[subj] sekunda
        }
        [one] { $form ->
            [obj] sekundu
           *[subj] sekunda
        }
        [few] sekunde
       *[other] sekundi
    }

# Dan. $day, $year; $month: m1 do m12
# without $date: the month stands in the genitive
date = { $day }. { $month ->
    [m1] januara
    [m2] februara
    [m3] marta
    [m4] aprila
    [m5] maja
    [m6] juna
    [m7] jula
    [m8] avgusta
    [m9] septembra
    [m10] oktobra
    [m11] novembra
   *[m12] decembra
  } { $year }.
# Dan i vreme. $time: vreme; $day, $year; $month: m1 do m12
# without $date: the month stands in the genitive
moment = { $day }. { $month ->
    [m1] januara
    [m2] februara
    [m3] marta
    [m4] aprila
    [m5] maja
    [m6] juna
    [m7] jula
    [m8] avgusta
    [m9] septembra
    [m10] oktobra
    [m11] novembra
   *[m12] decembra
  } { $year }. u { $time }
