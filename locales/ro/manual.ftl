# Manualul, o pagină de citit cu cititorul de ecran. O linie goală începe alt paragraf, sau alt element al unei
# liste. $key-COMMAND e numele tastelor obișnuite ale comenzii, $menu-ITEM un rând din meniul principal.

manual-title = { KEY("audiowar") }: manual
manual-skip = Mergi la text
manual-contents = Cuprins
manual-languages = Alte limbi
# $version: a programului
manual-version = Versiunea { $version }.
# allows capitals: the name of the licence
manual-licence = { KEY("audiowar") } e software liber sub licența { KEY("GNU General Public License") }, versiunea 3 sau mai nouă. Conține sintetizatorul de voce { KEY("eSpeak NG") }, care are aceeași licență.
# $contact: o adresă de e-mail sau de web
manual-contact = Întrebări și semnalări: { $contact }
manual-keys-or = { LIST($keys, kind: "or") }

## Pe scurt

manual-start = Pe scurt
manual-start-about = { KEY("audiowar") } e Războiul științific și familia lui de jocuri de cărți. Le joci după auz și de la tastatură, fără rețea, împotriva unor adversari care nu văd mai mult decât tine.
manual-start-steps =
    Pornește programul. Vorbește prin cititorul tău de ecran, iar dacă nu e niciunul, cu o voce proprie.

    Alege limba cu săgețile și apasă Enter. Apoi scrie-ți numele și apasă Enter.

    Apoi alege dacă joci imediat, înveți jucând sau asculți regulile. Mai târziu, meniul principal îți oferă același lucru: „{ $menu-tutorial }” și „{ $menu-new-game }”.

    Pentru un joc nou alege jocul, adversarii și regulile. Enter ia mereu ce ai ales data trecută.

    La masă, săgețile trec prin mâna ta. { $key-play } joacă o carte; la jocurile de noroc o întoarce pe următoarea.

    Cu { $key-rules-now } auzi regulile de acum, cu { $key-hand } mâna ta, cu { $key-last-trick } încă o dată ultima tură.

    Oriunde ai fi, cu { $key-help } afli tastele. După { $key-describe-keys }, fiecare tastă spune ce face.

    Cu { $key-back } te întorci, iar la masă deschizi meniul. Poți ieși oricând: jocul se salvează după fiecare pas.
manual-start-after = Data viitoare programul îți propune să mergi mai departe de unde ai rămas: „{ $menu-continue }”. Cu { $key-manual } deschizi din nou pagina aceasta, în browser.

## Taste

manual-keys = Taste
manual-keys-text =
    Acestea sunt tastele obișnuite. Se pot schimba în setări, iar { $key-help } le arată așa cum sunt puse. Pe o tastatură chirilică merge tasta cu aceeași literă. La masă, Enter joacă o carte numai dacă a fost spusă; altfel o spune și o joacă la a doua apăsare. Asta se poate schimba în setări.

    Listele lungi, ca setările, tastele și sunetele, sunt împărțite în grupuri: cu Enter deschizi un grup, cu { $key-back } îl închizi, iar cu primele litere ale unui cuvânt găsești un rând în toate grupurile.
manual-keys-table = La masă
manual-keys-menu = În meniuri
manual-keys-anywhere = Peste tot
manual-key = Tasta
manual-does = Ce face

## Voce, sunete, braille

manual-voice = Voce, sunete și braille
manual-voice-text =
    Dacă merge un cititor de ecran, vorbește el, cu vocea și viteza ta. Fără el vorbește programul: schimbi viteza cu { $key-slower } și { $key-faster }, iar volumul cu { $key-speech-softer } și { $key-speech-louder }.

    Orice tastă întrerupe ce se spune; pentru liniște apasă { $key-silence }. Ca să auzi din nou cel mai nou mesaj, apasă { $key-repeat }; cu { $key-older } și { $key-newer } treci prin cele mai vechi și mai noi. Dacă o tastă întrerupe rezultatul unei ture înainte să-l fi putut auzi, el urmează după răspunsul tastei, o singură dată.

    Cât timp alt program e în față, jocul tace, dacă setările nu cer altceva; când te întorci, auzi ultimul rezultat. Cele mai multe cititoare de ecran nu anunță când se termină o propoziție: măsoară în setări ritmul cititorului tău, ca nimic să nu lipsească și să nu se spună de două ori.

    Cu { $key-detail } schimbi nivelul de detaliu: scurt, normal sau complet. Culorile cărților nu hotărăsc nimic: la nivelul scurt nu se spun, la cel normal se spun numai cele din mâna ta, la cel complet toate, până la patru jucători; setarea Culorile cărților schimbă asta. Cu { $key-next-language } schimbi limba, și în mijlocul jocului.
