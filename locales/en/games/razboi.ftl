### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Război.
game-razboi = Război
# What C does here, as in keys.ftl.
command-power-razboi = play the prisoner

## Options

option-pictures = Cards that a war of picture cards takes
option-short = Too few cards for a war
option-prisoners = Prisoners of war
option-choice-seconds = Seconds to choose
value-pictures-ranked = from eleven for an ace to fourteen for a king
value-pictures-ten = ten for jack, queen and king, eleven for an ace
value-short-own = all that are left
value-short-fewest = everyone puts as many as the poorest
preset-prisoners = Prisoners of war: a winner may keep a card
preset-short-wars = Short wars: nobody puts more cards than the poorest has

## Rules

rules-heading-prisoners = Prisoners of war
# The aim in one sentence, told when the game is played for the first time
aim-razboi = All turn their top card, and the strongest takes them all; equal cards go to war, and whoever ends with all the cards wins.
rules-razboi-aim =
    The Romanian game of war. The cards lie face down, and luck decides. The tied rank says how many cards a war takes. Whoever ends with all the cards wins.

    Two to eight can play.
rules-razboi-deal =
    Fifty-two cards are shuffled. Cards are left out at random until the rest divides equally. All are dealt face down, as a packet before each player.
rules-razboi-trick =
    All turn their top card. Whoever has the strongest takes every card on the table and puts them under their own packet, in a random order. The ace is strongest, suits do not count.
rules-razboi-war =
    If two or more tie for strongest, only they go on. Each puts as many cards from the packet as the rank says, all face down but the last. The strongest of these last cards takes the whole table. If they tie again, the new rank says how many cards follow.

    The two to the ten ask for as many cards as their number. { $pictures ->
        [ranked] An ace asks for eleven cards, a jack twelve, a queen thirteen, a king fourteen.
       *[ten] Jack, queen and king ask for ten cards, an ace for eleven.
    }
rules-razboi-short =
    { $short ->
        [own] Whoever has too few cards for a war puts all that are left, the last one face up.
       *[fewest] In a war everyone puts only as many cards as the poorest fighter has.
    }

    Whoever is tied and has no card at all has lost that war. If only one is left then, that one takes the table. If nobody is left, the table stays for the winner of the next trick.
rules-razboi-prisoners =
    { $prisoners ->
        [on] Prisoners of war are on in this game.
       *[off] Prisoners of war are off in this game. They can be turned on for three players or more.
    }

    Whoever wins a trick and holds no prisoner may keep one card that another player put, or their own top card unseen. It lies face up beside the packet. Nobody holds two.

    From the next trick on a holder chooses in secret: the prisoner or the top card. In a war the same goes for the last, face-up card.

    Whoever wins with the prisoner on the table puts everything under the packet, the prisoner too, and keeps no new one from that trick. Whoever loses with it loses the prisoner and their own top card to the winner.

    Whoever has no packet left but a prisoner is still in, and must play it.

    { $choice_seconds ->
        [0] There is no timer: take the time you need to choose.
       *[other] There is time to choose, { COUNT($choice_seconds, noun: "second") }; then the top card is played, or no prisoner is kept. The timer can be stopped.
    }
rules-razboi-end =
    Whoever has neither packet nor prisoner is out. The last with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## What happens

# $card: the prisoner that is played
event-choose-prisoner = { $who ->
    [you] You play the prisoner, { CARD($card, form: "def") }.
   *[other] { $player } plays the prisoner, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prisoner.
       *[other] { $player }: the prisoner.
    }
