# What happens at the table. In all of them: $who (you, other) and $player (a name) say whose
# doing it is; a spectator hears "other". .brief is for who knows the game by its sounds.

# $count: how many cards each player has
event-deal = The cards are dealt: { COUNT($count, noun: "card") } each.
    .brief = {""}
# $count: cards that nobody gets
event-left-out = { CAP(COUNT($count, noun: "card")) } left out.
    .brief = {""}
# $count: how many decks make the new shoe
event-shuffle = New shoe of { COUNT($count, noun: "deck") }.
    .brief = New shoe.

# A card is chosen and the listener may know it. $card
event-choose = { $who ->
    [you] You play { CARD($card, form: "def") }.
   *[other] { $player } chooses { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Another player has chosen, nobody knows what. The sound tells it, and T; in words only with full detail.
event-choose-hidden = {""}
    .full = { $who ->
        [you] You have chosen.
       *[other] { $player } puts down a card.
      }
event-choose-swap = { $who ->
    [you] You swap your hand with your pile.
   *[other] { $player } swaps hand and pile.
  }
    .brief = { $who ->
        [you] Swapped.
       *[other] { $player } swaps.
    }
event-choose-top = { $who ->
    [you] You play the top card.
   *[other] { $player } plays the top card.
  }
    .brief = {""}
event-choose-prisoner = { $who ->
    [you] You play the prisoner.
   *[other] { $player } plays the prisoner.
  }
    .brief = { $who ->
        [you] Prisoner.
       *[other] { $player }: the prisoner.
    }
# $card: which card is kept as prisoner; the event that follows tells it again
event-choose-keep = { $who ->
    [you] You keep { CARD($card, form: "def") }.
   *[other] { $player } keeps { CARD($card, form: "def") }.
  }
    .brief = {""}
event-choose-keep-top = { $who ->
    [you] You keep your own top card.
   *[other] { $player } keeps the top card of the own stack.
  }
    .brief = {""}
event-choose-keep-none = { $who ->
    [you] You keep no prisoner.
   *[other] { $player } keeps no prisoner.
  }
    .brief = {""}
event-choose-play = { $who ->
    [you] You play the card.
   *[other] { $player } plays.
  }
    .brief = {""}
# $victims: the players whose piles are asked for
event-choose-steal = { $who ->
    [you] You try to steal from { NAMES($victims) }.
   *[other] { $player } tries to steal from { NAMES($victims) }.
  }
    .brief = {""}
# $card: which of the taken cards lies on top of the pile
event-choose-lay = { $who ->
    [you] You lay { CARD($card, form: "def") } on top.
   *[other] { $player } lays { CARD($card, form: "def") } on top.
  }
    .brief = { $who ->
        [you] Top: { CARD($card) }.
       *[other] { $player }, top: { CARD($card) }.
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
event-choose-war = { $who ->
    [you] You go to war.
   *[other] { $player } goes to war.
  }
event-choose-surrender = { $who ->
    [you] You surrender.
   *[other] { $player } surrenders.
  }
event-choose-leave = { $who ->
    [you] You leave the table.
   *[other] { $player } leaves the table.
  }

# A card is revealed. $card
event-put = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# A war: $count cards face down, then $card face up
event-put-war = { $who ->
    [you] You put { COUNT($count, noun: "card") } face down and one face up: { CARD($card) }.
   *[other] { $player } puts { COUNT($count, noun: "card") } face down and one face up: { CARD($card) }.
  }
    .brief = { $who ->
        [you] You: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
# Somebody cannot complete a war: the last $count cards face down (may be 0)
event-put-short = { $who ->
    [you] You have too few cards for the war.
   *[other] { $player } has too few cards for the war.
  }

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
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) }: the revolution is cancelled.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } cancel each other.
event-queens-void = { CAP(COUNT($count, of: "Q")) } cancel each other.

# $players: those tied for strongest; $again: yes when the last trick was a war too
event-war = { $again ->
    [yes] Another war: { NAMES($players) }!
   *[no] War: { NAMES($players) }!
  }
event-war-joker = { $again ->
    [yes] The joker forces another war!
   *[no] The joker forces a war!
  }
# $count: cards that lie on the table for the next winner
event-pot = On the table: { COUNT($count, noun: "card") }.
    .brief = On the table: { $count }.
# $cards: the random face-down cards of the listener
event-war-cards = { $who ->
    [you] Face down go { CARDS($cards) }.
   *[other] { $player } puts face down: { CARDS($cards) }.
  }
event-joker-wins = { $who ->
    [you] War cancelled: your joker takes everything.
   *[other] War cancelled: the joker of { $player } takes everything.
  }
    .brief = { $who ->
        [you] Your joker wins.
       *[other] Joker wins: { $player }.
    }
# $count: how many cards
event-take = { $who ->
    [you] You take { COUNT($count, noun: "card") }.
   *[other] { $player } takes { COUNT($count, noun: "card") }.
  }
    .brief = { $who ->
        [you] You take { $count }.
       *[other] { $player } takes { $count }.
    }

event-power-spy = { $who ->
    [you] You are the spy: you choose after everyone else, and C tells you their cards.
   *[other] { $player } is the spy.
  }
    .brief = { $who ->
        [you] You spy.
       *[other] { $player } spies.
    }
event-power-count = { $who ->
    [you] Before you choose, C tells you how many cards each player has in hand.
   *[other] { $player } may count the hands.
  }
    .brief = { $who ->
        [you] You may count.
       *[other] {""}
    }
event-power-swap = { $who ->
    [you] Before you choose, C swaps your hand with your pile.
   *[other] { $player } may swap hand and pile.
  }
    .brief = { $who ->
        [you] You may swap.
       *[other] {""}
    }

# $count: how many cards the new hand or packet has
event-pick-up = { $who ->
    [you] You pick up your pile: { COUNT($count, noun: "card") }.
   *[other] { $player } picks up the pile.
  }
    .brief = { $who ->
        [you] Picked up: { $count }.
       *[other] {""}
    }
# A used-up packet is renewed from the shuffled pile. $count: its cards
event-renew = { $who ->
    [you] Your pile becomes your new packet: { COUNT($count, noun: "card") }.
   *[other] The pile of { $player } becomes a new packet.
  }
    .brief = { $who ->
        [you] New packet: { $count }.
       *[other] {""}
    }
# $card
event-prisoner = { $who ->
    [you] { CAP(CARD($card, form: "def")) } is your prisoner.
   *[other] { $player } keeps { CARD($card, form: "def") } as prisoner.
  }
event-forfeit = { $who ->
    [you] You lose the prisoner and your top card.
   *[other] { $player } loses the prisoner and the top card.
  }
# $victims: whose piles; $card: the card that steals; $count: cards in the thief's pile now;
# $mine: yes when the listener is robbed
event-steal = { $who ->
    [you] You steal from { NAMES($victims) } with { CARD($card, form: "def") }. Your pile: { COUNT($count, noun: "card") }.
   *[other] { $player } steals from { NAMES($victims) } with { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] You steal from { NAMES($victims) }.
       *[other] { $player } steals from { NAMES($victims) }.
    }
event-steal-blocked = { $who ->
    [you] You cannot steal from { NAMES($victims) }: your { RANK($card) } is played instead.
   *[other] { $player } fails to steal from { NAMES($victims) }.
  }
    .brief = { $who ->
        [you] Your steal is void.
       *[other] { $player }: steal void.
    }
# $cards: cards that leave the game
event-purge = Out of the game: { CARDS($cards) }.

# Casino War. $card, $cents (always positive)
event-draw = { $who ->
    [you] You get { CARD($card, form: "def") }.
   *[other] { $player } gets { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] You: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
event-draw-house = The house gets { CARD($card, form: "def") }.
    .brief = House: { CARD($card) }.
event-burn = One card is burnt.
    .brief = {""}
event-pay-win = { $who ->
    [you] You win { MONEY($cents) }.
   *[other] { $player } wins { MONEY($cents) }.
  }
event-pay-lose = { $who ->
    [you] You lose { MONEY($cents) }.
   *[other] { $player } loses { MONEY($cents) }.
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
event-pay-surrender = { $who ->
    [you] You lose half your bet: { MONEY($cents) }.
   *[other] { $player } loses half the bet: { MONEY($cents) }.
  }
event-pay-war-win = { $who ->
    [you] You win the war: { MONEY($cents) }.
   *[other] { $player } wins the war: { MONEY($cents) }.
  }
event-pay-war-lose = { $who ->
    [you] You lose the war and both bets: { MONEY($cents) }.
   *[other] { $player } loses the war and both bets: { MONEY($cents) }.
  }

event-out = { $who ->
    [you] You are out of the game.
   *[other] { $player } is out.
  }
# $number: which round, from 1
event-round = { $who ->
    [you] You win round { $number }.
   *[other] { $player } wins round { $number }.
  }
event-round-drawn = Round { $number } is drawn.

# $players: whom the result names
event-end-win = { $who ->
    [you] You win the game!
   *[other] { $player } wins the game.
  }
event-end-limit = { $who ->
    [you] The trick limit is reached. You own the most cards and win the game!
   *[other] The trick limit is reached. { $player } owns the most cards and wins the game.
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
# Casino War. $players: those still at the table
event-end-casino = The last round is over. At the table: { NAMES($players) }.
event-end-casino-empty = Nobody is left at the table.
