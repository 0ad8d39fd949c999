### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Classic War.
game-classic = Classic War

## Options

option-face-down = Face-down cards in a war
option-run-out = Running out in a war
option-bury-jokers = Bury a joker in each packet
option-two-beats-joker = A two beats a joker
option-recycle = Taken cards
option-purge-after = Cards leave the game after trick
value-run-out-lose = the player is out
value-run-out-last-card = the last card fights on
value-recycle-under = go under the packet
value-recycle-reshuffle = are shuffled into a new packet
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
aim-classic = All turn their top card, and the strongest takes them all; whoever ends with all the cards wins.
rules-classic-aim =
    War as children play it everywhere. The cards lie face down, and luck decides. Whoever ends with all the cards wins.

    Two to four can play.
rules-classic-deal =
    { $decks ->
        [shared] One deck of fifty-two cards is shuffled and dealt equally, face down. What does not divide is left out.
       *[own] Each player begins with a whole shuffled deck, face down.
    }
rules-classic-trick =
    All turn their top card. The strongest takes every card on the table. The ace is the strongest plain card, suits do not count.
rules-classic-war =
    If two or more tie for strongest, everyone still in takes part in the war. Each puts { COUNT($face_down, noun: "card") } face down and one face up, and the strongest new face-up card takes all. A new tie is another war. Cards of earlier rounds no longer count.
rules-classic-short =
    { $run_out ->
        [lose] Whoever cannot complete a war puts what is left face down, and is out. If only one can complete it, that one takes the table. If nobody can, the one who put most takes it, and a tie for most is a draw.
       *[last_card] In a war everyone's last card is turned face up and goes on fighting in every further round until it is beaten. If only such last cards are left and they tie for strongest, it is a draw.
    }
rules-classic-jokers =
    { $jokers ->
        [0] There are no jokers in this game.
       *[other] There are two jokers in each deck. A joker is stronger than an ace. { $two_beats_joker ->
            [on] A two beats a joker that is turned up beside it. Otherwise it is the weakest card.
           *[off] A two does not beat a joker.
        } { $bury_jokers ->
            [on] One joker is hidden in each of the two packets.
           *[off] Jokers may come to anyone.
        }
    }
rules-classic-taken =
    { $recycle ->
        [under] Taken cards go under the packet, in a random order.
       *[reshuffle] Taken cards lie on a pile. When the packet is used up, the pile is shuffled and becomes the new packet.
    }

    { $purge_after ->
        [0] No cards leave the game.
       *[other] After trick { $purge_after } cards begin to leave the game: first the threes that are taken, when none is left the fours, and so on up to the aces.
    }
rules-classic-end =
    Whoever has no cards left is out. The last with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## What happens

# $count cards of the rank of $card leave the game
event-purge = Out of the game: { COUNT($count, $card) }.

## Refusals

# Classic War
refused-bury-jokers-need-two = Burying jokers is for two players only.

## Why

# $count: after how many tricks
why-purged = After trick { $count } the lowest rank that is still there leaves the game when it is taken.
why-last-card = { $who ->
    [you] Your last card was already face up and went on fighting.
   *[other] { $player }'s last card was already face up and went on fighting.
  }

## Sounds

cue-purge = Cards leave the game
