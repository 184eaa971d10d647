# Lo que dice `overseer campaign --help`.

help-campaign = Una campaña de Wasteland: batallas con asentamientos entre ellas
    .long = Una campaña de Wasteland: una batalla tras otra y, entre ellas, un asentamiento: lo construyes, robas cartas en él y eliges qué llevar a la próxima batalla. Sin comando se abre a pantalla completa, donde se puede todo; los comandos hacen lo mismo paso a paso. Cada paso se guarda al momento.
    .examples =
        overseer campaign new  La campaña enlazada contra un bot
        overseer campaign  Seguir con ella a pantalla completa
        overseer campaign status  Asentamientos, cartas y la próxima batalla
        overseer campaign build store  Construir un almacén, tras ver qué cambia
        overseer campaign battle --entered  Decir cómo acabó una batalla en una mesa de verdad
help-campaign-name = Una campaña por su nombre; por defecto, la última jugada.
    .value = NOMBRE
help-campaign-folder = Una campaña por su carpeta, esté donde esté.
    .value = CARPETA
help-campaign-seat = Qué jugador eres, donde varias personas tienen secretos: 1, 2 o 3.
    .value = N
help-campaign-plain = Línea a línea en lugar de pantalla completa: para lectores de pantalla, tuberías y scripts.
help-campaign-yes = Hacerlo sin preguntar.
help-campaign-words = Qué hacer; sin ello, qué se puede hacer.
    .value = QUÉ
help-campaign-file = Un archivo.
    .value = ARCHIVO

help-campaign-new = Empezar una campaña
    .long = Empieza una campaña en una carpeta propia. La enlazada tiene cinco batallas por el mismo valle, cada una con consecuencias para las siguientes; en una libre nombras tú cada batalla.
    .examples =
        overseer campaign new  Tú defiendes, un bot ataca
        overseer campaign new --seats human --name Valle  Solo contra la IA
        overseer campaign new --course free --seats human,human --names Ada,Grace  Dos personas, batallas a su gusto
        overseer campaign new --seats human,hard --settlements yes,no  Solo tú tienes asentamiento
help-campaign-new-course = linked: las cinco batallas que van juntas; free: nombras cada batalla. Por defecto: linked.
    .value = DESARROLLO
help-campaign-new-seats = Quién juega, en el orden de los asientos: human, bot:random, bot:easy, bot:normal o bot:hard, separados por comas; de uno a tres. Por defecto: human,bot:normal.
    .value = ASIENTOS
help-campaign-new-names = Nombres en el orden de los asientos, separados por comas.
    .value = NOMBRES
help-campaign-new-settlements = Quién tiene asentamiento: yes o no para cada jugador. Por defecto: todos. Quien no tenga puede fundar uno después de una batalla.
    .value = YES,NO
help-campaign-new-sides = Enlazada: attacker o defender para cada jugador. Por defecto defiende el primero y ataca el segundo.
    .value = BANDOS
help-campaign-new-factions = Enlazada: las facciones de los atacantes y los defensores de la IA, donde nadie los juega.
    .value = DOS
help-campaign-new-battles = Libre: cuántas batallas hay como mucho, de 1 a 30. Por defecto: 10.
    .value = N
help-campaign-new-prices = La lista de precios: 2018, 2020 o 2025. Por defecto: 2020.
    .value = AÑO

help-campaign-status = Asentamientos, cartas y la próxima batalla
    .long = Cómo está la campaña: la próxima batalla y, de cada jugador, caja, líder, energía, agua, sitio, estructuras y cartas, hasta donde puedes saberlo.
    .examples =
        overseer campaign status  La última campaña jugada
        overseer campaign status --name Valle  Una campaña por su nombre
help-campaign-status-as-json = Lo mismo como datos, para otros programas: lo que puede saber quien mira.

help-campaign-list = Todas las campañas y cuánto han avanzado
    .long = Todas las campañas con nombre, primero la última jugada: los comandos sin --name se refieren a ella.
    .examples =
        overseer campaign list  Todas las campañas
        overseer campaign list --lang en  Lo mismo en inglés
help-campaign-briefing = La próxima batalla en una página, para imprimir
    .long = Historia, objetivos y reglas especiales de la batalla preparada, límites, fuerzas, lo que traen las batallas anteriores y lo que espera a cada jugador, hasta donde puedes saberlo.
    .examples =
        overseer campaign briefing  La batalla preparada
        overseer campaign briefing --name Valley  De una campaña por su nombre

help-campaign-build = Tras una batalla: cobertizos, líder y paso 1
    .long = Qué conservan los cobertizos, quién lidera, si quien no tiene asentamiento funda uno, y el paso 1 de la fase de asentamiento: construir, desguazar, tierras, ventajas, abastecimiento. Lo que cambiaría una compra se muestra antes. «done» acaba el paso; «overseer campaign draw back» vuelve a él mientras no se haya robado ninguna carta.
    .examples =
        overseer campaign build  Qué se puede hacer ahora
        overseer campaign build list  Todas las estructuras que hay
        overseer campaign build perk  Las ventajas que se pueden comprar ahora
        overseer campaign build gen-s store --yes  Un generador pequeño y un almacén
        overseer campaign build scrap shed  Desguazar un cobertizo de mantenimiento
        overseer campaign build perk toughness piper  Una ventaja para una miniatura
        overseer campaign build found  Fundar un asentamiento, si no tienes
        overseer campaign build done  El paso 1 está hecho

