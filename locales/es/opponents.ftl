# Los rivales: quiénes son, cuánto piensan, cuánto comentan.

# $bot: quiénes son los rivales, con el juego donde juegan de otro modo
setting-bot = Carácter de los rivales: { $bot }
bot-random = soñador, elige al azar
bot-sensible = sensato, sigue reglas sencillas y no cuenta nada

# $percent: cuánto piensan los rivales, 100 es lo habitual; $seconds: lo mismo en segundos enteros
setting-pace = { $percent ->
    [0] Los rivales no esperan
    [50] Los rivales piensan: medio segundo
    [100] Los rivales piensan: alrededor de un segundo
   *[other] Los rivales piensan: alrededor de { COUNT($seconds, noun: "second") }
  }

# Cuánto comentan los rivales. $value: nada, poco o mucho
setting-remarks = Comentarios de los rivales: { $value }
remarks-off = ninguno
remarks-seldom = pocos, en los grandes momentos
remarks-often = muchos, también sobre lo pequeño

# Los consejos en la mesa. $value: sí o no
setting-coach = Consejos: { $value }
