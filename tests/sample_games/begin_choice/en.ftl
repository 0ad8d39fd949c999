### Every text that only this game has.

# New Game.
game-new-game = New Game

## Rules

# The aim in one sentence, told when the game is played for the first time
aim-new-game = Everyone chooses a card at the same time, and the strongest takes them all; whoever ends up with all the cards wins.
rules-new-game-aim =
    Everyone chooses a card from their hand at the same time, and the strongest takes them all. Whoever ends up with all the cards wins.

    Two to four can play.
rules-new-game-deal =
    Fifty-two cards are shuffled and dealt equally, one hand for each player. Cards left over are set aside.
rules-new-game-trick =
    Everyone secretly chooses a card from their hand. The strongest takes every card on the table; they go on that player's pile, which becomes the hand when the hand is empty.

    If two or more tie for strongest, they choose another card. If none of them has one in hand, the cards wait for the winner of the next trick.
rules-new-game-end =
    If you have no cards left, you are out. The last player with cards wins. If nobody has a card left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie for most is a draw.
    }

## Lessons

lesson-new-game = A first trick
lesson-new-game-1 = Your opponent will play a low card. { lesson-go }.
lesson-new-game-end = The strongest card takes them all.
