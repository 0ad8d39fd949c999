### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Război.
game-razboi = Război
# What C does here, as in keys.ftl.
command-power-razboi = play the prisoner

## Options

option-pictures = Cards for a war of picture cards
option-short = Too few cards for a war
option-prisoners = Prisoners of war
option-choice-seconds = Seconds to choose
value-pictures-ranked = from eleven for an ace to fourteen for a king
value-pictures-ten = ten for jack, queen and king, eleven for an ace
value-short-own = all that are left
value-short-fewest = everyone plays as many as the poorest
preset-prisoners = Prisoners of war: a winner may keep a card
preset-short-wars = Short wars: nobody plays more cards than the poorest has

## Rules

rules-heading-prisoners = Prisoners of war
# The aim in one sentence, told when the game is played for the first time
aim-razboi = Everyone turns over their top card, and the strongest takes them all; equal cards go to war, and whoever ends up with all the cards wins.
rules-razboi-aim =
    The Romanian game of war. The cards are face down, and luck decides. The rank that ties says how many cards a war takes. Whoever ends up with all the cards wins.

    Two to eight can play.
rules-razboi-deal =
    Fifty-two cards are shuffled. Cards are set aside at random until the rest divides equally. All are dealt face down, a stack in front of each player.
rules-razboi-trick =
    Everyone turns over their top card. Whoever has the strongest takes every card on the table; they go under that player's stack, in random order. The ace is strongest; suits do not count.
rules-razboi-war =
    If two or more tie for strongest, only they go on. Each plays as many cards from the stack as the rank says, all face down but the last. The strongest of these last cards takes the whole table. If they tie again, the new rank says how many cards follow.

    Two to ten cost as many cards as their number. { $pictures ->
        [ranked] An ace costs eleven cards, a jack twelve, a queen thirteen, a king fourteen.
       *[ten] Jack, queen and king cost ten cards, an ace eleven.
    }
rules-razboi-short =
    { $short ->
        [own] If you have too few cards for a war, you play all that are left, the last one face up.
       *[fewest] In a war everyone plays only as many cards as the poorest fighter has.
    }

    A tied player without any card has lost that war. If that leaves only one, that player takes the table. If it leaves nobody, the cards stay there for the winner of the next trick.
rules-razboi-prisoners =
    { $prisoners ->
        [on] Prisoners of war are on in this game.
       *[off] Prisoners of war are off in this game. They can be turned on for three players or more.
    }

    If you win a trick and hold no prisoner, you may keep one card that another player played, or your own top card, unseen. It stays face up beside your stack. Nobody holds two.

    From the next trick on you choose in secret: the prisoner or your top card. In a war the same goes for the last, face-up card.

    If you win with your prisoner on the table, everything goes under your stack, the prisoner too, and you keep no new one from that trick. If you lose with it, the winner gets both the prisoner and your top card. If the cards stay on the table, nobody gives anything up, and the prisoner stays there like any other card.

    With no stack but a prisoner you are still in, and must play it.

    { $choice_seconds ->
        [0] There is no timer: take all the time you need.
       *[other] You have { COUNT($choice_seconds, noun: "second") } to choose; then your top card is played, or no prisoner is kept. You can stop the timer.
    }
rules-razboi-end =
    If you have neither stack nor prisoner, you are out. The last player with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie is a draw.
    }

## What happens

# Confirms the listener's choice, while others still choose
event-choose-top = You play a card from the stack.
# $card: the prisoner that is played
event-choose-prisoner = { $who ->
    [you] You play the prisoner, { CARD($card, form: "def") }.
   *[other] { $player } plays the prisoner, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] The prisoner, { CARD($card) }.
       *[other] { $player }: the prisoner, { CARD($card) }.
    }
event-put-prisoner = { $who ->
    [you] You, the prisoner: { CARD($card) }.
   *[other] { $player }, the prisoner: { CARD($card) }.
  }
