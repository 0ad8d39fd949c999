# Las cartas. $form: bare (en una lista: reina), indef (una reina), def (la reina),
# de (de la reina, del as), a (a la reina, al as).
# .gender es el género del valor, .counted lo que sigue a un número.

rank-2 = { $form ->
   *[bare] dos
    [indef] un dos
    [def] el dos
    [de] del dos
    [a] al dos
  }
    .gender = masculine
    .counted = { $count ->
        [0] dos
        [one] dos
       *[other] doses
    }
rank-3 = { $form ->
   *[bare] tres
    [indef] un tres
    [def] el tres
    [de] del tres
    [a] al tres
  }
    .gender = masculine
    .counted = { $count ->
        [0] tres
        [one] tres
       *[other] treses
    }
rank-4 = { $form ->
   *[bare] cuatro
    [indef] un cuatro
    [def] el cuatro
    [de] del cuatro
    [a] al cuatro
  }
    .gender = masculine
    .counted = { $count ->
        [0] cuatro
        [one] cuatro
       *[other] cuatros
    }
rank-5 = { $form ->
   *[bare] cinco
    [indef] un cinco
    [def] el cinco
    [de] del cinco
    [a] al cinco
  }
    .gender = masculine
    .counted = { $count ->
        [0] cinco
        [one] cinco
       *[other] cincos
    }
rank-6 = { $form ->
   *[bare] seis
    [indef] un seis
    [def] el seis
    [de] del seis
    [a] al seis
  }
    .gender = masculine
    .counted = { $count ->
        [0] seis
        [one] seis
       *[other] seises
    }
rank-7 = { $form ->
   *[bare] siete
    [indef] un siete
    [def] el siete
    [de] del siete
    [a] al siete
  }
    .gender = masculine
    .counted = { $count ->
        [0] siete
        [one] siete
       *[other] sietes
    }
rank-8 = { $form ->
   *[bare] ocho
    [indef] un ocho
    [def] el ocho
    [de] del ocho
    [a] al ocho
  }
    .gender = masculine
    .counted = { $count ->
        [0] ocho
        [one] ocho
       *[other] ochos
    }
rank-9 = { $form ->
   *[bare] nueve
    [indef] un nueve
    [def] el nueve
    [de] del nueve
    [a] al nueve
  }
    .gender = masculine
    .counted = { $count ->
        [0] nueve
        [one] nueve
       *[other] nueves
    }
rank-10 = { $form ->
   *[bare] diez
    [indef] un diez
    [def] el diez
    [de] del diez
    [a] al diez
  }
    .gender = masculine
    .counted = { $count ->
        [0] diez
        [one] diez
       *[other] dieces
    }
rank-jack = { $form ->
   *[bare] sota
    [indef] una sota
    [def] la sota
    [de] de la sota
    [a] a la sota
  }
    .gender = feminine
    .counted = { $count ->
        [0] sota
        [one] sota
       *[other] sotas
    }
rank-queen = { $form ->
   *[bare] reina
    [indef] una reina
    [def] la reina
    [de] de la reina
    [a] a la reina
  }
    .gender = feminine
    .counted = { $count ->
        [0] reina
        [one] reina
       *[other] reinas
    }
rank-king = { $form ->
   *[bare] rey
    [indef] un rey
    [def] el rey
    [de] del rey
    [a] al rey
  }
    .gender = masculine
    .counted = { $count ->
        [0] rey
        [one] rey
       *[other] reyes
    }
rank-ace = { $form ->
   *[bare] as
    [indef] un as
    [def] el as
    [de] del as
    [a] al as
  }
    .gender = masculine
    .counted = { $count ->
        [0] as
        [one] as
       *[other] ases
    }
rank-joker = { $form ->
   *[bare] comodín
    [indef] un comodín
    [def] el comodín
    [de] del comodín
    [a] al comodín
  }
    .gender = masculine
    .counted = { $count ->
        [0] comodín
        [one] comodín
       *[other] comodines
    }

suit-hearts = corazones
suit-spades = picas
suit-diamonds = diamantes
suit-clubs = tréboles

# Un valor, ya en su forma, y un palo.
card = { $rank } de { $suit }
