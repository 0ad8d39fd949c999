# Sfaturile: G la masă, și după un joc în doi. $card; $percent: cât de des se joacă.

setting-coach = Sfaturi: { $value }
menu-decided = Ce a hotărât jocul
coach-title = Profesorul ar juca:
    .brief = {""}
# $reason: unul dintre mesajele de mai jos, parte de propoziție
coach-choice = { CAP(CARD($card)) }, { $percent } la sută: { $reason }.
    .brief = { CAP(CARD($card)) }, { $percent } la sută.
# Întâi schimbul; $card: cartea de jucat după el
coach-swap-then = Schimb, apoi { CARD($card, form: "def") }, { $percent } la sută: grămada e mai bună decât mâna.
    .brief = Schimb, apoi { CARD($card) }, { $percent } la sută.

# Motive. Părți de propoziție, după două puncte.
coach-swap = grămada e mai bună decât mâna
coach-spy-takes = ia tura pe care o vezi
coach-spy-gives-little = nu poate câștiga, deci dă cât mai puțin
coach-win-pot = pe masă e mult
coach-deny-spy = adversarul o va vedea, deci riscă puțin
coach-turn-order = întoarce ordinea
coach-become-spy = te lasă să spionezi în tura următoare
coach-get-swap = te lasă să schimbi mâna cu grămada
coach-force-war = provoacă un război sau câștigă unul
coach-strong = acum e printre cele mai tari
coach-likely-takes = probabil ia tura
coach-save-high = păstrează cărțile tari

coach-off = Sfaturile sunt oprite în setări.
coach-two-only = Sfaturile sunt numai pentru Războiul științific în doi.
coach-not-asked = Nu e rândul tău.
coach-cannot-count = Nu e niciun sfat: jocul nu a fost urmărit de la început.
coach-decided = Aceste ture au hotărât jocul.
# $trick: numărul ei; $before, $after: șansele celui care ascultă, la sută
coach-turn = Tura { $trick }: șansele tale au trecut de la { $before } la sută la { $after }
