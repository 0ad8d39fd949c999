# Opcije igara: imena, vrednosti, gotova pravila. Natpisi, ne rečenice.

# $option i $value su ispod.
option-value = { $option }: { $value }
option-jokers = Broj džokera
option-revolution = Revolucija
option-trick-limit = Najviše poteza
option-pictures = Koliko karata traži rat slika
option-short = Premalo karata za rat
option-prisoners = Ratni zarobljenici
option-choice-seconds = Broj sekundi za izbor
option-face-down = Broj karata licem nadole u ratu
option-run-out = Ko u ratu ostane bez karata
option-bury-jokers = Po jedan džoker skriven u svakom špilu
option-two-beats-joker = Dvojka pobeđuje džokera
option-recycle = Uzete karte
option-decks = Špilovi
option-purge-after = Karte izlaze iz igre posle poteza
option-deck = Broj karata u špilu
option-tie = Jednake karte
option-drunkard = Pijanica je
option-rounds = Broj rundi
option-bankroll = Novac na početku
option-min-bet = Najmanji ulog
option-max-bet = Najveći ulog

# value-… i ime opcije
value-revolution-immediate = odmah
value-revolution-next-trick = od sledećeg poteza
value-pictures-ranked = od jedanaest za keca do četrnaest za kralja
value-pictures-ten = po deset, a jedanaest za keca
value-short-own = stavlja se sve što je ostalo
value-short-fewest = svi stavljaju koliko i najsiromašniji
value-run-out-lose = ispada
value-run-out-last-card = bori se poslednjom kartom
value-recycle-under = idu pod špil
value-recycle-reshuffle = mešaju se u novi špil
value-decks-shared = jedan za sve
value-decks-own = svako ima svoj
value-tie-open = svi stavljaju jednu licem nagore
value-tie-covered = svi stavljaju jednu licem nadole i jednu nagore
value-drunkard-all-cards = ko na kraju ima sve karte
value-drunkard-first-out = ko prvi ostane bez karata
value-never = nikad
value-no-limit = bez ograničenja
value-number = { $number }
value-on = da
value-off = ne

preset-standard = Uobičajena pravila
preset-quick = Brza igra: završava se ranije, a pobeđuje ko tada vodi
preset-prisoners = Ratni zarobljenici: pobednik može da zadrži kartu
preset-short-wars = Kratki ratovi: niko ne stavlja više karata nego što ima najsiromašniji
preset-three-card = Rat sa tri karte licem nadole
preset-jokers-wild = Ludi džokeri: dva džokera, a dvojka ih pobeđuje
preset-two-decks = Dva špila: svakom igraču ceo špil
preset-long = Duga igra od sedam rundi
preset-high-stakes = Visoki ulozi: više novca i veći ulozi
preset-jokers = Sa džokerima
preset-own = Pravila po izboru
