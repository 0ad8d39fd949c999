# Uputstvo, stranica koja se čita čitačem ekrana. Prazan red počinje nov pasus, ili novu stavku spiska.
# $key-COMMAND je ime uobičajenih tastera komande, $menu-ITEM stavka glavnog menija.

manual-title = { KEY("audiowar") }: uputstvo
manual-skip = Pređi na tekst
manual-contents = Sadržaj
manual-languages = Drugi jezici
# $version: programa
manual-version = Verzija { $version }.
# allows capitals: the name of the licence
manual-licence = { KEY("audiowar") } je slobodan softver pod licencom { KEY("GNU General Public License") }, verzija 3 ili novija. U njemu je sintetizator govora { KEY("eSpeak NG") }, koji je pod istom licencom.
# $contact: adresa e-pošte ili na mreži
manual-contact = Pitanja i prijave: { KEY($contact) }
manual-keys-or = { LIST($keys, kind: "or") }

## Brzi početak

manual-start = Brzi početak
manual-start-about = { KEY("audiowar") } je Naučni rat i njegova porodica igara kartama. Igrate ih po sluhu i tastaturom, bez mreže, protiv protivnika koji ne vide više od vas.
manual-start-steps =
    Pokrenite program. Govori kroz vaš čitač ekrana, a ako ga nema, sopstvenim glasom.

    Strelicama izaberite jezik i pritisnite Enter. Zatim ukucajte ime i pritisnite Enter.

    Onda birate da li da odmah igrate, da učite igrajući ili da slušate pravila. Kasnije isto nudi glavni meni: „{ $menu-tutorial }“ i „{ $menu-new-game }“.

    Za novu igru izaberite igru, protivnike i pravila. Enter uvek uzima ono što ste izabrali prošli put.

    Za stolom strelicama birate kartu. { $key-play } je igra; u igrama na sreću okreće sledeću.

    Tasterom { $key-rules-now } čujete pravila koja sada važe, tasterom { $key-hand } svoju ruku, a tasterom { $key-last-trick } ponovo poslednji potez.

    Gde god da ste, spisak tastera daje { $key-help }. Posle { $key-describe-keys } svaki taster kaže šta radi.

    Nazad se vraćate tasterom { $key-back }; za stolom on otvara meni. Možete izaći u svakom trenutku: igra se čuva posle svakog koraka.
manual-start-after = Sledeći put program nudi da nastavite gde ste stali: „{ $menu-continue }“. Ovu stranicu u pregledaču ponovo otvara { $key-manual }.

## Tasteri

manual-keys = Tasteri
manual-keys-text =
    Ovo su uobičajeni tasteri. Mogu se promeniti u podešavanjima, a { $key-help } ih nabraja onako kako su podešeni. Na ćiriličnoj tastaturi radi taster sa istim slovom. Za stolom { KEY("Enter") } igra kartu samo ako je rečena; inače je kaže, a odigra je kad ga pritisnete ponovo. To se može promeniti u podešavanjima.

    Dugi spiskovi, kao što su podešavanja, tasteri i zvukovi, podeljeni su u grupe: { KEY("Enter") } otvara grupu, { $key-back } je zatvara, a prvim slovima reči nalazite red u svim grupama.
manual-keys-table = Za stolom
manual-keys-menu = U menijima
manual-keys-anywhere = Svuda
manual-key = Taster
manual-does = Šta radi

## Glas, zvukovi, brajica

manual-voice = Glas, zvukovi i brajica
manual-voice-text =
    Kad radi čitač ekrana, govori on, vašim glasom i vašom brzinom. Bez njega program govori sam: brzinu menjate tasterima { $key-slower } i { $key-faster }, a jačinu tasterima { $key-speech-softer } i { $key-speech-louder }.

    Svaki taster prekida ono što se upravo govori; za tišinu pritisnite { $key-silence }. Najnoviju poruku ponavlja { $key-repeat }, a kroz starije i novije idete tasterima { $key-older } i { $key-newer }. Ako taster prekine ishod poteza pre nego što ste mogli da ga čujete, ishod sledi posle odgovora na taster, samo jednom.

    Dok je ispred drugi program, igra ćuti, osim ako je drugačije podešeno; kad se vratite, čujete najnoviji ishod. Većina čitača ekrana ne javlja kad se rečenica završi: izmerite u podešavanjima brzinu svog, da ništa ne izostane i da se ništa ne kaže dvaput.

    Opširnost menjate tasterom { $key-detail }: mala, srednja ili velika. Boje karata ne odlučuju ništa: uz malu opširnost se ne kažu, uz srednju samo u vašoj ruci, uz veliku sve, do četiri igrača; to menja podešavanje Boje karata. Jezik menjate tasterom { $key-next-language }, i usred igre.