help-campaign-draw = Paso 2: usar estructuras, robar y conservar, explorar
    .long = El paso 2 de la fase de asentamiento: cada estructura que funciona se usa una vez. «keep» toma una carta robada, «pay», «decline» y «go» responden a una carta de exploración, «done» acaba el paso.
    .examples =
        overseer campaign draw  Qué se puede usar ahora
        overseer campaign draw stall-any  Usar el puesto de segunda mano
        overseer campaign draw keep stimpak  Conservar una carta robada
        overseer campaign draw done  El paso 2 está hecho

help-campaign-choose = Paso 3: qué va a la próxima batalla
    .long = El paso 3 de la fase de asentamiento: los almacenes dan objetos e impulsos para la próxima batalla; «done» vende el resto.
    .examples =
        overseer campaign choose  Qué hay en la reserva
        overseer campaign choose stimpak  Llevar una carta
        overseer campaign choose done  Vender el resto

help-campaign-force = Formar una fuerza para la próxima batalla
    .long = Muestra qué puedes gastar y usar, y fuerzas que puedes traer. Trae una por su número, o un archivo de fuerza, un código de fuerza o una fuerza preparada.
    .examples =
        overseer campaign force  Qué puedes traer
        overseer campaign force 1  Traer la primera fuerza de la lista
        overseer campaign force --out mia.toml  Escribirla para cambiarla
        overseer campaign force mia.toml  Traer la fuerza de un archivo
help-campaign-force-source = Un número de la lista, el nombre de una fuerza preparada, un archivo o un código.
    .value = FUERZA
help-campaign-force-out = Escribir la fuerza en un archivo en lugar de traerla.
    .value = ARCHIVO

help-campaign-battle = Librar la próxima batalla, o decir cómo acabó una de verdad
    .long = Libra la batalla preparada, y la campaña sigue a partir de su resultado; una batalla que se dejó sigue donde estaba. Con --entered se te pregunta cómo acabó una batalla con miniaturas. En una campaña libre, unas palabras nombran la próxima batalla: escenario, límite y el bando de cada jugador («-» no juega).
    .examples =
        overseer campaign battle  Librarla a pantalla completa
        overseer campaign battle --plain  Línea a línea
        overseer campaign battle --entered  Decir cómo acabó en una mesa de verdad
        overseer campaign battle ambush 750 players -  Nombrar la próxima batalla de una campaña libre
help-campaign-battle-entered = Decir cómo acabó la batalla en una mesa de verdad: se te pregunta.
help-campaign-battle-result = El resultado en JSON, para otros programas.
    .value = JSON

help-campaign-quests = El diario de misiones, y cuál llevas
    .long = Cada misión que tienes abierta, la que has tomado y las cumplidas. Antes de una batalla: «take» y el identificador de la misión, o «none».
    .examples =
        overseer campaign quests  El diario
        overseer campaign quests none  No llevar ninguna a esta batalla

help-campaign-history = Cada batalla con su resultado y sus consecuencias
    .long = La historia: cada batalla, cómo acabó, qué recibió cada uno y qué significa para las siguientes.
    .examples =
        overseer campaign history  Las batallas
        overseer campaign history --steps  Todo lo que pasó
help-campaign-history-steps = Todo lo que pasó, no solo las batallas.
help-campaign-history-as-json = Lo mismo como datos, para otros programas.

help-campaign-undo = Deshacer tu último paso
    .long = Deshace tu último paso, a no ser que desde entonces se haya robado una carta, tirado un dado o actuado otra persona.
    .examples =
        overseer campaign undo  Deshacer el último paso
        overseer campaign undo --name Valle  En la campaña llamada Valle

help-campaign-export = Toda la campaña en un archivo
    .long = Escribe la campaña y los registros de sus batallas en un archivo, para guardarlo, enviarlo o importarlo.
    .examples =
        overseer campaign export valle.json  Para seguir en otro sitio
        overseer campaign export valle.json --without-seed  Para enseñarla
help-campaign-export-without-seed = Omitir la semilla secreta. De una campaña que aún se juega se escribe entonces solo lo que vio un espectador, o con --seat ese jugador; nadie puede seguir jugando.

help-campaign-import = Importar una campaña desde un archivo
    .long = Importa una campaña desde un archivo exportado, tras comprobar cada paso y cada batalla.
    .examples =
        overseer campaign import valle.json  En una carpeta con el nombre del archivo
        overseer campaign import valle.json --name Valle  En una con otro nombre

help-campaign-compare = Dónde se separan dos copias de una campaña
    .long = Compara la campaña con otra copia, una carpeta o un archivo exportado, y nombra el primer paso en que difieren.
    .examples =
        overseer campaign compare valle.json  Con un archivo exportado
        overseer campaign compare valle.json --name Valle  De la campaña llamada Valle

help-campaign-verify = Comprobar cada paso, cada dado y cada batalla
    .long = Vuelve a jugar todo el registro: cada paso tiene que ser legal, cada dado salir de la semilla, y el resultado de cada batalla ser el que muestra su registro.
    .examples =
        overseer campaign verify  La última campaña jugada
        overseer campaign verify --name Valle  Una campaña por su nombre

help-campaign-repair = Seguir con lo que queda intacto de una campaña dañada
    .long = Donde un archivo se cortó o se cambió, la campaña sigue tras su último paso intacto; el archivo dañado queda al lado.
    .examples =
        overseer campaign repair  La última campaña jugada
        overseer campaign repair --dir vieja/valle  Una campaña en cualquier carpeta