manual-voice-sounds = Sunetele vin de acolo unde stă jucătorul, iar sunetul unei cărți arată cât e de tare. „{ $menu-sounds }”, în meniul principal, te lasă să auzi fiecare sunet și ce înseamnă. { $key-sound-softer } și { $key-sound-louder } le schimbă volumul. Nimic nu se spune doar printr-un sunet.
manual-voice-braille = Ce se spune apare și pe afișajul braille, prin { KEY("NVDA") } sau { KEY("JAWS") }.
manual-voice-look = Fereastra desenează masa pentru cine vede: cine joacă, cine alege (un triunghi), cine a ales (o bifă), cine conduce (o coroană), cine a luat ultima tură (un chenar gros), ordinea forței în bare care urcă sau coboară și mâna ta. Deasupra stă mereu ce s-a spus ultima dată. În setări sunt culorile, literele de până la 96 de puncte, două sau patru culori pentru simboluri și cărțile albe; tot acolo poți cere masa în cuvinte.
manual-voice-text-mode = Într-un terminal, { KEY("audiowar --text") } scrie fiecare mesaj pe linia lui. În Windows, { KEY("audiowar-text") } face la fel în consolă.

## Adversari

manual-opponents = Adversari
manual-opponents-text = Adversarii știu doar ce poate ști un jucător din locul lor. Cum sunt ei, alegi în lista „Câți adversari?”: schimbi rândul „Felul adversarilor” cu săgețile stânga și dreapta.
manual-opponents-list =
    La o masă amestecată fiecare joacă altfel, cât timp sunt destule personaje.

    Cei pe măsura ta devin mai puternici când câștigi și mai slabi când pierzi.

    Poți alege și fiecare adversar în parte: rândul următor deschide o listă.

    Cât se gândesc, alegi în setări. În acest timp fiecare are ritmul lui: un profesor se gândește mai mult decât un cartofor, iar toți se gândesc mai mult într-un război, după un joker sau aproape de sfârșit decât la singura carte din mână. Cât se gândesc ține numai de ce știi și tu, niciodată de cărțile ascunse.

    Comentează ce au văzut toți. Un comentariu vine după rezultat și tace de îndată ce apeși o tastă; rămâne printre mesaje. Din setări ceri mai multe sau mai puține.

    Poți pleca oricând: nu te așteaptă nimeni.
manual-opponents-levels = Ce îi scapă fiecăruia în Războiul științific
manual-opponents-levels-list =
    Nou-venitul joacă jumătate din timp orice carte, iar în rest pe cea mai mare, chiar dacă ordinea e întoarsă.

    Visătorul joacă orice carte în trei ture din patru, iar în rest nu știe ce cărți mai au ceilalți.

    Începătorul joacă orice carte în două ture din cinci; în rest nu știe ce cărți mai au ceilalți și o dată din cinci uită că ordinea e întoarsă.

    Amatorul numără cărțile în două ture din cinci și se așteaptă ca toți să joace ca până acum; în rest joacă orice carte.

    Cel chibzuit numără cărțile și gândește înainte în aproape jumătate din ture; în rest nu știe ce cărți mai au ceilalți.

    Cel socotit se așteaptă ca toți să joace ca până acum, nu blufează și într-o tură din cinci uită ce cărți mai au ceilalți.

    Cartoforul joacă prea mulți jokeri și prea des cea mai tare carte când e mult pe masă.

    Studentul nu se uită mai departe de tura aceasta.

    Tacticianul se uită cu o tură mai departe împotriva unui singur adversar, dar între mai mulți uneori doar ghicește.

    Profesorului îi scapă ce e mai departe: împotriva mai multor adversari, tot ce vine după tura următoare.
manual-opponents-casino = Ce îi scapă fiecăruia la cazino
manual-opponents-casino-list =
    Visătorul pariază orice sumă jumătate din timp, și pe egalitate.

    Cel intuitiv pariază pe egalitate într-o rundă din patru și îi scapă că așa pierde de șase ori mai mult decât cu orice altă miză.

    Celui statornic îi scapă că o miză de cinci ori cât cea mai mică pierde de cinci ori mai mult.

    Celui încăpățânat îi scapă că dublarea se oprește la miza maximă sau când se termină banii.

    Cel prudent pleacă după ce câștigă de cinci ori miza, dar îi scapă că la egalitate e mai scump să renunți decât să mergi la război.

    Celui chibzuit îi scapă doar că ar fi mai ieftin să nu joace.
