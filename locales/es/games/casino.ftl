### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Casino War.
game-casino = Guerra de casino
# Lo que hace aquí Intro, como en keys.ftl.
command-play-casino = apostar o responder
# What keys do here, as in keys.ftl: arrows, Home and End in a choice, and while a bet is set
command-card-previous-casino = respuesta anterior; al apostar, arriba sube la cantidad e izquierda va a la apuesta
command-card-next-casino = respuesta siguiente; al apostar, abajo baja la cantidad y derecha va a la apuesta al empate
command-card-first-casino = primera respuesta; al apostar, la cantidad mínima
command-card-last-casino = última respuesta; al apostar, la cantidad máxima
# What 2 to 9 and 0 do here
command-digit-casino = una cifra de la cantidad que apuestas; Retroceso quita la última
command-owned-casino = cuánto dinero tiene cada jugador
command-pot-casino = las apuestas y las cartas de la mesa
command-last-trick-casino = otra vez la última ronda
# El resumen de partidas simuladas: nadie gana, y quedarse sin dinero no es empatar. $games: cuántas
cli-casino-rounds = { $games ->
    [1] Rondas de la partida: { $median }.
   *[other] Rondas por partida: mediana { $median }, de { $low } a { $high }.
  }
cli-casino-limit = { $player } sigue en la mesa al final de { COUNT($games, noun: "game") }.
cli-casino-draw = { $player } deja la mesa en último lugar o acaba sin dinero en { COUNT($games, noun: "game") }.

## Opciones

option-bankroll = Dinero inicial
option-min-bet = Apuesta mínima
option-max-bet = Apuesta máxima
preset-high-stakes = Apuestas altas: más dinero y apuestas mayores

## Reglas

rules-heading-bets = Las apuestas
rules-heading-round = Una ronda
rules-heading-odds = Lo que gana la banca
# El objetivo en una frase; se dice la primera vez que se juega
aim-casino = Apuestas contra la banca: una carta para ti, otra para la banca, y gana la más alta.
rules-casino-aim =
    Apuestas contra la banca: una carta para ti y otra para la banca. Gana la más alta.

    Pueden jugar de una a siete personas. El dinero es de mentira.
rules-casino-deal =
    El sabot tiene { COUNT($decks, noun: "deck") }, barajadas. Antes de una ronda se prepara uno nuevo cuando queda menos de la cuarta parte. La carta más alta es el as.

    Cada jugador empieza con { $bankroll }.
rules-casino-bets =
    Cada jugador apuesta cantidades enteras, de { $min_bet } a { $max_bet }, o deja la mesa. Además de la apuesta puedes apostar al empate, hasta { $max_bet }. Las dos juntas no pueden pasar de lo que tienes.

    Quien no puede cubrir la apuesta mínima queda fuera.
rules-casino-round =
    Cada jugador recibe una carta, y después la banca. Si la tuya es más alta, recuperas tu apuesta y otro tanto. Si es más baja, la pierdes.

    La apuesta al empate paga diez a uno si tu carta empata con la de la banca. Si no, se pierde.
rules-casino-tie =
    Si tu carta empata, eliges. O te rindes y recuperas media apuesta, o vas a la guerra y pones otro tanto. Primero eligen todos los que han empatado; solo después empieza la primera guerra.

    En una guerra se queman tres cartas; después hay una carta más para ti y otra para la banca. Si la de la banca es más alta, pierdes las dos apuestas. Si no, recuperas las dos y ganas tanto como la primera. Así, una apuesta de diez que va a la guerra gana diez o pierde veinte.

    Quien no puede pagar la guerra solo puede rendirse.
rules-casino-odds =
    A la larga gana la banca. Con seis barajas, quien va siempre a la guerra pierde cerca del 2,9 por ciento de lo apostado; quien se rinde siempre, cerca del 3,7 por ciento. La apuesta al empate pierde más del 18 por ciento.
rules-casino-end =
    { $rounds ->
        [0] La partida sigue hasta que nadie queda en la mesa.
       *[other] La partida acaba después de { COUNT($rounds, noun: "round") }.
    }

## Lo que pasa

