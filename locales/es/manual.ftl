# El manual, una página para leer con lector de pantalla. Una línea vacía empieza otro párrafo, u otro elemento
# de una lista. $key-COMMAND es el nombre de las teclas habituales de la orden, $menu-ITEM un elemento del menú.

manual-title = { KEY("audiowar") }: manual
manual-skip = Ir al texto
manual-contents = Contenido
manual-languages = Otros idiomas
# $version: del programa
manual-version = Versión { $version }.
# allows capitals: the name of the licence
manual-licence = { KEY("audiowar") } es software libre con la licencia { KEY("GNU General Public License") }, versión 3 o posterior. Lleva dentro el sintetizador de voz { KEY("eSpeak NG") }, que tiene la misma licencia.
# $contact: una dirección de correo o de la web
manual-contact = Preguntas y avisos: { $contact }
manual-keys-or = { LIST($keys, kind: "or") }

## Para empezar

manual-start = Para empezar
manual-start-about = { KEY("audiowar") } es la Batalla científica y su familia de juegos de cartas. Se juega de oído y con el teclado, sin red, contra rivales que no ven más que tú.
manual-start-steps =
    Abre el programa. Habla por tu lector de pantalla y, si no lo hay, con una voz propia.

    Elige el idioma con las flechas y pulsa Intro. Después escribe tu nombre y pulsa Intro.

    Después elige jugar ya, aprender jugando o escuchar las reglas. Más tarde, el menú principal ofrece lo mismo: «{ $menu-tutorial }» y «{ $menu-new-game }».

    Para una partida nueva elige el juego, los rivales y las reglas. Con Intro aceptas siempre lo último que elegiste.

    En la mesa, las flechas recorren tu mano. { $key-play } juega la carta; en los juegos de azar descubre la siguiente.

    Con { $key-rules-now } oyes las reglas del momento, con { $key-hand } tu mano, con { $key-last-trick } otra vez la última baza.

    Estés donde estés, con { $key-help } oyes la lista de teclas. Después de { $key-describe-keys }, cada tecla dice lo que hace.

    Con { $key-back } vuelves atrás; en la mesa abres el menú. Puedes salir en cualquier momento: la partida se guarda a cada paso.
manual-start-after = La próxima vez, el programa ofrece seguir donde estabas: «{ $menu-continue }». Con { $key-manual } vuelves a abrir esta página en el navegador.

## Teclas

manual-keys = Teclas
manual-keys-text =
    Estas son las teclas habituales. Se pueden cambiar en la configuración, y { $key-help } las dice tal como están puestas. En un teclado cirílico vale la tecla de la misma letra. En la mesa, Intro juega una carta solo si se ha dicho; si no, la dice, y la juega al pulsar otra vez. Se puede cambiar en la configuración.

    Las listas largas, como la configuración, las teclas y los sonidos, van por grupos: con Intro abres un grupo, con { $key-back } lo cierras, y con las primeras letras de una palabra encuentras una línea en todos.
manual-keys-table = En la mesa
manual-keys-menu = En los menús
manual-keys-anywhere = En todas partes
manual-key = Tecla
manual-does = Qué hace

## Voz, sonidos, braille

manual-voice = Voz, sonidos y braille
manual-voice-text =
    Si hay un lector de pantalla abierto, habla él, con tu voz y tu velocidad. Si no, habla el programa: cambias la velocidad con { $key-slower } y { $key-faster }, y el volumen con { $key-speech-softer } y { $key-speech-louder }.

    Cualquier tecla corta lo que se está diciendo; para el silencio, pulsa { $key-silence }. Para oír otra vez el mensaje más reciente, pulsa { $key-repeat }; con { $key-older } y { $key-newer } recorres los anteriores y los siguientes. Si una tecla corta cómo acabó una baza antes de que hayas podido oírlo, eso sigue a la respuesta de la tecla, una sola vez.

    Mientras otro programa está delante, el juego guarda silencio, a menos que se pida en la configuración; al volver oyes el último resultado. La mayoría de los lectores de pantalla no informan de cuándo acaba una frase: mide en la configuración el ritmo del tuyo, para que nada falte ni se diga dos veces.

    Con { $key-detail } cambias el nivel de detalle: breve, normal o completo. Los palos no deciden nada: en breve no se dicen, en normal solo los de tu mano, en completo todos, hasta cuatro jugadores; la opción Palos lo cambia. Con { $key-next-language } cambias el idioma, incluso en medio de una partida.
