# The rules of every game, by headings. An empty line begins a new paragraph. The variables are the options
# of the game as they are set ($revolution is immediate or next_trick, and so on), the numbers among them
# as numbers. Translate the meaning, in short sentences that are good to hear.

menu-rules = Rules
rules-games-title = Rules. Which game?
# $game: its title
rules-title = { $game }, rules, section by section. Enter reads one; then left and right go from heading to heading.
# In the list of options. $option, $value: as in options.ftl; $values: what can be set; $low, $high: the
# smallest and the largest number
rules-option = { $option }: { $value }. Possible: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Any number from { $low } on.
rules-option-range = { $option }: { $value }. Any number from { $low } to { $high }.

rules-heading-aim = What it is about
rules-heading-deal = The cards
rules-heading-trick = A trick
rules-heading-war = War
rules-heading-jack = The jack: revolution
rules-heading-joker = The joker
rules-heading-queen = The queen: the spy
rules-heading-three = The three: counting
rules-heading-eight = The eight: the swap
rules-heading-after = After a trick
rules-heading-short = Too few cards
rules-heading-prisoners = Prisoners of war
rules-heading-jokers = Jokers
rules-heading-taken = Taken cards
rules-heading-steal = Stealing
rules-heading-protect = Protecting a pile
rules-heading-two = The two
rules-heading-bets = Bets
rules-heading-round = A round
rules-heading-tie = A tie
rules-heading-odds = What the house wins
rules-heading-end = The end
rules-heading-keys = Keys
rules-heading-options = Options as they are set

## Scientific War

rules-scientific-aim =
    Everyone begins with equal cards and chooses what to play. Five ranks have a power. Whoever ends with all the cards wins.

    Two to eight can play.
rules-scientific-deal =
    Each player gets one whole suit, thirteen cards. With more than four players there are two decks. { $jokers ->
        [0] There are no jokers in this game.
       *[other] Each player adds { COUNT($jokers, of: "JOKER") } to them.
    }

    You hold your cards in hand. What you take lies before you on your pile. What wars leave lies on the table.

    From the strongest down: ace, king, queen, jack, ten and so on to the two. Suits do not count.
rules-scientific-trick =
    All choose a card from the hand, hidden, at the same time. A choice stands. When the last has chosen, all cards are turned up.

    The strongest card takes all cards of the trick, and what lies on the table, onto its player's pile.
rules-scientific-war =
    If two cards or more tie for strongest, nobody takes. The cards stay on the table, and whoever takes a later trick takes them too.

    A tie below the strongest card is no war.
rules-scientific-jack =
    An odd number of jacks in a trick turns the order of strength round: then the two is strongest and the ace weakest. The next revolution turns it back.

    { $revolution ->
        [immediate] The trick with the jack is already judged in the new order.
       *[next_trick] The new order begins with the next trick.
    }

    An even number of jacks cancels out, and the order stays.
rules-scientific-joker =
    A joker never wins by strength, in either order.

    One joker in the trick: if the strongest other cards tie, the war is cancelled and the joker's player takes everything. If they do not tie, the joker forces a war. So with two players one joker always forces a war.

    Two jokers or more: they are void, and the other cards decide as if the jokers were not there. If all cards are jokers, there is a war.

    A jack in the same trick acts first.
rules-scientific-queen =
    If there is exactly one queen in a trick, her player is the spy of the next trick: all others choose first, and the spy may look at their cards before choosing.

    Two queens or more cancel each other, even if one of their players goes out. The power holds for that one trick, and a war does not take it away. Whoever is out is no spy.
rules-scientific-three =
    Whoever played a three may ask, before choosing the next card, how many cards each other player has in hand. Threes do not cancel each other.

    How many cards a player owns, hand and pile together, everyone may know at any time.
rules-scientific-eight =
    Whoever played an eight may swap hand and pile, once, before choosing the next card, also when the others have chosen already. With an empty pile there is no swap.

    Everyone hears that you swap, nobody which cards. Eights do not cancel each other.
rules-scientific-after =
    First the cards are taken, or stay on the table. Then whoever has an empty hand picks up the pile as the new hand. Whoever has neither is out. Then queen, three and eight give their powers to those who are still in.
rules-scientific-end =
    The last player with cards wins. If nobody has cards left, all who went out in that trick share a draw.

    { $trick_limit ->
        [0] There is no limit: the game goes on until then.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw. Cards on the table count for nobody.
    }
rules-scientific-keys =
    { KEY("R") } tells the order and the rules now, { KEY("T") } who has chosen and who has not, { KEY("E") } how many cards each player owns.

    { KEY("C") } is the power of your last card: the others' cards after a queen, the counts after a three, the swap after an eight.

    { KEY("H") } tells your hand, { KEY("P") } the cards on the table, { KEY("L") } the last trick, and { KEY("Y") } why it ended so. These are the usual keys; { KEY("F1") } lists them as they are set.

