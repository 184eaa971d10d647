# El reglamento de Shelter: un mensaje por regla, con el nombre de su número, y las palabras que lo rodean.
# Cada texto ocupa una línea, para que un rechazo pueda mostrarlo en cualquier sitio.

## The page

rulebook-shelter-title = Shelter: el reglamento
rulebook-shelter-notice = Overseer es un proyecto no oficial. Ni la editorial del juego de mesa impreso ni los propietarios de su mundo lo hacen ni lo respaldan; todos los nombres pertenecen a sus propietarios. Cada frase de esta página es nuestra.
rulebook-shelter-intro = El supervisor ya no está y su sillón ha quedado vacío. Eres uno de los oficiales del refugio, y ese sillón lo quieres tú. Excava tu piso, pon a trabajar a tus Moradores, mantén a raya lo que salga de la oscuridad y haz que aquí abajo valga la pena vivir: cuando termine la última ronda, el oficial con más Felicidad será el nuevo supervisor.
rulebook-shelter-guide = Cada regla tiene un número, por ejemplo SH-P3. Cuando el juego rechaza una jugada, cita ese número, y aquí encuentras el motivo. { rulebook-order } Donde las reglas impresas callan, hemos tenido que decidir: esas reglas llevan la indicación «{ rulebook-mark-reading }». En las que llevan la indicación «{ rulebook-mark-partly }», las palabras «{ rulebook-reading-begins }» muestran dónde empieza la decisión.

## The sections, in the order of play

rulebook-section-shelter-components = Los componentes
rulebook-section-shelter-components-intro = Antes de excavar, haz inventario: estas son las piezas del juego y el primer límite con el que te encontrarás.
rulebook-section-shelter-setup = La preparación
rulebook-section-shelter-setup-intro = El refugio empieza con un piso amueblado que comparten todos y un hueco desnudo para cada jugador. Overseer lo coloca todo por ti; esto es lo que hace.
rulebook-section-shelter-round = La ronda
rulebook-section-shelter-round-intro = La partida se juega en rondas de tres pasos. Casi todas tus decisiones llegan en el segundo: ¿adónde envías al próximo Morador?
rulebook-section-shelter-placing = Colocar Moradores
rulebook-section-shelter-placing-intro = Un Morador, un espacio: este es el corazón del juego. Lo rojo lo pagas, lo verde lo obtienes.
rulebook-section-shelter-resources = Recursos, Felicidad y Jugador inicial
rulebook-section-shelter-resources-intro = La energía, la comida y el agua hacen funcionar el refugio, la Felicidad gana las elecciones y quien empieza puede elegir entre todos los espacios.
rulebook-section-shelter-items = Objetos y suministros
rulebook-section-shelter-items-intro = Fuera todavía quedan cosas útiles. Un Objeto te sirve ronda tras ronda, siempre que lo dejes descansar entre medias.
rulebook-section-shelter-building = Construir Salas
rulebook-section-shelter-building-intro = Seis Salas completan un piso. Lo que construyes está abierto a todos, pero cada visita te da ingresos.
rulebook-section-shelter-dwellers = Nuevos Moradores y entrenamiento
rulebook-section-shelter-dwellers-intro = Más manos significan más turnos y, en el lugar adecuado, una mano entrenada trabaja por dos.
rulebook-section-shelter-wounds = Heridas y curación
rulebook-section-shelter-wounds-intro = La vida bajo tierra deja huella. Un Morador herido no está perdido, pero poco puede hacer hasta que alguien cuide de él.
rulebook-section-shelter-income = Los ingresos
rulebook-section-shelter-income-intro = Deja que los demás trabajen en tu piso: también a ti te conviene.
rulebook-section-shelter-threats = Las Amenazas
rulebook-section-shelter-threats-intro = Desde la segunda ronda, los problemas encuentran el camino al refugio. Ocúpate de ellos, o bloquearán tus espacios y te costarán Felicidad al final.
rulebook-section-shelter-end = El final de la partida
rulebook-section-shelter-end-intro = Cuando un piso está completo o se han acabado las Amenazas, la última ronda se juega hasta el final. Después, el refugio vota.
rulebook-section-shelter-cases = Casos difíciles
rulebook-section-shelter-cases-intro = Aquí se cruzan varias reglas. En tu primera partida apenas te hará falta, pero Overseer lo sigue al pie de la letra.
rulebook-section-shelter-symbols = Los símbolos de un vistazo
rulebook-section-shelter-symbols-intro = Esta tabla es un recordatorio. La regla citada en la última columna tiene el texto completo.

