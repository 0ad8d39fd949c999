# El manual, una página para leer con lector de pantalla. Una línea vacía empieza otro párrafo, u otro
# elemento de una lista. $key-ORDEN es el nombre de las teclas habituales de la orden, $menu-ELEMENTO un
# elemento del menú principal.

manual-title = Manual de { KEY("audiowar") }
manual-skip = Ir al texto
manual-contents = Contenido
manual-languages = Otros idiomas
# $version: del programa
manual-version = Versión { $version }.
manual-licence = { KEY("audiowar") } es software libre bajo la licencia { KEY("GNU General Public License") }, versión 3 o posterior. Incluye el sintetizador de voz { KEY("eSpeak NG") }, que también tiene esa licencia.
manual-keys-or = { LIST($keys, kind: "or") }

## Primeros pasos

manual-start = Primeros pasos
manual-start-about = { KEY("audiowar") } es la Batalla científica y otros siete juegos de cartas. Se juegan de oído y con el teclado, sin red, contra rivales que no ven más que tú.
manual-start-steps =
    Abre el programa. Habla con tu lector de pantalla y, si no hay ninguno, con una voz propia.

    Elige tu idioma con las flechas y pulsa Intro. Luego escribe tu nombre y pulsa Intro.

    En el menú principal, elige { $menu-tutorial } para aprender jugando, o { $menu-new-game } para empezar ya.

    Para una partida nueva eliges el juego, los rivales y las reglas. Intro toma siempre lo que se eligió la última vez.

    En la mesa las flechas recorren tu mano. { $key-play } juega la carta.

    { $key-rules-now } dice las reglas del momento, { $key-hand } tu mano, { $key-last-trick } otra vez la última baza.

    { $key-help } enumera las teclas estés donde estés. Con { $key-describe-keys } puedes pulsar cualquier tecla para oír qué hace.

    { $key-back } vuelve atrás, y en la mesa abre el menú. Puedes salir cuando quieras: la partida se guarda a cada paso.
manual-start-after = La próxima vez se te ofrece seguir donde estabas: { $menu-continue }.

## Teclas

manual-keys = Teclas
manual-keys-text = Estas son las teclas habituales. Se pueden cambiar en la configuración, y { $key-help } las enumera tal como están. En un teclado con letras cirílicas sirve la tecla de la misma letra.
manual-keys-table = En la mesa
manual-keys-menu = En los menús
manual-keys-anywhere = En todas partes
manual-key = Tecla
manual-does = Lo que hace

## Voz, sonidos, braille

manual-voice = Voz, sonidos y braille
manual-voice-text = Si hay un lector de pantalla en marcha, habla con tu voz y tu velocidad. Si no, habla el propio programa: { $key-slower } y { $key-faster } cambian la velocidad, { $key-speech-softer } y { $key-speech-louder } el volumen. Cualquier tecla corta lo que se está diciendo, { $key-silence } hace callar la voz. { $key-repeat } repite el último mensaje, { $key-older } y { $key-newer } recorren los anteriores y los siguientes.

    { $key-detail } cambia cuánto se cuenta: breve, normal o completo. { $key-next-language } cambia el idioma, también en mitad de una partida.
manual-voice-sounds = Los sonidos vienen de donde está cada jugador, y en una carta se oye su fuerza. En el menú principal, { $menu-sounds } te deja oír cada uno con su significado. { $key-sound-softer } y { $key-sound-louder } cambian su volumen. Nada se cuenta solo con sonidos.
manual-voice-braille = Lo que se dice sale también en una línea braille, a través de { KEY("NVDA") } o { KEY("JAWS") }.
manual-voice-text-mode = En una terminal, { KEY("audiowar --text") } escribe cada mensaje en su propia línea. En Windows, { KEY("audiowar-text") } hace lo mismo en la consola.

## Rivales

manual-opponents = Rivales
manual-opponents-text = Los rivales solo saben lo que puede saber un jugador en su sitio. Su carácter y cuánto piensan se eligen en la configuración. Puedes irte cuando quieras; nadie te espera.

## Juegos

