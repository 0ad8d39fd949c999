# Lo que los rivales comentan de paso, cada uno a su manera, sobre lo que todos han visto. Breve y amable;
# nada que muestre si habla o escucha un hombre o una mujer, nada que solo digan las cartas ocultas.

# Antes se dice quién habla: $player; $remark: una de las líneas de abajo.
remark = { $player }: { $remark }

## Manera sencilla: sensato, fuerte

# Ha ganado la partida
remark-plain-won-1 = Esta partida es para mí. ¡Gracias!
remark-plain-won-2 = Gano yo. ¿Otra partida?
remark-plain-won-3 = Esto termina bien para mí. ¡Buena partida!
remark-plain-won-4 = Esta me la llevo yo. ¡Gracias!
remark-plain-won-5 = Acepto la victoria. Ha sido un placer.
remark-plain-won-6 = Hoy me ha salido todo.
# Ha perdido la partida ante alguien
remark-plain-lost-1 = ¡Bien jugado!
remark-plain-lost-2 = No se puede ganar siempre. Buena partida.
remark-plain-lost-3 = Has jugado limpio y bien. ¡Felicidades!
remark-plain-lost-4 = Victoria merecida. ¡Enhorabuena!
remark-plain-lost-5 = Hoy no era mi partida. ¡Bien hecho!
remark-plain-lost-6 = Lo he pasado bien, aunque sin ganar.
# Queda fuera y la partida sigue
remark-plain-out-1 = Hasta aquí llego. ¡A disfrutar del resto!
remark-plain-out-2 = Ya no juego más. Me quedo a escuchar.
remark-plain-out-3 = Quedo fuera. ¡Suerte para el resto!
remark-plain-out-4 = Tengo que parar aquí. ¡Que siga el juego!
remark-plain-out-5 = Hasta aquí ha llegado mi camino.
remark-plain-out-6 = Dejo la mesa. ¡Que vaya bien!
# Otro queda fuera de la partida
remark-plain-farewell-1 = Una silla menos en la mesa.
remark-plain-farewell-2 = ¡Gracias por jugar! Ahora va en serio.
remark-plain-farewell-3 = Queda un sitio libre. Sigamos.
remark-plain-farewell-4 = Y ya hay menos gente en la mesa.
remark-plain-farewell-5 = Ha sido una buena lucha. ¡Hasta la próxima!
remark-plain-farewell-6 = Menos sillas ocupadas, y esto sigue.
# Otro se ha llevado su comodín
remark-plain-joker-lost-1 = Adiós a mi comodín.
remark-plain-joker-lost-2 = Mi comodín, en otras manos.
remark-plain-joker-lost-3 = Echaré de menos ese comodín.
remark-plain-joker-lost-4 = Mi comodín merecía algo mejor.
remark-plain-joker-lost-5 = Pues adiós a mi comodín.
remark-plain-joker-lost-6 = Que alguien cuide bien de ese comodín.
# Se lleva la mesa tras una batalla
remark-plain-war-won-1 = La batalla es mía.
remark-plain-war-won-2 = Valía la pena luchar por esto.
remark-plain-war-won-3 = Me llevo todo eso con gusto.
remark-plain-war-won-4 = La batalla ha caído de mi lado.
remark-plain-war-won-5 = Todo eso viene conmigo.
remark-plain-war-won-6 = Ha hecho falta una batalla, pero es mío.
# Estaba en una batalla que gana otro
remark-plain-war-lost-1 = Eso ha dolido.
remark-plain-war-lost-2 = Pierdo una batalla, no la partida.
remark-plain-war-lost-3 = Esa batalla me ha salido cara.
remark-plain-war-lost-4 = Esperaba más de esa batalla.
remark-plain-war-lost-5 = Esas cartas me habría gustado conservarlas.
remark-plain-war-lost-6 = Tanta batalla, y nada para mí.
# A quien escucha, por una buena captura
remark-plain-praise-1 = ¡Muy bien hecho!
remark-plain-praise-2 = Buena baza.
remark-plain-praise-3 = ¡Bien por ti!
remark-plain-praise-4 = Bien merecido.
remark-plain-praise-5 = No sabría hacerlo mejor.
remark-plain-praise-6 = ¡Una captura estupenda!
# Tiene casi todas las cartas
remark-plain-close-win-1 = La cosa me va bien.
remark-plain-close-win-2 = Casi todas las cartas están aquí.
remark-plain-close-win-3 = Ya falta poco.
remark-plain-close-win-4 = Me gusta cómo va esto.
remark-plain-close-win-5 = Ya no queda mucho por ganar.
remark-plain-close-win-6 = Si sigue así, qué alegría.
# Le quedan pocas cartas
remark-plain-close-loss-1 = Se me acaban las cartas.
remark-plain-close-loss-2 = Aquí va quedando poco.
remark-plain-close-loss-3 = Ahora me vendría bien un milagro.
remark-plain-close-loss-4 = Me queda muy poco con que jugar.
remark-plain-close-loss-5 = Con estas pocas cartas tendré que arreglarme.
remark-plain-close-loss-6 = Esto se me pone difícil.
# Está en una batalla que acaba de empezar
remark-plain-war-1 = ¡Allá vamos!
remark-plain-war-2 = ¡Batalla! A ver quién aguanta.
remark-plain-war-3 = Nadie cede.
remark-plain-war-4 = De momento no es de nadie.
remark-plain-war-5 = Esto se pone emocionante.
remark-plain-war-6 = Pues habrá que luchar.
# Hay un comodín en la primera baza, como en la última partida, que también jugó quien habla
remark-plain-joker-again-1 = Un comodín para empezar, como la última vez.
remark-plain-joker-again-2 = La última partida también empezó con un comodín.
remark-plain-joker-again-3 = ¡Otra vez un comodín en la primera baza!
remark-plain-joker-again-4 = La primera baza, y de nuevo un comodín.
remark-plain-joker-again-5 = En esta mesa los comodines salen pronto.
remark-plain-joker-again-6 = Un comodín nada más empezar. Eso ya lo vimos la última vez.
# La primera baza es una batalla, como en la última partida, que también jugó quien habla
remark-plain-war-again-1 = Batalla en la primera baza, como la última vez.
remark-plain-war-again-2 = La última partida también empezó con una batalla.
remark-plain-war-again-3 = Aquí no se pierde el tiempo: otra vez batalla nada más empezar.
remark-plain-war-again-4 = La primera baza, y de nuevo batalla.
remark-plain-war-again-5 = Otra partida que empieza en batalla.
remark-plain-war-again-6 = Una batalla de entrada. Eso me suena.
# Ha ganado la partida, y también la última
remark-plain-won-again-1 = Gané la anterior, y esta también.
remark-plain-won-again-2 = ¡Otra vez mía! ¿Jugamos una más?
remark-plain-won-again-3 = Otra vez gano yo. No me quejo.
remark-plain-won-again-4 = Y una victoria más.
remark-plain-won-again-5 = Se ve que estoy en forma.
remark-plain-won-again-6 = ¡Ganar otra vez! Podría acostumbrarme.
# A quien escucha, que ha ganado la partida y también la última
remark-plain-beaten-again-1 = La anterior también la ganaste tú. ¡Bien jugado!
remark-plain-beaten-again-2 = ¡Otra vez tú! Felicidades.
remark-plain-beaten-again-3 = Tendré que inventar algo contra ti.
remark-plain-beaten-again-4 = Otra victoria tuya. ¡Mis respetos!
remark-plain-beaten-again-5 = La anterior y esta: las dos tuyas.
remark-plain-beaten-again-6 = Vuelves a ganar. ¿Me das otra oportunidad?