## The pieces

rule-SH-C1 = El juego tiene 30 Salas (6 de dorso rojo para el piso superior, 24 para el mazo), 5 Ascensores (1 inicial y 4 de los colores de los jugadores), 31 Objetos, 18 Amenazas, 28 Moradores (7 de cada color), 4 medidores de Recursos con 72 cubos de Recursos, 42 fichas de Felicidad, 2 dados de seis caras y 1 ficha de Jugador inicial. Es para 2 a 4 jugadores.
    .title = Qué trae el juego
rule-SH-C2 = Tu medidor de Recursos se divide en tres medidores: energía, comida y agua. En cada uno caben como mucho 6 cubos; lo que obtengas de más se pierde. La Felicidad no cuenta como Recurso, y los cubos no se acaban nunca. Nuestra interpretación: la Felicidad tampoco se acaba nunca.
    .title = Seis cubos por medidor

## Setting up

rule-SH-S1 = El Ascensor inicial y las seis Salas de dorso rojo forman el piso superior: tres Salas a cada lado del Ascensor, siempre en los mismos lugares.
    .title = El piso superior
rule-SH-S2 = Cada jugador elige un color. Debajo del piso superior va el Ascensor de ese color, un piso por jugador, en cualquier orden. Nuestra interpretación: las opciones «colours» y «floors» dicen quién tiene qué Ascensor y qué piso; sin ellas, ambos siguen el orden de los asientos, los pisos de arriba abajo.
    .title = Un piso para cada uno
rule-SH-S3 = Empiezas con 2 Moradores de tu color y un medidor de Recursos. Tus otros 5 Moradores esperan en la caja.
    .title = Tus primeros Moradores
rule-SH-S4 = Los Objetos, las Amenazas y las otras 24 Salas se barajan por separado y forman tres mazos.
    .title = Los tres mazos
rule-SH-S5 = Se ponen boca arriba tres Objetos y tres Salas. Son el suministro de Objetos y el suministro de Salas.
    .title = Los dos suministros
rule-SH-S6 = Empieza quien haya estado bajo tierra más recientemente. Nuestra interpretación: la opción «first» designa a ese jugador; sin ella, lo sortea la semilla de la partida.
    .title = Quién empieza

## The round

rule-SH-R1 = Una ronda tiene tres pasos. Paso 1: aparecen Amenazas, salvo en la ronda 1 (SH-T1). Paso 2: los jugadores colocan Moradores (SH-R2). Paso 3: los jugadores recuperan a sus Moradores (SH-R4).
    .title = Los tres pasos
rule-SH-R2 = En el paso 2 empieza el Jugador inicial. Se juega en el sentido de las agujas del reloj, un turno cada uno, hasta que todos hayan pasado o no tengan ningún Morador disponible.
    .title = Turno a turno
rule-SH-R3 = Tu turno es una colocación o, en su lugar, pasar. Si has pasado, no juegas más turnos en esta ronda, pero los ingresos y los efectos que se activen te siguen llegando. Sin ningún Morador disponible no tienes turno. Nuestra interpretación: si tienes Moradores, pero ni una colocación permitida ni un Objeto que puedas usar, el juego pasa por ti y te lo dice.
    .title = Colocar o pasar
rule-SH-R4 = En el paso 3 cada jugador recupera a todos sus Moradores.
    .title = Todos vuelven a casa
