### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Scientific War.
game-scientific = Scientific War

## Options

option-revolution = Revolution
# value-… and the option's name
value-revolution-immediate = at once
value-revolution-next-trick = from the next trick

## Rules

rules-heading-jack = The jack: revolution
rules-heading-joker = The joker
rules-heading-queen = The queen: the spy
rules-heading-three = The three: counting
rules-heading-eight = The eight: the swap
rules-heading-after = After a trick
rules-heading-keys = Keys
# The aim in one sentence, told when the game is played for the first time
aim-scientific = Everyone chooses a card at the same time, and the strongest takes them all; you win when you have all the cards.
rules-scientific-aim =
    Everyone begins with the same cards and chooses what to play. Jack, queen, three, eight and joker have powers. Whoever ends up with all the cards wins.

    Two to eight can play.
rules-scientific-deal =
    Each player gets one whole suit, thirteen cards. With more than four players there are two decks. { $jokers ->
        [0] There are no jokers in this game.
   *[other] Each player also gets { COUNT($jokers, of: "JOKER") }.
    }

    You hold your cards in your hand. The cards you take form your pile, in front of you. What wars leave behind stays on the table.

    From the strongest down: ace, king, queen, jack, ten and so on to the two. Suits do not count.
rules-scientific-trick =
    Everyone secretly chooses a card from their hand, all at the same time. You cannot change your choice. When the last player has chosen, all cards are turned up.

    Whoever played the strongest card takes all the cards of the trick, and any others on the table, onto their pile.
rules-scientific-war =
    If two cards or more tie for strongest, nobody takes anything. The cards stay on the table, and whoever takes a later trick takes them too.

    A tie below the strongest card is not a war.
rules-scientific-jack =
    An odd number of jacks in a trick reverses the order of strength: the two becomes the strongest card and the ace the weakest. The next revolution reverses it again.

    { $revolution ->
        [immediate] The trick with the jack is already judged in the new order.
       *[next_trick] The new order begins with the next trick.
    }

    An even number of jacks cancels out, and the order stays.
rules-scientific-joker =
    A joker has no strength of its own: it never wins as the strongest card, in either order.

    One joker in the trick: if the strongest other cards tie, the war is cancelled and the joker's player takes everything. If they do not tie, the joker forces a war. So with two players one joker always forces a war.

    Two jokers or more cancel each other, and the other cards decide as if the jokers were not there. If all cards are jokers, there is a war.

    A jack in the same trick acts first.
rules-scientific-queen =
    If you play the only queen in a trick, you are the spy in the next one: everyone else chooses first, and you may look at their cards before you choose.

    Two queens or more cancel each other, even if one of the players who played them goes out. The power lasts for that one trick, and a war does not take it away. A player who is out does not spy.
rules-scientific-three =
    After playing a three you may ask, before you choose your next card, how many cards each other player has in hand. Threes do not cancel each other.

    How many cards a player owns, hand and pile together, is no secret: anyone can ask at any time.
rules-scientific-eight =
    After playing an eight you may swap your hand with your pile, once, before you choose your next card, even when the others have already chosen. You cannot swap with an empty pile.

    Everyone hears that you swap, but not which cards. Eights do not cancel each other.
rules-scientific-after =
    First the cards are taken, or stay on the table. Then anyone with an empty hand picks up their pile as a new hand; anyone with neither is out. Then queen, three and eight give their powers to those still in.
rules-scientific-end =
    The last player with cards wins. If nobody has cards left, it is a draw between all who went out in that trick.

    { $trick_limit ->
        [0] There is no limit: you play until that happens.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie is a draw. Cards on the table count for nobody. A trick that ends in a war counts too.
    }
rules-scientific-keys =
    Press { KEY("R") } to hear the order and the rules right now, { KEY("T") } for who has chosen and who has not, and { KEY("E") } for how many cards each player owns.

    { KEY("C") } uses the power of your last card: after a queen you hear the others' cards, after a three how many cards they have in hand, and after an eight you swap your hand with your pile.

    Press { KEY("H") } for your hand, { KEY("P") } for the cards on the table, { KEY("L") } for the last trick, and { KEY("Y") } for why it ended that way. These are the usual keys; { KEY("F1") } lists yours.

