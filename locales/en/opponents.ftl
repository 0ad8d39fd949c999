# Opponents: who they are, how long they think, how much they remark.

# $bot: who the opponents are, with the game where its bots play in another way
setting-bot = Opponents: { $bot }
bot-random = dreamer, who chooses at random
bot-sensible = sensible, who plays by simple rules and counts nothing
bot-beginner = beginner, who forgets what was played
bot-gambler = gambler, who plays jokers at random and spends the strongest card on big pots
bot-counter = counter, who knows every hand, thinks one trick ahead and never bluffs
bot-d1 = student, who counts cards, thinks one trick ahead and bluffs
bot-sel1 = tactician, who counts cards, bluffs and thinks two tricks ahead
bot-professor = professor, who thinks further and can hardly be read
bot-sensible-casino = sensible, who bets little and never on a tie
bot-strong-armed = strong, who remembers what was taken and bluffs
bot-strong-razboi = strong, who weighs what each prisoner is worth
bot-strong-steal = strong, who knows which cards are still hidden

# $percent: how long opponents think, 100 is as usual; $seconds: the same in whole seconds
setting-pace = { $percent ->
    [0] Opponents think: not at all
    [50] Opponents think: half a second
    [100] Opponents think: about a second
   *[other] Opponents think: about { COUNT($seconds, noun: "second") }
  }

# How much opponents remark. $value: off, seldom or often
setting-remarks = Remarks of the opponents: { $value }
remarks-off = off
remarks-seldom = seldom, about great moments
remarks-often = often, about small things too
