# Ciljevi: kako se zovu i kako se do svakog stiže.

# $reached od $all: koliko ih je ostvareno
goals-title = Ciljevi: ostvareno { $reached } od { $all }.
goals-open = Otvoreni
goals-reached = Ostvareni
# $goal: kako se zove; $how: rečenica ili dve; $done od $needed: dokle se stiglo
goals-item = { $goal }. { $how } { $needed ->
    [1] {""}
   *[other] Do sada { $done } od { $needed }.
  }
# Kaže se posle igre. $goals: kako se zovu; $count: koliko ih je
goal-new = { $count ->
    [1] Ostvaren cilj
   *[other] Ostvareni ciljevi
  }: { LIST($goals, kind: "comma") }.

goal-first-win = Pobeda
goal-first-win-how = Dobra je svaka igra. Najlakši protivnici su novajlija u Naučnom ratu i sanjar u ostalim igrama.
goal-count = Dobijen potez posle vaše trojke
goal-count-how = U Naučnom ratu, pošto odigrate trojku, pre izbora pitajte koliko ko ima karata u ruci: ko ih ima malo, nema ni jakih mnogo.
goal-spy = Potez dobijen dok špijunirate
goal-spy-how = U Naučnom ratu odigrajte jedinu damu u potezu. U sledećem čujete šta su drugi izabrali pre nego što vi birate.
goal-swap = Zamena ruke i gomile, u dobijenoj igri
goal-swap-how = U Naučnom ratu osmica dopušta da ih zamenite pre sledeće karte. Menjajte kad su bolje karte u gomili.
goal-two = Potez dobijen dvojkom
goal-two-how = U Naučnom ratu, dok je redosled obrnut, dvojka je najjača karta.
goal-joker-war = Rat dobijen džokerom
goal-joker-war-how = U Naučnom ratu jedini džoker uzima sve sa stola kad drugi imaju jednake karte. Igrajte ga kad očekujete izjednačenje.
goal-revolution = Vaša revolucija, u dobijenoj igri
goal-revolution-how = U Naučnom ratu žandar obrće redosled. Igrajte ga kad imate mnogo slabih karata.
goal-double-war = Dobijen rat posle rata
goal-double-war-how = U bilo kojoj igri uzmite sve sa stola posle najmanje dva rata zaredom. Sačuvajte nešto jako za to.
goal-big-pot = Petnaest karata uzetih odjednom
goal-big-pot-how = Svaki rat gomila karte na stolu. Čuvajte najbolju kartu dok se ne nakupi mnogo.
goal-comeback = Pobeda pošto su vam ostale tri karte
goal-comeback-how = Dok imate i jednu kartu, ništa nije izgubljeno: čekajte da se na stolu nakupi.
goal-many = Pobeda protiv bar četiri protivnika
goal-many-how = Izaberite najmanje četiri protivnika. Neka jake karte potroše jedni na druge.
goal-streak = Tri pobede zaredom
goal-streak-how = Mogu biti i različite igre; nerešen ishod prekida niz.
goal-every-game = Sve igre odigrane
goal-every-game-how = Završite po jednu igru svake vrste.
goal-every-win = Pobeda u svakoj igri
goal-every-win-how = Pobedite bar jednom u igri svake vrste.
goal-levels = Pobeda nad svakim nivoom
goal-levels-how = U Naučnom ratu izaberite isti nivo za sve protivnike i pobedite; zatim sledeći, sve do profesora.
goal-together = Igra sa drugim ljudima
goal-together-how = Završite igru za stolom sa još nekim, izbliza ili izdaleka.
goal-language = Igra na drugom jeziku
goal-language-how = Promenite jezik pre početka igre i završite je.
goal-daily = Odigrano deljenje dana
goal-daily-how = Naći ćete ga u glavnom meniju. Istog dana svi dobijaju iste karte.
goal-week = Deljenje dana cele nedelje
goal-week-how = Završite po jedno svakog dana, sedam dana zaredom.
