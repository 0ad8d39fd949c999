
## Lo que pasa

event-tribute = { $who ->
    [you] Entregas tu carta de arriba.
   *[other] { $player } entrega su carta de arriba.
  }

## Por qué

why-tribute = Un siete se lleva también la carta de arriba de los demás: { COUNT($count, noun: "card") }.
