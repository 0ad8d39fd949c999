# Lo que pasa en la mesa. En todos: $who (you, other) y $player (un nombre) dicen de quién se habla;
# quien mira oye "other". .brief es para quien ya conoce la partida por sus sonidos.
# Junto a un nombre no va ninguna palabra con género.

# $count: cuántas cartas recibe cada jugador
event-deal = Cartas repartidas: { COUNT($count, noun: "card", alone: 1) } por jugador.
    .brief = {""}
# $count: cartas que no recibe nadie
event-left-out = { $count ->
    [one] Sobra { COUNT($count, noun: "card") }.
   *[other] Sobran { COUNT($count, noun: "card") }.
  }
    .brief = {""}
# $count: cuántas barajas forman el nuevo sabot
event-shuffle = Nuevo sabot de { COUNT($count, noun: "deck") }.
    .brief = Nuevo sabot.

# Se elige una carta y quien escucha puede saber cuál. $card
event-choose = { $who ->
    [you] Juegas { CARD($card, form: "def") }.
   *[other] { $player } elige { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Ha elegido otro jugador, nadie sabe qué.
event-choose-hidden = {""}
    .full = { $who ->
        [you] Ya has elegido.
       *[other] { $player } pone una carta.
      }
event-choose-swap = { $who ->
    [you] Cambias tu mano por tu pila.
   *[other] { $player } cambia su mano por la pila.
  }
    .brief = { $who ->
        [you] Cambio hecho.
       *[other] { $player } cambia.
    }
event-choose-top = { $who ->
    [you] Juegas la carta de arriba.
   *[other] { $player } juega la carta de arriba.
  }
    .brief = {""}
event-choose-prisoner = { $who ->
    [you] Juegas la carta prisionera.
   *[other] { $player } juega la carta prisionera.
  }
    .brief = { $who ->
        [you] La carta prisionera.
       *[other] { $player }: la carta prisionera.
    }
# $card: qué carta se guarda como prisionera; el suceso siguiente la repite
event-choose-keep = { $who ->
    [you] Te quedas con { CARD($card, form: "def") }.
   *[other] { $player } se queda con { CARD($card, form: "def") }.
  }
    .brief = {""}
event-choose-keep-top = { $who ->
    [you] Te quedas con la carta de arriba de tu mazo.
   *[other] { $player } se queda con la carta de arriba de su mazo.
  }
    .brief = {""}
event-choose-keep-none = { $who ->
    [you] No te quedas con ninguna carta prisionera.
   *[other] { $player } no se queda con ninguna carta prisionera.
  }
    .brief = {""}
event-choose-play = { $who ->
    [you] Juegas la carta.
   *[other] { $player } juega su carta.
  }
    .brief = {""}
# $victims: los jugadores cuyas pilas se quieren robar
event-choose-steal = { $who ->
    [you] Intentas robar { NAMES($victims, form: "a") }.
   *[other] { $player } intenta robar { NAMES($victims, form: "a") }.
  }
    .brief = {""}
# $card: cuál de las cartas ganadas queda encima de la pila
event-choose-lay = { $who ->
    [you] Pones encima { CARD($card, form: "def") }.
   *[other] { $player } pone encima { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Encima: { CARD($card) }.
       *[other] { $player }, encima: { CARD($card) }.
    }
# $cents: la apuesta; $tie: la apuesta al empate, 0 si no la hay; ambas en céntimos
event-choose-bet = { $tie ->
    [0] { $who ->
        [you] Apuestas { MONEY($cents) }.
       *[other] { $player } apuesta { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Apuestas { MONEY($cents) }, y al empate { MONEY($tie) }.
       *[other] { $player } apuesta { MONEY($cents) }, y al empate { MONEY($tie) }.
    }
  }
event-choose-war = { $who ->
    [you] Vas a la guerra.
   *[other] { $player } va a la guerra.
  }
event-choose-surrender = { $who ->
    [you] Te rindes.
   *[other] { $player } se rinde.
  }
event-choose-leave = { $who ->
    [you] Dejas la mesa.
   *[other] { $player } deja la mesa.
  }

# Se descubre una carta. $card
event-put = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Una batalla: $count cartas boca abajo, luego $card boca arriba
event-put-war = { $who ->
    [you] Pones { COUNT($count, noun: "card") } boca abajo y una boca arriba: { CARD($card) }.
   *[other] { $player } pone { COUNT($count, noun: "card") } boca abajo y una boca arriba: { CARD($card) }.
  }
    .brief = { $who ->
        [you] Tú: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
# A alguien no le llegan las cartas para la batalla: las últimas $count boca abajo (puede ser 0)
event-put-short = { $who ->
    [you] No te llegan las cartas para la batalla.
   *[other] A { $player } no le llegan las cartas para la batalla.
  }

# $reversed: yes si desde ahora ganan las cartas bajas
event-revolution = { $reversed ->
    [yes] ¡Revolución! La carta más fuerte es el dos.
   *[no] ¡Revolución! La carta más fuerte vuelve a ser el as.
  }
    .brief = { $reversed ->
        [yes] Revolución: manda el dos.
       *[no] Revolución: manda el as.
    }
event-revolution-next = { $reversed ->
    [yes] ¡Revolución! Desde la próxima baza, la carta más fuerte es el dos.
   *[no] ¡Revolución! Desde la próxima baza, la carta más fuerte vuelve a ser el as.
  }
    .brief = { $reversed ->
        [yes] Próxima baza: manda el dos.
       *[no] Próxima baza: manda el as.
    }
# $count: cuántas sotas (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) }: la revolución se anula.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulan.
event-queens-void = { CAP(COUNT($count, of: "Q")) } se anulan.

# $players: los que empatan con la más fuerte; $again: yes si en la baza anterior ya hubo batalla
event-war = { $again ->
    [yes] ¡Otra batalla: { NAMES($players) }!
   *[no] ¡Batalla: { NAMES($players) }!
  }
event-war-joker = { $again ->
    [yes] ¡El comodín fuerza otra batalla!
   *[no] ¡El comodín fuerza una batalla!
  }
# $count: cartas que quedan en la mesa para quien gane después
event-pot = En la mesa: { COUNT($count, noun: "card") }.
    .brief = En la mesa: { $count }.
# $cards: las cartas que van boca abajo al azar
event-war-cards = { $who ->
    [you] Boca abajo: { CARDS($cards) }.
   *[other] { $player } pone boca abajo: { CARDS($cards) }.
  }
event-joker-wins = { $who ->
    [you] Batalla anulada: tu comodín se lo lleva todo.
   *[other] Batalla anulada: el comodín de { $player } se lo lleva todo.
  }
    .brief = { $who ->
        [you] Gana tu comodín.
       *[other] Gana el comodín: { $player }.
    }
# $count: cuántas cartas
event-take = { $who ->
    [you] Te llevas { COUNT($count, noun: "card") }.
   *[other] { $player } se lleva { COUNT($count, noun: "card") }.
  }
    .brief = { $who ->
        [you] Te llevas { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player } se lleva { COUNT($count, noun: "card", alone: 1) }.
    }

event-power-spy = { $who ->
    [you] Eres vidente: eliges después de los demás y con la C ves sus cartas.
   *[other] { $player } es vidente.
  }
    .brief = { $who ->
        [you] Eres vidente.
       *[other] Vidente: { $player }.
    }
event-power-count = { $who ->
    [you] Antes de elegir puedes saber con la C cuántas cartas tiene en mano cada jugador.
   *[other] { $player } puede saber cuántas cartas hay en cada mano.
  }
    .brief = { $who ->
        [you] Puedes contar.
       *[other] {""}
    }
event-power-swap = { $who ->
    [you] Antes de elegir puedes cambiar con la C tu mano por tu pila.
   *[other] { $player } puede cambiar su mano por la pila.
  }
    .brief = { $who ->
        [you] Puedes cambiar.
       *[other] {""}
    }

# $count: cuántas cartas tiene la nueva mano o el nuevo mazo
event-pick-up = { $who ->
    [you] Recoges tu pila: { COUNT($count, noun: "card") }.
   *[other] { $player } recoge su pila.
  }
    .brief = { $who ->
        [you] Recoges { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Un mazo agotado se renueva con la pila barajada. $count: sus cartas
event-renew = { $who ->
    [you] Tu pila pasa a ser tu nuevo mazo: { COUNT($count, noun: "card") }.
   *[other] La pila de { $player } pasa a ser su nuevo mazo.
  }
    .brief = { $who ->
        [you] Nuevo mazo: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# $card
event-prisoner = { $who ->
    [you] { CAP(CARD($card, form: "def")) } es tu carta prisionera.
   *[other] { $player } se queda con { CARD($card, form: "def") } como carta prisionera.
  }
event-forfeit = { $who ->
    [you] Pierdes la carta prisionera y la de arriba.
   *[other] { $player } pierde la carta prisionera y la de arriba.
  }
# $victims: de quién son las pilas; $card: la carta que roba; $count: cartas que tiene ahora la pila
# de quien roba; $mine: yes si roban a quien escucha
event-steal = { $who ->
    [you] { LENGTH($victims) ->
        [one] Robas la pila { NAMES($victims, form: "de") } con { CARD($card, form: "def") }. Tu pila: { COUNT($count, noun: "card") }.
       *[other] Robas las pilas { NAMES($victims, form: "de") } con { CARD($card, form: "def") }. Tu pila: { COUNT($count, noun: "card") }.
    }
   *[other] { LENGTH($victims) ->
        [one] { $mine ->
            [yes] { $player } te roba la pila con { CARD($card, form: "def") }.
           *[no] { $player } roba la pila { NAMES($victims, form: "de") } con { CARD($card, form: "def") }.
        }
       *[other] { $mine ->
            [yes] { $player } roba varias pilas con { CARD($card, form: "def") }: { NAMES($victims) }.
           *[no] { $player } roba las pilas { NAMES($victims, form: "de") } con { CARD($card, form: "def") }.
        }
    }
  }
    .brief = { $who ->
        [you] Robas { NAMES($victims, form: "a") }.
       *[other] { LENGTH($victims) ->
            [one] { $mine ->
                [yes] { $player } te roba.
               *[no] { $player } roba { NAMES($victims, form: "a") }.
            }
           *[other] { $player } roba: { NAMES($victims) }.
        }
    }
event-steal-blocked = { $who ->
    [you] No puedes robar { NAMES($victims, form: "a") }: se juega tu { RANK($card) }.
   *[other] No vale el robo de { $player } { NAMES($victims, form: "a") }.
  }
    .brief = { $who ->
        [you] Tu robo no vale.
       *[other] { $player }: robo nulo.
    }
# $cards: cartas que salen del juego
event-purge = Fuera del juego: { CARDS($cards) }.

# Casino War. $card, $cents (siempre positivo)
event-draw = { $who ->
    [you] Recibes { CARD($card, form: "def") }.
   *[other] { $player } recibe { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Tú: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
event-draw-house = La banca recibe { CARD($card, form: "def") }.
    .brief = Banca: { CARD($card) }.
event-burn = Se quema una carta.
    .brief = {""}
event-pay-win = { $who ->
    [you] Ganas { MONEY($cents) }.
   *[other] { $player } gana { MONEY($cents) }.
  }
event-pay-lose = { $who ->
    [you] Pierdes { MONEY($cents) }.
   *[other] { $player } pierde { MONEY($cents) }.
  }
# $won: yes si se gana la apuesta al empate
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Con la apuesta al empate ganas { MONEY($cents) }.
       *[other] Con la apuesta al empate, { $player } gana { MONEY($cents) }.
    }
   *[no] { $who ->
        [you] Pierdes la apuesta al empate: { MONEY($cents) }.
       *[other] { $player } pierde la apuesta al empate: { MONEY($cents) }.
    }
  }
event-pay-surrender = { $who ->
    [you] Pierdes media apuesta: { MONEY($cents) }.
   *[other] { $player } pierde media apuesta: { MONEY($cents) }.
  }
event-pay-war-win = { $who ->
    [you] Ganas la guerra: { MONEY($cents) }.
   *[other] { $player } gana la guerra: { MONEY($cents) }.
  }
event-pay-war-lose = { $who ->
    [you] Pierdes la guerra y las dos apuestas: { MONEY($cents) }.
   *[other] { $player } pierde la guerra y las dos apuestas: { MONEY($cents) }.
  }

event-out = { $who ->
    [you] Quedas fuera.
   *[other] { $player } queda fuera.
  }
# $number: qué ronda, desde 1
event-round = { $who ->
    [you] Ganas la ronda { $number }.
   *[other] { $player } gana la ronda { $number }.
  }
event-round-drawn = Empate en la ronda { $number }.

# $players: a quiénes nombra el resultado
event-end-win = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $player } gana la partida.
  }
event-end-limit = { $who ->
    [you] ¡Ganas la partida por tener más cartas! Se acabaron las bazas.
   *[other] { $player } gana la partida por tener más cartas: se acabaron las bazas.
  }
# El borracho: tener más cartas no es ganar ni perder.
event-end-most = { $who ->
    [you] Tienes más cartas que nadie: se acabaron las bazas.
   *[other] { $player } tiene más cartas que nadie: se acabaron las bazas.
  }
event-end-draw = Partida empatada: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Pierdes la partida: te toca hacer de borracho.
   *[other] Borracho de la partida: { $player }.
  }
event-end-drunkard-many = Borrachos de la partida: { NAMES($players) }.
# Casino War. $players: quienes siguen en la mesa
event-end-casino = Se acabaron las rondas. En la mesa: { NAMES($players) }.
event-end-casino-empty = No queda nadie en la mesa.
