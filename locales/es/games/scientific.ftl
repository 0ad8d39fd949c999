### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Batalla científica.
game-scientific = Batalla científica

## Opciones

option-revolution = Revolución
# value-… y el nombre de la opción
value-revolution-immediate = inmediata
value-revolution-next-trick = desde la siguiente baza

## Reglas

rules-heading-jack = La sota: revolución
rules-heading-joker = El comodín
rules-heading-queen = La reina: la vidente
rules-heading-three = El tres: contar
rules-heading-eight = El ocho: el cambio
rules-heading-after = Después de una baza
rules-heading-keys = Teclas
# El objetivo en una frase; se dice la primera vez que se juega
aim-scientific = Todos eligen una carta a la vez y la más fuerte se las lleva todas; ganas cuando todas las cartas son tuyas.
rules-scientific-aim =
    Todos empiezan con las mismas cartas y eligen cuál jugar. Tienen poder la sota, la reina, el tres, el ocho y el comodín. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a ocho personas.
rules-scientific-deal =
    Cada jugador recibe un palo entero, trece cartas. Si son más de cuatro, se juega con dos barajas. { $jokers ->
        [0] En esta partida no hay comodines.
       *[other] Cada jugador añade { COUNT($jokers, of: "JOKER") }.
    }

    Tienes tus cartas en la mano. Lo que ganas queda delante de ti, en tu pila. Lo que dejan las batallas queda en la mesa.

    De la más fuerte a la más débil: as, rey, reina, sota, diez y así hasta el dos. El palo no cuenta.
rules-scientific-trick =
    Todos eligen a la vez una carta de su mano, sin enseñarla. Lo elegido no se cambia. Cuando ha elegido el último, se descubren todas.

    Quien puso la carta más fuerte se lleva a su pila toda la baza y lo que haya en la mesa.
rules-scientific-war =
    Si empatan las cartas más fuertes, dos o más, nadie se lleva nada. Las cartas quedan en la mesa, y quien gane una baza posterior se las lleva también.

    Un empate por debajo de la más fuerte no es batalla.
rules-scientific-jack =
    Un número impar de sotas en una baza da la vuelta al orden: el dos pasa a ser la carta más fuerte y el as la más débil. La próxima revolución devuelve el orden normal.

    { $revolution ->
        [immediate] La baza de la sota se juzga ya en el orden nuevo.
       *[next_trick] El orden nuevo empieza en la baza siguiente.
    }

    Un número par de sotas se anula, y el orden sigue igual.
rules-scientific-joker =
    Un comodín no tiene fuerza propia: no gana nunca por ser la carta más fuerte, en ninguno de los dos órdenes.

    Un solo comodín en la baza: si empatan las más fuertes de las otras cartas, la batalla se anula y el jugador del comodín se lo lleva todo. Si no empatan, el comodín fuerza una batalla. Por eso, entre dos jugadores, un solo comodín siempre fuerza una batalla.

    Dos comodines o más: no valen, y deciden las otras cartas como si no hubiera comodines. Si todas las cartas son comodines, hay batalla.

    Una sota en la misma baza actúa primero.
rules-scientific-queen =
    Si en una baza hay exactamente una reina, quien la jugó es vidente en la siguiente: los demás eligen primero, y la vidente puede ver sus cartas antes de elegir.

    Dos reinas o más se anulan, aunque quede fuera alguno de quienes las jugaron. El poder vale para esa única baza, y una batalla no lo quita. Quien está fuera no es vidente.
rules-scientific-three =
    Quien ha jugado un tres puede preguntar, antes de elegir su próxima carta, cuántas cartas tiene en mano cada uno de los demás. Los treses no se anulan.

    Cuántas cartas tiene un jugador, entre mano y pila, lo puede saber cualquiera en todo momento.
rules-scientific-eight =
    Quien ha jugado un ocho puede cambiar su mano por su pila, una vez, antes de elegir su próxima carta, aunque los demás ya hayan elegido. Con la pila vacía no hay cambio.

    Todos oyen que cambias, nadie qué cartas. Los ochos no se anulan.
rules-scientific-after =
    Primero alguien se lleva las cartas, o quedan en la mesa. Luego, quien tiene la mano vacía recoge su pila como nueva mano. Quien no tiene ni una ni otra queda fuera. Después la reina, el tres y el ocho dan su poder a quienes siguen en juego.
rules-scientific-end =
    Gana el último que tenga cartas. Si a nadie le quedan, empatan todos los que se quedaron sin cartas en esa baza.

    { $trick_limit ->
        [0] No hay límite: se juega hasta que eso ocurra.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate. Las cartas de la mesa no cuentan para nadie. Cada baza que acaba en batalla cuenta también.
    }