# A war for which somebody has too few cards: all $count that are left, the last one face up: $card
event-put-rest = { $who ->
    [you] You have only { COUNT($count, noun: "card") } left{ $count ->
        [1] :
       *[other] , the last is
    } { CARD($card, form: "def") }.
   *[other] { $player } has only { COUNT($count, noun: "card") } left{ $count ->
        [1] :
       *[other] , the last is
    } { CARD($card, form: "def") }.
  }
# The price of a war in Război. $card: the tying rank, $count: how many cards it asks of each
event-war-cost = { CAP(RANK($card, form: "indef")) } costs { COUNT($count, noun: "card") } each.
# $count: as many as the poorest fighter has
event-war-fewest = Each plays { COUNT($count, noun: "card") }, as many as the poorest has.
# $card; $top: yes when it comes from the player's own stack
event-prisoner = { $who ->
    [you] Prisoner: { CARD($card) }.
   *[other] { $player }, prisoner: { CARD($card) }.
  }
# Part of event-take: the prisoner that is kept, from the taken cards or ($top) from the own packet
event-take-kept = { $top ->
    [yes] {""}, keeping { CARD($card, form: "def") }, the top card of the stack, as prisoner
   *[no] {""}, keeping { CARD($card, form: "def") } as prisoner
  }
event-take-kept-none = {""}, keeping no prisoner
# $card: the top card, none where it is not seen
event-forfeit = { $who ->
        [you] You lose the prisoner and with it your top card{ $card ->
        [none] , unseen.
       *[other] , { CARD($card, form: "def") }.
    }
   *[other] { $player } loses the prisoner, and with it the top card{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] You lose the prisoner{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}and { CARD($card, form: "def") }
        }.
       *[other] { $player } loses the prisoner{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}and { CARD($card, form: "def") }
        }.
    }
# A prisoner is lost by who has no top card to lose with it.
event-prisoner-lost = { $who ->
    [you] You lose the prisoner.
   *[other] { $player } loses the prisoner.
  }
    .brief = { $who ->
        [you] You lose the prisoner{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
       *[other] { $player } loses the prisoner{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
    }

## At the table

choice-keep = Keep { CARD($card, form: "def") }
choice-keep-top = Keep your own top card, unseen
choice-keep-none = Keep no prisoner
choice-top = Play the top card
choice-top-war = Play the next card from the stack
choice-prisoner = Play the prisoner
ask-keep = Which card do you keep as prisoner?
    .brief = Prisoner?
# $card: the listener's prisoner
ask-prisoner = The prisoner, { CARD($card, form: "def") }, or the top card?
    .brief = Prisoner, { CARD($card) }?
# The same for the last card in a war.
ask-prisoner-war = For the war: the prisoner, { CARD($card, form: "def") }, or the next card from the stack?
    .brief = Prisoner, { CARD($card) }?
# The cards in front of players. $card
now-prisoner = { $who ->
    [you] Your prisoner: { CARD($card) }.
   *[other] { $player }'s prisoner: { CARD($card) }.
  }
power-prisoner-none = You have no prisoner to play now.
# The timer has answered. $choice: top, none (no prisoner), or something else
time-over = { $choice ->
    [top] Time is up: your top card is played.
    [none] Time is up: no prisoner is kept.
   *[other] Time is up.
  }

## Refusals

# Război and its prisoners
refused-no-prisoner = You have no prisoner.
refused-stack-empty = Your stack is empty.
refused-own-card = { CAP(CARD($card, form: "def", suit: "always")) } is your own card: only cards of others can be kept.
refused-not-on-table = { CAP(CARD($card, form: "def", suit: "always")) } is not among the cards on the table.
refused-prisoners-need-three = Prisoners of war need three players or more.

## Why

# $card: the tying card, $count: what its rank asks for, $players: who fights
why-war-cost = Only those who tied fought: { NAMES($players) }. { CAP(RANK($card, form: "indef")) } costs { COUNT($count, noun: "card") } each, the last one face up.
# $count: how many cards a player still has
why-war-fewer = { $who ->
    [you] You had too few and played all that was left: { COUNT($count, noun: "card") }, the last one face up.
   *[other] { $player } had too few and played all that was left: { COUNT($count, noun: "card") }, the last one face up.
  }
why-war-fewest = Everyone played as many as the poorest fighter had: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] You had no card left to fight with, so you lost that war.
   *[other] { $player } had no card left to fight with and lost that war.
  }
