# Stranica u pregledaču: šta na njoj stoji pre nego što igra progovori, dugmad, datoteke.

page-start = Igraj
page-about = Kartaške igre koje se igraju po sluhu, tastaturom i dodirom. Prva poseta učitava oko šest megabajta; posle toga stranica radi bez mreže.
# $percent: koliko je učitano
page-loading = Učitavanje: { $percent } posto.
page-starting = Igra se pokreće.
page-ready = Sve je spremno.
# $reason: na engleskom, od pregledača
page-failed = Igra se nije mogla učitati: { $reason }
page-retry = Pokušaj ponovo
page-elsewhere = Igra je otvorena u drugoj kartici ili prozoru pregledača.
page-take-over = Igraj ovde
page-moved = Igra se nastavlja u drugoj kartici ili prozoru pregledača.
# In the main menu, when a newer version of the page has been loaded beside this one
page-newer = Spremna je nova verzija ove stranice. Učitava je pretposlednji red ovog menija.
menu-renew = Učitaj novu verziju
# $code: digits
page-invited = Pozvani ste za sto sa kodom { KEY($code) }. Pritisnite dugme i upišite ime; zatim sedate za sto.

# Naslovi i nazivi grupa
page-game = Igra
page-buttons = Dugmad
page-more = Još dugmadi
page-messages = Poruke
page-files = Sačuvane igre
page-help = Kako se ovde igra

page-help-keys = Tastaturom: strelice idu kroz spisak, Enter igra ili bira, F1 nabraja tastere. Ako taster ništa ne radi, prvo se vratite na spisak; tamo čitač ekrana treba da propušta tastere, a većina to čini sama.
page-help-touch = Dodirom: dodirnite kartu dvaput da dođete na nju, pa još jednom dvaput da je odigrate; ili upotrebite dugmad iza spiska. Bez čitača ekrana svaki put je dovoljan jedan dodir.
page-help-home = Da biste igrali kao u aplikaciji, dodajte ovu stranicu na početni ekran iz menija pregledača.

# Dugmad, u reč-dve
page-button-play = Odigraj kartu
page-button-bet = Uloži
page-button-choose = Izaberi
page-button-on = Dalje
page-button-last = Poslednji potez
page-button-rules = Trenutna pravila
page-button-who = Ko je izabrao
page-button-count = Broj karata
page-button-power = Moć
page-button-menu = Meni
page-button-back = Nazad
page-button-less = Manje
page-button-more = Više
page-button-why = Zašto
page-button-hand = Moje karte
page-button-pot = Na stolu
page-button-coach = Savet
page-button-auto = Automatsko okretanje
page-button-skip = Preskoči
page-button-older = Starija poruka
page-button-newer = Novija poruka
page-button-repeat = Ponovi
page-button-silence = Tišina
page-button-timer = Zaustavi vreme
page-button-chat = Piši
page-button-here = Ko je tu
page-button-done = Gotovo
# A button that does something of the game's own. $does: what, as in keys.ftl
page-button-called = { CAP($does) }

page-export = Sačuvaj sve igre u datoteku
page-import = Unesi igre iz datoteke
# Prekidač; samo za one bez čitača ekrana
page-own-voice = Neka pregledač govori, bez čitača ekrana
# $file: ime datoteke
page-exported = Sve sačuvane igre su u datoteci { KEY($file) }.
page-nothing-to-export = Još nijedna igra nije sačuvana.
page-import-too-long = Ova datoteka je prevelika za lakšu stranicu. Potpuna stranica prima i veće.
page-not-a-game = U ovoj datoteci nema igara.
# $line: red datoteke
page-not-a-game-at = U ovoj datoteci nema igara: red { $line } ne može da se pročita.
page-unsaved = Pregledač ne može da sačuva igru: nema mesta ili ne sme. Možete da igrate dalje, ali će igra nestati sa stranicom.
page-store-damaged = Ono što je pregledač čuvao ne može da se pročita. Igra počinje iznova.
page-copy-failed = Pregledač ne dozvoljava stranici da kopira.

# Kaže se kad dugme na ovom ekranu ništa ne radi.
page-not-here = To dugme ovde ne radi ništa.

voice-page = Čitač ekrana čita stranicu.
voice-browser = Govori pregledač.

# Gde program radi: u ovom pregledaču (potpuna stranica) ili na serveru (lakša). Prva dva su dugmad.
page-lighter = Lakša stranica: igra radi na serveru
page-full = Potpuna stranica: igra radi u ovom pregledaču
page-thin-chosen = Ovo je lakša stranica: igra radi na serveru i potrebna joj je veza. Vaše igre se čuvaju u ovom pregledaču.
page-thin-old = Ovaj pregledač ne može sam da pokrene igru, pa ona radi na serveru. Vaše igre se čuvaju u ovom pregledaču.
page-thin-small = Ovaj uređaj ima malo memorije, pa igra radi na serveru. Vaše igre se čuvaju u ovom pregledaču.
page-thin-first = Da ne biste čekali, igra ovog puta radi na serveru. Pri sledećoj poseti radiće u ovom pregledaču, sa istim sačuvanim igrama.
page-thin-away = Nema veze sa serverom. Stranica pokušava ponovo sama.
page-thin-many = Sa vaše adrese već ima previše veza: zatvorite neku ili sačekajte. Stranica pokušava ponovo sama.
page-thin-full = Server više ne može da primi nikoga na lakšu stranicu. Pokušajte kasnije.
page-thin-fault = Greška je prekinula igru na serveru. Ono što je odigrano sačuvano je: pokušajte ponovo i nastavite igru.
page-thin-refused = Server je zatvorio vezu jer mu je ova stranica poslala više poruka nego što prima. Pokušajte ponovo i nastavite igru.
page-thin-lacking = Sačuvane igre za koje na ovoj lakšoj stranici nema mesta: { $count }. Potpuna stranica nudi sve.
