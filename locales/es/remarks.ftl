# Lo que los rivales comentan de paso, cada uno a su manera, sobre lo que todos han visto. Breve y amable;
# nada que muestre si habla o escucha un hombre o una mujer, nada que solo digan las cartas ocultas.

# Antes se dice quién habla: $player; $remark: una de las líneas de abajo.
remark = { $player }: { $remark }

## Manera sencilla: sensato, fuerte

# Ha ganado la partida
remark-plain-won-1 = Esta partida es para mí. ¡Gracias!
remark-plain-won-2 = Gano yo. ¿Otra partida?
remark-plain-won-3 = Y las cartas son para mí. ¡Buena partida!
# Ha perdido la partida ante alguien
remark-plain-lost-1 = ¡Bien jugado!
remark-plain-lost-2 = No se puede ganar siempre. Buena partida.
remark-plain-lost-3 = Has jugado limpio y bien. ¡Felicidades!
# Queda fuera y la partida sigue
remark-plain-out-1 = Hasta aquí llego. ¡A disfrutar del resto!
remark-plain-out-2 = Ya no juego más. Me quedo a escuchar.
remark-plain-out-3 = Quedo fuera. ¡Suerte para el resto!
# Otro queda fuera de la partida
remark-plain-farewell-1 = Una silla menos en la mesa.
remark-plain-farewell-2 = ¡Gracias por jugar! Ahora va en serio.
remark-plain-farewell-3 = Queda un sitio libre. Sigamos.
# Otro se ha llevado su comodín
remark-plain-joker-lost-1 = Adiós a mi comodín.
remark-plain-joker-lost-2 = Mi comodín, en otras manos.
remark-plain-joker-lost-3 = Echaré de menos ese comodín.
# Se lleva la mesa tras una batalla
remark-plain-war-won-1 = La batalla es mía.
remark-plain-war-won-2 = Valía la pena luchar por esto.
remark-plain-war-won-3 = Me llevo todo eso con gusto.
# Estaba en una batalla que gana otro
remark-plain-war-lost-1 = Eso ha dolido.
remark-plain-war-lost-2 = Pierdo una batalla, no la partida.
remark-plain-war-lost-3 = Esa batalla me ha salido cara.
# A quien escucha, por una buena captura
remark-plain-praise-1 = ¡Muy bien hecho!
remark-plain-praise-2 = Buena baza.
remark-plain-praise-3 = ¡Bien por ti!
# Tiene casi todas las cartas
remark-plain-close-win-1 = La cosa me va bien.
remark-plain-close-win-2 = Casi todas las cartas están aquí.
remark-plain-close-win-3 = Ya falta poco.
# Le quedan pocas cartas
remark-plain-close-loss-1 = Se me acaban las cartas.
remark-plain-close-loss-2 = Aquí va quedando poco.
remark-plain-close-loss-3 = Ahora me vendría bien un milagro.
# Está en una batalla que acaba de empezar
remark-plain-war-1 = ¡Allá vamos!
remark-plain-war-2 = ¡Batalla! A ver quién aguanta.
remark-plain-war-3 = Nadie cede.

## El principiante, y quien juega al azar

