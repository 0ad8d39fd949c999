# The tutorial: short lessons that are played. In the steps of a lesson $key is the key to press, $go the
# key that leads to the card of the step, $card that card. Short sentences: they are heard, not read.
# The key comes first, then the reason: whoever knows the reason goes on at once.

menu-tutorial = Tutorial
lessons-title = { $touch ->
    [yes] Tutorial. Choose a lesson.
   *[no] Tutorial. Enter begins a lesson.
  }
# $n: its number, $title: its title, $game: of which game where it is $other than the first, $done: yes where learnt
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lesson { $n }, { $game }: { $title }, done
       *[no] Lesson { $n }: { $title }, done
    }
   *[no] { $other ->
        [yes] Lesson { $n }, { $game }: { $title }
       *[no] Lesson { $n }: { $title }
    }
  }
lesson-title = Lesson { $n }: { $title }.
# $end: what was learnt; $title: the next lesson; $key: Enter
lesson-done = { $touch ->
    [yes] { $end } The lesson is done. { CAP($key) } begins the next one: { $title }.
   *[no] { $end } The lesson is done. { $key } begins the next one: { $title }. Escape goes back to the list.
  }
lesson-done-last = { $touch ->
    [yes] { $end } This was the last lesson. { CAP($key) } goes back to the list.
   *[no] { $end } This was the last lesson. { $key } goes back to the list.
  }
lesson-praise-1 = Good.
lesson-praise-2 = Correct.
lesson-praise-3 = Well done.
lesson-praise-4 = That's it.

# What is said when something else was tried. $hint: what to press
refused-lesson = Not now. { $hint }
refused-lesson-over = The lesson is done.
# $key, $go: keys; $card: a card
lesson-go = { $touch ->
    [yes] Go to { CARD($card, form: "def") }, then press { $key }
   *[no] Press { $go } to go to { CARD($card, form: "def") }, then { $key }
  }
# What does it where the player touches. $name: the words of a button
touch-button = the button “{ $name }”
lesson-hint-card = { lesson-go }.
# $choice: an answer, as the arrows tell it
lesson-hint-choice = { $touch ->
    [yes] Go to: { $choice }. Then press { $key }.
   *[no] Use the arrows to go to: { $choice }. Then press { $key }.
  }
# $does: what the key does
lesson-hint-key = Press { $key }: { $does }.
lesson-hint-any = Choose any card.
# A command that the player has taken all keys from
lesson-no-key = the command has no key
