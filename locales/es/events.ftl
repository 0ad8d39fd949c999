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
# $count: cuántas barajas forman el nuevo sabot
event-shuffle = Nuevo sabot de { COUNT($count, noun: "deck") }.
    .brief = Nuevo sabot.

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
event-choose-swap = { $who ->
    [you] Cambias tu mano por tu pila.
   *[other] { $player } cambia su mano por la pila.
  }
    .brief = { $who ->
        [you] Cambio hecho.
       *[other] { $player } cambia.
    }
# $card: la prisionera que se juega
event-choose-prisoner = { $who ->
    [you] Juegas la carta prisionera, { CARD($card, form: "def") }.
   *[other] { $player } juega la carta prisionera, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prisionera.
       *[other] { $player }: prisionera.
    }
event-choose-keep-none = { $who ->
    [you] No te quedas con ninguna carta prisionera.
   *[other] { $player } no se queda con ninguna carta prisionera.
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
    .brief = { $who ->
        [you] { MONEY($cents) }.
       *[other] {""}
    }
# $cents: lo que cuesta la guerra además de la apuesta
event-choose-war = { $who ->
    [you] Vas a la guerra y apuestas { MONEY($cents) } más.
   *[other] { $player } va a la guerra y apuesta { MONEY($cents) } más.
  }
    .brief = { $who ->
        [you] Guerra.
       *[other] { $player }: guerra.
    }
event-choose-surrender = { $who ->
    [you] Te rindes.
   *[other] { $player } se rinde.
  }
    .brief = {""}
event-choose-leave = { $who ->
    [you] Dejas la mesa.
   *[other] { $player } deja la mesa.
  }

# Se descubre una carta. $card
event-put = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-put-prisoner = { $who ->
    [you] Tú, la prisionera: { CARD($card) }.
   *[other] { $player }, la prisionera: { CARD($card) }.
  }
# Una batalla: $count cartas boca abajo, luego $card boca arriba
event-put-war = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Pones { COUNT($count, noun: "card") } boca abajo y, boca arriba, { CARD($card, form: "def") }.
       *[other] { $player } pone { COUNT($count, noun: "card") } boca abajo y, boca arriba, { CARD($card, form: "def") }.
    }