## Război

rules-razboi-aim =
    The Romanian game of war. The cards lie face down, and luck decides. The tied rank says how many cards a war takes. Whoever ends with all the cards wins.

    Two to eight can play.
rules-razboi-deal =
    Fifty-two cards are shuffled. Cards are left out at random until the rest divides equally. All are dealt face down, as a packet before each player.
rules-razboi-trick =
    All turn their top card. The strongest takes every card on the table and puts them under their own packet, in a random order. The ace is strongest, suits do not count.
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
       *[other] There is time to choose, { COUNT($choice_seconds, noun: "second") }; then the top card is played. The timer can be stopped.
    }
rules-razboi-end =
    Whoever has neither packet nor prisoner is out. The last with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## Classic War

rules-classic-aim =
    War as children play it everywhere. The cards lie face down, and luck decides. Whoever ends with all the cards wins.

    Two to four can play.
rules-classic-deal =
    { $decks ->
        [shared] One deck of fifty-two cards is shuffled and dealt equally, face down. What does not divide is left out.
       *[own] Each player begins with a whole shuffled deck, face down.
    }
rules-classic-trick =
    All turn their top card. The strongest takes every card on the table. The ace is the strongest plain card, suits do not count.
rules-classic-war =
    If two or more tie for strongest, everyone still in takes part in the war. Each puts { COUNT($face_down, noun: "card") } face down and one face up, and the strongest new face-up card takes all. A new tie is another war. Cards of earlier rounds no longer count.
rules-classic-short =
    { $run_out ->
        [lose] Whoever cannot complete a war puts what is left face down, and is out. If only one can complete it, that one takes the table. If nobody can, the one who put most takes it, and a tie for most is a draw.
       *[last_card] In a war everyone's last card is turned face up and goes on fighting in every further round until it is beaten. If only such last cards are left and they tie for strongest, it is a draw.
    }
rules-classic-jokers =
    { $jokers ->
        [0] There are no jokers in this game.
       *[other] There are two jokers in each deck. A joker is stronger than an ace.
    }

    { $two_beats_joker ->
        [on] A two beats a joker that is turned up beside it. Otherwise it is the weakest card.
       *[off] A two does not beat a joker.
    }

    { $bury_jokers ->
        [on] With jokers, one of them is hidden in each of the two packets.
       *[off] Jokers may come to anyone.
    }
rules-classic-taken =
    { $recycle ->
        [under] Taken cards go under the packet, in a random order.
       *[reshuffle] Taken cards lie on a pile. When the packet is used up, the pile is shuffled and becomes the new packet.
    }

    { $purge_after ->
        [0] No cards leave the game.
       *[other] After trick { $purge_after } cards begin to leave the game: first the threes that are taken, when none is left the fours, and so on up to the aces.
    }
rules-classic-end =
    Whoever has no cards left is out. The last with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## Steal War

rules-steal-aim =
    War with open piles: a card of the right rank steals a whole pile. Whoever ends with all the cards wins.

    Two to four can play.
rules-steal-deal =
    Fifty-two cards and two jokers are shuffled and dealt equally, face down. What does not divide is left out. A joker is the strongest card, then the ace.

    Taken cards lie face up on a pile before their player. The winner chooses which of them lies on top. When a packet is used up, its owner's pile is shuffled into a new packet, and can no longer be stolen.
rules-steal-steal =
    Before each trick everyone looks at their own top card and decides, hidden and at the same time, to play it or to steal. If it has the rank of the top of an opponent's pile, it may steal that pile, or several such piles.

    The card goes on top of the stolen pile, and all of it on the thief's own pile. Then the thief looks at the next card and decides again, until everyone plays.

    Decisions are revealed together, and all steals act on the piles as they lay before. So two players may even exchange their piles.
rules-steal-protect =
    If your card has the rank of your own pile's top and you play it, your pile is protected until the trick is over. Whoever wanted to steal it plays the card instead.

    Two who want the same pile in the same round hinder each other: neither gets it. A thief who gets no pile at all plays the card.
rules-steal-war =
    The strongest of the played cards takes the table. If two or more tie for strongest, everyone still in puts three cards face down and looks at one more. That one may steal, or it is played face up for the war.
rules-steal-short =
    Whoever cannot put four cards for a war, from packet and pile together, puts the rest face down and is out. If only one can, that one takes the table. If nobody can, the one who put most takes it, and a tie for most is a draw.
rules-steal-end =
    Whoever has neither packet nor pile is out. The last with cards wins.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## Drunkard

rules-drunkard-aim =
    A Russian game of war. Nobody wins it: one player ends as the drunkard, and loses.

    Two to four can play.
rules-drunkard-deal =
    { $deck ->
        [36] Thirty-six cards are shuffled and dealt equally, face down. The six is the lowest.
       *[52] Fifty-two cards are shuffled and dealt equally, face down. The two is the lowest.
    }
