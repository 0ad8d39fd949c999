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
remark-plain-lost-3 = Has jugado limpio y bien. ¡Enhorabuena!
# Otro es el borracho
remark-plain-spared-1 = No me ha tocado. ¡Qué alivio!
remark-plain-spared-2 = Por poco me toca.
remark-plain-spared-3 = ¡Brindo por el resto!
# Queda fuera y la partida sigue
remark-plain-out-1 = Hasta aquí llego. ¡A disfrutar del resto!
remark-plain-out-2 = Ya no juego más. Me quedo a escuchar.
remark-plain-out-3 = Quedo fuera. ¡Suerte para el resto!
# Otro queda fuera de la partida
remark-plain-farewell-1 = Una silla menos en la mesa.
remark-plain-farewell-2 = ¡Gracias por jugar! Ahora va en serio.
remark-plain-farewell-3 = Queda un sitio libre. Sigamos.
# Su comodín se lleva la mesa de una batalla
remark-plain-joker-won-1 = El comodín lo decide.
remark-plain-joker-won-2 = Un comodín, y toda la mesa es mía.
remark-plain-joker-won-3 = ¡Qué buen comodín!
# Otro se ha llevado su comodín
remark-plain-joker-lost-1 = Adiós a mi comodín.
remark-plain-joker-lost-2 = Mi comodín, en otras manos.
remark-plain-joker-lost-3 = Echaré de menos ese comodín.
# Ha dado la vuelta al orden con una sota
remark-plain-revolution-1 = Todo patas arriba, con permiso.
remark-plain-revolution-2 = Es hora de un cambio.
remark-plain-revolution-3 = El mundo da vueltas.
# Otro ha dado la vuelta al orden
remark-plain-upset-1 = Bueno, esto cambia las cosas.
remark-plain-upset-2 = Y así gira el orden.
remark-plain-upset-3 = Tendré que pensar otra vez.
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
remark-plain-close-win-1 = Esto me va bien.
remark-plain-close-win-2 = Casi todas las cartas están aquí.
remark-plain-close-win-3 = Ya falta poco.
# Le quedan pocas cartas
remark-plain-close-loss-1 = Se me acaban las cartas.
remark-plain-close-loss-2 = Aquí va quedando poco.
remark-plain-close-loss-3 = Ahora me vendría bien un milagro.
# Ha robado una pila
remark-plain-stole-1 = Me llevo esa pila, gracias.
remark-plain-stole-2 = Si coincide, coincide.
remark-plain-stole-3 = ¡No es nada personal!
# Le han robado la pila
remark-plain-robbed-1 = ¡Eh, esa pila era mía!
remark-plain-robbed-2 = Con el cariño que le tenía a esa pila.
remark-plain-robbed-3 = Se fue, así sin más.
# Su robo no ha valido
remark-plain-blocked-1 = Bueno, había que intentarlo.
remark-plain-blocked-2 = ¡Por poco!
remark-plain-blocked-3 = Protegida. Qué lástima.
# Tiene una carta prisionera
remark-plain-captive-1 = Ponte cómoda, prisionera.
remark-plain-captive-2 = A esta la guardo bien.
remark-plain-captive-3 = Bienvenida a mi lado.
# Gana la apuesta a la banca
remark-plain-bet-won-1 = La banca paga. ¡Qué bien!
remark-plain-bet-won-2 = Así me gusta.
remark-plain-bet-won-3 = Un poco de suerte nunca viene mal.
# Pierde la apuesta ante la banca
remark-plain-bet-lost-1 = La banca siempre encuentra la manera.
remark-plain-bet-lost-2 = Adiós a mi apuesta.
remark-plain-bet-lost-3 = Otra vez será.
# Es vidente desde ahora
remark-plain-spy-1 = Primero echo un vistazo.
remark-plain-spy-2 = Ahora elijo al final.
remark-plain-spy-3 = Veamos qué se juega.
# Otro es vidente desde ahora
remark-plain-spied-1 = Alguien va a mirar.
remark-plain-spied-2 = Así que mi próxima carta no es ningún secreto.
remark-plain-spied-3 = Mejor jugar con cuidado ahora.
# Ha cambiado mano y pila en esta baza
remark-plain-swap-1 = Una mano nueva.
remark-plain-swap-2 = Me apetecía un cambio.
remark-plain-swap-3 = Fuera la mano vieja.
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
remark-beginner-lost-1 = Oh. Qué bien se juega aquí.
remark-beginner-lost-2 = ¿Jugamos otra vez? Todavía estoy aprendiendo.
remark-beginner-lost-3 = La próxima vez recordaré las reglas.
# Queda fuera y la partida sigue
remark-beginner-out-1 = Oh, no, ¿ya estoy fuera?
remark-beginner-out-2 = ¿Puedo quedarme a escuchar?
remark-beginner-out-3 = Hum, ¿qué he hecho mal?
# Otro queda fuera de la partida
remark-beginner-farewell-1 = Oh, ¿tan pronto?
remark-beginner-farewell-2 = Así que le puede pasar a cualquiera.
remark-beginner-farewell-3 = Uf, esta vez no me ha tocado.
# Su comodín se lleva la mesa de una batalla
remark-beginner-joker-won-1 = ¡Así que eso hace un comodín!
remark-beginner-joker-won-2 = ¡Ha sido el comodín, no yo!
remark-beginner-joker-won-3 = Oh, ¿todo para mí?
# Otro se ha llevado su comodín
remark-beginner-joker-lost-1 = ¿No era el comodín la mejor carta?
remark-beginner-joker-lost-2 = ¡Mi pobre comodín!
remark-beginner-joker-lost-3 = Oh, ¿me lo devuelven?
# Ha dado la vuelta al orden con una sota
remark-beginner-revolution-1 = Uy, ¿eso lo he hecho yo?
remark-beginner-revolution-2 = ¡Le he dado la vuelta a todo!
remark-beginner-revolution-3 = Así que eso hacen las sotas.
# Otro ha dado la vuelta al orden
remark-beginner-upset-1 = Espera, ¿y ahora cuál es la mejor carta?
remark-beginner-upset-2 = Justo cuando empezaba a entenderlo.
remark-beginner-upset-3 = ¿Todo al revés? ¡Socorro!
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
# Es vidente desde ahora
remark-beginner-spy-1 = ¡Oh, puedo mirar!
remark-beginner-spy-2 = ¿Soy vidente? ¿Y ahora qué hago?
remark-beginner-spy-3 = ¡Tengo poderes!
# Otro es vidente desde ahora
remark-beginner-spied-1 = ¡Que nadie mire mi carta!
remark-beginner-spied-2 = Qué nervios si me miran.
remark-beginner-spied-3 = ¿Se puede despistar a quien mira?
# Ha cambiado mano y pila en esta baza
remark-beginner-swap-1 = He cambiado. Espero que esté bien.
remark-beginner-swap-2 = ¡Cartas nuevas! ¿O son viejas?
remark-beginner-swap-3 = A ver qué tengo aquí.
# Está en una batalla que acaba de empezar
remark-beginner-war-1 = Oh, ¿esto es una batalla?
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
remark-gambler-out-2 = ¡Sin un centavo! Qué viaje.
remark-gambler-out-3 = Lo haría todo otra vez.
# Otro queda fuera de la partida
remark-gambler-farewell-1 = La mesa se cobra lo suyo.
remark-gambler-farewell-2 = Cuanto más alto se sube, más dura es la caída.
remark-gambler-farewell-3 = ¿Quién sigue? ¿Alguna apuesta?
# Su comodín se lleva la mesa de una batalla
remark-gambler-joker-won-1 = ¡Premio gordo!
remark-gambler-joker-won-2 = Nunca salgo de casa sin un comodín.
remark-gambler-joker-won-3 = El comodín baila y yo cobro.
# Otro se ha llevado su comodín
remark-gambler-joker-lost-1 = Un comodín perdido, qué apuesta.
remark-gambler-joker-lost-2 = Como viene, se va.
remark-gambler-joker-lost-3 = Ese comodín me debía más.
# Ha dado la vuelta al orden con una sota
remark-gambler-revolution-1 = ¡A revolverlo todo!
remark-gambler-revolution-2 = Demos la vuelta a la tortilla.
remark-gambler-revolution-3 = ¡Fuera el orden aburrido!
# Otro ha dado la vuelta al orden
remark-gambler-upset-1 = ¡Caos! Me encanta.
remark-gambler-upset-2 = Ahora se pone interesante.
remark-gambler-upset-3 = Orden nuevo, suerte nueva.
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
# Es vidente desde ahora
remark-gambler-spy-1 = ¿Mirar las cartas? Casi es trampa.
remark-gambler-spy-2 = ¡Cartas marcadas, y según las reglas!
remark-gambler-spy-3 = Por una vez, apuesta segura.
# Otro es vidente desde ahora
remark-gambler-spied-1 = Que miren cuanto quieran, yo engaño igual.
remark-gambler-spied-2 = Que miren. Decide la suerte.
remark-gambler-spied-3 = ¿Me van a mirar? Sube lo que hay en juego.
# Ha cambiado mano y pila en esta baza
remark-gambler-swap-1 = Cartas nuevas, suerte nueva.
remark-gambler-swap-2 = Mano nueva, oportunidad nueva.
remark-gambler-swap-3 = Probaré suerte con otra mano.
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
# Su comodín se lleva la mesa de una batalla
remark-scholar-joker-won-1 = El comodín, en el momento justo.
# $count: cartas que se llevan
remark-scholar-joker-won-2 = { CAP(COUNT($count, noun: "card")) } por un comodín. Un cambio justo.
remark-scholar-joker-won-3 = Un comodín de manual.
# Otro se ha llevado su comodín
remark-scholar-joker-lost-1 = Ya contaba con esa pérdida.
remark-scholar-joker-lost-2 = Un comodín vale lo que vale su momento.
remark-scholar-joker-lost-3 = Mi comodín cambia de bando. Anotado.
# Ha dado la vuelta al orden con una sota
remark-scholar-revolution-1 = Invirtamos el orden.
remark-scholar-revolution-2 = Un pequeño cambio de signo.
remark-scholar-revolution-3 = Lo débil se vuelve fuerte, por un tiempo.
# Otro ha dado la vuelta al orden
remark-scholar-upset-1 = Entonces calculo al revés.
remark-scholar-upset-2 = Una inversión. La tenía prevista.
remark-scholar-upset-3 = Hora de corregir mis tablas.
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
# Es vidente desde ahora
remark-scholar-spy-1 = Más datos. Excelente.
remark-scholar-spy-2 = Prefiero decidir con pruebas.
remark-scholar-spy-3 = Primero la observación, luego la conclusión.
# Otro es vidente desde ahora
remark-scholar-spied-1 = Una carta observada se comporta de otro modo.
remark-scholar-spied-2 = Alguien va a saber más que yo.
remark-scholar-spied-3 = Debo suponer que se me ve.
# Ha cambiado mano y pila en esta baza
remark-scholar-swap-1 = Un cambio, por buenas razones.
remark-scholar-swap-2 = Un cambio calculado.
remark-scholar-swap-3 = Hay que saber cuándo cambiar.
# Está en una batalla que acaba de empezar
remark-scholar-war-1 = Sin decidir, de momento.
remark-scholar-war-2 = Hay más en juego. Calculemos.
remark-scholar-war-3 = Un resultado igualado.
