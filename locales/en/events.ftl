# What happens at the table. In all of them: $who (you, other) and $player (a name) say whose
# doing it is; a spectator hears "other". .brief is for who knows the game by its sounds: it begins
# with the result and names the cards behind it. Suits are told at full detail, or as the player
# has set it.

# $count: how many cards each player has
event-deal = The cards are dealt, { COUNT($count, noun: "card") } each.
# $count: cards that nobody gets
event-left-out = { CAP(COUNT($count, noun: "card")) } set aside.

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

# A card is revealed. $card
event-put = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# A war: $count cards face down, then $card face up
event-put-war = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] You play { COUNT($count, noun: "card") } face down and { CARD($card, form: "def") } face up.
       *[other] { $player } plays { COUNT($count, noun: "card") } face down and { CARD($card, form: "def") } face up.
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

# $players: those tied for strongest, none where only two play; $again: yes when the last trick was
# a war too; $all: yes when more fight than tied; $open: yes when it is not decided at once; $count:
# cards on the table; $card: the rank that ties; $beaten: the highest rank, where the lowest ties
# and beats it
event-war = { $all ->
    [yes] { $again ->
        [yes] Another war! { CAP(NAMES($players)) } tie{ $with }; everyone fights.
       *[no] War! { CAP(NAMES($players)) } tie{ $with }; everyone fights.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Another war{ $with }!
           *[no] War{ $with }!
        }
       *[other] { $again ->
            [yes] Another war: { NAMES($players) }{ $with }!
           *[no] War: { NAMES($players) }{ $with }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] With { RANK($beaten, form: "indef") } on the table, { RANK($card, form: "def") } is strongest.
  }
    .brief = War{ LENGTH($players) ->
        [0] {""}
       *[other] : { NAMES($players) }
    }, with { RANK($card, form: "def") }.{ $open ->
        [yes] {" "}{ CAP(COUNT($count, noun: "card")) } on the table.
       *[no] {""}
    }
# Who ties with what, and who takes with what: told with the result where the cards are not told
event-war-with = {""}, with { RANK($card, form: "def") }
event-take-with = with { CARD($card, form: "def") }
# A war that nobody can fight. $count: as before
event-stays = None of them has a card left for the war: { COUNT($count, noun: "card") } on the table.
# $count: how many cards; $why: none, low (reversed order), upset ($card, the lowest, beats $beaten,
# the highest), alone (nobody else can go on with the war), most (nobody could, this player put most);
# $prisoner: yes when it was won with the prisoner; $top: the card that comes to lie on top, or none
event-take = { $why ->
    [alone] Nobody else can go on: {""}
    [most] Nobody has enough cards, { $who ->
    [you] but you have the most and take
       *[other] but { $player } has the most and takes
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
  } { COUNT($count, noun: "card") }{ $with ->
    [none] {""}
   *[other] {" "}{ $with }
  }{ $top ->
    [none] {""}
   *[other] , with { CARD($top, form: "def") } on top
  }{ $prisoner ->
    [yes] , the prisoner among them
   *[no] {""}
  }{ $kept }{ $why ->
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
event-take-cards = Face down among them: { CARDS($cards) }.

# $count: how many cards the new hand has
event-pick-up = { $who ->
    [you] Your hand is empty: you pick up your pile, { COUNT($count, noun: "card") }.
   *[other] { $player }'s pile becomes a new hand.
  }
    .brief = { $who ->
        [you] Picked up { $count }.
       *[other] {""}
    }
# Several do so at once.
event-pick-ups = { NAMES($players) } pick up their piles as new hands.
    .brief = {""}
# A used-up packet is renewed from the shuffled pile. $count: the cards left in it
event-renew = { $who ->
    [you] Your pile becomes your new stack: { COUNT($count, noun: "card") }.
   *[other] { $player }'s pile becomes a new stack.
  }
    .brief = { $who ->
        [you] New stack: { $count }.
       *[other] { $player }: new stack.
    }

# $why: cards (none left), war (none for a war), money (too little for the smallest bet)
event-out = { $who ->
    [you] { $why ->
    [money] You do not have enough money for the smallest bet: you are out.
        [war] You have no card for the war: you are out.
       *[cards] You have no cards left: you are out.
    }
   *[other] { $why ->
    [money] { $player } does not have enough money for the smallest bet and is out.
        [war] { $player } has no card for the war and is out.
       *[cards] { $player } has no cards left and is out.
    }
  }
    .brief = { $who ->
        [you] You are out.
       *[other] { $player } is out.
    }
# Several go out at once. $why: cards, war or money
event-outs = { $why ->
    [money] { NAMES($players) } do not have enough money for the smallest bet and are out.
    [war] { NAMES($players) } have no card for the war and are out.
   *[cards] { NAMES($players) } have no cards left and are out.
  }
    .brief = { NAMES($players) } are out.

# $players: whom the result names
event-end-win = { $who ->
    [you] You win the game!
   *[other] { $player } wins the game.
  }
event-end-limit = { $count ->
    [none] { $who ->
        [you] You win the game with the most cards! No tricks are left.
       *[other] { $player } wins the game with the most cards: no tricks are left.
    }
   *[other] { $who ->
        [you] You win the game with { COUNT($count, noun: "card") } to { COUNT($next, noun: "card", alone: 1) }! No tricks are left.
       *[other] { $player } wins the game with { COUNT($count, noun: "card") } to { COUNT($next, noun: "card", alone: 1) }: no tricks are left.
    }
  }
    .brief = { $count ->
        [none] { $who ->
            [you] You win with the most cards.
           *[other] { $player } wins with the most cards.
        }
       *[other] { $who ->
            [you] You win, { COUNT($count, noun: "card", alone: 1) } to { COUNT($next, noun: "card", alone: 1) }.
           *[other] { $player } wins, { COUNT($count, noun: "card", alone: 1) } to { COUNT($next, noun: "card", alone: 1) }.
        }
    }
event-end-draw = The game is a draw: { NAMES($players) }.
# At a limit, how many cards everybody has; at the brief level, only the listener. Its parts follow.
event-end-counts = Cards in the end: { LIST($counts, kind: "comma") }.
    .brief = Cards: { LIST($counts, kind: "comma") }.
event-end-count = { $who ->
    [you] you { COUNT($count) }
   *[other] { $player } { COUNT($count) }
  }
