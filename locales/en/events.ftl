# What happens at the table. In all of them: $who (you, other) and $player (a name) say whose
# doing it is; a spectator hears "other". .brief is for who knows the game by its sounds: it begins
# with the result and names the cards behind it. Suits are told at full detail, or as the player
# has set it.

# $count: how many cards each player has
event-deal = The cards are dealt: { COUNT($count, noun: "card") } each.
# $count: cards that nobody gets
event-left-out = { CAP(COUNT($count, noun: "card")) } left out.
# $count: how many decks make the new shoe
event-shuffle = New shoe of { COUNT($count, noun: "deck") }.
    .brief = New shoe.

# A card is chosen and the listener may know it. $card
event-choose = { $who ->
    [you] You play { CARD($card, form: "def") }.
   *[other] { $player } plays { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Another player has chosen, nobody knows what. The sound tells it, and T; in words only with full detail.
event-choose-hidden = { $who ->
    [you] You have chosen.
   *[other] { $player } has chosen.
  }
event-choose-swap = { $who ->
    [you] You swap your hand with your pile.
   *[other] { $player } swaps hand and pile.
  }
    .brief = { $who ->
        [you] Swapped.
       *[other] { $player } swaps.
    }
# $card: the prisoner that is played
event-choose-prisoner = { $who ->
    [you] You play the prisoner, { CARD($card, form: "def") }.
   *[other] { $player } plays the prisoner, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prisoner.
       *[other] { $player }: the prisoner.
    }
event-choose-keep-none = { $who ->
    [you] You keep no prisoner.
   *[other] { $player } keeps no prisoner.
  }
# $cents: the stake; $tie: the tie bet, 0 for none; both in cents
event-choose-bet = { $tie ->
    [0] { $who ->
        [you] You bet { MONEY($cents) }.
       *[other] { $player } bets { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] You bet { MONEY($cents) }, and { MONEY($tie) } on a tie.
       *[other] { $player } bets { MONEY($cents) }, and { MONEY($tie) } on a tie.
    }
  }
    .brief = { $who ->
        [you] { MONEY($cents) }.
       *[other] {""}
    }
# $cents: what going to war costs beside the bet
event-choose-war = { $who ->
    [you] You go to war and bet { MONEY($cents) } more.
   *[other] { $player } goes to war and bets { MONEY($cents) } more.
  }
    .brief = { $who ->
        [you] War.
       *[other] { $player }: war.
    }
event-choose-surrender = { $who ->
    [you] You surrender.
   *[other] { $player } surrenders.
  }
    .brief = {""}
event-choose-leave = { $who ->
    [you] You leave the table.
   *[other] { $player } leaves the table.
  }

# A card is revealed. $card
event-put = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-put-prisoner = { $who ->
    [you] You, the prisoner: { CARD($card) }.
   *[other] { $player }, the prisoner: { CARD($card) }.
  }
# A war: $count cards face down, then $card face up
event-put-war = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] You put { COUNT($count, noun: "card") } face down, and face up { CARD($card, form: "def") }.
       *[other] { $player } puts { COUNT($count, noun: "card") } face down, and face up { CARD($card, form: "def") }.
    }
# A war for which somebody has too few cards: all $count that are left, the last one face up: $card
event-put-rest = { $who ->
    [you] You have only { COUNT($count, noun: "card") } left: { CARD($card, form: "def") }.
   *[other] { $player } has only { COUNT($count, noun: "card") } left: { CARD($card, form: "def") }.
  }
# Somebody cannot complete a war: the last $count cards go face down; $out: yes when that puts
# the player out of the game
event-put-short = { $out ->
    [yes] { $who ->
        [you] You have only { COUNT($count, noun: "card") } for the war, too few: you are out.
       *[other] { $player } has only { COUNT($count, noun: "card") } for the war, too few, and is out.
    }
   *[no] { $who ->
        [you] You have only { COUNT($count, noun: "card") } for the war.
       *[other] { $player } has only { COUNT($count, noun: "card") } for the war.
    }
  }
    .brief = { $out ->
        [yes] { $who ->
            [you] Too few cards: you are out.
           *[other] { $player } out, too few cards.
        }
       *[no] { $who ->
            [you] You have only { $count }.
           *[other] { $player } has only { $count }.
        }
    }
# The cards behind a result, in a brief telling. $cards: parts made of event-card, with commas
event-cards = { CAP(LIST($cards, kind: "comma")) }.
event-card = { $who ->
    [you] you { CARD($card) }
   *[other] { $player } { CARD($card) }
  }
