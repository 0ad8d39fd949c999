### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Casino War.
game-casino = Casino War
# What Enter does here, as in keys.ftl.
command-play-casino = place the bet, or give the answer
# What keys do here, as in keys.ftl: arrows, Home and End in a choice, and while a bet is set
command-card-previous-casino = previous answer; while you bet, up raises the amount and left goes to the bet
command-card-next-casino = next answer; while you bet, down lowers the amount and right goes to the tie bet
command-card-first-casino = first answer; while you bet, the smallest amount
command-card-last-casino = last answer; while you bet, the largest amount
# What 2 to 9 and 0 do here
command-digit-casino = a digit of the amount you bet; Backspace takes the last one away
command-owned-casino = how much money each player has
command-pot-casino = the bets and the cards on the table
command-last-trick-casino = the last round again
# The summary of simulated games: nobody wins, and a bust is no draw. $games: how many
cli-casino-rounds = { $games ->
    [1] Rounds in the game: { $median }.
   *[other] Rounds in a game: median { $median }, from { $low } to { $high }.
  }
cli-casino-limit = { $player } stays at the table to the end of { COUNT($games, noun: "game") }.
cli-casino-draw = { $player } is last to leave the table or runs out of money in { COUNT($games, noun: "game") }.

## Options

option-bankroll = Money at the start
option-min-bet = Smallest bet
option-max-bet = Largest bet
preset-high-stakes = High stakes: more money, larger bets

## Rules

rules-heading-bets = Bets
rules-heading-round = A round
rules-heading-odds = What the house wins
# The aim in one sentence, told when the game is played for the first time
aim-casino = You bet against the house: you get a card, the house gets a card, and the higher one wins.
rules-casino-aim =
    You bet against the house: one card for you, one for the house. The higher card wins.

    One to seven can play. All money is play money.
rules-casino-deal =
    The shoe holds { COUNT($decks, noun: "deck") }, shuffled together. When less than a quarter is left, a new one is shuffled before the next round. The ace is the highest card.

    Each player begins with { $bankroll }.
rules-casino-bets =
    You bet a whole amount from { $min_bet } to { $max_bet }, or leave the table. On top of that you may bet on a tie, up to { $max_bet }. Both bets together cannot be more than you have.

    If you cannot cover the smallest bet, you are out.
rules-casino-round =
    Each player gets one card, then the house. If yours is higher, you get your bet back and as much again. If it is lower, the bet is lost.

    The tie bet pays ten to one if your card ties with that of the house. Otherwise it is lost.
rules-casino-tie =
    If your card ties, you choose. Surrender, and you get half your bet back. Or go to war, and add as much again. All tied players choose before the first war is dealt.

    In a war three cards are burnt, then you and the house get one more card each. If the house's card is higher, both bets are lost. Otherwise you get both back, plus as much as the first bet. So a bet of ten that goes to war wins ten or loses twenty.

    If you cannot cover the war, you can only surrender.
rules-casino-odds =
    In the long run the house wins. With six decks, always going to war loses about 2.9 percent of the bets, always surrendering about 3.7 percent. The tie bet loses more than 18 percent.
rules-casino-end =
    { $rounds ->
        [0] The game goes on until nobody is left at the table.
       *[other] The game ends after { COUNT($rounds, noun: "round") }.
    }

## What happens

# $count: how many decks make the new shoe
event-shuffle = New shoe of { COUNT($count, noun: "deck") }.
    .brief = New shoe.
# $cents: the stake; $tie: the tie bet, 0 for none; both in cents
event-choose-bet = { $tie ->
    [0] { $who ->
        [you] You bet { MONEY($cents) }.
       *[other] { $player } bets { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] You bet { MONEY($cents) }, and { MONEY($tie) } on a tie.
       *[other] { $player } bets { MONEY($cents) }, and { MONEY($tie) } on a tie.
    }
  }
    .brief = { $who ->
        [you] { MONEY($cents) }.
       *[other] {""}
    }
# $cents: what going to war costs beside the bet
event-choose-war = { $who ->
    [you] You go to war and bet { MONEY($cents) } more.
   *[other] { $player } goes to war and bets { MONEY($cents) } more.
  }
    .brief = { $who ->
        [you] War.
       *[other] { $player }: war.
    }
event-choose-surrender = { $who ->
    [you] You surrender.
   *[other] { $player } surrenders.
  }
    .brief = {""}
event-choose-leave = { $who ->
    [you] You leave the table.
   *[other] { $player } leaves the table.
  }