# A alguien le faltan cartas para la batalla: pone las $count que le quedan, la última boca arriba: $card
event-put-rest = { $who ->
    [you] { $count ->
        [1] Solo te queda { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
       *[other] Solo te quedan { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
    }
   *[other] { $count ->
        [1] A { $player } solo le queda { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
       *[other] A { $player } solo le quedan { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
    }
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
event-cards = { CAP(LIST($cards, kind: "comma")) }.
event-card = { $who ->
    [you] tú { CARD($card) }
   *[other] { $player } { CARD($card) }
  }
event-card-house = banca { CARD($card) }

# $reversed: yes si desde ahora ganan las cartas bajas
event-revolution = { $reversed ->
    [yes] ¡Revolución! Ahora manda el dos.
   *[no] ¡Revolución! Vuelve a mandar el as.
  }
    .brief = { $reversed ->
        [yes] Revolución: manda el dos.
       *[no] Revolución: manda el as.
    }
event-revolution-next = { $reversed ->
    [yes] ¡Revolución! Desde la próxima baza manda el dos.
   *[no] ¡Revolución! Desde la próxima baza vuelve a mandar el as.
  }
    .brief = { $reversed ->
        [yes] Próxima baza: manda el dos.
       *[no] Próxima baza: manda el as.
    }
# $count: cuántas sotas (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) } se anulan: no hay revolución.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulan.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nadie es vidente.

# $players: los que empatan con la más fuerte, nadie cuando solo juegan dos; $again: yes si en la baza
# anterior ya hubo batalla; $all: yes si luchan más; $open: yes si no se decide enseguida; $count: cartas
# en la mesa; $card: el valor del empate; $beaten: el valor más alto, si el más bajo empata y le gana
event-war = { $all ->
    [yes] { $again ->
        [yes] ¡Otra batalla! Empatan { NAMES($players) }; luchan todos.
       *[no] ¡Batalla! Empatan { NAMES($players) }; luchan todos.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] ¡Otra batalla!
           *[no] ¡Batalla!
        }
       *[other] { $again ->
            [yes] ¡Otra batalla: { NAMES($players) }!
           *[no] ¡Batalla: { NAMES($players) }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Con { RANK($beaten, form: "indef") } en la mesa manda { RANK($card, form: "def") }.
  }
    .brief = { $open ->
        [yes] Batalla por { COUNT($count, noun: "card", alone: 1) }
       *[no] Batalla
    }{ LENGTH($players) ->
        [0] , con { RANK($card, form: "def") }.
       *[other] : { NAMES($players) }, { RANK($card) }.
    }
# Lo que cuesta una batalla en Război. $card: el valor del empate; $count: cuántas pide a cada uno
event-war-cost = { CAP(RANK($card, form: "def")) } pide { COUNT($count, noun: "card") } por jugador.
# $count: tantas como quien menos tiene
event-war-fewest = Cada jugador pone { COUNT($count, noun: "card") }, tantas como quien menos tiene.
event-war-joker = { $again ->
    [yes] ¡No hay empate: el comodín fuerza otra batalla!
   *[no] ¡No hay empate: el comodín fuerza una batalla!
  }
    .brief = Comodín: batalla por { COUNT($count, noun: "card", alone: 1) }.
# $count: cartas que quedan en la mesa para quien gane después
event-pot = { $count ->
    [one] En la mesa queda { COUNT($count, noun: "card") }.
   *[other] En la mesa quedan { COUNT($count, noun: "card") }.
  }
# Una batalla en la que nadie puede luchar. $count: como antes
event-stays = { $count ->
    [one] A nadie le quedan cartas para la batalla: en la mesa queda { COUNT($count, noun: "card") }.
   *[other] A nadie le quedan cartas para la batalla: en la mesa quedan { COUNT($count, noun: "card") }.
  }
# $cards: las cartas que van boca abajo al azar
event-war-cards = { $who ->
    [you] Boca abajo: { CARDS($cards) }.
   *[other] { $player }, boca abajo: { CARDS($cards) }.
  }
    .brief = {""}
# Enseguida se dice quién se las lleva. without $who, without $player
event-joker-wins = Hay empate, pero el comodín anula la batalla.
# $count: cuántas cartas; $why: none, low (orden invertido), upset ($card, la más baja, gana a $beaten, la
# más alta), alone (nadie más puede seguir la batalla), most (nadie puede, y este jugador puso más);
# $prisoner: yes si ganó con la prisionera; $top: la carta que queda encima, o none
event-take = { $why ->
    [alone] Nadie más puede seguir: {""}
    [most] A nadie le alcanzan las cartas; { $who ->
        [you] tú tienes más y te llevas
       *[other] { $player } tiene más y se lleva
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
  } { COUNT($count, noun: "card") }{ $prisoner ->
    [yes] , y la prisionera
   *[no] {""}
  }{ $top ->
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
        [you] Tú { CARD($card) }: ganas
       *[other] { $player } { CARD($card) }: gana
    }
  } { COUNT($count, noun: "card", alone: 1) }{ $top ->
    [none] .
   *[other] , encima { CARD($top, form: "def") }.
  }
# $cards: todo lo que se llevó, si no se ha dicho ya todo
event-take-cards = En total: { CARDS($cards) }.
# Tod und Leben: empatan también las últimas cartas
event-own-back = Empatan las últimas cartas: cada jugador recupera las suyas.

# Lo que puede hacer quien escucha en la próxima baza.
event-power-spy = En la próxima baza eres vidente.
    .brief = Eres vidente.
event-power-count = Hasta que elijas, la tecla { KEY("C") } dice cuántas cartas tiene en mano cada jugador.
    .brief = Puedes contar.
event-power-swap = Hasta que elijas, la tecla { KEY("C") } cambia tu mano por tu pila.
    .brief = Puedes cambiar.
# Lo que pueden los demás: una frase, sus partes con comas. $players: quiénes, $count: cuántos
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } es vidente
event-powers-count = { $count ->
    [1] { NAMES($players) } puede contar
   *[other] { NAMES($players) } pueden contar
  }
event-powers-swap = { $count ->
    [1] { NAMES($players) } puede cambiar
   *[other] { NAMES($players) } pueden cambiar
  }

# $count: cuántas cartas tiene la nueva mano o el nuevo mazo
event-pick-up = { $who ->
    [you] No te quedan cartas en mano: recoges tu pila, { COUNT($count, noun: "card") }.
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
# $card; $top: yes si es la de arriba del mazo propio
event-prisoner = { $who ->
    [you] { CAP(CARD($card, form: "def")) }{ $top ->
        [yes] , la de arriba de tu mazo,
       *[no] {""}
    } es tu carta prisionera.
   *[other] { $player } se queda con { CARD($card, form: "def") }{ $top ->
        [yes] , la de arriba de su mazo,
       *[no] {""}
    } como carta prisionera.
  }
    .brief = { $who ->
        [you] Prisionera: { CARD($card) }.
       *[other] { $player }, prisionera: { CARD($card) }.
    }
# $card: la carta de arriba, none si no se ve
event-forfeit = { $who ->
    [you] Pierdes la carta prisionera, y con ella la de arriba{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
   *[other] { $player } pierde la carta prisionera, y con ella la de arriba{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] Prisionera perdida.
       *[other] { $player }, prisionera perdida.
    }
# Pierde la prisionera quien no tiene con ella otra carta que perder.
event-prisoner-lost = { $who ->
    [you] Pierdes la carta prisionera.
   *[other] { $player } pierde la carta prisionera.
  }
# $victims: de quién son las pilas; $card: la carta que roba y queda encima; $count: cuántas cartas se
# roban; $mine: yes si roban a quien escucha
event-steal = Con { CARD($card, form: "def") }, { $who ->
    [you] { LENGTH($victims) ->
        [one] robas la pila { NAMES($victims, form: "de") }
       *[other] robas las pilas { NAMES($victims, form: "de") }
    }
   *[other] { LENGTH($victims) ->
        [one] { $mine ->
            [yes] { $player } te roba la pila
           *[no] { $player } roba la pila { NAMES($victims, form: "de") }
        }
       *[other] { $mine ->
            [yes] { $player } te roba la pila y roba otras
           *[no] { $player } roba las pilas { NAMES($victims, form: "de") }
        }
    }
  }, { COUNT($count, noun: "card") }; { CARD($card, form: "def") } queda encima.
    .brief = { $who ->
        [you] Robas
       *[other] { $mine ->
            [yes] { $player } te roba
           *[no] { $player } roba
        }
    } { COUNT($count, noun: "card", alone: 1) }{ $mine ->
        [yes] {""}
       *[no] {" "}{ NAMES($victims, form: "a") }
    }, encima { CARD($card, form: "def") }.
# El dueño protege la pila. $victims: de quién es, $card: el valor que la protege
event-steal-blocked = { $mine ->
    [yes] { $player } no puede robarte: también juegas { RANK($card, form: "indef") }, y eso protege tu pila.
   *[no] { $who ->
        [you] No puedes robar { NAMES($victims, form: "a") }: también juega { RANK($card, form: "indef") }, y eso protege su pila.
       *[other] { $player } no puede robar { NAMES($victims, form: "a") }, que también juega { RANK($card, form: "indef") }, y eso protege su pila.
    }
  }
    .brief = { $who ->
        [you] No robas nada.
       *[other] { $player } no roba nada.
    }
# Se estorban entre sí. $players: quiénes quieren la pila, $victims: de quién es
event-steal-rivals = Nadie roba { $mine ->
    [yes] tu pila
   *[no] la pila { NAMES($victims, form: "de") }
  }: la quiere más de un jugador, { NAMES($players) }.
    .brief = Nadie roba { $mine ->
        [yes] tu pila
       *[no] la pila { NAMES($victims, form: "de") }
    }.
# $count cartas del valor de $card salen del juego
event-purge = Fuera del juego: { COUNT($count, $card) }.

# Casino War. $card, $cents (siempre positivo)
event-draw = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banca: { CARD($card) }.
# $count: cuántas cartas se queman
event-burn = { $count ->
    [one] Se quema { COUNT($count, noun: "card") }.
   *[other] Se queman { COUNT($count, noun: "card") }.
  }
event-pay-win = { $who ->
    [you] Ganas { MONEY($cents) }.
   *[other] { $player } gana { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Más { MONEY($cents) }.
       *[other] { $player }, más { MONEY($cents) }.
    }
event-pay-lose = { $who ->
    [you] Pierdes { MONEY($cents) }.
   *[other] { $player } pierde { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Menos { MONEY($cents) }.
       *[other] { $player }, menos { MONEY($cents) }.
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
    .brief = { $won ->
        [yes] { $who ->
            [you] Al empate, más { MONEY($cents) }.
           *[other] { $player } al empate, más { MONEY($cents) }.
        }
       *[no] { $who ->
            [you] Al empate, menos { MONEY($cents) }.
           *[other] { $player } al empate, menos { MONEY($cents) }.
        }
    }
event-pay-surrender = { $who ->
    [you] Pierdes media apuesta: { MONEY($cents) }.
   *[other] { $player } pierde media apuesta: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Menos { MONEY($cents) }.
       *[other] { $player }, menos { MONEY($cents) }.
    }
event-pay-war-win = { $who ->
    [you] Ganas la guerra: { MONEY($cents) }.
   *[other] { $player } gana la guerra: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Guerra: más { MONEY($cents) }.
       *[other] { $player }, guerra: más { MONEY($cents) }.
    }
event-pay-war-lose = { $who ->
    [you] Pierdes la guerra y las dos apuestas: { MONEY($cents) }.
   *[other] { $player } pierde la guerra y las dos apuestas: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Guerra: menos { MONEY($cents) }.
       *[other] { $player }, guerra: menos { MONEY($cents) }.
    }
# $cents: el dinero de quien escucha después de la ronda
event-money = Tienes { MONEY($cents) }.
    .brief = Quedan { MONEY($cents) }.

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
# El borracho: quien se queda sin cartas se libra. $why: cards o war
event-out-safe = { $who ->
    [you] No te quedan cartas: te libras.
   *[other] { $player } se queda sin cartas y se libra.
  }
    .brief = { $who ->
        [you] Te libras.
       *[other] { $player } se libra.
    }
# $number: qué ronda, desde 1; $more, $fewer: las cartas que ha ganado cada uno
event-round = { $who ->
    [you] Ganas la ronda { $number } por { COUNT($more, noun: "card") } a { COUNT($fewer, noun: "card", alone: 1) }.
   *[other] { $player } gana la ronda { $number } por { COUNT($more, noun: "card") } a { COUNT($fewer, noun: "card", alone: 1) }.
  }
event-round-drawn = Empate en la ronda { $number }, con las mismas cartas.
# Cuántas rondas ha ganado cada uno, con comas. $count: rondas
event-score = Rondas ganadas: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] tú { COUNT($count, noun: "round", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "round", alone: 1) }
  }

# $players: a quiénes nombra el resultado
event-end-win = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $player } gana la partida.
  }
event-end-limit = { $who ->
    [you] ¡Ganas la partida por tener más cartas! Se acabaron las bazas.
   *[other] { $player } gana la partida por tener más cartas: se acabaron las bazas.
  }
    .brief = { $who ->
        [you] Ganas por más cartas.
       *[other] { $player } gana por más cartas.
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
# Casino War: cuánto tiene cada uno después de la ronda, para quien mira; con comas.
event-balance = Dinero: { LIST($balance, kind: "comma") }.
# Casino War: con cuánto termina cada uno, con comas. $cents: dinero
event-end-casino = Se acabaron las rondas. Al final: { LIST($balance, kind: "comma") }.
event-end-casino-empty = No queda nadie en la mesa. Al final: { LIST($balance, kind: "comma") }.
event-balance-of = { $who ->
    [you] tú { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }
