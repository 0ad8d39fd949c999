# Why did that happen? The last trick step by step. In all of them $who (you, other) and $player (a
# name) say whose doing it is. One sentence a step; no step repeats what the trick has told already.

# What the key does, as in keys.ftl.
command-why = why that happened, step by step
why-title = Why? Step by step.
why-nothing = Nothing has happened yet.

## The order and the jokers (Scientific War)

# Only where the order was reversed.
why-order = The order was reversed: the lower card won, and the two was strongest of all.
# $reversed: yes where the two is strongest; $count: how many jacks
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] A jack turned the order round before the cards were compared: the lower card won.
       *[other] { CAP(COUNT($count, of: "J")) }, an odd number, turned the order round before the cards were compared: the lower card won.
    }
   *[no] { $count ->
        [1] A jack turned the order back before the cards were compared: the higher card won.
       *[other] { CAP(COUNT($count, of: "J")) }, an odd number, turned the order back before the cards were compared: the higher card won.
    }
  }
why-jack-later = { $reversed ->
    [yes] A jack turns the order only from the next trick on: in this one the lower card still won.
   *[no] A jack turns the order only from the next trick on: in this one the higher card still won.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, an even number, cancelled each other: the order stayed reversed.
   *[no] { CAP(COUNT($count, of: "J")) }, an even number, cancelled each other: the order stayed normal.
  }
# $count: two or more
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } cancelled each other: the other cards decided, as if the jokers were not there.
why-all-jokers = All the cards were jokers: none was strongest, so it was a war.
why-joker-wins = { $who ->
    [you] A war was due. The only joker cancelled it, and you, who played it, took everything.
   *[other] A war was due. The only joker cancelled it, and { $player }, who played it, took everything.
  }
# $card: the strongest of the other cards
why-joker-forces = A joker never wins by strength. The strongest other card, { CARD($card, form: "def") }, had no equal. Where no war is due, a joker forces one.
# With two players. $card: the other card
why-joker-forces-two = With two players no other cards can tie, so one joker always forces a war.

## Strength

# $card: the strongest card, $beaten: the next strongest
why-strongest = { $who ->
    [you] Yours was the strongest card: { CARD($card, form: "def") } beat { CARD($beaten, form: "def") }.
   *[other] { $player } had the strongest card: { CARD($card, form: "def") } beat { CARD($beaten, form: "def") }.
  }
# $card: no other card counts
why-only-card = { $who ->
    [you] Yours was the only card that counted: { CARD($card, form: "def") }.
   *[other] { $player }'s was the only card that counted: { CARD($card, form: "def") }.
  }
# $count cards of the rank of $card tie; $players put them
why-tie = { CAP(COUNT($count, $card)) } tied for strongest: { NAMES($players) }.
# $card: the lowest card, which beats $beaten, the highest
why-upset = With { RANK($beaten, form: "indef") } on the table, { RANK($card, form: "def") } was strongest of all.
why-stays = So nobody took the cards: they stay for the winner of a later trick.

## Taking

# $count: cards taken, $earlier: those of them that lay there from earlier tricks
why-takes-more = { $who ->
    [you] So you took { COUNT($count, noun: "card") }, { COUNT($earlier) } of them from before.
   *[other] So { $player } took { COUNT($count, noun: "card") }, { COUNT($earlier) } of them from before.
  }
why-pick-up = { $who ->
    [you] Your hand was empty, so you picked up your pile.
   *[other] { $player }'s hand was empty, so { $player } picked up the pile.
  }
why-renewed = { $who ->
    [you] Your packet was used up, so your taken cards were shuffled into a new one.
   *[other] { $player }'s packet was used up, so the taken cards were shuffled into a new one.
  }
# $count: after how many tricks
why-purged = After trick { $count } the lowest rank that is still there leaves the game when it is taken.
why-own-back = The tie came on the last cards, so both took their own cards back.

## Powers

why-power-spy = { $who ->
    [you] You played the only queen, so you are the spy in the next trick.
   *[other] { $player } played the only queen and is the spy in the next trick.
  }
why-spy-out = { $who ->
    [you] You played the only queen, but a player who is out does not spy.
   *[other] { $player } played the only queen, but a player who is out does not spy.
  }
# $count: two or more
why-queens-void = { CAP(COUNT($count, of: "Q")) } cancelled each other: nobody is the spy.
why-power-count = { $who ->
    [you] You played a three: you may count the hands before your next card.
   *[other] { $player } played a three and may count the hands before the next card.
  }
why-power-swap = { $who ->
    [you] You played an eight: you may swap hand and pile before your next card.
   *[other] { $player } played an eight and may swap hand and pile before the next card.
  }

## Wars

