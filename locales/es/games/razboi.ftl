### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Război.
game-razboi = Război
# Lo que hace aquí la C, como en keys.ftl.
command-power-razboi = jugar la carta prisionera

## Opciones

option-pictures = Cartas que pide una batalla de figuras
option-short = Si faltan cartas para la batalla
option-prisoners = Prisioneros de guerra
option-choice-seconds = Segundos para elegir
value-pictures-ranked = de once por un as a catorce por un rey
value-pictures-ten = diez por sota, reina y rey, once por un as
value-short-own = todas las que quedan
value-short-fewest = tantas como quien menos tiene
preset-prisoners = Prisioneros de guerra: quien gana puede quedarse con una carta
preset-short-wars = Batallas cortas: nadie pone más cartas que quien menos tiene

## Reglas

rules-heading-prisoners = Prisioneros de guerra
# El objetivo en una frase; se dice la primera vez que se juega
aim-razboi = Todos descubren su primera carta y la más fuerte se las lleva todas; con cartas iguales hay batalla, y gana quien se queda con todas las cartas.
rules-razboi-aim =
    La batalla de cartas rumana. Las cartas están boca abajo y decide la suerte. En una batalla se ponen tantas cartas como vale la carta que empata. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a ocho personas.
rules-razboi-deal =
    Se barajan cincuenta y dos cartas. Se apartan cartas al azar hasta que el resto se pueda repartir por igual. Se reparten todas boca abajo, en un mazo delante de cada jugador.
rules-razboi-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa, que van debajo del mazo de quien la puso, en orden aleatorio. La más fuerte es el as; el palo no cuenta.
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

    Quien gana con la prisionera en la mesa pone todo debajo del mazo, también la prisionera, y de esa baza no toma otra. Quien pierde con ella la pierde, junto con su carta de arriba: las dos son para el ganador. Si la mesa se queda sin dueño, nadie pierde nada, y la prisionera queda en ella como una carta más.

    Quien ya no tiene mazo pero sí una carta prisionera sigue en juego y tiene que jugarla.

    { $choice_seconds ->
        [0] No hay límite de tiempo: tómate el que necesites para elegir.
       *[other] Hay un tiempo para elegir, { COUNT($choice_seconds, noun: "second") }; después se juega la carta de arriba, o no se toma carta prisionera. El tiempo se puede parar.
    }
rules-razboi-end =
    Quien no tiene ni mazo ni carta prisionera queda fuera. Gana el último que tenga cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lo que pasa

# Confirma lo que elige quien escucha, mientras otros aún eligen
event-choose-top = Juegas una carta del mazo.
# $card: la prisionera que se juega
event-choose-prisoner = { $who ->
    [you] Juegas la carta prisionera, { CARD($card, form: "def") }.
   *[other] { $player } juega la carta prisionera, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prisionera, { CARD($card, form: "def") }.
       *[other] { $player }: prisionera, { CARD($card, form: "def") }.
    }
event-put-prisoner = { $who ->
    [you] Tú, la prisionera: { CARD($card) }.
   *[other] { $player }, la prisionera: { CARD($card) }.
  }
# A alguien le faltan cartas para la batalla: pone las $count que le quedan, la última boca arriba: $card
event-put-rest = { $who ->
    [you] { $count ->
        [1] Solo te queda { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
       *[other] Solo te quedan { COUNT($count, noun: "card") }, la última es { CARD($card, form: "def") }.
    }
   *[other] { $count ->
        [1] A { $player } solo le queda { COUNT($count, noun: "card") }: { CARD($card, form: "def") }.
       *[other] A { $player } solo le quedan { COUNT($count, noun: "card") }, la última es { CARD($card, form: "def") }.
    }
  }
# Lo que cuesta una batalla en Război. $card: el valor del empate; $count: cuántas pide a cada uno
event-war-cost = { CAP(RANK($card, form: "def")) } pide { COUNT($count, noun: "card") } por jugador.
# $count: tantas como quien menos tiene
event-war-fewest = Cada jugador pone { COUNT($count, noun: "card") }, tantas como quien menos tiene.
# $card; $top: yes si es la de arriba del mazo propio
event-prisoner = { $who ->
    [you] Prisionera: { CARD($card) }.
   *[other] { $player }, prisionera: { CARD($card) }.
  }
# Parte de event-take: la prisionera, de las cartas ganadas o ($top) del propio mazo
event-take-kept = { $top ->
    [yes] {""}, con { CARD($card, form: "def") }, la carta de arriba del mazo, como prisionera
   *[no] {""}, con { CARD($card, form: "def") } como prisionera
  }
event-take-kept-none = {""}, sin carta prisionera
# $card: la carta de arriba, none si no se ve
event-forfeit = { $who ->
    [you] Pierdes la carta prisionera, y con ella la de arriba{ $card ->
        [none] , sin verla.
       *[other] , { CARD($card, form: "def") }.
    }
   *[other] { $player } pierde la carta prisionera, y con ella la de arriba{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] Pierdes la prisionera{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}y { CARD($card, form: "def") }
        }.
       *[other] { $player } pierde la prisionera{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}y { CARD($card, form: "def") }
        }.
    }
