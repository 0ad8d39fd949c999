### Every text that only this game has. $who (you, other) and $player (a name) say whose doing it is.

# Armed War.
game-armed = Armed War

## Options

preset-jokers = With jokers

## Rules

rules-heading-two = The two
# The aim in one sentence, told when the game is played for the first time
aim-armed = Everyone chooses a card from their hand, and the strongest takes them all; whoever ends up with all the cards wins.
rules-armed-aim =
    A game of war in which you see your cards and choose which to play. Only the face-down cards of a war are luck. Whoever ends up with all the cards wins.

    Two to four can play.
rules-armed-deal =
    { $jokers ->
        [0] Fifty-two cards are shuffled and dealt equally; each player holds theirs in hand. The ace is the highest card.
       *[other] Fifty-two cards and two jokers are shuffled and dealt equally; each player holds theirs in hand. The joker is the highest card.
    } Cards left over are set aside.
rules-armed-trick =
    Everyone secretly chooses a card from their hand at the same time. The strongest takes all the cards on the table. They go onto that player's pile, which becomes the hand when the hand is empty.
rules-armed-two =
    { $jokers ->
        [0] If an ace is on the table, a two is the strongest of all, and several twos tie.
       *[other] If a joker is on the table, a two is the strongest of all, and several twos tie.
    } Otherwise it is the lowest card.
rules-armed-war =
    If two or more tie for strongest, only they fight. Three cards are drawn at random from each hand and go face down. Then each fighter chooses one more card, and the strongest takes the whole table.
rules-armed-short =
    If your hand has too few cards, all of it goes down, the rest is drawn from your pile at random, and what is left of the pile becomes your hand. You always keep one card to choose.

    A fighter without any card has lost that war. If only one fighter is left, that player takes the table. If none is left, the cards stay there for the winner of the next trick.
rules-armed-end =
    If you have neither a hand nor a pile, you are out. The last player with cards wins. If nobody has cards left, it is a draw.

    { $trick_limit ->
        [0] There is no limit.
       *[other] The game ends after { COUNT($trick_limit, noun: "trick") }: whoever has the most cards wins, and a tie is a draw.
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
why-war-armed = Only those who tied fought: { NAMES($players) }. Three cards of each went face down at random, then each chose one more.

## Opponents

bot-strong-armed = strong, who remembers what was taken and bluffs

## Lessons

lesson-armed = A war of your choosing
lesson-armed-1 = { lesson-go }. You choose from your hand, as in Scientific War, but cards have no powers; only, a two beats an ace. Your opponent will play an ace.
lesson-armed-2 = { lesson-go }. The two took the ace. Now a war.
lesson-armed-3 = Choose a card for the war and press { $key }. Three others of your hand, drawn at random, are face down.
lesson-armed-end = Only those who tied fight a war, and the winner takes everything. Your pile becomes your hand when your hand is empty.

## The coach

coach-armed-two = A two beats the highest card of the game, should anyone play it.
coach-armed-war = In a war the strongest card takes everything.
coach-armed-high = It beats most of the cards the others may hold.
coach-armed-best = It is the strongest card in your hand.
coach-armed-low = It saves your strong cards and is hard to foresee.
# What a game taught: labels, each with its number last. A trick or a war is counted as one.
taught-armed-two = A two beats the highest card of the game. Tricks a two in your hand would have won, and the card you played did not: { $times }.
taught-armed-wars = Wars you fought to the end: { $wars }. Lost: { $lost }. Lost although another card in your hand would have won: { $could }.
taught-armed-won = Tricks and wars you won: { $won }. Won with a higher card than was needed: { $spare }.
taught-armed-strong = Jacks, queens, kings, aces and jokers you played: { $count }. Lost to other players: { $taken }.

# A goal: what it is called, and how it is reached
goal-armed = Win Armed War with a war
goal-armed-how = Win a game of Armed War and at least one war in it. Keep a strong card for the last choice of a war.
