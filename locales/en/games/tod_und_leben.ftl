### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Tod und Leben.
game-tod-und-leben = Tod und Leben

## Options

preset-long = Long match of seven rounds

## Rules

# The aim in one sentence, told when the game is played for the first time
aim-tod-und-leben = Both turn over their top card, and the higher one takes both; whoever takes more cards wins the round.
rules-tod-und-leben-aim =
    A short German game for two; its name means death and life. Every card is turned over just once.
rules-tod-und-leben-deal =
    Thirty-two cards, from the seven up to the ace, are shuffled, and each player gets sixteen, face down.
rules-tod-und-leben-trick =
    Both turn over their top card. The higher one takes both onto a pile of won cards, which are not played again.
rules-tod-und-leben-tie =
    Two equal cards: each turns over another card, until one is higher and takes them all. If the last cards tie, each takes back their own cards of that trick.
rules-tod-und-leben-end =
    When all sixteen cards are played, whoever has won more cards wins the round.

    { $rounds ->
        [1] One round is played.
       *[other] { CAP(COUNT($rounds, noun: "round")) } are played, all of them. Whoever wins the most rounds wins the game. If both win the same number, it is a draw.
    }

## What happens

# Tod und Leben: the last cards tie
event-own-back = The last cards tie: both take their own back.
# $number: which round, from 1; $more, $fewer: the cards that each has won
event-round = { $who ->
    [you] You win round { $number } by { COUNT($more, noun: "card") } to { COUNT($fewer) }.
   *[other] { $player } wins round { $number } by { COUNT($more, noun: "card") } to { COUNT($fewer) }.
  }
    .brief = { $who ->
        [you] You win round { $number }, { COUNT($more) } to { COUNT($fewer) }.
       *[other] { $player } wins round { $number }, { COUNT($more) } to { COUNT($fewer) }.
    }
event-round-drawn = Round { $number } is a draw, the same number of cards each.
# How many rounds each has won; its parts with commas. $count: rounds
event-score = Rounds: { LIST($score, kind: "comma") }.
    .brief = Rounds: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] you { COUNT($count) }
   *[other] { $player } { COUNT($count) }
  }

## At the table

# In Tod und Leben: $round, from 1.
now-game-of-round = { $game }, round { $round }, trick { $trick }.

## Why

why-own-back = The tie came on the last cards, so both took their own cards back.
why-war-turned = Both turn over another card, until one is higher.
why-round = { $who ->
    [you] All cards were played, and you had won more of them.
   *[other] All cards were played, and { $player } had won more of them.
  }
why-round-drawn = All cards were played, and both had won the same number: the round is drawn.
why-rounds-win = All rounds were played: whoever has won more of them wins the game.
why-rounds-draw = All rounds were played, and both had won the same number.

# A goal: what it is called, and how it is reached
goal-rounds = Win three rounds of Tod und Leben
goal-rounds-how = All three in one game. This one is luck: be patient.
