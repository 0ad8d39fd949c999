# El tutorial: lecciones cortas que se juegan. En los pasos de una lección, $key es la tecla que hay que
# pulsar, $go la que lleva a la carta del paso, $card esa carta. Frases cortas: se oyen, no se leen.

menu-tutorial = Tutorial
lessons-title = { $touch ->
    [yes] Tutorial. Elige una lección.
   *[no] Tutorial. Intro empieza una lección.
  }
# $n: su número, $title: su título, $game: de qué juego si es $other que el primero, $done: yes si ya se aprendió
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lección { $n }, { $game }: { $title }, hecha
       *[no] Lección { $n }: { $title }, hecha
    }
   *[no] { $other ->
        [yes] Lección { $n }, { $game }: { $title }
       *[no] Lección { $n }: { $title }
    }
  }
lesson-title = Lección { $n }: { $title }.
# $end: lo aprendido; $title: la lección siguiente; $key: Intro
lesson-done = { $touch ->
    [yes] { $end } Fin de la lección. { CAP($key) } empieza la siguiente: { $title }.
   *[no] { $end } Fin de la lección. { $key } empieza la siguiente: { $title }. Escape vuelve a la lista.
  }
lesson-done-last = { $touch ->
    [yes] { $end } Era la última lección. { CAP($key) } vuelve a la lista.
   *[no] { $end } Era la última lección. { $key } vuelve a la lista.
  }
lesson-praise-1 = Bien.
lesson-praise-2 = Eso es.
lesson-praise-3 = Muy bien.
lesson-praise-4 = Perfecto.

# Lo que se dice si se intenta otra cosa. $hint: qué pulsar
refused-lesson = Ahora no. { $hint }
refused-lesson-over = La lección ha terminado.
# $key, $go: teclas; $card: una carta
lesson-go = { $touch ->
    [yes] Ve { CARD($card, form: "a") }, luego pulsa { $key }
   *[no] Pulsa { $go } para ir { CARD($card, form: "a") }, luego { $key }
  }
# What does it where the player touches. $name: the words of a button
touch-button = el botón «{ $name }»
lesson-hint-card = { lesson-go }.
# $choice: una respuesta, como la dicen las flechas
lesson-hint-choice = { $touch ->
    [yes] Ve a: { $choice }. Luego pulsa { $key }.
   *[no] Ve con las flechas a: { $choice }. Luego pulsa { $key }.
  }
# $does: lo que hace la tecla
lesson-hint-key = Pulsa { $key }: { $does }.
lesson-hint-any = Elige cualquier carta.
# Una orden a la que se le han quitado todas las teclas
lesson-no-key = la orden no tiene tecla
