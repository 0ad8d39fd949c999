# Pagina din browser: ce se află acolo înainte ca jocul să vorbească, butoanele, fișierele.

page-start = Joacă
page-about = Jocuri de cărți care se joacă după auz, cu tastatura sau prin atingere. La prima vizită se încarcă vreo șase megaocteți; apoi pagina merge fără rețea.
# $percent: cât s-a încărcat
page-loading = Se încarcă: { $percent } la sută.
page-starting = Jocul pornește.
page-ready = Totul e gata.
# $reason: în engleză, de la browser
page-failed = Jocul nu a putut fi încărcat: { $reason }
page-retry = Încearcă din nou
page-elsewhere = Jocul e deschis în altă filă sau fereastră.
page-take-over = Joacă aici
page-moved = Jocul continuă în altă filă sau fereastră.
# In the main menu, when a newer version of the page has been loaded beside this one
page-newer = O versiune nouă a acestei pagini este gata. Penultimul rând al acestui meniu o încarcă.
menu-renew = Încarcă versiunea nouă
# $code: digits
page-invited = Ai o invitație la masa cu codul { KEY($code) }. Apasă butonul și scrie-ți numele; apoi ești la masă.

# Titluri și nume de grupuri
page-game = Jocul
page-buttons = Butoane
page-more = Alte butoane
page-messages = Mesaje
page-files = Jocuri salvate
page-help = Cum se joacă aici

page-help-keys = Cu tastatura: săgețile parcurg lista, Enter joacă sau alege, F1 arată tastele. Dacă o tastă nu face nimic, întoarce-te întâi la listă; acolo cititorul de ecran trebuie să lase tastele să treacă, iar cele mai multe o fac singure.
page-help-touch = Prin atingere: atinge de două ori o carte ca să ajungi la ea și încă o dată ca s-o joci; sau folosește butoanele de după listă. Fără cititor de ecran ajunge de fiecare dată o atingere.
page-help-home = Ca să joci ca într-o aplicație, adaugă pagina pe ecranul de pornire din meniul browserului.

# Butoane, într-un cuvânt sau două
page-button-play = Joacă cartea
page-button-bet = Pariază
page-button-choose = Alege
page-button-on = Mai departe
page-button-last = Ultima tură
page-button-rules = Regulile de acum
page-button-who = Cine a ales
page-button-count = Numărul cărților
page-button-power = Puterea
page-button-menu = Meniu
page-button-back = Înapoi
page-button-less = Mai puțin
page-button-more = Mai mult
page-button-why = De ce
page-button-hand = Mâna mea
page-button-pot = Pe masă
page-button-coach = Sfat
page-button-auto = Întoarce singur
page-button-skip = Sari
page-button-older = Mesajul mai vechi
page-button-newer = Mesajul mai nou
page-button-repeat = Repetă
page-button-silence = Liniște
page-button-timer = Oprește timpul
page-button-chat = Scrie
page-button-here = Cine e aici
page-button-done = Gata
# A button that does something of the game's own. $does: what, as in keys.ftl
page-button-called = { CAP($does) }

page-export = Salvează toate jocurile într-un fișier
page-import = Adu jocuri dintr-un fișier
# Un comutator; numai pentru cine nu are cititor de ecran
page-own-voice = Să vorbească browserul, fără cititor de ecran
# $file: numele unui fișier
page-exported = Toate jocurile salvate sunt în fișierul { KEY($file) }.
page-nothing-to-export = Încă nu e salvat niciun joc.
page-import-too-long = Fișierul e prea mare pentru pagina ușoară. Pagina completă primește și fișiere mai mari.
page-not-a-game = Fișierul nu conține jocuri.
# $line: un rând din fișier
page-not-a-game-at = Fișierul nu conține jocuri: rândul { $line } nu poate fi citit.
page-unsaved = Browserul nu poate păstra jocul: nu e loc sau nu are voie. Poți juca mai departe, dar jocul va dispărea odată cu pagina.
page-store-damaged = Ce păstrase browserul nu poate fi citit. Jocul începe din nou.
page-copy-failed = Browserul nu lasă pagina să copieze.

# Se spune când un buton nu face nimic pe acest ecran.
page-not-here = Butonul acesta nu face nimic aici.

voice-page = Cititorul de ecran citește pagina.
voice-browser = Vorbește browserul.

# Unde rulează programul: în acest browser (pagina completă) sau pe server (cea ușoară). Primele două sunt butoane.
page-lighter = Pagina ușoară: jocul rulează pe server
page-full = Pagina completă: jocul rulează în acest browser
page-thin-chosen = Aceasta e pagina ușoară: jocul rulează pe server și are nevoie de legătură. Jocurile tale se păstrează în acest browser.
page-thin-old = Acest browser nu poate rula jocul singur, așa că îl rulează serverul. Jocurile tale se păstrează în acest browser.
page-thin-small = Acest dispozitiv are puțină memorie, așa că jocul rulează pe server. Jocurile tale se păstrează în acest browser.
page-thin-first = Ca să nu aștepți, de data aceasta jocul rulează pe server. La următoarea vizită va rula în acest browser, cu aceleași jocuri salvate.
page-thin-away = Nu e legătură cu serverul. Pagina încearcă din nou de la sine.
page-thin-many = De la adresa ta sunt deja prea multe conexiuni: închide câteva sau așteaptă. Pagina încearcă din nou de la sine.
page-thin-full = Pe server nu mai e loc pentru încă o pagină ușoară. Încearcă mai târziu.
page-thin-fault = O eroare a oprit jocul pe server. Ce s-a jucat e păstrat: încearcă din nou și continuă jocul.
page-thin-refused = Serverul a închis legătura, fiindcă această pagină i-a trimis mai multe mesaje decât acceptă. Încearcă din nou și continuă jocul.
page-thin-lacking = Jocuri salvate pentru care nu e loc pe această pagină ușoară: { $count }. Pagina completă le oferă pe toate.