## What happens

event-choose-swap = { $who ->
    [you] You swap your hand with your pile.
   *[other] { $player } swaps hand and pile.
  }
    .brief = { $who ->
        [you] Swapped.
       *[other] { $player } swaps.
    }
# $reversed: yes when low cards are strong from now on
event-revolution = { $reversed ->
    [yes] Revolution! The two is strongest now.
   *[no] Revolution! The ace is strongest again.
  }
    .brief = { $reversed ->
        [yes] Two high.
       *[no] Ace high.
    }
event-revolution-next = { $reversed ->
    [yes] Revolution! From the next trick on the two is strongest.
   *[no] Revolution! From the next trick on the ace is strongest again.
  }
    .brief = { $reversed ->
        [yes] Next trick: two high.
       *[no] Next trick: ace high.
    }
# $count: how many jacks (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) } cancel each other: no revolution.
    .brief = Jacks cancelled.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } cancel each other.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nobody is the spy.
event-war-joker = { $two ->
    [yes] { $again ->
        [yes] The joker forces another war!
       *[no] The joker forces a war!
    }
   *[no] { $again ->
        [yes] The strongest card is alone, so the joker forces another war!
       *[no] The strongest card is alone, so the joker forces a war!
    }
  }
    .brief = The joker forces a war, { COUNT($count, noun: "card") } on the table.
# $count: cards that stay on the table for the next winner
event-pot = { CAP(COUNT($count, noun: "card")) } on the table.
# Who takes is told next.
event-joker-wins = The strongest cards tie, but the joker cancels the war.
# What the listener may do in the next trick.
event-power-spy = In the next trick you are the spy.
    .brief = You spy.
event-power-count = { $touch ->
    [yes] Until you choose, “{ page-button-power }” tells how many cards each has in hand.
   *[no] Until you choose, { KEY("C") } tells how many cards each has in hand.
  }
    .brief = { $touch ->
        [yes] “{ page-button-power }” counts.
       *[no] { KEY("C") } counts.
    }
event-power-swap = { $empty ->
    [yes] Your eight would let you swap, but your pile is empty.
   *[no] { $touch ->
        [yes] Until you choose, “{ page-button-power }” swaps your hand with your pile.
       *[no] Until you choose, { KEY("C") } swaps your hand with your pile.
    }
  }
    .brief = { $empty ->
        [yes] {""}
       *[no] { $touch ->
            [yes] “{ page-button-power }” swaps.
           *[no] { KEY("C") } swaps.
        }
    }
# What the others may do: one sentence, its parts with commas.
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } is the spy
# $players: who, $count: how many
event-powers-count = { NAMES($players) } may count the hands
    .brief = { NAMES($players) } may count
# $players: who, $count: how many
event-powers-swap = { NAMES($players) } may swap hand and pile
    .brief = { NAMES($players) } may swap

## At the table

choice-swap = Swap hand and pile
ask-spy = { $touch ->
    [yes] Everyone else has chosen. “{ page-button-power }” tells you their cards; then choose.
   *[no] Everyone else has chosen. { KEY("C") } tells you their cards; then choose.
  }
    .brief = Your turn, spy.
now-order = { $reversed ->
    [yes] Reversed order: the two is strongest.
   *[no] Normal order: the ace is strongest.
  }
# R: what is open in this trick.
now-spy = { $who ->
    [you] You are the spy in this trick.
   *[other] { $player } is the spy in this trick.
  }
now-may-count = { $touch ->
    [yes] You may still count the hands, with “{ page-button-power }”.
   *[no] You may still count the hands, with { KEY("C") }.
  }
now-may-swap = { $touch ->
    [yes] You may still swap your hand with your pile, with “{ page-button-power }”.
   *[no] You may still swap your hand with your pile, with { KEY("C") }.
  }
