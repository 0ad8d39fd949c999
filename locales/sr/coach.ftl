# Trener: G za stolom, i posle igre udvoje. $card; $percent: koliko često se igra.

setting-coach = Trener: { $value }
menu-decided = Šta je odlučilo igru
coach-title = Profesor bi mešao ovako:
    .brief = {""}
# $reason: jedna od poruka ispod, deo rečenice
coach-choice = { CAP(CARD($card)) }, { $percent } posto: { $reason }.
    .brief = { CAP(CARD($card)) }, { $percent } posto.
# Prvo zamena; $card: karta koja se igra posle nje
coach-swap-then = Zamenite, pa igrajte { CARD($card, form: "acc") }, { $percent } posto: gomila je bolja od ruke.
    .brief = Zamena, pa { CARD($card) }, { $percent } posto.

# Razlozi. Delovi rečenice, posle dve tačke.
coach-swap = gomila je bolja od ruke
coach-spy-takes = uzima potez koji vidite
coach-spy-gives-little = ne može da uzme, pa dajte što manje
coach-win-pot = mnogo karata je na stolu
coach-deny-spy = drugi će je videti, pa rizikujte što manje
coach-turn-order = obrće redosled
coach-become-spy = u sledećem potezu špijunirate
coach-get-swap = možete da zamenite ruku za gomilu
coach-force-war = izaziva rat, ili ga dobija
coach-strong = sada je među najjačima
coach-likely-takes = verovatno uzima potez
coach-save-high = čuva jake karte

coach-off = Trener je isključen u podešavanjima.
coach-two-only = Trener zna Naučni rat samo za dva igrača.
coach-not-asked = Sada niste na potezu.
coach-cannot-count = Trener nije video ovu igru od početka.
coach-decided = Ovi potezi su odlučili igru.
# $trick: broj poteza; $before, $after: izgledi onoga ko sluša, u procentima
coach-turn = Potez { $trick }: vaši izgledi su sa { $before } posto prešli na { $after } posto
