# What opponents say by the way, each in the own manner, about what everybody saw. Short and friendly;
# nothing that shows whether a woman or a man speaks or is spoken to, nothing that only hidden cards tell.

# Who speaks is told before: $player; $remark: one of the lines below.
remark = { $player }: { $remark }

## Plain manner: sensible, strong

# Has won the game
remark-plain-won-1 = That's my game. Thank you all!
remark-plain-won-2 = I win this one. Another round?
remark-plain-won-3 = It ends well for me. Good game!
remark-plain-won-4 = This round goes to me. Thank you!
remark-plain-won-5 = I'll take that win. It was fun.
remark-plain-won-6 = It all came together for me today.
# Has lost the game to somebody
remark-plain-lost-1 = Well played!
remark-plain-lost-2 = Nobody wins them all. Good game.
remark-plain-lost-3 = That was a fair fight. Congratulations!
remark-plain-lost-4 = You earned that. Congratulations!
remark-plain-lost-5 = Not my game today. Well done!
remark-plain-lost-6 = I enjoyed that, even without winning.
# Goes out of the game, which goes on
remark-plain-out-1 = That's it for me. Enjoy the rest!
remark-plain-out-2 = I'm done. I'll just listen now.
remark-plain-out-3 = I'm out. Good luck to the others!
remark-plain-out-4 = I have to stop here. Play on!
remark-plain-out-5 = That was the end of the road for me.
remark-plain-out-6 = I'm leaving the table. Do it well!
# Another goes out of the game
remark-plain-farewell-1 = One fewer at the table.
remark-plain-farewell-2 = Thanks for playing! Now it gets serious.
remark-plain-farewell-3 = A chair is free. On we go.
remark-plain-farewell-4 = And then there was one fewer.
remark-plain-farewell-5 = That was a good fight. See you next game!
remark-plain-farewell-6 = Fewer players now, and it goes on.
# The own joker was taken by another
remark-plain-joker-lost-1 = There goes my joker.
remark-plain-joker-lost-2 = My joker, in other hands.
remark-plain-joker-lost-3 = I'll miss that joker.
remark-plain-joker-lost-4 = My joker deserved better.
remark-plain-joker-lost-5 = So much for my joker.
remark-plain-joker-lost-6 = Somebody take good care of my joker.
# Takes the table after a war
remark-plain-war-won-1 = The war is mine.
remark-plain-war-won-2 = That was worth fighting for.
remark-plain-war-won-3 = I'll gladly take all that.
remark-plain-war-won-4 = That war went my way.
remark-plain-war-won-5 = All of that comes to me.
remark-plain-war-won-6 = It took a war, but it's mine.
# Was in a war that another wins
remark-plain-war-lost-1 = That one hurt.
remark-plain-war-lost-2 = A war lost, not the game.
remark-plain-war-lost-3 = That war was expensive.
remark-plain-war-lost-4 = I'd hoped for more from that war.
remark-plain-war-lost-5 = Those cards I'd rather have kept.
remark-plain-war-lost-6 = A war, and nothing for me.
# To the listener, who has made a good catch
remark-plain-praise-1 = Nicely done!
remark-plain-praise-2 = That was a fine trick.
remark-plain-praise-3 = Good for you!
remark-plain-praise-4 = That was well earned.
remark-plain-praise-5 = I couldn't have done that better.
remark-plain-praise-6 = A very good catch!
# Owns nearly all cards
remark-plain-close-win-1 = It's going well for me.
remark-plain-close-win-2 = Nearly all the cards are here.
remark-plain-close-win-3 = Nearly there.
remark-plain-close-win-4 = I like how this is going.
remark-plain-close-win-5 = There isn't much left to win.
remark-plain-close-win-6 = If it goes on like this, I'll be happy.
# Has only a few cards left
remark-plain-close-loss-1 = My cards are running out.
remark-plain-close-loss-2 = I'm running low.
remark-plain-close-loss-3 = I could use a miracle now.
remark-plain-close-loss-4 = I have very little left to play with.
remark-plain-close-loss-5 = These few cards must do it now.
remark-plain-close-loss-6 = It's getting tight for me.
# Is in a war that has just begun
remark-plain-war-1 = Here we go!
remark-plain-war-2 = War! Let's see who holds out.
remark-plain-war-3 = Nobody gives way.
remark-plain-war-4 = Nobody has this one yet.
remark-plain-war-5 = Now it gets exciting.
remark-plain-war-6 = Then we fight for it.
# A joker lies in the first trick, as in the last game, in which the speaker played
remark-plain-joker-again-1 = A joker to begin with, just like last time.
remark-plain-joker-again-2 = Last game began with a joker too.
remark-plain-joker-again-3 = Another joker in the very first trick!
remark-plain-joker-again-4 = The first trick, and a joker again.
remark-plain-joker-again-5 = The jokers come early at this table.
remark-plain-joker-again-6 = A joker straight away. We had that last time.
# The first trick is a war, as in the last game, in which the speaker played
remark-plain-war-again-1 = War in the first trick, just like last time.
remark-plain-war-again-2 = Last game began with a war too.
remark-plain-war-again-3 = We don't waste time: war again at once.
remark-plain-war-again-4 = The first trick, and again a war.
remark-plain-war-again-5 = Another game that starts with a war.
remark-plain-war-again-6 = A war to open with. I remember that.
# Has won the game, and the last one too
remark-plain-won-again-1 = I won the last one, and this one too.
remark-plain-won-again-2 = Mine again! Shall we play another?
remark-plain-won-again-3 = Twice the same winner. I don't mind.
remark-plain-won-again-4 = And once more I win.
remark-plain-won-again-5 = I seem to be on good form.
remark-plain-won-again-6 = Winning again! I could get used to that.
# To the listener, who has won the game and the last one too
remark-plain-beaten-again-1 = You won the last one too. Well played!
remark-plain-beaten-again-2 = You again! Congratulations.
remark-plain-beaten-again-3 = I'll have to come up with something against you.
remark-plain-beaten-again-4 = Another win for you. Respect!
remark-plain-beaten-again-5 = Last game and this one: both yours.
remark-plain-beaten-again-6 = You win again. One more chance for me?