rule-SH-R5 = Una ronda termina en este orden: se juzgan las Amenazas (SH-T5); los Moradores vuelven y se entrenan, jugador por jugador en el orden de los asientos, desde quien empezó la ronda; se enderezan los Objetos (SH-R6); por último, se comprueba si la partida ha terminado (SH-X1, SH-X4, SH-X6).
    .title = Cerrar la ronda
rule-SH-R6 = Al final de cada ronda se enderezan todos los Objetos agotados (SH-I2).
    .title = Los Objetos se enderezan

## Placing dwellers

rule-SH-P1 = Coloca a uno de tus Moradores disponibles (SH-P8) en un espacio libre: de una Sala del refugio, de tu propio Ascensor o de una Amenaza.
    .title = Un Morador, un espacio
rule-SH-P8 = Tus Moradores disponibles son los que tienes delante: sin entrenar, entrenados (en su espacio del medidor) y heridos que ya has recuperado. Los Moradores en el mismo estado son iguales.
    .title = Los Moradores disponibles
rule-SH-P2 = Los espacios ocupados, los Ascensores de los demás y las Salas que siguen en el suministro están vedados a tus Moradores.
    .title = Prohibido el paso
rule-SH-P3 = Primero pagas todos los costes (en rojo) por completo; si no puedes, la colocación no está permitida. Después obtienes las recompensas (en verde) de izquierda a derecha.
    .title = Pagar y después obtener
rule-SH-P4 = Los espacios unidos necesitan a dos de tus Moradores disponibles, colocados en el mismo turno. Pagas el coste una vez y obtienes la recompensa una vez.
    .title = Los espacios unidos
rule-SH-P5 = Un Morador herido solo puede colocarse en un espacio con la marca de herido. Un Morador ileso nunca puede colocarse allí.
    .title = Espacios para los heridos
rule-SH-P6 = Si el Morador que colocas en un espacio S.P.E.C.I.A.L. está entrenado en su letra, obtienes dos veces toda la fila de recompensas. Dos Moradores entrenados en esa letra en espacios unidos siguen dando la fila dos veces, no más. Cualquier otro Morador puede ir allí, sin la bonificación. Los costes y la tirada de combate no se repiten, los ingresos no se duplican y cada Sala adicional se paga según SH-Y9. Nuestra interpretación: recorres la fila de izquierda a derecha y luego otra vez, así que A B se convierte en A B A B y no en A A B B.
    .title = La letra adecuada vale doble
rule-SH-P7 = Las reglas impresas solo dejan a tu elección el intercambio (SH-Y12) y los ingresos (SH-E1), y reponer las cartas de un suministro (SH-Y15) es obligatorio. Nuestra interpretación: todas las demás recompensas también son automáticas y tú solo eliges qué Objeto, Sala, letra o cubo; pero puedes renunciar a una construcción gratuita y a la segunda construcción de una fila duplicada. Una recompensa que no puedes recibir se omite y nunca hace que una colocación deje de estar permitida.
    .title = A qué puedes renunciar

## Resources, happiness and the first player

rule-SH-Y1 = Por cada uno de estos símbolos obtienes un cubo de ese tipo: energía, comida o agua. En la zona de coste, en cambio, pagas uno.
    .title = Energía, comida, agua
rule-SH-Y2 = Cada «?» es un cubo de tu elección, obtenido o pagado. Varios seguidos son una sola elección de una combinación. Nuestra interpretación: al obtener, solo se te ofrecen los medidores donde queda sitio; si todos están llenos, la ganancia se pierde sin preguntar.
    .title = Un cubo a elegir
rule-SH-Y3 = Por cada uno de estos símbolos obtienes una ficha de Felicidad.
    .title = La Felicidad
rule-SH-Y12 = Desde que llegas a este símbolo y hasta que acaba tu turno, puedes pagar lo que muestra un lado para obtener lo que muestra el otro, en cualquier sentido y tantas veces como quieras. Nuestra interpretación: decides cada vez un sentido y una cantidad. Un intercambio que solo te devolvería a unos cubos que ya has tenido al intercambiar no se ofrece, para que todo turno tenga fin; en cuanto un Objeto o una recompensa cambia tus cubos, se empieza de nuevo.
    .title = El intercambio
