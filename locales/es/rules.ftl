# Las reglas de cada juego, por apartados. Una línea vacía empieza otro párrafo. Las variables son las
# opciones del juego tal como están ($revolution es immediate o next_trick, y así las demás); los números
# son números. Frases cortas, buenas para oír.

menu-rules = Reglas
rules-games-title = Reglas. ¿De qué juego?
# $game: su título
rules-title = { $game }, reglas por apartados. Intro lee uno; luego izquierda y derecha van de apartado en apartado.
# En la lista de opciones. $option, $value: como en options.ftl; $values: lo que se puede poner; $low,
# $high: el número menor y el mayor
rules-option = { $option }: { $value }. Valores posibles: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Cualquier número desde { $low }.
rules-option-range = { $option }: { $value }. Cualquier número de { $low } a { $high }.

rules-heading-aim = De qué se trata
rules-heading-deal = Las cartas
rules-heading-trick = Una baza
rules-heading-war = La batalla
rules-heading-jack = La sota: revolución
rules-heading-joker = El comodín
rules-heading-queen = La reina: la vidente
rules-heading-three = El tres: contar
rules-heading-eight = El ocho: el cambio
rules-heading-after = Después de una baza
rules-heading-short = Si faltan cartas
rules-heading-prisoners = Prisioneros de guerra
rules-heading-jokers = Comodines
rules-heading-taken = Las cartas ganadas
rules-heading-steal = El robo
rules-heading-protect = Proteger una pila
rules-heading-two = El dos
rules-heading-bets = Las apuestas
rules-heading-round = Una ronda
rules-heading-tie = El empate
rules-heading-odds = Lo que gana la banca
rules-heading-end = El final
rules-heading-keys = Teclas
rules-heading-options = Opciones de esta partida

## Batalla científica

rules-scientific-aim =
    Todos empiezan con cartas iguales y eligen qué jugar. Tienen poder la sota, la reina, el tres, el ocho y el comodín. Gana quien se queda con todas las cartas.

    Juegan de dos a ocho.
rules-scientific-deal =
    Cada jugador recibe un palo entero, trece cartas. Si son más de cuatro, se juega con dos barajas. { $jokers ->
        [0] En esta partida no hay comodines.
       *[other] Cada jugador añade { COUNT($jokers, of: "JOKER") }.
    }

    Tienes tus cartas en la mano. Lo que ganas queda delante de ti, en tu pila. Lo que dejan las batallas queda en la mesa.

    De la más fuerte a la más débil: as, rey, reina, sota, diez y así hasta el dos. El palo no cuenta.
rules-scientific-trick =
    Todos eligen a la vez una carta de su mano, sin enseñarla. Lo elegido no se cambia. Cuando ha elegido el último, se descubren todas.

    La carta más fuerte se lleva a la pila de su jugador toda la baza y lo que haya en la mesa.
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
    Un comodín nunca gana por fuerza, en ninguno de los dos órdenes.

    Un solo comodín en la baza: si empatan las más fuertes de las otras cartas, la batalla se anula y el jugador del comodín se lo lleva todo. Si no empatan, el comodín fuerza una batalla. Por eso, entre dos jugadores, un solo comodín siempre fuerza una batalla.

    Dos comodines o más: no valen, y deciden las otras cartas como si no hubiera comodines. Si todas las cartas son comodines, hay batalla.

    Una sota en la misma baza actúa primero.
rules-scientific-queen =
    Si en una baza hay exactamente una reina, quien la jugó es vidente en la siguiente: los demás eligen primero, y la vidente puede ver sus cartas antes de elegir.

    Dos reinas o más se anulan, aunque alguno de sus jugadores quede fuera. El poder vale para esa única baza, y una batalla no lo quita. Quien está fuera no es vidente.
rules-scientific-three =
    Quien ha jugado un tres puede preguntar, antes de elegir su próxima carta, cuántas cartas tiene en mano cada uno de los demás. Los treses no se anulan.

    Cuántas cartas tiene un jugador, entre mano y pila, lo puede saber cualquiera en todo momento.
