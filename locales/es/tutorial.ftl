# El tutorial: lecciones cortas que se juegan. En los pasos de una lección, $key es la tecla que hay que
# pulsar, $go la que lleva a la carta del paso, $card esa carta. Frases cortas: se oyen, no se leen.

menu-tutorial = Tutorial
lessons-title = Tutorial. Intro empieza una lección.
# $n: su número, $title: su título, $game: de qué juego si es $other que el primero, $done: yes si ya se aprendió
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lección { $n }, { $game }: { $title }, hecha
       *[no] Lección { $n }: { $title }, hecha
    }
   *[no] { $other ->
        [yes] Lección { $n }, { $game }: { $title }
       *[no] Lección { $n }: { $title }
    }
  }
lesson-title = Lección { $n }: { $title }.
# $end: lo aprendido; $title: la lección siguiente; $key: Intro
lesson-done = { $end } Fin de la lección. { $key } empieza la siguiente: { $title }. Escape vuelve a la lista.
lesson-done-last = { $end } Era la última lección. { $key } vuelve a la lista.
lesson-praise-1 = Bien.
lesson-praise-2 = Eso es.
lesson-praise-3 = Muy bien.
lesson-praise-4 = Perfecto.

# Lo que se dice si se intenta otra cosa. $hint: qué pulsar
refused-lesson = Ahora no. { $hint }
refused-lesson-over = La lección ha terminado.
# $key, $go: teclas; $card: una carta
lesson-hint-card = Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
# $choice: una respuesta, como la dicen las flechas
lesson-hint-choice = Ve con las flechas a: { $choice }. Luego pulsa { $key }.
# $does: lo que hace la tecla
lesson-hint-key = Pulsa { $key }: { $does }.
lesson-hint-any = Elige cualquier carta.
# Una orden a la que se le han quitado todas las teclas
lesson-no-key = la orden no tiene tecla

## Batalla científica

lesson-trick = La baza
lesson-trick-1 = Gana quien se queda con todas las cartas. En cada baza todos eligen a la vez una carta, sin enseñarla; luego se descubren. Tú tienes tres. Las flechas las recorren, primero la más fuerte. Pulsa { $key }.
lesson-trick-2 = Una letra o una cifra va derecha a una carta. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key } para jugarla.
lesson-trick-3 = El rey era más fuerte que el diez: te llevaste las dos cartas. Ahora están en tu pila, no en tu mano. Pierde una baza: pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-trick-end = La carta más fuerte se lleva toda la baza. La más alta es el as; siguen rey, reina, sota, diez y así hasta el dos. El palo no importa nunca.

lesson-war = La batalla
lesson-war-1 = Si las dos más fuertes son del mismo valor, hay batalla. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-war-2 = Dos reyes: nadie se lleva nada, y las cartas quedan en la mesa. Pulsa { $key } para oír cuáles son.
lesson-war-3 = Quien gane la próxima baza se las lleva también. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-war-end = La batalla no se decide al momento: las cartas esperan a quien gane una baza posterior. Solo hay batalla si empatan las más fuertes, no las de más abajo.

lesson-revolution = La revolución, el poder de la sota
lesson-revolution-1 = Una sota da la vuelta al orden de las cartas. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-revolution-2 = El orden cambió antes de comparar: tu sota quedó por debajo del rey y por eso ganó. Pulsa { $key }: siempre te dice qué orden vale.
lesson-revolution-3 = Ahora ganan las cartas bajas. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }, y oirás qué le pasa a un as.
lesson-revolution-end = Una sota da la vuelta al orden, y así sigue hasta la próxima revolución. Hay una regla para que el cambio valga solo desde la siguiente baza.