# All who are in fight. $count: cards face down
why-war-all = In a war everyone still in puts { COUNT($count, noun: "card") } face down and one face up.
why-war-open = Everyone puts one more card face up.
why-war-covered = Everyone puts one card face down and one face up; a single card left is turned up.
why-war-turned = Both turn another card, until one is higher.
# $players: who fights
why-war-armed = Only those who tied fought: { NAMES($players) }. Each put three cards face down at random and chose one more.
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
why-war-alone = { $who ->
    [you] Nobody else could go on with the war, so the table was yours.
   *[other] Only { $player } could go on with the war and took the table.
  }
why-war-nobody = None of them had a card left to fight with.
# $count: the last cards, face down; 0 where there are none
why-short = { $who ->
    [you] { $count ->
        [0] You had no cards left for the war.
       *[other] You had too few cards for the war: the last { COUNT($count, noun: "card") } went face down.
    }
   *[other] { $count ->
        [0] { $player } had no cards left for the war.
       *[other] { $player } had too few cards for the war: the last { COUNT($count, noun: "card") } went face down.
    }
  }
why-last-card = { $who ->
    [you] Your last card was already face up and went on fighting.
   *[other] { $player }'s last card was already face up and went on fighting.
  }

## Prisoners

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

## Steals. $card: the card that steals; $victims: whose piles

# $mine: yes where it is the listener's pile
why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so you stole from { NAMES($victims) }.
   *[other] { CAP(CARD($card, form: "def")) } had the rank of the top of that pile, so { $player } stole from { NAMES($victims) }.
  }
why-steal-protected = { $mine ->
    [yes] { $player } could not steal from you: you played { RANK($card, form: "indef") } too, which protected your pile.
   *[no] { $who ->
        [you] You could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
       *[other] { $player } could not steal from { NAMES($victims) }, who played { RANK($card, form: "indef") } too, which protected the pile.
    }
  }
# $mine: as above
why-steal-rivals = { $who ->
    [you] You could not steal from { NAMES($victims) }: another wanted the same pile, and so neither got it.
   *[other] { $player } could not steal from { NAMES($victims) }: another wanted the same pile, and so neither got it.
  }

## Casino War. $card: the player's card, $house: the card of the house

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
    [yes] { CAP(RANK($card, form: "def")) } tied with the house's { RANK($house) }: the tie bet paid ten to one.
   *[no] { CAP(RANK($card, form: "def")) } did not tie with the house's { RANK($house) }: the tie bet was lost.
  }
why-house-tie = { $who ->
    [you] Your { RANK($card) } ties with the house's { RANK($house) }: you choose between war and surrender.
   *[other] { $player }'s { RANK($card) } ties with the house's { RANK($house) }: war or surrender.
  }
why-pay-surrender = { CAP(RANK($card, form: "def")) } tied with the house's { RANK($house) }: surrendering gave half the bet back.
why-pay-war-win = { $who ->
    [you] In the war the house had to be higher. Your { RANK($card) } against its { RANK($house) }: you got both bets back and won the first bet again.
   *[other] In the war the house had to be higher. { $player }'s { RANK($card) } against its { RANK($house) }: both bets came back, and the first was won again.
  }
why-pay-war-lose = { $who ->
    [you] In the war the house's { RANK($house) } beat your { RANK($card) }: you lost both bets.
   *[other] In the war the house's { RANK($house) } beat { $player }'s { RANK($card) }: both bets were lost.
  }

## Out, and the end

why-out-hand = { $who ->
    [you] You had neither a hand nor taken cards: you are out.
   *[other] { $player } had neither a hand nor taken cards and is out.
  }
why-out = { $who ->
    [you] You had no card left: you are out.
   *[other] { $player } had no card left and is out.
  }
why-out-war = { $who ->
    [you] You had too few cards for the war: you are out.
   *[other] { $player } had too few cards for the war and is out.
  }
why-out-poor = { $who ->
    [you] Your money did not cover the smallest bet: you are out.
   *[other] { $player }'s money did not cover the smallest bet.
  }
why-round = { $who ->
    [you] All cards were played, and you had won more of them.
   *[other] All cards were played, and { $player } had won more of them.
  }
why-round-drawn = All cards were played, and both had won as many: the round is drawn.
why-rounds-win = All rounds were played: whoever has won more of them wins the game.
why-rounds-draw = All rounds were played, and both had won as many.
# $players: whom the result names, $count: the trick limit
why-end-win = { $who ->
    [you] Only you had cards left: you win the game.
   *[other] Only { $player } had cards left and wins the game.
  }
why-end-draw = Nobody was ahead alone, so the game is a draw: { NAMES($players) }.
why-end-limit = The game ends after { COUNT($count, noun: "trick") }: the most cards win. { NAMES($players) } had most.
# The loser's name; which of the two rules makes the drunkard is in the options.
why-end-drunkard = { $first ->
    [yes] The first without cards is the drunkard: { NAMES($players) }.
   *[no] Whoever is left with all the cards is the drunkard: { NAMES($players) }.
  }