rules-scientific-keys =
    Con la { KEY("R") } oyes el orden y las reglas del momento, con la { KEY("T") } quién ha elegido y quién no, con la { KEY("E") } cuántas cartas tiene cada jugador.

    El poder de tu última carta está en la { KEY("C") }: después de una reina oyes las cartas de los demás, después de un tres cuántas cartas hay en cada mano, y después de un ocho cambias tu mano por tu pila.

    Con la { KEY("H") } oyes tu mano, con la { KEY("P") } las cartas de la mesa, con la { KEY("L") } la última baza y con la { KEY("Y") } por qué acabó así. Son las teclas habituales; con { KEY("F1") } oyes las que valen.

## Lo que pasa

event-choose-swap = { $who ->
    [you] Cambias tu mano por tu pila.
   *[other] { $player } cambia su mano por la pila.
  }
    .brief = { $who ->
        [you] Cambio hecho.
       *[other] { $player } cambia.
    }
# $reversed: yes si desde ahora ganan las cartas bajas
event-revolution = { $reversed ->
    [yes] ¡Revolución! Ahora manda el dos.
   *[no] ¡Revolución! Vuelve a mandar el as.
  }
    .brief = { $reversed ->
        [yes] Manda el dos.
       *[no] Manda el as.
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
    .brief = Sotas anuladas.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulan.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nadie es vidente.
event-war-joker = { $two ->
    [yes] { $again ->
        [yes] ¡El comodín fuerza otra batalla!
       *[no] ¡El comodín fuerza una batalla!
    }
   *[no] { $again ->
        [yes] ¡La carta más fuerte está sola: el comodín fuerza otra batalla!
       *[no] ¡La carta más fuerte está sola: el comodín fuerza una batalla!
    }
  }
    .brief = El comodín fuerza batalla; en la mesa, { COUNT($count, noun: "card") }.
# $count: cartas que quedan en la mesa para quien gane después
event-pot = { $count ->
    [one] En la mesa queda { COUNT($count, noun: "card") }.
   *[other] En la mesa quedan { COUNT($count, noun: "card") }.
  }
# Enseguida se dice quién se las lleva. without $who, without $player
event-joker-wins = Hay empate, pero el comodín anula la batalla.
# Lo que puede hacer quien escucha en la próxima baza.
event-power-spy = En la próxima baza eres vidente.
    .brief = Eres vidente.
event-power-count = { $touch ->
    [yes] Hasta que elijas, «{ page-button-power }» dice cuántas cartas tiene en mano cada jugador.
   *[no] Hasta que elijas, la tecla { KEY("C") } dice cuántas cartas tiene en mano cada jugador.
  }
    .brief = { $touch ->
        [yes] Con «{ page-button-power }» cuentas.
       *[no] Con la { KEY("C") } cuentas.
    }
event-power-swap = { $empty ->
    [yes] Tu ocho te dejaría cambiar, pero tu pila está vacía.
   *[no] { $touch ->
        [yes] Hasta que elijas, «{ page-button-power }» cambia tu mano por tu pila.
       *[no] Hasta que elijas, la tecla { KEY("C") } cambia tu mano por tu pila.
    }
  }
    .brief = { $empty ->
        [yes] {""}
       *[no] { $touch ->
            [yes] Con «{ page-button-power }» cambias.
           *[no] Con la { KEY("C") } cambias.
        }
    }
# Lo que pueden los demás: una frase, sus partes con comas. $players: quiénes, $count: cuántos
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } es vidente
event-powers-count = { $count ->
    [1] { NAMES($players) } puede saber cuántas cartas hay en cada mano
   *[other] { NAMES($players) } pueden saber cuántas cartas hay en cada mano
  }
    .brief = { $count ->
        [1] { NAMES($players) } puede contar
       *[other] { NAMES($players) } pueden contar
    }
event-powers-swap = { $count ->
    [1] { NAMES($players) } puede cambiar la mano por la pila
   *[other] { NAMES($players) } pueden cambiar la mano por la pila
  }
    .brief = { $count ->
        [1] { NAMES($players) } puede cambiar
       *[other] { NAMES($players) } pueden cambiar
    }

## En la mesa

choice-swap = Cambiar la mano por la pila
ask-spy = { $touch ->
    [yes] Los demás ya han elegido. Con «{ page-button-power }» ves sus cartas; luego elige.
   *[no] Los demás ya han elegido. Con la { KEY("C") } ves sus cartas; luego elige.
  }
    .brief = Te toca, vidente.
now-order = { $reversed ->
    [yes] Orden invertido: la más fuerte es el dos.
   *[no] Orden normal: la más fuerte es el as.
  }
# R: lo que está abierto en esta baza.
now-spy = { $who ->
    [you] En esta baza eres vidente.
   *[other] En esta baza { $player } es vidente.
  }
now-may-count = { $touch ->
    [yes] Con «{ page-button-power }» aún puedes saber cuántas cartas hay en cada mano.
   *[no] Con la { KEY("C") } aún puedes saber cuántas cartas hay en cada mano.
  }
now-may-swap = { $touch ->
    [yes] Con «{ page-button-power }» aún puedes cambiar tu mano por tu pila.
   *[no] Con la { KEY("C") } aún puedes cambiar tu mano por tu pila.
  }
