# Protivnici: ko su, koliko razmišljaju, koliko pričaju.

# $bot: ko su protivnici, sa igrom u kojoj igraju drugačije
setting-bot = Protivnici: { $bot }
# Ko sedi za stolom: društva, pa naravi. Svako je ime, zarez i opis.
bot-mixed = mešovito društvo, svako igra drugačije
bot-adapting = po vašoj meri, sve jači kad pobeđujete
bot-each = birani jedan po jedan, svako sa svojom naravi
bot-dreamer = sanjar, često misli na nešto drugo
bot-sensible = razuman, drži se prostih pravila i ništa ne broji

choose-each = Izbor svakog protivnika
# $player: ime protivnika; $bot: njegova narav
opponent-in-chair = { $player }: { $bot }

# $percent: koliko dugo protivnici razmišljaju, 100 je kao i obično; $seconds: isto u celim sekundama
setting-pace = { $percent ->
    [0] Razmišljanje protivnika: nimalo
    [50] Razmišljanje protivnika: pola sekunde, svako svojom brzinom
    [100] Razmišljanje protivnika: oko jedne sekunde, svako svojom brzinom
   *[other] Razmišljanje protivnika: oko { COUNT($seconds, noun: "second") }, svako svojom brzinom
  }

# Koliko protivnici pričaju. $value: nimalo, retko ili često
setting-remarks = Komentari protivnika: { $value }
remarks-off = isključeni
remarks-seldom = retki, u velikim trenucima
remarks-often = česti, i o sitnicama

# Šta protivnici pamte od igre do igre. $value: da ili ne
setting-memory = Protivnici pamte kako igrate: { $value }
memory-title = Šta protivnici pamte
memory-on = Od igre do igre pamte kako igrate Naučni rat i u sledećoj očekuju isto. To ostaje u vašoj fascikli i nikuda se ne šalje.
# $known: yes ako je nešto ostalo od ranije
memory-off = { $known ->
    [yes] Ne smeju da pamte kako igrate: to je isključeno. Ono što sledi ostaje sačuvano, ali se ne koristi i ne dopunjava.
   *[no] Ne smeju da pamte kako igrate: to je isključeno. O vašem načinu igre ne znaju ništa.
  }
memory-nothing = Još ne znaju ništa. Odigrajte Naučni rat do kraja.
memory-forget = Zaboravi sve
# Pita se pre toga; slede dva odgovora, prvi je izabran
memory-forget-sure = Da protivnici zaborave sve što znaju o vama? To se ne može vratiti.
memory-forget-no = Ne, neka ostane
memory-forget-yes = Da, zaboravi sve
memory-forgotten = Sve je zaboravljeno. Već započeta igra ide dalje kako je počela.

# Saveti trenera za stolom. $value: da ili ne
setting-coach = Saveti trenera: { $value }
coach-would = Savet:
coach-not-here = Trener o ovoj igri ne zna ništa.
# Posle igre. $late: yes ako se igrač vratio u započetu igru
coach-mistakes = { $late ->
    [yes] Vaši najskuplji izbori od povratka u ovu igru.
   *[no] Vaši najskuplji izbori.
  }
# $trick: broj poteza; $did, $better: izbori kao u pitanju; $why: rečenica
coach-mistake = Potez { $trick }, vaš izbor: { $did }. Bolje: { $better }. { $why }
# Before a review that takes long.
coach-moment = Trenutak: trener pregleda igru.
coach-no-mistakes = { $late ->
    [yes] Trener od povratka u ovu igru ne nalazi nijedan vaš skup izbor.
   *[no] Trener u ovoj igri ne nalazi nijedan vaš skup izbor.
  }
coach-nothing = Sada nema šta da se bira.
coach-never-chose = U ovoj igri nema šta da se bira.
