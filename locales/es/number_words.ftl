# Los números en letras, porque las voces leen las cifras en masculino. $gender: el género del
# nombre (none si no lo hay); $alone: si el nombre se calla (uno, una); $after: si va detrás de otro
# número; $rest: lo que sigue a las centenas (0: nada).
# Un número que no está aquí se compone con number-tens y number-hundreds.

number-0 = { $gender ->
    [feminine] ninguna
    [none] cero
   *[masculine] { $alone ->
        [yes] ninguno
       *[no] ningún
    }
  }
number-1 = { $gender ->
    [feminine] una
    [none] uno
   *[masculine] { $alone ->
        [yes] uno
       *[no] un
    }
  }
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
number-13 = trece
number-14 = catorce
number-15 = quince
number-16 = dieciséis
number-17 = diecisiete
number-18 = dieciocho
number-19 = diecinueve
number-20 = veinte
number-21 = { $gender ->
    [feminine] veintiuna
    [none] veintiuno
   *[masculine] { $alone ->
        [yes] veintiuno
       *[no] veintiún
    }
  }
number-22 = veintidós
number-23 = veintitrés
number-24 = veinticuatro
number-25 = veinticinco
number-26 = veintiséis
number-27 = veintisiete
number-28 = veintiocho
number-29 = veintinueve
number-30 = treinta
number-40 = cuarenta
number-50 = cincuenta
number-60 = sesenta
number-70 = setenta
number-80 = ochenta
number-90 = noventa
number-100 = { $rest ->
    [0] cien
   *[other] ciento
  }
number-200 = { $gender ->
    [feminine] doscientas
   *[masculine] doscientos
  }
number-300 = { $gender ->
    [feminine] trescientas
   *[masculine] trescientos
  }
number-400 = { $gender ->
    [feminine] cuatrocientas
   *[masculine] cuatrocientos
  }
number-500 = { $gender ->
    [feminine] quinientas
   *[masculine] quinientos
  }
number-600 = { $gender ->
    [feminine] seiscientas
   *[masculine] seiscientos
  }
number-700 = { $gender ->
    [feminine] setecientas
   *[masculine] setecientos
  }
number-800 = { $gender ->
    [feminine] ochocientas
   *[masculine] ochocientos
  }
number-900 = { $gender ->
    [feminine] novecientas
   *[masculine] novecientos
  }
number-tens = { $head } y { $rest }
number-hundreds = { $head } { $rest }

# Un número y su nombre.
counted = { $number } { $noun }

noun-card =
    .gender = feminine
    .counted = { $count ->
        [0] carta
        [one] carta
       *[other] cartas
    }
noun-trick =
    .gender = feminine
    .counted = { $count ->
        [0] baza
        [one] baza
       *[other] bazas
    }
noun-round =
    .gender = feminine
    .counted = { $count ->
        [0] ronda
        [one] ronda
       *[other] rondas
    }
noun-player =
    .gender = masculine
    .counted = { $count ->
        [0] jugador
        [one] jugador
       *[other] jugadores
    }
noun-opponent =
    .gender = masculine
    .counted = { $count ->
        [0] rival
        [one] rival
       *[other] rivales
    }
noun-seat =
    .gender = masculine
    .counted = { $count ->
        [0] sitio
        [one] sitio
       *[other] sitios
    }
noun-deck =
    .gender = feminine
    .counted = { $count ->
        [0] baraja
        [one] baraja
       *[other] barajas
    }
noun-time =
    .gender = feminine
    .counted = { $count ->
        [0] vez
        [one] vez
       *[other] veces
    }
noun-game =
    .gender = feminine
    .counted = { $count ->
        [0] partida
        [one] partida
       *[other] partidas
    }
noun-war =
    .gender = feminine
    .counted = { $count ->
        [0] batalla
        [one] batalla
       *[other] batallas
    }
noun-second =
    .gender = masculine
    .counted = { $count ->
        [0] segundo
        [one] segundo
       *[other] segundos
    }

# Un día. $date: el día entero; $day, $year; $month: de m1 a m12
date = { $date }
# A day with its time. $date: the whole day, $time: the time of day; $day, $year; $month: m1 to m12
moment = { $date }, { $time }