manual-voice-sounds = Zvuk dolazi sa mesta na kom igrač sedi, a zvuk karte kazuje koliko je jaka. „{ $menu-sounds }“ u glavnom meniju pušta svaki zvuk i kaže šta znači. { $key-sound-softer } i { $key-sound-louder } menjaju jačinu zvukova. Ništa se ne kaže samo zvukom.
manual-voice-braille = Ono što se govori vidi se i na brajevom redu, kroz { KEY("NVDA") } ili { KEY("JAWS") }.
manual-voice-look = Prozor crta sto za one koji vide: ko sve igra, ko bira (trougao), ko je spreman (kvačica), ko vodi (kruna), ko je uzeo poslednji potez (debeo okvir), redosled snage u stupcima koji rastu ili padaju, i vašu ruku. Iznad toga uvek stoji ono što je poslednje rečeno. U podešavanjima su boje, slova do 96 tačaka, dve ili četiri boje znakova i bele karte; tamo se sto može tražiti i rečima.
manual-voice-text-mode = U terminalu { KEY("audiowar --text") } ispisuje svaku poruku u svom redu. U sistemu Windows isto radi { KEY("audiowar-text") } u konzoli.

## Protivnici

manual-opponents = Protivnici
manual-opponents-text = Protivnici znaju samo ono što igrač na njihovom mestu sme da zna. Kakvi su, birate u spisku „Koliko protivnika?“: stavku „Protivnici“ menjate strelicama levo i desno.
manual-opponents-list =
    U mešovitom društvu svako igra drugačije dok ima dovoljno likova.

    Oni po vašoj meri postaju jači kad pobeđujete i slabiji kad gubite.

    Možete da izaberete i svakog protivnika posebno: sledeća stavka otvara spisak.

    Koliko dugo razmišljaju, birate u podešavanjima. U tom vremenu svako je po prirodi brži ili sporiji: profesor razmišlja duže od kockara, a svi duže u ratu, posle džokera ili pred kraj nego kad im je u ruci samo jedna karta. Koliko ko razmišlja, zavisi samo od onoga što znate i vi, nikad od skrivenih karata.

    Komentarišu ono što su svi videli. Komentar dolazi posle ishoda i prestaje čim pritisnete taster, a ostaje među porukama. U podešavanjima birate da li ih je više ili manje.

    Možete otići kad god hoćete, niko vas ne čeka.
manual-opponents-levels = Šta kome promiče u Naučnom ratu
manual-opponents-levels-list =
    Novajlija polovinu vremena igra bilo koju kartu, a inače najvišu, čak i kad je redosled obrnut.

    Sanjar u tri poteza od četiri igra bilo koju kartu, a inače ne zna koje karte drugi još imaju.

    Početnik u dva poteza od pet igra bilo koju kartu; u ostalima ne zna koje karte drugi još imaju i jednom od pet puta zaboravlja da je redosled obrnut.

    Amater u dva poteza od pet broji karte i očekuje da svi igraju kao dosad, a inače igra bilo koju kartu.

    Razumni u skoro polovini poteza broji karte i misli unapred, a u ostalima ne zna koje karte drugi još imaju.

    Brojač karata očekuje da svi igraju kao dosad, nikad ne blefira i u jednom potezu od pet zaboravlja koje karte drugi još imaju.

    Kockar igra previše džokera i prečesto najjaču kartu kad je na stolu mnogo karata.

    Student ne gleda dalje od ovog poteza.

    Taktičar protiv jednog protivnika gleda potez dalje, ali među više njih ponekad samo nagađa.

    Profesoru promiče ono što je još dalje: protiv više protivnika, sve posle sledećeg poteza.
manual-opponents-casino = Šta kome promiče u kazinu
manual-opponents-casino-list =
    Sanjar polovinu vremena ulaže koliko bilo, i na izjednačenje.

    Intuitivni u jednoj rundi od četiri ulaže na izjednačenje, a promiče mu da time gubi šest puta više nego bilo kojim drugim ulogom.

    Postojanom promiče da se ulogom pet puta većim od najmanjeg gubi pet puta više.

    Tvrdoglavom promiče da najveći ulog i novac okončaju dupliranje.

    Oprezni odlazi kad dobije pet uloga, ali mu promiče da odustajanje kod izjednačenja košta više od rata.

    Razumnom promiče samo da bi bilo jeftinije ne igrati.
