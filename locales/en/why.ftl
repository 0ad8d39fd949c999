# Why did that happen? The last trick step by step. In all of them $who (you, other) and $player (a
# name) say whose doing it is. One sentence a step; no step repeats what the trick has told already.

# What the key does, as in keys.ftl.
command-why = why that happened, step by step
why-title = Why? Step by step.
why-nothing = Nothing has happened yet.

## The order and the jokers (Scientific War)

# $reversed: yes where the two is strongest; $count: how many jacks
why-order = { $reversed ->
    [yes] The order was reversed: the lower card is stronger, the two strongest of all.
   *[no] The order was normal: the higher card is stronger, the ace strongest of all.
  }
why-jack-turns = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, an odd number: the order turned round before the cards were compared. The lower card was stronger.
   *[no] { CAP(COUNT($count, of: "J")) }, an odd number: the order turned back to normal before the cards were compared. The higher card was stronger.
  }
why-jack-later = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, an odd number: the order turns from the next trick on. This trick was still judged in the reversed order.
   *[no] { CAP(COUNT($count, of: "J")) }, an odd number: the order turns from the next trick on. This trick was still judged in the normal order.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, an even number, cancel each other: the order stayed reversed.
   *[no] { CAP(COUNT($count, of: "J")) }, an even number, cancel each other: the order stayed normal.
  }
# $count: two or more
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } cancel each other: the other cards decide as if the jokers were not there.
why-all-jokers = All the cards were jokers: nobody is strongest, so it is a war.
why-joker-wins = { $who ->
    [you] A war was due. One joker cancels it, so you, who played the joker, take everything.
   *[other] A war was due. One joker cancels it, so { $player }, who played the joker, takes everything.
  }
# $card: the strongest of the other cards
why-joker-forces = A joker never wins by strength. The strongest other card, { CARD($card, form: "def") }, was alone, so no war was due; then one joker forces a war.
# With two players. $card: the other card
why-joker-forces-two = A joker never wins by strength, and { CARD($card, form: "def") } had no equal to cancel a war with. With two players, one joker always forces a war.

## Strength

# $card: the strongest card, $beaten: the next strongest
why-strongest = { $who ->
    [you] The strongest card was yours: { CARD($card, form: "def") } beats { CARD($beaten, form: "def") }.
   *[other] The strongest card came from { $player }: { CARD($card, form: "def") } beats { CARD($beaten, form: "def") }.
  }
# $card: no other card counts
why-only-card = { $who ->
    [you] Yours was the only card that counts: { CARD($card) }.
   *[other] The only card that counts came from { $player }: { CARD($card) }.
  }
# $count cards of the rank of $card tie; $players put them
why-tie = { CAP(COUNT($count, $card)) } tie for strongest: { NAMES($players) }.
# $card: the lowest card, which beats $beaten, the highest
why-upset = With { RANK($beaten, form: "indef") } on the table, { RANK($card, form: "def") } is strongest of all.
why-stays = So nobody takes: the cards stay on the table for the winner of a later trick.

## Taking

# $count: cards taken, $earlier: those of them that lay there from earlier tricks
why-takes = { $who ->
    [you] So you take the whole table: { COUNT($count, noun: "card") }.
   *[other] So { $player } takes the whole table: { COUNT($count, noun: "card") }.
  }
why-takes-more = { $who ->
    [you] So you take the whole table: { COUNT($count, noun: "card") }, with { COUNT($earlier, noun: "card") } that lay there from before.
   *[other] So { $player } takes the whole table: { COUNT($count, noun: "card") }, with { COUNT($earlier, noun: "card") } that lay there from before.
  }
why-pick-up = { $who ->
    [you] Your hand was empty, so your taken cards are your new hand.
   *[other] The hand of { $player } was empty, so the taken cards are the new hand.
  }
why-renewed = { $who ->
    [you] Your packet was used up, so your taken cards are shuffled into a new one.
   *[other] The packet of { $player } was used up, so the taken cards are shuffled into a new one.
  }
# $count: after how many tricks
why-purged = After trick { $count } the lowest rank that is still there leaves the game when it is taken.
why-own-back = The tie came on the last cards, so both take their own cards back.

## Powers

why-power-spy = { $who ->
    [you] Yours was the only queen, so you are the spy of the next trick.
   *[other] The only queen came from { $player }: that makes the spy of the next trick.
  }
why-spy-out = { $who ->
    [you] Yours was the only queen, but who is out is no spy.
   *[other] The only queen came from { $player }, but who is out is no spy.
  }
# $count: two or more
why-queens-void = { CAP(COUNT($count, of: "Q")) } cancel each other: nobody is the spy.
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
why-war-armed = Those who tied fight: { NAMES($players) }. Each puts three cards face down at random and chooses one more.
# $card: the tying card, $count: what its rank asks for, $players: who fights
why-war-cost = Only those who tied fight: { NAMES($players) }. A war of { RANK($card) } asks for { COUNT($count, noun: "card") }, the last one face up.
# $count: how many cards a player still has
why-war-fewer = { $who ->
    [you] You have too few: all that you have go down, { COUNT($count, noun: "card") }, the last one face up.
   *[other] { $player } has too few: all that are left go down, { COUNT($count, noun: "card") }, the last one face up.
  }
why-war-fewest = Everyone puts as many as the poorest fighter has: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] You have no card left to fight with, so you lose that war.
   *[other] { $player } has no card left to fight with and loses that war.
  }
why-war-alone = { $who ->
    [you] Nobody else can go on with the war, so the table is yours.
   *[other] Only { $player } can go on with the war and takes the table.
  }
