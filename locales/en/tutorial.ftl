# The tutorial: short lessons that are played. In the steps of a lesson $key is the key to press, $go the
# key that leads to the card of the step, $card that card. Short sentences: they are heard, not read.

menu-tutorial = Tutorial
lessons-title = Tutorial. Enter begins a lesson.
# $n: its number, $title: its title, $game: of which game where it is $other than the first, $done: yes where learnt
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lesson { $n }, { $game }: { $title }, done
       *[no] Lesson { $n }: { $title }, done
    }
   *[no] { $other ->
        [yes] Lesson { $n }, { $game }: { $title }
       *[no] Lesson { $n }: { $title }
    }
  }
lesson-title = Lesson { $n }: { $title }.
# $end: what was learnt; $title: the next lesson; $key: Enter
lesson-done = { $end } The lesson is done. { $key } begins the next one: { $title }. Escape goes back to the list.
lesson-done-last = { $end } This was the last lesson. { $key } goes back to the list.
lesson-praise-1 = Good.
lesson-praise-2 = Correct.
lesson-praise-3 = Well done.
lesson-praise-4 = That's it.

# What is said when something else was tried. $hint: what to press
refused-lesson = Not now. { $hint }
refused-lesson-over = The lesson is done.
# $key, $go: keys; $card: a card
lesson-hint-card = Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
# $choice: an answer, as the arrows tell it
lesson-hint-choice = Go with the arrows to: { $choice }. Then press { $key }.
# $does: what the key does
lesson-hint-key = Press { $key }: { $does }.
lesson-hint-any = Choose any card.
# A command that the player has taken all keys from
lesson-no-key = the command has no key

## Scientific War

lesson-trick = The trick
lesson-trick-1 = You win when you hold all the cards. In each trick everyone chooses a card, hidden, at the same time; then all cards are turned up. You hold three cards. The arrows go through them, strongest first. Press { $key }.
lesson-trick-2 = A letter or a digit goes straight to a card. Press { $go } to go to { CARD($card, form: "def") }, then { $key } to play it.
lesson-trick-3 = The king was stronger than the ten, so you took both cards. They lie on your pile now, not in your hand. Now lose a trick: press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-trick-end = The strongest card takes all cards of the trick. The ace is the highest, then king, queen, jack, ten, down to the two. Suits never matter.

lesson-war = War
lesson-war-1 = Two strongest cards of the same rank mean war. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-war-2 = Two kings: nobody takes the cards, and they stay on the table. Press { $key } to hear which cards lie there.
lesson-war-3 = Whoever takes the next trick takes these cards too. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-war-end = A war is not fought at once: the cards wait for the winner of a later trick. Only a tie for strongest is a war, not a tie below it.

lesson-revolution = Revolution, the power of the jack
lesson-revolution-1 = A jack turns the order of strength round. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-revolution-2 = The order turned before the cards were compared. Your jack was lower than the king, so it won. Press { $key }: it always tells which order is in force.
lesson-revolution-3 = Now low cards win. Press { $go } to go to { CARD($card, form: "def") }, then { $key }, and hear what happens to an ace.
lesson-revolution-end = One jack turns the order round, and it stays so until the next revolution. A rule can be set so that it turns only from the next trick on.

lesson-orders = Both orders
lesson-orders-1 = This game stands in the reversed order. Press { $key } to hear the order.
lesson-orders-2 = The two is strongest, then the three. Your strongest cards come first in your hand. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-orders-3 = Another jack turns the order back. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-orders-4 = In the normal order the jack beats the nine. You have another jack: press { $go }, then { $key }.
lesson-orders-5 = Two jacks in one trick cancel each other: the order stays as it was. They also tied, so there is a war. Press { $go } to go to { CARD($card, form: "def") }, then { $key } to win it.
lesson-orders-end = An odd number of jacks turns the order, an even number does not.

lesson-spy = The spy, the power of the queen
lesson-spy-1 = Whoever plays the only queen of a trick is the spy of the next one. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-spy-2 = Now you choose after everyone else, and you may look at their cards. Press { $key } to look.
lesson-spy-3 = A king is waiting for you. Only the ace beats it: press { $go }, then { $key }.
lesson-spy-end = The power holds for one trick, also when the queen herself has lost. Two queens in one trick cancel each other: then nobody spies.

lesson-count = Counting, the power of the three
lesson-count-1 = A three is weak, but it lets you count. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-count-2 = Before your next card you may ask how many cards the others have in hand. Press { $key }.
lesson-count-3 = Whoever has few cards in hand soon picks up the pile. Now play on: press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-count-end = How many cards a player owns, hand and pile together, you can hear at any time; how many are in hand, only after a three. Threes do not cancel each other.