manual-voice-sounds = Los sonidos vienen de donde se sienta cada jugador, y una carta se oye según su fuerza. «{ $menu-sounds }», en el menú principal, deja oír cada uno con su significado. { $key-sound-softer } y { $key-sound-louder } cambian su volumen. Nada se dice solo con un sonido.
manual-voice-braille = Lo que se dice aparece también en la línea braille, por medio de { KEY("NVDA") } o { KEY("JAWS") }.
manual-voice-look = La ventana dibuja la mesa para quien ve: quienes juegan, quién elige (un triángulo), quién ya ha elegido (una marca), quién va por delante (una corona), quién se llevó la última baza (un marco grueso), el orden de fuerza en barras que suben o bajan, y tu mano. Lo último que se ha dicho está siempre encima. En la configuración están los colores, las letras de hasta 96 puntos, dos o cuatro colores de palos y las cartas blancas; allí también se puede pedir la mesa en palabras.
manual-voice-text-mode = En una terminal, { KEY("audiowar --text") } escribe cada mensaje en su propia línea. En Windows, { KEY("audiowar-text") } hace lo mismo en la consola.

## Rivales

manual-opponents = Rivales
manual-opponents-text = Los rivales saben solo lo que puede saber quien se sienta en su lugar. Eliges cómo son donde eliges cuántos son; con las flechas izquierda y derecha lo cambias.
manual-opponents-list =
    En una mesa variada nadie juega igual que otro mientras haya bastantes personajes.

    Los que van a tu medida se hacen más fuertes cuando ganas y más débiles cuando pierdes.

    También puedes elegir a cada rival: el elemento siguiente abre una lista.

    En la configuración eliges cuánto piensan. Dentro de ese tiempo cada cual tiene su ritmo, y eso cambia de una mesa a otra: un profesor piensa más que un temerario, y todos más en una batalla, tras un comodín o cerca del final que ante una sola carta. Lo que tardan depende de lo que tú también sabes, nunca de las cartas ocultas.

    Comentan lo que todos han visto. Un comentario llega después del resultado y se calla en cuanto pulsas una tecla; queda entre los mensajes. En la configuración se piden más o menos.

    Puedes irte cuando quieras: nadie te espera.
manual-opponents-levels = Qué se le escapa a cada uno en la Batalla científica
manual-opponents-levels-list =
    El novato juega la mitad de las veces cualquier carta y, si no, la más alta, aunque el orden esté invertido.

    El soñador juega cualquier carta en tres bazas de cada cuatro; en las demás no sabe qué cartas les quedan a los otros.

    El principiante juega cualquier carta en dos bazas de cada cinco; en el resto no sabe qué cartas les quedan a los demás y una vez de cada cinco olvida que el orden está invertido.

    El aficionado cuenta las cartas en dos bazas de cada cinco y espera que todos sigan como hasta ahora; en las demás juega cualquier carta.

    El sensato cuenta las cartas y piensa por delante en casi la mitad de las bazas; en el resto no sabe qué cartas les quedan a los demás.

    El calculador espera que todos sigan como hasta ahora, nunca engaña y en una baza de cada cinco olvida qué cartas les quedan a los demás.

    El temerario juega demasiados comodines y gasta demasiado a menudo la carta más fuerte cuando hay mucho en la mesa.

    El estudiante no mira más allá de esta baza.

    El táctico mira una baza más allá contra un solo rival, pero contra varios a veces solo adivina.

    Al profesor se le escapa lo que queda más lejos: contra varios rivales, todo lo que sigue a la baza siguiente.
manual-opponents-casino = Qué se le escapa a cada uno en el casino
manual-opponents-casino-list =
    El soñador apuesta cualquier cantidad la mitad de las veces, también al empate.

    El intuitivo apuesta al empate en una ronda de cada cuatro y se le escapa que así pierde seis veces más que con cualquier otra apuesta.

    Al constante se le escapa que con una apuesta cinco veces mayor que la mínima pierde cinco veces más.

    Al terco se le escapa que la apuesta máxima y el dinero ponen fin al doblar.

    El prudente se va cuando gana cinco apuestas, pero se le escapa que rendirse en un empate cuesta más que la guerra.

    Al sensato solo se le escapa que no jugar saldría más barato.
