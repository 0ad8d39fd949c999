# What opponents say by the way, each in the own manner, about what everybody saw. Short and friendly;
# nothing that shows whether a woman or a man speaks or is spoken to, nothing that only hidden cards tell.

# Who speaks is told before: $player; $remark: one of the lines below.
remark = { $player }: { $remark }

## Plain manner: sensible, strong

# Has won the game
remark-plain-won-1 = That's my game. Thank you all!
remark-plain-won-2 = I win this one. Another round?
remark-plain-won-3 = And the cards are mine. Good game!
# Has lost the game to somebody
remark-plain-lost-1 = Well played!
remark-plain-lost-2 = Nobody wins them all. Good game.
remark-plain-lost-3 = That was a fair fight. Congratulations!
# Goes out of the game, which goes on
remark-plain-out-1 = That's it for me. Enjoy the rest!
remark-plain-out-2 = I'm done. I'll just listen now.
remark-plain-out-3 = I'm out. Good luck to the others!
# Another goes out of the game
remark-plain-farewell-1 = One fewer at the table.
remark-plain-farewell-2 = Thanks for playing! Now it gets serious.
remark-plain-farewell-3 = A chair is free. On we go.
# The own joker was taken by another
remark-plain-joker-lost-1 = There goes my joker.
remark-plain-joker-lost-2 = My joker, in other hands.
remark-plain-joker-lost-3 = I'll miss that joker.
# Takes the table after a war
remark-plain-war-won-1 = The war is mine.
remark-plain-war-won-2 = That was worth fighting for.
remark-plain-war-won-3 = I'll gladly take all that.
# Was in a war that another wins
remark-plain-war-lost-1 = That one hurt.
remark-plain-war-lost-2 = A war lost, not the game.
remark-plain-war-lost-3 = That war was expensive.
# To the listener, who has made a good catch
remark-plain-praise-1 = Nicely done!
remark-plain-praise-2 = That was a fine trick.
remark-plain-praise-3 = Good for you!
# Owns nearly all cards
remark-plain-close-win-1 = It's going well for me.
remark-plain-close-win-2 = Nearly all the cards are here.
remark-plain-close-win-3 = Nearly there.
# Has only a few cards left
remark-plain-close-loss-1 = My cards are running out.
remark-plain-close-loss-2 = I'm running low.
remark-plain-close-loss-3 = I could use a miracle now.
# Is in a war that has just begun
remark-plain-war-1 = Here we go!
remark-plain-war-2 = War! Let's see who holds out.
remark-plain-war-3 = Nobody gives way.

## The beginner, and who plays at random

# Has won the game
remark-beginner-won-1 = I won? I really won!
remark-beginner-won-2 = Wait, that's it? Hooray!
remark-beginner-won-3 = Wow, I have to tell everyone!
# Has lost the game to somebody
remark-beginner-lost-1 = Oh. You're all so good at this.
remark-beginner-lost-2 = Can we play again? I'm still learning.
remark-beginner-lost-3 = Next time I'll remember the rules.
# Goes out of the game, which goes on
remark-beginner-out-1 = Oh no, am I out already?
remark-beginner-out-2 = May I stay and listen?
remark-beginner-out-3 = Hm, what did I do wrong?
# Another goes out of the game
remark-beginner-farewell-1 = Oh, so soon?
remark-beginner-farewell-2 = So it can happen to anyone.
remark-beginner-farewell-3 = Phew, it wasn't me.
# The own joker was taken by another
remark-beginner-joker-lost-1 = Wasn't the joker the best card?
remark-beginner-joker-lost-2 = My poor joker!
remark-beginner-joker-lost-3 = Oh, can I have it back?
# Takes the table after a war
remark-beginner-war-won-1 = I won a war! Did you hear that?
remark-beginner-war-won-2 = All these cards for me?
remark-beginner-war-won-3 = How exciting!
# Was in a war that another wins
remark-beginner-war-lost-1 = I don't like wars.
remark-beginner-war-lost-2 = So many cards gone!
remark-beginner-war-lost-3 = And it looked so good.
# To the listener, who has made a good catch
remark-beginner-praise-1 = How do you do that?
remark-beginner-praise-2 = Wow, how clever!
remark-beginner-praise-3 = I want to play like that too.
# Owns nearly all cards
remark-beginner-close-win-1 = Am I winning? I think I'm winning!
remark-beginner-close-win-2 = So many cards, I can hardly hold them.
remark-beginner-close-win-3 = Nobody say anything, I'm doing fine.
# Has only a few cards left
remark-beginner-close-loss-1 = Where have all my cards gone?
remark-beginner-close-loss-2 = I have hardly any cards left.
remark-beginner-close-loss-3 = Is it normal to have so few?
# Is in a war that has just begun
remark-beginner-war-1 = Oh, is this a war?
remark-beginner-war-2 = A war! I'm so excited.
remark-beginner-war-3 = And what happens now?

