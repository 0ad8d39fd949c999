# Ținte: cum se numesc și cum se ajunge la fiecare.

# $reached din $all: câte sunt atinse
goals-title = Ținte: { $reached } din { $all } atinse.
goals-open = De atins
goals-reached = Atinse
# $goal: cum se numește; $how: o propoziție sau două; $done din $needed: până unde s-a ajuns
goals-item = { $goal }. { $how } { $needed ->
    [1] {""}
   *[other] Până acum { $done } din { $needed }.
  }
# Se spune după un joc. $goals: cum se numesc; $count: câte
goal-new = { $count ->
    [1] Țintă atinsă
   *[other] Ținte atinse
  }: { LIST($goals, kind: "comma") }.

goal-first-win = O victorie
goal-first-win-how = Orice joc e bun. Cei mai ușori adversari sunt nou-venitul în Războiul științific și visătorul în celelalte jocuri.
goal-count = Tura de după treiul tău, câștigată
goal-count-how = În Războiul științific, după ce joci un trei, întreabă înainte să alegi câte cărți are fiecare în mână: cine are puține nu poate avea mare lucru.
goal-spy = O tură câștigată ca spion
goal-spy-how = În Războiul științific, joacă singura damă dintr-o tură. În următoarea auzi ce au ales ceilalți înainte să alegi tu.
goal-swap = Mâna schimbată cu grămada, într-un joc câștigat
goal-swap-how = În Războiul științific, un opt te lasă să le schimbi înainte de cartea următoare. Schimbă când cărțile mai bune sunt în grămadă.
goal-two = O tură luată cu un doi
goal-two-how = În Războiul științific, cât timp ordinea este inversată, doiul este cea mai tare carte.
goal-joker-war = Un război câștigat cu jokerul
goal-joker-war-how = În Războiul științific, un singur joker ia tot ce e pe masă când ceilalți sunt la egalitate. Joacă-l când te aștepți la egalitate.
goal-revolution = O revoluție a ta, într-un joc câștigat
goal-revolution-how = În Războiul științific, un valet inversează ordinea. Joacă-l când ai multe cărți mici.
goal-double-war = Un război câștigat după alt război
goal-double-war-how = În orice joc, ia tot ce e pe masă după cel puțin două războaie la rând. Păstrează ceva tare pentru asta.
goal-big-pot = Cincisprezece cărți luate deodată
goal-big-pot-how = Cu fiecare război se strâng cărți pe masă. Păstrează cea mai bună carte până se adună multe.
goal-comeback = O victorie după ce ai rămas cu trei cărți
goal-comeback-how = Cât timp mai ai o carte, nimic nu e pierdut: așteaptă să se strângă cărți pe masă.
goal-many = O victorie contra a cel puțin patru adversari
goal-many-how = Alege cel puțin patru adversari. Lasă-i să-și cheltuie cărțile tari între ei.
goal-streak = Trei victorii la rând
goal-streak-how = Pot fi jocuri diferite; o egalitate întrerupe șirul.
goal-every-game = Toate jocurile, jucate
goal-every-game-how = Termină câte un joc de fiecare fel.
goal-every-win = Toate jocurile, câștigate
goal-every-win-how = Câștigă câte un joc de fiecare fel.
goal-levels = Toate nivelurile, învinse
goal-levels-how = În Războiul științific, alege același nivel pentru toți adversarii și câștigă; apoi nivelul următor, până la profesor.
goal-together = Un joc cu alte persoane
goal-together-how = Termină un joc la o masă cu încă o persoană, de aproape sau de departe.
goal-language = Un joc într-o a doua limbă
goal-language-how = Schimbă limba înainte să începi un joc și termină-l.
goal-daily = O împărțire a zilei, jucată
goal-daily-how = O găsești în meniul principal. În aceeași zi toată lumea primește aceleași cărți.
goal-week = Împărțirea zilei, o săptămână întreagă
goal-week-how = Termină câte una în fiecare zi, șapte zile la rând.
