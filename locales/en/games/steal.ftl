### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Steal War.
game-steal = Steal War
# What C does here, as in keys.ftl.
command-power-steal = steal a pile

## Rules

rules-heading-steal = Stealing
rules-heading-protect = Protecting a pile
# The aim in one sentence, told when the game is played for the first time
aim-steal = A card of the right rank steals a whole pile; whoever ends up with all the cards wins.
rules-steal-aim =
    War with open piles: a card of the right rank steals a whole pile. Whoever ends up with all the cards wins.

    Two to four can play.
rules-steal-deal =
    Fifty-two cards and two jokers are shuffled and dealt equally, face down. Cards left over are set aside. A joker is the strongest card, then the ace.

    The cards you take form a pile, face up in front of you, and you choose which of them goes on top. When your stack is used up, your pile is shuffled into a new stack, and can no longer be stolen.
rules-steal-steal =
    Before each trick everyone looks at their own top card and secretly decides, all at the same time, whether to play it or to steal. If your card has the same rank as the top of an opponent's pile, you may steal that pile, or several such piles at once.

    The stolen pile goes onto your own, and the card that stole it on top of everything. If one card steals several piles, they are stacked in the order of the seats. Then you look at your next card and decide again, until everyone plays.

    Decisions are revealed together, and every steal takes the piles as they were before. So two players may even swap their piles.
rules-steal-protect =
    If your card has the same rank as the top of your own pile and you play it, your pile is protected until the trick is over. Anyone who wanted to steal it plays their card instead.

    Two or more who want the same pile in the same round get in each other's way: nobody gets it. A thief who wanted several piles takes the free ones; one who gets no pile at all plays the card.
rules-steal-war =
    The strongest of the cards played takes the table. If two or more tie for strongest, everyone still in puts down three cards face down and looks at one more. That one may steal, or is played face up for the war.
rules-steal-short =
    If your stack and pile together do not have four cards for a war, your remaining cards go face down and you are out. If only one player has enough, that player takes the table. If nobody has, whoever put down the most cards takes it, and a tie is a draw.
rules-steal-end =
    If you have neither stack nor pile, you are out. The last player with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie is a draw.
    }

## What happens

# Confirms that the listener plays the top card, while others still choose
event-choose-play = You play the card.
# $victims: whose piles the listener wants
event-choose-steal = You try to steal from { NAMES($victims) }.
# A packet used up while $down face-down cards of a war are laid, which are told only later, is
# renewed. $count: the cards left in it
event-renew-war = { $who ->
    [you] With { COUNT($down, noun: "card") } face down, your stack is used up. Your pile becomes your new stack: { COUNT($count, noun: "card") }.
   *[other] { $player }'s pile becomes a new stack.
  }
    .brief = { $who ->
        [you] New stack: { $count }.
       *[other] { $player }: new stack.
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
  } { CARD($card, form: "def") } is now on top.
    .brief = { $who ->
        [you] You steal { $count } from { NAMES($victims) }, { CARD($card, form: "def") } on top.
       *[other] { $player } steals { $count } from { NAMES($victims) }, { CARD($card, form: "def") } on top.
    }
# $card: the owner's card that protects the pile; $earlier: yes when it was played earlier in the
# trick, before a war. $victims: whose pile
event-steal-blocked = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } cannot steal from you: your { RANK($card) } from earlier in this trick still protects your pile.
       *[no] { $who ->
            [you] You cannot steal from { NAMES($victims) }, whose { RANK($card) } from earlier in this trick still protects the pile.
           *[other] { $player } cannot steal from { NAMES($victims) }, whose { RANK($card) } from earlier in this trick still protects the pile.
        }
      }
   *[no] { $mine ->
        [yes] { $player } cannot steal from you: you play { RANK($card, form: "indef") } too, which protects your pile.
       *[no] { $who ->
            [you] You cannot steal from { NAMES($victims) }, who plays { RANK($card, form: "indef") } too, which protects the pile.
           *[other] { $player } cannot steal from { NAMES($victims) }, who plays { RANK($card, form: "indef") } too, which protects the pile.
        }
      }
  }
    .brief = { $who ->
        [you] You steal nothing.
       *[other] { $player } steals nothing.
    }
# $rivals: yes when another player wanted the pile too, no when nothing is known yet
event-steal-fails = { $mine ->
    [yes] { $player } cannot steal your pile
   *[no] { $who ->
        [you] You cannot steal { NAMES($victims) }'s pile
       *[other] { $player } cannot steal { NAMES($victims) }'s pile
    }
  }{ $rivals ->
    [yes] , because somebody else wants it too
   *[no] {""}
  }.
    .brief = { $who ->
        [you] You steal nothing.
       *[other] { $player } steals nothing.
    }
# Thieves hinder each other. $players: who wanted the pile (where it is known), $victims: whose pile
event-steal-rivals = Nobody steals { $mine ->
    [yes] your
   *[no] { NAMES($victims) }'s
} pile, because more than one wants it: { NAMES($players) }.
    .brief = Nobody steals from { NAMES($victims) }.

## At the table

choice-play = Play the card
# $victims: players
choice-steal = Steal from { NAMES($victims) }
# $card
choice-lay = { CAP(CARD($card, form: "def")) } on top
# $card: the top card of the listener's packet
ask-steal = Your card is { CARD($card, form: "def") }.
    .brief = Yours: { CARD($card) }.