rules-scientific-eight =
    Quien ha jugado un ocho puede cambiar su mano por su pila, una vez, antes de elegir su próxima carta, aunque los demás ya hayan elegido. Con la pila vacía no hay cambio.

    Todos oyen que cambias, nadie qué cartas. Los ochos no se anulan.
rules-scientific-after =
    Primero alguien se lleva las cartas, o quedan en la mesa. Luego, quien tiene la mano vacía recoge su pila como nueva mano. Quien no tiene ni una ni otra queda fuera. Después la reina, el tres y el ocho dan su poder a quienes siguen.
rules-scientific-end =
    Gana el último jugador con cartas. Si a nadie le quedan, empatan todos los que se quedaron sin cartas en esa baza.

    { $trick_limit ->
        [0] No hay límite: la partida sigue hasta entonces.
       *[other] Después de la baza { $trick_limit } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate. Las cartas de la mesa no cuentan para nadie.
    }
rules-scientific-keys =
    { KEY("R") } dice el orden y las reglas en este momento, { KEY("T") } quién ha elegido y quién no, { KEY("E") } cuántas cartas tiene cada jugador.

    { KEY("C") } es el poder de tu última carta: las cartas de los demás después de una reina, el recuento después de un tres, el cambio después de un ocho.

    { KEY("H") } dice tu mano, { KEY("P") } las cartas de la mesa, { KEY("L") } la última baza y { KEY("Y") } por qué acabó así. Son las teclas habituales; { KEY("F1") } las enumera tal como están.

## Război

rules-razboi-aim =
    La batalla de cartas rumana. Las cartas están boca abajo y decide la suerte. En una batalla se ponen tantas cartas como vale la carta que empata. Gana quien se queda con todas las cartas.

    Juegan de dos a ocho.
rules-razboi-deal =
    Se barajan cincuenta y dos cartas. Se apartan cartas al azar hasta que el resto se reparte por igual. Se reparten todas boca abajo, en un mazo delante de cada jugador.
rules-razboi-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa, que van debajo del mazo de su jugador en un orden al azar. La más fuerte es el as; el palo no cuenta.
rules-razboi-war =
    Si empatan dos o más con la carta más fuerte, solo ellos siguen. Cada uno pone tantas cartas de su mazo como dice el valor, todas boca abajo menos la última. La más fuerte de estas últimas se lleva toda la mesa. Si empatan otra vez, el nuevo valor dice cuántas cartas siguen.

    Del dos al diez se ponen tantas cartas como dice su número. { $pictures ->
        [ranked] El as pide once cartas, la sota doce, la reina trece, el rey catorce.
       *[ten] La sota, la reina y el rey piden diez cartas, el as once.
    }
rules-razboi-short =
    { $short ->
        [own] Quien no tiene cartas suficientes para una batalla pone todas las que le quedan, la última boca arriba.
       *[fewest] En una batalla cada jugador pone solo tantas cartas como tiene quien menos tiene.
    }

    Quien empata y no tiene ninguna carta pierde esa batalla. Si entonces queda uno solo, se lleva la mesa. Si no queda nadie, la mesa espera a quien gane la baza siguiente.
rules-razboi-prisoners =
    { $prisoners ->
        [on] En esta partida hay prisioneros de guerra.
       *[off] En esta partida no hay prisioneros de guerra. Se pueden activar con tres jugadores o más.
    }

    Quien gana una baza y no tiene carta prisionera puede quedarse con una de las que pusieron los demás, o con su propia carta de arriba sin verla. Queda boca arriba junto al mazo. Nadie tiene dos.

    Desde la baza siguiente, quien tiene una carta prisionera elige en secreto: esa o la de arriba. En una batalla pasa lo mismo con la última carta, la que va boca arriba.

    Quien gana con la prisionera en la mesa pone todo debajo del mazo, también la prisionera, y de esa baza no toma otra. Quien pierde con ella la pierde, junto con su carta de arriba: las dos son para el ganador.

    Quien ya no tiene mazo pero sí una carta prisionera sigue en juego y tiene que jugarla.

    { $choice_seconds ->
        [0] No hay límite de tiempo: tómate el que necesites para elegir.
       *[other] Hay un tiempo para elegir, { COUNT($choice_seconds, noun: "second") }; después se juega la carta de arriba. El tiempo se puede parar.
    }
