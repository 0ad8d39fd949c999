# Statistics, rating and the deal of the day.

menu-progress = Statistics, goals, rating
progress-title = What you have reached.
progress-statistics = Statistics
progress-goals = Goals
progress-rating = Rating
# $percent: how many of the games have been read
progress-reading = Reading your games: { $percent } percent.
progress-none = You have not finished any game yet.

## Statistics

# $games: how many are finished
statistics-title = Statistics of { COUNT($games, noun: "game") }.
statistics-all = All games
statistics-by-game = By game
statistics-by-level = By opponents
statistics-by-players = By number of players
statistics-by-people = By people
statistics-by-month = By month
# $name: a game, opponents, a number of players, a person or a month; $games: how many; $won: those won
statistics-item = { $name }: { COUNT($games, noun: "game") }, won { $won }, { $percent } percent
statistics-wins = Won { $won } of { $games }, { $percent } percent.
# The interval of 95 percent. $low, $high: percent
statistics-chance = Your chance to win is between { $low } and { $high } percent; more games tell more.
statistics-drawn = Draws: { $count }.
# $now: the present number of wins in a row; $most: the greatest
statistics-streak = Wins in a row: now { $now }, at most { $most }.
# $count: the fewest cards that the player had in a game that was won
statistics-comeback = Best comeback: a win after only { COUNT($count, noun: "card") }.
# $count: wars in a row
statistics-longest-war = Longest war, in tied rounds: { $count }.
statistics-pot = The most cards taken at once: { $count }.
statistics-wars-won = Wars won: { $count }.
statistics-jokers = Tricks won with a joker: { $count }.
statistics-revolutions = Revolutions: { $count }.
statistics-tricks = Tricks or rounds played: { $count }.
statistics-course = Wins over time
# $percent: wins in these games; $first, $last: their numbers
statistics-period = { $percent } percent in games { $first } to { $last }.
# How good choices were in the coach's eyes
statistics-choices = Your choices in the coach's eyes
statistics-judging = The coach goes through your choices: { $percent } percent.
statistics-choices-none = None of your games had choices that a coach can judge.
# $sound of $judged choices were no mistakes; $games: in how many games
statistics-choices-all = In your last games, { $games }, { $percent } percent of { $judged } choices were sound.
# $day: when it was played
statistics-choices-item = { DATE($day) }, { $game }: { $percent } percent, { $sound } of { $judged }
# $games: how many finished games do not count, because they were changed by hand
statistics-refused = Not counted, because the file breaks the rules: { COUNT($games, noun: "game") }
statistics-copy = Copy everything as a table
# $path: a file
statistics-file = The table is in the file { $path }.
# $count: how many play at the table
statistics-table-size = { COUNT($count, noun: "player") }

# The levels of bots by themselves, as in opponents.ftl; mixed: several of them
level-dreamer = dreamer
level-beginner = beginner
level-newcomer = newcomer
level-amateur = amateur
level-sensible = sensible
level-gambler = gambler
level-counter = counter
level-d1 = student
level-sel1 = tactician
level-professor = professor
level-strong = strong
level-intuitive = intuitive
level-steady = steady
level-careful = careful
level-stubborn = stubborn
level-mixed = different opponents

## Rating

rating-title = Rating.
rating-none = There is no rating yet. Finish a game in which you choose your cards.
# $strength: a number, 25 at first; $low to $high: where it may lie
rating-item = { $game }: { $strength }, somewhere between { $low } and { $high }, after { COUNT($games, noun: "game") }
rating-about = You and the sensible bot begin at 25. With every game the two limits draw closer.
# $name: a bot or a person; $percent: the chance to win against them
rating-against = { $name }: { $strength }. Your chance to win: { $percent } percent.

## The deal of the day

menu-daily = Deal of the day
# $day: today; $streak: days in a row on which one was played
daily-title = Deal of the day, { DATE($day) }. { $streak ->
    [0] Everybody gets the same cards.
   *[other] Days in a row: { $streak }.
  }
# $bot: the opponent, or none where there is only the house
daily-open = { $game }, { $bot ->
    [none] against the house
   *[other] against: { $bot }
  }
daily-running = { $game }, begun
# $result: won, lost or drawn
daily-done = { $game }: { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
  }
# One line to share. $day: the day; $bot: as above; $tricks, $wars: how many there were
daily-share = { KEY("audiowar") }, { DATE($day) }, { $game }: { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { COUNT($wars, noun: "war") }{ $bot ->
    [none] {""}
   *[other] , { $bot }
  }
daily-copy = Copy this line
daily-again = Play it again; the first result counts
# $count: results of earlier days
daily-past = Past days: { $count }