event-card-house = house { CARD($card) }
# Casino War. $card, $cents (always positive)
event-draw = { $who ->
    [you] You: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = House: { CARD($card) }.
# $players: others whose card ties with that of the house
event-house-tie = { LENGTH($players) ->
    [1] { NAMES($players) } ties with the house.
   *[other] { NAMES($players) } tie with the house.
  }
# $count: how many cards are burnt
event-burn = { CAP(COUNT($count, noun: "card")) } burnt.
event-pay-win = { $who ->
    [you] You win { MONEY($cents) }.
   *[other] { $player } wins { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Plus { MONEY($cents) }.
       *[other] { $player } plus { MONEY($cents) }.
    }
event-pay-lose = { $who ->
    [you] You lose { MONEY($cents) }.
   *[other] { $player } loses { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
# $won: yes when the tie bet is won
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Your tie bet wins { MONEY($cents) }.
       *[other] { $player } wins { MONEY($cents) } with the tie bet.
    }
   *[no] { $who ->
        [you] Your tie bet is lost: { MONEY($cents) }.
       *[other] { $player } loses the tie bet: { MONEY($cents) }.
    }
  }
    .brief = { $won ->
        [yes] { $who ->
            [you] Tie bet plus { MONEY($cents) }.
           *[other] { $player }, tie bet plus { MONEY($cents) }.
        }
       *[no] { $who ->
            [you] Tie bet minus { MONEY($cents) }.
           *[other] { $player }, tie bet minus { MONEY($cents) }.
        }
    }
event-pay-surrender = { $who ->
    [you] You lose half your bet: { MONEY($cents) }.
   *[other] { $player } loses half the bet: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] You surrender, minus { MONEY($cents) }.
       *[other] { $player } surrenders, minus { MONEY($cents) }.
    }
event-pay-war-win = { $who ->
    [you] You win the war: { MONEY($cents) }.
   *[other] { $player } wins the war: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] War won: plus { MONEY($cents) }.
       *[other] { $player }, war won: plus { MONEY($cents) }.
    }
event-pay-war-lose = { $who ->
    [you] You lose the war and both bets: { MONEY($cents) }.
   *[other] { $player } loses the war and both bets: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] War lost: minus { MONEY($cents) }.
       *[other] { $player }, war lost: minus { MONEY($cents) }.
    }
# $cents: the listener's money after the round
event-money = You have { MONEY($cents) }.
    .brief = You have { MONEY($cents) }.
# Casino War: what each has after the round, for who only watches; its parts with commas.
event-balance = Money: { LIST($balance, kind: "comma") }.
# Casino War: what each ends with, its parts with commas. $cents: money
event-end-casino = The last round is over. In the end: { LIST($balance, kind: "comma") }.
event-end-casino-empty = Nobody is left at the table. In the end: { LIST($balance, kind: "comma") }.
# What the listener has won or lost in the whole game. $cents: how much; $won: yes, no or even
event-end-net = { $won ->
    [yes] You have won { MONEY($cents) }!
    [no] You have lost { MONEY($cents) }.
   *[even] You have neither won nor lost.
  }