manual-opponents-coach = Trener
manual-opponents-coach-list =
    Za stolom tražite savet tasterom { $key-coach }. U Naučnom ratu čujete koliko bi često profesor birao koju kartu, a u drugim igrama u kojima birate šta bi uradio jak igrač. Uvek se kaže i razlog. U kazinu čujete i koliko banka u proseku dobija od postavljenog uloga i koliko košta veče s takvim ulozima.

    Posle igre istim tasterom čujete izbore koji su vas najviše koštali, najviše tri, i šta je bilo bolje. Tasterom Enter taj potez čujete ponovo. Na kraju spiska stoji čemu igra uči.

    Posle njih čujete kako su tekli vaši izgledi: na početku, najbolji, najgori i na kraju. Tasterom Enter čujete ih potez po potez; na stranici su i nacrtani.

    Neke igre nemaju trenera; tada taster to kaže.

    Trener može da se isključi u podešavanjima.
manual-opponents-course = Primer takvog crteža. Trouglovi pokazuju poteze koji su odlučili igru, s njihovim brojevima.
manual-opponents-remember = Šta pamte
manual-opponents-memory =
    Od igre do igre protivnici pamte šta su rekli, da se ne bi ponavljali, i kako je prošla partija počela i ko je pobedio, pa to ponekad pomenu. Kako igrate, pamte samo ako im to dopustite u podešavanjima. Tada oni koji u Naučnom ratu broje karte znaju iz kog ste dela ruke dosad birali i očekuju isto, dok igra ne pokaže drugo.

    Ono što znaju stoji u datotekama { KEY("memory.json") } i { KEY("remarks.json") } u vašoj fascikli i nikuda se ne šalje, a za stolovima servera niko ne pamti. Igra koju započnete beleži šta se o vama znalo. U podešavanjima čujete šta se pamti i tu sve možete da obrišete. Igra iz komandne linije sa { KEY("--seed") } ništa od toga ne koristi i ne uči ih kako igrate.

## Igra sa drugima

manual-together = Igra sa drugima
manual-together-text = „{ $menu-together }“ u glavnom meniju vodi do stolova za kojima sede drugi ljudi; svako sluša igru na svom jeziku. Nikome ne treba nalog: neko od vas pokreće server naredbom { KEY("audiowar serve") }, a on kaže svoju adresu.
manual-together-steps =
    U programu nađite server u blizini, ili upišite njegovu adresu ili broj. Na stranici koja dolazi sa servera odmah ste tamo; stranica može da igra samo na svom serveru. Ako je pregledač prestar ili ima premalo memorije za igru, ona radi na serveru; to se bira i dugmetom na stranici, a vaše sačuvane igre ostaju u pregledaču.

    Otvorite sto i izaberite ko može da dođe. Čujete kod od šest cifara; „{ $menu-invite }“ kopira rečenicu sa linkom.

    Prijatelji se priključuju kodom, ili otvore link u pregledaču, upišu ime i sedaju za sto.

    Počnite igru kada svi dođu. Prazna mesta popunjavaju roboti.
manual-together-after =
    Ostalima pišete tasterom { $key-chat }. Ko je tu, čujete tasterom { $key-who-is-here }, a koga čekate, tasterom { $key-who-chooses }. Na stranici za to postoje dugmad.

    Kada se veza prekine, to čujete, a ona se ponovo uspostavlja sama. Umesto onoga koga nema dvadeset sekundi igra robot, koji odmah vraća mesto.

    Ostalo je u meniju stola, koji otvara { $key-back }: utišajte, blokirajte ili udaljite nekoga, ili prenesite mesto na drugi uređaj.

## Dokle ste stigli

manual-progress = Deljenje dana, ciljevi, statistika
manual-progress-text = Računa se svaka igra koju završite, pa i ona koju ste ostavili i završili kasnije; sve što sledi računa se samo iz sačuvanih igara i nikud se ne šalje.
manual-progress-daily = Deljenje dana
manual-progress-daily-text =
    „{ $menu-daily }“ u glavnom meniju ima za danas po jedno deljenje svake igre. Svi dobijaju iste karte i istu sreću, protiv najjačeg protivnika, po uobičajenim pravilima. Mreža nije potrebna: karte i sreća slede iz datuma.

    Kod svakog deljenja računa se prvi ishod; možete ga igrati ponovo koliko god hoćete. Ishod je jedan red koji možete da kopirate i pošaljete. Raniji dani su na kraju spiska, a njegov naslov kaže koliko ste dana zaredom igrali.