rules-drunkard-trick =
    All turn their top card. The strongest takes everything under their own packet, in a random order.

    { $deck ->
        [36] Where an ace is turned up, a six beats it and is strongest of all. Otherwise the six is weakest.
       *[52] Where an ace is turned up, a two beats it and is strongest of all. Otherwise the two is weakest.
    }
rules-drunkard-tie =
    If two or more tie for strongest, everyone puts another card, until one card alone is strongest. { $tie ->
        [open] It is put face up.
       *[covered] Each puts one card face down and one face up. A single card left is turned up.
    }

    Whoever has no card for it is out.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] The one who ends with all the cards is the drunkard. If nobody has a card left, it is a draw.
       *[first_out] The first to lose all cards is the drunkard, and the game ends at once, also in the middle of a tie. There may be several.
    }

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends and names the one who owns most cards.
    }

## Tod und Leben

rules-tod-und-leben-aim =
    A short German game for two, whose name means death and life. Every card is turned just once.
rules-tod-und-leben-deal =
    Thirty-two cards, from the seven up to the ace, are shuffled, and each player gets sixteen, face down.
rules-tod-und-leben-trick =
    Both turn their top card. The higher one takes both onto a pile of won cards, which are not played again.
rules-tod-und-leben-tie =
    Two equal cards: each turns the next card onto them, until one is higher and takes all. If the last cards tie, each takes back their own cards of that trick.
rules-tod-und-leben-end =
    When all sixteen cards are played, whoever has won more of them wins the round.

    { $rounds ->
        [1] One round is played.
       *[other] { CAP(COUNT($rounds, noun: "round")) } are played, all of them. Whoever wins most rounds wins the game. If they are equal, it is a draw.
    }

## Casino War

rules-casino-aim =
    Each player bets against the house: one card for the player, one for the house. The higher card wins.

    One to seven can play. All money is play money.
rules-casino-deal =
    The shoe holds { COUNT($decks, noun: "deck") }, shuffled together. A new one is shuffled before a round when less than a quarter is left. The ace is the highest card.

    Each player begins with { $bankroll }.
rules-casino-bets =
    Each player bets whole amounts from { $min_bet } to { $max_bet }, or leaves the table. Besides the bet, you may make a tie bet, up to { $max_bet }. Both together cannot be more than you have.

    Whoever cannot cover the smallest bet is out.
rules-casino-round =
    Each player gets one card, then the house. If yours is higher, you get your bet back and as much again. If it is lower, the bet is lost.

    The tie bet pays ten to one if your card ties with that of the house. Otherwise it is lost.
rules-casino-tie =
    If your card ties, you choose. Surrender, and half your bet comes back. Or go to war, and add as much as your bet.

    In a war three cards are burnt, then you and the house get one more card each. If that of the house is higher, both bets are lost. Otherwise both come back, with as much as the first bet on top. So a bet of ten that goes to war wins ten or loses twenty.

    Whoever cannot cover the war can only surrender.
rules-casino-odds =
    In the long run the house wins. With six decks, a player who always goes to war loses about 2.9 percent of the bets, one who always surrenders about 3.7 percent. The tie bet loses more than 18 percent.
rules-casino-end =
    { $rounds ->
        [0] The game goes on until nobody sits at the table.
       *[other] The game ends after { COUNT($rounds, noun: "round") }.
    }

## Armed War

rules-armed-aim =
    War in which you see your cards and choose them. Only the face-down cards of a war are luck. Whoever ends with all the cards wins.

    Two to four can play.
rules-armed-deal =
    { $jokers ->
        [0] Fifty-two cards are shuffled and dealt equally, as hands. The ace is the highest card.
       *[other] Fifty-two cards and two jokers are shuffled and dealt equally, as hands. The joker is the highest card.
    } What does not divide is left out.
rules-armed-trick =
    All choose a card from the hand, hidden, at the same time. The strongest takes all cards on the table. They go onto the taken cards, which become the hand when the hand is empty.
rules-armed-two =
    { $jokers ->
        [0] Where an ace is turned up, a two is strongest of all, and several twos tie.
       *[other] Where a joker is turned up, a two is strongest of all, and several twos tie.
    } Otherwise it is the lowest card.
rules-armed-war =
    If two or more tie for strongest, only they fight. Three cards of each hand are drawn at random and lie face down. Then each chooses one more card, and the strongest takes the whole table.
rules-armed-short =
    If the hand has too few cards, all of it goes down, the rest comes from the taken cards at random, and what is left of them becomes the hand. One card is always kept to choose.

    Whoever has no card at all has lost that war. One fighter who is left takes the table. If none is left, it stays for the winner of the next trick.
rules-armed-end =
    Whoever has neither a hand nor taken cards is out. The last with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }
