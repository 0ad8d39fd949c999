### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Classic War.
game-classic = Classic War

## Options

option-face-down = Face-down cards in a war
option-run-out = Running out in a war
option-bury-jokers = Bury a joker in each stack
option-two-beats-joker = A two beats a joker
option-recycle = Taken cards
option-purge-after = Tricks before cards leave the game
value-run-out-lose = the player is out
value-run-out-last-card = the last card fights on
value-recycle-under = go under the stack
value-recycle-reshuffle = are shuffled into a new stack
value-decks-shared = one for all
value-decks-own = one each
value-never = never
preset-three-card = Three-card war: three cards face down
preset-jokers-wild = Jokers wild: two jokers, and a two beats them
preset-two-decks = Two decks: a whole deck for each player

## Rules

rules-heading-jokers = Jokers
rules-heading-taken = Taken cards
# The aim in one sentence, told when the game is played for the first time
aim-classic = Everyone turns over their top card, and the strongest takes them all; whoever ends up with all the cards wins.
rules-classic-aim =
    War as children everywhere play it. The cards are face down, and luck decides. Whoever ends up with all the cards wins.

    Two to four can play.
rules-classic-deal =
    { $decks ->
        [shared] One deck of fifty-two cards is shuffled and dealt equally, face down. Cards left over are set aside.
       *[own] Each player begins with a whole shuffled deck, face down.
    }
rules-classic-trick =
    Everyone turns over their top card. The strongest takes every card on the table. The ace is the strongest ordinary card; suits do not count.
rules-classic-war =
    If two or more tie for strongest, everyone still in takes part in the war. Each plays { COUNT($face_down, noun: "card") } face down and one face up, and the strongest new face-up card takes all. A new tie is another war. Cards of earlier rounds no longer count.
rules-classic-short =
    { $run_out ->
        [lose] If you cannot complete a war, your remaining cards go face down and you are out. If only one player can complete it, that player takes the table. If nobody can, whoever put down the most cards takes it, and a tie is a draw.
       *[last_card] In a war everyone's last card is turned face up and goes on fighting in every further round until it is beaten. If only such last cards are left and they tie for strongest, it is a draw.
    }
rules-classic-jokers =
    { $jokers ->
        [0] There are no jokers in this game.
       *[other] There are two jokers in each deck. A joker is stronger than an ace. { $two_beats_joker ->
            [on] A two beats a joker that is turned up in the same trick. Otherwise it is the weakest card.
           *[off] A two does not beat a joker.
        } { $bury_jokers ->
            [on] One joker is hidden in each of the two stacks.
           *[off] Anyone may be dealt a joker.
        }
    }
rules-classic-taken =
    { $recycle ->
        [under] The cards you take go under your stack, in random order.
       *[reshuffle] The cards you take form a pile. When your stack is used up, the pile is shuffled and becomes your new stack.
    }

    { $purge_after ->
        [0] No cards leave the game.
       *[other] After { COUNT($purge_after, noun: "trick") }, cards begin to leave the game: first the threes that are taken; when none are left, the fours; and so on up to the aces.
    }
rules-classic-end =
    If you have no cards left, you are out. The last player with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie is a draw.
    }

## What happens

# $count cards of the rank of $card leave the game
event-purge = Out of the game: { COUNT($count, $card) }.

# H where taken cards make a pile that is dealt anew. $count: cards in both
now-packet-pile = In your stack and your pile together: { COUNT($count, noun: "card") }.

## Refusals

# Classic War
refused-bury-jokers-need-two = Burying jokers is for two players only.

## Why

# $count: after how many tricks
why-purged = After { COUNT($count, noun: "trick") }, the lowest rank still there leaves the game when it is taken.
why-last-card = { $who ->
    [you] Your last card was already face up and went on fighting.
   *[other] { $player }'s last card was already face up and went on fighting.
  }

## Sounds

cue-purge = Cards leave the game