shown-order = { $reversed ->
    [yes] Orden: invertido
   *[no] Orden: normal
  }
# C. $player, $card: qué ha elegido ese jugador
now-seen-card = { $player }: { CARD($card) }.
# $count: cartas en la mano de un jugador
now-hand-count = { $player } { COUNT($count, noun: "card", alone: 1) }
# C después de un tres; partes con comas. $chosen: yes si alguien ya ha elegido
now-hand-counts = { $chosen ->
    [yes] En mano, sin contar las ya elegidas: { LIST($hands, kind: "comma") }.
   *[no] En mano: { LIST($hands, kind: "comma") }.
  }
power-none = Tu última carta no te da ahora ningún poder.
power-nobody = No hay a quién espiar.
power-too-late = Ya has elegido: es tarde para contar.

## Lo que no se puede

refused-swap-too-late = Ya has elegido: el cambio se hace antes.
refused-no-swap = Solo puedes cambiar después de jugar un ocho.
refused-pile-empty = Tu pila está vacía.
refused-spy-waits = Eres vidente: eliges cuando hayan elegido los demás.

## Por qué

# $reversed: yes si el dos es el más fuerte; $count: cuántas sotas
why-order = El orden estaba invertido: ganaba la carta más baja, y el dos era la más fuerte.
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] Una sota invirtió el orden antes de comparar: ganó la carta más baja.
       *[other] { CAP(COUNT($count, of: "J")) }, número impar, invirtieron el orden antes de comparar: ganó la carta más baja.
    }
   *[no] { $count ->
        [1] Una sota devolvió el orden normal antes de comparar: ganó la carta más alta.
       *[other] { CAP(COUNT($count, of: "J")) }, número impar, devolvieron el orden normal antes de comparar: ganó la carta más alta.
    }
  }
why-jack-later = { $reversed ->
    [yes] La sota cambia el orden solo desde la próxima baza: en esta aún ganaba la carta más baja.
   *[no] La sota cambia el orden solo desde la próxima baza: en esta aún ganaba la carta más alta.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, número par, se anularon: el orden siguió invertido.
   *[no] { CAP(COUNT($count, of: "J")) }, número par, se anularon: el orden siguió normal.
  }
# $count: dos o más
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anularon: decidieron las otras cartas, como si no hubiera comodines.
why-all-jokers = Todas las cartas eran comodines: ninguna era la más fuerte, así que hubo batalla.
why-joker-wins = { $who ->
    [you] Iba a haber batalla. Un solo comodín la anuló, y como lo jugaste tú, te lo llevaste todo.
   *[other] Iba a haber batalla. Un solo comodín la anuló, y { $player }, que lo jugó, se lo llevó todo.
  }
# $card: la más fuerte de las otras cartas
why-joker-forces = Un comodín no gana nunca por ser la carta más fuerte. De las otras cartas, { CARD($card, form: "def") } era la más fuerte y no tenía igual. Si no hay batalla, el comodín la fuerza.
# Entre dos jugadores. $card: la otra carta
why-joker-forces-two = Con dos jugadores no puede haber empate, así que un solo comodín siempre fuerza una batalla.
why-stays = Así que nadie se llevó nada: las cartas esperan a quien gane una baza posterior.
why-power-spy = { $who ->
    [you] Jugaste la única reina: eres vidente en la próxima baza.
   *[other] { $player } jugó la única reina: es vidente en la próxima baza.
  }
why-spy-out = { $who ->
    [you] Jugaste la única reina, pero quien está fuera no es vidente.
   *[other] { $player } jugó la única reina, pero quien está fuera no es vidente.
  }
# $count: dos o más
why-queens-void = { CAP(COUNT($count, of: "Q")) } se anularon: nadie es vidente.
why-power-count = { $who ->
    [you] Jugaste un tres: antes de tu próxima carta puedes saber cuántas hay en cada mano.
   *[other] { $player } jugó un tres: antes de su próxima carta puede saber cuántas hay en cada mano.
  }
why-power-swap = { $empty ->
    [yes] { $who ->
        [you] Jugaste un ocho, pero tu pila está vacía: no hay con qué cambiar tu mano.
       *[other] { $player } jugó un ocho, pero su pila está vacía: no hay con qué cambiar su mano.
    }
   *[no] { $who ->
        [you] Jugaste un ocho: antes de tu próxima carta puedes cambiar tu mano por tu pila.
       *[other] { $player } jugó un ocho: antes de su próxima carta puede cambiar su mano por la pila.
    }
  }

## Rivales

bot-newcomer = novato, juega cualquier carta o la más alta
bot-beginner = principiante, olvida lo que se ha jugado
bot-amateur = aficionado, cuenta las cartas en dos bazas de cada cinco
bot-sensible-scientific = sensato, cuenta las cartas en casi la mitad de las bazas
bot-gambler = temerario, juega comodines al azar y gasta la carta más fuerte cuando hay mucho en la mesa
bot-counter = calculador, conoce cada mano y espera que juegues como hasta ahora, pero nunca engaña
bot-d1 = estudiante, cuenta las cartas, piensa una baza por delante y engaña
bot-sel1 = táctico, cuenta las cartas, engaña y piensa dos bazas por delante
bot-professor = profesor, piensa más lejos y apenas deja adivinar su juego

