# Vodič: kratke lekcije koje se igraju. U koracima lekcije $key je taster koji treba pritisnuti, $go taster
# koji vodi do karte tog koraka, $card ta karta. Kratke rečenice: slušaju se, ne čitaju.

menu-tutorial = Vodič
lessons-title = Vodič. { KEY("Enter") } počinje lekciju.
# $n: broj, $title: naslov, $game: igra ako je to neka druga ($other), $done: yes ako je završena
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lekcija { $n }, { $game }: { $title }, gotova
       *[no] Lekcija { $n }: { $title }, gotova
    }
   *[no] { $other ->
        [yes] Lekcija { $n }, { $game }: { $title }
       *[no] Lekcija { $n }: { $title }
    }
  }
lesson-title = Lekcija { $n }: { $title }.
# $end: šta je naučeno; $title: sledeća lekcija; $key: Enter
lesson-done = { $end } Lekcija je gotova. { $key } počinje sledeću: { $title }. { KEY("Escape") } vraća na spisak.
lesson-done-last = { $end } To je bila poslednja lekcija. { $key } vraća na spisak.
lesson-praise-1 = Dobro.
lesson-praise-2 = Tako je.
lesson-praise-3 = Odlično.
lesson-praise-4 = To je to.

# Kad se pokuša nešto drugo. $hint: šta pritisnuti
refused-lesson = Ne sada. { $hint }
refused-lesson-over = Lekcija je gotova.
# $key, $go: tasteri; $card: karta
lesson-hint-card = Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
# $choice: odgovor, kako ga kažu strelice
lesson-hint-choice = Strelicama nađite: „{ $choice }“. Zatim pritisnite { $key }.
# $does: šta taster radi
lesson-hint-key = Pritisnite { $key }: { $does }.
lesson-hint-any = Izaberite bilo koju kartu.
# Komanda kojoj su oduzeti svi tasteri
lesson-no-key = komanda je bez tastera

## Naučni rat

lesson-trick = Potez
lesson-trick-1 = Svi imaju karte u ruci. U svakom potezu svi u isto vreme tajno biraju kartu, zatim se sve karte otkrivaju. U ruci imate tri karte. Strelicama ih prelazite, od najjače. Pritisnite: { $key }.
lesson-trick-2 = Slovo ili cifra vodi pravo do karte. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key } da je odigrate.
lesson-trick-3 = Kralj je jači od desetke, pa ste uzeli obe karte. Sada leže u vašoj gomili, a ne u ruci. Izgubite sada jedan potez: pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-trick-end = Najjača karta uzima sve karte poteza. Najjači je kec, zatim kralj, dama, žandar, desetka, pa redom do dvojke. Boje ne znače ništa.

lesson-war = Rat
lesson-war-1 = Kad su dve najjače karte iste jačine, počinje rat. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-war-2 = Dva kralja: niko ne uzima i karte ostaju na stolu. Pritisnite { $key } da čujete koje karte tu leže.
lesson-war-3 = Ko uzme sledeći potez, uzima i te karte. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-war-end = Rat se ne rešava odmah: karte čekaju pobednika nekog od sledećih poteza. Rat su samo jednake najjače karte, ne i jednake karte ispod njih.

lesson-revolution = Revolucija, moć žandara
lesson-revolution-1 = Žandar obrće redosled jačine. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-revolution-2 = Redosled se obrnuo pre poređenja karata, pa je vaš žandar, niži od kralja, uzeo potez. Pritisnite { $key }: uvek kaže koji redosled važi.
lesson-revolution-3 = Sada pobeđuju niske karte. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }, i čujte šta se dešava sa kecom.
lesson-revolution-end = Jedan žandar obrće redosled, i tako ostaje do sledeće revolucije. Može se podesiti i da se obrće tek od sledećeg poteza.

