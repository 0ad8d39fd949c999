### Every text that only this game has.

# New Game.
game-new-game = New Game

## Rules

# The aim in one sentence, told when the game is played for the first time
aim-new-game = Everyone turns over their top card, and the strongest takes them all; whoever ends up with all the cards wins.
rules-new-game-aim =
    Everyone turns over their top card, and the strongest takes them all. Whoever ends up with all the cards wins.

    Two to four can play.
rules-new-game-deal =
    Fifty-two cards are shuffled and dealt equally, face down. Cards left over are set aside.
rules-new-game-trick =
    Everyone turns over their top card. The strongest takes every card on the table; they go under that player's stack, in random order.

    If two or more tie for strongest, they turn over another card. If none of them has one, the cards wait for the winner of the next trick.
rules-new-game-end =
    If you have no cards left, you are out. The last player with cards wins. If nobody has a card left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie for most is a draw.
    }
