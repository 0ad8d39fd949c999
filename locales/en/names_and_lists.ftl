# The listener and the other players, as items of a list.
you = you
name = { $name }