event-balance-of = { $who ->
    [you] you { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }

## At the table

choice-war = Go to war
choice-surrender = Surrender
choice-leave = Leave the table
# $cents: the stake; $tie: the tie bet
choice-bet = Bet { MONEY($cents) }, tie bet { MONEY($tie) }
# $cents: the listener's money
ask-bet = Your bet?{ $first ->
    [yes] {" "}You have { MONEY($cents) }, and may bet from { MONEY($low) } to { MONEY($high) }.
   *[no] {""}
  }
    .brief = Bet?
ask-tie = A tie! War for { MONEY($cents) } more, or surrender?
    .brief = Tie: war?
# $cents: what a war would cost, more than the player has
ask-tie-poor = A tie! You have no { MONEY($cents) } more for a war: you can only surrender.
    .brief = Tie: you can only surrender.
# In Casino War: $trick is the round.
now-game-round = { $game }, round { $trick }.
# $cents: the money of a player
shown-seat-money = { $state ->
    [chosen] { $player }: { MONEY($cents) }, ready
    [choosing] { $player }: { MONEY($cents) }, choosing
    [out] { $player }: out
   *[waiting] { $player }: { MONEY($cents) }
  }
# R in Casino War. Amounts in cents.
now-limits = Bets from { MONEY($low) } to { MONEY($high) }.
# E in Casino War. $cents: the money of a player
now-bankroll = { $who ->
    [you] You: { MONEY($cents) }.
   *[other] { $player }: { MONEY($cents) }.
  }
# P in Casino War. $cents: the stake, $tie: the tie bet, 0 for none
now-bet = { $tie ->
    [0] { $who ->
        [you] Your bet: { MONEY($cents) }.
       *[other] { $player } bets { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Your bet: { MONEY($cents) }, tie bet { MONEY($tie) }.
       *[other] { $player } bets { MONEY($cents) }, tie bet { MONEY($tie) }.
    }
  }
# The bet is being set. $cents: the stake; $tie: the tie bet
bet-stake = Bet: { MONEY($cents) }
bet-tie = Tie bet: { MONEY($cents) }
bet-help = { $touch ->
    [yes] Type the amounts, then choose “{ page-button-bet }”. To leave the table, use the menu.
   *[no] Up and down or digits set the bet, right goes to the tie bet, and Enter places both. To leave the table, use the menu.
  }
    .brief = {""}
menu-leave-table = Leave the table

## Refusals

# Casino War. $cents: an amount
refused-war-not-covered = A war needs { MONEY($cents) }, more than you have: you can only surrender.
refused-bet-not-whole = Bets are whole amounts.
refused-bet-too-low = The smallest bet is { MONEY($cents) }.
refused-bet-too-high = The largest bet is { MONEY($cents) }.
refused-tie-bet-too-high = The largest tie bet is { MONEY($cents) }.
refused-bet-not-covered = You have only { MONEY($cents) } for both bets.
refused-max-bet-below-min-bet = The largest bet must not be smaller than the smallest.
refused-bankroll-below-min-bet = The money at the start must cover the smallest bet.

## Why. $card: the player's card, $house: the card of the house

why-pay-win = { $who ->
    [you] Your { RANK($card) } beat the house's { RANK($house) }: you won as much as you bet.
   *[other] { $player }'s { RANK($card) } beat the house's { RANK($house) }: { $player } won as much as the bet.
  }
why-pay-lose = { $who ->
    [you] The house's { RANK($house) } beat your { RANK($card) }: you lost the bet.
   *[other] The house's { RANK($house) } beat { $player }'s { RANK($card) }: the bet was lost.
  }
# $won: yes where the cards tie
why-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Your { RANK($card) } tied with the house's { RANK($house) }: the tie bet paid ten to one.
       *[other] { $player }'s { RANK($card) } tied with the house's { RANK($house) }: the tie bet paid ten to one.
    }
   *[no] { $who ->
    [you] There was no tie, so you lost the tie bet.
       *[other] There was no tie, so { $player } lost the tie bet.
    }
  }
why-house-tie = { $who ->
    [you] Your { RANK($card) } ties with the house's { RANK($house) }: you choose between war and surrender.
   *[other] { $player }'s { RANK($card) } ties with the house's { RANK($house) }: war or surrender.
  }
why-pay-surrender = { $who ->
    [you] Your { RANK($card) } tied with the house's { RANK($house) }: surrendering gave half the bet back.
   *[other] { $player }'s { RANK($card) } tied with the house's { RANK($house) }: surrendering gave half the bet back.
  }
why-pay-war-win = { $who ->
    [you] In the war the house had to be higher. Your { RANK($card) } against its { RANK($house) }: you got both bets back and won the first bet again.
   *[other] In the war the house had to be higher. { $player }'s { RANK($card) } against its { RANK($house) }: both bets came back, and the first was won again.
  }
why-pay-war-lose = { $who ->
    [you] In the war the house's { RANK($house) } beat your { RANK($card) }: you lost both bets.
   *[other] In the war the house's { RANK($house) } beat { $player }'s { RANK($card) }: both bets were lost.
  }

## Why

why-out-poor = { $who ->
    [you] Your money did not cover the smallest bet: you are out.
   *[other] { $player }'s money did not cover the smallest bet.
  }

## Opponents

bot-sensible-casino = sensible, who bets little and never on a tie
bot-intuitive = intuitive, who sometimes bets on a tie on a hunch
bot-steady = steady, who always bets the same
bot-careful = careful, who surrenders at every tie and leaves once well ahead
bot-stubborn = stubborn, who doubles the bet after every loss

## Remarks