rules-razboi-end =
    Quien no tiene ni mazo ni carta prisionera queda fuera. Gana el último con cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de la baza { $trick_limit } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Batalla clásica

rules-classic-aim =
    La batalla que los niños juegan en todas partes. Las cartas están boca abajo y decide la suerte. Gana quien se queda con todas las cartas.

    Juegan de dos a cuatro.
rules-classic-deal =
    { $decks ->
        [shared] Una baraja de cincuenta y dos cartas se baraja y se reparte por igual, boca abajo. Lo que sobra se aparta.
       *[own] Cada jugador empieza con una baraja entera, mezclada y boca abajo.
    }
rules-classic-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa. El as es la más fuerte de las cartas corrientes; el palo no cuenta.
rules-classic-war =
    Si empatan dos o más con la carta más fuerte, todos los que siguen participan en la batalla. Cada uno pone { COUNT($face_down, noun: "card") } boca abajo y una boca arriba, y la más fuerte de las nuevas cartas boca arriba se lo lleva todo. Si vuelven a empatar, hay otra batalla. Las cartas de vueltas anteriores ya no cuentan.
rules-classic-short =
    { $run_out ->
        [lose] Quien no puede completar una batalla pone boca abajo lo que le queda y queda fuera. Si solo uno puede completarla, se lleva la mesa. Si no puede nadie, se la lleva quien puso más, y si varios pusieron lo mismo es empate.
       *[last_card] En una batalla, la última carta de un jugador se pone boca arriba y sigue luchando en cada nueva vuelta hasta que otra le gana. Si solo quedan cartas así y empatan en cabeza, es empate.
    }
rules-classic-jokers =
    { $jokers ->
        [0] En esta partida no hay comodines.
       *[other] En cada baraja hay dos comodines. Un comodín es más fuerte que un as.
    }

    { $two_beats_joker ->
        [on] Un dos gana a un comodín que se descubre a la vez. Si no, es la carta más débil.
       *[off] Un dos no gana a un comodín.
    }

    { $bury_jokers ->
        [on] Si hay comodines, se esconde uno en cada uno de los dos mazos.
       *[off] Los comodines pueden tocarle a cualquiera.
    }
rules-classic-taken =
    { $recycle ->
        [under] Las cartas ganadas van debajo del mazo, en un orden al azar.
       *[reshuffle] Las cartas ganadas quedan en una pila. Cuando se agota el mazo, la pila se baraja y pasa a ser el nuevo mazo.
    }

    { $purge_after ->
        [0] No sale del juego ninguna carta.
       *[other] Después de la baza { $purge_after } empiezan a salir cartas del juego: primero los treses que alguien gana, cuando no quedan, los cuatros, y así hasta los ases.
    }
rules-classic-end =
    Quien no tiene cartas queda fuera. Gana el último con cartas.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de la baza { $trick_limit } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Batalla con robo

rules-steal-aim =
    Una batalla con las pilas a la vista: una carta del valor adecuado roba una pila entera. Gana quien se queda con todas las cartas.

    Juegan de dos a cuatro.
rules-steal-deal =
    Se barajan cincuenta y dos cartas y dos comodines y se reparten por igual, boca abajo. Lo que sobra se aparta. La carta más fuerte es el comodín; después, el as.

    Las cartas ganadas quedan boca arriba en una pila delante de su jugador. Quien las gana elige cuál queda encima. Cuando se agota un mazo, la pila de su jugador se baraja, pasa a ser el nuevo mazo y ya no se puede robar.