# Ha ganado la partida
remark-beginner-won-1 = ¿He ganado? ¡He ganado de verdad!
remark-beginner-won-2 = ¿Ya está? ¡Viva!
remark-beginner-won-3 = ¡Vaya, tengo que contarlo!
# Ha perdido la partida ante alguien
remark-beginner-lost-1 = Vaya, qué bien se juega aquí.
remark-beginner-lost-2 = ¿Jugamos otra vez? Todavía estoy aprendiendo.
remark-beginner-lost-3 = La próxima vez recordaré las reglas.
# Queda fuera y la partida sigue
remark-beginner-out-1 = Ay, ¿ya estoy fuera?
remark-beginner-out-2 = ¿Puedo quedarme a escuchar?
remark-beginner-out-3 = Vaya, ¿qué he hecho mal?
# Otro queda fuera de la partida
remark-beginner-farewell-1 = Anda, ¿tan pronto?
remark-beginner-farewell-2 = Así que le puede pasar a cualquiera.
remark-beginner-farewell-3 = Uf, esta vez no me ha tocado.
# Otro se ha llevado su comodín
remark-beginner-joker-lost-1 = ¿No era el comodín la mejor carta?
remark-beginner-joker-lost-2 = ¡Mi pobre comodín!
remark-beginner-joker-lost-3 = Ay, ¿me lo devuelven?
# Se lleva la mesa tras una batalla
remark-beginner-war-won-1 = ¡He ganado una batalla! ¿Lo has oído?
remark-beginner-war-won-2 = ¿Todas estas cartas para mí?
remark-beginner-war-won-3 = ¡Qué emoción!
# Estaba en una batalla que gana otro
remark-beginner-war-lost-1 = No me gustan las batallas.
remark-beginner-war-lost-2 = ¡Cuántas cartas perdidas!
remark-beginner-war-lost-3 = Y parecía que iba tan bien.
# A quien escucha, por una buena captura
remark-beginner-praise-1 = ¿Cómo lo haces?
remark-beginner-praise-2 = ¡Vaya, qué astucia!
remark-beginner-praise-3 = Yo también quiero jugar así.
# Tiene casi todas las cartas
remark-beginner-close-win-1 = ¿Voy ganando? ¡Creo que voy ganando!
remark-beginner-close-win-2 = Son tantas cartas que casi se me caen.
remark-beginner-close-win-3 = Que nadie diga nada, me va bien.
# Le quedan pocas cartas
remark-beginner-close-loss-1 = ¿Dónde están todas mis cartas?
remark-beginner-close-loss-2 = Casi no me quedan cartas.
remark-beginner-close-loss-3 = ¿Es normal tener tan pocas?
# Está en una batalla que acaba de empezar
remark-beginner-war-1 = Anda, ¿esto es una batalla?
remark-beginner-war-2 = ¡Una batalla! Qué nervios.
remark-beginner-war-3 = ¿Y ahora qué pasa?

## El temerario

# Ha ganado la partida
remark-gambler-won-1 = ¡La fortuna sonríe a quien se atreve!
remark-gambler-won-2 = ¡Todo apostado y todo mío!
remark-gambler-won-3 = ¿Doble o nada en la próxima?
# Ha perdido la partida ante alguien
remark-gambler-lost-1 = Hoy la suerte miraba hacia otro lado.
remark-gambler-lost-2 = Una más. La suerte está cambiando, lo noto.
remark-gambler-lost-3 = Al menos pierdo con estilo.
# Queda fuera y la partida sigue
remark-gambler-out-1 = Todo o nada. Pues nada.
remark-gambler-out-2 = ¡Sin un céntimo! Menuda aventura.
remark-gambler-out-3 = Lo haría todo otra vez.
# Otro queda fuera de la partida
remark-gambler-farewell-1 = La mesa se cobra lo suyo.
remark-gambler-farewell-2 = Cuanto más alto se sube, más dura es la caída.
remark-gambler-farewell-3 = ¿Quién sigue? ¿Alguna apuesta?
# Otro se ha llevado su comodín
remark-gambler-joker-lost-1 = Adiós comodín. Había que arriesgar.
remark-gambler-joker-lost-2 = Lo que fácil viene, fácil se va.
remark-gambler-joker-lost-3 = Ese comodín me debía más.
# Se lleva la mesa tras una batalla
remark-gambler-war-won-1 = ¡Quien gana se lo lleva todo!
remark-gambler-war-won-2 = Esto sí que es una buena baza.
remark-gambler-war-won-3 = El riesgo tiene premio.
# Estaba en una batalla que gana otro
remark-gambler-war-lost-1 = Una gran ganancia, pero no la mía.
remark-gambler-war-lost-2 = Quien no se atreve no gana.
remark-gambler-war-lost-3 = Volvería a hacer lo mismo.
# A quien escucha, por una buena captura
remark-gambler-praise-1 = ¡Qué sangre fría! Me gusta.
remark-gambler-praise-2 = Yo habría apostado en contra.
remark-gambler-praise-3 = Buena mano y buena jugada.
# Tiene casi todas las cartas
remark-gambler-close-win-1 = ¡Estoy en racha!
remark-gambler-close-win-2 = La banca ya es casi mía.
remark-gambler-close-win-3 = ¿Alguien apuesta todavía contra mí?
# Le quedan pocas cartas
remark-gambler-close-loss-1 = Me quedan las últimas fichas.
remark-gambler-close-loss-2 = Ahora cada carta es todo o nada.
remark-gambler-close-loss-3 = Así empiezan las remontadas.
# Está en una batalla que acaba de empezar
remark-gambler-war-1 = ¡Sube la apuesta!
remark-gambler-war-2 = ¡Esto ya es otra cosa!
remark-gambler-war-3 = ¡Todo a la mesa!

