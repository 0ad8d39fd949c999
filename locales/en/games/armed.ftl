### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Armed War.
game-armed = Armed War

## Options

preset-jokers = With jokers

## Rules

rules-heading-two = The two
# The aim in one sentence, told when the game is played for the first time
aim-armed = All choose a card from the hand, and the strongest takes them all; whoever ends with all the cards wins.
rules-armed-aim =
    War in which you see your cards and choose them. Only the face-down cards of a war are luck. Whoever ends with all the cards wins.

    Two to four can play.
rules-armed-deal =
    { $jokers ->
        [0] Fifty-two cards are shuffled and dealt equally, as hands. The ace is the highest card.
       *[other] Fifty-two cards and two jokers are shuffled and dealt equally, as hands. The joker is the highest card.
    } What does not divide is left out.
rules-armed-trick =
    All choose a card from the hand, hidden, at the same time. The strongest takes all cards on the table. They go onto that player's pile, which becomes the hand when the hand is empty.
rules-armed-two =
    { $jokers ->
        [0] If an ace is turned up, a two is strongest of all, and several twos tie.
       *[other] If a joker is turned up, a two is strongest of all, and several twos tie.
    } Otherwise it is the lowest card.
rules-armed-war =
    If two or more tie for strongest, only they fight. Three cards of each hand are drawn at random and lie face down. Then each chooses one more card, and the strongest takes the whole table.
rules-armed-short =
    If the hand has too few cards, all of it goes down, the rest comes from the pile at random, and what is left of it becomes the hand. One card is always kept to choose.

    Whoever has no card at all has lost that war. One fighter who is left takes the table. If none is left, it stays for the winner of the next trick.
rules-armed-end =
    Whoever has neither a hand nor a pile is out. The last with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] After trick { $trick_limit } the game ends: whoever owns most cards wins, and a tie for most is a draw.
    }

## What happens

# $cards: the random face-down cards of the listener
event-war-cards = { $who ->
    [you] Face down: { CARDS($cards) }.
   *[other] { $player }, face down: { CARDS($cards) }.
  }
    .brief = {""}

## Why

# $players: who fights
why-war-armed = Only those who tied fought: { NAMES($players) }. Each put three cards face down at random and chose one more.

## Opponents

bot-strong-armed = strong, who remembers what was taken and bluffs

## Lessons

lesson-armed = A war with choice
lesson-armed-1 = You choose from your hand, as in Scientific War, but cards have no powers, except that a two beats an ace. Your opponent will play an ace. Press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-armed-2 = The two took the ace. Now a war: press { $go } to go to { CARD($card, form: "def") }, then { $key }.
lesson-armed-3 = Three cards of your hand, drawn at random, lie face down. Choose one of the others for the war, and press { $key }.
lesson-armed-end = Only those who tied fight a war, and the winner takes everything. Your pile becomes your hand when your hand is empty.

## The coach

coach-armed-two = If another plays the highest card of the game, a two beats it.
coach-armed-war = In a war the strongest card takes everything.
coach-armed-high = It beats most of the cards that the others may hold.
coach-armed-best = It is the strongest card in your hand.
coach-armed-low = It saves your strong cards, and nobody can well foresee it.
# What a game taught: labels, each with its number last. A trick or a war is counted as one.
taught-armed-two = A two beats the highest card of the game. Tricks that a two in your hand would have won, and the card that you played did not: { $times }.
taught-armed-wars = Wars that you fought to the end: { $wars }. Lost: { $lost }. Lost although another card in your hand would have won: { $could }.
taught-armed-won = Tricks and wars that you won: { $won }. Won with a higher card than was needed: { $spare }.
taught-armed-strong = Jacks, queens, kings, aces and jokers that you played: { $count }. Lost to other players: { $taken }.
