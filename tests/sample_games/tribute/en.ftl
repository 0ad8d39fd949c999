### Every text that only this game has.

# Tribute.
game-tribute = Tribute

## Rules

# The aim in one sentence, told when the game is played for the first time
aim-tribute = Everyone turns over their top card, and the strongest takes them all; a seven that wins takes one more card from everyone else. Whoever ends up with all the cards wins.
rules-tribute-aim =
    Everyone turns over their top card, and the strongest takes them all. Whoever ends up with all the cards wins.

    Two to four can play.
rules-tribute-deal =
    Fifty-two cards are shuffled and dealt equally, face down. Cards left over are set aside.
rules-tribute-trick =
    Everyone turns over their top card. The strongest takes every card on the table; they go under that player's stack, in random order.

    If the strongest card is a seven, all others pay a tribute: they lay their top card on the table, face down, and the winner takes these cards too. If you have no card left, you pay nothing.

    If two or more tie for strongest, they turn over another card. If none of them has one, the cards wait for the winner of the next trick.
rules-tribute-end =
    If you have no cards left, you are out. The last player with cards wins. If nobody has a card left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie for most is a draw.
    }

## What happens

event-tribute = { $who ->
    [you] You pay a tribute: your top card.
   *[other] { $player } pays a tribute: the top card.
  }
    .brief = { $who ->
        [you] You pay a tribute.
       *[other] { $player } pays a tribute.
    }

## Why

why-tribute = A seven won, so it also takes the top card of everyone else: { COUNT($count, noun: "card") }.