## Comentarios

# Su comodín se lleva la mesa de una batalla
remark-plain-joker-won-1 = El comodín lo decide.
remark-plain-joker-won-2 = Un comodín, y toda la mesa es mía.
remark-plain-joker-won-3 = ¡Qué buen comodín!
remark-plain-joker-won-4 = ¿Qué haría yo sin el comodín?
remark-plain-joker-won-5 = El comodín ha llegado a tiempo.
remark-plain-joker-won-6 = Hasta una batalla se acaba con un comodín.
# Ha dado la vuelta al orden con una sota
remark-plain-revolution-1 = Todo patas arriba, con permiso.
remark-plain-revolution-2 = Es hora de un cambio.
remark-plain-revolution-3 = El mundo da vueltas.
remark-plain-revolution-4 = A ver a quién le gusta esto.
remark-plain-revolution-5 = Ahora las pequeñas valen otra cosa.
remark-plain-revolution-6 = Le he dado la vuelta.
# Otro ha dado la vuelta al orden
remark-plain-upset-1 = Bueno, esto cambia las cosas.
remark-plain-upset-2 = Y así gira el orden.
remark-plain-upset-3 = Tendré que pensar otra vez.
remark-plain-upset-4 = Adiós a mi plan.
remark-plain-upset-5 = Bueno, pues al revés.
remark-plain-upset-6 = Mis cartas se ven distintas ahora.
# Es vidente desde ahora
remark-plain-spy-1 = Primero echo un vistazo.
remark-plain-spy-2 = Ahora elijo al final.
remark-plain-spy-3 = Veamos qué se juega.
remark-plain-spy-4 = Voy a saber más que el resto.
remark-plain-spy-5 = A ver qué hay por ahí.
remark-plain-spy-6 = Conviene mirar antes de elegir.
# Otro es vidente desde ahora
remark-plain-spied-1 = Alguien va a mirar.
remark-plain-spied-2 = Así que mi próxima carta no es ningún secreto.
remark-plain-spied-3 = Mejor jugar con cuidado ahora.
remark-plain-spied-4 = Entonces elegiré con cuidado.
remark-plain-spied-5 = Parece que alguien me mira.
remark-plain-spied-6 = Sin secretos en la próxima baza.
# Ha cambiado mano y pila en esta baza
remark-plain-swap-1 = Una mano nueva.
remark-plain-swap-2 = Me apetecía un cambio.
remark-plain-swap-3 = Fuera la mano vieja.
remark-plain-swap-4 = Prefiero las otras cartas.
remark-plain-swap-5 = Fuera estas y adentro aquellas.
remark-plain-swap-6 = Probemos con la pila.
# Su comodín se lleva la mesa de una batalla
remark-beginner-joker-won-1 = ¡Así que eso hace un comodín!
remark-beginner-joker-won-2 = ¡Ha sido el comodín, no yo!
remark-beginner-joker-won-3 = Anda, ¿todo para mí?
remark-beginner-joker-won-4 = ¡Ha sido el comodín! Buen comodín.
remark-beginner-joker-won-5 = Tendría que jugar comodines más a menudo.
remark-beginner-joker-won-6 = ¿De verdad? ¿El comodín se lo lleva todo?
# Ha dado la vuelta al orden con una sota
remark-beginner-revolution-1 = Uy, ¿eso lo he hecho yo?
remark-beginner-revolution-2 = ¡Le he dado la vuelta a todo!
remark-beginner-revolution-3 = Así que eso hacen las sotas.
remark-beginner-revolution-4 = ¿He roto algo?
remark-beginner-revolution-5 = ¿Ahora gana lo pequeño, o era antes?
remark-beginner-revolution-6 = ¡Perdón! ¿O ha sido buena idea?
# Otro ha dado la vuelta al orden
remark-beginner-upset-1 = Espera, ¿y ahora cuál es la mejor carta?
remark-beginner-upset-2 = Justo cuando empezaba a entenderlo.
remark-beginner-upset-3 = ¿Todo al revés? ¡Socorro!
remark-beginner-upset-4 = Ahora tengo que aprenderlo todo otra vez.
remark-beginner-upset-5 = Me da vueltas la cabeza.
remark-beginner-upset-6 = ¿Quién le ha dado la vuelta? ¿Y por qué?
# Es vidente desde ahora
remark-beginner-spy-1 = ¡Anda, puedo mirar!
remark-beginner-spy-2 = ¿Soy vidente? ¿Y ahora qué hago?
remark-beginner-spy-3 = ¡Tengo poderes!
remark-beginner-spy-4 = ¿De verdad puedo mirar? ¡Qué emocionante!
remark-beginner-spy-5 = No le diré a nadie lo que veo.
remark-beginner-spy-6 = Por fin sabré lo que hace el resto.
# Otro es vidente desde ahora
remark-beginner-spied-1 = ¡Que nadie mire mi carta!
remark-beginner-spied-2 = Qué nervios si me miran.
remark-beginner-spied-3 = ¿Se puede despistar a quien mira?
remark-beginner-spied-4 = ¿Escondo mi carta?
remark-beginner-spied-5 = ¡Que nadie se asome, por favor!
remark-beginner-spied-6 = Siento que me leen el pensamiento.
# Ha cambiado mano y pila en esta baza
remark-beginner-swap-1 = He cambiado. Espero que esté bien.
remark-beginner-swap-2 = ¡Cartas nuevas! ¿O son viejas?
remark-beginner-swap-3 = A ver qué tengo aquí.
remark-beginner-swap-4 = La otra mano parecía más bonita.
remark-beginner-swap-5 = Fuera las viejas. ¿O me las tenía que quedar?
remark-beginner-swap-6 = ¡Un cambio! Siempre he querido hacerlo.
# Su comodín se lleva la mesa de una batalla
remark-gambler-joker-won-1 = ¡Premio gordo!
remark-gambler-joker-won-2 = Nunca salgo de casa sin un comodín.
remark-gambler-joker-won-3 = El comodín baila y yo cobro.
remark-gambler-joker-won-4 = ¡El comodín paga!
remark-gambler-joker-won-5 = Todo al comodín, y ha salido.
remark-gambler-joker-won-6 = Un comodín en una batalla: pura poesía.
# Ha dado la vuelta al orden con una sota
remark-gambler-revolution-1 = ¡A revolverlo todo!
remark-gambler-revolution-2 = Demos la vuelta a la tortilla.
remark-gambler-revolution-3 = ¡Fuera el orden aburrido!
remark-gambler-revolution-4 = ¡Que ruede la ruleta!
remark-gambler-revolution-5 = A ver quién tiene ahora las cartas malas.
remark-gambler-revolution-6 = Me gusta que nada sea seguro.
# Otro ha dado la vuelta al orden
remark-gambler-upset-1 = ¡Caos! Me encanta.
remark-gambler-upset-2 = Ahora se pone interesante.
remark-gambler-upset-3 = Orden nuevo, suerte nueva.
remark-gambler-upset-4 = La ruleta gira. ¡Que siga el juego!
remark-gambler-upset-5 = Cartas buenas, cartas malas: ¿quién sabe ya?
remark-gambler-upset-6 = Empieza otro juego, y yo juego.
# Es vidente desde ahora
remark-gambler-spy-1 = ¿Mirar las cartas? Casi es trampa.
remark-gambler-spy-2 = ¡Cartas marcadas, y según las reglas!
remark-gambler-spy-3 = Por una vez, apuesta segura.
remark-gambler-spy-4 = Puedo mirar detrás del telón.
remark-gambler-spy-5 = Vengan esas manos, señoras y señores.
remark-gambler-spy-6 = Dados cargados, por así decirlo.
# Otro es vidente desde ahora
remark-gambler-spied-1 = Que miren cuanto quieran, yo engaño igual.
remark-gambler-spied-2 = Que miren. Decide la suerte.
remark-gambler-spied-3 = ¿Me van a mirar? Sube lo que hay en juego.
remark-gambler-spied-4 = Que mire quien quiera. Yo tampoco sé lo que hago.
remark-gambler-spied-5 = Mi cara de póquer aguanta.
remark-gambler-spied-6 = Muy bien, cartas boca arriba.
# Ha cambiado mano y pila en esta baza
remark-gambler-swap-1 = Cartas nuevas, suerte nueva.
remark-gambler-swap-2 = Mano nueva, oportunidad nueva.
remark-gambler-swap-3 = Probaré suerte con otra mano.
remark-gambler-swap-4 = ¡Cambio de suerte!
remark-gambler-swap-5 = Apuesto por la pila.
remark-gambler-swap-6 = Estas no traían suerte. ¡Las siguientes!
# Su comodín se lleva la mesa de una batalla
remark-scholar-joker-won-1 = El comodín, en el momento justo.
# $count: cartas que se llevan
remark-scholar-joker-won-2 = { CAP(COUNT($count, noun: "card")) } por un comodín. Un cambio justo.
remark-scholar-joker-won-3 = Un comodín de manual.
remark-scholar-joker-won-4 = El comodín, usado con cuidado.
remark-scholar-joker-won-5 = El valor esperado estaba de mi parte.
remark-scholar-joker-won-6 = Un caso raro, y favorable.
# Ha dado la vuelta al orden con una sota
remark-scholar-revolution-1 = Invirtamos el orden.
remark-scholar-revolution-2 = Un pequeño cambio de signo.
remark-scholar-revolution-3 = Lo débil se vuelve fuerte, por un tiempo.
remark-scholar-revolution-4 = Multiplico por menos uno.
remark-scholar-revolution-5 = Una inversión, por el bien del argumento.
remark-scholar-revolution-6 = El orden es solo una convención.
# Otro ha dado la vuelta al orden
remark-scholar-upset-1 = Entonces calculo al revés.
remark-scholar-upset-2 = Una inversión. La tenía prevista.
remark-scholar-upset-3 = Hora de corregir mis tablas.
remark-scholar-upset-4 = Las mismas cartas, otros valores.
remark-scholar-upset-5 = Ajusto mi modelo.
remark-scholar-upset-6 = Un interesante cambio de premisas.
# Es vidente desde ahora
remark-scholar-spy-1 = Más datos. Excelente.
remark-scholar-spy-2 = Prefiero decidir con pruebas.
remark-scholar-spy-3 = Primero la observación, luego la conclusión.
remark-scholar-spy-4 = Una decisión informada es una buena decisión.
remark-scholar-spy-5 = Examinemos las pruebas.
remark-scholar-spy-6 = Primero saber, después actuar.
# Otro es vidente desde ahora
remark-scholar-spied-1 = Una carta observada se comporta de otro modo.
remark-scholar-spied-2 = Alguien va a saber más que yo.
remark-scholar-spied-3 = Debo suponer que me observan.
remark-scholar-spied-4 = Mi elección ya no es información privada.
remark-scholar-spied-5 = Tendré en cuenta a quien observa.
remark-scholar-spied-6 = Información asimétrica. Toca adaptarse.
# Ha cambiado mano y pila en esta baza
remark-scholar-swap-1 = Un cambio, por buenas razones.
remark-scholar-swap-2 = Un cambio calculado.
remark-scholar-swap-3 = Hay que saber cuándo cambiar.
remark-scholar-swap-4 = El otro conjunto tiene mejores propiedades.
remark-scholar-swap-5 = Cambio de muestra.
remark-scholar-swap-6 = Reordeno mis recursos.

## El entrenador

menu-decided = Qué decidió la partida
coach-title = De cien veces, el profesor jugaría:
    .brief = {""}
# $cards: las que comparten motivo, hechas de coach-card; $reason: uno de los mensajes de abajo
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Una de esas cartas. $card; $percent: cuántas veces de cien
coach-card = { COUNT($percent, noun: "time") } { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# Primero el cambio; $card: la carta que se juega después
coach-swap-then = { CAP(COUNT($percent, noun: "time")) } primero el cambio y luego { CARD($card, form: "def") }, porque la pila es mejor que la mano.
    .brief = Cambio, luego { CARD($card) } { $percent }.
# Todo lo que no se nombra. $percent: cuántas veces de cien
coach-rest = { CAP(COUNT($percent, noun: "time")) }, otra carta.
    .brief = Otras { $percent }.
# Motivos. Partes de una frase, detrás de dos puntos.
coach-swap = porque la pila es mejor que la mano
coach-spy-takes = { $count ->
    [1] porque gana a las cartas que puedes ver
   *[other] porque ganan a las cartas que puedes ver
  }
coach-spy-gives-little = { $count ->
    [1] porque ninguna de tus cartas gana, y esta es la que menos falta te hará
   *[other] porque ninguna de tus cartas gana, y estas son las que menos falta te harán
  }
coach-win-pot = porque hay mucho en la mesa
coach-deny-spy = porque verán tu carta, y así arriesgas poco
coach-turn-order = { $count ->
    [1] porque da la vuelta al orden
   *[other] porque dan la vuelta al orden
  }
coach-become-spy = { $count ->
    [1] porque te hace vidente en la próxima baza
   *[other] porque te hacen vidente en la próxima baza
  }
coach-get-swap = { $count ->
    [1] porque te deja cambiar la mano por la pila
   *[other] porque te dejan cambiar la mano por la pila
  }
coach-force-war = { $count ->
    [1] porque fuerza una batalla
   *[other] porque fuerzan una batalla
  }
coach-strong = { $count ->
    [1] porque ahora es de las más fuertes
   *[other] porque ahora son de las más fuertes
  }
coach-likely-takes = { $count ->
    [1] porque seguramente se lleva la baza
   *[other] porque seguramente se llevan la baza
  }
coach-save-high = porque así guardas las cartas fuertes
coach-off = Los consejos están desactivados en la configuración.
coach-not-asked = Ahora no te toca.
coach-cannot-count = No hay consejo: la partida no se ha seguido desde el principio.
coach-decided = Estas bazas decidieron la partida.
coach-decided-none = Ninguna baza decidió por sí sola la partida.
# $count: tricks; the others: percent, before the first trick, at best, at worst, and at the end
coach-chances = Tus posibilidades en { COUNT($count, noun: "trick") }: al principio { $first } por ciento, como máximo { $most }, como mínimo { $least } y al final { $last }
coach-chances-title = Tus posibilidades, baza a baza
coach-chance = Antes de la baza { $trick }: { $percent } por ciento
coach-chance-end = Al final: { $percent } por ciento
# $trick: su número; $before, $after: las posibilidades de quien escucha, en tantos por ciento
coach-turn = { $better ->
    [yes] Baza { $trick }: tus posibilidades subieron del { $before } al { $after } por ciento
   *[no] Baza { $trick }: tus posibilidades bajaron del { $before } al { $after } por ciento
  }
# Una baza que una elección empeoró. $turn: coach-turn; $card: la carta mejor, de cualquier palo; $swap: sí donde
# antes había que cambiar la mano por la pila; $why: un motivo como los de arriba
coach-turn-better = { $swap ->
    [yes] { $turn }; mejor: el cambio y luego { RANK($card) }, { $why }
   *[no] { $turn }; mejor: { RANK($card) }, { $why }
  }
# Lo que enseña la partida
coach-lesson-spy = No jugaste ninguna reina. Quien juega la única reina de una baza ve en la siguiente las cartas de los demás.
coach-lesson-swap = No jugaste ningún ocho: te deja cambiar la mano por la pila.
coach-lesson-joker = No jugaste ningún comodín: convierte en batalla una baza que perderías.

# Lo que recuerdan los rivales. $game: su título; $size: duel o several; $games: cuántas; de $group-1 a
# $group-4: de cien cartas, las del cuarto más débil al más fuerte de la mano; $group-5: comodines
memory-scientific = { $size ->
    [duel] { $game } contra un rival
   *[several] { $game } contra varios rivales
  }, { COUNT($games, noun: "game") }. De cien cartas que eliges: de la cuarta parte más débil de tu mano { $group-1 }, de la segunda { $group-2 }, de la tercera { $group-3 }, de la más fuerte { $group-4 }, comodines { $group-5 }.

## Lecciones

lesson-trick = La baza
lesson-trick-1 = { $touch ->
    [yes] Ve a la carta siguiente: tus tres cartas están en la lista, primero la más fuerte.
   *[no] Pulsa { $key }: las flechas recorren tus tres cartas, primero la más fuerte.
  } Gana quien se queda con todas las cartas. En cada baza todos eligen a la vez una carta, sin enseñarla; luego se descubren.
lesson-trick-2 = { lesson-go } para jugarla. { $touch ->
    [yes] {""}
   *[no] Una letra o una cifra va derecha a una carta.
  }
lesson-trick-3 = { lesson-go }, y pierde una baza. El rey era más fuerte que el diez: te llevaste las dos cartas. Ahora están en tu pila, no en tu mano.
lesson-trick-end = La carta más fuerte se lleva toda la baza. La más alta es el as; siguen rey, reina, sota, diez y así hasta el dos. El palo no importa nunca.
lesson-war = La batalla
lesson-war-1 = { lesson-go }. Si las dos más fuertes son del mismo valor, hay batalla.
lesson-war-2 = Pulsa { $key } para oír qué cartas quedan en la mesa. Dos reyes: nadie se lleva nada.
lesson-war-3 = { lesson-go }. Quien gane la próxima baza se las lleva también.
lesson-war-end = La batalla no se decide al momento: las cartas esperan a quien gane una baza posterior. Solo hay batalla si empatan las más fuertes, no las de más abajo.
lesson-revolution = La revolución, el poder de la sota
lesson-revolution-1 = { lesson-go }. Una sota da la vuelta al orden de las cartas.
lesson-revolution-2 = Pulsa { $key }: ahí oyes siempre qué orden vale. El orden cambió antes de comparar: tu sota quedó por debajo del rey y por eso ganó.
lesson-revolution-3 = { lesson-go }, y oirás qué le pasa a un as. Ahora ganan las cartas bajas.
lesson-revolution-end = Una sota da la vuelta al orden, y así sigue hasta la próxima revolución. Hay una regla para que el cambio valga solo desde la siguiente baza.
lesson-orders = Los dos órdenes
lesson-orders-1 = Pulsa { $key } para oír el orden. En esta partida está invertido.
lesson-orders-2 = { lesson-go }. El dos es el más fuerte, después el tres. En tu mano van primero las más fuertes.
lesson-orders-3 = { lesson-go }. Otra sota devuelve el orden normal.
lesson-orders-4 = { lesson-go }. En el orden normal la sota gana al nueve. Tienes otra sota.
lesson-orders-5 = { lesson-go }, y gana la batalla. Dos sotas en una baza se anulan: el orden no cambia. Además empataron, así que hay batalla.
lesson-orders-end = Un número impar de sotas cambia el orden; un número par, no.
lesson-spy = La vidente, el poder de la reina
lesson-spy-1 = { lesson-go }. Quien juega la única reina de una baza es vidente en la siguiente.
lesson-spy-2 = Pulsa { $key } para ver las cartas de los demás. Ahora eliges después de ellos.
lesson-spy-3 = { lesson-go }. Te espera un rey. Solo le gana el as.
lesson-spy-end = El poder dura una baza, aunque la reina haya perdido. Dos reinas en una baza se anulan: entonces nadie es vidente.
lesson-count = Contar, el poder del tres
lesson-count-1 = { lesson-go }. Un tres es débil, pero te deja contar.
lesson-count-2 = Pulsa { $key }. Antes de tu próxima carta puedes preguntar cuántas cartas tienen los demás en mano.
lesson-count-3 = { lesson-go }. Quien tiene pocas cartas en mano pronto recogerá su pila.
lesson-count-end = Cuántas cartas tiene un jugador entre mano y pila se puede oír siempre; cuántas tiene en mano, solo después de un tres. Los treses no se anulan.
lesson-swap = El cambio, el poder del ocho
lesson-swap-1 = { lesson-go }. En tu pila hay un as y un rey, pero tu mano es floja. Un ocho ayuda.
lesson-swap-2 = Pulsa { $key }. Antes de tu próxima carta puedes cambiar tu mano por tu pila.
lesson-swap-3 = { lesson-go }. Tu pila es ahora tu mano.
lesson-swap-end = Puedes cambiar una vez, antes de elegir, y no si la pila está vacía. Los demás oyen que cambias, pero no qué cartas.
lesson-joker-war = El comodín fuerza una batalla
lesson-joker-war-1 = { lesson-go }. Un comodín no gana nunca por ser la carta más fuerte. Si es el único de la baza, fuerza una batalla, sean cuales sean las otras cartas. Tu rival jugará un as.
lesson-joker-war-2 = { lesson-go }. El as no se llevó nada: está en la mesa con el comodín. Llévate los dos.
lesson-joker-war-end = Un comodín te salva de una carta fuerte. Entre dos jugadores, un solo comodín siempre fuerza una batalla.
lesson-joker-wins = El comodín anula una batalla
lesson-joker-wins-1 = { lesson-go }. Con tres jugadores o más, un comodín puede ganar. Tus dos rivales jugarán un rey: tocaría batalla.
lesson-joker-wins-2 = Pulsa { $key }: siempre puedes preguntar por qué una baza acabó así. El comodín anuló la batalla y se lo llevó todo.
lesson-joker-wins-end = Si tocaba batalla, un solo comodín la anula y se lo lleva todo. Si no tocaba, la fuerza.
lesson-jokers-void = Dos comodines
lesson-jokers-void-1 = { lesson-go }. Dos comodines en una baza se anulan. Tus dos rivales jugarán el suyo.
lesson-jokers-void-2 = Pulsa { $key } para oír por qué te llevaste la baza. Tu cuatro era la única carta que contaba.
lesson-jokers-void-end = Con dos comodines o más deciden las otras cartas, como si no hubiera comodines. Si todas son comodines, hay batalla.
lesson-keys = { $touch ->
    [yes] Los botones de la mesa
   *[no] Las teclas de la mesa
  }
lesson-keys-1 = Pulsa { $key } para las reglas: qué baza es, el orden, lo que hay en la mesa. { $touch ->
    [yes] Algunos botones cuentan cómo va la mesa.
   *[no] Algunas teclas cuentan cómo va la mesa.
  }
lesson-keys-2 = Pulsa { $key } para oír quién ha elegido y quién no.
lesson-keys-3 = Pulsa { $key } para oír cuántas cartas tiene cada jugador.
lesson-keys-4 = Pulsa { $key } para oír tu mano.
lesson-keys-5 = Pulsa { $key } para oír las cartas de la mesa. Estas vienen de una batalla anterior.
lesson-keys-6 = { lesson-go }. El poder de tu última carta, si lo tiene, está en { $touch ->
    [yes] el botón «{ page-button-power }»
   *[no] la { KEY("C") }
  }.
lesson-keys-7 = Pulsa { $key } para oír otra vez la última baza.
lesson-keys-end = Puedes preguntar cuando quieras, también mientras eligen los demás. { $touch ->
    [yes] {""}
   *[no] { KEY("F1") } enumera todas las teclas.
  }
lesson-end = Quedar fuera, y el final
lesson-end-1 = { lesson-go }. Es tu última carta en mano, pero tienes una pila. Un rival tiene una carta y ninguna pila.
lesson-end-2 = Pulsa { $key } para oír cuántas cartas tiene cada jugador y quién está fuera. Tu mano quedó vacía, así que tu pila pasó a ser tu mano. Quien no tiene ni mano ni pila queda fuera.
lesson-end-3 = { lesson-go }. Queda un rival, con una carta.
lesson-end-end = Gana el último que tenga cartas. Si todos se quedan sin cartas en la misma batalla, la partida es un empate. Ya conoces todo el juego.

## Sonidos

cue-spy = Una reina: hay vidente
cue-queens-void = Las reinas se anulan
cue-count = Un tres deja contar
cue-swap = Un ocho: se cambian mano y pila
cue-revolution = Revolución: la más fuerte es el dos
cue-revolution-back = Revolución: la más fuerte vuelve a ser el as
cue-jacks-cancelled = Las sotas se anulan
cue-joker-forces = Un comodín fuerza una batalla
cue-joker-wins = Un comodín anula una batalla y gana
cue-jokers-void = Los comodines se anulan