manual-progress-goals = Ciljevi
manual-progress-goals-text = „{ $menu-progress }“ vodi do ciljeva: svaki je nešto što vredi naučiti. Otvoreni kažu kako se do njih stiže. Kad neka igra ostvari cilj, to čujete posle ishoda, jednom.
manual-progress-statistics = Statistika
manual-progress-statistics-text =
    Isti meni ima i statistiku: svih igara, i po igri, protivnicima, broju igrača, osobama i mesecu. Taster { KEY("Enter") } na redu otvara sve o njemu. Izgledi za pobedu kažu se sa granicama: posle malo igara one su daleko. Pobede kroz vreme su spisak; stranica ih i crta.

    Poslednji red kopira sve kao tabelu sa zarezima, za tabelarni program.
manual-progress-rating = Rejting
manual-progress-rating-text = U igrama u kojima birate imate rejting: broj, sa granicama između kojih je vaša snaga. Raste kad pobeđujete jake, jednog ili za stolom sa više njih; nerešeno vredi pola. Taster { KEY("Enter") } kaže vaše izglede protiv svakog nivoa i svake osobe s kojom ste igrali. Na serveru sa drugim ljudima, „{ $menu-together }“ ima rang-liste po igri; na njima nema nikoga ko to tamo nije tražio.

## Igre

manual-games = Igre i njihova pravila
manual-games-text = Ovde stoje pravila sa uobičajenim opcijama. Pre igre birate jedna od gotovih pravila ili sami određujete svaku opciju. U programu se ista pravila čitaju pod „{ $menu-rules }“.
manual-presets = Gotova pravila
manual-options = Opcije
# $option, $value: kao u options.ftl
manual-trick-limit = { $option }: { $value } za najmanji broj igrača, a više kad ih je više. Može bilo koji broj; nula znači bez ograničenja.

## Čitači ekrana

manual-readers = Čitači ekrana
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = Ne treba ništa da se podešava. Program predaje svoje reči i brajicu čitaču { KEY("NVDA") }, a svi tasteri osim onih sa njegovim tasterom stižu do igre.

    Nemojte uključivati režim spavanja za { KEY("audiowar") }: u tom režimu { KEY("NVDA") } odbija da izgovori ono što mu programi predaju. Zato i nema dodatka koji bi to radio.

    Ako { KEY("NVDA") } izgovara i slova koja pritiskate, isključite izgovor ukucanih znakova sa { KEY("NVDA+2") }.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } zadržava strelice i Enter za sebe. Datoteka sa tasterima koja dolazi uz program vraća ih igri.
manual-readers-jaws-step = Kopirajte datoteke iz fascikle { KEY("jaws") } pored programa u svoja podešavanja za { KEY("JAWS") }, koja otvara { KEY("Explore My Settings") } u Start meniju: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, vaša verzija, { KEY("Settings") }, vaš jezik. Zatim ponovo pokrenite igru.
manual-readers-narrator = { KEY("Narrator") }
manual-readers-narrator-text = Program ne može da preda svoje reči čitaču { KEY("Narrator") }, pa pored njega govori sam. Da { KEY("Narrator") } umesto toga čita prozor, pokrenite { KEY("audiowar --accesskit") }. { KEY("Control") }, taster { KEY("Windows") } i { KEY("Enter") } ga uključuju i isključuju.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = U sistemu Linux program govori kroz { KEY("Speech Dispatcher") }, glasom koji je tamo podešen. { KEY("Orca") } sme da radi u isto vreme.
manual-readers-voiceover = { KEY("VoiceOver") }
manual-readers-voiceover-text = Na računaru { KEY("Mac") } program govori preko čitača { KEY("VoiceOver") }, ako je dozvoljeno da njime upravljaju drugi programi, a inače sam. To još niko nije probao; javite nam kako radi.

## Nastavnici i prijatelji koji vide

manual-friends = Za nastavnike i prijatelje koji vide
manual-friends-text = Možete da pratite i da igrate zajedno: sve što se govori piše i u prozoru, zajedno sa rukom i redom koji se upravo čita. Boje i veličina slova se podešavaju.
manual-friends-list =
    Ako nekome pomažete da počne, neka pritisne { $key-describe-keys } i isproba tastere: tu ne može ništa da se pokvari.

    „{ $menu-tutorial }“ ima kratke lekcije koje se igraju.

    Ono što je rečeno može ponovo da se pročita sa { $key-older } i kopira sa { $key-copy }.

    Veličina prozora se slobodno menja, { $key-full-screen } ga širi preko celog ekrana. Ono što ne staje prikazuje se stranu po stranu.

    Miš i ekran nikad nisu potrebni. Molimo vas, ne pritiskajte tastere umesto igrača: oni su njegov put kroz igru.