rule-SH-Y4 = Toma enseguida la ficha de Jugador inicial. Quien la tenga cuando acabe la ronda empieza la siguiente; el orden de la ronda en curso no cambia.
    .title = La ficha de Jugador inicial

## Items and displays

rule-SH-Y6 = Elige un Objeto del suministro de Objetos y tómalo; el suministro se repone enseguida, también entre dos ganancias. En la zona de coste, en cambio, descartas uno de tus propios Objetos.
    .title = Obtener o pagar un Objeto
rule-SH-I1 = Un Objeto actúa para ti mientras esté delante de ti, en cualquier momento o cuando lo diga su texto.
    .title = Qué hace un Objeto
rule-SH-I2 = Si una capacidad exige agotar el Objeto, ponlo de lado. Un Objeto agotado no puede volver a agotarse hasta que se enderece. Un Objeto sin momento propio se usa cuando quieras: en tu propio turno antes de la colocación, entre dos recompensas y después de la última. Un Objeto con una condición actúa cuando esta se cumple; entonces se te pregunta. Nuestra interpretación: antes de que acabe la colocación de Moradores, se pregunta una vez más a cada jugador que tenga un Objeto que se pueda usar en ese momento, para que nunca se pierda nada que sirva.
    .title = Agotar un Objeto
rule-SH-I3 = Un Objeto obtenido llega disponible y puedes usarlo enseguida. Puedes pagar un Objeto agotado como coste, y cuenta para deshacer un empate (SH-X3).
    .title = Objetos nuevos y agotados
rule-SH-Y7 = Endereza uno de tus Objetos agotados, el que elijas.
    .title = Enderezar un Objeto
rule-SH-Y15 = Descarta las tres cartas del suministro que muestra el símbolo y roba tres nuevas.
    .title = Reponer un suministro
rule-SH-Y16 = Cuando hay que robar una carta y al mazo de Objetos o de Salas no le queda ninguna, su pila de descartes se baraja y pasa a ser el nuevo mazo. Al reponer las tres cartas de un suministro, primero se descartan, así que pueden volver de inmediato.
    .title = Un mazo se acaba
rule-SH-Q8 = Si un mazo y su pila de descartes están vacíos, el suministro se queda incompleto.
    .title = Nada más que robar

## Building rooms

rule-SH-Y8 = Toma una Sala del suministro y ponla en el extremo izquierdo o derecho de tu propio piso, junto a tu Ascensor o a una Sala ya construida allí; a cada lado caben como mucho tres Salas. El suministro se repone enseguida. Desde el turno siguiente, cualquiera puede usar la nueva Sala.
    .title = Construir una Sala
rule-SH-Y9 = El símbolo de coste de construcción es un coste (SH-P3): con la colocación nombras una Sala del suministro y un lado de tu piso, y pagas el coste impreso en esa Sala. La Sala queda reservada para ti hasta que se llega a su símbolo de construir. Si no puedes pagar ninguna Sala, o en tu piso no queda ningún lugar libre, la colocación no está permitida. Un símbolo de construir sin coste de construcción es gratuito.
    .title = Pagar una Sala
rule-SH-Q10 = La Felicidad impresa junto a una construcción pagada se obtiene una vez por cada Sala que construye ese símbolo, nunca sin construir.
    .title = Felicidad por construir
rule-SH-Q6 = Cuando tu sexta Sala está construida, los demás símbolos de construir se omiten.
    .title = El piso está lleno

## New dwellers and training

rule-SH-Y5 = Toma de la caja un Morador de tu color y ponlo sobre el símbolo. Vuelve cuando recuperas a tus Moradores y está disponible desde la ronda siguiente. Nunca tienes más de 7 Moradores.
    .title = Un nuevo Morador
rule-SH-Q5 = Con 7 Moradores puedes seguir usando un espacio que da un nuevo Morador, pero esa recompensa se pierde.
    .title = Siete son suficientes
