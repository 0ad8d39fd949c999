### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Batalla con robo.
game-steal = Batalla con robo
# Lo que hace aquí la C, como en keys.ftl.
command-power-steal = robar una pila

## Reglas

rules-heading-steal = El robo
rules-heading-protect = Proteger una pila
# El objetivo en una frase; se dice la primera vez que se juega
aim-steal = Una carta del valor adecuado roba una pila entera; gana quien se queda con todas las cartas.
rules-steal-aim =
    Una batalla con las pilas a la vista: una carta del valor adecuado roba una pila entera. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-steal-deal =
    Se barajan cincuenta y dos cartas y dos comodines y se reparten por igual, boca abajo. Lo que sobra se aparta. La carta más fuerte es el comodín; después, el as.

    Las cartas ganadas quedan boca arriba en una pila delante de su jugador. Quien las gana elige cuál queda encima. Cuando se agota un mazo, la pila de su jugador se baraja, pasa a ser el nuevo mazo y ya no se puede robar.
rules-steal-steal =
    Antes de cada baza, cada jugador mira su carta de arriba y decide en secreto, a la vez que los demás, si la juega o roba. Si tiene el valor de la carta de arriba de una pila rival, puede robar esa pila, o varias así.

    La pila robada va encima de la propia, y la carta que la robó, encima de todo. Si una carta roba varias pilas, se ponen en el orden de los asientos. Entonces se mira la carta siguiente y se vuelve a decidir, hasta que todos juegan.

    Las decisiones se descubren a la vez, y todos los robos se hacen sobre las pilas como estaban antes. Así, dos jugadores pueden incluso intercambiar sus pilas.
rules-steal-protect =
    Si tu carta tiene el valor de la de arriba de tu propia pila y la juegas, tu pila queda protegida hasta el final de la baza. Quien quería robarla juega su carta.

    Dos o más que quieren la misma pila en la misma vuelta se estorban: no es para ninguno. Quien quería varias se lleva las que estén libres. Quien intenta robar y se queda sin ninguna pila juega su carta.
rules-steal-war =
    La más fuerte de las cartas jugadas se lleva la mesa. Si empatan dos o más con la más fuerte, cada jugador que sigue pone tres cartas boca abajo y mira una más. Esa puede robar, o se juega boca arriba para la batalla.
rules-steal-short =
    Quien no puede poner cuatro cartas para una batalla, entre mazo y pila, pone el resto boca abajo y queda fuera. Si solo uno puede, se lleva la mesa. Si no puede nadie, se la lleva quien puso más, y si varios pusieron lo mismo es empate.
rules-steal-end =
    Quien no tiene ni mazo ni pila queda fuera. Gana el último que tenga cartas.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lo que pasa

# Confirma que quien escucha juega la carta, mientras otros aún eligen
event-choose-play = Juegas la carta.
# $victims: de quiénes son las pilas que quiere
event-choose-steal = Intentas robar { NAMES($victims, form: "a") }.
# El mazo se agota al poner boca abajo las $down cartas de una batalla, que se dicen más tarde, y se
# renueva. $count: las cartas que le quedan
event-renew-war = { $who ->
    [you] Con { COUNT($down, noun: "card") } boca abajo se te acaba el mazo. Tu pila pasa a ser el nuevo: { COUNT($count, noun: "card") }.
   *[other] La pila de { $player } pasa a ser su nuevo mazo.
  }
    .brief = { $who ->
        [you] Nuevo mazo: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: nuevo mazo.
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
            [yes] { $player } roba varias pilas, { NAMES($victims, form: "pila") }
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
# $card: la carta del dueño que protege la pila; $earlier: yes si se jugó antes en la baza, antes de
# una batalla. $victims: de quién es la pila
event-steal-blocked = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } no puede robarte: antes jugaste en esta baza { RANK($card, form: "indef") }, y eso aún protege tu pila.
       *[no] { $who ->
            [you] No puedes robar { NAMES($victims, form: "a") }: antes jugó en esta baza { RANK($card, form: "indef") }, y eso aún protege su pila.
           *[other] { $player } no puede robar { NAMES($victims, form: "a") }, que antes jugó en esta baza { RANK($card, form: "indef") }, y eso aún protege su pila.
        }
      }
   *[no] { $mine ->
        [yes] { $player } no puede robarte: también juegas { RANK($card, form: "indef") }, y eso protege tu pila.
       *[no] { $who ->
            [you] No puedes robar { NAMES($victims, form: "a") }: también juega { RANK($card, form: "indef") }, y eso protege su pila.
           *[other] { $player } no puede robar { NAMES($victims, form: "a") }, que también juega { RANK($card, form: "indef") }, y eso protege su pila.
        }
      }
  }
    .brief = { $who ->
        [you] No robas nada.
       *[other] { $player } no roba nada.
    }
