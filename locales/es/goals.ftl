# Metas: cómo se llaman y cómo se alcanza cada una.

# $reached de $all: cuántas se han alcanzado
goals-title = Metas: { $reached } de { $all } alcanzadas.
goals-open = Pendientes
goals-reached = Alcanzadas
# $goal: cómo se llama; $how: una o dos frases; $done de $needed: hasta dónde se ha llegado
goals-item = { $goal }. { $how } { $needed ->
    [1] {""}
   *[other] Por ahora { $done } de { $needed }.
  }
# Se dice después de una partida. $goals: cómo se llaman; $count: cuántas
goal-new = { $count ->
    [1] Meta alcanzada
   *[other] Metas alcanzadas
  }: { LIST($goals, kind: "comma") }.

goal-first-win = Ganar una partida
goal-first-win-how = Vale cualquier juego. Los rivales más fáciles son el novato en la Batalla científica y el soñador en los demás juegos.
goal-count = Ganar la baza que sigue a tu tres
goal-count-how = En Batalla científica, después de jugar un tres, antes de elegir, pregunta cuántas cartas hay en cada mano: quien tiene pocas no guarda gran cosa.
goal-spy = Ganar una baza como vidente
goal-spy-how = En Batalla científica, juega la única reina de una baza. En la siguiente oyes lo que han elegido los demás antes de elegir tú.
goal-swap = Cambiar la mano por la pila y ganar la partida
goal-swap-how = En Batalla científica un ocho te deja cambiarlas antes de tu siguiente carta. Hazlo cuando las mejores cartas estén en la pila.
goal-two = Llevarse una baza con un dos
goal-two-how = En Batalla científica, con el orden invertido, el dos es la carta más fuerte.
goal-joker-war = Ganar una batalla con el comodín
goal-joker-war-how = En Batalla científica, un comodín solo se lleva la mesa cuando los demás empatan. Juégalo cuando esperes un empate.
goal-revolution = Provocar una revolución y ganar la partida
goal-revolution-how = En Batalla científica una sota invierte el orden. Juégala cuando tengas muchas cartas bajas.
goal-double-war = Ganar una batalla tras otra batalla
goal-double-war-how = En cualquier juego, llévate la mesa después de al menos dos batallas seguidas. Guarda algo fuerte para ello.
goal-big-pot = Llevarse quince cartas de una vez
goal-big-pot-how = Las batallas hacen crecer la mesa. Reserva tu mejor carta hasta que haya mucho en ella.
goal-comeback = Ganar tras quedarse con solo tres cartas
goal-comeback-how = Mientras tengas una carta, nada está perdido: espera a que la mesa valga la pena.
goal-many = Ganar contra cuatro rivales o más
goal-many-how = Elige al menos cuatro rivales. Deja que gasten entre ellos sus cartas fuertes.
goal-streak = Ganar tres partidas seguidas
goal-streak-how = Pueden ser de juegos distintos; un empate rompe la racha.
goal-every-game = Jugar a todos los juegos
goal-every-game-how = Termina una partida de cada juego.
goal-every-win = Ganar en todos los juegos
goal-every-win-how = Gana una partida de cada juego.
goal-levels = Vencer a todos los niveles
goal-levels-how = En Batalla científica, elige el mismo nivel para todos los rivales y gana; después el siguiente, hasta el profesor.
goal-together = Jugar con otras personas
goal-together-how = Termina una partida en una mesa compartida con otra persona, cerca o lejos.
goal-language = Jugar en un segundo idioma
goal-language-how = Cambia el idioma antes de empezar una partida y termínala.
goal-daily = Jugar un reparto del día
goal-daily-how = Está en el menú principal. El mismo día todo el mundo recibe las mismas cartas.
goal-week = Jugar el reparto del día durante una semana
goal-week-how = Termina uno cada día, siete días seguidos.
