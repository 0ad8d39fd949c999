# Goals: what they are called, and how each is reached.

# $reached of $all: how many are reached
goals-title = Goals: { $reached } of { $all } reached.
goals-open = Open
goals-reached = Reached
# $goal: what it is called; $how: a sentence or two; $done of $needed: how far it is
goals-item = { $goal }. { $how } { $needed ->
    [1] {""}
   *[other] So far { $done } of { $needed }.
  }
# Told after a game. $goals: what they are called; $count: how many
goal-new = { $count ->
    [1] Goal reached
   *[other] Goals reached
  }: { LIST($goals, kind: "comma") }.

goal-first-win = Win a game
goal-first-win-how = Any game will do. The easiest opponents are the newcomer in Scientific War and the dreamer elsewhere.
goal-count = Win the trick after your three
goal-count-how = In Scientific War, after playing a three, ask for the number of cards in each hand before you choose: a player with few cards left cannot be holding much.
goal-spy = Win a trick as the spy
goal-spy-how = In Scientific War, play the only queen of a trick. In the next one you hear what the others chose before you choose.
goal-swap = Swap hand and pile, and win the game
goal-swap-how = In Scientific War an eight lets you swap them before your next card. Do it when the better cards are in the pile.
goal-two = Take a trick with a two
goal-two-how = In Scientific War, while the order is reversed, the two is the strongest card.
goal-joker-war = Win a war with the joker
goal-joker-war-how = In Scientific War a lone joker takes the table when the others tie. Play it when you expect a tie.
goal-revolution = Start a revolution and win the game
goal-revolution-how = In Scientific War a jack reverses the order. Play it when your low cards are many.
goal-double-war = Win a war after a war
goal-double-war-how = In any game, take the table after at least two wars in a row. Keep something strong for it.
goal-big-pot = Take fifteen cards at once
goal-big-pot-how = Wars make the table grow. Save your best card until the table is rich.
goal-comeback = Win after having only three cards
goal-comeback-how = As long as you own a card, nothing is lost: wait for a rich table.
goal-many = Win against four opponents or more
goal-many-how = Choose at least four opponents. Let them spend their strong cards on each other.
goal-streak = Win three games in a row
goal-streak-how = They may be different games; a draw breaks the streak.
goal-every-game = Play every game
goal-every-game-how = Play a game of each kind to its end.
goal-every-win = Win every game
goal-every-win-how = Win a game of each kind.
goal-levels = Beat every level
goal-levels-how = In Scientific War, choose the same level for all opponents and win; then the next level, up to the professor.
goal-together = Play with other people
goal-together-how = Finish a game at a table that another person shares, nearby or far away.
goal-language = Play in a second language
goal-language-how = Change the language before you begin a game, and finish it.
goal-daily = Play a deal of the day
goal-daily-how = The main menu has it. Everybody gets the same cards on the same day.
goal-week = Play a deal of the day for a week
goal-week-how = Finish one on each of seven days in a row.
