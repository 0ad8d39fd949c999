game-vanish = Nestajanje
rules-vanish-aim = Jednake karte nestaju.
rules-vanish-end = Karte ima samo jedan.
event-vanish = Nestaju: { CARDS($cards) }.
why-vanish = Najjače karte su jednake, pa nestaju.
