# Opponents: who they are, how long they think, how much they remark.

# $bot: who the opponents are, with the game where its bots play in another way
setting-bot = Opponents: { $bot }
# Who sits at the table: companies, then characters. Each is a name, a comma and a description.
bot-mixed = a mixed table, where no two play alike
bot-adapting = adapting, who grow as strong as you do
bot-each = chosen one by one, each with a character of its own
bot-dreamer = dreamer, whose mind is often elsewhere
bot-sensible = sensible, who plays by simple rules and counts nothing

choose-each = Choose each opponent
# $player: the name of an opponent; $bot: its character
opponent-in-chair = { $player }: { $bot }

# $percent: how long opponents think, 100 is as usual; $seconds: the same in whole seconds
setting-pace = { $percent ->
    [0] Opponents play at once
    [50] Opponents think: half a second, each in their own time
    [100] Opponents think: about a second, each in their own time
   *[other] Opponents think: about { COUNT($seconds, noun: "second") }, each in their own time
  }

# How much opponents remark. $value: off, seldom or often
setting-remarks = Remarks of the opponents: { $value }
remarks-off = off
remarks-seldom = rarely, about big moments
remarks-often = often, even about small things

# What opponents remember of the player from game to game. $value: on or off
setting-memory = Opponents remember how you play: { $value }
memory-title = What opponents remember
memory-on = From game to game they remember how you play Scientific War, and expect you to play the same way next time. It is kept in your own folder and sent nowhere.
# $known: yes where something is kept from before it was switched off
memory-off = { $known ->
    [yes] They are not allowed to remember how you play: it is switched off. What they already know, below, is kept, but neither used nor added to.
   *[no] They are not allowed to remember how you play: it is switched off. They know nothing about the way you play.
  }
memory-nothing = They know nothing yet. Play a game of Scientific War to its end.
memory-forget = Forget it all
# Asked before; the two answers follow, the first one chosen
memory-forget-sure = Forget everything opponents know about you? This cannot be undone.
memory-forget-no = No, keep it
memory-forget-yes = Yes, forget it all
memory-forgotten = It is all forgotten. A game already begun goes on as it began.

# The coach's advice at the table. $value: on or off
setting-coach = Coach: { $value }
coach-would = Advice:
coach-not-here = There is no coach for this game.
# After a game. $late: yes where the player came back to a game that was left
coach-mistakes = { $late ->
    [yes] Your costliest choices since you came back to this game.
   *[no] Your costliest choices.
  }
# $trick: its number; $did, $better: choices as they stand in the menu of a question; $why: a sentence
coach-mistake = Trick { $trick }, your choice: { $did }. Better: { $better }. { $why }
# Before a review that takes long.
coach-moment = One moment: the coach is going through the game.
coach-no-mistakes = { $late ->
    [yes] The coach found no costly choice of yours since you came back to this game.
   *[no] The coach found no costly choice of yours in this game.
  }
coach-nothing = There is nothing to choose now.
coach-never-chose = There was nothing to choose in this game.
