# Aprender los sonidos: una lista con un rótulo por sonido, lo que cuenta en la partida.

menu-sounds = Aprender los sonidos
sounds-title = Sonidos.
sounds-hint = { $touch ->
    [yes] Elige uno para oírlo. Si un sonido tiene valores, los cambias con «{ page-button-less }» y «{ page-button-more }».
   *[no] Intro hace sonar uno. Donde un sonido tiene valores, izquierda y derecha los cambian.
  }
    .brief = {""}
# Grupos de sonidos
sounds-group-menus = Menús y programa
sounds-group-people = Personas en la mesa
sounds-group-cards = Cartas y elecciones
sounds-group-tricks = Bazas y batallas
sounds-group-powers = Poderes de las cartas
sounds-group-games = Prisioneros, robos y dinero
sounds-group-end = Quedar fuera y el final
sounds-none-here = Aquí no hay sonidos: solo los tiene la ventana.

cue-menu-move = El elemento siguiente de un menú
cue-menu-enter = Se elige un elemento
cue-menu-back = Volver
cue-edge = El final de una lista
cue-refusal = Algo no se puede hacer
cue-other-buffer = Otra clase de mensajes
cue-option-on = Un valor sube o se activa
cue-option-off = Un valor baja o se desactiva
# $card: un valor
cue-card-pick = La carta en la que estás: { RANK($card) }
cue-welcome = El programa se ha abierto y hablará enseguida
cue-person-joins = Alguien se sienta a la mesa
cue-person-leaves = Alguien deja la mesa
cue-person-returns = Alguien está de vuelta
cue-chat = Alguien escribe
cue-chosen-own = Has elegido
cue-chosen-other = Otro jugador ha elegido
cue-revealed = Se descubre una carta: { RANK($card) }
cue-trick-won-me = Te llevas una baza
cue-trick-won-other = Otro jugador se lleva una baza
cue-pick-up = Una pila pasa a ser la mano
cue-shuffle = Se barajan las cartas
cue-push = Se recupera el dinero
cue-your-turn = Te toca
cue-time-running-out = Se acaba el tiempo
cue-war = Batalla
cue-war-again = Segunda batalla seguida
cue-war-third = Tercera batalla seguida
cue-war-won = Ganas una batalla
cue-out-other = Otro jugador queda fuera
cue-out-me = Quedas fuera
cue-game-won = Ganas la partida
cue-game-lost = Pierdes la partida
cue-game-drawn = La partida acaba en empate
cue-goal-reached = Se alcanza una meta
