# ¿Por qué ha pasado eso? La última baza, paso a paso. En todos, $who (you, other) y $player (un
# nombre) dicen de quién se habla. Una frase por paso; ninguno repite lo que la baza ya contó.

# Lo que hace la tecla, como en keys.ftl.
command-why = por qué ha pasado eso, paso a paso
why-title = ¿Por qué? Paso a paso.
why-nothing = Todavía no ha pasado nada.

## El orden y los comodines (Batalla científica)

# $reversed: yes si el dos es el más fuerte; $count: cuántas sotas
why-order = { $reversed ->
    [yes] El orden estaba invertido: es más fuerte la carta más baja, y la que más, el dos.
   *[no] El orden era el normal: es más fuerte la carta más alta, y la que más, el as.
  }
why-jack-turns = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, número impar: el orden se invirtió antes de comparar. Era más fuerte la carta más baja.
   *[no] { CAP(COUNT($count, of: "J")) }, número impar: el orden volvió a ser el normal antes de comparar. Era más fuerte la carta más alta.
  }
why-jack-later = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, número impar: el orden cambia desde la próxima baza. En esta aún valía el orden invertido.
   *[no] { CAP(COUNT($count, of: "J")) }, número impar: el orden cambia desde la próxima baza. En esta aún valía el orden normal.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, número par, se anulan: el orden siguió invertido.
   *[no] { CAP(COUNT($count, of: "J")) }, número par, se anulan: el orden siguió normal.
  }
# $count: dos o más
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulan: deciden las otras cartas, como si no hubiera comodines.
why-all-jokers = Todas las cartas eran comodines: ninguna es la más fuerte, así que hay batalla.
why-joker-wins = { $who ->
    [you] Iba a haber batalla. Un solo comodín la anula, y como lo jugaste tú, te lo llevas todo.
   *[other] Iba a haber batalla. Un solo comodín la anula, y { $player }, que lo jugó, se lo lleva todo.
  }
# $card: la más fuerte de las otras cartas
why-joker-forces = Un comodín nunca gana por fuerza. La más fuerte de las otras cartas, { CARD($card, form: "def") }, no empataba, así que no había batalla; entonces un solo comodín la fuerza.
# Entre dos jugadores. $card: la otra carta
why-joker-forces-two = Un comodín nunca gana por fuerza, y con una sola carta más, { CARD($card, form: "def") }, no hay batalla que anular. Entre dos jugadores, un solo comodín siempre fuerza una batalla.

## La fuerza

# $card: la carta más fuerte, $beaten: la siguiente
why-strongest = { $who ->
    [you] La carta más fuerte era la tuya: { CARD($card, form: "def") } gana { CARD($beaten, form: "a") }.
   *[other] La carta más fuerte era la de { $player }: { CARD($card, form: "def") } gana { CARD($beaten, form: "a") }.
  }
# $card: no cuenta ninguna otra carta
why-only-card = { $who ->
    [you] Solo contaba tu carta: { CARD($card) }.
   *[other] Solo contaba la carta de { $player }: { CARD($card) }.
  }
# $count cartas del valor de $card empatan; $players las pusieron
why-tie = { CAP(COUNT($count, $card)) } empatan en cabeza: { NAMES($players) }.
# $card: la carta más baja, que gana a $beaten, la más alta
why-upset = Con { RANK($beaten, form: "indef") } en la mesa, { RANK($card, form: "def") } es la carta más fuerte de todas.
why-stays = Así que nadie se lleva nada: las cartas quedan en la mesa para quien gane una baza posterior.

## Llevarse las cartas

# $count: cartas que se lleva, $earlier: las que ya estaban de bazas anteriores
why-takes = { $who ->
    [you] Por eso te llevas toda la mesa: { COUNT($count, noun: "card") }.
   *[other] Por eso { $player } se lleva toda la mesa: { COUNT($count, noun: "card") }.
  }
why-takes-more = { $who ->
    [you] Por eso te llevas toda la mesa: { COUNT($count, noun: "card") }, contando { COUNT($earlier, noun: "card") } de antes.
   *[other] Por eso { $player } se lleva toda la mesa: { COUNT($count, noun: "card") }, contando { COUNT($earlier, noun: "card") } de antes.
  }
why-pick-up = { $who ->
    [you] Tu mano estaba vacía: las cartas ganadas son tu nueva mano.
   *[other] La mano de { $player } estaba vacía: las cartas ganadas son su nueva mano.
  }
why-renewed = { $who ->
    [you] Tu mazo se había agotado: las cartas ganadas se barajan en uno nuevo.
   *[other] El mazo de { $player } se había agotado: las cartas ganadas se barajan en uno nuevo.
  }
# $count: después de cuántas bazas
why-purged = Después de la baza { $count }, el valor más bajo que queda sale del juego cuando alguien se lo lleva.
why-own-back = El empate llegó con las últimas cartas: cada jugador recupera las suyas.

## Poderes

