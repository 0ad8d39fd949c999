# ¿Por qué ha pasado eso? La última baza, paso a paso. En todos, $who (you, other) y $player (un
# nombre) dicen de quién se habla. Una frase por paso; ninguno repite lo que la baza ya contó.

# Lo que hace la tecla, como en keys.ftl.
command-why = por qué ha pasado eso, paso a paso
why-title = ¿Por qué? Paso a paso.
why-nothing = Todavía no ha pasado nada.

## El orden y los comodines (Batalla científica)

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
why-joker-forces = Un comodín nunca gana por fuerza. De las otras cartas, { CARD($card, form: "def") } era la más fuerte y no tenía igual. Si no hay batalla, el comodín la fuerza.
# Entre dos jugadores. $card: la otra carta
why-joker-forces-two = Con dos jugadores no puede haber empate, así que un solo comodín siempre fuerza una batalla.

## La fuerza

# $card: la carta más fuerte, $beaten: la siguiente
why-strongest = { $who ->
    [you] La carta más fuerte era la tuya: { CARD($card, form: "def") } ganó { CARD($beaten, form: "a") }.
   *[other] La carta más fuerte era la de { $player }: { CARD($card, form: "def") } ganó { CARD($beaten, form: "a") }.
  }
# $card: no cuenta ninguna otra carta
why-only-card = { $who ->
    [you] Solo contaba tu carta: { CARD($card) }.
   *[other] Solo contaba la carta de { $player }: { CARD($card) }.
  }
# $count cartas del valor de $card empatan; $players las pusieron
why-tie = { CAP(COUNT($count, $card)) } empataron en cabeza: { NAMES($players) }.
# $card: la carta más baja, que gana a $beaten, la más alta
why-upset = Con { RANK($beaten, form: "indef") } en la mesa, { RANK($card, form: "def") } era la carta más fuerte de todas.
why-stays = Así que nadie se llevó nada: las cartas esperan a quien gane una baza posterior.

## Llevarse las cartas

# $count: cartas que se lleva, $earlier: las que ya estaban de bazas anteriores
why-takes-more = { $who ->
    [you] Por eso te llevaste { COUNT($count, noun: "card") }, { COUNT($earlier, noun: "card", alone: 1) } de ellas de antes.
   *[other] Por eso { $player } se llevó { COUNT($count, noun: "card") }, { COUNT($earlier, noun: "card", alone: 1) } de ellas de antes.
  }
why-pick-up = { $who ->
    [you] Tu mano estaba vacía: recogiste tu pila.
   *[other] La mano de { $player } estaba vacía: recogió su pila.
  }
why-renewed = { $who ->
    [you] Tu mazo se había agotado: las cartas ganadas se barajaron en uno nuevo.
   *[other] El mazo de { $player } se había agotado: las cartas ganadas se barajaron en uno nuevo.
  }
# $count: después de cuántas bazas
why-purged = Después de la baza { $count }, el valor más bajo que queda sale del juego cuando alguien se lo lleva.
why-own-back = El empate llegó con las últimas cartas: cada jugador recuperó las suyas.

## Poderes

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
why-war-armed = Solo lucharon quienes empataron: { NAMES($players) }. Se pusieron tres cartas boca abajo al azar y se eligió una más.
# $card: la carta del empate, $count: cuántas pide su valor, $players: quiénes luchan
why-war-cost = Solo lucharon quienes empataron: { NAMES($players) }. { CAP(RANK($card, form: "def")) } pedía { COUNT($count, noun: "card") } por jugador, la última boca arriba.
# $count: cuántas cartas le quedan a un jugador
why-war-fewer = { $who ->
    [you] { $count ->
        [1] Solo te quedaba { COUNT($count, noun: "card") }: la pusiste boca arriba.
       *[other] Solo te quedaban { COUNT($count, noun: "card") }: las pusiste, la última boca arriba.
    }
   *[other] { $count ->
        [1] A { $player } solo le quedaba { COUNT($count, noun: "card") }: la puso boca arriba.
       *[other] A { $player } solo le quedaban { COUNT($count, noun: "card") }: las puso, la última boca arriba.
    }
  }