manual-opponents-coach = Sfaturile
manual-opponents-coach-list =
    La masă ceri un sfat cu { $key-coach }. În Războiul științific auzi cât de des ar juca profesorul fiecare carte; în alte jocuri în care alegi, ce ar face un jucător puternic. Motivul se spune de fiecare dată. La cazino auzi și cât câștigă banca în medie din miza pusă și cât costă o seară cu astfel de mize.

    După joc, cu aceeași tastă auzi alegerile care te-au costat cel mai mult, cel mult trei, și ce era mai bine. Cu Enter auzi tura din nou. La sfârșitul listei afli ce te învață jocul.

    După ele auzi cum ți-au mers șansele: la început, cele mai bune, cele mai slabe și la sfârșit. Cu Enter le auzi tură cu tură; pe pagină sunt și desenate.

    Unele jocuri nu au sfaturi; atunci tasta o spune.

    Sfaturile se pot opri în setări.
manual-opponents-course = Un exemplu de astfel de desen. Triunghiurile arată turele care au hotărât jocul, cu numărul lor.
manual-opponents-remember = Ce țin minte
manual-opponents-memory =
    De la un joc la altul adversarii țin minte ce au spus, ca să nu se repete, și cum a început jocul trecut și cine l-a câștigat, lucruri pe care le pomenesc uneori. Cum joci țin minte numai dacă le dai voie în setări. Atunci cei care numără cărțile în Războiul științific știu din ce parte a mâinii ai ales până acum și se așteaptă să alegi la fel, până când jocul arată altceva.

    Ce știu stă în fișierele { KEY("memory.json") } și { KEY("remarks.json") } din dosarul tău și nu se trimite nicăieri; la mesele unui server nimeni nu ține minte. Un joc pe care îl începi notează ce se știa despre tine. În setări auzi ce se ține minte și poți șterge totul. Un joc din linia de comandă cu { KEY("--seed") } nu folosește nimic din toate acestea și nu-i învață nimic despre felul în care joci.

## Jocul cu alții

manual-together = Jocul cu alții
manual-together-text = „{ $menu-together }” din meniul principal duce la mese unde stau alți oameni; fiecare aude jocul în limba lui. Nimeni nu are nevoie de cont: cineva pornește un server cu { KEY("audiowar serve") }, care își spune adresa.
manual-together-steps =
    În program caută serverul în apropiere sau scrie-i adresa ori numărul. În pagina care vine de la un server ești deja acolo; o pagină poate juca doar la serverul ei. Dacă browserul e prea vechi sau are prea puțină memorie pentru joc, îl rulează serverul; asta se poate alege și cu un buton al paginii, iar jocurile tale salvate rămân în browser.

    Deschide o masă și alege cine poate veni. Auzi un cod de șase cifre; „{ $menu-invite }” copiază o propoziție cu un link.

    Prietenii intră cu codul sau deschid linkul într-un browser, își scriu numele și sunt la masă.

    Începe jocul când au venit toți. Locurile goale le ocupă boți.
manual-together-after =
    Ca să scrii celorlalți, apasă { $key-chat }. Ca să auzi cine e aici, apasă { $key-who-is-here }, iar pe cine se așteaptă, { $key-who-chooses }. În pagină există butoane pentru asta.

    Când se pierde legătura, ți se spune, iar ea se reface de la sine. Pentru cine lipsește douăzeci de secunde joacă un bot, care dă locul înapoi imediat.

    Restul e în meniul mesei, pe care îl deschizi cu { $key-back }: nu mai asculți pe cineva, îl blochezi sau îl dai afară, ori muți locul pe alt dispozitiv.

## Ce ai reușit

manual-progress = Împărțirea zilei, ținte, statistici
manual-progress-text = Contează fiecare joc pe care îl termini, și cel lăsat și terminat mai târziu; tot ce urmează se calculează doar din jocurile păstrate și nu se trimite nicăieri.
manual-progress-daily = Împărțirea zilei
manual-progress-daily-text =
    „{ $menu-daily }” din meniul principal are pentru astăzi câte o împărțire din fiecare joc. Toată lumea primește aceleași cărți și același noroc, contra celui mai puternic adversar, cu regulile obișnuite. Nu e nevoie de rețea: cărțile și norocul vin din dată.

    La fiecare împărțire contează primul rezultat; o poți juca din nou oricât. Rezultatul este un rând pe care îl poți copia și trimite. Zilele trecute sunt la sfârșitul listei, iar titlul ei spune câte zile la rând ai jucat.