why-power-spy = { $who ->
    [you] La única reina era tuya: eres vidente en la próxima baza.
   *[other] La única reina era de { $player }: por eso es vidente en la próxima baza.
  }
why-spy-out = { $who ->
    [you] La única reina era tuya, pero quien está fuera no es vidente.
   *[other] La única reina era de { $player }, pero quien está fuera no es vidente.
  }
# $count: dos o más
why-queens-void = { CAP(COUNT($count, of: "Q")) } se anulan: nadie es vidente.
why-power-count = { $who ->
    [you] Jugaste un tres: antes de tu próxima carta puedes saber cuántas hay en cada mano.
   *[other] { $player } jugó un tres: antes de su próxima carta puede saber cuántas hay en cada mano.
  }
why-power-swap = { $who ->
    [you] Jugaste un ocho: antes de tu próxima carta puedes cambiar tu mano por tu pila.
   *[other] { $player } jugó un ocho: antes de su próxima carta puede cambiar su mano por la pila.
  }

## Batallas

# Luchan todos los que siguen. $count: cartas boca abajo
why-war-all = En una batalla, cada jugador que sigue pone { COUNT($count, noun: "card") } boca abajo y una boca arriba.
why-war-open = Cada jugador pone otra carta boca arriba.
why-war-covered = Cada jugador pone una carta boca abajo y una boca arriba; si solo le queda una, va boca arriba.
why-war-turned = Se descubre otra carta de cada jugador, hasta que una sea más alta.
# $players: quiénes luchan
why-war-armed = Lucha quien empató: { NAMES($players) }. Se ponen tres cartas boca abajo al azar y se elige una más.
# $card: la carta del empate, $count: cuántas pide su valor, $players: quiénes luchan
why-war-cost = Solo lucha quien empató: { NAMES($players) }. { CAP(RANK($card, form: "def")) } pide { COUNT($count, noun: "card") }, la última boca arriba.
# $count: cuántas cartas le quedan a un jugador
why-war-fewer = { $who ->
    [you] Tienes menos y pones lo que te queda: { COUNT($count, noun: "card") }, la última boca arriba.
   *[other] { $player } tiene menos y pone lo que le queda: { COUNT($count, noun: "card") }, la última boca arriba.
  }
why-war-fewest = Cada jugador pone tantas como quien menos tiene: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] No te quedan cartas para luchar: pierdes esa batalla.
   *[other] A { $player } no le quedan cartas para luchar: pierde esa batalla.
  }
why-war-alone = { $who ->
    [you] Nadie más puede seguir la batalla: la mesa es tuya.
   *[other] Solo { $player } puede seguir la batalla, y se lleva la mesa.
  }
why-war-nobody = A nadie le quedan cartas para luchar.
# $count: las últimas cartas, boca abajo; 0 si no hay
why-short = { $who ->
    [you] { $count ->
        [0] No te queda ninguna carta para la batalla.
       *[other] No te llegan las cartas para la batalla: lo que queda, { COUNT($count, noun: "card") }, va boca abajo.
    }
   *[other] { $count ->
        [0] A { $player } no le queda ninguna carta para la batalla.
       *[other] A { $player } no le llegan las cartas para la batalla: lo que queda, { COUNT($count, noun: "card") }, va boca abajo.
    }
  }
why-last-card = { $who ->
    [you] Tu última carta ya está boca arriba y sigue luchando.
   *[other] La última carta de { $player } ya está boca arriba y sigue luchando.
  }

## Prisioneros

# $card
why-prisoner-kept = { $who ->
    [you] Ganaste sin carta prisionera: puedes quedarte con una. Es { CARD($card, form: "def") }.
   *[other] { $player } ganó sin carta prisionera: puede quedarse con una. Es { CARD($card, form: "def") }.
  }
why-prisoner-won = { $who ->
    [you] Ganaste con tu carta prisionera en la mesa: va debajo del mazo con las demás, y no se toma otra.
   *[other] { $player } ganó con su carta prisionera en la mesa: va debajo del mazo con las demás, y no se toma otra.
  }
why-prisoner-lost = { $who ->
    [you] Perdiste con tu carta prisionera en la mesa: te cuesta esa carta y la de arriba.
   *[other] { $player } perdió con su carta prisionera en la mesa: le cuesta esa carta y la de arriba.
  }
why-prisoner-lost-alone = { $who ->
    [you] Perdiste con tu carta prisionera en la mesa: te quedas sin ella, y no hay carta de arriba que perder.
   *[other] { $player } perdió con su carta prisionera en la mesa: se queda sin ella, y no hay carta de arriba que perder.
  }

## Robos. $card: la carta que roba; $victims: de quién son las pilas

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } tiene el valor de la carta de arriba de esa pila: por eso vale tu robo { NAMES($victims, form: "a") }.
   *[other] { CAP(CARD($card, form: "def")) } tiene el valor de la carta de arriba de esa pila: por eso vale el robo de { $player } { NAMES($victims, form: "a") }.
  }