lesson-orders = Oba redosleda
lesson-orders-1 = U ovoj igri važi obrnut redosled. Pritisnite { $key } da ga čujete.
lesson-orders-2 = Najjača je dvojka, zatim trojka. Najjače karte su prve u ruci. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-orders-3 = Novi žandar vraća redosled. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-orders-4 = U uobičajenom redosledu žandar pobeđuje devetku. Imate još jednog žandara: pritisnite { $go }, zatim { $key }.
lesson-orders-5 = Dva žandara u istom potezu se poništavaju: redosled ostaje isti. Uz to su i jednaki, pa je rat. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key } da dobijete rat.
lesson-orders-end = Neparan broj žandara obrće redosled, a paran ne.

lesson-spy = Špijun, moć dame
lesson-spy-1 = Ko odigra jedinu damu u potezu, špijunira u sledećem. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-spy-2 = Sada birate posle svih i smete da vidite njihove karte. Pritisnite { $key } da ih čujete.
lesson-spy-3 = Čeka vas kralj. Pobeđuje ga samo kec: pritisnite { $go }, zatim { $key }.
lesson-spy-end = Moć važi jedan potez, i kad sama dama izgubi. Dve dame u istom potezu se poništavaju: tada niko ne špijunira.

lesson-count = Brojanje, moć trojke
lesson-count-1 = Trojka je slaba, ali dozvoljava da brojite. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-count-2 = Pre sledeće karte možete da pitate koliko ostali imaju karata u ruci. Pritisnite { $key }.
lesson-count-3 = Ko ima malo karata u ruci, uskoro uzima gomilu. Igrajte dalje: pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-count-end = Koliko ko ima karata ukupno, u ruci i gomili, čujete u svako doba; koliko ih je u ruci, samo posle trojke. Trojke se ne poništavaju.

lesson-swap = Razmena, moć osmice
lesson-swap-1 = U gomili su kec i kralj, ali ruka je slaba. Osmica pomaže. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-swap-2 = Pre sledeće karte možete da zamenite ruku za gomilu. Pritisnite { $key }.
lesson-swap-3 = Gomila je sada vaša ruka. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-swap-end = Menjate jednom, pre izbora, i ne ako je gomila prazna. Ostali čuju da menjate, ali ne i koje karte.

lesson-joker-war = Džoker izaziva rat
lesson-joker-war-1 = Džoker nikad ne pobeđuje snagom. Kad je u potezu jedini, izaziva rat, šta god da je još na stolu. Protivnik igra keca. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-joker-war-2 = Kec ništa ne uzima: leži na stolu sa džokerom. Uzmite ih oba: pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-joker-war-end = Džoker vas spasava od jake karte. Sa dva igrača jedini džoker uvek izaziva rat.

lesson-joker-wins = Džoker poništava rat
lesson-joker-wins-1 = Kad igraju tri igrača ili više, džoker može i da pobedi. Oba protivnika igraju kralja, pa bi trebalo da bude rat. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-joker-wins-2 = Džoker je poništio rat i uzeo sve. Uvek možete da pitate zašto se potez tako završio: pritisnite { $key }.
lesson-joker-wins-end = Ako bi bio rat, džoker ga poništava i uzima sve. Ako rata ne bi bilo, džoker ga izaziva.

lesson-jokers-void = Dva džokera
lesson-jokers-void-1 = Dva džokera u istom potezu se poništavaju. Oba protivnika igraju svog. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-jokers-void-2 = Računala se samo vaša četvorka, pa je uzela potez. Pritisnite { $key } da čujete zašto.
lesson-jokers-void-end = Kad su u potezu dva džokera ili više, odlučuju ostale karte, kao da džokera nema. Ako su sve karte džokeri, rat je.

lesson-keys = Tasteri za stolom
lesson-keys-1 = Neki tasteri govore o stolu. Pritisnite { $key } za pravila: koji je potez, koji redosled važi, šta leži na stolu.
lesson-keys-2 = Pritisnite { $key } da čujete čije karte su već na stolu, a ko još bira.
lesson-keys-3 = Pritisnite { $key } da čujete koliko ko ima karata.
lesson-keys-4 = Pritisnite { $key } za svoju ruku.
lesson-keys-5 = Pritisnite { $key } za karte na stolu. Ovde su ostale od ranijeg rata.
lesson-keys-6 = A moć poslednje karte, ako je ima, na tasteru je { KEY("C") }. Sada pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-keys-7 = Pritisnite { $key } da opet čujete poslednji potez.
lesson-keys-end = Možete da pitate u svako doba, i dok drugi biraju. { KEY("F1") } nabraja sve tastere.