# Pierde la prisionera quien no tiene con ella otra carta que perder.
event-prisoner-lost = { $who ->
    [you] Pierdes la carta prisionera.
   *[other] { $player } pierde la carta prisionera.
  }
    .brief = { $who ->
        [you] Pierdes la prisionera{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
       *[other] { $player } pierde la prisionera{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
    }

## En la mesa

choice-keep = Quedarte con { CARD($card, form: "def") }
choice-keep-top = Quedarte con tu carta de arriba, sin verla
choice-keep-none = Ninguna carta prisionera
choice-top = Jugar la carta de arriba
choice-top-war = Jugar la siguiente carta del mazo
choice-prisoner = Jugar la carta prisionera
ask-keep = ¿Con qué carta te quedas como prisionera?
    .brief = ¿Prisionera?
# $card: la carta prisionera de quien escucha
ask-prisoner = ¿La carta prisionera, { CARD($card, form: "def") }, o la de arriba?
    .brief = ¿Prisionera, { CARD($card) }?
# Lo mismo para la última carta de una batalla.
ask-prisoner-war = Para la batalla: ¿la prisionera, { CARD($card, form: "def") }, o la siguiente del mazo?
    .brief = ¿Prisionera, { CARD($card) }?
# Las cartas delante de los jugadores. $card
now-prisoner = { $who ->
    [you] Tu carta prisionera: { CARD($card) }.
   *[other] Carta prisionera de { $player }: { CARD($card) }.
  }
power-prisoner-none = Ahora no tienes carta prisionera que jugar.
# El tiempo ha respondido. $choice: top, none (sin prisionera) u otra cosa
time-over = { $choice ->
    [top] Se acabó el tiempo: se juega tu carta de arriba.
    [none] Se acabó el tiempo: sin carta prisionera.
   *[other] Se acabó el tiempo.
  }

## Lo que no se puede

# Război y sus prisioneros
refused-no-prisoner = No tienes carta prisionera.
refused-stack-empty = Tu mazo está vacío.
refused-own-card = { CAP(CARD($card, form: "def", suit: "always")) } es tu propia carta: solo puedes quedarte con las de los demás.
refused-not-on-table = { CAP(CARD($card, form: "def", suit: "always")) } no está entre las cartas de la mesa.
refused-prisoners-need-three = Los prisioneros de guerra piden tres jugadores o más.

## Por qué

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

## Rivales

bot-strong-razboi = fuerte, sopesa lo que vale cada carta prisionera
bot-mixed-razboi = una mesa variada, con rivales lo más distintos posible

## Comentarios

# Tiene una carta prisionera
remark-plain-captive-1 = Ponte cómoda, prisionera.
remark-plain-captive-2 = A esta la guardo bien.
remark-plain-captive-3 = Bienvenida a mi lado.
remark-plain-captive-4 = Desde ahora te quedas conmigo.
remark-plain-captive-5 = Una prisionera puede venir bien.
remark-plain-captive-6 = Esta no vuelve tan pronto.

## Lecciones

lesson-prisoners = Prisioneros de guerra
lesson-prisoners-1 = Pulsa { $key } para descubrir la carta de arriba. En Război las cartas están boca abajo en un mazo.
lesson-prisoners-2 = { $touch ->
    [yes] Ve a la reina, luego pulsa { $key }.
   *[no] La flecha izquierda te lleva a la reina; después pulsa { $key }.
  } Ganaste, así que puedes quedarte con una carta prisionera.
lesson-prisoners-3 = Pulsa { $key } para la baza siguiente. La carta prisionera queda junto a tu mazo, a la vista de todos.
lesson-prisoners-4 = Pulsa { $key } para jugar la prisionera. Ahora eliges en secreto: la carta de arriba, que nadie conoce, o la prisionera.
lesson-prisoners-end = Una carta prisionera que gana va debajo de tu mazo con las demás. La que pierde se va, y con ella tu carta de arriba.

## Sonidos

cue-prisoner-taken = Se toma una carta prisionera
cue-prisoner-freed = Se libera una carta prisionera
cue-prisoner-lost = Se pierde una carta prisionera

## Los consejos

coach-prisoner-now = En una batalla hay más que ganar que perder.
coach-prisoner-sure = Es casi seguro que ganará.
coach-prisoner-waits = La carta prisionera debe esperar a una batalla.
coach-prisoner-weak = La carta prisionera difícilmente ganaría esta batalla.
coach-keep-none = Ninguna vale la pena.
coach-keep-best = Gana a la mayoría de las cartas que pueden venir.
# Lo que enseña una partida con prisioneras: rótulos, cada uno con su número al final.
taught-prisoner-waited = Bazas y batallas que perdió tu carta de arriba cuando tu carta prisionera habría ganado: { $times }.
taught-prisoner-kept = Veces que podías quedarte con una carta prisionera: { $could }. Veces que lo hiciste: { $kept }.
taught-prisoner-played = { $played ->
    [0] No jugaste ninguna de tus cartas prisioneras. Donde más ganan es en una batalla.
   *[other] Cartas prisioneras que jugaste: { $played }. Bazas ganadas con ellas: { $won }.
  }
taught-prisoner-others = { $times ->
    [0] Nadie más ganó una baza con una carta prisionera.
   *[other] Bazas que los demás ganaron con una carta prisionera: { $times }.
  }

# Una meta: cómo se llama y cómo se alcanza
goal-prisoner = Ganar una baza con tu carta prisionera
goal-prisoner-how = Juega a Război con la regla de los prisioneros de guerra. Quédate con una carta fuerte y juégala cuando la de arriba de tu mazo no baste.