## El principiante, y quien juega al azar

# Ha ganado la partida
remark-beginner-won-1 = ¿He ganado? ¡He ganado de verdad!
remark-beginner-won-2 = ¿Ya está? ¡Viva!
remark-beginner-won-3 = ¡Vaya, tengo que contarlo!
remark-beginner-won-4 = ¿Eso lo he hecho yo? ¡Pues sí!
remark-beginner-won-5 = ¡He ganado, y no sé ni cómo!
remark-beginner-won-6 = Lo primero que he pensado: ¿esto vale?
# Ha perdido la partida ante alguien
remark-beginner-lost-1 = Vaya, qué bien se juega aquí.
remark-beginner-lost-2 = ¿Jugamos otra vez? Todavía estoy aprendiendo.
remark-beginner-lost-3 = La próxima vez recordaré las reglas.
remark-beginner-lost-4 = Ya casi empezaba a entenderlo.
remark-beginner-lost-5 = Perder también es divertido. Bueno, un poco.
remark-beginner-lost-6 = ¿Qué tenía que haber hecho?
# Queda fuera y la partida sigue
remark-beginner-out-1 = Ay, ¿ya estoy fuera?
remark-beginner-out-2 = ¿Puedo quedarme a escuchar?
remark-beginner-out-3 = Vaya, ¿qué he hecho mal?
remark-beginner-out-4 = Qué rápido ha sido. ¡Demasiado!
remark-beginner-out-5 = ¿Ya se acabó para mí? ¡Qué pena!
remark-beginner-out-6 = Me quedo mirando, así aprendo.
# Otro queda fuera de la partida
remark-beginner-farewell-1 = Anda, ¿tan pronto?
remark-beginner-farewell-2 = Así que le puede pasar a cualquiera.
remark-beginner-farewell-3 = Uf, esta vez no me ha tocado.
remark-beginner-farewell-4 = Anda, ahora somos menos.
remark-beginner-farewell-5 = ¡Adiós! ¿Te quedas a mirar?
remark-beginner-farewell-6 = Por poco me pasa a mí, creo.
# Otro se ha llevado su comodín
remark-beginner-joker-lost-1 = ¿No era el comodín la mejor carta?
remark-beginner-joker-lost-2 = ¡Mi pobre comodín!
remark-beginner-joker-lost-3 = Ay, ¿me lo devuelven?
remark-beginner-joker-lost-4 = ¡Nooo, mi comodín no!
remark-beginner-joker-lost-5 = Guardaba ese comodín para algo.
remark-beginner-joker-lost-6 = ¿Los comodines se pueden perder? No lo sabía.
# Se lleva la mesa tras una batalla
remark-beginner-war-won-1 = ¡He ganado una batalla! ¿Lo has oído?
remark-beginner-war-won-2 = ¿Todas estas cartas para mí?
remark-beginner-war-won-3 = ¡Qué emoción!
remark-beginner-war-won-4 = ¡Qué nervios, y he ganado!
remark-beginner-war-won-5 = Pues las batallas no están tan mal.
remark-beginner-war-won-6 = ¡Mira cuántas cartas!
# Estaba en una batalla que gana otro
remark-beginner-war-lost-1 = No me gustan las batallas.
remark-beginner-war-lost-2 = ¡Cuántas cartas perdidas!
remark-beginner-war-lost-3 = Y parecía que iba tan bien.
remark-beginner-war-lost-4 = Qué crueldad, y todo según las reglas.
remark-beginner-war-lost-5 = Pensaba que ya era mía.
remark-beginner-war-lost-6 = La próxima batalla la gano. A lo mejor.
# A quien escucha, por una buena captura
remark-beginner-praise-1 = ¿Cómo lo haces?
remark-beginner-praise-2 = ¡Vaya, qué astucia!
remark-beginner-praise-3 = Yo también quiero jugar así.
remark-beginner-praise-4 = ¡Eso ha sido genial!
remark-beginner-praise-5 = Estoy aprendiendo mucho contigo.
remark-beginner-praise-6 = ¡Vaya, cuántas cartas!
# Tiene casi todas las cartas
remark-beginner-close-win-1 = ¿Voy ganando? ¡Creo que voy ganando!
remark-beginner-close-win-2 = Son tantas cartas que casi se me caen.
remark-beginner-close-win-3 = Que nadie diga nada, me va bien.
remark-beginner-close-win-4 = Espera, ¿tanta ventaja llevo?
remark-beginner-close-win-5 = Mejor no lo digo, que lo gafo.
remark-beginner-close-win-6 = Nunca había tenido tantas cartas.
# Le quedan pocas cartas
remark-beginner-close-loss-1 = ¿Dónde están todas mis cartas?
remark-beginner-close-loss-2 = Casi no me quedan cartas.
remark-beginner-close-loss-3 = ¿Es normal tener tan pocas?
remark-beginner-close-loss-4 = ¿Solo estas? Ay, ay.
remark-beginner-close-loss-5 = Mis cartas se cuentan con los dedos de una mano.
remark-beginner-close-loss-6 = Ojalá nadie note las pocas que tengo.
# Está en una batalla que acaba de empezar
remark-beginner-war-1 = Anda, ¿esto es una batalla?
remark-beginner-war-2 = ¡Una batalla! Qué nervios.
remark-beginner-war-3 = ¿Y ahora qué pasa?
remark-beginner-war-4 = ¿Una batalla? ¿Eso es bueno o malo?
remark-beginner-war-5 = Ay no, una batalla no.
remark-beginner-war-6 = Uf, no puedo ni mirar.
# Hay un comodín en la primera baza, como en la última partida, que también jugó quien habla
remark-beginner-joker-again-1 = ¿Otra vez un comodín, nada más empezar? ¡Vaya!
remark-beginner-joker-again-2 = ¿La última vez no salió también primero un comodín?
remark-beginner-joker-again-3 = ¿Las partidas empiezan siempre con un comodín?
remark-beginner-joker-again-4 = ¡Mira, ya hay un comodín! Como la última vez.
remark-beginner-joker-again-5 = Esta me la sé: empieza con un comodín.
remark-beginner-joker-again-6 = La última vez un comodín al principio, ¡y ahora también!
# La primera baza es una batalla, como en la última partida, que también jugó quien habla
remark-beginner-war-again-1 = ¿Ya hay batalla? ¡Como la última vez!
remark-beginner-war-again-2 = ¿Siempre empezamos con una batalla?
remark-beginner-war-again-3 = Ay no, otra vez empieza con batalla.
remark-beginner-war-again-4 = La última partida empezó igual de movida.
remark-beginner-war-again-5 = Batalla en la primera baza, ¡de eso me acuerdo!
remark-beginner-war-again-6 = ¿No podemos empezar en paz por una vez?
# Ha ganado la partida, y también la última
remark-beginner-won-again-1 = ¿He ganado otra vez? ¿Yo?
remark-beginner-won-again-2 = Esto ya no es solo suerte, ¿o sí?
remark-beginner-won-again-3 = ¡Otra vez! ¡De verdad, otra vez!
remark-beginner-won-again-4 = Tengo que escribir a casa: he vuelto a ganar.
remark-beginner-won-again-5 = ¿Será que ya juego bien?
remark-beginner-won-again-6 = ¡Primero la anterior y ahora esta!
# A quien escucha, que ha ganado la partida y también la última
remark-beginner-beaten-again-1 = ¡Has vuelto a ganar! ¿Cómo es posible?
remark-beginner-beaten-again-2 = Ganas siempre. Bueno, la anterior y esta.
remark-beginner-beaten-again-3 = ¿Me enseñas? Otra vez has ganado.
remark-beginner-beaten-again-4 = Otra vez tú. ¡Yo quiero jugar así de bien!
remark-beginner-beaten-again-5 = Creía que esta vez te ganaba.
remark-beginner-beaten-again-6 = La última vez también ganaste, ¡me acuerdo!