shown-order = { $reversed ->
    [yes] Order: reversed
   *[no] Order: normal
  }
# C. $player, $card: what that player has chosen
now-seen-card = { $player }: { CARD($card) }.
# $count: cards in a player's hand
now-hand-count = { $player } { COUNT($count, noun: "card", alone: 1) }
# C after a three; parts with commas. $chosen: yes when somebody has chosen already
now-hand-counts = { $chosen ->
    [yes] In hand, not counting chosen cards: { LIST($hands, kind: "comma") }.
   *[no] In hand: { LIST($hands, kind: "comma") }.
  }
power-none = Your last card gives you no power now.
power-nobody = There is nobody to spy on.
power-too-late = You have already chosen: it is too late to count.

## Refusals

refused-swap-too-late = You have already chosen: the swap must come before.
refused-no-swap = You can only swap after playing an eight.
refused-pile-empty = Your pile is empty.
refused-spy-waits = You are the spy: you choose when everyone else has chosen.

## Why

# Only where the order was reversed.
why-order = The order was reversed: low cards win, and the two is the strongest of all.
# $reversed: yes where the two is strongest; $count: how many jacks
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] A jack reversed the order before the cards were compared: the lower card won.
       *[other] { CAP(COUNT($count, of: "J")) }, an odd number, reversed the order before the cards were compared: the lower card won.
    }
   *[no] { $count ->
        [1] A jack turned the order back before the cards were compared: the higher card won.
       *[other] { CAP(COUNT($count, of: "J")) }, an odd number, turned the order back before the cards were compared: the higher card won.
    }
  }