manual-games = Los juegos y sus reglas
manual-games-text = Aquí están las reglas con las opciones habituales. Antes de una partida eliges una modalidad o pones cada opción a tu gusto. En el programa, las mismas reglas se leen en { $menu-rules }.
manual-presets = Modalidades
manual-options = Opciones
# $option, $value: como en options.ftl
manual-trick-limit = { $option }: { $value } con el mínimo de jugadores, más con más. Cualquier número; cero, sin límite.

## Lectores de pantalla

manual-readers = Lectores de pantalla
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = No hay nada que preparar. El programa pasa su texto y su braille a { KEY("NVDA") }, y todas las teclas llegan al juego, menos las que llevan la tecla { KEY("NVDA") }.

    No actives el modo dormir para { KEY("audiowar") }: en modo dormir, { KEY("NVDA") } se niega a decir lo que le pasan los programas. Por eso mismo no hay ningún complemento que lo haga.

    Si { KEY("NVDA") } dice además las letras que pulsas, desactiva la lectura de caracteres escritos con { KEY("NVDA+2") }.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } se queda con las flechas y con Intro. Un archivo de teclas que viene con el programa se las devuelve al juego:
manual-readers-jaws-steps =
    En la carpeta del programa, busca { KEY("audiowar.jkm") } dentro de la carpeta { KEY("jaws") }. Para el programa de un solo archivo se llama { KEY("audiowar-portable.jkm") }.

    Abre el menú de { KEY("JAWS") }, Utilidades, Explorar carpeta de utilidades, y al lado la configuración de tu idioma: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, tu versión, { KEY("Settings") }, tu idioma.

    Copia allí el archivo y vuelve a abrir el juego.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = En Linux el programa habla por { KEY("Speech Dispatcher") }, con la voz que allí esté elegida. { KEY("Orca") } puede estar en marcha a la vez.

## Profesores y amigos que ven

manual-friends = Para profesores y amigos que ven
manual-friends-text = Puedes seguir el juego y participar: todo lo que se dice está también escrito en la ventana, junto con la mano y la línea que se lee en ese momento. Se pueden elegir los colores y el tamaño de la letra.
manual-friends-list =
    Para ayudar a alguien a empezar, que pulse { $key-describe-keys } y pruebe las teclas: ahí nada puede salir mal.

    { $menu-tutorial } tiene lecciones cortas que se juegan. Cada una dura un minuto o dos.

    Lo que se ha dicho se vuelve a leer con { $key-older } y se copia con { $key-copy }.

    El tamaño de la ventana se cambia con libertad; { $key-full-screen } llena la pantalla.

    El ratón y la pantalla no hacen falta nunca. Por favor, no pulses teclas por quien juega: con ellas se orienta.
manual-friends-lesson = En clase, el juego ejercita el oído, la memoria y la comparación de números. Cada partida se puede grabar y volver a jugar por su número: { KEY("audiowar --game scientific --seed 7") } reparte siempre las mismas cartas, así que toda una clase puede jugar la misma partida.

## Si algo no funciona

manual-trouble = Si algo no funciona
manual-trouble-list =
    No hay voz: abre un lector de pantalla; el programa lo encuentra en unos segundos. La configuración dice quién habla.

    No hay ventana: el juego sigue en la terminal y dice por qué.

    No hay sonidos: se puede jugar sin ellos. { $key-sound-louder } los sube.

    Si una partida guardada está dañada, se dice y se conserva; puedes empezar otra.

    Una tecla hace otra cosa: { $key-describe-keys } dice cuál, y la configuración devuelve las teclas habituales.

## Archivos

manual-files = Archivos
manual-files-text = La configuración y las partidas guardadas están en la carpeta de datos de los programas: en Windows, { KEY("%LOCALAPPDATA%\\audiowar") }; en Linux, { KEY("~/.local/share/audiowar") }. Para tenerlas en otro sitio, por ejemplo en una memoria externa, pon en la variable { KEY("AUDIOWAR_HOME") } una carpeta.
manual-files-keys = Allí, el archivo { KEY("keys.ini") } guarda las teclas que cambiaste, una línea por orden. Una carpeta con sonidos propios va en { KEY("sounds") }.

manual-words = En la línea de órdenes
