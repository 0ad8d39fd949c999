
## What happens

event-tribute = { $who ->
    [you] You give your top card.
   *[other] { $player } gives the top card.
  }

## Why

why-tribute = A seven takes the top card of everyone else too: { COUNT($count, noun: "card") }.