event-card-house = house { CARD($card) }

# $reversed: yes when low cards are strong from now on
event-revolution = { $reversed ->
    [yes] Revolution! The two is strongest now.
   *[no] Revolution! The ace is strongest again.
  }
    .brief = { $reversed ->
        [yes] Revolution: two high.
       *[no] Revolution: ace high.
    }
event-revolution-next = { $reversed ->
    [yes] Revolution! From the next trick on the two is strongest.
   *[no] Revolution! From the next trick on the ace is strongest again.
  }
    .brief = { $reversed ->
        [yes] Next trick: two high.
       *[no] Next trick: ace high.
    }
# $count: how many jacks (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) } cancel each other: no revolution.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } cancel each other.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nobody is the spy.

# $players: those tied for strongest, none where only two play; $again: yes when the last trick was
# a war too; $all: yes when more fight than tied; $open: yes when it is not decided at once; $count:
# cards on the table; $card: the rank that ties; $beaten: the highest rank, where the lowest ties
# and beats it
event-war = { $all ->
    [yes] { $again ->
        [yes] Another war! { CAP(NAMES($players)) } tie; everyone fights.
       *[no] War! { CAP(NAMES($players)) } tie; everyone fights.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Another war!
           *[no] War!
        }
       *[other] { $again ->
            [yes] Another war: { NAMES($players) }!
           *[no] War: { NAMES($players) }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] With { RANK($beaten, form: "indef") } on the table, { RANK($card, form: "def") } is strongest.
  }
    .brief = { $open ->
        [yes] War for { $count }
       *[no] War
    }{ LENGTH($players) ->
        [0] , with { RANK($card, form: "def") }.
       *[other] : { NAMES($players) }, { RANK($card) }.
    }
# The price of a war in Război. $card: the tying rank, $count: how many cards it asks of each
event-war-cost = { CAP(RANK($card, form: "def")) } asks for { COUNT($count, noun: "card") } each.
# $count: as many as the poorest fighter has
event-war-fewest = Each puts { COUNT($count, noun: "card") }, as many as the poorest has.
event-war-joker = { $again ->
    [yes] No tie, so the joker forces another war!
   *[no] No tie, so the joker forces a war!
  }
    .brief = Joker: war for { $count }.
# $count: cards that stay on the table for the next winner
event-pot = { CAP(COUNT($count, noun: "card")) } on the table.
# A war that nobody can fight. $count: as before
event-stays = None of them has a card left for the war: { COUNT($count, noun: "card") } on the table.
# $cards: the random face-down cards of the listener
event-war-cards = { $who ->
    [you] Face down: { CARDS($cards) }.
   *[other] { $player }, face down: { CARDS($cards) }.
  }
    .brief = {""}
# Who takes is told next.
event-joker-wins = A tie, but the joker cancels the war.
# $count: how many cards; $why: none, low (reversed order), upset ($card, the lowest, beats $beaten,
# the highest), alone (nobody else can go on with the war), most (nobody could, this player put most);
# $prisoner: yes when it was won with the prisoner; $top: the card that comes to lie on top, or none
event-take = { $why ->
    [alone] Nobody else can go on: {""}
    [most] Nobody has enough cards, { $who ->
        [you] you have most and take
       *[other] { $player } has most and takes
    }
   *[none] {""}
  }{ $who ->
    [you] { $why ->
        [alone] you take
        [most] {""}
       *[none] You take
    }
   *[other] { $why ->
        [most] {""}
       *[none] { $player } takes
    }
  } { COUNT($count, noun: "card") }{ $top ->
    [none] {""}
   *[other] , with { CARD($top, form: "def") } on top
  }{ $prisoner ->
    [yes] , the prisoner too
   *[no] {""}
  }{ $why ->
    [low] : low wins.
    [upset] : { RANK($card, form: "def") } beats { RANK($beaten, form: "def") }.
   *[none] .
  }
# $card: the winning card, if it has not been told yet, else none
event-take-brief = { $card ->
    [none] { $who ->
        [you] You take
       *[other] { $player } takes
    }
   *[other] { $who ->
        [you] Your { CARD($card) } takes
       *[other] { $player }'s { CARD($card) } takes
    }
  } { $count }{ $top ->
    [none] .
   *[other] , the { CARD($top) } on top.
  }
# $cards: all that was taken, where not all of it has been told
event-take-cards = Taken: { CARDS($cards) }.
# Tod und Leben: the last cards tie
event-own-back = The last cards tie: both take their own back.