## El temerario

# Ha ganado la partida
remark-gambler-won-1 = ¡La fortuna sonríe a quien se atreve!
remark-gambler-won-2 = ¡Todo apostado y todo mío!
remark-gambler-won-3 = ¿Doble o nada en la próxima?
remark-gambler-won-4 = La mesa, la gloria y todo lo demás: ¡para mí!
remark-gambler-won-5 = Lo sentía en los dedos.
remark-gambler-won-6 = La suerte ha cumplido su palabra.
# Ha perdido la partida ante alguien
remark-gambler-lost-1 = Hoy la suerte miraba hacia otro lado.
remark-gambler-lost-2 = Una más. La suerte está cambiando, lo noto.
remark-gambler-lost-3 = Al menos pierdo con estilo.
remark-gambler-lost-4 = Aposté por la carta equivocada. Pasa a veces.
remark-gambler-lost-5 = Para ganar hay que perder de vez en cuando.
remark-gambler-lost-6 = Los bolsillos vacíos y el ánimo intacto.
# Queda fuera y la partida sigue
remark-gambler-out-1 = Todo o nada. Pues nada.
remark-gambler-out-2 = ¡Sin un céntimo! Menuda aventura.
remark-gambler-out-3 = Lo haría todo otra vez.
remark-gambler-out-4 = He puesto todo lo que tenía.
remark-gambler-out-5 = Con valor hasta el final, y este es el final.
remark-gambler-out-6 = ¿Nadie me presta nada? Entonces, adiós.
# Otro queda fuera de la partida
remark-gambler-farewell-1 = La mesa se cobra lo suyo.
remark-gambler-farewell-2 = Cuanto más alto se sube, más dura es la caída.
remark-gambler-farewell-3 = ¿Quién sigue? ¿Alguna apuesta?
remark-gambler-farewell-4 = Otra apuesta perdida.
remark-gambler-farewell-5 = Menos gente, más para el resto.
remark-gambler-farewell-6 = Mañana será otro día de suerte.
# Otro se ha llevado su comodín
remark-gambler-joker-lost-1 = Adiós comodín. Había que arriesgar.
remark-gambler-joker-lost-2 = Lo que fácil viene, fácil se va.
remark-gambler-joker-lost-3 = Ese comodín me debía más.
remark-gambler-joker-lost-4 = Mi mejor ficha, perdida.
remark-gambler-joker-lost-5 = Comodín apostado, comodín perdido.
remark-gambler-joker-lost-6 = Volvería a apostar ese comodín.
# Se lleva la mesa tras una batalla
remark-gambler-war-won-1 = ¡Quien gana se lo lleva todo!
remark-gambler-war-won-2 = Esto sí que es una buena baza.
remark-gambler-war-won-3 = El riesgo tiene premio.
remark-gambler-war-won-4 = ¡Sabía que saldría bien!
remark-gambler-war-won-5 = Por fin, el premio grande.
remark-gambler-war-won-6 = En una batalla, nunca apuestes contra mí.
# Estaba en una batalla que gana otro
remark-gambler-war-lost-1 = Una gran ganancia, pero no la mía.
remark-gambler-war-lost-2 = Quien no se atreve no gana.
remark-gambler-war-lost-3 = Volvería a hacer lo mismo.
remark-gambler-war-lost-4 = Casi tenía el premio en la mano.
remark-gambler-war-lost-5 = Tenía una corazonada. Era falsa.
remark-gambler-war-lost-6 = Cuanto más se apuesta, más duele.
# A quien escucha, por una buena captura
remark-gambler-praise-1 = ¡Qué sangre fría! Me gusta.
remark-gambler-praise-2 = Yo habría apostado en contra.
remark-gambler-praise-3 = Buena mano y buena jugada.
remark-gambler-praise-4 = ¡Hay que tener valor para eso!
remark-gambler-praise-5 = El riesgo valía la pena.
remark-gambler-praise-6 = Hoy la fortuna te quiere.
# Tiene casi todas las cartas
remark-gambler-close-win-1 = ¡Estoy en racha!
remark-gambler-close-win-2 = La banca ya es casi mía.
remark-gambler-close-win-3 = ¿Alguien apuesta todavía contra mí?
remark-gambler-close-win-4 = Ya huelo la victoria.
remark-gambler-close-win-5 = Las apuestas nunca han estado mejor.
remark-gambler-close-win-6 = ¡Que sigan viniendo cartas!
# Le quedan pocas cartas
remark-gambler-close-loss-1 = Me quedan las últimas fichas.
remark-gambler-close-loss-2 = Ahora cada carta es todo o nada.
remark-gambler-close-loss-3 = Así empiezan las remontadas.
remark-gambler-close-loss-4 = Pocas fichas, pero grandes sueños.
remark-gambler-close-loss-5 = De peores he salido.
remark-gambler-close-loss-6 = Una carta con suerte, no pido más.
# Está en una batalla que acaba de empezar
remark-gambler-war-1 = ¡Sube la apuesta!
remark-gambler-war-2 = ¡Esto ya es otra cosa!
remark-gambler-war-3 = ¡Todo a la mesa!
remark-gambler-war-4 = Ya me late más fuerte el corazón.
remark-gambler-war-5 = ¡Batalla! ¿Quién apuesta?
remark-gambler-war-6 = Para esto he venido.
# Hay un comodín en la primera baza, como en la última partida, que también jugó quien habla
remark-gambler-joker-again-1 = ¿Otra vez un comodín de entrada? Tenía que haber apostado.
remark-gambler-joker-again-2 = Comodín al principio, y no es la primera vez. ¡Qué casualidad!
remark-gambler-joker-again-3 = El comodín no puede esperar, igual que la última vez.
remark-gambler-joker-again-4 = La última partida, comodín enseguida, y ahora también. ¡Me gusta!
remark-gambler-joker-again-5 = ¿Quién ha apostado otra vez por un comodín en la primera baza?
remark-gambler-joker-again-6 = El comodín abre el baile, como la última vez.
# La primera baza es una batalla, como en la última partida, que también jugó quien habla
remark-gambler-war-again-1 = Batalla enseguida, como la última vez. ¡Así me gustan las mesas!
remark-gambler-war-again-2 = Otra vez batalla al empezar. ¡Sin calentamiento!
remark-gambler-war-again-3 = La última partida también empezó como un tiro.
remark-gambler-war-again-4 = Apostar por una batalla en la primera baza habría salido bien otra vez.
remark-gambler-war-again-5 = ¡Batalla al principio, y no es la primera vez!
remark-gambler-war-again-6 = Aquí sobran las palabras: batalla primero, otra vez.
# Ha ganado la partida, y también la última
remark-gambler-won-again-1 = ¡Sigue mi buena racha!
remark-gambler-won-again-2 = La anterior y esta. Silla con suerte no se cambia.
remark-gambler-won-again-3 = ¡Otra victoria! ¿Quién se atreve ahora contra mí?
remark-gambler-won-again-4 = Estoy que ardo, y las cartas lo saben.
remark-gambler-won-again-5 = ¡Victoria otra vez! Tenía que haber doblado la apuesta.
remark-gambler-won-again-6 = Gané antes y gano ahora. La suerte sabe dónde vivo.
# A quien escucha, que ha ganado la partida y también la última
remark-gambler-beaten-again-1 = ¡Otra vez tú! ¿A qué caballo apuestas?
remark-gambler-beaten-again-2 = Tenía que haber apostado por ti, como la última vez.
remark-gambler-beaten-again-3 = Llevas una buena racha, ¿verdad?
remark-gambler-beaten-again-4 = Otra vez pierdo contra ti. ¡Ahora es personal!
remark-gambler-beaten-again-5 = Tu suerte dura de una partida a otra.
remark-gambler-beaten-again-6 = La anterior también fue tuya. La próxima vez apuesto por ti.

