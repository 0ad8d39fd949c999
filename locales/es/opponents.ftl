# Los rivales: quiénes son, cuánto piensan, cuánto comentan.

# $bot: quiénes son los rivales, con el juego donde juegan de otro modo
setting-bot = Carácter de los rivales: { $bot }
# Quién se sienta a la mesa: compañías y luego caracteres. Cada uno es un nombre, una coma y una descripción.
bot-mixed = una mesa variada, nadie juega igual que otro
bot-adapting = a tu medida, se hacen más fuertes a la vez que tú
bot-each = elegidos uno a uno, cada cual con su carácter
bot-dreamer = soñador, a menudo tiene la cabeza en otra parte
bot-sensible = sensato, sigue reglas sencillas y no cuenta nada

choose-each = Elegir a cada rival
# $player: el nombre de un rival; $bot: su carácter
opponent-in-chair = { $player }: { $bot }

# $percent: cuánto piensan los rivales, 100 es lo habitual; $seconds: lo mismo en segundos enteros
setting-pace = { $percent ->
    [0] Los rivales no esperan
    [50] Los rivales piensan: medio segundo, cada uno a su ritmo
    [100] Los rivales piensan: alrededor de un segundo, cada uno a su ritmo
   *[other] Los rivales piensan: alrededor de { COUNT($seconds, noun: "second") }, cada uno a su ritmo
  }

# Cuánto comentan los rivales. $value: nada, poco o mucho
setting-remarks = Comentarios de los rivales: { $value }
remarks-off = ninguno
remarks-seldom = pocos, en los grandes momentos
remarks-often = muchos, también sobre lo pequeño

# Lo que los rivales recuerdan de una partida a otra. $value: sí o no
setting-memory = Los rivales recuerdan cómo juegas: { $value }
memory-title = Lo que recuerdan los rivales
memory-on = De una partida a otra recuerdan cómo juegas a la Batalla científica, y esperan lo mismo de ti en la siguiente. Se guarda en tu propia carpeta y no se envía a ninguna parte.
# $known: yes si queda algo de antes
memory-off = { $known ->
    [yes] No pueden recordar cómo juegas: está desactivado. Lo que ya saben, que viene después, se guarda, pero ni se usa ni aumenta.
   *[no] No pueden recordar cómo juegas: está desactivado. No saben nada de tu manera de jugar.
  }
memory-nothing = Todavía no saben nada. Juega una partida de Batalla científica hasta el final.
memory-forget = Olvidarlo todo
# Se pregunta antes; siguen las dos respuestas, la primera elegida
memory-forget-sure = ¿Olvidar todo lo que los rivales saben de ti? No se puede recuperar.
memory-forget-no = No, conservarlo
memory-forget-yes = Sí, olvidarlo todo
memory-forgotten = Todo está olvidado. Una partida ya empezada sigue como empezó.

# Los consejos en la mesa. $value: sí o no
setting-coach = Consejos: { $value }
coach-would = Consejo:
coach-not-here = No hay consejos para este juego.
# Después de la partida. $late: yes si se volvió a una partida que se había dejado
coach-mistakes = { $late ->
    [yes] Tus decisiones más caras desde que volviste a esta partida.
   *[no] Tus decisiones más caras.
  }
# $trick: su número; $did, $better: lo que se eligió y lo mejor, como en la pregunta; $why: una frase
coach-mistake = Baza { $trick }, tu elección: { $did }. Mejor: { $better }. { $why }
# Before a review that takes long.
coach-moment = Un momento: se repasa la partida.
coach-no-mistakes = { $late ->
    [yes] Ninguna decisión te ha costado mucho desde que volviste a esta partida.
   *[no] Ninguna decisión te ha costado mucho en esta partida.
  }
coach-nothing = Ahora no hay nada que elegir.
coach-never-chose = En esta partida no hubo nada que elegir.