# $card
why-prisoner-kept = { $who ->
    [you] You won without a prisoner, so you could keep one card: { CARD($card, form: "def") }.
   *[other] { $player } won without a prisoner and could keep one card: { CARD($card, form: "def") }.
  }
why-prisoner-won = { $who ->
    [you] You won with your prisoner on the table: it went under the stack with the rest, and you took no new one.
   *[other] { $player } won with the prisoner on the table: it went under the stack with the rest, and no new one was taken.
  }
why-prisoner-lost = { $who ->
    [you] You lost with your prisoner on the table: that cost the prisoner and your top card.
   *[other] { $player } lost with the prisoner on the table: that cost the prisoner and the top card.
  }
why-prisoner-lost-alone = { $who ->
    [you] You lost with your prisoner on the table, and had no top card to lose with it.
   *[other] { $player } lost with the prisoner on the table, and had no top card to lose with it.
  }

## Opponents

bot-strong-razboi = strong, who weighs what each prisoner is worth
bot-mixed-razboi = a mixed table, as different as can be

## Remarks

# Has made a prisoner
remark-plain-captive-1 = Make yourself comfortable, prisoner.
remark-plain-captive-2 = I'll keep this one safe.
remark-plain-captive-3 = Welcome to my side.
remark-plain-captive-4 = You stay with me from now on.
remark-plain-captive-5 = A prisoner may come in useful.
remark-plain-captive-6 = This one doesn't go back so soon.

## Lessons

lesson-prisoners = Prisoners of war
lesson-prisoners-1 = Press { $key } to turn over the top card. In Război your cards are a stack, face down.
lesson-prisoners-2 = { $touch ->
    [yes] Go to the queen, then press { $key }.
   *[no] Left arrow takes you to the queen; then press { $key }.
  } You won, so you may keep one card as prisoner.
lesson-prisoners-3 = Press { $key } for the next trick. The prisoner stays beside your stack, where everyone can see it.
lesson-prisoners-4 = Press { $key } to play the prisoner. Now you choose in secret: the top card, which nobody knows, or the prisoner.
lesson-prisoners-end = A prisoner that wins goes under your stack with the rest. One that loses is gone, and your top card with it.

## Sounds

cue-prisoner-taken = A prisoner is taken
cue-prisoner-freed = A prisoner is free
cue-prisoner-lost = A prisoner is lost

## The coach

coach-prisoner-now = A war has more to win than to lose.
coach-prisoner-sure = It is almost sure to win.
coach-prisoner-waits = The prisoner had better wait for a war.
coach-prisoner-weak = The prisoner would hardly win this war.
coach-keep-none = None of them is worth keeping.
coach-keep-best = It beats most of the cards that may come.
# What a game with prisoners taught: labels, each with its number last.
taught-prisoner-waited = Tricks and wars your top card lost and your prisoner would have won: { $times }.
taught-prisoner-kept = Times you could keep a prisoner: { $could }. Times you did: { $kept }.
taught-prisoner-played = { $played ->
    [0] You played none of your prisoners. They win the most in a war.
   *[other] Prisoners you played: { $played }. Tricks won with them: { $won }.
  }
taught-prisoner-others = { $times ->
    [0] No other player won a trick with a prisoner.
   *[other] Tricks others won with a prisoner: { $times }.
  }

# A goal: what it is called, and how it is reached
goal-prisoner = Win a trick with your prisoner
goal-prisoner-how = Play Război with the rule for prisoners of war. Keep a strong card, and play it when the top card of your stack would not do.