manual-friends-lesson = Na času igra vežba slušanje, pamćenje i poređenje brojeva. Isto deljenje može da se ponovi ako se zada isti broj: { KEY("audiowar --game razboi --seed 7") } svaki put deli iste karte, pa cela grupa može da igra istu igru.

## Kad nešto ne radi

manual-trouble = Kad nešto ne radi
manual-trouble-list =
    Nema glasa: program ima svoj, kome treba samo zvučni uređaj; o tome govori sledeća stavka. Ili pokrenite čitač ekrana, pa program govori kroz njega: { KEY("Narrator") } tasterima { KEY("Control") }, { KEY("Windows") } i { KEY("Enter") }, { KEY("Orca") } tasterima { KEY("Alt") }, { KEY("Super") } i { KEY("S") }, { KEY("VoiceOver") } tasterima { KEY("Command") } i { KEY("F5") }.

    Na početku nema ni zvončića ni glasa: pojačajte zvuk i proverite da li se čuje neki drugi program. Zvončići se čuju, a glasa nema: sačekajte deset sekundi, pa poruka sistema kaže zašto.

    Nema prozora: igra se nastavlja u terminalu i kaže zašto.

    Nema zvukova: igra može da se igra i bez njih. { $key-sound-louder } ih pojačava.

    Ako je sačuvana igra oštećena, program to kaže i čuva je. Možete nastaviti od dela koji je ceo ili početi novu.

    Ako je disk pun, program to kaže, vi igrate dalje, a sve se čuva kad ponovo bude mesta.

    Ako je igra otvorena u drugom prozoru, možete je gledati ili igrati drugu.

    Program ne može da vidi da li neko tu igru igra negde drugde, na primer na drugom računaru: ako je ne igra niko, izaberite „{ save-take-over }“.

    Taster radi nešto drugo: { $key-describe-keys } kaže šta, a podešavanja vraćaju uobičajene tastere.

## Datoteke

manual-files = Datoteke
manual-files-text = Podešavanja i sačuvane igre su u fascikli za podatke programa: u sistemu Windows to je { KEY("%LOCALAPPDATA%\\audiowar") }, u sistemu Linux { KEY("~/.local/share/audiowar") }. Ako želite da budu na drugom mestu, na primer na fleš memoriji, upišite fasciklu u promenljivu { KEY("AUDIOWAR_HOME") }.
manual-files-keys = Datoteka { KEY("keys.ini") } tamo čuva tastere koje ste promenili, po jedan red za komandu. Fascikla sa vašim zvukovima ide u { KEY("sounds") }.

## Sam program

manual-program = Preuzimanje, nove verzije, uklanjanje, javljanje
manual-program-download = Preuzimanje
manual-program-download-text = Na stranici za preuzimanje igra postoji u više oblika. Za { KEY("Windows") } su to program za instaliranje kome ne treba administrator, prenosiva fascikla koja sačuvane igre drži pored programa i jedna jedina datoteka. Za { KEY("Linux") } su to paket i fascikla. Igra je tu i kao stranica za pregledač. Uz svaki oblik piše za koga je i šta se, redom, čuje kad ga otvorite.
manual-program-update = Novija verzija
manual-program-update-text = Instalirajte je preko stare, ili raspakujte novu fasciklu i premestite u nju fasciklu { KEY("data") } iz stare. Sačuvane igre i podešavanja ostaju. U podešavanjima preuzetog programa može da se uključi da glavni meni javlja za noviju verziju; tada program pogleda dve male datoteke na mreži, najviše jednom dnevno, i ništa ne šalje. Na sistemu { KEY("Windows") } instalirani program može i da preuzme, proveri i instalira novu verziju, a zatim nastavlja igru.
manual-program-remove = Uklanjanje
manual-program-remove-text = Što je instalirano, nalazi se u spisku instaliranih programa sistema { KEY("Windows") } ili vašeg programa za pakete. Sačuvane igre ostaju, osim ako kažete da se obrišu. Što je prenosivo, jednostavno obrišete.
manual-program-tell = Kad nešto nije u redu
manual-program-tell-text = { KEY("audiowar --diagnose") }, a u sistemu { KEY("Windows") } { KEY("audiowar-text.exe --diagnose") }, ispisuje verzije i glasove, i ništa vaše. Pošaljite to onome od koga imate program i recite šta ste uradili, šta ste čuli i šta ste očekivali.

manual-words = Iz komandne linije