rule-SH-Y10 = Ahora no ocurre nada. Cuando recuperas a este Morador, va a un espacio S.P.E.C.I.A.L. libre de tu medidor, el que elijas, o al de la letra impresa en el símbolo. Nuestra interpretación: un símbolo de entrenamiento en espacios unidos entrena a uno de los dos Moradores.
    .title = El entrenamiento
rule-SH-Y11 = El entrenamiento dura hasta la próxima colocación de ese Morador, sea cual sea el espacio, y después se pierde.
    .title = El entrenamiento se gasta
rule-SH-Y17 = Solo puedes tener un Morador entrenado por letra. Nuestra interpretación: si la letra impresa en el símbolo está ocupada, el Morador vuelve sin entrenar.
    .title = Un Morador por letra
rule-SH-Q3 = Dos de tus Moradores que se entrenan al recuperarlos en la misma ronda necesitan dos letras distintas.
    .title = Dos alumnos, dos letras

## Wounds and healing

rule-SH-Y14 = En la zona de coste, este símbolo hiere enseguida a todo Morador que coloques aquí. Sigue herido, también después de recuperarlo, hasta que se cure.
    .title = Herido como coste
rule-SH-Y13 = El Morador de este espacio se levanta y vuelve a estar ileso. Nuestra interpretación: en espacios unidos se levantan los dos.
    .title = La curación
rule-SH-Q11 = Un Morador que está herido cuando lo recuperas se entrena de todos modos. Queda tumbado en su espacio del medidor y solo puede ir a un espacio con la marca de herido (SH-P5); esa colocación pone fin al entrenamiento.
    .title = Herido y entrenado

## Income

rule-SH-E1 = Cuando un Morador de otro jugador llega a un espacio de Sala de tu piso, puedes tomar un Recurso de tu elección.
    .title = Las visitas pagan
rule-SH-E2 = No obtienes ingresos cuando ese espacio está cubierto por una Amenaza.
    .title = Sin ingresos por Amenazas
rule-SH-E3 = El piso superior no es de nadie: las colocaciones allí no dan ingresos.
    .title = El piso de nadie
rule-SH-E4 = Una colocación da ingresos una vez como mucho. Si se cuenta cada Morador, también podrían ser dos en espacios unidos; nosotros contamos la colocación. Aunque dos Moradores vayan a espacios unidos o las recompensas se dupliquen, sigue siendo un cubo. Los espacios con la marca de herido también dan ingresos.
    .title = Un cubo por colocación
rule-SH-E5 = Se te pregunta por tus ingresos justo después de pagarse el coste, antes de las recompensas. Los medidores llenos no se ofrecen, y con tres medidores llenos no se te pregunta.
    .title = Cuándo llegan los ingresos

## Threats

rule-SH-T1 = Desde la ronda 2 se tiran dos dados por cada piso, de arriba abajo, también por un piso sin Salas. La suma es la columna. Cada Amenaza se pone antes de tirar por el piso siguiente.
    .title = Aparecen Amenazas
rule-SH-T2 = Las columnas van de 2 a 12, de izquierda a derecha; 7 es el hueco del Ascensor. Con un 7, si el piso no tiene ningún espacio en esa columna o si ya lo cubre una Amenaza, no se roba carta y ese piso no recibe ninguna Amenaza.
    .title = Dónde aparecen
rule-SH-Q9 = Los números de las columnas son parte del conjunto de cartas. Cada espacio del piso superior tiene su propio número; por eso lo tienen diez espacios, y a cada lado hay una Sala con un espacio único o unos espacios unidos. Solo un espacio de curación puede añadirse allí, junto al Ascensor y sin número (SH-Q12). Por defecto, desde la izquierda: Sala exterior 2 y 3, Sala central 4 y 5, Sala interior 6; a la derecha: Sala interior 8, Sala central 9 y 10, Sala exterior 11 y 12. Una Sala del piso de un jugador toma los números de su lugar, primero el espacio izquierdo. En un lugar interior, el espacio contiguo al Ascensor no tiene número. Un espacio único o unos espacios unidos responden a todos los números de su lugar, y un espacio junto a unos unidos, a ninguno.
    .title = Los números de las columnas