manual-opponents-coach = Los consejos
manual-opponents-coach-list =
    En la mesa, pide consejo con { $key-coach }. En la Batalla científica oyes cuántas veces jugaría el profesor cada carta; en otros juegos en los que eliges, qué haría un jugador fuerte. Siempre se dice la razón. En el casino oyes también cuánto gana la banca de media con la apuesta que has puesto y cuánto cuesta una noche de apuestas así.

    Después de la partida, con la misma tecla oyes las decisiones que más te costaron, tres como mucho, y qué era mejor. Con Intro se cuenta otra vez esa baza. Al final de la lista viene lo que enseña la partida.

    Después oyes cómo fueron tus posibilidades: al principio, en su mejor y su peor momento y al final. Con Intro se cuentan baza a baza; en la página también se dibujan.

    En algunos juegos no hay consejos; entonces la tecla lo dice.

    Los consejos se pueden desactivar en la configuración.
manual-opponents-course = Un ejemplo de ese dibujo. Los triángulos señalan las bazas que decidieron la partida, con su número.
manual-opponents-remember = Lo que recuerdan
manual-opponents-memory =
    De una partida a otra los rivales recuerdan lo que han dicho, para no repetirse, y cómo empezó la última partida y quién la ganó, que a veces comentan. Cómo juegas solo lo recuerdan si lo permites en la configuración. Entonces los que cuentan cartas en la Batalla científica saben de qué parte de tu mano has elegido hasta ahora, y esperan lo mismo hasta que la partida muestre otra cosa.

    Lo que saben se guarda en los archivos { KEY("memory.json") } y { KEY("remarks.json") } de tu carpeta y no se envía a ninguna parte; en las mesas de un servidor nadie recuerda. Una partida que empiezas anota lo que se sabía de ti. En la configuración oyes lo que se recuerda y puedes borrarlo todo. Una partida de la línea de órdenes con { KEY("--seed") } no usa nada de eso ni les enseña nada de cómo juegas.

## Jugar con otros

manual-together = Jugar con otros
manual-together-text = «{ $menu-together }», en el menú principal, lleva a mesas donde se sientan otras personas; cada cual oye la partida en su idioma. Nadie necesita una cuenta: alguien pone en marcha un servidor con { KEY("audiowar serve") }, que dice su dirección.
manual-together-steps =
    En el programa, busca el servidor cerca, o escribe su dirección o su número. En la página que viene de un servidor ya estás allí; una página solo puede jugar en su propio servidor. Si el navegador es demasiado antiguo o tiene poca memoria para el juego, este funciona en el servidor; también se puede elegir con un botón de la página, y tus partidas guardadas siguen en el navegador.

    Abre una mesa y elige quién puede venir. Oyes un código de seis cifras; «{ $menu-invite }» copia una frase con un enlace.

    Los amigos entran con el código, o abren el enlace en un navegador, escriben su nombre y ya están en la mesa.

    Empieza la partida cuando hayan venido todos. Los bots ocupan los sitios que queden vacíos.
manual-together-after =
    Para escribir a los demás, pulsa { $key-chat }. Para oír quién está, { $key-who-is-here }; para oír a quién se espera, { $key-who-chooses }. En la página hay botones para ello.

    Si se pierde la conexión, te lo dice y vuelve sola. Por quien falta veinte segundos juega un bot, que devuelve el sitio al momento.

    Lo demás está en el menú de la mesa, que se abre con { $key-back }: silenciar, bloquear o echar a alguien, o llevar tu sitio a otro dispositivo.

## Lo que has conseguido

manual-progress = Reparto del día, metas, estadísticas
manual-progress-text = Cuenta cada partida que terminas, también la que dejaste y terminaste después; todo lo que sigue se calcula solo de las partidas guardadas y no se envía a ningún sitio.
manual-progress-daily = El reparto del día
manual-progress-daily-text =
    «{ $menu-daily }», en el menú principal, tiene hoy un reparto de cada juego. Todo el mundo recibe las mismas cartas y la misma suerte, contra el rival más fuerte y con las reglas normales. No hace falta red: cartas y suerte salen de la fecha.

    De cada reparto cuenta el primer resultado; puedes volver a jugarlo cuanto quieras. El resultado es una línea que puedes copiar y enviar. Los días pasados están al final de la lista, y el título dice cuántos días seguidos has jugado.