why-war-fewest = Cada jugador puso tantas como quien menos tenía: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] No te quedaban cartas para luchar: perdiste esa batalla.
   *[other] A { $player } no le quedaban cartas para luchar: perdió esa batalla.
  }
why-war-alone = { $who ->
    [you] Nadie más podía seguir la batalla: la mesa fue tuya.
   *[other] Solo { $player } podía seguir la batalla, y se llevó la mesa.
  }
why-war-nobody = A nadie le quedaban cartas para luchar.
# $count: las últimas cartas, boca abajo; 0 si no hay
why-short = { $who ->
    [you] { $count ->
        [0] No te quedaba ninguna carta para la batalla.
       *[other] No te alcanzaban las cartas para la batalla: pusiste boca abajo { COUNT($count, noun: "card") }.
    }
   *[other] { $count ->
        [0] A { $player } no le quedaba ninguna carta para la batalla.
       *[other] A { $player } no le alcanzaban las cartas para la batalla: puso boca abajo { COUNT($count, noun: "card") }.
    }
  }
why-last-card = { $who ->
    [you] Tu última carta ya estaba boca arriba y siguió luchando.
   *[other] La última carta de { $player } ya estaba boca arriba y siguió luchando.
  }

## Prisioneros

# $card
why-prisoner-kept = { $who ->
    [you] Ganaste sin carta prisionera y podías quedarte con una: { CARD($card, form: "def") }.
   *[other] { $player } ganó sin carta prisionera y podía quedarse con una: { CARD($card, form: "def") }.
  }
why-prisoner-won = { $who ->
    [you] Ganaste con tu carta prisionera en la mesa: fue debajo del mazo con las demás, y no tomaste otra.
   *[other] { $player } ganó con su carta prisionera en la mesa: fue debajo del mazo con las demás, y no tomó otra.
  }
why-prisoner-lost = { $who ->
    [you] Perdiste con tu carta prisionera en la mesa: te costó esa carta y la de arriba.
   *[other] { $player } perdió con su carta prisionera en la mesa: le costó esa carta y la de arriba.
  }
why-prisoner-lost-alone = { $who ->
    [you] Perdiste con tu carta prisionera en la mesa: te quedaste sin ella, y no había otra que perder.
   *[other] { $player } perdió con su carta prisionera en la mesa: se quedó sin ella, y no había otra que perder.
  }

## Robos. $card: la carta que roba; $victims: de quién son las pilas

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso robaste { NAMES($victims, form: "a") }.
   *[other] { $mine ->
        [yes] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso { $player } te robó la pila.
       *[no] { CAP(CARD($card, form: "def")) } era del mismo valor que la carta de arriba: por eso { $player } robó { NAMES($victims, form: "a") }.
    }
  }
why-steal-protected = { $mine ->
    [yes] { $player } no pudo robarte: también jugaste { RANK($card, form: "indef") }, y eso protegió tu pila.
   *[no] { $who ->
        [you] No pudiste robar { NAMES($victims, form: "a") }: también jugó { RANK($card, form: "indef") }, y eso protegió su pila.
       *[other] { $player } no pudo robar { NAMES($victims, form: "a") }, que también jugó { RANK($card, form: "indef") }, y eso protegió su pila.
    }
  }
why-steal-rivals = { $mine ->
    [yes] { $player } no pudo robarte: más de un jugador quería tu pila, y nadie la robó.
   *[no] { $who ->
        [you] No pudiste robar { NAMES($victims, form: "a") }: más de un jugador quería esa pila, y nadie la robó.
       *[other] { $player } no pudo robar { NAMES($victims, form: "a") }: más de un jugador quería esa pila, y nadie la robó.
    }
  }

## Casino War. $card: la carta del jugador, $house: la de la banca

why-pay-win = { $who ->
    [you] Tu { RANK($card) } ganó { RANK($house, form: "a") } de la banca: cobraste tanto como apostaste.
   *[other] { CAP(RANK($card, form: "def")) } de { $player } ganó { RANK($house, form: "a") } de la banca: cobró tanto como apostó.
  }
