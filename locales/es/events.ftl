# Lo que pasa en la mesa. En todos: $who (you, other) y $player (un nombre) dicen de quién se habla;
# quien mira oye "other". .brief es para quien ya conoce la partida por sus sonidos: empieza por el
# resultado y luego nombra las cartas. Los palos se dicen solo con todo detalle, o como se haya elegido.
# Junto a un nombre no va ninguna palabra con género.

# $count: cuántas cartas recibe cada jugador
event-deal = Cartas repartidas: { COUNT($count, noun: "card", alone: 1) } por jugador.
# $count: cartas que no recibe nadie
event-left-out = { $count ->
    [one] Sobra { COUNT($count, noun: "card") }.
   *[other] Sobran { COUNT($count, noun: "card") }.
  }

# Se elige una carta y quien escucha puede saber cuál. $card
event-choose = { $who ->
    [you] Juegas { CARD($card, form: "def") }.
   *[other] { $player } juega { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Ha elegido otro jugador, nadie sabe qué. Con palabras, solo con todo detalle.
event-choose-hidden = { $who ->
    [you] Ya has elegido.
   *[other] { $player } ya ha elegido.
  }

# Se descubre una carta. $card
event-put = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Una batalla: $count cartas boca abajo, luego $card boca arriba
event-put-war = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Pones { COUNT($count, noun: "card") } boca abajo y { CARD($card, form: "def") } boca arriba.
       *[other] { $player } pone { COUNT($count, noun: "card") } boca abajo y { CARD($card, form: "def") } boca arriba.
    }
# A alguien no le alcanzan las cartas: las últimas $count van boca abajo; $out: yes si por eso queda fuera
event-put-short = { $out ->
    [yes] { $who ->
        [you] Para la batalla solo tienes { COUNT($count, noun: "card") }, no te alcanza: quedas fuera.
       *[other] Para la batalla { $player } solo tiene { COUNT($count, noun: "card") }, no le alcanza y queda fuera.
    }
   *[no] { $who ->
        [you] Para la batalla solo tienes { COUNT($count, noun: "card") }.
       *[other] Para la batalla { $player } solo tiene { COUNT($count, noun: "card") }.
    }
  }
    .brief = { $out ->
        [yes] { $who ->
            [you] Faltan cartas: quedas fuera.
           *[other] { $player } queda fuera, faltan cartas.
        }
       *[no] { $who ->
            [you] Solo tienes { COUNT($count, noun: "card", alone: 1) }.
           *[other] { $player } solo tiene { COUNT($count, noun: "card", alone: 1) }.
        }
    }
# Las cartas que explican un resultado, en breve. $cards: partes hechas de event-card, con comas
event-cards = { CAP(LIST($cards)) }.
event-card = { $who ->
    [you] tú { CARD($card) }
   *[other] { $player } { CARD($card) }
  }

# $players: los que empatan con la más fuerte, nadie cuando solo juegan dos; $again: yes si en la baza
# anterior ya hubo batalla; $all: yes si luchan más; $open: yes si no se decide enseguida; $count: cartas
# en la mesa; $card: el valor del empate; $beaten: el valor más alto, si el más bajo empata y le gana
event-war = { $all ->
    [yes] { $again ->
        [yes] ¡Otra batalla! Empatan { NAMES($players) }{ $with }; luchan todos.
       *[no] ¡Batalla! Empatan { NAMES($players) }{ $with }; luchan todos.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] ¡Otra batalla{ $with }!
           *[no] ¡Batalla{ $with }!
        }
       *[other] { $again ->
            [yes] ¡Otra batalla: { NAMES($players) }{ $with }!
           *[no] ¡Batalla: { NAMES($players) }{ $with }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Con { RANK($beaten, form: "indef") } en la mesa manda { RANK($card, form: "def") }.
  }
    .brief = Batalla{ LENGTH($players) ->
        [0] {""}
       *[other] : { NAMES($players) }
    }, con { RANK($card, form: "def") }.{ $open ->
        [yes] {" "}En la mesa, { COUNT($count, noun: "card") }.
       *[no] {""}
    }
# Con qué empatan y con qué gana alguien: con el resultado, donde no se dicen las cartas
event-war-with = {""}, con { RANK($card, form: "def") }
event-take-with = con { CARD($card, form: "def") }
# Una batalla en la que nadie puede luchar. $count: como antes
event-stays = { $count ->
    [one] A nadie le quedan cartas para la batalla: en la mesa queda { COUNT($count, noun: "card") }.
   *[other] A nadie le quedan cartas para la batalla: en la mesa quedan { COUNT($count, noun: "card") }.
  }
# $count: cuántas cartas; $why: none, low (orden invertido), upset ($card, la más baja, gana a $beaten, la
# más alta), alone (nadie más puede seguir la batalla), most (nadie puede, y este jugador puso más);
# $prisoner: yes si ganó con la prisionera; $top: la carta que queda encima, o none
event-take = { $why ->
    [alone] Nadie más puede seguir: {""}
    [most] A nadie le alcanzan las cartas para la batalla. Quien más tiene { $who ->
        [you] eres tú, y te llevas
       *[other] es { $player }, y se lleva
    }
   *[none] {""}
  }{ $who ->
    [you] { $why ->
        [alone] te llevas
        [most] {""}
       *[none] Te llevas
    }
   *[other] { $why ->
        [most] {""}
       *[none] { $player } se lleva
    }
  } { COUNT($count, noun: "card") }{ $with ->
    [none] {""}
   *[other] {" "}{ $with }
  }{ $prisoner ->
    [yes] , entre ellas la prisionera
   *[no] {""}
  }{ $kept }{ $top ->
    [none] {""}
   *[other] , con { CARD($top, form: "def") } encima
  }{ $why ->
    [low] : gana la más baja.
    [upset] : { RANK($card, form: "def") } gana { RANK($beaten, form: "a") }.
   *[none] .
  }
# $card: la carta que gana, si aún no se ha dicho, o none
event-take-brief = { $card ->
    [none] { $who ->
        [you] Ganas
       *[other] { $player } gana
    }
   *[other] { $who ->
        [you] Tu { CARD($card) } gana
       *[other] { CAP(CARD($card, form: "def")) } de { $player } gana
    }
  } { COUNT($count, noun: "card") }{ $top ->
    [none] .
   *[other] , encima { CARD($top, form: "def") }.
  }
# $cards: todo lo que se llevó, si no se ha dicho ya todo
event-take-cards = Entre ellas, boca abajo: { CARDS($cards) }.

# $count: cuántas cartas tiene la nueva mano
event-pick-up = { $who ->
    [you] No te quedan cartas en mano: recoges tu pila, { COUNT($count, noun: "card") }.
   *[other] { $player } recoge su pila.
  }
    .brief = { $who ->
        [you] Recoges { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Several do so at once.
event-pick-ups = { NAMES($players) } recogen cada cual su pila.
    .brief = {""}
# Un mazo agotado se renueva con la pila barajada. $count: las cartas que le quedan
event-renew = { $who ->
    [you] Tu pila pasa a ser tu nuevo mazo: { COUNT($count, noun: "card") }.
   *[other] La pila de { $player } pasa a ser su nuevo mazo.
  }
    .brief = { $who ->
        [you] Nuevo mazo: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: nuevo mazo.
    }

# $why: cards (no le quedan), war (no tiene para la batalla), money (no cubre la apuesta mínima)
event-out = { $who ->
    [you] { $why ->
        [money] Tu dinero no alcanza para la apuesta mínima: quedas fuera.
        [war] No tienes cartas para la batalla: quedas fuera.
       *[cards] No te quedan cartas: quedas fuera.
    }
   *[other] { $why ->
        [money] El dinero de { $player } no alcanza para la apuesta mínima: queda fuera.
        [war] { $player } no tiene cartas para la batalla y queda fuera.
       *[cards] { $player } se queda sin cartas y queda fuera.
    }
  }
    .brief = { $who ->
        [you] Quedas fuera.
       *[other] { $player } queda fuera.
    }
# Quedan fuera varios a la vez. $why: cards, war o money
event-outs = { $why ->
    [money] { NAMES($players) } no tienen dinero para la apuesta mínima y quedan fuera.
    [war] { NAMES($players) } no tienen cartas para la batalla y quedan fuera.
   *[cards] { NAMES($players) } se quedan sin cartas y quedan fuera.
  }
    .brief = { NAMES($players) } quedan fuera.

# $players: a quiénes nombra el resultado
event-end-win = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $player } gana la partida.
  }
event-end-limit = { $count ->
    [none] { $who ->
        [you] ¡Ganas la partida por tener más cartas! Se acabaron las bazas.
       *[other] { $player } gana la partida por tener más cartas: se acabaron las bazas.
    }
   *[other] { $who ->
        [you] ¡Ganas la partida con { COUNT($count, noun: "card") } contra { COUNT($next, noun: "card", alone: 1) }! Se acabaron las bazas.
       *[other] { $player } gana la partida con { COUNT($count, noun: "card") } contra { COUNT($next, noun: "card", alone: 1) }: se acabaron las bazas.
    }
  }
    .brief = { $count ->
        [none] { $who ->
            [you] Ganas por más cartas.
           *[other] { $player } gana por más cartas.
        }
       *[other] { $who ->
            [you] Ganas, { COUNT($count, noun: "card", alone: 1) } contra { COUNT($next, noun: "card", alone: 1) }.
           *[other] { $player } gana, { COUNT($count, noun: "card", alone: 1) } contra { COUNT($next, noun: "card", alone: 1) }.
        }
    }
event-end-draw = Partida empatada: { NAMES($players) }.
# At a limit, how many cards everybody has; at the brief level, only the listener. Its parts follow.
event-end-counts = Cartas al final: { LIST($counts, kind: "comma") }.
    .brief = Cartas: { LIST($counts, kind: "comma") }.
event-end-count = { $who ->
    [you] tú { COUNT($count, noun: "card", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "card", alone: 1) }
  }