manual-progress-goals = Ținte
manual-progress-goals-text = „{ $menu-progress }” duce la ținte: fiecare este ceva ce merită învățat. Cele de atins spun cum se ajunge la ele. Când un joc atinge una, auzi asta după rezultat, o singură dată.
manual-progress-statistics = Statistici
manual-progress-statistics-text =
    Același meniu are statistici: pentru toate jocurile, și după joc, adversari, numărul de jucători, persoane și lună. Enter pe un rând deschide tot ce se știe despre el. Șansa de câștig se spune cu limitele ei: după puține jocuri sunt departe una de alta. Victoriile în timp sunt o listă; pagina le și desenează.

    Ultimul rând copiază totul ca tabel cu virgule, pentru o foaie de calcul.
manual-progress-rating = Punctaj
manual-progress-rating-text = În jocurile în care alegi ai un punctaj: un număr, cu limitele între care se află puterea ta. Crește când învingi adversari puternici, unul singur sau la o masă cu mai mulți; o egalitate contează pe jumătate. Enter spune șansa ta contra fiecărui nivel și a fiecărei persoane cu care ai jucat. La un server cu alte persoane, „{ $menu-together }” are clasamente după joc; nimeni nu apare în ele fără să o ceară acolo.

## Jocuri

manual-games = Jocurile și regulile lor
manual-games-text = Aici sunt regulile cu opțiunile obișnuite. Înainte de joc alegi o variantă sau pui fiecare opțiune după plac. În program, aceleași reguli se citesc la „{ $menu-rules }”.
manual-presets = Variante
manual-options = Opțiuni
# $option, $value: ca în options.ftl
manual-trick-limit = { $option }: { $value } pentru cei mai puțini jucători, mai mult pentru mai mulți. Orice număr; zero e fără limită.

## Cititoare de ecran

manual-readers = Cititoare de ecran
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = Nu e nimic de configurat. Programul îi dă lui { KEY("NVDA") } cuvintele și textul braille, iar toate tastele ajung la joc, în afară de cele cu tasta { KEY("NVDA") }.

    Nu porni modul repaus pentru { KEY("audiowar") }: în acest mod { KEY("NVDA") } refuză să spună ce îi dau programele. De aceea nici nu există un supliment care să facă asta.

    Dacă { KEY("NVDA") } spune și literele pe care le apeși, oprește rostirea caracterelor scrise cu { KEY("NVDA+2") }.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } își rezervă săgețile și Enter. Un fișier de taste care vine cu programul i le dă înapoi jocului.
manual-readers-jaws-step = Copiază fișierele din dosarul { KEY("jaws") }, de lângă program, în setările tale din { KEY("JAWS") }, pe care le deschide { KEY("Explore My Settings") } din meniul Start: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, versiunea ta, { KEY("Settings") }, limba ta. Apoi pornește din nou jocul.
manual-readers-narrator = { KEY("Narrator") }
manual-readers-narrator-text = Programul nu îi poate da lui { KEY("Narrator") } cuvintele, așa că vorbește singur alături de el. Ca { KEY("Narrator") } să citească el fereastra, pornește { KEY("audiowar --accesskit") }. Control, tasta { KEY("Windows") } și Enter îl pornesc și îl opresc.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = În Linux programul vorbește prin { KEY("Speech Dispatcher") }, cu vocea pusă acolo. { KEY("Orca") } poate merge în același timp.
manual-readers-voiceover = { KEY("VoiceOver") }
manual-readers-voiceover-text = Pe un { KEY("Mac") } programul vorbește prin { KEY("VoiceOver") }, dacă acesta se lasă condus de alte programe, iar altfel singur. Nimeni nu a încercat încă; spune-ne cum merge.

## Profesori și prieteni care văd

manual-friends = Pentru profesori și prieteni care văd
manual-friends-text = Poți urmări jocul și poți juca și tu: tot ce se spune e scris și în fereastră, cu mâna și cu linia care se citește acum. Culorile și mărimea literelor se pot schimba.
manual-friends-list =
    Ca să ajuți pe cineva să înceapă, propune-i să apese { $key-describe-keys } și să încerce tastele: acolo nimic nu poate ieși rău.

    „{ $menu-tutorial }” are lecții scurte care se joacă.

    Ce s-a spus se poate citi din nou cu { $key-older } și copia cu { $key-copy }.

    Mărimea ferestrei se schimbă liber; cu { $key-full-screen } umple ecranul. Ce nu încape se arată pagină cu pagină.

    De mouse și de ecran nu e nevoie niciodată. Nu apăsa, te rog, taste în locul cuiva: prin ele își găsește drumul în joc.