# $count: cuántas barajas forman el nuevo sabot
event-shuffle = Nuevo sabot de { COUNT($count, noun: "deck") }.
    .brief = Nuevo sabot.
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
event-card-house = banca { CARD($card) }
# Casino War. $card, $cents (siempre positivo)
event-draw = { $who ->
    [you] Tú: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banca: { CARD($card) }.
# $players: otros cuya carta empata con la de la banca
event-house-tie = { LENGTH($players) ->
    [1] { NAMES($players) } empata con la banca.
   *[other] { NAMES($players) } empatan con la banca.
  }
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
        [you] Te rindes, menos { MONEY($cents) }.
       *[other] { $player } se rinde, menos { MONEY($cents) }.
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
    .brief = Te quedan { MONEY($cents) }.
# Casino War: cuánto tiene cada uno después de la ronda, para quien mira; con comas.
event-balance = Dinero: { LIST($balance, kind: "comma") }.
# Casino War: con cuánto termina cada uno, con comas. $cents: dinero
event-end-casino = Se acabaron las rondas. Al final: { LIST($balance, kind: "comma") }.
event-end-casino-empty = No queda nadie en la mesa. Al final: { LIST($balance, kind: "comma") }.
# Lo que quien escucha gana o pierde en toda la partida. $cents: cuánto; $won: yes, no o even
event-end-net = { $won ->
    [yes] ¡Has ganado { MONEY($cents) }!
    [no] Has perdido { MONEY($cents) }.
   *[even] No has ganado ni perdido.
  }
event-balance-of = { $who ->
    [you] tú { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }

## En la mesa

choice-war = Ir a la guerra
choice-surrender = Rendirte
choice-leave = Dejar la mesa
# $cents: la apuesta; $tie: la apuesta al empate
choice-bet = Apostar { MONEY($cents) }, al empate { MONEY($tie) }
# $cents: el dinero de quien escucha
ask-bet = ¿Cuánto apuestas?{ $first ->
    [yes] {" "}Tienes { MONEY($cents) } y puedes apostar de { MONEY($low) } a { MONEY($high) }.
   *[no] {""}
  }
    .brief = ¿Apuesta?
ask-tie = ¡Empate! ¿Vas a la guerra por { MONEY($cents) } más, o te rindes?
    .brief = Empate: ¿guerra?
# $cents: lo que costaría la guerra, más de lo que tiene
ask-tie-poor = ¡Empate! No tienes { MONEY($cents) } más para la guerra: solo puedes rendirte.
    .brief = Empate: solo puedes rendirte.
# En Casino War: $trick es la ronda.
now-game-round = { $game }, ronda { $trick }.
# $cents: el dinero
shown-seat-money = { $state ->
    [chosen] { $player }: { MONEY($cents) }, ya está
    [choosing] { $player }: { MONEY($cents) }, elige
    [out] { $player }: fuera
   *[waiting] { $player }: { MONEY($cents) }
  }
# R en Casino War. Cantidades en céntimos.
now-limits = Apuestas de { MONEY($low) } a { MONEY($high) }.
# E en Casino War. $cents: el dinero de un jugador
now-bankroll = { $who ->
    [you] Tú: { MONEY($cents) }.
   *[other] { $player }: { MONEY($cents) }.
  }
# P en Casino War. $cents: la apuesta, $tie: la apuesta al empate, 0 si no la hay
now-bet = { $tie ->
    [0] { $who ->
        [you] Tu apuesta: { MONEY($cents) }.
       *[other] { $player } apuesta { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Tu apuesta: { MONEY($cents) }, al empate { MONEY($tie) }.
       *[other] { $player } apuesta { MONEY($cents) }, al empate { MONEY($tie) }.
    }
  }
# La apuesta se está poniendo. $cents: la apuesta; $tie: la apuesta al empate
bet-stake = Apuesta: { MONEY($cents) }
bet-tie = Al empate: { MONEY($cents) }
bet-help = { $touch ->
    [yes] Escribe las cantidades y elige «{ page-button-bet }». Dejar la mesa está en el menú.
   *[no] Arriba, abajo o las cifras cambian la apuesta, derecha va a la apuesta al empate, Intro confirma las dos. Dejar la mesa está en el menú.
  }
    .brief = {""}
menu-leave-table = Dejar la mesa

## Lo que no se puede

# Casino War. $cents: una cantidad
refused-war-not-covered = Ir a la guerra cuesta { MONEY($cents) }, más de lo que tienes: solo puedes rendirte.
refused-bet-not-whole = Se apuestan cantidades enteras.
refused-bet-too-low = La apuesta mínima es { MONEY($cents) }.
refused-bet-too-high = La apuesta máxima es { MONEY($cents) }.
refused-tie-bet-too-high = La apuesta máxima al empate es { MONEY($cents) }.
refused-bet-not-covered = Solo tienes { MONEY($cents) } para las dos apuestas.
refused-max-bet-below-min-bet = La apuesta máxima no puede ser menor que la mínima.
refused-bankroll-below-min-bet = El dinero inicial debe alcanzar para la apuesta mínima.

## Por qué. $card: la carta del jugador, $house: la de la banca

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
    [yes] { $who ->
        [you] Tu { RANK($card) } empató con { RANK($house, form: "def") } de la banca: la apuesta al empate pagó diez a uno.
       *[other] { CAP(RANK($card, form: "def")) } de { $player } empató con { RANK($house, form: "def") } de la banca: la apuesta al empate pagó diez a uno.
    }
   *[no] { $who ->
        [you] No hubo empate: perdiste la apuesta al empate.
       *[other] No hubo empate: { $player } perdió la apuesta al empate.
    }
  }
why-house-tie = { $who ->
    [you] Tu { RANK($card) } empata con { RANK($house, form: "def") } de la banca: eliges entre la guerra y rendirte.
   *[other] { CAP(RANK($card, form: "def")) } de { $player } empata con { RANK($house, form: "def") } de la banca: debe elegir entre la guerra y rendirse.
  }
why-pay-surrender = { $who ->
    [you] Tu { RANK($card) } empató con { RANK($house, form: "def") } de la banca: quien se rinde recupera media apuesta.
   *[other] { CAP(RANK($card, form: "def")) } de { $player } empató con { RANK($house, form: "def") } de la banca: quien se rinde recupera media apuesta.
  }
why-pay-war-win = { $who ->
    [you] En la guerra, la banca solo gana con una carta más alta. Tu { RANK($card) } contra { RANK($house, form: "def") }: recuperaste las dos apuestas y ganaste además tanto como la primera.
   *[other] En la guerra, la banca solo gana con una carta más alta. { CAP(RANK($card, form: "def")) } de { $player } contra { RANK($house, form: "def") }: recuperó las dos apuestas y ganó además tanto como la primera.
  }
why-pay-war-lose = { $who ->
    [you] En la guerra, { RANK($house, form: "def") } de la banca ganó a tu { RANK($card) }: perdiste las dos apuestas.
   *[other] En la guerra, { RANK($house, form: "def") } de la banca ganó { RANK($card, form: "a") } de { $player }, que perdió las dos apuestas.
  }

## Por qué

why-out-poor = { $who ->
    [you] Tu dinero no alcanzaba para la apuesta mínima: quedas fuera.
   *[other] El dinero de { $player } no alcanzaba para la apuesta mínima.
  }

## Rivales

bot-sensible-casino = sensato, apuesta poco y nunca al empate
bot-intuitive = intuitivo, a veces apuesta al empate por un presentimiento
bot-steady = constante, apuesta siempre lo mismo
bot-careful = prudente, se rinde en cada empate y se va cuando ya gana bastante
bot-stubborn = terco, dobla la apuesta después de cada pérdida

## Comentarios

# Gana la apuesta a la banca
remark-plain-bet-won-1 = La banca paga. ¡Qué bien!
remark-plain-bet-won-2 = Así me gusta.
remark-plain-bet-won-3 = Un poco de suerte nunca viene mal.
remark-plain-bet-won-4 = El dinero de la banca sabe mejor.
remark-plain-bet-won-5 = Una buena carta en buen momento.
remark-plain-bet-won-6 = Eso me lo llevo, gracias.
# Pierde la apuesta ante la banca
remark-plain-bet-lost-1 = La banca siempre encuentra la manera.
remark-plain-bet-lost-2 = Adiós a mi apuesta.
remark-plain-bet-lost-3 = Otra vez será.
remark-plain-bet-lost-4 = La banca tenía la mejor carta.
remark-plain-bet-lost-5 = Bueno, ese dinero ya no está.
remark-plain-bet-lost-6 = Y yo que ya me lo había gastado.
# Ha perdido una apuesta que era el doble de la perdida antes
remark-plain-doubled-lost-1 = Doblar tiene que salir bien algún día.
remark-plain-doubled-lost-2 = Esto no puede seguir así siempre.
remark-plain-doubled-lost-3 = Ahora empieza a salir caro.
remark-plain-doubled-lost-4 = La próxima lo devuelve todo. Seguro.
remark-plain-doubled-lost-5 = El doble, y también se fue.
remark-plain-doubled-lost-6 = Ojalá el dinero dure más que la mala suerte.
# Ha ganado una apuesta así
remark-plain-doubled-won-1 = Esta vez doblar valió la pena.
remark-plain-doubled-won-2 = ¿Ves? Solo hay que doblar.
remark-plain-doubled-won-3 = La suerte tenía que cambiar.
remark-plain-doubled-won-4 = Apuesta doble, ganancia doble.
remark-plain-doubled-won-5 = Así da gusto doblar.
remark-plain-doubled-won-6 = Esto ya está mejor.
# Ha perdido una apuesta al empate
remark-plain-hunch-lost-1 = Habría jurado que salía un empate.
remark-plain-hunch-lost-2 = Me falló el presentimiento.
remark-plain-hunch-lost-3 = A la próxima hay empate, lo noto.
remark-plain-hunch-lost-4 = Seguro que faltó poco para el empate.
remark-plain-hunch-lost-5 = Sin empate. ¡Y yo que lo veía venir!
remark-plain-hunch-lost-6 = Los presentimientos cuestan dinero.
# Ha ganado una apuesta al empate
remark-plain-hunch-won-1 = ¡Empate! Lo veía venir.
remark-plain-hunch-won-2 = Diez a uno, y yo lo sabía.
remark-plain-hunch-won-3 = Nunca dudes de un presentimiento.
remark-plain-hunch-won-4 = Este empate paga muchos otros.
remark-plain-hunch-won-5 = ¿Qué dije? ¡Empate!
remark-plain-hunch-won-6 = ¡Ahí está mi empate!
# Deja la mesa con más dinero que al principio
remark-plain-left-ahead-1 = Voy ganando, así que me voy. ¡Buenas noches!
remark-plain-left-ahead-2 = Me retiro mientras voy ganando. ¡Suerte!
remark-plain-left-ahead-3 = Por hoy basta. ¡Gracias, banca!
remark-plain-left-ahead-4 = Más de lo que traje: hora de irse.
remark-plain-left-ahead-5 = Hay que saber parar. ¡Adiós!
remark-plain-left-ahead-6 = Me llevo mis ganancias y me voy.

## Los consejos

# Por qué se aconseja algo
coach-casino-bet = A la larga toda apuesta pierde, y la del empate más que ninguna.
coach-casino-war = De media, la guerra cuesta menos que rendirse.
coach-casino-surrender = No tienes dinero para la guerra.
# $percent: de la apuesta; $war: yes si el dinero alcanza para una guerra
coach-casino-edge = La banca gana de media el { NUMBER($percent, useGrouping: 0) } por ciento de tu apuesta, { $war ->
    [yes] si vas a la guerra en cada empate
   *[no] pues en un empate solo podrías rendirte
  }.
# $percent: de la apuesta al empate
coach-casino-tie-edge = De la apuesta al empate gana el { NUMBER($percent, useGrouping: 0) } por ciento.
# En un empate. $percent: de la apuesta
coach-casino-tie = En la guerra se pierde de media el { $percent } por ciento de la apuesta; al rendirse, la mitad.
# $rounds: las de una noche; $cents: lo que cuesta; $low, $high: una pérdida y una ganancia, en céntimos;
# $lasts: no si el dinero es menos que esa pérdida
coach-casino-evening = { $lasts ->
    [yes] Una noche de { COUNT($rounds, noun: "round") } así cuesta de media alrededor de { MONEY($cents) }. Dos de cada tres noches así acaban entre perder { MONEY($low) } y ganar { MONEY($high) }.
   *[no] Una noche de { COUNT($rounds, noun: "round") } así cuesta de media alrededor de { MONEY($cents) }, pero al menos en una de cada seis el dinero se acaba antes.
  }
# Después de la partida. $rounds: cuántas apuestas; $cost: lo que pierden de media; $cents: ganado o perdido
taught-casino-cost = Apostar así en { COUNT($rounds, noun: "round") } cuesta de media { MONEY($cost) }. Esta vez { $cents ->
    [0] no has ganado ni perdido
   *[other] { $won ->
        [yes] has ganado { MONEY($cents) }
       *[no] has perdido { MONEY($cents) }
    }
  }.

## Lecciones

lesson-casino = Una apuesta y una guerra
lesson-casino-1 = { $touch ->
    [yes] Escribe diez como apuesta.
   *[no] Escribe { KEY("1") } y { KEY("0") } para apostar diez, o usa las flechas.
  } Luego pulsa { $key }. Juegas contra la banca: una carta para ti y otra para la banca; gana la más alta.
lesson-casino-2 = Ve a la guerra: pulsa { $key }. Puedes rendirte y perder media apuesta, o ir a la guerra y poner otro tanto.
lesson-casino-end = En la guerra la banca solo gana con una carta más alta. Has ganado diez; perderla habría costado veinte. A la larga gana la banca: unas tres de cada cien apostadas.

## Sonidos

cue-bet = Una apuesta
cue-coins-won = Se gana dinero
cue-coins-lost = Se pierde dinero

# Una meta: cómo se llama y cómo se alcanza
goal-house-war = Ganar una batalla a la banca
goal-house-war-how = En Guerra de casino, cuando tu carta iguale la de la banca, ve a la guerra en vez de rendirte.
goal-richer = Salir del casino con más dinero
goal-richer-how = A la larga gana la banca. Deja la mesa mientras vayas ganando.
