# Trener: G za stolom, i posle igre udvoje. $card; $percent: koliko često se igra.

setting-coach = Trener: { $value }
menu-decided = Šta je odlučilo igru
coach-title = Od sto puta profesor bi birao:
    .brief = {""}
# $cards: one sa istim razlogom, iz coach-card; $reason: jedna od poruka ispod
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Jedna od tih karata. $card; $percent: koliko puta od sto
coach-card = { $percent ->
    [one] { $percent } put
    [few] { $percent } puta
   *[other] { $percent } puta
  } { CARD($card, form: "acc") }
    .brief = { CARD($card) } { $percent }
# Prvo zamena; $card: karta koja se igra posle nje
coach-swap-then = { $percent ->
    [one] { $percent } put
    [few] { $percent } puta
   *[other] { $percent } puta
  } prvo razmenu, pa { CARD($card, form: "acc") }, jer je gomila bolja od ruke.
    .brief = Razmena, pa { CARD($card) } { $percent }.

# Razlozi. Delovi rečenice, posle dve tačke.
coach-swap = jer je gomila bolja od ruke
coach-spy-takes = jer uzima potez koji vidite
coach-spy-gives-little = jer potez ne možete da uzmete, a ovo košta najmanje
coach-win-pot = jer je mnogo karata na stolu
coach-deny-spy = jer će protivnik videti vašu kartu, a ovako rizikujete malo
coach-turn-order = jer obrće redosled
coach-become-spy = jer u sledećem potezu špijunirate
coach-get-swap = jer zatim možete da zamenite ruku za gomilu
coach-force-war = jer izaziva rat
coach-strong = jer je sada među najjačima
coach-likely-takes = jer verovatno uzima potez
coach-save-high = jer se tako čuvaju jake karte

coach-off = Trener je isključen u podešavanjima.
coach-two-only = Trener zna Naučni rat samo za dva igrača.
coach-not-asked = Sada niste na potezu.
coach-cannot-count = Trener nije video ovu igru od početka.
coach-decided = Ovi potezi su odlučili igru.
# $trick: broj poteza; $before, $after: izgledi onoga ko sluša, u procentima
coach-turn = { $better ->
    [yes] Potez { $trick }: izgledi vam rastu sa { $before } na { $after } posto
   *[no] Potez { $trick }: izgledi vam padaju sa { $before } na { $after } posto
  }
