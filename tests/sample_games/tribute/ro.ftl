
## Ce se întâmplă

event-tribute = { $who ->
    [you] Dai cartea de deasupra.
   *[other] { $player } dă cartea de deasupra.
  }

## De ce

why-tribute = Un șapte ia și cartea de deasupra a fiecăruia dintre ceilalți: { COUNT($count, noun: "card") }.