manual-progress-goals = Metas
manual-progress-goals-text = «{ $menu-progress }» lleva a las metas: cada una es algo que vale la pena aprender. Las pendientes dicen cómo se alcanzan. Cuando una partida alcanza una, lo oyes después del resultado, una vez.
manual-progress-statistics = Estadísticas
manual-progress-statistics-text =
    El mismo menú tiene estadísticas: de todas las partidas, y por juego, rivales, número de jugadores, personas y mes. Intro en una fila abre todo lo que se sabe de ella. La probabilidad de ganar se dice con sus límites: tras pocas partidas están muy separados. Las victorias a lo largo del tiempo son una lista; la página además las dibuja.

    La última fila lo copia todo como tabla con comas, para una hoja de cálculo.
manual-progress-rating = Puntuación
manual-progress-rating-text = En los juegos en los que eliges tienes una puntuación: un número, con los límites entre los que está tu fuerza. Sube cuando vences a rivales fuertes, a uno solo o en una mesa de varios; un empate cuenta la mitad. Intro dice tu probabilidad contra cada nivel y cada persona con quien has jugado. En un servidor con otras personas, «{ $menu-together }» tiene clasificaciones por juego; nadie aparece en ellas sin pedirlo allí.

## Juegos

manual-games = Los juegos y sus reglas
manual-games-text = Aquí están las reglas con las opciones habituales. Antes de jugar eliges una modalidad o pones cada opción a tu gusto. En el programa, las mismas reglas se leen en «{ $menu-rules }».
manual-presets = Modalidades
manual-options = Opciones
# $option, $value: como en options.ftl
manual-trick-limit = { $option }: { $value } con dos jugadores; sube con cada jugador. Cualquier número; cero es sin límite.

## Lectores de pantalla

manual-readers = Lectores de pantalla
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = No hay nada que configurar. El programa entrega sus palabras y el braille a { KEY("NVDA") }, y todas las teclas llegan al juego menos las que van con la tecla { KEY("NVDA") }.

    No actives el modo dormir para { KEY("audiowar") }: en ese modo { KEY("NVDA") } se niega a decir lo que le entregan los programas. Por eso tampoco hay un complemento que lo haga.

    Si { KEY("NVDA") } dice también las letras que pulsas, desactiva con { KEY("NVDA+2") } que se digan los caracteres escritos.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } se queda con las flechas e Intro. Un archivo de teclas que viene con el programa se las devuelve al juego.
manual-readers-jaws-step = Copia los archivos de la carpeta { KEY("jaws") }, junto al programa, a tu propia configuración de { KEY("JAWS") }, que abre { KEY("Explore My Settings") } en el menú Inicio: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, tu versión, { KEY("Settings") }, tu idioma. Después abre otra vez el juego.
manual-readers-narrator = { KEY("Narrador") }
manual-readers-narrator-text = El programa no puede entregar sus palabras al { KEY("Narrador") }, así que habla por sí mismo junto a él. Para que sea el { KEY("Narrador") } quien lea la ventana, abre { KEY("audiowar --accesskit") }. Control, la tecla { KEY("Windows") } e Intro lo encienden y lo apagan.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = En Linux el programa habla por { KEY("Speech Dispatcher") }, con la voz que tenga puesta. { KEY("Orca") } puede estar en marcha a la vez.
manual-readers-voiceover = { KEY("VoiceOver") }
manual-readers-voiceover-text = En un { KEY("Mac") } el programa habla por { KEY("VoiceOver") }, si este deja que otros programas lo controlen, y si no, por sí mismo. Nadie lo ha probado todavía; cuéntanos qué tal.

## Profesores y amigos que ven

manual-friends = Para quien enseña y para amigos que ven
manual-friends-text = Puedes seguir la partida y jugar en compañía: todo lo que se dice está también escrito en la ventana, con la mano y la línea que se lee en ese momento. Los colores y el tamaño de la letra se pueden cambiar.
manual-friends-list =
    Para ayudar a alguien a empezar, que pulse { $key-describe-keys } y pruebe las teclas: ahí nada puede salir mal.

    «{ $menu-tutorial }» tiene lecciones cortas que se juegan.

    Lo que se ha dicho se puede leer otra vez con { $key-older } y copiar con { $key-copy }.

    El tamaño de la ventana se cambia libremente; con { $key-full-screen } llena la pantalla. Lo que no cabe se muestra página tras página.

    El ratón y la pantalla nunca hacen falta. Por favor, no pulses teclas en lugar de quien juega: son su camino por el juego.