lesson-orders = Los dos órdenes
lesson-orders-1 = En esta partida el orden está invertido. Pulsa { $key } para oírlo.
lesson-orders-2 = El dos es el más fuerte, después el tres. En tu mano van primero las más fuertes. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-orders-3 = Otra sota devuelve el orden normal. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-orders-4 = En el orden normal la sota gana al nueve. Tienes otra sota: pulsa { $go }, luego { $key }.
lesson-orders-5 = Dos sotas en una baza se anulan: el orden no cambia. Además empataron, así que hay batalla. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }, y gánala.
lesson-orders-end = Un número impar de sotas cambia el orden; un número par, no.

lesson-spy = La vidente, el poder de la reina
lesson-spy-1 = Quien juega la única reina de una baza es vidente en la siguiente. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-spy-2 = Ahora eliges después de los demás y puedes ver sus cartas. Pulsa { $key } para verlas.
lesson-spy-3 = Te espera un rey. Solo le gana el as: pulsa { $go }, luego { $key }.
lesson-spy-end = El poder dura una baza, aunque la reina haya perdido. Dos reinas en una baza se anulan: entonces nadie es vidente.

lesson-count = Contar, el poder del tres
lesson-count-1 = Un tres es débil, pero te deja contar. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-count-2 = Antes de tu próxima carta puedes preguntar cuántas cartas tienen los demás en mano. Pulsa { $key }.
lesson-count-3 = Quien tiene pocas cartas en mano pronto recogerá su pila. Sigue jugando: pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-count-end = Cuántas cartas tiene un jugador entre mano y pila se puede oír siempre; cuántas tiene en mano, solo después de un tres. Los treses no se anulan.

lesson-swap = El cambio, el poder del ocho
lesson-swap-1 = En tu pila hay un as y un rey, pero tu mano es floja. Un ocho ayuda. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-swap-2 = Antes de tu próxima carta puedes cambiar tu mano por tu pila. Pulsa { $key }.
lesson-swap-3 = Tu pila es ahora tu mano. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-swap-end = Puedes cambiar una vez, antes de elegir, y no si la pila está vacía. Los demás oyen que cambias, pero no qué cartas.

lesson-joker-war = El comodín fuerza una batalla
lesson-joker-war-1 = Un comodín nunca gana por fuerza. Si es el único de la baza, fuerza una batalla, sean cuales sean las otras cartas. Tu rival jugará un as. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-joker-war-2 = El as no se llevó nada: está en la mesa con el comodín. Llévate los dos: pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-joker-war-end = Un comodín te salva de una carta fuerte. Entre dos jugadores, un solo comodín siempre fuerza una batalla.

lesson-joker-wins = El comodín anula una batalla
lesson-joker-wins-1 = Con tres jugadores o más, un comodín puede ganar. Tus dos rivales jugarán un rey: tocaría batalla. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-joker-wins-2 = El comodín anuló la batalla y se lo llevó todo. Siempre puedes preguntar por qué una baza acabó así: pulsa { $key }.
lesson-joker-wins-end = Un solo comodín donde tocaba batalla: no la hay, y el comodín se lo lleva todo. Un solo comodín donde no tocaba: batalla.

lesson-jokers-void = Dos comodines
lesson-jokers-void-1 = Dos comodines en una baza se anulan. Tus dos rivales jugarán el suyo. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-jokers-void-2 = Tu cuatro era la única carta que contaba, y se llevó la baza. Pulsa { $key } para oír por qué.
lesson-jokers-void-end = Con dos comodines o más deciden las otras cartas, como si no hubiera comodines. Si todas son comodines, hay batalla.

lesson-keys = Las teclas de la mesa
lesson-keys-1 = Algunas teclas cuentan cómo va la mesa. Pulsa { $key } para las reglas: qué baza es, el orden, lo que hay en la mesa.
lesson-keys-2 = Pulsa { $key } para oír quién ha elegido y quién no.
lesson-keys-3 = Pulsa { $key } para oír cuántas cartas tiene cada jugador.
lesson-keys-4 = Pulsa { $key } para oír tu mano.
lesson-keys-5 = Pulsa { $key } para oír las cartas de la mesa. Estas vienen de una batalla anterior.
lesson-keys-6 = Y el poder de tu última carta, si lo tiene, está en la { KEY("C") }. Ahora pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-keys-7 = Pulsa { $key } para oír otra vez la última baza.
lesson-keys-end = Puedes preguntar cuando quieras, también mientras eligen los demás. { KEY("F1") } enumera todas las teclas.