## The beginner, and who plays at random

# Has won the game
remark-beginner-won-1 = I won? I really won!
remark-beginner-won-2 = Wait, that's it? Hooray!
remark-beginner-won-3 = Wow, I have to tell everyone!
remark-beginner-won-4 = Did I do that? I did!
remark-beginner-won-5 = I won, and I don't even know how!
remark-beginner-won-6 = My first thought was: is this allowed?
# Has lost the game to somebody
remark-beginner-lost-1 = Oh. You're all so good at this.
remark-beginner-lost-2 = Can we play again? I'm still learning.
remark-beginner-lost-3 = Next time I'll remember the rules.
remark-beginner-lost-4 = I was nearly starting to understand it.
remark-beginner-lost-5 = Losing is fun too. Well, a little.
remark-beginner-lost-6 = What should I have done differently?
# Goes out of the game, which goes on
remark-beginner-out-1 = Oh no, am I out already?
remark-beginner-out-2 = May I stay and listen?
remark-beginner-out-3 = Hm, what did I do wrong?
remark-beginner-out-4 = That went quickly. Too quickly!
remark-beginner-out-5 = Is it over for me? What a pity!
remark-beginner-out-6 = I'll watch you and learn.
# Another goes out of the game
remark-beginner-farewell-1 = Oh, so soon?
remark-beginner-farewell-2 = So it can happen to anyone.
remark-beginner-farewell-3 = Phew, it wasn't me.
remark-beginner-farewell-4 = Oh, now we're fewer.
remark-beginner-farewell-5 = Bye! Will you watch us?
remark-beginner-farewell-6 = That was nearly me, I think.
# The own joker was taken by another
remark-beginner-joker-lost-1 = Wasn't the joker the best card?
remark-beginner-joker-lost-2 = My poor joker!
remark-beginner-joker-lost-3 = Oh, can I have it back?
remark-beginner-joker-lost-4 = Nooo, not my joker!
remark-beginner-joker-lost-5 = I was saving that joker for something.
remark-beginner-joker-lost-6 = Can jokers be taken? I didn't know.
# Takes the table after a war
remark-beginner-war-won-1 = I won a war! Did you hear that?
remark-beginner-war-won-2 = All these cards for me?
remark-beginner-war-won-3 = How exciting!
remark-beginner-war-won-4 = I won and I was so nervous!
remark-beginner-war-won-5 = Wars aren't that bad after all.
remark-beginner-war-won-6 = Look at all these cards!
# Was in a war that another wins
remark-beginner-war-lost-1 = I don't like wars.
remark-beginner-war-lost-2 = So many cards gone!
remark-beginner-war-lost-3 = And it looked so good.
remark-beginner-war-lost-4 = That was mean, and all within the rules.
remark-beginner-war-lost-5 = I thought I had it.
remark-beginner-war-lost-6 = Next time I'll win the war. Maybe.
# To the listener, who has made a good catch
remark-beginner-praise-1 = How do you do that?
remark-beginner-praise-2 = Wow, how clever!
remark-beginner-praise-3 = I want to play like that too.
remark-beginner-praise-4 = That was brilliant!
remark-beginner-praise-5 = I'm learning so much from you.
remark-beginner-praise-6 = Wow, all those cards!
# Owns nearly all cards
remark-beginner-close-win-1 = Am I winning? I think I'm winning!
remark-beginner-close-win-2 = So many cards, I can hardly hold them.
remark-beginner-close-win-3 = Nobody say anything, I'm doing fine.
remark-beginner-close-win-4 = Wait, I'm that far ahead?
remark-beginner-close-win-5 = I don't want to jinx it.
remark-beginner-close-win-6 = I've never had so many cards.
# Has only a few cards left
remark-beginner-close-loss-1 = Where have all my cards gone?
remark-beginner-close-loss-2 = I have hardly any cards left.
remark-beginner-close-loss-3 = Is it normal to have so few?
remark-beginner-close-loss-4 = Only these few? Oh dear.
remark-beginner-close-loss-5 = I can count my cards on one hand.
remark-beginner-close-loss-6 = I hope nobody notices how few I have.
# Is in a war that has just begun
remark-beginner-war-1 = Oh, is this a war?
remark-beginner-war-2 = A war! I'm so excited.
remark-beginner-war-3 = And what happens now?
remark-beginner-war-4 = A war? Is that good or bad?
remark-beginner-war-5 = Oh no, not a war.
remark-beginner-war-6 = Ooh, now I can't look.
# A joker lies in the first trick, as in the last game, in which the speaker played
remark-beginner-joker-again-1 = A joker again, right at the start? Wow!
remark-beginner-joker-again-2 = Wasn't there a joker first last time too?
remark-beginner-joker-again-3 = Do games always begin with a joker?
remark-beginner-joker-again-4 = Look, a joker already! Like last time.
remark-beginner-joker-again-5 = I know this one: it begins with a joker.
remark-beginner-joker-again-6 = Last time a joker first, this time a joker first!
# The first trick is a war, as in the last game, in which the speaker played
remark-beginner-war-again-1 = A war already? Like last time!
remark-beginner-war-again-2 = Do we always begin with a war?
remark-beginner-war-again-3 = Oh no, it starts with a war again.
remark-beginner-war-again-4 = Last game started just as wildly.
remark-beginner-war-again-5 = War in the first trick, I remember that!
remark-beginner-war-again-6 = Can't we begin in peace for once?
# Has won the game, and the last one too
remark-beginner-won-again-1 = I won again? Me?
remark-beginner-won-again-2 = That's not just luck any more, is it?
remark-beginner-won-again-3 = Again! I really won again!
remark-beginner-won-again-4 = I have to write home: I won again.
remark-beginner-won-again-5 = Am I getting good at this?
remark-beginner-won-again-6 = First the last game and now this one!
# To the listener, who has won the game and the last one too
remark-beginner-beaten-again-1 = You won again! How do you do it?
remark-beginner-beaten-again-2 = You always win. Well, the last one and this one.
remark-beginner-beaten-again-3 = Will you teach me? You've won again.
remark-beginner-beaten-again-4 = Again you! I'd like to be that good.
remark-beginner-beaten-again-5 = I thought this time I'd beat you.
remark-beginner-beaten-again-6 = You won last time too, I remember!

