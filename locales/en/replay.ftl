# A recorded game as text, and what is wrong with how it is asked for.

# Before each trick, in Casino War before each round. $number: from 1
replay-trick = Trick { $number }.
replay-round = Round { $number }.
# $detail: what was asked for
replay-no-detail = { KEY("--detail") } is { KEY("brief") }, { KEY("normal") } or { KEY("full") }, not { KEY($detail) }.
# $last: the number of the last seat; the first is 0
replay-no-seat = In this game { KEY("--seat") } is a number from 0 to { $last }.