# Where each looks at the own top card before it is played.
table-begin-steal = { $touch ->
    [yes] What you can do with your card is a list; the first button below it does it.
   *[no] The arrows go through what you can do with your card, Enter does it, and { KEY("F1") } lists the keys.
  }
    .brief = {""}
# $card: the top card, with how many piles it may steal
ask-steal-match = Your card is { CARD($card, form: "def") }. With it you can steal from { NAMES($victims, kind: "or") }.
    .brief = { CAP(CARD($card)) }: steal from { NAMES($victims, kind: "or") }?
ask-lay = Which card goes on top of your pile?
    .brief = On top?
power-no-match = Your card does not match any other player's pile.

## Refusals

# Steal War. $card: the top card of that pile
refused-own-pile = That is your own pile.
refused-no-pile = That player has no pile.
refused-pile-differs = The top of that pile is { CARD($card, form: "def", suit: "always") }: your card must have the same rank.

## Why. $card: the card that steals; $victims: whose piles

# $mine: yes where it is the listener's pile
why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so you stole from { NAMES($victims) }.
   *[other] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so { $player } stole from { NAMES($victims) }.
  }
why-steal-protected = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } could not steal from you: your { RANK($card) } from earlier in the trick still protected your pile.
       *[no] { $who ->
            [you] You could not steal from { NAMES($victims) }, whose { RANK($card) } from earlier in the trick still protected the pile.
           *[other] { $player } could not steal from { NAMES($victims) }, whose { RANK($card) } from earlier in the trick still protected the pile.
        }
      }
   *[no] { $mine ->
        [yes] { $player } could not steal from you: you played { RANK($card, form: "indef") } too, which protected your pile.
       *[no] { $who ->
            [you] You could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
           *[other] { $player } could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
        }
      }
  }
# While the cards do not show yet whether the pile is protected
why-steal-fails = { $mine ->
    [yes] { $player } could not steal from you: the cards do not show why yet.
   *[no] { $who ->
        [you] You could not steal from { NAMES($victims) }: the cards do not show why yet.
       *[other] { $player } could not steal from { NAMES($victims) }: the cards do not show why yet.
    }
  }
# $mine: as above
why-steal-rivals = { $who ->
    [you] You could not steal from { NAMES($victims) }: somebody else wanted the same pile, so nobody got it.
   *[other] { $player } could not steal from { NAMES($victims) }: somebody else wanted the same pile, so nobody got it.
  }

## Opponents

bot-strong-steal = strong, who knows which cards are still hidden; it helps little here

## Remarks

# Has stolen a pile
remark-plain-stole-1 = I'll take that pile, thank you.
remark-plain-stole-2 = A match is a match.
remark-plain-stole-3 = Nothing personal!
remark-plain-stole-4 = Thank you, I can use these.
remark-plain-stole-5 = That pile lay there so invitingly.
remark-plain-stole-6 = My card says it's mine now.
# The own pile was stolen
remark-plain-robbed-1 = Hey, that was my pile!
remark-plain-robbed-2 = And I was so fond of that pile.
remark-plain-robbed-3 = Gone, just like that.
remark-plain-robbed-4 = I wasn't done with that pile.
remark-plain-robbed-5 = Now my pile is somewhere else.
remark-plain-robbed-6 = That'll teach me to build it so high.
# The own steal was void
remark-plain-blocked-1 = Well, it was worth a try.
remark-plain-blocked-2 = So close!
remark-plain-blocked-3 = Locked. Pity.
remark-plain-blocked-4 = I was almost rich.
remark-plain-blocked-5 = No luck with that one.
remark-plain-blocked-6 = Fair enough, it stays there.

## Lessons

lesson-steal = Stealing
lesson-steal-1 = Press { $key } to steal the pile. You can see the top card of your stack: it is a seven, and so is the top of your opponent's pile.
lesson-steal-2 = Press { $key } to play your next card: nothing can be stolen with it. The pile is yours.
lesson-steal-3 = Go to the king, then press { $key }. You choose which of the taken cards goes on top. Your pile is safe until somebody has a card of that rank.
lesson-steal-end = If your card has the same rank as the top of your own pile, playing it protects your pile. Two who want the same pile get in each other's way.

## Sounds

cue-steal = A pile is stolen
cue-steal-blocked = A steal is void

## The coach

coach-steal-most = This way you get the most cards.
coach-steal-protect = Your card matches your own pile: playing it protects that pile for this trick.
coach-steal-nothing = Your card matches no pile you could steal.
coach-steal-rare = Of all the cards you can put on top, this one can be stolen by the fewest hidden cards.
# What a game taught: labels, each with its number last.
taught-steal-missed = Piles you could have stolen and did not: { $times }. Cards in them: { $count }.
taught-steal-robbed = { $times ->
    [0] Nobody stole your pile in this game.
   *[other] Times your pile was stolen: { $times }. Cards lost: { $count }.
  }
taught-steal-lay = Times you chose the top card of your pile: { $times }. Times another card would have been harder to steal: { $unsafe }.
taught-steal-stolen = { $times ->
    [0] You did not steal a pile in this game.
   *[other] Piles you stole: { $times }. Cards won: { $count }.
  }

# A goal: what it is called, and how it is reached
goal-steal = Steal a pile
goal-steal-how = In Steal War, if your card has the rank on top of another pile, steal it.
goal-protect = Protect your pile
goal-protect-how = In Steal War, play a card with the rank on top of your own pile while somebody tries to steal it.
