# ¿Por qué ha pasado eso? La última baza, paso a paso. En todos, $who (you, other) y $player (un
# nombre) dicen de quién se habla. Una frase por paso; ninguno repite lo que la baza ya contó.

# Lo que hace la tecla, como en keys.ftl.
command-why = por qué ha pasado eso, paso a paso
why-title = ¿Por qué? Paso a paso.
why-nothing = Todavía no ha pasado nada.

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

## Batallas

# Luchan todos los que siguen. $count: cartas boca abajo
why-war-all = En una batalla, cada jugador que sigue pone { COUNT($count, noun: "card") } boca abajo y una boca arriba.
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

## Fuera, y el final

why-out-hand = { $who ->
    [you] No te quedaban ni mano ni pila: quedas fuera.
   *[other] A { $player } no le quedaban ni mano ni pila: queda fuera.
  }
why-out = { $who ->
    [you] No te quedaba ninguna carta: quedas fuera.
   *[other] A { $player } no le quedaba ninguna carta: queda fuera.
  }
why-out-war = { $who ->
    [you] No te alcanzaron las cartas para la batalla: quedas fuera.
   *[other] A { $player } no le alcanzaron las cartas para la batalla: queda fuera.
  }
# $players: a quiénes nombra el resultado, $count: el límite de bazas
why-end-win = { $who ->
    [you] Solo te quedan cartas a ti: ganas la partida.
   *[other] Solo le quedan cartas a { $player }, que gana la partida.
  }
why-end-draw = Nadie va por delante, así que es empate: { NAMES($players) }.
why-end-limit = La partida acaba después de { COUNT($count, noun: "trick") } y gana quien tiene más cartas: { NAMES($players) }.