lesson-end = Quedar fuera, y el final
lesson-end-1 = Es tu última carta en mano, pero tienes una pila. Un rival tiene una carta y ninguna pila. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-end-2 = Tu mano quedó vacía, así que tu pila pasó a ser tu mano. Quien no tiene ni mano ni pila queda fuera. Pulsa { $key } para oír cuántas cartas tiene cada jugador y quién está fuera.
lesson-end-3 = Queda un rival, con una carta. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-end-end = Gana el último jugador con cartas. Si todos se quedan sin cartas en la misma batalla, la partida es un empate. Ya conoces todo el juego.

## Otros juegos

lesson-prisoners = Prisioneros de guerra
lesson-prisoners-1 = En Război las cartas están boca abajo en un mazo. Pulsa { $key } para descubrir la de arriba.
lesson-prisoners-2 = Ganaste, así que puedes quedarte con una carta prisionera. Las flechas recorren las cartas: ve a la reina y pulsa { $key }.
lesson-prisoners-3 = La carta prisionera queda junto a tu mazo, a la vista de todos. Pulsa { $key } para la baza siguiente.
lesson-prisoners-4 = Ahora eliges en secreto: la carta de arriba, que nadie conoce, o la prisionera. Pulsa { $key }: juega la prisionera.
lesson-prisoners-end = Una carta prisionera que gana va debajo de tu mazo con las demás. La que pierde se va, y con ella tu carta de arriba.

lesson-steal = El robo
lesson-steal-1 = Ves la carta de arriba de tu mazo. Encima de la pila de tu rival hay un siete, y tu carta también es un siete: pulsa { $key } para robar la pila.
lesson-steal-2 = La pila es tuya, y miras tu carta siguiente. Con ella no se puede robar nada: para jugarla pulsa { $key }.
lesson-steal-3 = Tú eliges cuál de las cartas ganadas queda encima. Tu pila está a salvo hasta que alguien tenga una carta de ese valor. Ve al rey y pulsa { $key }.
lesson-steal-end = Si tu carta tiene el valor de la de arriba de tu pila, al jugarla la proteges. Dos que quieren la misma pila se estorban.

lesson-casino = Una apuesta y una guerra
lesson-casino-1 = Juegas contra la banca: una carta para ti y otra para la banca; gana la más alta. Primero apuestas. Escribe { KEY("1") } y { KEY("0") } para apostar diez, o usa las flechas. Luego pulsa { $key }.
lesson-casino-2 = Puedes rendirte y perder media apuesta, o ir a la guerra y poner otro tanto. Ve a la guerra: pulsa { $key }.
lesson-casino-end = En la guerra la banca solo gana con una carta más alta. Has ganado diez; perderla habría costado veinte. A la larga gana la banca: unas tres de cada cien apostadas.

lesson-armed = Una batalla en la que eliges
lesson-armed-1 = Eliges de tu mano, como en la Batalla científica, pero las cartas no tienen poderes, salvo que un dos gana a un as. Tu rival jugará un as. Pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-armed-2 = El dos ganó al as. Ahora una batalla: pulsa { $go } para ir a { CARD($card, form: "def") }, luego { $key }.
lesson-armed-3 = Tres cartas de tu mano, sacadas al azar, están boca abajo. Elige una de las otras para la batalla y pulsa { $key }.
lesson-armed-end = En la batalla solo lucha quien empató, y el ganador se lo lleva todo. Las cartas que ganas pasan a ser tu mano cuando se vacía.