# Wins the bet against the house
remark-plain-bet-won-1 = The house pays. Lovely!
remark-plain-bet-won-2 = That's how I like it.
remark-plain-bet-won-3 = A little luck never hurts.
remark-plain-bet-won-4 = Money from the house tastes best.
remark-plain-bet-won-5 = A good card at a good time.
remark-plain-bet-won-6 = I'll take that, thank you.
# Loses the bet to the house
remark-plain-bet-lost-1 = The house always finds a way.
remark-plain-bet-lost-2 = There goes my bet.
remark-plain-bet-lost-3 = Next time, perhaps.
remark-plain-bet-lost-4 = The house had the better card.
remark-plain-bet-lost-5 = Well, that money's gone.
remark-plain-bet-lost-6 = I'd already spent it in my mind.
# Has lost a bet that was twice the one lost before
remark-plain-doubled-lost-1 = Doubling has to pay some day.
remark-plain-doubled-lost-2 = It can't go on like this for ever.
remark-plain-doubled-lost-3 = Now it's getting expensive.
remark-plain-doubled-lost-4 = The next one will bring it all back. Surely.
remark-plain-doubled-lost-5 = Doubled, and lost all the same.
remark-plain-doubled-lost-6 = May my money last longer than my bad luck.
# Has won such a bet
remark-plain-doubled-won-1 = Doubling paid off this time.
remark-plain-doubled-won-2 = See? You only have to double.
remark-plain-doubled-won-3 = Luck had to turn.
remark-plain-doubled-won-4 = A doubled bet, a doubled win.
remark-plain-doubled-won-5 = That was worth doubling.
remark-plain-doubled-won-6 = Now that feels better.
# Has lost a bet on a tie
remark-plain-hunch-lost-1 = I could have sworn there'd be a tie.
remark-plain-hunch-lost-2 = My hunch was wrong.
remark-plain-hunch-lost-3 = Next time there will be a tie, I feel it.
remark-plain-hunch-lost-4 = It can't have been far from a tie.
remark-plain-hunch-lost-5 = No tie. And my palm was itching!
remark-plain-hunch-lost-6 = Hunches cost money.
# Has won a bet on a tie
remark-plain-hunch-won-1 = A tie! I felt it coming.
remark-plain-hunch-won-2 = Ten to one, and I knew it.
remark-plain-hunch-won-3 = Never doubt a hunch.
remark-plain-hunch-won-4 = That tie pays for many others.
remark-plain-hunch-won-5 = What did I say? A tie!
remark-plain-hunch-won-6 = There it is, my tie!
# Leaves the table with more money than at the start
remark-plain-left-ahead-1 = I'm ahead, so I'm off. Good night!
remark-plain-left-ahead-2 = I'll leave while I'm ahead. Good luck!
remark-plain-left-ahead-3 = That's enough for today. Thank you, house!
remark-plain-left-ahead-4 = More than I came with: time to go.
remark-plain-left-ahead-5 = One should know when to stop. Bye!
remark-plain-left-ahead-6 = I'll take my winnings and go.

## The coach

# Why the coach advises something
coach-casino-bet = In the long run every bet loses, and a tie bet most of all.
coach-casino-war = On average a war costs less than surrendering.
coach-casino-surrender = You do not have the money for a war.
# $percent: of the bet; $war: yes where the player's money covers a war
coach-casino-edge = The house wins { NUMBER($percent, useGrouping: 0) } percent of your bet on average, { $war ->
    [yes] if you go to war at every tie
   *[no] as you could only surrender at a tie
  }.
# $percent: of the tie bet
coach-casino-tie-edge = Of the tie bet it wins { NUMBER($percent, useGrouping: 0) } percent.
# At a tie. $percent: of the bet
coach-casino-tie = A war loses { $percent } percent of the bet on average, surrendering loses half.
# $rounds: in an evening; $cents: its cost; $low, $high: a loss and a win, in cents; $lasts: no where the
# player's money is less than that loss
coach-casino-evening = { $lasts ->
    [yes] An evening of { COUNT($rounds, noun: "round") } like this costs about { MONEY($cents) } on average. Two out of three such evenings end between { MONEY($low) } lost and { MONEY($high) } won.
   *[no] An evening of { COUNT($rounds, noun: "round") } like this costs about { MONEY($cents) } on average, but in at least one of six your money runs out before the end.
  }
# After the game. $rounds: how many bets; $cost: what they lose on average; $cents: won or lost in the game
taught-casino-cost = Your bets in { COUNT($rounds, noun: "round") } cost { MONEY($cost) } on average. This time you have { $cents ->
    [0] neither won nor lost
   *[other] { $won ->
        [yes] won { MONEY($cents) }
       *[no] lost { MONEY($cents) }
    }
  }.

## Lessons

lesson-casino = A bet and a war
lesson-casino-1 = { $touch ->
    [yes] Type ten as your bet.
   *[no] Type { KEY("1") } and { KEY("0") } for a bet of ten, or use the arrows.
  } Then press { $key }. You play against the house: one card for you, one for the house, and the higher one wins.
lesson-casino-2 = Go to war: press { $key }. You can surrender and lose half your bet, or go to war and add as much again.
lesson-casino-end = In a war the house must be higher to win. You won ten; a lost war would have cost twenty. In the long run the house wins: about three of every hundred bet.

## Sounds

cue-bet = A bet
cue-coins-won = Money is won
cue-coins-lost = Money is lost

# A goal: what it is called, and how it is reached
goal-house-war = Win a war against the house
goal-house-war-how = In Casino War, when your card equals that of the house, go to war instead of giving up.
goal-richer = Leave the casino with more money
goal-richer-how = In the long run the house wins. Leave the table while you are ahead.