lesson-swap = The swap, the power of the eight
lesson-swap-1 = On your pile lie an ace and a king, but your hand is weak. An eight helps. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-swap-2 = Before your next card you may swap your hand with your pile. Press { $key }.
lesson-swap-3 = Your pile is your hand now. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-swap-end = You may swap once, before you choose, and not with an empty pile. The others hear that you swap, but not which cards.

lesson-joker-war = The joker forces a war
lesson-joker-war-1 = A joker never wins by its strength. Alone in a trick it forces a war, whatever else was played. Your opponent will play an ace. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-joker-war-2 = The ace took nothing: it lies on the table with the joker. Take them both: press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-joker-war-end = A joker saves you from a strong card. With two players, a lone joker always forces a war.

lesson-joker-wins = The joker cancels a war
lesson-joker-wins-1 = With three players or more a joker can win. Both your opponents will play a king, so a war is due. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-joker-wins-2 = The joker cancelled the war and took everything. You can always ask why a trick ended as it did: press { $key }.
lesson-joker-wins-end = One joker where a war is due: no war, and the joker takes all. One joker where no war is due: a war.

lesson-jokers-void = Two jokers
lesson-jokers-void-1 = Two jokers in one trick cancel each other. Both your opponents will play theirs. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-jokers-void-2 = Your four was the only card that counted, so it took the trick. Press { $key } to hear why.
lesson-jokers-void-end = With two jokers or more the other cards decide, as if the jokers were not there. If all cards are jokers, there is a war.

lesson-keys = The keys of the table
lesson-keys-1 = Some keys tell you about the table. Press { $key } for the rules: which trick it is, the order, what lies on the table.
lesson-keys-2 = Press { $key } to hear who has chosen and who has not.
lesson-keys-3 = Press { $key } to hear how many cards each player owns.
lesson-keys-4 = Press { $key } for your hand.
lesson-keys-5 = Press { $key } for the cards on the table. Here they come from an earlier war.
lesson-keys-6 = And the power of your last card, if it has one, is on { KEY("C") }. Now press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-keys-7 = Press { $key } to hear the last trick again.
lesson-keys-end = You can ask at any time, also while others choose. { KEY("F1") } lists all keys.

lesson-end = Out, and the end
lesson-end-1 = This is your last card in hand, but you have a pile. One opponent holds one card and has no pile. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-end-2 = Your hand was empty, so your pile became your hand. A player with neither hand nor pile is out. Press { $key } to hear who owns how many cards, and who is out.
lesson-end-3 = One opponent is left, with one card. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-end-end = The last player with cards wins. If all run out in the same war, the game is a draw. Now you know the whole game.

## Other games

lesson-prisoners = Prisoners of war
lesson-prisoners-1 = In Război the cards lie face down in a packet. Press { $key } to turn the top card.
lesson-prisoners-2 = You won, so you may keep one card as prisoner. The arrows go through the cards: go to the queen, then press { $key }.
lesson-prisoners-3 = The prisoner lies beside your packet, and everyone sees it. Press { $key } for the next trick.
lesson-prisoners-4 = Now you choose in secret: the top card, which nobody knows, or the prisoner. Press { $key }: it plays the prisoner.
lesson-prisoners-end = A prisoner that wins goes under your packet with the rest. One that loses is gone, and your top card with it.

lesson-steal = Stealing
lesson-steal-1 = You see the top card of your packet. A seven lies on top of your opponent's pile, and your card is a seven too: press { $key } to steal the pile.
lesson-steal-2 = The pile is yours, and you look at your next card. Nothing can be stolen with it, so play it: press { $key }.
lesson-steal-3 = You choose which of the taken cards lies on top. Your pile is safe until somebody has a card of that rank. Go to the king, then press { $key }.
lesson-steal-end = If your card has the rank of your own pile's top, playing it protects your pile. Two who want the same pile hinder each other.

lesson-casino = A bet and a war
lesson-casino-1 = You play against the house: one card for you, one for the house, and the higher one wins. First you bet. Type { KEY("1") } and { KEY("0") } for a bet of ten, or use the arrows. Then press { $key }.
lesson-casino-2 = You may surrender half your bet, or go to war and add as much again. Go to war: press { $key }.
lesson-casino-end = In a war the house must be higher to win. You won ten; a lost war would have cost twenty. In the long run the house wins: about three of every hundred bet.

lesson-armed = A war with choice
lesson-armed-1 = You choose from your hand, as in Scientific War, but cards have no powers, except that a two beats an ace. Your opponent will play an ace. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-armed-2 = The two took the ace. Now a war: press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-armed-3 = Three cards of your hand, drawn at random, lie face down. Choose one of the others for the war, and press { $key }.
lesson-armed-end = Only those who tied fight a war, and the winner takes everything. Your taken cards become your hand when it is empty.