# What the listener may do in the next trick.
event-power-spy = In the next trick you are the spy.
    .brief = You spy.
event-power-count = Until you choose, { KEY("C") } tells how many cards each has in hand.
    .brief = You may count.
event-power-swap = Until you choose, { KEY("C") } swaps your hand with your pile.
    .brief = You may swap.
# What the others may do: one sentence, its parts with commas.
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } is the spy
# $players: who, $count: how many
event-powers-count = { NAMES($players) } may count
# $players: who, $count: how many
event-powers-swap = { NAMES($players) } may swap

# $count: how many cards the new hand or packet has
event-pick-up = { $who ->
    [you] Your hand is empty: you pick up your pile, { COUNT($count, noun: "card") }.
   *[other] { $player } picks up the pile.
  }
    .brief = { $who ->
        [you] Picked up { $count }.
       *[other] {""}
    }
# A used-up packet is renewed from the shuffled pile. $count: its cards
event-renew = { $who ->
    [you] Your pile becomes your new packet: { COUNT($count, noun: "card") }.
   *[other] { $player }'s pile becomes a new packet.
  }
    .brief = { $who ->
        [you] New packet: { $count }.
       *[other] {""}
    }
# $card; $top: yes when it comes from the player's own stack
event-prisoner = { $who ->
    [you] { CAP(CARD($card, form: "def")) }{ $top ->
        [yes] , your own top card,
       *[no] {""}
    } is your prisoner.
   *[other] { $player } keeps { CARD($card, form: "def") }{ $top ->
        [yes] , the player's own top card,
       *[no] {""}
    } as prisoner.
  }
    .brief = { $who ->
        [you] Prisoner: { CARD($card) }.
       *[other] { $player }, prisoner: { CARD($card) }.
    }