## The gambler

# Has won the game
remark-gambler-won-1 = Fortune favours the bold!
remark-gambler-won-2 = All in, and all mine!
remark-gambler-won-3 = Double or nothing for the next one?
remark-gambler-won-4 = The house, the pot, the glory: all mine!
remark-gambler-won-5 = I felt it in my fingers.
remark-gambler-won-6 = Lady Luck kept her word.
# Has lost the game to somebody
remark-gambler-lost-1 = Luck was looking the other way today.
remark-gambler-lost-2 = One more game. My luck is turning, I feel it.
remark-gambler-lost-3 = I lose with style, at least.
remark-gambler-lost-4 = I bet on the wrong card. It happens.
remark-gambler-lost-5 = You can't win without losing now and then.
remark-gambler-lost-6 = My pockets are empty, my mood is fine.
# Goes out of the game, which goes on
remark-gambler-out-1 = All or nothing. Well, nothing.
remark-gambler-out-2 = Broke! What a ride.
remark-gambler-out-3 = I'd do it all again.
remark-gambler-out-4 = I gave it everything I had.
remark-gambler-out-5 = Bold to the end, and this is the end.
remark-gambler-out-6 = Will nobody lend me anything? Then goodbye.
# Another goes out of the game
remark-gambler-farewell-1 = The table takes its toll.
remark-gambler-farewell-2 = The higher they climb, the harder they fall.
remark-gambler-farewell-3 = Who's next? Any bets?
remark-gambler-farewell-4 = Another stake is lost.
remark-gambler-farewell-5 = One gambler fewer, more for the rest.
remark-gambler-farewell-6 = Tip your hat and come back tomorrow.
# The own joker was taken by another
remark-gambler-joker-lost-1 = A joker gone, what a gamble.
remark-gambler-joker-lost-2 = Easy come, easy go.
remark-gambler-joker-lost-3 = That joker owed me more.
remark-gambler-joker-lost-4 = My best chip, gone.
remark-gambler-joker-lost-5 = A joker staked, a joker lost.
remark-gambler-joker-lost-6 = I'd stake that joker again.
# Takes the table after a war
remark-gambler-war-won-1 = Winner takes all!
remark-gambler-war-won-2 = That's what I call a haul.
remark-gambler-war-won-3 = Risk pays.
remark-gambler-war-won-4 = I knew it would pay off!
remark-gambler-war-won-5 = The big pot, at last.
remark-gambler-war-won-6 = Never bet against me in a war.
# Was in a war that another wins
remark-gambler-war-lost-1 = A big win, but not mine.
remark-gambler-war-lost-2 = Nothing ventured, nothing gained.
remark-gambler-war-lost-3 = I'd do the same again.
remark-gambler-war-lost-4 = The pot was within reach.
remark-gambler-war-lost-5 = I had a good feeling. It was wrong.
remark-gambler-war-lost-6 = High stakes, high fall.
# To the listener, who has made a good catch
remark-gambler-praise-1 = What nerve! I like it.
remark-gambler-praise-2 = I would have bet against that.
remark-gambler-praise-3 = A lucky hand and a fine play.
remark-gambler-praise-4 = You've got a gambler's heart!
remark-gambler-praise-5 = That was worth the risk.
remark-gambler-praise-6 = Fortune likes you today.
# Owns nearly all cards
remark-gambler-close-win-1 = I'm on a streak!
remark-gambler-close-win-2 = The bank is nearly mine.
remark-gambler-close-win-3 = Does anybody still bet against me?
remark-gambler-close-win-4 = I can smell the victory.
remark-gambler-close-win-5 = The odds have never looked better.
remark-gambler-close-win-6 = Keep the cards coming!
# Has only a few cards left
remark-gambler-close-loss-1 = Down to the last chips.
remark-gambler-close-loss-2 = Now every card is all or nothing.
remark-gambler-close-loss-3 = This is how comebacks begin.
remark-gambler-close-loss-4 = A small stack, but big dreams.
remark-gambler-close-loss-5 = I've come back from less.
remark-gambler-close-loss-6 = One lucky card, that's all I need.
# Is in a war that has just begun
remark-gambler-war-1 = Raise the stakes!
remark-gambler-war-2 = Now we're talking!
remark-gambler-war-3 = Everything on the table!
remark-gambler-war-4 = My heart beats faster already.
remark-gambler-war-5 = War! Place your bets!
remark-gambler-war-6 = This is what I came for.
# A joker lies in the first trick, as in the last game, in which the speaker played
remark-gambler-joker-again-1 = A joker up front again? I should have bet on it.
remark-gambler-joker-again-2 = Joker first, twice running. What are the odds!
remark-gambler-joker-again-3 = The joker can't wait, same as last game.
remark-gambler-joker-again-4 = Last game a joker at once, and now again. I like it!
remark-gambler-joker-again-5 = Who bet on a joker in the first trick again?
remark-gambler-joker-again-6 = The wild card opens again, as it did last time.
# The first trick is a war, as in the last game, in which the speaker played
remark-gambler-war-again-1 = War right away, like last game. My kind of table!
remark-gambler-war-again-2 = Again a war to start with. No warm-up needed!
remark-gambler-war-again-3 = Last game too it went off like a shot.
remark-gambler-war-again-4 = A bet on a war in the first trick would have paid again.
remark-gambler-war-again-5 = Twice running a war at the start!
remark-gambler-war-again-6 = No small talk here: war first, again.
# Has won the game, and the last one too
remark-gambler-won-again-1 = My lucky streak holds!
remark-gambler-won-again-2 = The last game and this one. Never change a lucky chair.
remark-gambler-won-again-3 = Another win! Who dares to bet against me now?
remark-gambler-won-again-4 = I'm hot, and the cards know it.
remark-gambler-won-again-5 = Double win! I should have doubled the stakes.
remark-gambler-won-again-6 = I won before and I won again. Luck has my address.
# To the listener, who has won the game and the last one too
remark-gambler-beaten-again-1 = You again! Which horse do you bet on?
remark-gambler-beaten-again-2 = I should have bet on you, as last time.
remark-gambler-beaten-again-3 = You've got a streak going, haven't you?
remark-gambler-beaten-again-4 = Twice lost to you. Now it's personal!
remark-gambler-beaten-again-5 = Your luck holds from game to game.
remark-gambler-beaten-again-6 = You won the last one too. Next time I bet on you.