event-choose-keep-none = { $who ->
    [you] You keep no prisoner.
   *[other] { $player } keeps no prisoner.
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
event-war-cost = { CAP(RANK($card, form: "def")) } asks for { COUNT($count, noun: "card") } each.
# $count: as many as the poorest fighter has
event-war-fewest = Each puts { COUNT($count, noun: "card") }, as many as the poorest has.
# $card; $top: yes when it comes from the player's own stack
event-prisoner = { $who ->
    [you] { CAP(CARD($card, form: "def")) }{ $top ->
        [yes] , your own top card,
       *[no] {""}
    } is your prisoner.
   *[other] { $player } keeps { CARD($card, form: "def") }{ $top ->
        [yes] , the player's own top card,
       *[no] {""}
    } as prisoner.
  }
    .brief = { $who ->
        [you] Prisoner: { CARD($card) }.
       *[other] { $player }, prisoner: { CARD($card) }.
    }
# $card: the top card, none where it is not seen
event-forfeit = { $who ->
    [you] You lose the prisoner, and with it your top card{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
   *[other] { $player } loses the prisoner, and with it the top card{ $card ->
        [none] .
       *[other] , { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] Prisoner lost.
       *[other] { $player }, prisoner lost.
    }
# A prisoner is lost by who has no top card to lose with it.
event-prisoner-lost = { $who ->
    [you] You lose the prisoner.
   *[other] { $player } loses the prisoner.
  }

## At the table

choice-keep = Keep { CARD($card, form: "def") }
choice-keep-top = Keep your own top card, unseen
choice-keep-none = Keep no prisoner
choice-top = Play the top card
choice-top-war = Play the last card from the stack
choice-prisoner = Play the prisoner
ask-keep = Which card do you keep as prisoner?
    .brief = Prisoner?
# $card: the listener's prisoner
ask-prisoner = The prisoner, { CARD($card, form: "def") }, or the top card?
    .brief = Prisoner, { CARD($card) }?
# The same for the last card in a war.
ask-prisoner-war = Your last card: the prisoner, { CARD($card, form: "def") }, or one from the stack?
    .brief = Prisoner, { CARD($card) }?
# The cards in front of players. $card
now-prisoner = { $who ->
    [you] Your prisoner: { CARD($card) }.
   *[other] { $player }'s prisoner: { CARD($card) }.
  }
power-prisoner-none = There is no prisoner that you can play now.
# The timer has answered. $choice: top, none (no prisoner), or something else
time-over = { $choice ->
    [top] Time is up: your top card is played.
    [none] Time is up: no prisoner is kept.
   *[other] Time is up.
  }

## Refusals

# Război and its prisoners
refused-no-prisoner = You have no prisoner.
refused-stack-empty = Your packet is empty.
refused-own-card = { CAP(CARD($card, form: "def", suit: "always")) } is your own card: only cards of others can be kept.
refused-not-on-table = { CAP(CARD($card, form: "def", suit: "always")) } is not among the cards on the table.
refused-prisoners-need-three = Prisoners of war need three players or more.

## Why

# $card: the tying card, $count: what its rank asks for, $players: who fights
why-war-cost = Only those who tied fought: { NAMES($players) }. { CAP(RANK($card, form: "def")) } asked for { COUNT($count, noun: "card") } each, the last one face up.
# $count: how many cards a player still has
why-war-fewer = { $who ->
    [you] You had too few: you put all that was left, { COUNT($count, noun: "card") }, the last one face up.
   *[other] { $player } had too few and put all that was left: { COUNT($count, noun: "card") }, the last one face up.
  }
why-war-fewest = Everyone put as many as the poorest fighter had: { COUNT($count, noun: "card") }.
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
    [you] You won with your prisoner on the table: it went under the packet with the rest, and you took no new one.
   *[other] { $player } won with the prisoner on the table: it went under the packet with the rest, and no new one was taken.
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

## Remarks

# Has made a prisoner
remark-plain-captive-1 = Make yourself comfortable, prisoner.
remark-plain-captive-2 = I'll keep this one safe.
remark-plain-captive-3 = Welcome to my side.

## Lessons

lesson-prisoners = Prisoners of war
lesson-prisoners-1 = In Război the cards lie face down in a packet. Press { $key } to turn the top card.
lesson-prisoners-2 = You won, so you may keep one card as prisoner. The arrows go through the cards: go to the queen, then press { $key }.
lesson-prisoners-3 = The prisoner lies beside your packet, and everyone sees it. Press { $key } for the next trick.
lesson-prisoners-4 = Now you choose in secret: the top card, which nobody knows, or the prisoner. Press { $key } to play the prisoner.
lesson-prisoners-end = A prisoner that wins goes under your packet with the rest. One that loses is gone, and your top card with it.

## Sounds

cue-prisoner-taken = A prisoner is taken
cue-prisoner-freed = A prisoner is free
cue-prisoner-lost = A prisoner is lost

## The coach

coach-prisoner-now = In a war there is more to win than to lose.
coach-prisoner-sure = It is almost sure to win.
coach-prisoner-waits = The prisoner had better wait for a war.
coach-prisoner-weak = The prisoner would hardly win this war.
coach-keep-none = None of them is worth keeping.
coach-keep-best = It beats most cards that may come.
# What a game with prisoners taught: labels, each with its number last.
taught-prisoner-waited = Tricks and wars that your top card lost while your prisoner would have won: { $times }.
taught-prisoner-kept = Times that you could keep a prisoner: { $could }. Times that you did: { $kept }.
taught-prisoner-played = { $played ->
    [0] You played none of your prisoners. They win the most in a war.
   *[other] Prisoners that you played: { $played }. Tricks won with them: { $won }.
  }
taught-prisoner-others = { $times ->
    [0] No other player won a trick with a prisoner.
   *[other] Tricks that others won with a prisoner: { $times }.
  }
