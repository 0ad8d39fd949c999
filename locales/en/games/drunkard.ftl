### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Drunkard.
game-drunkard = Drunkard

## Options

option-deck = Cards in the deck
option-tie = A tie
option-drunkard = The drunkard
value-tie-open = everyone plays one card face up
value-tie-covered = everyone plays one face down and one face up
value-drunkard-all-cards = whoever ends up with all the cards
value-drunkard-first-out = whoever runs out first

## Rules

# The aim in one sentence, told when the game is played for the first time
aim-drunkard = Nobody wins here: one player ends up as the drunkard, and loses.
rules-drunkard-aim =
    A Russian game of war. Nobody wins it: one player ends up as the drunkard, and loses.

    Two to four can play.
rules-drunkard-deal =
    { $deck ->
        [36] Thirty-six cards are shuffled and dealt equally, face down. The six is the lowest.
       *[52] Fifty-two cards are shuffled and dealt equally, face down. The two is the lowest.
    }
rules-drunkard-trick =
    Everyone turns over their top card. Whoever has the strongest takes everything; the cards go under that player's stack, in random order.

    { $deck ->
        [36] If an ace is turned up, a six beats it and is strongest of all. Otherwise the six is weakest.
       *[52] If an ace is turned up, a two beats it and is strongest of all. Otherwise the two is weakest.
    }
rules-drunkard-tie =
    If two or more tie for strongest, everyone plays another card, until one card alone is strongest. { $tie ->
        [open] It is played face up.
       *[covered] Each plays one card face down and one face up. A player's only card is played face up.
    }

    If you have no card for it, you are out.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Whoever ends up with all the cards is the drunkard. If nobody has a card left, it is a draw.
       *[first_out] The first to lose all cards is the drunkard, and the game ends at once, even in the middle of a tie. There may be several.
    }

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") } without a drunkard, and you hear who has the most cards.
    }

## What happens

# Drunkard: who has no cards left is safe. $why: cards or war
event-out-safe = { $who ->
    [you] You have no cards left: you are safe.
   *[other] { $player } has no cards left and is safe.
  }
    .brief = { $who ->
        [you] You are safe.
       *[other] { $player } is safe.
    }
# Several are safe at once.
event-outs-safe = { NAMES($players) } have no cards left and are safe.
    .brief = { NAMES($players) } are safe.
# Drunkard: to own most cards is neither won nor lost.
event-end-most = { $who ->
    [you] No tricks are left and there is no drunkard, so nobody loses: you have the most cards.
   *[other] No tricks are left and there is no drunkard, so nobody loses: { $player } has the most cards.
  }
    .brief = { $who ->
        [you] Nobody is the drunkard: you have the most cards.
       *[other] Nobody is the drunkard: { $player } has the most cards.
    }
# Several own most cards, equally many.
event-end-most-many = No tricks are left and there is no drunkard, so nobody loses: { NAMES($players) } tie for the most cards.
    .brief = Nobody is the drunkard: { NAMES($players) } tie for the most cards.
event-end-drunkard = { $who ->
    [you] You are the drunkard: you lose the game.
   *[other] The drunkard is { $player }.
  }
event-end-drunkard-many = The drunkards are { NAMES($players) }.

## Why

why-war-open = Everyone plays one more card face up.
why-war-covered = Everyone plays one card face down and one face up; a player's only card is played face up.
# The loser's name; which of the two rules makes the drunkard is in the options.
why-end-drunkard = { $first ->
    [yes] Whoever runs out of cards first is the drunkard: { NAMES($players) }.
   *[no] Whoever is left with all the cards is the drunkard: { NAMES($players) }.
  }
# At the trick limit, $count: nobody is the drunkard. $players: who own most cards
why-end-most = The game ends after { COUNT($count, noun: "trick") }: there is no drunkard, so nobody loses. { CAP(NAMES($players)) } had the most cards.

## Remarks

# Another is the drunkard
remark-plain-spared-1 = It isn't me. What a relief!
remark-plain-spared-2 = That could have been me.
remark-plain-spared-3 = Cheers to all the others!
remark-plain-spared-4 = Lucky me: it's somebody else.
remark-plain-spared-5 = I got away once more.
remark-plain-spared-6 = Not me this time. Your good health!

## On the command line

cli-result-drunkard = { $player } is the drunkard in { COUNT($games, noun: "game") }.

# A goal: what it is called, and how it is reached
goal-sober = Do not become the drunkard
goal-sober-how = In the game Drunkard the drunkard loses. Let it be somebody else.