why-pay-lose = { $who ->
    [you] { CAP(RANK($house, form: "def")) } de la banca ganó a tu { RANK($card) }: perdiste la apuesta.
   *[other] { CAP(RANK($house, form: "def")) } de la banca ganó { RANK($card, form: "a") } de { $player }, que perdió la apuesta.
  }
# $won: yes si las cartas empatan
why-pay-tie-bet = { $won ->
    [yes] { CAP(RANK($card, form: "def")) } empató con { RANK($house, form: "def") } de la banca: la apuesta al empate pagó diez a uno.
   *[no] { CAP(RANK($card, form: "def")) } no empató con { RANK($house, form: "def") } de la banca: la apuesta al empate se perdió.
  }
why-house-tie = { $who ->
    [you] Tu { RANK($card) } empata con { RANK($house, form: "def") } de la banca: eliges entre la guerra y rendirte.
   *[other] { CAP(RANK($card, form: "def")) } de { $player } empata con { RANK($house, form: "def") } de la banca: debe elegir entre la guerra y rendirse.
  }
why-pay-surrender = { CAP(RANK($card, form: "def")) } empató con { RANK($house, form: "def") } de la banca: quien se rinde recupera media apuesta.
why-pay-war-win = { $who ->
    [you] En la guerra, la banca solo gana con una carta más alta. Tu { RANK($card) } contra { RANK($house, form: "def") }: recuperaste las dos apuestas y ganaste además tanto como la primera.
   *[other] En la guerra, la banca solo gana con una carta más alta. { CAP(RANK($card, form: "def")) } de { $player } contra { RANK($house, form: "def") }: recuperó las dos apuestas y ganó además tanto como la primera.
  }
why-pay-war-lose = { $who ->
    [you] En la guerra, { RANK($house, form: "def") } de la banca ganó a tu { RANK($card) }: perdiste las dos apuestas.
   *[other] En la guerra, { RANK($house, form: "def") } de la banca ganó { RANK($card, form: "a") } de { $player }, que perdió las dos apuestas.
  }

## Fuera, y el final

why-out-hand = { $who ->
    [you] No te quedaban ni mano ni cartas ganadas: quedas fuera.
   *[other] A { $player } no le quedaban ni mano ni cartas ganadas: queda fuera.
  }
why-out = { $who ->
    [you] No te quedaba ninguna carta: quedas fuera.
   *[other] A { $player } no le quedaba ninguna carta: queda fuera.
  }
why-out-war = { $who ->
    [you] No te alcanzaron las cartas para la batalla: quedas fuera.
   *[other] A { $player } no le alcanzaron las cartas para la batalla: queda fuera.
  }
why-out-poor = { $who ->
    [you] Tu dinero no alcanzaba para la apuesta mínima: quedas fuera.
   *[other] El dinero de { $player } no alcanzaba para la apuesta mínima.
  }
why-round = { $who ->
    [you] Se jugaron todas las cartas, y ganaste más tú.
   *[other] Se jugaron todas las cartas, y { $player } ganó más.
  }
why-round-drawn = Se jugaron todas las cartas y nadie ganó más: la ronda queda en empate.
why-rounds-win = Se jugaron todas las rondas: gana la partida quien ha ganado más rondas.
why-rounds-draw = Se jugaron todas las rondas, y nadie ha ganado más.
# $players: a quiénes nombra el resultado, $count: el límite de bazas
why-end-win = { $who ->
    [you] Solo te quedan cartas a ti: ganas la partida.
   *[other] Solo le quedan cartas a { $player }, que gana la partida.
  }
why-end-draw = Nadie va por delante, así que es empate: { NAMES($players) }.
why-end-limit = La partida acaba después de { COUNT($count, noun: "trick") } y gana quien tiene más cartas: { NAMES($players) }.
# El nombre de quien pierde; en las opciones está cuál de las dos reglas hace al borracho.
why-end-drunkard = { $first ->
    [yes] El primero sin cartas hace de borracho: { NAMES($players) }.
   *[no] Quien se queda con todas las cartas hace de borracho: { NAMES($players) }.
  }