manual-friends-lesson = La oră, jocul exersează ascultarea, memoria și compararea numerelor. Un joc se poate repeta după numărul lui: { KEY("audiowar --game razboi --seed 7") } împarte de fiecare dată aceleași cărți, așa că o clasă întreagă poate juca același joc.

## Când ceva nu merge

manual-trouble = Când ceva nu merge
manual-trouble-list =
    Nu e voce: programul are una a lui, care are nevoie doar de un dispozitiv de sunet; despre asta e vorba la punctul următor. Sau pornește un cititor de ecran, iar programul vorbește prin el: { KEY("Narrator") } cu Control, tasta Windows și Enter, { KEY("Orca") } cu Alt, tasta Super și S, { KEY("VoiceOver") } cu Command și F5.

    La pornire nu sunt nici clopoței, nici voce: dă volumul mai tare și vezi dacă alt program se aude. Sunt clopoței, dar nu e voce: așteaptă zece secunde, apoi un mesaj al sistemului spune de ce.

    Nu e fereastră: jocul merge în terminal și spune de ce.

    Nu sunt sunete: se poate juca și fără ele. { $key-sound-louder } le dă mai tare.

    Dacă un joc salvat e deteriorat, programul o spune și îl păstrează. Poți continua de la partea întreagă sau poți începe altul.

    Dacă discul e plin, programul o spune, tu joci mai departe și totul se salvează când e iar loc.

    Dacă jocul se joacă în altă fereastră, îl poți privi sau poți juca altul.

    Programul nu poate vedea dacă jocul e jucat de cineva în altă parte, de exemplu pe alt calculator: dacă nu-l joacă nimeni, alege „{ save-take-over }”.

    O tastă face altceva: { $key-describe-keys } spune ce, iar din setări te întorci la tastele obișnuite.

## Fișiere

manual-files = Fișiere
manual-files-text = Setările și jocurile salvate sunt în dosarul cu datele programelor: în Windows { KEY("%LOCALAPPDATA%\\audiowar") }, în Linux { KEY("~/.local/share/audiowar") }. Ca să le ții în altă parte, de exemplu pe un stick, pune un dosar în variabila { KEY("AUDIOWAR_HOME") }.
manual-files-keys = Acolo, fișierul { KEY("keys.ini") } păstrează tastele pe care le-ai schimbat, o linie pentru fiecare comandă. Un dosar cu sunetele tale se pune în { KEY("sounds") }.

## Programul însuși

manual-program = Descărcare, versiuni noi, scoatere, ce ne spui
manual-program-download = Cum îl descarci
manual-program-download-text = Pe pagina de descărcări se află, pentru { KEY("Windows") }, un program de instalare care nu are nevoie de administrator, un dosar portabil care ține jocurile salvate lângă program și un singur fișier; pentru { KEY("Linux") }, un pachet și un dosar; și jocul ca pagină pentru un browser. Pagina spune pentru cine e fiecare și ce se aude, pe rând, după ce îl deschizi.
manual-program-update = O versiune mai nouă
manual-program-update-text = Instaleaz-o peste cea veche, sau dezarhivează dosarul nou și mută în el dosarul { KEY("data") } din cel vechi. Jocurile salvate și setările rămân. Din setările programului descărcat se poate cere ca meniul principal să anunțe o versiune mai nouă; atunci programul se uită în două fișiere mici de pe web, cel mult o dată pe zi, și nu trimite nimic. Pe Windows, programul instalat poate și să descarce, să verifice și să instaleze versiunea nouă, apoi continuă jocul.
manual-program-remove = Cum se scoate
manual-program-remove-text = Ce e instalat se află în lista de aplicații din { KEY("Windows") } sau în programul tău de pachete. Jocurile salvate rămân, dacă nu ceri să fie șterse și ele. Ce e portabil se șterge pur și simplu.
manual-program-tell = Când ceva nu e în regulă
manual-program-tell-text = { KEY("audiowar --diagnose") }, iar în { KEY("Windows") } { KEY("audiowar-text.exe --diagnose") }, scrie versiuni și voci, și nimic de-al tău. Trimite asta celui de la care ai programul și spune ce ai făcut, ce ai auzit și ce așteptai.

manual-words = În linia de comandă