rules-steal-steal =
    Antes de cada baza, cada jugador mira su carta de arriba y decide en secreto, a la vez que los demás, si la juega o roba. Si tiene el valor de la carta de arriba de una pila rival, puede robar esa pila, o varias así.

    La carta va encima de la pila robada, y todo junto encima de la pila propia. Entonces se mira la carta siguiente y se vuelve a decidir, hasta que todos juegan.

    Las decisiones se descubren a la vez, y todos los robos se hacen sobre las pilas como estaban antes. Así, dos jugadores pueden incluso intercambiar sus pilas.
rules-steal-protect =
    Si tu carta tiene el valor de la de arriba de tu propia pila y la juegas, tu pila queda protegida hasta el final de la baza. Quien quería robarla juega su carta.

    Dos que quieren la misma pila en la misma vuelta se estorban: no es para ninguno. Quien intenta robar y se queda sin ninguna pila juega su carta.
rules-steal-war =
    La más fuerte de las cartas jugadas se lleva la mesa. Si empatan dos o más con la más fuerte, cada jugador que sigue pone tres cartas boca abajo y mira una más. Esa puede robar, o se juega boca arriba para la batalla.
rules-steal-short =
    Quien no puede poner cuatro cartas para una batalla, entre mazo y pila, pone el resto boca abajo y queda fuera. Si solo uno puede, se lleva la mesa. Si no puede nadie, se la lleva quien puso más, y si varios pusieron lo mismo es empate.
rules-steal-end =
    Quien no tiene ni mazo ni pila queda fuera. Gana el último con cartas.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de la baza { $trick_limit } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## El borracho

rules-drunkard-aim =
    Una batalla de cartas rusa. Aquí no gana nadie: alguien acaba haciendo de borracho, y pierde.

    Juegan de dos a cuatro.
rules-drunkard-deal =
    { $deck ->
        [36] Se barajan treinta y seis cartas y se reparten por igual, boca abajo. La más baja es el seis.
       *[52] Se barajan cincuenta y dos cartas y se reparten por igual, boca abajo. La más baja es el dos.
    }
rules-drunkard-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lo lleva todo, y va debajo del mazo de su jugador en un orden al azar.

    { $deck ->
        [36] Si se descubre un as, un seis le gana y es la carta más fuerte. Si no, el seis es la más débil.
       *[52] Si se descubre un as, un dos le gana y es la carta más fuerte. Si no, el dos es la más débil.
    }
rules-drunkard-tie =
    Si empatan dos o más con la más fuerte, cada jugador pone otra carta, hasta que una sola es la más fuerte. { $tie ->
        [open] Se pone boca arriba.
       *[covered] Cada jugador pone una carta boca abajo y una boca arriba. Si solo le queda una, va boca arriba.
    }

    Quien no tiene carta para ponerla queda fuera.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Hace de borracho quien acaba con todas las cartas. Si a nadie le quedan, es empate.
       *[first_out] Hace de borracho quien antes pierde todas sus cartas, y ahí mismo acaba la partida, aunque sea en medio de un empate. Pueden ser varios.
    }

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de la baza { $trick_limit } la partida acaba y nombra a quien tiene más cartas.
    }

## Tod und Leben

rules-tod-und-leben-aim =
    Un juego alemán corto para dos, cuyo nombre significa muerte y vida. Cada carta se descubre una sola vez.
rules-tod-und-leben-deal =
    Se barajan treinta y dos cartas, del siete al as, y cada jugador recibe dieciséis, boca abajo.
rules-tod-und-leben-trick =
    Los dos descubren su carta de arriba. La más alta se lleva las dos a una pila de cartas ganadas, que no se vuelven a jugar.
rules-tod-und-leben-tie =
    Dos cartas iguales: cada jugador descubre encima la siguiente, hasta que una es más alta y se lo lleva todo. Si empatan las últimas cartas, cada jugador recupera las suyas de esa baza.
rules-tod-und-leben-end =
    Cuando se han jugado las dieciséis cartas, gana la ronda quien ha ganado más.

    { $rounds ->
        [1] Se juega una ronda.
       *[other] Se juegan { COUNT($rounds, noun: "round") }, todas. Gana la partida quien gana más rondas. Si ganan las mismas, es empate.
    }

