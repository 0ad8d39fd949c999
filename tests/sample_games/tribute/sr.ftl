
## Šta se dešava

event-tribute = { $who ->
    [you] Dajete svoju gornju kartu.
   *[other] { $player } daje svoju gornju kartu.
  }

## Zašto

why-tribute = Sedmica uzima i gornju kartu svih ostalih: { COUNT($count, noun: "card") }.