## Who counts: counter, student, tactician, professor

# Has won the game
remark-scholar-won-1 = Just as calculated.
remark-scholar-won-2 = A pleasure. The numbers were on my side.
remark-scholar-won-3 = The proof is complete.
remark-scholar-won-4 = The hypothesis is confirmed.
remark-scholar-won-5 = A satisfying result.
remark-scholar-won-6 = It follows from the cards, as expected.
# Has lost the game to somebody
remark-scholar-lost-1 = A lesson for my notes.
remark-scholar-lost-2 = My compliments, that was well thought out.
remark-scholar-lost-3 = Interesting. I shall study this game.
remark-scholar-lost-4 = I shall find the error in my reasoning.
remark-scholar-lost-5 = Your calculation was better than mine.
remark-scholar-lost-6 = A result worth thinking about.
# Goes out of the game, which goes on
remark-scholar-out-1 = There was a gap in my calculation.
remark-scholar-out-2 = An instructive defeat.
remark-scholar-out-3 = I leave with plenty of notes.
remark-scholar-out-4 = My resources are exhausted.
remark-scholar-out-5 = I underestimated the variance.
remark-scholar-out-6 = From here on I observe.
# Another goes out of the game
remark-scholar-farewell-1 = That simplifies the equation.
remark-scholar-farewell-2 = One fewer unknown.
remark-scholar-farewell-3 = Well fought.
remark-scholar-farewell-4 = The number of cases shrinks.
remark-scholar-farewell-5 = A chapter closes.
remark-scholar-farewell-6 = The remaining problem is smaller.
# The own joker was taken by another
remark-scholar-joker-lost-1 = I had allowed for that.
remark-scholar-joker-lost-2 = A joker is worth as much as its moment.
remark-scholar-joker-lost-3 = My joker changes sides. Noted.
remark-scholar-joker-lost-4 = An acceptable loss, though a loss.
remark-scholar-joker-lost-5 = That joker had a higher expected value.
remark-scholar-joker-lost-6 = I must correct my count of jokers.
# Takes the table after a war
# $count: cards that were taken
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. That was worth the wait.
remark-scholar-war-won-2 = Patience is a strategy.
remark-scholar-war-won-3 = The stronger argument wins.
remark-scholar-war-won-4 = The question is resolved in my favour.
remark-scholar-war-won-5 = Persistence was rewarded.
remark-scholar-war-won-6 = An expensive question, a clear answer.
# Was in a war that another wins
# $count: cards that were taken
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. An expensive lesson.
remark-scholar-war-lost-2 = Probable, but not certain.
remark-scholar-war-lost-3 = I am writing that down.
remark-scholar-war-lost-4 = The sample was against me.
remark-scholar-war-lost-5 = One cannot win every war.
remark-scholar-war-lost-6 = I accept the result.
# To the listener, who has made a good catch
remark-scholar-praise-1 = An elegant solution.
remark-scholar-praise-2 = I could not have calculated it better.
remark-scholar-praise-3 = Well reasoned!
remark-scholar-praise-4 = Convincing, I must say.
remark-scholar-praise-5 = A move for the textbooks.
remark-scholar-praise-6 = I take note, with respect.
# Owns nearly all cards
remark-scholar-close-win-1 = The scales tip my way.
remark-scholar-close-win-2 = By my reckoning, the end is near.
remark-scholar-close-win-3 = The trend is clear.
remark-scholar-close-win-4 = The calculation is nearly complete.
remark-scholar-close-win-5 = Few unknowns remain.
remark-scholar-close-win-6 = My share approaches the whole.
# Has only a few cards left
remark-scholar-close-loss-1 = My sample is getting small.
remark-scholar-close-loss-2 = The odds are against me, but not zero.
remark-scholar-close-loss-3 = The fewer the cards, the harder one must think.
remark-scholar-close-loss-4 = With so few cards every choice counts.
remark-scholar-close-loss-5 = I am nearing the lower bound.
remark-scholar-close-loss-6 = Small numbers, large fluctuations.
# Is in a war that has just begun
remark-scholar-war-1 = Undecided, for now.
remark-scholar-war-2 = The stakes rise. Let us calculate.
remark-scholar-war-3 = No result yet.
remark-scholar-war-4 = War has its own mathematics.
remark-scholar-war-5 = The decision is postponed.
remark-scholar-war-6 = The question remains open.
# A joker lies in the first trick, as in the last game, in which the speaker played
remark-scholar-joker-again-1 = A joker in the first trick again. Remarkable.
remark-scholar-joker-again-2 = As in the last game, the joker comes first. Noted.
remark-scholar-joker-again-3 = Two openings with a joker. Is that still chance?
remark-scholar-joker-again-4 = The same opening as last time: a joker.
remark-scholar-joker-again-5 = My notes on the last game also begin with a joker.
remark-scholar-joker-again-6 = A joker first, once more. I extend my table.
# The first trick is a war, as in the last game, in which the speaker played
remark-scholar-war-again-1 = The first trick undecided, as in the last game.
remark-scholar-war-again-2 = Again a war at once. A pattern?
remark-scholar-war-again-3 = My notes on the last game also begin with a war.
remark-scholar-war-again-4 = War in the first trick once more. A curious coincidence.
remark-scholar-war-again-5 = The opening repeats itself: war.
remark-scholar-war-again-6 = As last time, nothing decided at the start.
# Has won the game, and the last one too
remark-scholar-won-again-1 = The experiment could be repeated.
remark-scholar-won-again-2 = The same result as in the last game. I am content.
remark-scholar-won-again-3 = My method proves itself once more.
remark-scholar-won-again-4 = Reproducible, as good science should be.
remark-scholar-won-again-5 = Once is chance. Again is a method.
remark-scholar-won-again-6 = I won the last game as well. The data agree.
# To the listener, who has won the game and the last one too
remark-scholar-beaten-again-1 = You repeat your success. I must study you.
remark-scholar-beaten-again-2 = The same winner as last time: you. Noted.
remark-scholar-beaten-again-3 = Your method appears to be reproducible.
remark-scholar-beaten-again-4 = I lost to you again. There must be a reason.
remark-scholar-beaten-again-5 = Your results agree: you won the last game too.
remark-scholar-beaten-again-6 = Once more you were right. My compliments.