## Casino War

rules-casino-aim =
    Cada jugador apuesta contra la banca, una carta para ti y otra para la banca. Gana la más alta.

    Juegan de uno a siete. El dinero es de mentira.
rules-casino-deal =
    El sabot tiene { COUNT($decks, noun: "deck") }, barajadas. Antes de una ronda se prepara uno nuevo cuando queda menos de la cuarta parte. La carta más alta es el as.

    Cada jugador empieza con { $bankroll }.
rules-casino-bets =
    Cada jugador apuesta cantidades enteras, de { $min_bet } a { $max_bet }, o deja la mesa. Además de la apuesta puedes apostar al empate, hasta { $max_bet }. Las dos juntas no pueden pasar de lo que tienes.

    Quien no llega a la apuesta mínima queda fuera.
rules-casino-round =
    Cada jugador recibe una carta, y después la banca. Si la tuya es más alta, recuperas tu apuesta y otro tanto. Si es más baja, la pierdes.

    La apuesta al empate paga diez a uno si tu carta empata con la de la banca. Si no, se pierde.
rules-casino-tie =
    Si tu carta empata, eliges. O te rindes y recuperas media apuesta, o vas a la guerra y pones otro tanto.

    En una guerra se queman tres cartas; después hay una carta más para ti y otra para la banca. Si la de la banca es más alta, pierdes las dos apuestas. Si no, recuperas las dos y ganas tanto como la primera. Así, una apuesta de diez que va a la guerra gana diez o pierde veinte.

    Quien no puede pagar la guerra solo puede rendirse.
rules-casino-odds =
    A la larga gana la banca. Con seis barajas, quien va siempre a la guerra pierde cerca del 2,9 por ciento de lo apostado; quien se rinde siempre, cerca del 3,7 por ciento. La apuesta al empate pierde más del 18 por ciento.
rules-casino-end =
    { $rounds ->
        [0] La partida sigue hasta que nadie queda en la mesa.
       *[other] La partida acaba después de { COUNT($rounds, noun: "round") }.
    }

## Batalla armada

rules-armed-aim =
    Una batalla en la que ves tus cartas y las eliges. Solo las cartas boca abajo de una batalla dependen de la suerte. Gana quien se queda con todas las cartas.

    Juegan de dos a cuatro.
rules-armed-deal =
    { $jokers ->
        [0] Se barajan cincuenta y dos cartas y se reparten por igual, y cada jugador tiene las suyas en la mano. La carta más alta es el as.
       *[other] Se barajan cincuenta y dos cartas y dos comodines y se reparten por igual, y cada jugador tiene las suyas en la mano. La carta más alta es el comodín.
    } Lo que sobra se aparta.
rules-armed-trick =
    Todos eligen a la vez una carta de su mano, sin enseñarla. La más fuerte se lleva todas las cartas de la mesa. Van con las cartas ganadas, que pasan a ser la mano cuando la mano se vacía.
rules-armed-two =
    { $jokers ->
        [0] Si se descubre un as, un dos es la carta más fuerte, y varios doses empatan.
       *[other] Si se descubre un comodín, un dos es la carta más fuerte, y varios doses empatan.
    } Si no, es la carta más baja.
rules-armed-war =
    Si empatan dos o más con la más fuerte, solo ellos luchan. De cada mano se sacan al azar tres cartas, que quedan boca abajo. Luego cada uno elige una carta más, y la más fuerte se lleva toda la mesa.
rules-armed-short =
    Si en la mano hay muy pocas cartas, va boca abajo toda la mano, el resto se saca al azar de las cartas ganadas, y lo que queda de ellas pasa a ser la mano. Siempre se guarda una carta para elegir.

    Quien no tiene ninguna carta pierde esa batalla. Si queda uno solo, se lleva la mesa. Si no queda nadie, la mesa espera a quien gane la baza siguiente.
rules-armed-end =
    Quien no tiene ni mano ni cartas ganadas queda fuera. Gana el último con cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de la baza { $trick_limit } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }
