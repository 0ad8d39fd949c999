# Regulile fiecărui joc, pe capitole. O linie goală începe un paragraf nou. Variabilele sunt opțiunile
# jocului așa cum sunt puse ($revolution e immediate sau next_trick, și la fel celelalte); numerele dintre
# ele sunt numere. Propoziții scurte, bune de ascultat.

menu-rules = Reguli
rules-games-title = Reguli. La ce joc?
# $game: titlul lui
rules-title = { $touch ->
    [yes] { $game }, regulile pe capitole. Deschide unul ca să-l citești; cu „{ page-button-less }” și „{ page-button-more }” treci la alt capitol.
   *[no] { $game }, regulile pe capitole. Enter citește unul; apoi săgeata jos citește mai departe, stânga și dreapta trec la alt capitol.
  }
# În lista opțiunilor. $option, $value: ca în options.ftl; $values: ce se poate pune; $low, $high: cel mai
# mic și cel mai mare număr
rules-option = { $option }: { $value }. Se poate: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Orice număr de la { $low } în sus{ $named ->
    [no] .
   *[yes] ; zero: { $zero }.
  }
rules-option-range = { $option }: { $value }. Orice număr de la { $low } la { $high }{ $named ->
    [no] .
   *[yes] ; zero: { $zero }.
  }

rules-heading-aim = Scopul jocului
rules-heading-deal = Cărțile
rules-heading-trick = O tură
rules-heading-war = Războiul
rules-heading-short = Când nu ajung cărțile
rules-heading-tie = Egalitatea
rules-heading-end = Sfârșitul
rules-heading-options = Opțiunile de acum