# $rivals: yes si alguien más quiere la pila, no si aún no se sabe nada
event-steal-fails = { $mine ->
    [yes] { $player } no puede robarte la pila
   *[no] { $who ->
        [you] No puedes robar la pila { NAMES($victims, form: "de") }
       *[other] { $player } no puede robar la pila { NAMES($victims, form: "de") }
    }
  }{ $rivals ->
    [yes] : alguien más la quiere
   *[no] {""}
  }.
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

## En la mesa

choice-play = Jugar la carta
# $victims: jugadores
choice-steal = Robar { NAMES($victims, form: "a") }
# $card
choice-lay = { CAP(CARD($card, form: "def")) } encima
# $card: la carta de arriba del mazo de quien escucha
ask-steal = Tu carta es { CARD($card, form: "def") }.
    .brief = La tuya: { CARD($card) }.
# Donde cada jugador mira su carta de arriba antes de jugarla.
table-begin-steal = { $touch ->
    [yes] Lo que puedes hacer con tu carta es una lista; el primer botón que la sigue lo hace.
   *[no] Con las flechas recorres lo que puedes hacer con tu carta, con Intro lo haces y con { KEY("F1") } oyes las teclas.
  }
    .brief = {""}
# $card: la carta de arriba; $victims: a quién puede robar
ask-steal-match = Tu carta es { CARD($card, form: "def") }. Puedes robar { NAMES($victims, form: "a", kind: "or") }.
    .brief = { CAP(CARD($card)) }: ¿robas { NAMES($victims, form: "a", kind: "or") }?
ask-lay = ¿Qué carta va encima de tu pila?
    .brief = ¿Encima?
power-no-match = Tu carta no coincide con la de arriba de ninguna otra pila.

## Lo que no se puede

# Batalla con robo. $card: la carta de arriba de esa pila
refused-own-pile = Esa pila es la tuya.
refused-no-pile = Ese jugador no tiene pila.
refused-pile-differs = Encima de esa pila está { CARD($card, form: "def", suit: "always") }: tu carta debe tener el mismo valor.

## Por qué. $card: la carta que roba; $victims: de quién son las pilas

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso robaste { NAMES($victims, form: "a") }.
   *[other] { $mine ->
        [yes] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso { $player } te robó la pila.
       *[no] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso { $player } robó { NAMES($victims, form: "a") }.
    }
  }
why-steal-protected = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } no pudo robarte: antes jugaste en esa baza { RANK($card, form: "indef") }, y eso aún protegía tu pila.
       *[no] { $who ->
            [you] No pudiste robar { NAMES($victims, form: "a") }: antes jugó en esa baza { RANK($card, form: "indef") }, y eso aún protegía su pila.
           *[other] { $player } no pudo robar { NAMES($victims, form: "a") }, que antes jugó en esa baza { RANK($card, form: "indef") }, y eso aún protegía su pila.
        }
      }
   *[no] { $mine ->
        [yes] { $player } no pudo robarte: también jugaste { RANK($card, form: "indef") }, y eso protegió tu pila.
       *[no] { $who ->
            [you] No pudiste robar { NAMES($victims, form: "a") }: también jugó { RANK($card, form: "indef") }, y eso protegió su pila.
           *[other] { $player } no pudo robar { NAMES($victims, form: "a") }, que también jugó { RANK($card, form: "indef") }, y eso protegió su pila.
        }
      }
  }
# Mientras las cartas no muestran si la pila está protegida
why-steal-fails = { $mine ->
    [yes] { $player } no pudo robarte: las cartas aún no muestran por qué.
   *[no] { $who ->
        [you] No pudiste robar { NAMES($victims, form: "a") }: las cartas aún no muestran por qué.
       *[other] { $player } no pudo robar { NAMES($victims, form: "a") }: las cartas aún no muestran por qué.
    }
  }