# $card: the top card, none where it is not seen
event-forfeit = { $who ->
    [you] You lose the prisoner, and with it your top card{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
   *[other] { $player } loses the prisoner, and with it the top card{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] Prisoner lost.
       *[other] { $player }, prisoner lost.
    }
# A prisoner is lost by who has no top card to lose with it.
event-prisoner-lost = { $who ->
    [you] You lose the prisoner.
   *[other] { $player } loses the prisoner.
  }
# $victims: whose piles; $card: the card that steals and then lies on top; $count: how many cards
# are stolen; $mine: yes when the listener is robbed
event-steal = With { CARD($card, form: "def") }, { $who ->
    [you] you steal
   *[other] { $player } steals
  } { LENGTH($victims) ->
    [one] { $mine ->
        [yes] your
       *[no] { NAMES($victims) }'s
    } pile, { COUNT($count, noun: "card") };
   *[other] { COUNT($count, noun: "card") } from { NAMES($victims) };
  } { CARD($card, form: "def") } now lies on top.
    .brief = { $who ->
        [you] You steal { $count } from { NAMES($victims) }, { CARD($card, form: "def") } on top.
       *[other] { $player } steals { $count } from { NAMES($victims) }, { CARD($card, form: "def") } on top.
    }
# The owner of the pile protects it. $victims: whose pile, $card: the rank that protects it
event-steal-blocked = { $mine ->
    [yes] { $player } cannot steal from you: you play { RANK($card, form: "indef") } too, which protects your pile.
   *[no] { $who ->
        [you] You cannot steal from { NAMES($victims) }, who plays { RANK($card, form: "indef") } too, which protects the pile.
       *[other] { $player } cannot steal from { NAMES($victims) }, who plays { RANK($card, form: "indef") } too, which protects the pile.
    }
  }
    .brief = { $who ->
        [you] You steal nothing.
       *[other] { $player } steals nothing.
    }
# Thieves hinder each other. $players: who wanted the pile (where it is known), $victims: whose pile
event-steal-rivals = Nobody steals { $mine ->
    [yes] your
   *[no] { NAMES($victims) }'s
  } pile: more than one wants it, { NAMES($players) }.
    .brief = Nobody steals from { NAMES($victims) }.
# $count cards of the rank of $card leave the game
event-purge = Out of the game: { COUNT($count, $card) }.

# Casino War. $card, $cents (always positive)
event-draw = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = House: { CARD($card) }.
# $count: how many cards are burnt
event-burn = { CAP(COUNT($count, noun: "card")) } burnt.
event-pay-win = { $who ->
    [you] You win { MONEY($cents) }.
   *[other] { $player } wins { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Plus { MONEY($cents) }.
       *[other] { $player } plus { MONEY($cents) }.
    }
event-pay-lose = { $who ->
    [you] You lose { MONEY($cents) }.
   *[other] { $player } loses { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
# $won: yes when the tie bet is won
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Your tie bet wins { MONEY($cents) }.
       *[other] { $player } wins { MONEY($cents) } with the tie bet.
    }
   *[no] { $who ->
        [you] Your tie bet is lost: { MONEY($cents) }.
       *[other] { $player } loses the tie bet: { MONEY($cents) }.
    }
  }
    .brief = { $won ->
        [yes] { $who ->
            [you] Tie bet plus { MONEY($cents) }.
           *[other] { $player }, tie bet plus { MONEY($cents) }.
        }
       *[no] { $who ->
            [you] Tie bet minus { MONEY($cents) }.
           *[other] { $player }, tie bet minus { MONEY($cents) }.
        }
    }
event-pay-surrender = { $who ->
    [you] You lose half your bet: { MONEY($cents) }.
   *[other] { $player } loses half the bet: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
event-pay-war-win = { $who ->
    [you] You win the war: { MONEY($cents) }.
   *[other] { $player } wins the war: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] War won: plus { MONEY($cents) }.
       *[other] { $player }, war won: plus { MONEY($cents) }.
    }
event-pay-war-lose = { $who ->
    [you] You lose the war and both bets: { MONEY($cents) }.
   *[other] { $player } loses the war and both bets: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] War lost: minus { MONEY($cents) }.
       *[other] { $player }, war lost: minus { MONEY($cents) }.
    }
# $cents: the listener's money after the round
event-money = You have { MONEY($cents) }.
    .brief = { MONEY($cents) } left.

# $why: cards (none left), war (none for a war), money (too little for the smallest bet)
event-out = { $who ->
    [you] { $why ->
        [money] You have no money left for the smallest bet: you are out.
        [war] You have no card for the war: you are out.
       *[cards] You have no cards left: you are out.
    }
   *[other] { $why ->
        [money] { $player } has no money left for the smallest bet and is out.
        [war] { $player } has no card for the war and is out.
       *[cards] { $player } has no cards left and is out.
    }
  }
    .brief = { $who ->
        [you] You are out.
       *[other] { $player } is out.
    }
# Drunkard: who has no cards left is safe. $why: cards or war
event-out-safe = { $who ->
    [you] You have no cards left: you are safe.
   *[other] { $player } has no cards left and is safe.
  }
    .brief = { $who ->
        [you] You are safe.
       *[other] { $player } is safe.
    }
# $number: which round, from 1; $more, $fewer: the cards that each has won
event-round = { $who ->
    [you] You win round { $number } by { COUNT($more, noun: "card") } to { COUNT($fewer) }.
   *[other] { $player } wins round { $number } by { COUNT($more, noun: "card") } to { COUNT($fewer) }.
  }
event-round-drawn = Round { $number } is drawn, with as many cards each.
# How many rounds each has won; its parts with commas. $count: rounds
event-score = Rounds: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] you { COUNT($count) }
   *[other] { $player } { COUNT($count) }
  }

# $players: whom the result names
event-end-win = { $who ->
    [you] You win the game!
   *[other] { $player } wins the game.
  }
event-end-limit = { $who ->
    [you] You win the game: the trick limit is reached and you own the most cards!
   *[other] { $player } wins the game: the trick limit is reached and { $player } owns the most cards.
  }
    .brief = { $who ->
        [you] You win by most cards.
       *[other] { $player } wins by most cards.
    }
# Drunkard: to own most cards is neither won nor lost.
event-end-most = { $who ->
    [you] The trick limit is reached: you own the most cards.
   *[other] The trick limit is reached: { $player } owns the most cards.
  }
event-end-draw = The game is a draw: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] You are the drunkard: you lose the game.
   *[other] The drunkard is { $player }.
  }
event-end-drunkard-many = The drunkards are { NAMES($players) }.
# Casino War: what each has after the round, for who only watches; its parts with commas.
event-balance = Money: { LIST($balance, kind: "comma") }.
# Casino War: what each ends with, its parts with commas. $cents: money
event-end-casino = The last round is over. In the end: { LIST($balance, kind: "comma") }.
event-end-casino-empty = Nobody is left at the table. In the end: { LIST($balance, kind: "comma") }.
event-balance-of = { $who ->
    [you] you { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }
