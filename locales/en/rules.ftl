# The rules of every game, by headings. An empty line begins a new paragraph. The variables are the options
# of the game as they are set ($revolution is immediate or next_trick, and so on), the numbers among them
# as numbers. Translate the meaning, in short sentences that are good to hear.

menu-rules = Rules
rules-games-title = Rules. Which game?
# $game: its title
rules-title = { $touch ->
    [yes] { $game }, the rules, section by section. Open one to read it; “{ page-button-less }” and “{ page-button-more }” go to the other sections.
   *[no] { $game }, the rules, section by section. Enter reads one; then down arrow reads on, and left and right go to the other sections.
  }
# In the list of options. $option, $value: as in options.ftl; $values: what can be set; $low, $high: the
# smallest and the largest number; $zero: what zero means, told where $named is yes
rules-option = { $option }: { $value }. Possible: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Possible: { $low } or more{ $named ->
    [no] .
   *[yes] ; 0 for { $zero }.
  }
rules-option-range = { $option }: { $value }. Possible: { $low } to { $high }{ $named ->
    [no] .
   *[yes] ; 0 for { $zero }.
  }

rules-heading-aim = The aim
rules-heading-deal = The cards
rules-heading-trick = A trick
rules-heading-war = War
rules-heading-short = Too few cards
rules-heading-tie = A tie
rules-heading-end = The end
rules-heading-options = Options in this game