## The gambler

# Has won the game
remark-gambler-won-1 = Fortune favours the bold!
remark-gambler-won-2 = All in, and all mine!
remark-gambler-won-3 = Double or nothing for the next one?
# Has lost the game to somebody
remark-gambler-lost-1 = Luck was looking the other way today.
remark-gambler-lost-2 = One more game. My luck is turning, I feel it.
remark-gambler-lost-3 = I lose with style, at least.
# Goes out of the game, which goes on
remark-gambler-out-1 = All or nothing. Well, nothing.
remark-gambler-out-2 = Broke! What a ride.
remark-gambler-out-3 = I'd do it all again.
# Another goes out of the game
remark-gambler-farewell-1 = The table takes its toll.
remark-gambler-farewell-2 = The higher they climb, the harder they fall.
remark-gambler-farewell-3 = Who's next? Any bets?
# The own joker was taken by another
remark-gambler-joker-lost-1 = A joker gone, what a gamble.
remark-gambler-joker-lost-2 = Easy come, easy go.
remark-gambler-joker-lost-3 = That joker owed me more.
# Takes the table after a war
remark-gambler-war-won-1 = Winner takes all!
remark-gambler-war-won-2 = That's what I call a haul.
remark-gambler-war-won-3 = Risk pays.
# Was in a war that another wins
remark-gambler-war-lost-1 = A big win, but not mine.
remark-gambler-war-lost-2 = Nothing ventured, nothing gained.
remark-gambler-war-lost-3 = I'd do the same again.
# To the listener, who has made a good catch
remark-gambler-praise-1 = What nerve! I like it.
remark-gambler-praise-2 = I would have bet against that.
remark-gambler-praise-3 = A lucky hand and a fine play.
# Owns nearly all cards
remark-gambler-close-win-1 = I'm on a streak!
remark-gambler-close-win-2 = The bank is nearly mine.
remark-gambler-close-win-3 = Does anybody still bet against me?
# Has only a few cards left
remark-gambler-close-loss-1 = Down to the last chips.
remark-gambler-close-loss-2 = Now every card is all or nothing.
remark-gambler-close-loss-3 = This is how comebacks begin.
# Is in a war that has just begun
remark-gambler-war-1 = Raise the stakes!
remark-gambler-war-2 = Now we're talking!
remark-gambler-war-3 = Everything on the table!

## Who counts: counter, student, tactician, professor

# Has won the game
remark-scholar-won-1 = Just as calculated.
remark-scholar-won-2 = A pleasure. The numbers were on my side.
remark-scholar-won-3 = The proof is complete.
# Has lost the game to somebody
remark-scholar-lost-1 = A lesson for my notes.
remark-scholar-lost-2 = My compliments, that was well thought out.
remark-scholar-lost-3 = Interesting. I shall study this game.
# Goes out of the game, which goes on
remark-scholar-out-1 = There was a gap in my calculation.
remark-scholar-out-2 = An instructive defeat.
remark-scholar-out-3 = I leave with plenty of notes.
# Another goes out of the game
remark-scholar-farewell-1 = That simplifies the equation.
remark-scholar-farewell-2 = One fewer unknown.
remark-scholar-farewell-3 = Well fought.
# The own joker was taken by another
remark-scholar-joker-lost-1 = I had allowed for that.
remark-scholar-joker-lost-2 = A joker is worth as much as its moment.
remark-scholar-joker-lost-3 = My joker changes sides. Noted.
# Takes the table after a war
# $count: cards that were taken
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. That was worth the wait.
remark-scholar-war-won-2 = Patience is a strategy.
remark-scholar-war-won-3 = The stronger argument wins.
# Was in a war that another wins
# $count: cards that were taken
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. An expensive lesson.
remark-scholar-war-lost-2 = Probable, but not certain.
remark-scholar-war-lost-3 = I am writing that down.
# To the listener, who has made a good catch
remark-scholar-praise-1 = An elegant solution.
remark-scholar-praise-2 = I could not have calculated it better.
remark-scholar-praise-3 = Well reasoned!
# Owns nearly all cards
remark-scholar-close-win-1 = The scales tip my way.
remark-scholar-close-win-2 = By my reckoning, the end is near.
remark-scholar-close-win-3 = The trend is clear.
# Has only a few cards left
remark-scholar-close-loss-1 = My sample is getting small.
remark-scholar-close-loss-2 = The odds are against me, but not zero.
remark-scholar-close-loss-3 = The fewer the cards, the harder one must think.
# Is in a war that has just begun
remark-scholar-war-1 = Undecided, for now.
remark-scholar-war-2 = The stakes rise. Let us calculate.
remark-scholar-war-3 = Evenly matched.
