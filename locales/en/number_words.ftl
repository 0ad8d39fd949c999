# Counts in words, because voices read digits in the wrong gender. $gender is that of the noun (none
# when there is no noun), $form what COUNT was asked for, $alone whether the noun is left out,
# $after whether a greater number goes before, $rest what comes behind hundreds (0: nothing).
# A number that has no message of its own is put together by number-tens and number-hundreds.

number-0 = { $gender ->
    [none] zero
   *[other] { $alone ->
        [yes] none
       *[no] no
    }
  }
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
number-30 = thirty
number-40 = forty
number-50 = fifty
number-60 = sixty
number-70 = seventy
number-80 = eighty
number-90 = ninety
number-100 = one hundred
number-200 = two hundred
number-300 = three hundred
number-400 = four hundred
number-500 = five hundred
number-600 = six hundred
number-700 = seven hundred
number-800 = eight hundred
number-900 = nine hundred
number-tens = { $head }-{ $rest }
number-hundreds = { $head } and { $rest }

# A number and its noun.
counted = { $number } { $noun }

noun-card =
    .gender = neuter
    .counted = { $count ->
        [one] card
       *[other] cards
    }
noun-trick =
    .gender = neuter
    .counted = { $count ->
        [one] trick
       *[other] tricks
    }
noun-round =
    .gender = neuter
    .counted = { $count ->
        [one] round
       *[other] rounds
    }
noun-player =
    .gender = neuter
    .counted = { $count ->
        [one] player
       *[other] players
    }
noun-opponent =
    .gender = neuter
    .counted = { $count ->
        [one] opponent
       *[other] opponents
    }
noun-seat =
    .gender = neuter
    .counted = { $count ->
        [one] seat
       *[other] seats
    }
noun-deck =
    .gender = neuter
    .counted = { $count ->
        [one] deck
       *[other] decks
    }
noun-time =
    .gender = neuter
    .counted = { $count ->
        [one] time
       *[other] times
    }
noun-game =
    .gender = neuter
    .counted = { $count ->
        [one] game
       *[other] games
    }
noun-war =
    .gender = neuter
    .counted = { $count ->
        [one] war
       *[other] wars
    }
noun-second =
    .gender = neuter
    .counted = { $count ->
        [one] second
       *[other] seconds
    }

# A day. $date: the whole day; $day, $year; $month: m1 to m12
date = { $date }
# A day with its time. $date: the whole day, $time: the time of day; $day, $year; $month: m1 to m12
moment = { $date }, { $time }