why-steal-protected = { $who ->
    [you] No vale tu robo { NAMES($victims, form: "a") }: quien tiene la pila jugó una carta del mismo valor, y eso la protege. Se juega tu { RANK($card) }.
   *[other] No vale el robo de { $player } { NAMES($victims, form: "a") }: quien tiene la pila jugó una carta del mismo valor, y eso la protege. Se juega { RANK($card, form: "def") }.
  }
why-steal-rivals = { $who ->
    [you] No vale tu robo { NAMES($victims, form: "a") }: dos querían la misma pila y se estorban. Se juega tu { RANK($card) }.
   *[other] No vale el robo de { $player } { NAMES($victims, form: "a") }: dos querían la misma pila y se estorban. Se juega { RANK($card, form: "def") }.
  }

## Casino War. $card: la carta del jugador, $house: la de la banca

why-pay-win = { $who ->
    [you] Con { CARD($card, form: "def") } ganas { CARD($house, form: "a") } de la banca: cobras tanto como apostaste.
   *[other] Con { CARD($card, form: "def") }, { $player } gana { CARD($house, form: "a") } de la banca y cobra tanto como apostó.
  }
why-pay-lose = { $who ->
    [you] { CAP(CARD($house, form: "def")) } de la banca gana a tu { CARD($card) }: pierdes la apuesta.
   *[other] { CAP(CARD($house, form: "def")) } de la banca gana { CARD($card, form: "a") } de { $player }, que pierde la apuesta.
  }
# $won: yes si las cartas empatan
why-pay-tie-bet = { $won ->
    [yes] { CAP(CARD($card, form: "def")) } y { CARD($house, form: "def") } empatan: la apuesta al empate paga diez a uno.
   *[no] { CAP(CARD($card, form: "def")) } y { CARD($house, form: "def") } no empatan: la apuesta al empate se pierde.
  }
why-house-tie = { $who ->
    [you] Tu { CARD($card) } empata con { CARD($house, form: "def") } de la banca: eliges entre la guerra y rendirte.
   *[other] { $player }: { CARD($card) } empata con { CARD($house, form: "def") } de la banca: la guerra o rendirse.
  }
why-pay-surrender = { CAP(CARD($card, form: "def")) } y { CARD($house, form: "def") } empatan: quien se rinde recupera media apuesta.
why-pay-war-win = { $who ->
    [you] En la guerra, la banca solo gana con una carta más alta. Tu { CARD($card) } contra { CARD($house, form: "def") }: recuperas las dos apuestas y ganas otra vez la primera.
   *[other] En la guerra, la banca solo gana con una carta más alta. { $player }: { CARD($card) } contra { CARD($house, form: "def") }; recupera las dos apuestas y gana otra vez la primera.
  }
why-pay-war-lose = { $who ->
    [you] En la guerra, { CARD($house, form: "def") } de la banca gana a tu { CARD($card) }: pierdes las dos apuestas.
   *[other] En la guerra, { CARD($house, form: "def") } de la banca gana { CARD($card, form: "a") } de { $player }, que pierde las dos apuestas.
  }

## Fuera, y el final

why-out-hand = { $who ->
    [you] No te quedan ni mano ni cartas ganadas: quedas fuera.
   *[other] A { $player } no le quedan ni mano ni cartas ganadas: queda fuera.
  }
why-out = { $who ->
    [you] No te queda ninguna carta: quedas fuera.
   *[other] A { $player } no le queda ninguna carta: queda fuera.
  }
why-out-war = { $who ->
    [you] No te llegaron las cartas para la batalla: quedas fuera.
   *[other] A { $player } no le llegaron las cartas para la batalla: queda fuera.
  }
why-out-poor = { $who ->
    [you] Tu dinero no llega para la apuesta mínima: quedas fuera.
   *[other] El dinero de { $player } no llega para la apuesta mínima.
  }
why-round = { $who ->
    [you] Se han jugado todas las cartas. Has ganado más tú, y con ellas la ronda.
   *[other] Se han jugado todas las cartas. { $player } ha ganado más, y con ellas la ronda.
  }
why-round-drawn = Se han jugado todas las cartas y nadie ha ganado más: la ronda queda en empate.
why-rounds-win = Se han jugado todas las rondas: gana la partida quien más ha ganado.
why-rounds-draw = Se han jugado todas las rondas, y nadie ha ganado más.
# $players: a quiénes nombra el resultado, $count: el límite de bazas
why-end-win = { $who ->
    [you] Solo te quedan cartas a ti: ganas la partida.
   *[other] Solo le quedan cartas a { $player }, que gana la partida.
  }
why-end-draw = Nadie va por delante, así que es empate: { NAMES($players) }.
why-end-limit = La partida acaba después de { COUNT($count, noun: "trick") } y gana quien tiene más cartas: { NAMES($players) }.
# El nombre de quien pierde; en las opciones está cuál de las dos reglas hace al borracho.
why-end-drunkard = Así se decide quién hace de borracho: { NAMES($players) }.
