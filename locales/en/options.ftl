# Options of the games: names, values, named choices of options. Labels, no sentences.

# $option and $value are told as below.
option-value = { $option }: { $value }
option-jokers = Jokers
option-revolution = Revolution
option-trick-limit = Trick limit
option-pictures = Cards for a war of picture cards
option-short = Too few cards for a war
option-prisoners = Prisoners of war
option-choice-seconds = Seconds to choose
option-face-down = Face-down cards in a war
option-run-out = Running out in a war
option-bury-jokers = Bury a joker in each packet
option-two-beats-joker = A two beats a joker
option-recycle = Taken cards
option-decks = Decks
option-purge-after = Cards leave the game after trick
option-deck = Cards in the deck
option-tie = A tie
option-drunkard = The drunkard
option-rounds = Rounds
option-bankroll = Money at the start
option-min-bet = Smallest bet
option-max-bet = Largest bet

# value-… and the option's name
value-revolution-immediate = at once
value-revolution-next-trick = from the next trick
value-pictures-ranked = jack twelve, queen thirteen, king fourteen, ace eleven
value-pictures-ten = ten, ace eleven
value-short-own = all that are left
value-short-fewest = everyone puts as many as the poorest
value-run-out-lose = the player is out
value-run-out-last-card = the last card fights on
value-recycle-under = go under the packet
value-recycle-reshuffle = are shuffled into a new packet
value-decks-shared = one for all
value-decks-own = one each
value-tie-open = everyone puts one card face up
value-tie-covered = everyone puts one face down and one face up
value-drunkard-all-cards = who ends with all cards
value-drunkard-first-out = who first has none
value-never = never
value-no-limit = none
value-number = { $number }
value-on = on
value-off = off

preset-standard = Standard
preset-quick = Quick game
preset-prisoners = Prisoners of war
preset-short-wars = Short wars
preset-three-card = Three-card war
preset-jokers-wild = Jokers wild
preset-two-decks = Two decks
preset-long = Long match
preset-high-stakes = High stakes
preset-jokers = With jokers
preset-own = Choose every rule
