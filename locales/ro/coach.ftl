# Sfaturile: G la masă, și după un joc în doi. $card; $percent: cât de des se joacă.

setting-coach = Sfaturi: { $value }
menu-decided = Ce a hotărât jocul
coach-title = Din o sută de ori, profesorul ar juca:
    .brief = {""}
# $cards: cele cu același motiv, făcute din coach-card; $reason: unul dintre mesajele de mai jos
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Una dintre cărți. $card; $percent: de câte ori dintr-o sută
coach-card = { $percent ->
    [one] o dată
    [few] de { $percent } ori
   *[other] de { $percent } de ori
  } { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# Întâi schimbul; $card: cartea de jucat după el
coach-swap-then = { $percent ->
    [one] o dată
    [few] de { $percent } ori
   *[other] de { $percent } de ori
  } întâi schimb, apoi { CARD($card, form: "def") }, fiindcă grămada e mai bună decât mâna.
    .brief = Schimb, apoi { CARD($card) } { $percent }.

# Motive. Părți de propoziție, după două puncte.
coach-swap = fiindcă grămada e mai bună decât mâna
coach-spy-takes = fiindcă ia tura pe care o vezi
coach-spy-gives-little = fiindcă nu poate câștiga, și așa costă cel mai puțin
coach-win-pot = fiindcă pe masă e mult
coach-deny-spy = fiindcă adversarul o va vedea, deci nu pui mult în joc
coach-turn-order = fiindcă inversează ordinea
coach-become-spy = fiindcă te lasă să spionezi în tura următoare
coach-get-swap = fiindcă te lasă să schimbi mâna cu grămada
coach-force-war = fiindcă provoacă un război
coach-strong = fiindcă acum e printre cele mai tari
coach-likely-takes = fiindcă probabil câștigă tura
coach-save-high = fiindcă așa cruți cărțile tari

coach-off = Sfaturile sunt oprite în setări.
coach-two-only = Sfaturile sunt numai pentru Războiul științific în doi.
coach-not-asked = Nu e rândul tău.
coach-cannot-count = Nu e niciun sfat: jocul nu a fost urmărit de la început.
coach-decided = Aceste ture au hotărât jocul.
# $trick: numărul ei; $before, $after: șansele celui care ascultă, la sută
coach-turn = { $better ->
    [yes] Tura { $trick }: șansele tale au crescut de la { $before } la { $after } la sută
   *[no] Tura { $trick }: șansele tale au scăzut de la { $before } la { $after } la sută
  }