rule-SH-T3 = Una Amenaza sustituye al espacio, con sus costes, recompensas, letra, unión y marca de herido, hasta que se retira. Solo cuenta lo que muestra la Amenaza: un Morador ileso, salvo que muestre otra cosa.
    .title = La Amenaza lo sustituye todo
rule-SH-Q4 = Una Amenaza cubre el espacio entero, también si son espacios unidos.
    .title = Nada queda a la vista
rule-SH-T7 = Solo se combate contra las Amenazas con el símbolo de combate. En cualquier otra pagas el coste y obtienes la recompensa como en un espacio.
    .title = Amenazas sin combate
rule-SH-T4 = Cuando colocas a un Morador en una Amenaza con el símbolo de combate, tiras dos dados. Si la suma alcanza o supera el número, obtienes la recompensa. Si se queda por debajo, te vas sin recompensa y el Morador queda herido.
    .title = El combate
rule-SH-Q7 = Los Objetos que suman a la tirada de combate se anuncian antes de ella. Puedes usar varios, y cada uno se agota. Por los Objetos que repiten la tirada o responden a un combate perdido se pregunta después de ella.
    .title = Con armas al combate
rule-SH-T8 = En una Amenaza con espacios unidos tiras una sola vez; si pierdes, los dos Moradores quedan heridos.
    .title = Combatir codo con codo
rule-SH-T5 = Al recuperar a los Moradores, una Amenaza se descarta si su Morador está ileso en ese momento. Con un Morador herido, o sin nadie, se queda. Así, un combate perdido seguido de un Objeto que cura retira la Amenaza, y una herida pagada como coste la deja donde está.
    .title = Vencida o todavía allí
rule-SH-T9 = Un nuevo Morador que está sobre su símbolo (SH-Y5) no ocupa ningún espacio, no da ingresos y no cuenta cuando se juzgan las Amenazas (SH-T5).
    .title = Los nuevos solo miran
rule-SH-T6 = Si debe aparecer una Amenaza y el mazo de Amenazas está vacío, se barajan las Amenazas descartadas y se usan; la partida termina de todos modos como dice SH-X4. Nuestra interpretación: si tampoco hay descartes, no aparece ninguna Amenaza.
    .title = El mazo de Amenazas vacío

## The end of the game

rule-SH-X1 = En cuanto un jugador construye la sexta Sala de su piso, la ronda en curso es la última: cuando acaba, termina la partida.
    .title = La sexta Sala
rule-SH-X4 = La ronda en la que se roba la última carta del mazo de Amenazas también es la última, aunque SH-T6 vuelva a llenar el mazo.
    .title = La última Amenaza
rule-SH-X6 = Si en dos rondas seguidas ningún jugador puede hacer otra cosa que pasar, la partida termina con la segunda. Una partida que sigue en curso al final de la ronda 60 termina ahí; ninguna partida real dura tanto.
    .title = La última campanada
rule-SH-X5 = Al final, los Objetos que actúan «al final de la partida» puntúan primero. Después, las Amenazas se cobran su Felicidad (SH-X2), y luego se compara a los jugadores (SH-X3).
    .title = El orden de la puntuación
rule-SH-X2 = Cuando termina la partida, cada Amenaza de tu propio piso te quita una ficha de Felicidad. Nuestra interpretación: nunca bajas de cero, y las Amenazas del piso superior no le cuestan nada a nadie.
    .title = Las Amenazas cuestan Felicidad
rule-SH-X3 = Gana quien tenga más Felicidad. En caso de empate, quien tenga más cubos de Recursos, después más Moradores, después más Objetos; si el empate continúa, la victoria es compartida.
    .title = El nuevo supervisor

## Hard cases

rule-SH-Q1 = En una fila duplicada (SH-P6), Recurso, «?», Felicidad, Objeto, enderezar, nuevo Morador y reponer un suministro ocurren dos veces. Una construcción da dos Salas: entre ambas se repone el suministro, y la segunda la nombras y la pagas cuando llegas a ella. Intercambio, entrenamiento, curación y Jugador inicial no tienen segundo efecto.
    .title = Qué se duplica y qué no