lesson-end = Ispadanje i kraj
lesson-end-1 = Ovo je poslednja karta u ruci, ali imate gomilu. Jedan protivnik ima samo jednu kartu, a gomilu nema. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-end-2 = Ruka vam je bila prazna, pa je gomila postala ruka. Ko nema ni ruku ni gomilu, ispada. Pritisnite { $key } da čujete koliko ko ima karata i ko je van igre.
lesson-end-3 = Ostao je jedan protivnik, sa jednom kartom. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-end-end = Pobeđuje poslednji igrač sa kartama. Ako svi ostanu bez karata u istom ratu, igra je nerešena. Sada znate celu igru.

## Druge igre

lesson-prisoners = Ratni zarobljenici
lesson-prisoners-1 = U igri Rumunski rat karte leže u špilu licem nadole, a { $key } okreće gornju kartu. Pritisnite ga.
lesson-prisoners-2 = Potez je vaš, pa jednu kartu smete da zadržite kao zarobljenika. Strelicama birate: idite do dame, zatim pritisnite { $key }.
lesson-prisoners-3 = Zarobljenik leži pored špila i svi ga vide. Pritisnite { $key } za sledeći potez.
lesson-prisoners-4 = Sada skriveno birate: gornju kartu, koju niko ne zna, ili zarobljenika. Pritisnite { $key }: igra zarobljenika.
lesson-prisoners-end = Zarobljenik koji pobedi ide pod vaš špil sa ostalim kartama. Onaj koji izgubi odlazi, a s njim i vaša gornja karta.

lesson-steal = Krađa
lesson-steal-1 = Vidite gornju kartu svog špila. Na vrhu protivnikove gomile je sedmica, a i vaša karta je sedmica: pritisnite { $key } da ukradete gomilu.
lesson-steal-2 = Gomila je vaša, a vi gledate sledeću kartu. Njom ne može ništa da se ukrade, zato je igrajte: pritisnite { $key }.
lesson-steal-3 = Birate koja uzeta karta ide na vrh. Gomila je sigurna dok neko nema kartu te jačine. Idite do kralja, zatim pritisnite { $key }.
lesson-steal-end = Ako je vaša karta iste jačine kao vrh vaše gomile i odigrate je, gomila je zaštićena. Dva igrača koji hoće istu gomilu smetaju jedan drugom.

lesson-casino = Ulog i rat
lesson-casino-1 = Igrate protiv banke. Vi i banka dobijate po jednu kartu, a viša pobeđuje. Prvo ulažete. Upišite { KEY("1") } i { KEY("0") } za ulog deset, ili koristite strelice. Zatim pritisnite { $key }.
lesson-casino-2 = Možete da odustanete od pola uloga, ili da idete u rat i dodate još toliko. Idite u rat: pritisnite { $key }.
lesson-casino-end = U ratu banka pobeđuje samo višom kartom. Dobili ste deset; izgubljen rat bi koštao dvadeset. Na duge staze dobija banka: oko tri od svakih sto uloženih.

lesson-armed = Rat po izboru
lesson-armed-1 = Birate iz ruke, kao u igri Naučni rat, ali karte nemaju moći, osim što dvojka pobeđuje keca. Protivnik igra keca. Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-armed-2 = Dvojka je uzela keca. Sada rat: pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
lesson-armed-3 = Tri karte iz vaše ruke, nasumice izvučene, leže licem nadole. Izaberite neku od ostalih za rat i pritisnite { $key }.
lesson-armed-end = U ratu se bore samo oni sa jednakim kartama, a pobednik uzima sve. Uzete karte postaju ruka kad je ruka prazna.
