# Las reglas de cada juego, por apartados. Una línea vacía empieza otro párrafo. Las variables son las
# opciones del juego tal como están ($revolution es immediate o next_trick, y así las demás); los números
# son números. Frases cortas, buenas para oír.

menu-rules = Reglas
rules-games-title = Reglas. ¿De qué juego?
# $game: su título
rules-title = { $touch ->
    [yes] { $game }, reglas por apartados. Abre uno para leerlo; con «{ page-button-less }» y «{ page-button-more }» vas a otros apartados.
   *[no] { $game }, reglas por apartados. Intro lee uno; luego la flecha abajo sigue leyendo, y con izquierda y derecha vas a otros apartados.
  }
# En la lista de opciones. $option, $value: como en options.ftl; $values: lo que se puede poner; $low,
# $high: el número menor y el mayor
rules-option = { $option }: { $value }. Valores posibles: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Cualquier número desde { $low }{ $named ->
    [no] .
   *[yes] ; cero: { $zero }.
  }
rules-option-range = { $option }: { $value }. Cualquier número de { $low } a { $high }{ $named ->
    [no] .
   *[yes] ; cero: { $zero }.
  }

rules-heading-aim = El objetivo
rules-heading-deal = Las cartas
rules-heading-trick = Una baza
rules-heading-war = La batalla
rules-heading-short = Si faltan cartas
rules-heading-tie = El empate
rules-heading-end = El final
rules-heading-options = Opciones de esta partida