why-jack-later = { $reversed ->
    [yes] A jack only reverses the order from the next trick on: in this one the lower card still won.
   *[no] A jack only reverses the order from the next trick on: in this one the higher card still won.
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
why-joker-forces = A joker never wins as the strongest card. The strongest of the others, { CARD($card, form: "def") }, had no equal. Where no war is due, a joker forces one.
# With two players. $card: the other card
why-joker-forces-two = With two players no other cards can tie, so one joker always forces a war.
why-stays = So nobody took the cards: they stay for the winner of a later trick.
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
why-power-swap = { $empty ->
    [yes] { $who ->
        [you] You played an eight, but your pile is empty: you have nothing to swap with.
       *[other] { $player } played an eight, but has an empty pile and nothing to swap with.
    }
   *[no] { $who ->
        [you] You played an eight: you may swap hand and pile before your next card.
       *[other] { $player } played an eight and may swap hand and pile before the next card.
    }
  }

## Opponents

bot-newcomer = newcomer, who plays any card or the highest
bot-beginner = beginner, who forgets what has been played
bot-amateur = amateur, who counts cards in two tricks of five
bot-sensible-scientific = sensible, who counts cards in nearly half of the tricks
bot-gambler = gambler, who plays jokers at random and spends the strongest card on big pots
bot-counter = counter, who knows every hand and expects the same of you as before, but never bluffs
bot-d1 = student, who counts cards, thinks one trick ahead and bluffs
bot-sel1 = tactician, who counts cards, bluffs and thinks two tricks ahead
bot-professor = professor, who thinks further and can hardly be read

## Remarks

# The own joker takes the table of a war
remark-plain-joker-won-1 = The joker settles it.
remark-plain-joker-won-2 = One joker, and the whole table is mine.
remark-plain-joker-won-3 = Good old joker!
remark-plain-joker-won-4 = What would I do without the joker?
remark-plain-joker-won-5 = The joker came at the right time.
remark-plain-joker-won-6 = Even a war ends for a joker.
# Turned the order with a jack
remark-plain-revolution-1 = Everything upside down, if I may.
remark-plain-revolution-2 = Time for a change.
remark-plain-revolution-3 = The world turns.
remark-plain-revolution-4 = Let's see who likes this.
remark-plain-revolution-5 = Now the small ones are worth something else.
remark-plain-revolution-6 = I've turned it round.
# Another turned the order
remark-plain-upset-1 = Well, that changes things.
remark-plain-upset-2 = And so the order turns.
remark-plain-upset-3 = I'll have to think again.
remark-plain-upset-4 = There goes my plan.
remark-plain-upset-5 = All right, the other way round, then.
remark-plain-upset-6 = My cards look different now.
# Is the spy from now on
remark-plain-spy-1 = I'll have a look first.
remark-plain-spy-2 = Now I choose last.
remark-plain-spy-3 = Let's see what is played.
remark-plain-spy-4 = I'll know more than the rest.
remark-plain-spy-5 = Show me what you've got.
remark-plain-spy-6 = It pays to look before you choose.
# Another is the spy from now on
remark-plain-spied-1 = So somebody will be peeking.
remark-plain-spied-2 = So my next card is no secret.
remark-plain-spied-3 = Best to play carefully now.
remark-plain-spied-4 = Then I'll choose with care.
remark-plain-spied-5 = I'm being watched, it seems.
remark-plain-spied-6 = No secrets in the next trick.
# Swapped hand and pile in this trick
remark-plain-swap-1 = A fresh hand.
remark-plain-swap-2 = I felt like a change.
remark-plain-swap-3 = Away with the old hand.
remark-plain-swap-4 = I prefer the other cards.
remark-plain-swap-5 = Out with these, in with those.
remark-plain-swap-6 = Let's try it with the pile.
# The own joker takes the table of a war
remark-beginner-joker-won-1 = So that's what a joker does!
remark-beginner-joker-won-2 = That was the joker, not me!
remark-beginner-joker-won-3 = Ooh, all for me?
remark-beginner-joker-won-4 = The joker did it! Good joker.
remark-beginner-joker-won-5 = I should play jokers more often.
remark-beginner-joker-won-6 = Really? The joker gets everything?
# Turned the order with a jack
remark-beginner-revolution-1 = Oops, was that me?
remark-beginner-revolution-2 = I turned everything round!
remark-beginner-revolution-3 = So that's what jacks do.
remark-beginner-revolution-4 = Did I break something?
remark-beginner-revolution-5 = Small is big now, or was it before?
remark-beginner-revolution-6 = Sorry! Or was that clever?
# Another turned the order
remark-beginner-upset-1 = Wait, which card is best now?
remark-beginner-upset-2 = I was just getting used to it.
remark-beginner-upset-3 = Everything turned round? Help!
remark-beginner-upset-4 = Now I have to learn it all again.
remark-beginner-upset-5 = My head is spinning.
remark-beginner-upset-6 = Who turned that round? And why?
# Is the spy from now on
remark-beginner-spy-1 = Ooh, I get to peek!
remark-beginner-spy-2 = I'm a spy? What do I do now?
remark-beginner-spy-3 = A secret agent, that's me!
remark-beginner-spy-4 = May I really look? How exciting!
remark-beginner-spy-5 = I won't tell anyone what I see.
remark-beginner-spy-6 = Now I'll finally know what you do.
# Another is the spy from now on
remark-beginner-spied-1 = Nobody look at my card!
remark-beginner-spied-2 = I get nervous when somebody looks.
remark-beginner-spied-3 = Can a spy be distracted?
remark-beginner-spied-4 = Should I hide my card?
remark-beginner-spied-5 = Please look the other way!
remark-beginner-spied-6 = I feel quite seen through.
# Swapped hand and pile in this trick
remark-beginner-swap-1 = I swapped. I hope that was right.
remark-beginner-swap-2 = New cards! Or old ones?
remark-beginner-swap-3 = Let's see what I have here.
remark-beginner-swap-4 = The other hand looked nicer.
remark-beginner-swap-5 = Out with the old ones. Or should I have kept them?
remark-beginner-swap-6 = A swap! I always wanted to do that.
# The own joker takes the table of a war
remark-gambler-joker-won-1 = Jackpot!
remark-gambler-joker-won-2 = I never leave home without a joker.
remark-gambler-joker-won-3 = The joker dances, and I collect.
remark-gambler-joker-won-4 = The wild card pays out!
remark-gambler-joker-won-5 = Everything on the joker, and it won.
remark-gambler-joker-won-6 = A joker in a war: that's poetry.
# Turned the order with a jack
remark-gambler-revolution-1 = Shake it all up!
remark-gambler-revolution-2 = Let's turn the tables.
remark-gambler-revolution-3 = Down with the boring order!
remark-gambler-revolution-4 = Spin the wheel!
remark-gambler-revolution-5 = Let's see who's holding the wrong cards now.
remark-gambler-revolution-6 = I like it when nothing is certain.
# Another turned the order
remark-gambler-upset-1 = Chaos! I love it.
remark-gambler-upset-2 = Now it's getting interesting.
remark-gambler-upset-3 = New order, new luck.
remark-gambler-upset-4 = The wheel turns. Stay in the game!
remark-gambler-upset-5 = Good cards, bad cards: who knows any more?
remark-gambler-upset-6 = A new game, and I'm in.
# Is the spy from now on
remark-gambler-spy-1 = A peek at the cards? That's almost cheating.
remark-gambler-spy-2 = Marked cards, and all within the rules!
remark-gambler-spy-3 = A sure thing, for once.
remark-gambler-spy-4 = I've got a look behind the curtain.
remark-gambler-spy-5 = Let me see your hands, ladies and gentlemen.
remark-gambler-spy-6 = Loaded dice, so to speak.
# Another is the spy from now on
remark-gambler-spied-1 = Look all you like, I bluff anyway.
remark-gambler-spied-2 = Let them look. Luck decides.
remark-gambler-spied-3 = A spy? That raises the stakes.
remark-gambler-spied-4 = Peek if you like. I don't know what I'm doing either.
remark-gambler-spied-5 = My poker face holds.
remark-gambler-spied-6 = All right, cards on the table.
# Swapped hand and pile in this trick
remark-gambler-swap-1 = Fresh cards, fresh luck.
remark-gambler-swap-2 = New hand, new chance.
remark-gambler-swap-3 = Let me try my luck with another hand.
remark-gambler-swap-4 = All change!
remark-gambler-swap-5 = I'll bet on the pile.
remark-gambler-swap-6 = These brought no luck. Next!
# The own joker takes the table of a war
remark-scholar-joker-won-1 = The joker, at the right moment.
# $count: cards that were taken
remark-scholar-joker-won-2 = { CAP(COUNT($count, noun: "card")) } for one joker. A fair exchange.
remark-scholar-joker-won-3 = A textbook joker.
remark-scholar-joker-won-4 = The joker, used with care.
remark-scholar-joker-won-5 = The expected value was on my side.
remark-scholar-joker-won-6 = A rare case, and a favourable one.
# Turned the order with a jack
remark-scholar-revolution-1 = Let us invert the order.
remark-scholar-revolution-2 = A small change of sign.
remark-scholar-revolution-3 = The weak become strong, for a while.
remark-scholar-revolution-4 = I multiply by minus one.
remark-scholar-revolution-5 = An inversion, for the sake of the argument.
remark-scholar-revolution-6 = The order is only a convention.
# Another turned the order
remark-scholar-upset-1 = Then I shall count in reverse.
remark-scholar-upset-2 = An inversion. I had considered it.
remark-scholar-upset-3 = Time to correct my tables.
remark-scholar-upset-4 = The same cards, other values.
remark-scholar-upset-5 = I adjust my model.
remark-scholar-upset-6 = An interesting change of premises.
# Is the spy from now on
remark-scholar-spy-1 = More data. Excellent.
remark-scholar-spy-2 = I prefer to decide on evidence.
remark-scholar-spy-3 = Observation first, then the conclusion.
remark-scholar-spy-4 = An informed decision is a good decision.
remark-scholar-spy-5 = Let us look at the evidence.
remark-scholar-spy-6 = Knowledge before action.
# Another is the spy from now on
remark-scholar-spied-1 = An observed card behaves differently.
remark-scholar-spied-2 = Somebody will know more than I do.
remark-scholar-spied-3 = I must assume I am being watched.
remark-scholar-spied-4 = My choice is no longer private information.
remark-scholar-spied-5 = I shall take the observer into account.
remark-scholar-spied-6 = Asymmetric information. One adapts.
# Swapped hand and pile in this trick
remark-scholar-swap-1 = An exchange, for good reason.
remark-scholar-swap-2 = A calculated exchange.
remark-scholar-swap-3 = One has to know when to change.
remark-scholar-swap-4 = The other set has better properties.
remark-scholar-swap-5 = I change the sample.
remark-scholar-swap-6 = A reordering of my resources.

## The coach

menu-decided = What decided the game
coach-title = Out of a hundred times, the professor would play:
    .brief = {""}
# $cards: those that share a reason, made of coach-card; $reason: one of the messages below
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# One card of them. $card; $percent: how often of a hundred times
coach-card = { COUNT($percent, noun: "time") } { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# The swap first; $card: the card to play after it
coach-swap-then = { CAP(COUNT($percent, noun: "time")) } swap first, then { CARD($card, form: "def") }, because the pile is better than the hand.
    .brief = Swap, then { CARD($card) } { $percent }.
# All that is not named. $percent: how often of a hundred times
coach-rest = { CAP(COUNT($percent, noun: "time")) } another card.
    .brief = Others { $percent }.
# Reasons. Parts of a sentence, after a comma: none may be heard as an order.
coach-swap = because the pile is better than the hand
coach-spy-takes = { $count ->
    [1] because it beats the cards you can see
   *[other] because they beat the cards you can see
  }
coach-spy-gives-little = { $count ->
    [1] because nothing you hold wins, and this is what you can best spare
   *[other] because nothing you hold wins, and these are what you can best spare
  }
coach-win-pot = because there is a lot on the table
coach-deny-spy = because the spy will see your card, and this risks little
coach-turn-order = { $count ->
    [1] because it reverses the order
   *[other] because they reverse the order
  }
coach-become-spy = { $count ->
    [1] because it lets you spy in the next trick
   *[other] because they let you spy in the next trick
  }
coach-get-swap = { $count ->
    [1] because it lets you swap hand and pile
   *[other] because they let you swap hand and pile
  }
coach-force-war = { $count ->
    [1] because it forces a war
   *[other] because they force a war
  }
coach-strong = { $count ->
    [1] because it is among the strongest now
   *[other] because they are among the strongest now
  }
coach-likely-takes = { $count ->
    [1] because it will probably take the trick
   *[other] because they will probably take the trick
  }
coach-save-high = because that saves the strong cards
coach-off = The coach is switched off in the settings.
coach-not-asked = It is not your turn.
coach-cannot-count = The coach has not followed this game from the start.
coach-decided = These tricks decided the game.
coach-decided-none = No single trick decided this game.
# $count: tricks; the others: percent, before the first trick, at best, at worst, and at the end
coach-chances = Your chances over { COUNT($count, noun: "trick") }: { $first } percent at first, { $most } at most, { $least } at least, { $last } at the end
coach-chances-title = Your chances, trick by trick
coach-chance = Before trick { $trick }: { $percent } percent
coach-chance-end = At the end: { $percent } percent
# $trick: its number; $before, $after: the listener's chances in percent; $better: yes when they rose
coach-turn = { $better ->
    [yes] Trick { $trick }: your chances rose from { $before } to { $after } percent
   *[no] Trick { $trick }: your chances fell from { $before } to { $after } percent
  }
# A trick that a choice made worse. $turn: coach-turn; $card: the better card, of any suit; $swap: yes where
# hand and pile had to be swapped first; $why: a reason as above
coach-turn-better = { $swap ->
    [yes] { $turn }; better: swap, then { RANK($card) }, { $why }
   *[no] { $turn }; better: { RANK($card) }, { $why }
  }
# What the game taught
coach-lesson-spy = You never played a queen. Play the only queen in a trick, and you see the others' cards in the next.
coach-lesson-swap = You never played an eight. It lets you swap hand and pile.
coach-lesson-joker = You never played a joker. It turns a trick you would lose into a war.

# What opponents remember. $game: its title; $size: duel or several; $games: how many; $group-1 to
# $group-4: of a hundred cards, those from the weakest to the strongest quarter of the hand; $group-5: jokers
memory-scientific = { $size ->
    [duel] { $game } against one opponent
   *[several] { $game } against several opponents
  }, { COUNT($games, noun: "game") }. Of a hundred cards you choose: from the weakest quarter of your hand { $group-1 }, from the second { $group-2 }, from the third { $group-3 }, from the strongest { $group-4 }, jokers { $group-5 }.

## Lessons

lesson-trick = The trick
lesson-trick-1 = { $touch ->
    [yes] Go to the next card: the list has your three cards, strongest first.
   *[no] Press { $key }: the arrows go through your three cards, strongest first.
  } You win when you hold all the cards. In each trick everyone chooses a card, hidden, at the same time; then all cards are turned up.
lesson-trick-2 = { lesson-go } to play it. { $touch ->
    [yes] {""}
   *[no] A letter or a digit goes straight to a card.
  }
lesson-trick-3 = { lesson-go } to lose a trick. The king was stronger than the ten, so you took both cards. They are on your pile now, not in your hand.
lesson-trick-end = The strongest card takes all cards of the trick. The ace is the highest, then king, queen, jack, ten, down to the two. Suits never matter.
lesson-war = War
lesson-war-1 = { lesson-go }. Two strongest cards of the same rank mean war.
lesson-war-2 = Press { $key } to hear which cards stay on the table. Two kings: nobody takes anything.
lesson-war-3 = { lesson-go }. Whoever takes the next trick takes these cards too.
lesson-war-end = A war is not fought at once: the cards wait for the winner of a later trick. Only a tie for strongest is a war, not a tie below it.
lesson-revolution = Revolution, the power of the jack
lesson-revolution-1 = { lesson-go }. A jack reverses the order of strength.
lesson-revolution-2 = Press { $key }, which always tells you the current order. The order was reversed before the cards were compared. Your jack was lower than the king, so it won.
lesson-revolution-3 = { lesson-go }, and hear what happens to an ace. Now low cards win.
lesson-revolution-end = One jack reverses the order, and it stays that way until the next revolution. There is also a rule by which it only changes from the next trick on.
lesson-orders = Both orders
lesson-orders-1 = Press { $key } to hear the order. In this game it is reversed.
lesson-orders-2 = { lesson-go }. The two is strongest, then the three. Your strongest cards come first in your hand.
lesson-orders-3 = { lesson-go }. Another jack brings back the normal order.
lesson-orders-4 = { lesson-go }. In the normal order the jack beats the nine. You have another jack.
lesson-orders-5 = { lesson-go } to win the war. Two jacks in one trick cancel each other: the order stays as it was. They also tied, so there is a war.
lesson-orders-end = An odd number of jacks reverses the order; an even number does not.
lesson-spy = The spy, the power of the queen
lesson-spy-1 = { lesson-go }. Whoever plays the only queen of a trick is the spy of the next one.
lesson-spy-2 = Press { $key } to look at the others' cards. Now you choose after everyone else.
lesson-spy-3 = { lesson-go }. A king is waiting for you. Only the ace beats it.
lesson-spy-end = The power lasts for one trick, even if the queen herself lost hers. Two queens in one trick cancel each other: then nobody spies.
lesson-count = Counting, the power of the three
lesson-count-1 = { lesson-go }. A three is weak, but it lets you count.
lesson-count-2 = Press { $key }. Before your next card you may ask how many cards the others have in hand.
lesson-count-3 = { lesson-go }. Whoever has few cards in hand soon picks up the pile.
lesson-count-end = How many cards a player owns, hand and pile together, you can hear at any time; how many are in hand, only after a three. Threes do not cancel each other.
lesson-swap = The swap, the power of the eight
lesson-swap-1 = { lesson-go }. Your pile holds an ace and a king, but your hand is weak. An eight helps.
lesson-swap-2 = Press { $key }. Before your next card you may swap your hand with your pile.
lesson-swap-3 = { lesson-go }. Your pile is your hand now.
lesson-swap-end = You may swap once, before you choose, and not with an empty pile. The others hear that you swap, but not which cards.
lesson-joker-war = The joker forces a war
lesson-joker-war-1 = { lesson-go }. A joker never wins as the strongest card. Alone in a trick it forces a war, whatever else was played. Your opponent will play an ace.
lesson-joker-war-2 = { lesson-go }. The ace took nothing: it stays on the table with the joker. Take them both.
lesson-joker-war-end = A joker saves you from a strong card. With two players, a lone joker always forces a war.
lesson-joker-wins = The joker cancels a war
lesson-joker-wins-1 = { lesson-go }. With three players or more a joker can win. Both your opponents will play a king, so a war is due.
lesson-joker-wins-2 = Press { $key }: you can always ask why a trick ended as it did. The joker cancelled the war and took everything.
lesson-joker-wins-end = Where there would be a war, a lone joker cancels it and takes everything. Where there would be none, it forces one.
lesson-jokers-void = Two jokers
lesson-jokers-void-1 = { lesson-go }. Two jokers in one trick cancel each other. Both your opponents will play theirs.
lesson-jokers-void-2 = Press { $key } to hear why you took the trick. Your four was the only card that counted.
lesson-jokers-void-end = With two jokers or more the other cards decide, as if the jokers were not there. If all cards are jokers, there is a war.
lesson-keys = { $touch ->
    [yes] The buttons of the table
   *[no] The keys of the table
  }
lesson-keys-1 = Press { $key } for the rules: which trick it is, the order, what is on the table. { $touch ->
    [yes] Some buttons tell you about the table.
   *[no] Some keys tell you about the table.
  }
lesson-keys-2 = Press { $key } to hear who has chosen and who has not.
lesson-keys-3 = Press { $key } to hear how many cards each player owns.
lesson-keys-4 = Press { $key } for your hand.
lesson-keys-5 = Press { $key } for the cards on the table. Here they come from an earlier war.
lesson-keys-6 = { lesson-go }. The power of your last card, if it has one, is { $touch ->
    [yes] the button “{ page-button-power }”
   *[no] on { KEY("C") }
  }.
lesson-keys-7 = Press { $key } to hear the last trick again.
lesson-keys-end = You can ask at any time, even while others choose. { $touch ->
    [yes] {""}
   *[no] { KEY("F1") } lists all keys.
  }
lesson-end = Out, and the end
lesson-end-1 = { lesson-go }. This is your last card in hand, but you have a pile. One opponent holds one card and has no pile.
lesson-end-2 = Press { $key } to hear who owns how many cards, and who is out. Your hand was empty, so your pile became your hand. A player with neither hand nor pile is out.
lesson-end-3 = { lesson-go }. One opponent is left, with one card.
lesson-end-end = The last player with cards wins. If all run out in the same war, the game is a draw. Now you know the whole game.

## Sounds

cue-spy = A queen: somebody is the spy
cue-queens-void = Queens cancel each other
cue-count = A three lets somebody count
cue-swap = An eight: hand and pile are swapped
cue-revolution = Revolution: the two is strongest
cue-revolution-back = Revolution: the ace is strongest again
cue-jacks-cancelled = Jacks cancel each other
cue-joker-forces = A joker forces a war
cue-joker-wins = A joker cancels a war and wins
cue-jokers-void = Jokers cancel each other