## Quien cuenta: calculador, estudiante, táctico, profesor

# Ha ganado la partida
remark-scholar-won-1 = Tal como estaba calculado.
remark-scholar-won-2 = Un placer. Los números estaban de mi parte.
remark-scholar-won-3 = La demostración está completa.
remark-scholar-won-4 = La hipótesis queda confirmada.
remark-scholar-won-5 = Un resultado satisfactorio.
remark-scholar-won-6 = Se sigue de las cartas, como era de esperar.
# Ha perdido la partida ante alguien
remark-scholar-lost-1 = Una lección para mis apuntes.
remark-scholar-lost-2 = Mis respetos, estaba muy bien pensado.
remark-scholar-lost-3 = Interesante. Estudiaré esta partida.
remark-scholar-lost-4 = Buscaré el error en mi razonamiento.
remark-scholar-lost-5 = Tu cálculo ha sido mejor que el mío.
remark-scholar-lost-6 = Un resultado que da que pensar.
# Queda fuera y la partida sigue
remark-scholar-out-1 = Había un hueco en mi cálculo.
remark-scholar-out-2 = Una derrota instructiva.
remark-scholar-out-3 = Me voy con muchos apuntes.
remark-scholar-out-4 = Mis recursos se han agotado.
remark-scholar-out-5 = He subestimado la varianza.
remark-scholar-out-6 = A partir de ahora, observo.
# Otro queda fuera de la partida
remark-scholar-farewell-1 = Eso simplifica la ecuación.
remark-scholar-farewell-2 = Una incógnita menos.
remark-scholar-farewell-3 = Mis respetos por una buena lucha.
remark-scholar-farewell-4 = El número de casos se reduce.
remark-scholar-farewell-5 = Se cierra un capítulo.
remark-scholar-farewell-6 = El problema que queda es más pequeño.
# Otro se ha llevado su comodín
remark-scholar-joker-lost-1 = Ya contaba con esa pérdida.
remark-scholar-joker-lost-2 = Un comodín vale lo que vale su momento.
remark-scholar-joker-lost-3 = Mi comodín cambia de bando. Anotado.
remark-scholar-joker-lost-4 = Una pérdida aceptable, pero pérdida.
remark-scholar-joker-lost-5 = Ese comodín tenía un valor esperado más alto.
remark-scholar-joker-lost-6 = Debo corregir mi cuenta de comodines.
# Se lleva la mesa tras una batalla
# $count: cartas que se llevan
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. Ha valido la pena esperar.
remark-scholar-war-won-2 = La paciencia es una estrategia.
remark-scholar-war-won-3 = Gana el argumento más fuerte.
remark-scholar-war-won-4 = La cuestión se resuelve a mi favor.
remark-scholar-war-won-5 = La constancia ha tenido su premio.
remark-scholar-war-won-6 = Pregunta cara, respuesta clara.
# Estaba en una batalla que gana otro
# $count: cartas que se llevan
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. Una lección cara.
remark-scholar-war-lost-2 = Probable, pero no seguro.
remark-scholar-war-lost-3 = Tomo nota.
remark-scholar-war-lost-4 = La muestra estaba en mi contra.
remark-scholar-war-lost-5 = No se pueden ganar todas las batallas.
remark-scholar-war-lost-6 = Acepto el resultado.
# A quien escucha, por una buena captura
remark-scholar-praise-1 = Una solución elegante.
remark-scholar-praise-2 = No se podría calcular mejor.
remark-scholar-praise-3 = ¡Bien razonado!
remark-scholar-praise-4 = Convincente, debo decirlo.
remark-scholar-praise-5 = Una jugada para los libros.
remark-scholar-praise-6 = Tomo nota, con respeto.
# Tiene casi todas las cartas
remark-scholar-close-win-1 = La balanza se inclina hacia mí.
remark-scholar-close-win-2 = Según mis cuentas, el final está cerca.
remark-scholar-close-win-3 = La tendencia es clara.
remark-scholar-close-win-4 = El cálculo está casi completo.
remark-scholar-close-win-5 = Quedan pocas incógnitas.
remark-scholar-close-win-6 = Mi parte se acerca al total.
# Le quedan pocas cartas
remark-scholar-close-loss-1 = Mi muestra se hace pequeña.
remark-scholar-close-loss-2 = Las probabilidades están en contra, pero no son cero.
remark-scholar-close-loss-3 = Con pocas cartas hay que pensar bien.
remark-scholar-close-loss-4 = Con tan pocas cartas, cada elección cuenta.
remark-scholar-close-loss-5 = Me acerco al límite inferior.
remark-scholar-close-loss-6 = Números pequeños, grandes oscilaciones.
# Está en una batalla que acaba de empezar
remark-scholar-war-1 = Sin decidir, de momento.
remark-scholar-war-2 = Hay más en juego. Calculemos.
remark-scholar-war-3 = Todavía sin resultado.
remark-scholar-war-4 = La batalla tiene sus propias matemáticas.
remark-scholar-war-5 = La decisión se aplaza.
remark-scholar-war-6 = La cuestión sigue abierta.
# Hay un comodín en la primera baza, como en la última partida, que también jugó quien habla
remark-scholar-joker-again-1 = Otra vez un comodín en la primera baza. Notable.
remark-scholar-joker-again-2 = Como en la última partida, el comodín va primero. Anotado.
remark-scholar-joker-again-3 = Dos comienzos con comodín. ¿Sigue siendo azar?
remark-scholar-joker-again-4 = El mismo comienzo que la última vez: un comodín.
remark-scholar-joker-again-5 = Mis apuntes de la última partida también empiezan con un comodín.
remark-scholar-joker-again-6 = Un comodín al principio, una vez más. Amplío mi tabla.
# La primera baza es una batalla, como en la última partida, que también jugó quien habla
remark-scholar-war-again-1 = La primera baza sin decidir, como en la última partida.
remark-scholar-war-again-2 = Otra vez batalla al instante. ¿Será una pauta?
remark-scholar-war-again-3 = Mis apuntes de la última partida también empiezan con una batalla.
remark-scholar-war-again-4 = De nuevo batalla en la primera baza. Curiosa coincidencia.
remark-scholar-war-again-5 = El comienzo se repite: batalla.
remark-scholar-war-again-6 = Como la última vez, nada decidido al principio.
# Ha ganado la partida, y también la última
remark-scholar-won-again-1 = El experimento se ha podido repetir.
remark-scholar-won-again-2 = El mismo resultado que en la última partida. Me parece bien.
remark-scholar-won-again-3 = Mi método se confirma una vez más.
remark-scholar-won-again-4 = Reproducible, como debe ser la buena ciencia.
remark-scholar-won-again-5 = Una vez es azar; dos, método.
remark-scholar-won-again-6 = También gané la última partida. Los datos coinciden.
# A quien escucha, que ha ganado la partida y también la última
remark-scholar-beaten-again-1 = Repites tu éxito. Debo estudiarte.
remark-scholar-beaten-again-2 = Gana quien ganó la última vez: tú. Anotado.
remark-scholar-beaten-again-3 = Tu método parece reproducible.
remark-scholar-beaten-again-4 = Vuelvo a perder contra ti. Habrá una razón.
remark-scholar-beaten-again-5 = Tus resultados concuerdan: la última partida también la ganaste.
remark-scholar-beaten-again-6 = Una vez más tenías razón. Mis respetos.
