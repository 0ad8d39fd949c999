### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Steal War.
game-steal = Steal War
# What C does here, as in keys.ftl.
command-power-steal = steal a pile

## Rules

rules-heading-steal = Stealing
rules-heading-protect = Protecting a pile
# The aim in one sentence, told when the game is played for the first time
aim-steal = A card of the right rank steals a whole pile; whoever ends with all the cards wins.
rules-steal-aim =
    War with open piles: a card of the right rank steals a whole pile. Whoever ends with all the cards wins.

    Two to four can play.
rules-steal-deal =
    Fifty-two cards and two jokers are shuffled and dealt equally, face down. What does not divide is left out. A joker is the strongest card, then the ace.

    Taken cards lie face up on a pile before their player. The winner chooses which of them lies on top. When a packet is used up, its owner's pile is shuffled into a new packet, and can no longer be stolen.
rules-steal-steal =
    Before each trick everyone looks at their own top card and decides, hidden and at the same time, to play it or to steal. If it has the rank of the top of an opponent's pile, it may steal that pile, or several such piles.

    The card goes on top of the stolen pile, and all of it on the thief's own pile. Then the thief looks at the next card and decides again, until everyone plays.

    Decisions are revealed together, and all steals act on the piles as they lay before. So two players may even exchange their piles.
rules-steal-protect =
    If your card has the rank of your own pile's top and you play it, your pile is protected until the trick is over. Whoever wanted to steal it plays the card instead.

    Two who want the same pile in the same round hinder each other: neither gets it. A thief who gets no pile at all plays the card.
rules-steal-war =
    The strongest of the played cards takes the table. If two or more tie for strongest, everyone still in puts three cards face down and looks at one more. That one may steal, or it is played face up for the war.
rules-steal-short =
    Whoever cannot put four cards for a war, from packet and pile together, puts the rest face down and is out. If only one can, that one takes the table. If nobody can, the one who put most takes it, and a tie for most is a draw.
rules-steal-end =
    Whoever has neither packet nor pile is out. The last with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## What happens

# A packet used up while $down face-down cards of a war are laid, which are told only later, is
# renewed. $count: the cards left in it
event-renew-war = { $who ->
    [you] With { COUNT($down, noun: "card") } face down, your packet is used up. Your pile becomes the new one: { COUNT($count, noun: "card") }.
   *[other] { $player }'s pile becomes a new packet.
  }
    .brief = { $who ->
        [you] New packet: { $count }.
       *[other] {""}
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
table-begin-steal = The arrows go through what you may do with your card, Enter does it, { KEY("F1") } lists the keys.
    .brief = {""}
# $card: the top card, with how many piles it may steal
ask-steal-match = Your card is { CARD($card, form: "def") }. With it you can steal from { NAMES($victims, kind: "or") }.
    .brief = { CAP(CARD($card)) }: steal from { NAMES($victims, kind: "or") }?
ask-lay = Which card lies on top of your pile?
    .brief = On top?
power-no-match = Your card matches no pile.

## Refusals

# Steal War. $card: the top card of that pile
refused-own-pile = That is your own pile.
refused-no-pile = That player has no pile.
refused-pile-differs = On top of that pile lies { CARD($card, form: "def", suit: "always") }: your card must have the same rank.

## Why. $card: the card that steals; $victims: whose piles

# $mine: yes where it is the listener's pile
why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so you stole from { NAMES($victims) }.
   *[other] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so { $player } stole from { NAMES($victims) }.
  }
why-steal-protected = { $mine ->
    [yes] { $player } could not steal from you: you played { RANK($card, form: "indef") } too, which protected your pile.
   *[no] { $who ->
        [you] You could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
       *[other] { $player } could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
    }
  }
# $mine: as above
why-steal-rivals = { $who ->
    [you] You could not steal from { NAMES($victims) }: another wanted the same pile, and so neither got it.
   *[other] { $player } could not steal from { NAMES($victims) }: another wanted the same pile, and so neither got it.
  }

## Opponents

bot-strong-steal = strong, who knows which cards are still hidden; it helps little here

## Remarks

# Has stolen a pile
remark-plain-stole-1 = I'll take that pile, thank you.
remark-plain-stole-2 = A match is a match.
remark-plain-stole-3 = Nothing personal!
# The own pile was stolen
remark-plain-robbed-1 = Hey, that was my pile!
remark-plain-robbed-2 = And I was so fond of that pile.
remark-plain-robbed-3 = Gone, just like that.
# The own steal was void
remark-plain-blocked-1 = Well, it was worth a try.
remark-plain-blocked-2 = So close!
remark-plain-blocked-3 = Locked. Pity.

## Lessons

lesson-steal = Stealing
lesson-steal-1 = You see the top card of your packet. A seven lies on top of your opponent's pile, and your card is a seven too: press { $key } to steal the pile.
lesson-steal-2 = The pile is yours, and you look at your next card. Nothing can be stolen with it, so play it: press { $key }.
lesson-steal-3 = You choose which of the taken cards lies on top. Your pile is safe until somebody has a card of that rank. Go to the king, then press { $key }.
lesson-steal-end = If your card has the rank of your own pile's top, playing it protects your pile. Two who want the same pile hinder each other.

## Sounds

cue-steal = A pile is stolen
cue-steal-blocked = A steal is void

## The coach

coach-steal-most = This way you get the most cards.
coach-steal-protect = Your card matches your own pile: played, it protects that pile in this turn.
coach-steal-nothing = Your card matches no pile that you could steal.
coach-steal-rare = Of all the cards that you can put on top, this is the one that the fewest hidden cards can steal.
# What a game taught: labels, each with its number last.
taught-steal-missed = Steals that you could have made and let pass: { $times }. Cards on those piles: { $count }.
taught-steal-robbed = { $times ->
    [0] Nobody stole your pile in this game.
   *[other] Steals of your pile: { $times }. Cards lost by them: { $count }.
  }
taught-steal-lay = Times that you chose the top card of your pile: { $times }. Times that another card would have been harder to steal: { $unsafe }.
taught-steal-stolen = { $times ->
    [0] You stole no pile in this game.
   *[other] Piles that you stole: { $times }. Cards won by them: { $count }.
  }
