# Options of the games: names, values, named choices of options. Labels, no sentences.

# $option and $value are told as below.
option-value = { $option }: { $value }
option-jokers = Jokers
option-revolution = Revolution
option-trick-limit = Trick limit
option-pictures = Cards that a war of picture cards takes
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
value-pictures-ranked = from eleven for an ace to fourteen for a king
value-pictures-ten = ten for jack, queen and king, eleven for an ace
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
value-drunkard-all-cards = whoever ends with all cards
value-drunkard-first-out = whoever first has none
value-never = never
value-no-limit = none
value-number = { $number }
value-on = on
value-off = off

preset-standard = Usual rules
preset-quick = Quick game: it ends early, and whoever leads wins
preset-prisoners = Prisoners of war: a winner may keep a card
preset-short-wars = Short wars: nobody puts more cards than the poorest has
preset-three-card = Three-card war: three cards face down
preset-jokers-wild = Jokers wild: two jokers, and a two beats them
preset-two-decks = Two decks: a whole deck for each player
preset-long = Long match of seven rounds
preset-high-stakes = High stakes: more money, larger bets
preset-jokers = With jokers
preset-own = Choose every rule