why-steal-rivals = { $mine ->
    [yes] { $player } no pudo robarte: más de un jugador quería tu pila, y nadie la robó.
   *[no] { $who ->
        [you] No pudiste robar { NAMES($victims, form: "a") }: más de un jugador quería esa pila, y nadie la robó.
       *[other] { $player } no pudo robar { NAMES($victims, form: "a") }: más de un jugador quería esa pila, y nadie la robó.
    }
  }

## Rivales

bot-strong-steal = fuerte, sabe qué cartas siguen ocultas; aquí ayuda poco

## Comentarios

# Ha robado una pila
remark-plain-stole-1 = Me llevo esa pila, gracias.
remark-plain-stole-2 = Si coincide, coincide.
remark-plain-stole-3 = ¡No es nada personal!
remark-plain-stole-4 = Gracias, estas cartas me vienen bien.
remark-plain-stole-5 = Esa pila me estaba llamando.
remark-plain-stole-6 = Mi carta dice que ahora es mía.
# Le han robado la pila
remark-plain-robbed-1 = ¡Eh, esa pila era mía!
remark-plain-robbed-2 = Con el cariño que le tenía a esa pila.
remark-plain-robbed-3 = Se fue, así sin más.
remark-plain-robbed-4 = Todavía necesitaba esa pila.
remark-plain-robbed-5 = Ahora mi pila está en otro sitio.
remark-plain-robbed-6 = Eso me pasa por hacerla tan alta.
# Su robo no ha valido
remark-plain-blocked-1 = Bueno, había que intentarlo.
remark-plain-blocked-2 = ¡Por poco!
remark-plain-blocked-3 = Protegida. Qué lástima.
remark-plain-blocked-4 = Casi me hago con una fortuna.
remark-plain-blocked-5 = Con esa no ha habido suerte.
remark-plain-blocked-6 = De acuerdo, se queda donde está.

## Lecciones

lesson-steal = El robo
lesson-steal-1 = Pulsa { $key } para robar la pila. Ves la carta de arriba de tu mazo: es un siete, como la de encima de la pila de tu rival.
lesson-steal-2 = Pulsa { $key } para jugar tu carta siguiente: con ella no se puede robar nada. La pila es tuya.
lesson-steal-3 = Ve al rey y pulsa { $key }. Tú eliges cuál de las cartas ganadas queda encima. Tu pila está a salvo hasta que alguien tenga una carta de ese valor.
lesson-steal-end = Si tu carta tiene el valor de la de arriba de tu pila, al jugarla la proteges. Dos que quieren la misma pila se estorban.

## Sonidos

cue-steal = Se roba una pila
cue-steal-blocked = Un robo no vale

## Los consejos

coach-steal-most = Así te llevas más cartas.
coach-steal-protect = Tu carta coincide con tu propia pila: si la juegas, la protege en este turno.
coach-steal-nothing = Tu carta no coincide con ninguna pila que puedas robar.
coach-steal-rare = De las cartas que puedes poner encima, es la que menos cartas ocultas pueden robar.
# Lo que enseña la partida: rótulos, cada uno con su número al final.
taught-steal-missed = Robos que podías hacer y dejaste pasar: { $times }. Cartas en esas pilas: { $count }.
taught-steal-robbed = { $times ->
    [0] Nadie robó tu pila en esta partida.
   *[other] Robos de tu pila: { $times }. Cartas perdidas con ellos: { $count }.
  }
taught-steal-lay = Veces que elegiste la carta de encima de tu pila: { $times }. Veces que otra carta habría sido más difícil de robar: { $unsafe }.
taught-steal-stolen = { $times ->
    [0] No robaste ninguna pila en esta partida.
   *[other] Pilas que robaste: { $times }. Cartas ganadas con ellas: { $count }.
  }

# Una meta: cómo se llama y cómo se alcanza
goal-steal = Robar una pila
goal-steal-how = En Batalla con robo, si tu carta tiene el mismo valor que la de encima de otra pila, róbala.
goal-protect = Proteger tu pila
goal-protect-how = En Batalla con robo, juega una carta del mismo valor que la de encima de tu pila mientras alguien intenta robarla.