why-war-nobody = None of them has a card left to fight with.
# $count: the last cards, face down; 0 where there are none
why-short = { $who ->
    [you] You have too few cards for the war: what is left, { COUNT($count, noun: "card") }, goes face down.
   *[other] { $player } has too few cards for the war: what is left, { COUNT($count, noun: "card") }, goes face down.
  }
why-last-card = { $who ->
    [you] Your last card is already face up and goes on fighting.
   *[other] The last card of { $player } is already face up and goes on fighting.
  }

## Prisoners

# $card
why-prisoner-kept = { $who ->
    [you] You won without a prisoner, so you may keep one card: { CARD($card) }.
   *[other] { $player } won without a prisoner and may keep one card: { CARD($card) }.
  }
why-prisoner-won = { $who ->
    [you] You won with your prisoner on the table: it goes under the packet with the rest, and no new one is taken.
   *[other] { $player } won with the prisoner on the table: it goes under the packet with the rest, and no new one is taken.
  }
why-prisoner-lost = { $who ->
    [you] You lost with your prisoner on the table: that costs the prisoner and your top card.
   *[other] { $player } lost with the prisoner on the table: that costs the prisoner and the top card.
  }
why-prisoner-lost-alone = { $who ->
    [you] You lost with your prisoner on the table: it is gone, and there is no top card to lose.
   *[other] { $player } lost with the prisoner on the table: it is gone, and there is no top card to lose.
  }

## Steals. $card: the card that steals; $victims: whose piles

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } has the rank of the top of that pile, so you steal from { NAMES($victims) }.
   *[other] { CAP(CARD($card, form: "def")) } has the rank of the top of that pile, so { $player } steals from { NAMES($victims) }.
  }
why-steal-protected = { $who ->
    [you] Your steal from { NAMES($victims) } is void: a card of the same rank, played on the pile, protects it. Your { RANK($card) } is played instead.
   *[other] The steal of { $player } from { NAMES($victims) } is void: a card of the same rank, played on the pile, protects it. { CAP(RANK($card, form: "def")) } is played instead.
  }
why-steal-rivals = { $who ->
    [you] Your steal from { NAMES($victims) } is void: two wanted the same pile and hinder each other. Your { RANK($card) } is played instead.
   *[other] The steal of { $player } from { NAMES($victims) } is void: two wanted the same pile and hinder each other. { CAP(RANK($card, form: "def")) } is played instead.
  }

## Casino War. $card: the player's card, $house: the card of the house

why-pay-win = { $who ->
    [you] Your { CARD($card) } is higher than { CARD($house, form: "def") } of the house: you win as much as you bet.
   *[other] { $player }: { CARD($card) } is higher than { CARD($house, form: "def") } of the house and wins as much as the bet.
  }
why-pay-lose = { $who ->
    [you] Your { CARD($card) } is lower than { CARD($house, form: "def") } of the house: the bet is lost.
   *[other] { $player }: { CARD($card) } is lower than { CARD($house, form: "def") } of the house and loses the bet.
  }
# $won: yes where the cards tie
why-pay-tie-bet = { $won ->
    [yes] { CAP(CARD($card, form: "def")) } and { CARD($house, form: "def") } tie: the tie bet pays ten to one.
   *[no] { CAP(CARD($card, form: "def")) } and { CARD($house, form: "def") } do not tie: the tie bet is lost.
  }
why-house-tie = { $who ->
    [you] Your { CARD($card) } ties with { CARD($house, form: "def") } of the house: you choose between war and surrender.
   *[other] { $player }: { CARD($card) } ties with { CARD($house, form: "def") } of the house: war or surrender.
  }
why-pay-surrender = { CAP(CARD($card, form: "def")) } and { CARD($house, form: "def") } tie: who surrenders gets half the bet back.
why-pay-war-win = { $who ->
    [you] In the war the house must be higher to win. Your { CARD($card) } against { CARD($house, form: "def") }: both bets come back, with the first once more.
   *[other] In the war the house must be higher to win. { $player }: { CARD($card) } against { CARD($house, form: "def") }; both bets come back, with the first once more.
  }
why-pay-war-lose = { $who ->
    [you] In the war { CARD($house, form: "def") } of the house is higher than your { CARD($card) }: both bets are lost.
   *[other] In the war { CARD($house, form: "def") } of the house is higher. { $player }: { CARD($card) }; both bets are lost.
  }

## Out, and the end

why-out-hand = { $who ->
    [you] You have neither a hand nor taken cards: you are out.
   *[other] { $player } has neither a hand nor taken cards and is out.
  }
why-out = { $who ->
    [you] You have no card left: you are out.
   *[other] { $player } has no card left and is out.
  }
why-out-war = { $who ->
    [you] You had too few cards for the war: you are out.
   *[other] { $player } had too few cards for the war and is out.
  }
why-out-poor = { $who ->
    [you] Your money does not cover the smallest bet: you are out.
   *[other] The money of { $player } does not cover the smallest bet.
  }
why-round = { $who ->
    [you] All cards are played. You have won more of them, and so the round.
   *[other] All cards are played. { $player } has won more of them, and so the round.
  }
why-round-drawn = All cards are played, and both have won as many: the round is drawn.
why-rounds-win = All rounds are played: who has won more of them wins the game.
why-rounds-draw = All rounds are played, and both have won as many.
# $players: whom the result names, $count: the trick limit
why-end-win = { $who ->
    [you] Only you have cards left: you win the game.
   *[other] Only { $player } has cards left and wins the game.
  }
why-end-draw = Nobody leads alone, so the game is a draw: { NAMES($players) }.
why-end-limit = The game ends after { COUNT($count, noun: "trick") }: whoever owns most cards wins. That is { NAMES($players) }.
# The loser's name; which of the two rules makes the drunkard is in the options.
why-end-drunkard = That makes the drunkard: { NAMES($players) }.
