# Los rivales: quiénes son, cuánto piensan, cuánto comentan.

# $bot: quiénes son los rivales, con el juego donde juegan de otro modo
setting-bot = Carácter de los rivales: { $bot }
bot-random = soñador, elige al azar
bot-sensible = sensato, sigue reglas sencillas y no cuenta nada
bot-beginner = principiante, olvida lo que se ha jugado
bot-gambler = temerario, mezcla comodines y echa la carta más fuerte cuando hay mucho en la mesa
bot-counter = calculador, conoce cada mano, piensa una baza por delante y nunca engaña
bot-d1 = estudiante, cuenta las cartas, piensa una baza por delante y engaña
bot-sel1 = táctico, cuenta las cartas, engaña y piensa dos bazas por delante
bot-professor = profesor, piensa más lejos y apenas deja adivinar su juego
bot-sensible-casino = sensato, apuesta poco y nunca al empate
bot-strong-armed = fuerte, recuerda lo que se ha llevado cada uno y engaña
bot-strong-razboi = fuerte, sopesa lo que vale cada carta prisionera
bot-strong-steal = fuerte, sabe qué cartas siguen ocultas

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