manual-friends-lesson = En clase, el juego ejercita el oído, la memoria y la comparación de números. Una partida se puede repetir por su número: { KEY("audiowar --game razboi --seed 7") } reparte siempre las mismas cartas, y así toda una clase puede jugar la misma partida.

## Cuando algo no funciona

manual-trouble = Cuando algo no funciona
manual-trouble-list =
    No hay voz: el programa trae una propia, que solo necesita un dispositivo de sonido; de eso trata el punto siguiente. O abre un lector de pantalla y el programa habla por él: el { KEY("Narrador") } con Control, la tecla Windows e Intro, { KEY("Orca") } con Alt, la tecla Super y S, { KEY("VoiceOver") } con Comando y F5.

    Al empezar no hay campanillas ni voz: sube el volumen y mira si suena otro programa. Hay campanillas, pero no voz: espera diez segundos y un mensaje del sistema dice por qué.

    No hay ventana: el juego sigue en la terminal y dice por qué.

    No hay sonidos: se puede jugar sin ellos. { $key-sound-louder } los sube.

    Si una partida guardada está dañada, el programa lo dice y la conserva. Puedes seguir desde la parte que está entera o empezar otra.

    Si el disco está lleno, el programa lo dice, tú sigues jugando y todo se guarda cuando vuelve a haber sitio.

    Si la partida se está jugando en otra ventana, puedes mirarla o jugar otra.

    El programa no puede saber si alguien juega la partida en otra parte, por ejemplo en otro ordenador: si nadie la juega, elige «{ save-take-over }».

    Una tecla hace otra cosa: { $key-describe-keys } dice cuál, y en la configuración se vuelve a las teclas habituales.

## Archivos

manual-files = Archivos
manual-files-text = La configuración y las partidas guardadas están en la carpeta de datos de los programas: en Windows { KEY("%LOCALAPPDATA%\\audiowar") }, en Linux { KEY("~/.local/share/audiowar") }. Para tenerlas en otro sitio, por ejemplo en un lápiz de memoria, pon una carpeta en la variable { KEY("AUDIOWAR_HOME") }.
manual-files-keys = Allí, el archivo { KEY("keys.ini") } guarda las teclas que has cambiado, una línea por orden. Una carpeta con tus propios sonidos va en { KEY("sounds") }.

## El programa mismo

manual-program = Descargar, actualizar, quitar, y contarnos qué tal
manual-program-download = Cómo conseguirlo
manual-program-download-text = En la página de descargas hay, para { KEY("Windows") }, un instalador que no necesita administrador, una carpeta portátil que guarda las partidas junto al programa y un solo archivo; para { KEY("Linux") }, un paquete y una carpeta; y el juego como página para un navegador. La página dice para quién es cada cosa y qué se oye, en orden, al abrirla.
manual-program-update = Una versión más nueva
manual-program-update-text = Instálala encima de la anterior, o descomprime la carpeta nueva y mueve a ella la carpeta { KEY("data") } de la anterior. Partidas y configuración se quedan. En la configuración del programa descargado se puede pedir que el menú principal avise de una versión más nueva; entonces mira dos archivos pequeños de la web, como mucho una vez al día, y no envía nada. En Windows, el programa instalado también puede descargar, comprobar e instalar la versión nueva, y después sigue con la partida.
manual-program-remove = Quitarlo
manual-program-remove-text = Lo instalado está en la lista de aplicaciones de { KEY("Windows") } o de tu gestor de paquetes. Tus partidas guardadas se quedan, salvo que digas que se borren. Lo portátil simplemente se borra.
manual-program-tell = Cuando algo va mal
manual-program-tell-text = { KEY("audiowar --diagnose") }, o en { KEY("Windows") } { KEY("audiowar-text.exe --diagnose") }, escribe versiones y voces, y nada tuyo. Envíalo a quien te dio el programa y di qué hiciste, qué oíste y qué esperabas.

manual-words = En la línea de órdenes