## Quien cuenta: calculador, estudiante, táctico, profesor

# Ha ganado la partida
remark-scholar-won-1 = Tal como estaba calculado.
remark-scholar-won-2 = Un placer. Los números estaban de mi parte.
remark-scholar-won-3 = La demostración está completa.
# Ha perdido la partida ante alguien
remark-scholar-lost-1 = Una lección para mis apuntes.
remark-scholar-lost-2 = Mis respetos, estaba muy bien pensado.
remark-scholar-lost-3 = Interesante. Estudiaré esta partida.
# Queda fuera y la partida sigue
remark-scholar-out-1 = Había un hueco en mi cálculo.
remark-scholar-out-2 = Una derrota instructiva.
remark-scholar-out-3 = Me voy con muchos apuntes.
# Otro queda fuera de la partida
remark-scholar-farewell-1 = Eso simplifica la ecuación.
remark-scholar-farewell-2 = Una incógnita menos.
remark-scholar-farewell-3 = Mis respetos por una buena lucha.
# Otro se ha llevado su comodín
remark-scholar-joker-lost-1 = Ya contaba con esa pérdida.
remark-scholar-joker-lost-2 = Un comodín vale lo que vale su momento.
remark-scholar-joker-lost-3 = Mi comodín cambia de bando. Anotado.
# Se lleva la mesa tras una batalla
# $count: cartas que se llevan
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. Ha valido la pena esperar.
remark-scholar-war-won-2 = La paciencia es una estrategia.
remark-scholar-war-won-3 = Gana el argumento más fuerte.
# Estaba en una batalla que gana otro
# $count: cartas que se llevan
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. Una lección cara.
remark-scholar-war-lost-2 = Probable, pero no seguro.
remark-scholar-war-lost-3 = Tomo nota.
# A quien escucha, por una buena captura
remark-scholar-praise-1 = Una solución elegante.
remark-scholar-praise-2 = No se podría calcular mejor.
remark-scholar-praise-3 = ¡Bien razonado!
# Tiene casi todas las cartas
remark-scholar-close-win-1 = La balanza se inclina hacia mí.
remark-scholar-close-win-2 = Según mis cuentas, el final está cerca.
remark-scholar-close-win-3 = La tendencia es clara.
# Le quedan pocas cartas
remark-scholar-close-loss-1 = Mi muestra se hace pequeña.
remark-scholar-close-loss-2 = Las probabilidades están en contra, pero no son cero.
remark-scholar-close-loss-3 = Con pocas cartas hay que pensar bien.
# Está en una batalla que acaba de empezar
remark-scholar-war-1 = Sin decidir, de momento.
remark-scholar-war-2 = Hay más en juego. Calculemos.
remark-scholar-war-3 = Un resultado igualado.