rule-SH-Q2 = En espacios unidos basta el entrenamiento adecuado de uno de los dos Moradores para duplicar la fila, y ambos pierden su entrenamiento. Una herida en el coste hiere a los dos, y un solo Morador herido basta para que una Amenaza se quede.
    .title = Dos en un espacio
rule-SH-Q12 = Un refugio lleno de Moradores heridos que nadie puede curar no volvería a moverse nunca. Por eso, haya las Amenazas que haya en el refugio, un espacio de curación debe quedar abierto a un Morador herido cuyo jugador no tenga nada: no lo alcanza ningún número, no cuesta nada y basta un Morador. Las cartas estándar tienen dos, en la Entrada del refugio y en el Tratamiento de agua, junto al Ascensor. La comprobación de un conjunto de cartas demuestra que lo hay. También rechaza los Objetos que se pagan a sí mismos y podrían usarse sin fin; además, nadie usa más de 62 Objetos en un turno.
    .title = Siempre se puede curar

## The symbols at a glance

rulebook-symbols-name = Símbolo
rulebook-symbols-where = Dónde
rulebook-symbols-meaning = Significado
rulebook-symbols-rule = Regla
rulebook-where-reward = recompensa
rulebook-where-cost = coste
rulebook-where-either = recompensa o coste
rulebook-where-space = espacio
rulebook-where-threat = Amenaza
rulebook-symbol-resource = Energía, comida, agua
rulebook-symbol-resource-meaning = Obtén o paga un cubo de ese tipo.
rulebook-symbol-any = «?»
rulebook-symbol-any-meaning = Obtén o paga un cubo de tu elección.
rulebook-symbol-happiness = Felicidad
rulebook-symbol-happiness-meaning = Obtén una ficha de Felicidad.
rulebook-symbol-trade = Intercambio
rulebook-symbol-trade-meaning = Cambia un lado por el otro tantas veces como quieras.
rulebook-symbol-first = Jugador inicial
rulebook-symbol-first-meaning = Toma la ficha de Jugador inicial y empieza la ronda siguiente.
rulebook-symbol-item = Objeto
rulebook-symbol-item-meaning = Toma un Objeto del suministro; como coste, descarta uno de los tuyos.
rulebook-symbol-ready = Enderezar
rulebook-symbol-ready-meaning = Endereza uno de tus Objetos agotados.
rulebook-symbol-refresh = Reponer suministro
rulebook-symbol-refresh-meaning = Sustituye todas las cartas del suministro de Objetos o de Salas.
rulebook-symbol-build = Construir
rulebook-symbol-build-meaning = Añade a tu piso una Sala del suministro.
rulebook-symbol-build-cost = Coste de construcción
rulebook-symbol-build-cost-meaning = Paga el coste impreso en la Sala que construyes.
rulebook-symbol-dweller = Nuevo Morador
rulebook-symbol-dweller-meaning = Toma de la caja un Morador de tu color.
rulebook-symbol-training = Entrenamiento, con o sin letra
rulebook-symbol-training-meaning = Al recuperarlo, este Morador va al espacio de una letra de tu medidor.
rulebook-symbol-wound = Herida
rulebook-symbol-wound-meaning = El Morador que colocas aquí queda herido.
rulebook-symbol-heal = Curación
rulebook-symbol-heal-meaning = El Morador de este espacio vuelve a estar ileso.
rulebook-symbol-letter = Letra
rulebook-symbol-letter-meaning = Un Morador entrenado en ella obtiene las recompensas dos veces.
rulebook-symbol-wounded = Marca de herido
rulebook-symbol-wounded-meaning = Solo pueden ir aquí Moradores heridos.
rulebook-symbol-linked = Espacios unidos
rulebook-symbol-linked-meaning = Coloca a dos Moradores en el mismo turno.
rulebook-symbol-fight = Combate, con un número
rulebook-symbol-fight-meaning = Tira dos dados: alcanza el número y obtén la recompensa, o el Morador queda herido.
