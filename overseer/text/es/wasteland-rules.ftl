# El reglamento de Wasteland: un mensaje por regla, con el nombre de su número, y las palabras que lo rodean.
# Cada texto ocupa una línea, para que un rechazo pueda mostrarlo en cualquier sitio.

## The page

rulebook-wasteland-title = Wasteland: el reglamento
rulebook-wasteland-notice = Overseer es un proyecto no oficial. Ni los creadores del juego de miniaturas impreso ni los propietarios de su mundo lo hacen ni lo respaldan; todos los nombres pertenecen a sus propietarios. Cada frase de esta página es nuestra.
rulebook-wasteland-intro = Un cuadrado de tierra envenenada, unas cuantas armas oxidadas y poco tiempo. Guía a un puñado de supervivientes, soldados o mutantes en una batalla de pocas rondas: busca cobertura, ten los ojos abiertos, golpea cuando cuente. Lucha contra otra persona o contra el propio Yermo, a solas o entre amigos.
rulebook-wasteland-guide = Cada regla tiene un número, por ejemplo WB-F1. Cuando el juego rechaza una jugada, cita ese número, y aquí encuentras el motivo. { rulebook-order } Los números WB son la batalla; los números WC vienen de la campaña que la rodea: fuerzas, eventos, asentamientos, escenarios y la IA, el rival que juega por sí solo. La batalla está compuesta con lo que se sabe públicamente del juego; donde eso termina, hemos tenido que decidir: esas reglas llevan la indicación «{ rulebook-mark-reading }». En las que llevan la indicación «{ rulebook-mark-partly }», las palabras «{ rulebook-reading-begins }» muestran dónde empieza la decisión.

## The sections, in the order of play

rulebook-section-wasteland-table = Mesa, reglas de medir y terreno
rulebook-section-wasteland-table-intro = Aquí no hay casillas: se mide. Seis reglas de colores dicen hasta dónde vas, hasta dónde ves y hasta dónde disparas.
rulebook-section-wasteland-dice = Dados y pruebas
rulebook-section-wasteland-dice-intro = Un dado blanco dice si sale bien; los dados de colores, hasta qué punto. Los números bajos son los buenos.
rulebook-section-wasteland-forces = Formar una fuerza
rulebook-section-wasteland-forces-intro = Las chapas pagan todo lo que traes. Gástalas antes de la batalla; el escenario dice cuántas tienes.
rulebook-section-wasteland-setup = La preparación de la mesa
rulebook-section-wasteland-setup-intro = Una batalla necesita un escenario, una mesa llena de ruinas y dos bandos que quieren lo mismo.
rulebook-section-wasteland-round = Ronda y activación
rulebook-section-wasteland-round-intro = Los bandos se turnan para dejar listas sus miniaturas y hacerlas actuar. Quien espera actúa con más a la vez; quien espera demasiado deja que los otros actúen antes.
rulebook-section-wasteland-reactions = Prepararse y reaccionar
rulebook-section-wasteland-reactions-intro = Quien se prepara renuncia ahora a una acción a cambio de una acción rápida en el momento justo.
rulebook-section-wasteland-shooting = Disparos y explosivos
rulebook-section-wasteland-shooting-intro = Elige un blanco, cuenta la cobertura, tira. Lo que explota no pregunta a nadie de qué bando es.
rulebook-section-wasteland-close = El combate cuerpo a cuerpo
rulebook-section-wasteland-close-intro = En cuanto las peanas se tocan mandan los puños, las tablas y las garras, y marcharse tiene su precio.
rulebook-section-wasteland-damage = Daño, armadura y estados
rulebook-section-wasteland-damage-intro = Que te den no es aún que te hieran. La armadura detiene una parte; lo que pasa se queda.
rulebook-section-wasteland-heroes = Héroes, líderes y suerte
rulebook-section-wasteland-heroes-intro = Unas pocas miniaturas destacan: más rápidas, más afortunadas, capaces de dar el golpe que decide.
rulebook-section-wasteland-items = Marcadores, objetos, unidades especiales
rulebook-section-wasteland-items-intro = El Yermo esconde cosas. Unas curan, otras explotan, otras muerden.
rulebook-section-wasteland-ends = El final de una batalla
rulebook-section-wasteland-ends-intro = El escenario dice con qué se gana. Estas reglas dicen cuándo se mira y qué se cobra.
rulebook-section-wasteland-ai = Contra el Yermo: la IA
rulebook-section-wasteland-ai-intro = La IA no necesita que nadie la lleve. Cada una de sus miniaturas tiene una carta; un dado azul y la situación de la miniatura dicen de qué tiene ganas, y unas listas dicen cómo lo hace.
rulebook-section-wasteland-responses = Lo que hace la IA
rulebook-section-wasteland-responses-intro = Cinco respuestas, cada una con su lista. Léela desde arriba: la primera entrada posible es la acción.
rulebook-section-wasteland-conduct = Cómo lo hace la IA
rulebook-section-wasteland-conduct-intro = La letra pequeña: miniaturas trabadas, empujones, deslizamientos, iconos, héroes, y qué hacer cuando una lista deja elegir.
rulebook-section-wasteland-solo = Escenarios contra la IA
rulebook-section-wasteland-solo-intro = Cinco batallas para entre una y tres personas contra la IA. Si no se dice otra cosa, cada bando tiene el límite de WC-F1 y el primer turno va por WB-R1.
rulebook-section-wasteland-tutorials = Los tutoriales
rulebook-section-wasteland-tutorials-intro = Cinco batallas que enseñan el juego paso a paso, con fuerzas fijas. No hay eventos, y mazo de objetos solo donde se nombra.
rulebook-section-wasteland-numbers = Anexo: reglas de medir y probabilidades
rulebook-section-wasteland-numbers-intro = Las reglas de medir (WB-G2), la probabilidad de una prueba según su valor, sin iconos de precisión (WB-D2), y lo que bloquea un índice de armadura (WB-F6).

## The tables of the annex

rulebook-wasteland-column-ruler = Regla
rulebook-wasteland-column-letter = Letra
rulebook-wasteland-column-inches = Pulgadas
rulebook-wasteland-column-mm = mm
rulebook-wasteland-column-value = Valor de la prueba
rulebook-wasteland-column-success = Éxito
rulebook-wasteland-column-rating = Índice de armadura
rulebook-wasteland-column-blocks = Bloquea algo
rulebook-wasteland-column-mean = Bloqueado de media
rulebook-wasteland-percent = { NUMBER($n) } %
rulebook-wasteland-mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rulebook-wasteland-or-less = { NUMBER($n) } o menos
rulebook-wasteland-or-more = { NUMBER($n) } o más

## Table, rulers and terrain

rule-WB-G1 = Se juega en una mesa cuadrada de 914 mm (3 pies) de lado. Toda posición y toda longitud es un número entero de milímetros. Una distancia es el hueco entre los bordes de dos peanas redondas; solo al colocar marcadores se mide desde su centro. Las distancias se comparan con exactitud y nunca se redondean. Dos peanas se tocan cuando el hueco entre ellas es de 2 mm como mucho.
    .title = La mesa y cómo se mide
rule-WB-G2 = Seis reglas lo miden todo: naranja (O) 2 pulgadas o 51 mm, amarilla (Y) 4 pulgadas o 102 mm, roja (R) 6 pulgadas o 152 mm, verde (G) 8 pulgadas o 203 mm, azul (B) 10 pulgadas o 254 mm, negra (K) 12 pulgadas o 305 mm. «Un color menos» o «un color más» es el vecino en este orden; un color menos que la naranja es no moverse. El alcance largo de un arma empieza donde acaba el corto: su regla larga se pone a continuación de la corta.
    .title = Las seis reglas de medir
rule-WB-G3 = Una miniatura está sobre una peana redonda, cuyo tamaño depende de su unidad. Nuestra interpretación: el radio es de 16 mm para humanos y perros, de 20 mm para supermutantes y miniaturas con servoarmadura, de 30 mm para sanguinarios y otras grandes.
    .title = Las peanas
rule-WB-G4 = Un elemento de terreno es un polígono. Su tipo dice si bloquea la visión, si da cobertura, si es infranqueable o difícil y qué altura tiene. Un movimiento sigue un camino no más largo que la regla; nunca atraviesa terreno infranqueable ni la peana de un enemigo, y cruzar terreno difícil quita un color a la regla. Ninguna miniatura acaba un movimiento encima de algo sólido. Nuestra interpretación: el camino es el del centro de la peana; una opción de la batalla suma a la regla el ancho de la peana.
    .title = Terreno y movimiento
rule-WB-G5 = Ves un blanco si al menos una línea recta de peana a peana no cruza ningún elemento que bloquee la visión: la línea entre los centros o una de las tangentes a las dos peanas. Si lo ves, te ve. Nuestra interpretación: las miniaturas no bloquean la visión, pero una miniatura cuya peana es cruzada por la línea entre los centros cuenta como una cobertura.
    .title = La línea de visión
rule-WB-G6 = Cada elemento que da cobertura, que es cruzado por la línea entre los centros y que no toca a quien dispara es una cobertura para el blanco. Lo que hace una cobertura lo dice WB-F1.
    .title = La cobertura
rule-WB-G7 = Una miniatura que sale por el borde de la mesa se retira, salvo que el escenario haga de ese borde una salida.
    .title = El borde de la mesa
rule-WB-G8 = Para subir a un elemento que se pueda escalar, una miniatura hace una prueba de Agilidad. Si la supera, escala como por terreno difícil; si falla, cae. Una caída inflige daño físico: las pulgadas de caída menos 2, más los iconos de daño de un dado negro; una botella en él baja la armadura en 1; después viene la tirada de armadura. Una caída de 2 pulgadas o menos no hace nada. Saltar abajo cuenta una regla naranja (2 pulgadas) menos. La servoarmadura no sufre daño por caídas; cualquier otra miniatura que caiga más de 12 pulgadas se retira. Algunas unidades no pueden escalar: lo dice su carta. Nuestra interpretación: se escala entero en un movimiento, sin pararse a mitad de camino, y la altura no cuenta en su longitud; una escalada fallida acaba al pie, con una caída desde la altura del elemento; quien baja salta, sin prueba.
    .title = Escalar y caer

## Dice and tests

rule-WB-D1 = Blanco, 20 caras: 1 con punto de acción ×2, «!» ×3, 2, 3, 4 y 5 ×1 cada uno, 6, 7 y 8 ×2 cada uno, 9 y 10 ×1 cada uno, X ×2, X con punto de acción ×1. Los demás tienen 12 caras. Rojo (armadura): 1 ×4, 2 ×3, 3 ×3, 4 ×2. Negro: +1 daño ×5, +2 daño ×1, botella ×1, reducción de armadura 1 ×1, precisión 1 ×1, en blanco ×3. Amarillo: reducción de armadura 1 ×5, reducción de armadura 2 ×1, precisión 1 ×2, +1 daño ×1, botella ×1, en blanco ×2. Verde: precisión 2 ×2, precisión 3 ×1, reducción de armadura 1 ×2, +1 daño ×2, botella ×1, en blanco ×4. Azul: botella ×4, dos botellas ×2, botella y estrella ×1, estrella ×2, dos estrellas ×1, explosión ×2. Una opción de la batalla hace que las caras verdes en blanco cuenten como precisión 2.
    .title = Los dados
rule-WB-D2 = El valor de una prueba es el atributo junto al que está el icono de la habilidad, más todos los modificadores; sin el icono no puedes usar la habilidad. Una prueba de atributo usa el propio atributo. Tira el dado blanco junto con los dados de efecto. Los iconos de precisión bajan el número blanco; la prueba se supera si el resultado no pasa del valor. X siempre falla, «!» siempre acierta, y un engranaje en el dado blanco es 1 punto de acción, incluso junto a una X. Sin iconos de precisión, un valor de 0 o menos acierta en el 15 % de las tiradas, y los valores de 1 a 10 en el 25, 30, 35, 40, 45, 55, 65, 75, 80 y 85 %; más de 10 no mejora nada.
    .title = Las pruebas
rule-WB-D3 = En una prueba enfrentada tiran los dos bandos. Un éxito gana a un fallo; entre dos éxitos gana el mayor margen por debajo del valor, y un empate es para el bando que actúa. Tras dos fallos no pasa nada. «!» cuenta como una tirada de 0, X como un fallo; sin el icono de la habilidad el valor es 0.
    .title = Las pruebas enfrentadas
rule-WB-D4 = Las botellas, estrellas y explosiones de los dados de efecto compran los efectos impresos en el arma o el objeto, cada efecto tantas veces como diga su límite: una vez por acción si no hay número. Los iconos que no gastes se pierden.
    .title = Gastar iconos
rule-WB-D5 = La ficha de suerte es una moneda: suerte o no, 50 % cada una. La ficha de desviación da una dirección al azar, una de 12 como las horas de un reloj.
    .title = Ficha de suerte y de desviación

## Building a force

rule-WC-F1 = Una fuerza puede costar 500, 750 (lo habitual) o 1000 chapas, u otra suma que acuerden los jugadores. Suma: por cada miniatura su propio coste y el de cada una de sus cartas que no sea de uso limitado; los objetos de uso limitado una vez por carta o ficha de cuenta; y tus impulsos. Todas las miniaturas de una unidad llevan el mismo equipo.
    .title = Lo que cuesta una fuerza
rule-WC-F2 = Una fuerza tiene un líder. Solo las unidades de una única miniatura pueden tener una carta de líder, una carta heroica, cartas únicas, armas de fuego lento u objetos que se desvanecen; una unidad única es siempre una sola miniatura. Las criaturas entran en una fuerza solo si todos están de acuerdo. Los supermutantes no llevan servoarmadura. La armadura de una miniatura es una carta básica más, como mucho, una carta de cada tipo que la modifique.
    .title = Lo que cabe en una fuerza
rule-WC-F8 = La facción de una fuerza es la de su líder. Pueden unirse unidades de otras facciones, pero lo que ayuda a una facción solo ayuda a sus propias miniaturas.
    .title = Las facciones
rule-WB-X1 = Cada carta dice de dónde viene: del libro de campaña, de lo que se conoce públicamente o de nuestro propio diseño. Las chapas de una batalla salen de una sola lista: la de 2020, salvo que elijas 2018 o 2025. En las cartas de IA que muestra el libro, las letras y los blancos prioritarios son los del libro; las actitudes, los subrayados y los métodos que no se conocen son diseño nuestro. Con 4 a 6 de salud, un supermutante responde a una botella con O, temerario y cuerpo a cuerpo, a una estrella con A cuerpo a cuerpo, a una explosión con A, prudente y a distancia. Todas las demás cartas de IA son diseño nuestro, según el carácter de la unidad. Nuestra interpretación: una carta sin precio en la lista elegida cuesta lo que dice la lista más cercana, y así se indica; con cada lista se puede tener cualquier carta del juego. La tercera matriz del libro no nombra ninguna unidad y aquí es la de Goddard, que solo alcanza su primera columna como héroe; en la fila de explosión del supermutante seguimos la matriz entera, donde la A no está subrayada, y no el recorte, donde sí lo está.
    .title = Origen de cartas y precios

## Setting up

rule-WC-F3 = La mesa se prepara en este orden: bandos y límites; terreno; un lanzamiento de la ficha de suerte, cuyo ganador coloca primero aquí y siempre que se hable del «orden del terreno»; marcadores; mazo de eventos y mazo de objetos; despliegue; misiones e impulsos; el marcador de ventaja.
    .title = El orden de la preparación
rule-WC-F4 = Si no hay un sitio permitido para el siguiente marcador, la distancia que debe guardar tiene un color menos, solo para ese marcador. Repítelo hasta que quepa. Quien coloca solo no puede dejarse sin sitio para el resto. Nuestra interpretación, igual para las miniaturas: sin un sitio permitido para la siguiente miniatura, primero se acortan las distancias que debe guardar y luego su zona se hace más profunda, un color cada vez; la que siga sin sitio espera y entra por el borde de su zona al comienzo de una ronda posterior. «A» una regla o menos de un borde, una peana está entera en la franja de esa profundidad; «al menos a» una regla de algo, el hueco es de esa longitud o más.
    .title = Sin sitio
rule-WC-F7 = Quien «juega primero» o «tiene prioridad» lleva el marcador de ventaja en la ronda 1. En las rondas siguientes, o si no se dice nada, decide WB-R1.
    .title = Quién juega primero
rule-WC-R6 = Donde un escenario solo tenía un mapa dibujado, las zonas salen de su texto: profundidades y distancias por el color de una regla, los bandos frente a frente. El terreno se sortea con la densidad que pide el texto: ligero son 6 a 8 elementos en el 10 % de la mesa, medio 9 a 12 en el 16 %, denso 13 a 16 en el 22 %. Entre dos elementos, o hasta un marcador, quedan al menos 64 mm, y se puede llegar a cada zona y a cada objetivo. Puedes editar y guardar una mesa.
    .title = Zonas y terreno sin mapa

## Round and activation

rule-WB-R1 = El marcador de ventaja va adonde diga el escenario; si no, al bando con menos miniaturas, y con el mismo número, al azar. Se calcula de nuevo en cada ronda. Quien lo tiene juega el primer turno de la ronda.
    .title = El marcador de ventaja
rule-WB-R2 = Los turnos se alternan. En tu turno dejas lista una miniatura que no lo esté; después, o activas todas tus miniaturas listas, una tras otra en el orden que quieras, o pasas y reúnes así un grupo mayor. Si no te queda ninguna por dejar lista, activas las que lo están. Una miniatura activada queda usada. La ronda termina cuando todas las miniaturas están usadas.
    .title = Dejar lista y activar
rule-WB-R3 = Una activación tiene dos acciones principales, y las dos pueden ser la misma: movimiento, carga, disparo, combate cuerpo a cuerpo, lanzamiento, pericia, preparación, interacción. Una interacción cuesta una acción, salvo que el escenario diga que es gratuita. Lo que no cuesta ninguna acción, como mirar un marcador, también se puede hacer después de la última.
    .title = Dos acciones principales
rule-WB-R9 = Al empezar una activación todo ocurre en este orden: fuego y veneno, luego aturdimiento, luego el dado VATS, luego el dado de la IA. Una miniatura de la IA busca pues su columna con la salud que le queda después de arder.
    .title = El comienzo de una activación
rule-WB-R4 = Un punto de acción (PA) compra una acción rápida de un tipo que muestren las cartas de la miniatura. Una acción rápida tiene −2 a su habilidad, y su movimiento o carga tiene un color menos. Los PA se gastan entre las acciones principales o después de ellas, nunca dentro de una. Los PA ganados en una acción rápida no cuentan, y los que no se usan se pierden al final de la activación.
    .title = Puntos de acción y acciones rápidas

## Preparing and reacting

rule-WB-R5 = La preparación pone una ficha de reacción en la miniatura. Un desencadenante es cualquier acción de un enemigo salvo la preparación, o que un amigo o la propia miniatura reciba un impacto. La miniatura debe percibirlo: dentro de su regla de vigilancia y a la vista; para movimientos y ataques, el doble de esa regla. Un ataque no necesita verse para ser un desencadenante, y un ataque gratuito nunca lo es. Una reacción es una acción rápida de cualquier tipo (WB-R4). Todos los que reaccionan lo declaran primero, y luego su dueño resuelve las reacciones en el orden que quiera. Una miniatura trabada solo reacciona a aquellos con quienes está trabada, y si reacciona a sufrir daño solo puede moverse. Las fichas sin usar se van al final de la ronda.
    .title = Preparación y reacciones
rule-WB-R6 = Un desencadenante abre una ventana, después de la acción entera: una carga con su grito de guerra, empujón y persecución; un ataque con daño y deslizamiento; un movimiento con las minas que haya hecho estallar. Basta con percibir a la miniatura que actúa al principio, al final o en un recodo de su camino. Una miniatura gasta una ficha por ventana; recibir un impacto y ser atacado son una sola ventana. Las reacciones no abren ninguna ventana.
    .title = Cuándo reaccionas
rule-WB-R7 = El blanco de una carga puede reaccionar luchando contra quien carga o marchándose. Marcharse le da un ataque gratuito, pero ninguno tras un grito de guerra que haya perdido; tras un grito de guerra que haya ganado, el blanco no reacciona en absoluto. Los demás que disparen a quien carga disparan a un combate trabado (WB-F15).
    .title = Reaccionar a una carga
rule-WB-R8 = Si una reacción declarada se ha vuelto imposible, puedes cambiarla; si nada es posible, su ficha se pierde. Si la miniatura activa se retira, su activación termina; si la empujan o la aturden, sigue con las acciones que le queden.
    .title = Reacciones que cambian las cosas

## Shooting and explosives

rule-WB-F1 = Para disparar, una miniatura necesita la habilidad del arma, ver el blanco y un alcance que llegue hasta él; el alcance dice qué dados de efecto se tiran. Cada cobertura da −2 a la habilidad y +1 a la armadura del blanco. Lanzar funciona igual, con la habilidad de lanzamiento. Si el blanco está trabado, el azar decide a quién se da entre los que están trabados juntos (WB-F15).
    .title = Disparar
rule-WB-F15 = Un disparo a una miniatura trabada se prueba contra la miniatura apuntada. Si acierta, la que de verdad recibe el impacto se sortea entre ella y todas las miniaturas que la tocan, con la misma probabilidad para cada una. El alcance y la cobertura siguen como en la prueba; la armadura es la de la sorteada.
    .title = Disparar a un combate trabado
rule-WB-F20 = Fuego de barrido: un arma con ×4 o ×5 hace hasta ese número de disparos en una acción; cada blanco siguiente está a amarilla o menos del anterior. No se combina con un ataque crítico. Un arma con alcance mínimo no dispara a nada más cercano ni sirve cuerpo a cuerpo. Un arma que pide Fuerza solo la usan las miniaturas que tienen al menos esa cantidad.
    .title = Fuego de barrido y límites de armas
rule-WB-F9 = Un arma de fuego lento está cargada o vacía. Empieza cargada; cada ataque la vacía. Las armas de un solo uso desaparecen tras usarlas; las que se ceban reúnen fichas como digan sus cartas y luego las sueltan. Nuestra interpretación: recargar cuesta una acción.
    .title = Armas lentas, de un uso y cebadas
rule-WB-F8 = Un arma de área alcanza a cada peana que toque su disco, amiga o enemiga, cada una con su propia tirada de armadura; el diámetro del disco es la regla de su color. Un lanzamiento llega tan lejos como el color de lanzamiento de la unidad. Un impacto directo da al blanco los extras de la carta. Si la prueba falla, el disco se desvía: la tabla de la carta da la regla según por cuánto falló, con X la última fila; la ficha de desviación da la dirección. Una mina la coloca una miniatura no trabada a naranja o menos de ella; cuesta una acción de movimiento. Está armada desde el siguiente turno de su dueño y estalla cuando un enemigo acaba una acción en su radio o lo atraviesa. Nuestra interpretación: ese radio es también un disco, con su regla como diámetro, y las paredes que bloquean la visión protegen de él.
    .title = Áreas, lanzamientos y minas
rule-WB-F16 = Un disco que se desvía se detiene en una pared que bloquee la visión; fuera de la mesa no tiene efecto. Los extras del impacto directo se pierden. Las miniaturas trabadas no tienen protección. Un elemento que bloquee la visión entre el centro del disco y una miniatura protege a esa miniatura.
    .title = La desviación
rule-WB-F11 = Una torreta tiene fusil 4, 5 de salud, armadura 2 contra daño físico, 1 contra energía y X contra radiación, vigilancia verde y un arma con dos alcances verdes. Empieza cada ronda con tres fichas de reacción y no hace más que reaccionar.
    .title = Las torretas

## Close combat

rule-WB-F2 = Una miniatura está trabada mientras su peana toque la de un enemigo. Una miniatura trabada solo lucha cuerpo a cuerpo, y solo contra aquellos a quienes toca. Si se marcha, cada uno de ellos hace un ataque gratuito, que no es un desencadenante. Un movimiento puede acabar en contacto y trabar así, sin bonificación de carga.
    .title = Estar trabado
rule-WB-F3 = El combate cuerpo a cuerpo usa la habilidad cuerpo a cuerpo. Con un arma cuerpo a cuerpo, Fuerza 7 o más añade 1 dado negro. Todos tienen un arma improvisada: dado verde, 1 de daño físico. Un arma de fuego cuerpo a cuerpo tiene −2 a la habilidad y da +1 de armadura al blanco; los supermutantes usan para ello su habilidad cuerpo a cuerpo. Si otro amigo toca al blanco, añade un dado verde en total.
    .title = Luchar cuerpo a cuerpo
rule-WB-F4 = Una carga es un movimiento más largo, con la regla de carga, que acaba en contacto. Da una bonificación de carga, un dado negro o uno verde a tu elección, para el siguiente ataque cuerpo a cuerpo de esta activación. Una miniatura con un puño de color puede intentar después un grito de guerra, una prueba enfrentada contra el puño del blanco. Ganado: los dos dados, un empujón del color del puño, y la carga no es un desencadenante para el blanco. Perdido: el dado de la carga se queda, y el blanco puede marcharse sin ataque gratuito gastando una reacción. Un puño blanco solo resiste; un puño tachado es inmune.
    .title = Carga y grito de guerra
rule-WB-F19 = Solo carga una miniatura no trabada, y debe ver a su blanco al empezar, salvo que su carta diga otra cosa. La carga puede acabar tocando a varios enemigos; uno de ellos es el blanco nombrado.
    .title = Cuándo puedes cargar
rule-WB-F5 = Un empujón aleja al blanco en línea recta de quien empuja hasta que algo lo detenga; quien empuja puede perseguirlo. El deslizamiento viene después de un ataque cuerpo a cuerpo: la miniatura puede rodear la peana del enemigo mientras mantenga el contacto.
    .title = Empujón y deslizamiento
rule-WB-F12 = Un empujón se detiene en terreno infranqueable, en cualquier peana y en el borde de la mesa; el terreno difícil no importa. El contacto con un enemigo traba. Un empujón no provoca ataques gratuitos ni es un desencadenante, pero las minas estallan.
    .title = Lo que detiene un empujón
rule-WB-F13 = Quien persigue a la miniatura empujada va en línea recta hasta que las peanas se tocan; no es un desencadenante. No puedes perseguir mientras toques a otro enemigo.
    .title = Perseguir
rule-WB-F14 = Un ataque gratuito es un solo ataque cuerpo a cuerpo antes del movimiento, sin PA y sin empujón. Si la miniatura que se marcha se retira, se queda donde estaba. Solo cuenta el contacto que se abandona: quien sigue tocando a un enemigo no le da ataque gratuito.
    .title = Los ataques gratuitos

## Damage, armour and conditions

rule-WB-F6 = El daño es la base del arma más los iconos de daño. Para cada tipo, físico, energía y radiación, tira el dado rojo: un número que no pase del índice, menos la reducción de armadura, bloquea esa cantidad; uno mayor, nada. Un «+1» junto al índice siempre bloquea 1 más; X es inmune; – es sin armadura. Una miniatura cuyo daño alcanza su salud se retira. El daño de radiación tiene fichas propias y también cuenta contra la salud.
    .title = Daño y armadura
rule-WB-F18 = El daño de varios tipos pide una tirada de armadura por tipo. Los iconos de reducción solo bajan el índice contra el primer tipo, y nunca el «+1».
    .title = Daño mixto
rule-WB-F7 = La servoarmadura recibe el daño primero, hasta su bonificación de Resistencia; luego está degradada y cuenta su otra cara. Solo la llevan unidades de una única miniatura, y nunca los supermutantes.
    .title = La servoarmadura
rule-WB-F17 = En cada impacto el dueño elige los índices de la servoarmadura o los de la miniatura. El daño de cualquier tipo llena la carta hasta su bonificación de Resistencia, y el exceso va a la miniatura; entonces se da la vuelta a la carta, sus fichas se van, y los nuevos índices cuentan desde el siguiente impacto. La carta no se puede curar, y su bonificación de Resistencia no aumenta la salud.
    .title = La servoarmadura, golpe a golpe
rule-WB-F10 = Ninguna miniatura tiene dos veces el mismo estado. Congelada: −2 a todas las habilidades, movimientos con un color menos, sin preparación, hasta el final de su activación; el fuego lo sustituye. Brazo herido: −2 a todas las habilidades, hasta un estimulante. Pierna herida: movimientos con un color menos, hasta un estimulante. En llamas: 1 de daño sin armadura al empezar cada activación, luego un lanzamiento de suerte, y la suerte apaga el fuego. Aturdida: cuesta una acción. La ficha de −2: −2 a las habilidades, mientras lo diga su carta. Los robots necesitan un kit de reparación en lugar de un estimulante. Nuestra interpretación: envenenada significa 1 de daño sin armadura al empezar cada activación, hasta curarse.
    .title = Los estados
rule-WB-I5 = Un objeto con salud se ataca como una miniatura no trabada. Nunca traba a nadie.
    .title = Objetos con salud

## Heroes, leaders and luck

rule-WB-H1 = Una miniatura heroica tiene +1 de salud, puede hacer movimientos, ataques y pericias rápidos, reúne puntos de crítico y tiene suerte. Al empezar su activación tira el dado azul VATS: cada botella es 1 PA.
    .title = Las miniaturas heroicas
rule-WB-H2 = Una miniatura capaz de críticos pone 1 punto de crítico en el arma por cada impacto, y 1 más por cada «!». Un medidor lleno se puede gastar al empezar un ataque posterior: acierta por sí solo, sin el dado blanco, y usa la columna crítica. Las armas arrojadizas no tienen críticos.
    .title = Los ataques críticos
rule-WB-H3 = Una miniatura con suerte empieza con tantas fichas de suerte como su valor de Suerte. Gasta una y lánzala; si hay suerte, ocurre una de estas cosas: un fallo por 2 como mucho se vuelve impacto, un impacto por 2 como mucho se vuelve fallo, 1 de daño menos, o 1 punto de crítico más tras un impacto. Con suerte o sin ella, la ficha se gasta.
    .title = La suerte
rule-WB-H5 = La suerte nunca cambia una X ni un «!».
    .title = Lo que la suerte no cambia
rule-WB-H4 = Una carta de líder tiene un efecto personal y un aura. Un aura llega a las miniaturas dentro de la regla de presencia del líder y a la vista; la misma aura no cuenta dos veces. Una carta de líder solo ayuda a miniaturas de la facción del líder.
    .title = Los líderes

## Markers, items and special units

rule-WB-I1 = Un marcador de investigación dentro de la vigilancia y a la vista de una de tus miniaturas se puede mirar, en secreto y sin acción. Un marcador de registro pide contacto y la pericia que muestra: registro, cerraduras o informática. Un icono de peligro roba una carta del mazo de peligros, que es diseño nuestro y tiene al menos 12 cartas. Nuestra interpretación: tras una prueba fallida, esa miniatura no puede volver a intentarlo con ese marcador en esa ronda.
    .title = Mirar y registrar
rule-WC-F9 = Una interacción pide contacto y no estar trabado, y cuesta una acción salvo que el escenario diga otra cosa. Una miniatura en contacto mira un marcador de registro gratis: vacío, se quita; objeto, una acción roba 1 objeto sin prueba; icono de habilidad, una acción de pericia con éxito roba 1 objeto; peligro, súfrelo y luego roba como con objeto. Los marcadores vaciados dejan la mesa. Un marcador de investigación con icono de registro se sustituye por un marcador de registro boca abajo de los apartados, o si no por un marcador de objeto. Marcadores de registro: letras A a H, 4 vacíos y 14 simples, a saber 5 objeto, 2 registro, 2 cerraduras, 2 informática, 3 peligro. Marcadores de investigación: números 1 a 8, 8 vacíos, 8 con icono de registro. Un objetivo que se lleva cae donde se retira su portador y se puede recoger; los perros solo llevan cosas donde lo diga un escenario.
    .title = Los marcadores y lo que esconden
rule-WB-I2 = Los hallazgos salen del mazo de objetos del Yermo. Los objetos de uso limitado sirven a toda la unidad y se pueden compartir con un amigo a amarilla o menos y a la vista, si ninguno de los dos está trabado. Los objetos encontrados se pueden soltar y recoger sin acción; los iniciales nunca cambian de manos.
    .title = Los objetos
rule-WB-I4 = Cruda, la comida cura menos o trae radiación; cocinada, para lo que hay que llevarla equipada desde el principio, cura más. Un estimulante quita 4 de daño normal y las heridas, un RadAway 4 de daño de radiación; las demás cartas llevan impresos sus números. Las drogas y el alcohol se desvanecen: tres fases, cada una más débil que la anterior o distinta. Nuestra interpretación: al usar la última fase de una droga, tira el dado azul; el icono impreso en la carta significa adicción, con las penalizaciones impresas hasta curarla.
    .title = Comida, drogas y curación
rule-WB-I3 = Los perros solo usan cartas con una pata, sus propias armas, y comida o estimulantes que comparta un amigo que no sea perro; no tienen ni cerraduras ni informática. Las criaturas solo usan cartas con una garra: sus propias armas, hasta 2 mods de criatura y 1 objeto que no sea un arma. Los robots solo usan cartas de robot: hasta 2 armas, 2 mods y 1 objeto; son inmunes al veneno y a la radiación y se curan con kits de reparación; uno que empieza a autodestruirse solo se mueve, y explota al final de su siguiente activación: área amarilla, 4 de daño físico, un dado negro y dos amarillos. Los supermutantes son inmunes a la radiación, usan la habilidad cuerpo a cuerpo con armas de fuego en ese combate, no llevan servoarmadura, y su comida cuenta como cocinada.
    .title = Perros, criaturas, robots, mutantes

## The end of a battle

rule-WC-F5 = Si una batalla ha terminado se mira después de cada acción con sus reacciones, y al final de la última ronda. Un bando está eliminado cuando no tiene ninguna miniatura en la mesa, ninguna esperando para entrar y ninguna que haya escapado. Si el bando que queda aún puede conseguir un nivel mejor por sus propias acciones, se le pregunta si juega hasta la última ronda o termina la batalla en el acto; la IA sigue jugando. Si no, la batalla termina. Si al final no se ha logrado nada, es un empate.
    .title = Cuándo termina una batalla
rule-WC-F6 = El ganador recibe 200 chapas, el perdedor 120. Una recompensa impresa en el escenario sustituye a las 200 del ganador y a nada más: el perdedor conserva sus 120. Tras un empate cada bando recibe 160. Si todas las fuerzas valían 1000 chapas o más, cada uno recibe 50 más, también sobre una recompensa impresa. Sin asentamiento, una recompensa impresa aumenta en esa cantidad el límite de la siguiente fuerza del ganador, una vez.
    .title = Las recompensas

## Against the wasteland: the AI

rule-WC-A1 = Despliega las cartas de unidad y las cartas de IA de la IA, y da a cada unidad lo que nombre su carta de IA. Cada miniatura de la IA recibe una ficha numerada. Mezcla los marcadores de IA con los mismos números, colócalos como diga el escenario, dales la vuelta y pon cada miniatura donde esté su número. Las fichas forman una pila boca abajo: decide el orden de activación.
    .title = Preparar la IA
rule-WC-A2 = Jugadores e IA se turnan, empezando por quien tenga el marcador de ventaja. En el turno de la IA se roba una ficha numerada y esa miniatura queda lista; después se activan todas las miniaturas listas de la IA, primero el número más bajo.
    .title = El turno de la IA
rule-WC-A22 = La ficha de una miniatura retirada, usada o ya lista se devuelve y se roba otra; si ninguna sirve, solo actúan las miniaturas listas. En cada ronda se mezclan de nuevo las fichas de todas las miniaturas vivas de la IA. Dos fuerzas de la IA tienen dos pilas.
    .title = La pila de fichas
rule-WC-A26 = En cooperativo los jugadores son un bando con un turno: en él, el siguiente jugador por orden de asiento que tenga una miniatura por dejar lista deja lista una.
    .title = Jugar en equipo
rule-WC-A3 = La IA tiene un objetivo: derrotar X, proteger X, ir a X, usar X, o ninguno. X es el sujeto: un lugar dado o cualquiera de una clase, una o varias miniaturas dadas o cualesquiera de una clase. El escenario nombra el objetivo y el sujeto, que pueden cambiar durante una batalla.
    .title = Objetivo y sujeto
rule-WC-A4 = Una miniatura de la IA tiene dos acciones. Una vez por activación tira el dado azul, y sus iconos eligen la fila en la matriz de su carta; botella y estrella juntas cuentan como una estrella, y dos iconos pueden tener fila propia. Su situación, como su salud o los amigos cercanos, elige la columna: la primera desde la izquierda que encaje, si no la última. La casilla contiene la letra de la respuesta; una casilla oscura es temeraria, una clara prudente; una letra subrayada no rompe un combate trabado. El icono a la derecha de la fila es el método: un cuchillo para el cuerpo a cuerpo, una diana para la distancia. Nuestra interpretación: una miniatura cuya salud supera todas las columnas, como una heroica ilesa, no encaja en ninguna y toma la última.
    .title = La matriz
rule-WC-A5 = La respuesta vale para toda la activación, pero qué acción significa se decide de nuevo antes de cada acción, según cómo esté entonces la mesa.
    .title = Una respuesta, siempre revisada
rule-WC-A6 = Al moverse, una miniatura temeraria toma el camino más corto; una prudente recorre al menos la mitad de su regla hacia su meta y se detiene en el punto más seguro que alcance (WC-A23). Cuerpo a cuerpo, una miniatura prudente prefiere a los enemigos trabados con ella, luego a los trabados con un amigo, luego a los demás. Al disparar, solo una miniatura temeraria toma como blanco a enemigos trabados. Si persigue tras un empujón lo decide solo WC-A16.
    .title = Temerario y prudente
rule-WC-A7 = Las respuestas son A ataque, M movimiento, O objetivo, F repliegue, D defensa. Cada una tiene una lista de actividades, y se hace la primera entrada que sea posible.
    .title = Las cinco respuestas

## What the AI does

rule-WC-A8 = A cuerpo a cuerpo: 1. luchar; 2. cargar hasta el contacto; 3. moverse hasta el contacto; 4. moverse de modo que después una carga alcance al enemigo; 5. moverse de modo que después un movimiento lo alcance; 6. moverse hacia el enemigo; 7. hacer O. La bonificación de carga es verde o negra al azar, y el grito de guerra se usa siempre que se pueda. Lo que las reglas o un evento prohíben en este momento no es posible: la entrada siguiente.
    .title = A cuerpo a cuerpo
rule-WC-A9 = A a distancia: 1. disparar; 2. moverse para poder disparar con la siguiente acción, tan lejos como permita la regla, pero parando a amarilla de cualquier enemigo; 3. moverse hacia el enemigo; 4. hacer O. El arma preferida, subrayada en la carta, va primero, si no otra que sirva para el método; sin ninguna, WC-A24. Lo que las reglas o un evento prohíben en este momento no es posible: la entrada siguiente.
    .title = A a distancia
rule-WC-A24 = Sin arma para su método, una miniatura de la IA recarga una vacía si eso ayuda; si no, hace O, y si O significara A, M. Lanzar cuenta como disparar.
    .title = Sin arma para el método
rule-WC-A10 = Si una acción tiene varios blancos, recorre las prioridades de la carta hasta que quede uno; si quedan varios, se sortea. El más cercano: menos movimientos, contando el terreno difícil; al disparar, el menor hueco. El más débil: menos salud restante; el más sano: más salud restante. El más fuerte: mayor salud máxima. El más herido: más fichas de daño, también radiación. Vulnerable: el índice más bajo contra el primer tipo de daño del arma, donde +1 cuenta e inmune es lo más alto. El más lento: la regla de movimiento más corta. El más rápido: la regla de carga más larga. El más eficaz: el mayor valor final de habilidad. Listo, usado: esos primero. Importante: el más cercano al sujeto. Trabado, no trabado: solo esos, salvo que no quedara nadie. Capaz: tiene lo que pide el objetivo.
    .title = Los blancos prioritarios
rule-WC-A11 = Si el objetivo es derrotar y solo queda una miniatura de la IA, toma al sujeto antes que cualquier prioridad.
    .title = La última miniatura de la IA
rule-WC-A12 = M: en contacto con el sujeto, haz O en su lugar. Si no, se mueve hacia el sujeto sin trabarse con nadie; de varios sujetos, hacia el que pida menos movimientos. Los caminos se calculan movimiento a movimiento: solo es más corto el que cruza terreno difícil. Rodean a los amigos tras los que un movimiento tendría que detenerse. Nuestra interpretación: un sujeto que no se puede tocar sin trabarse viene después de todos los demás.
    .title = M, movimiento
rule-WC-A13 = O depende del objetivo. Derrotar X: A, con X como único blanco. Proteger X: D. Ir a X: M. Usar X: interactuar con él, si no moverse hasta el contacto, si no M. Si O es imposible, por falta de la habilidad, porque el sujeto ya no está o ya se tiene, o porque no hay objetivo, haz A. Estar demasiado lejos no es imposible.
    .title = O, objetivo
rule-WC-A14 = F: M hacia su propio punto de despliegue; si está en él, O. D: recorre la lista de A como si la miniatura estuviera, sin trabar, en el lugar del sujeto, con sus propias reglas y armas y sin la entrada «hacer O». El blanco encontrado es el único para A; si no puede ser atacado ni trabado con esta acción, M hacia el sujeto. Una miniatura prudente usa el cuerpo a cuerpo si el sujeto está trabado con ese blanco. Nuestra interpretación: D con un enemigo como sujeto es O, sin sujeto A. Si varios enemigos amenazan por igual al sujeto, se sortea uno de ellos, se pueda atacar o no.
    .title = F, repliegue, y D, defensa
rule-WC-A21 = Dentro de una acción se entra en cada una de A, M, O, D y F una vez como mucho; una segunda entrada se vuelve A contra cualquier enemigo. Si eso es imposible, la miniatura se mueve hacia el enemigo más cercano; si tampoco se puede, la acción se pierde.
    .title = No dar vueltas en círculo

## How the AI does it

rule-WC-A15 = Si una miniatura trabada de la IA tuviera que marcharse por su respuesta y la letra está subrayada, hace A cuerpo a cuerpo contra quienes toca, aunque su método sea a distancia. Sin subrayar, se marcha, con ataques gratuitos y todo. A cuerpo a cuerpo: el blanco se elige entre los que toca o alcanza con un movimiento; si lo toca, lucha, si no se mueve hasta él. A a distancia: se aparta para disparar después, sin salir del alcance, con un disparo no más difícil, al lugar más seguro. Nuestra interpretación: sin salida permitida, lucha.
    .title = Miniaturas trabadas de la IA
rule-WC-A16 = Una miniatura de la IA persigue tras un empujón según el primer caso que encaje: tras una carga siempre; con la respuesta A solo cuerpo a cuerpo; con O o D solo si es temeraria. Cuenta la respuesta de la matriz, no aquella a la que lleva. Nuestra interpretación: con M o F nunca persigue. Un empujón por un golpe cuenta como tras una carga si en ese golpe se usó el bono de carga.
    .title = La IA y la persecución
rule-WC-A17 = Si tras un ataque cuerpo a cuerpo el enemigo pudiera deslizarse hasta el contacto con el sujeto, o con una miniatura de la IA que toque al sujeto, la miniatura de la IA se desliza tan lejos del sujeto como pueda, nunca fuera de la mesa.
    .title = La IA y el deslizamiento
rule-WC-A18 = Una miniatura de la IA gasta sus iconos primero en los efectos que más usan, hasta que ninguno sea posible. Usa puntos de acción solo como diga su carta de IA, después de sus dos acciones. El daño normal se quita antes que la radiación.
    .title = Iconos y PA de la IA
rule-WC-A19 = Una miniatura heroica de la IA tira el dado VATS al empezar; si hay puntos de acción, hace una sola acción rápida después de sus dos acciones. Reúne puntos de crítico como siempre y usa un crítico en cuanto puede. Usa la suerte solo para reducir daño, en cuanto puede.
    .title = Miniaturas heroicas de la IA
rule-WC-A23 = El lugar más seguro es aquel donde menos enemigos podrían dispararle o cargar contra ella con una acción; luego aquel con más coberturas contra ellos; luego el más cercano al sujeto o al blanco; luego el del camino más corto; luego el de las coordenadas más bajas, x antes que y.
    .title = El lugar más seguro
rule-WC-A25 = Fuera de su activación, la IA siempre hace sus ataques gratuitos, con su arma cuerpo a cuerpo preferida, y toma el mejor índice cuando recibe un impacto. Gasta una reacción en el primer desencadenante que permita atacar a su causante; si no hay ataque posible, se mueve al lugar más seguro. No usa objetos, impulsos ni hallazgos salvo que lo diga su carta.
    .title = La IA entre sus activaciones
rule-WC-A20 = Los ejemplos junto a estas reglas son vinculantes: dos ataques (WC-A9, WC-A8), una defensa (WC-A14), tres decisiones revisadas (WC-A5), un deslizamiento (WC-A17), la matriz (WC-A4), las fichas (WC-A1) y el cambio de objetivo (WC-A3). Overseer juega cada uno exactamente como se cuenta.
    .title = Los ejemplos
rule-WC-R7 = Albóndiga tiene 6 de salud, como dice su carta de unidad. Solo en el ejemplo de WC-A9 tiene 8.
    .title = La salud de Albóndiga

## The worked examples

rulebook-example-wasteland-cost = Tres colonos con fusiles de asalto y 4 granadas de fragmentación para la unidad cuestan 3 × 40 por las miniaturas, 3 × 8 por los fusiles y 4 × 7 por las granadas: 172 chapas en la lista de 2020.
rulebook-example-wasteland-shot = Un paladín con fusil 7 dispara a un blanco tras dos coberturas. El valor es 7 − 4 = 3, así que la probabilidad a secas es del 35 %, y la armadura del blanco sube en 2.
rulebook-example-wasteland-tokens = La IA tiene dos unidades: tres escribas de campo y un paladín. Toma cuatro fichas numeradas, una por miniatura; qué número le toca a quién da igual.
rulebook-example-wasteland-reactor = La IA quiere llevarse el prototipo de un reactor. Primero su objetivo es «usar el reactor», que aquí significa cogerlo. En cuanto lo tiene, el objetivo pasa a ser «ir al punto de entrada», para escapar con el botín.
rulebook-example-wasteland-matrix = Un supermutante al que le quedan 3 de salud saca dos estrellas. En la fila de dos estrellas la columna de 4 a 6 de salud no encaja, la de 1 a 3 sí, y dice M: el mutante se mueve hacia el sujeto.
rulebook-example-wasteland-next-target = Con A a distancia, una miniatura dispara y retira a su blanco. Nadie más está a su alcance, así que su segunda acción es un movimiento hacia otro enemigo.
rulebook-example-wasteland-healthiest = Una miniatura con A a distancia prefiere al enemigo más sano y dispara al primero de dos. Herido, a ese le queda ahora menos salud que al segundo, así que el segundo disparo es para este.
rulebook-example-wasteland-pushed-away = El objetivo es ir a un punto lejano, y una miniatura prudente con una O subrayada está trabada. Se queda y lucha: impacto y empujón. Como es prudente, no persigue. Libre otra vez, con su segunda acción se mueve hacia el punto lejano.
rulebook-example-wasteland-ranged-attack = Un supermutante con 6 de salud saca una explosión: A, prudente, a distancia. El enemigo más herido, la Superviviente única con 5 de daño, está trabado con un sabueso mutante y por eso no es un blanco; un mutante temerario habría podido disparar. Un colono y Albóndiga tienen 3 de daño cada uno, así que decide la siguiente prioridad: el más débil. Al colono le queda 1 de salud y a Albóndiga 5; el colono recibe el disparo y se retira. Albóndiga, que se había preparado, reacciona y corre fuera de la vista. Para la segunda acción no hay nadie a quien disparar, así que el mutante se mueve para poder disparar después, tan lejos como puede, pero parando a amarilla de su enemigo.
rulebook-example-wasteland-close-attack = El mismo mutante saca en cambio una estrella: A cuerpo a cuerpo. No toca a nadie, así que no puede luchar; pero todos los enemigos están al alcance de una carga, y ahora carga contra la Superviviente única, la más herida de todos.
rulebook-example-wasteland-defence = Un supermutante con 6 de salud saca una botella: O, temerario, cuerpo a cuerpo. El objetivo es proteger a un prisionero, así que O se vuelve D. Desde el lugar del prisionero se podría cargar contra la Superviviente única y contra un colono, y la Superviviente única está más herida: es el blanco. Desde donde está de verdad el mutante su carga no llega, así que se mueve hacia el prisionero. Con su segunda acción el blanco es el mismo y ya está al alcance: el mutante carga.
rulebook-example-wasteland-slide = Un bruto de la IA lucha contra un caballero junto al escritorio que hay que forzar, el sujeto. Si el bruto se quedara donde está, el caballero podría rodearlo hasta el escritorio tras un ataque. Por eso el bruto se desliza tan lejos del escritorio como puede y se lleva consigo al caballero.

## Scenarios against the AI

rule-WC-X11 = Emboscada. Terreno medio, 6 rondas. Objetivo de la IA: derrotar a cualquier enemigo. Las miniaturas de la IA en el medio, al menos a azul de cada borde; los jugadores a naranja o menos de los bordes, alrededor de toda la mesa. Los jugadores ganan en cuanto no quede ninguna miniatura de la IA. La IA gana si queda alguna al final de la ronda 6, o cuando los jugadores están eliminados. Nuestra interpretación: la IA se coloca primero, sus miniaturas al menos a naranja unas de otras, y cada una se repliega adonde empezó; las miniaturas de la IA nunca dejan la mesa y se detienen en su borde, empujadas o no; en cooperativo las 2 o 3 fuerzas se reparten el límite por igual, cada una con un líder, y se colocan unidad a unidad por orden de asiento; la IA tiene tantas chapas como los jugadores, por opción 100 o 200 más.
    .title = Emboscada
rule-WC-X12 = Destruir y recuperar. Terreno medio, 6 rondas. Los jugadores a amarilla o menos de un borde, la IA a amarilla o menos del opuesto. Un marcador de investigación cerca del centro, boca arriba y a cubierto, es el casco. Solo lo cogen miniaturas de la IA, pero no perros: gratis, al tocarlo. Un portador retirado lo deja donde estaba. Mientras no lo lleve ninguna miniatura de la IA, el objetivo de todas es ir al casco; después, el del portador es ir al borde de donde vino, y el de las demás proteger al portador. La fase se mira antes de cada acción. La IA gana en cuanto un portador deja la mesa. Los jugadores ganan cuando la IA está eliminada o al final de la ronda 6. Nuestra interpretación: el casco está a amarilla o menos del centro, y ninguna peana puede acabar sobre él; el portador sale por su propio borde, con un movimiento o una carga, no por un empujón; un perro de la IA que lo toque hace A; si solo quedan perros y nadie lo lleva, los jugadores ganan en el acto.
    .title = Destruir y recuperar
rule-WC-X13 = Cortar la cabeza. Terreno medio, 6 rondas. Los jugadores en el medio, al menos a azul de cada borde; las miniaturas de la IA a lo largo de todos los bordes, a naranja o menos. Objetivo de la IA: derrotar al líder de los jugadores, que no puede dejar la mesa: movimientos y empujones se detienen en su borde. La IA gana en cuanto el líder se retira. Los jugadores ganan cuando la IA está eliminada o al final de la ronda 6. Nuestra interpretación: los jugadores se colocan primero, luego la IA a pasos iguales y al menos a naranja unas de otras; en cooperativo los jugadores nombran a uno de sus líderes.
    .title = Cortar la cabeza
rule-WC-X14 = Saquear la zona. Terreno medio, 6 rondas. Los jugadores a amarilla o menos de un borde, la IA a amarilla o menos del opuesto; 8 marcadores de registro sin letra, al menos a roja de los bordes y a amarilla unos de otros. Objetivo de la IA: usar los marcadores de registro; debería tener registro y cerraduras. Renuncia para siempre a un marcador si ninguna de sus miniaturas vivas tiene la habilidad para él. Los objetos de una miniatura retirada quedan donde estaba, y cualquiera puede cogerlos. Al final de la ronda 6 gana el bando cuyos objetos reunidos valgan más chapas; si valen lo mismo, hay empate. Un bando eliminado no conserva nada, y gana el otro. Nuestra interpretación: los marcadores se sortean entre los 14 simples y 4 vacíos y se colocan boca abajo al azar; el equipo inicial y los objetos gastados no cuentan; una miniatura de la IA que falle una prueba renuncia a ese marcador durante esa ronda, y nunca usa, suelta ni pasa sus hallazgos; son capaces los enemigos con registro o cerraduras.
    .title = Saquear la zona
rule-WC-X15 = Escoltar al brahmán. 6 rondas; la IA tiene 100 chapas más que los jugadores. Edificios a voluntad, pero un pasillo de al menos azul de ancho lleva del borde de los jugadores al opuesto. Los jugadores y el brahmán a roja o menos de su borde y al menos a negra de los bordes laterales; luego la IA, cada miniatura a naranja de un borde lateral, a derecha e izquierda por turno, al menos a roja unas de otras, o a amarilla si tiene más de 10 miniaturas. El brahmán tiene 10 de salud y armadura 1 contra cada tipo; no hace nada y puede quedar trabado. Al final de cada ronda se mueve roja hacia el borde opuesto. Objetivo de la IA: derrotar al brahmán. Si muere, la batalla termina en el acto y gana la IA: 150 chapas. Vivo al final con 6 o más de salud, los jugadores ganan 200 chapas; con 1 a 5 de salud, 100. Nuestra interpretación: empieza en el medio del rectángulo de los jugadores sobre una peana de 25 mm de radio, y la IA al menos a azul de ese rectángulo; los jugadores eligen su camino, hasta roja y rodeando las peanas enemigas; si toca el borde opuesto está a salvo y la batalla termina; puede ser empujado, incendiado y curado con comida o un estimulante por un amigo en contacto; no cuenta para la eliminación ni para el marcador de ventaja.
    .title = Escoltar al brahmán
rule-WC-R10 = La comisaría: los muros dan cobertura, son difíciles de cruzar y no bloquean la visión. A vestirse: 6 rondas, y la armadura es una T-60 intacta. Los desminadores: quien sea el único en tocar el alijo lo controla; si no hay nadie, el bando que lo encontró. Los refuerzos: primero se cuentan los escapados. El brahmán: cuando sale de un combate trabado, nadie obtiene un ataque gratuito.
    .title = Detalles de cinco escenarios

## The tutorials

rule-WC-X16 = Un comienzo agitado. Terreno ligero, 4 rondas, ventaja para los mutantes en la ronda 1. Supervivientes: la Superviviente única del primer día (pistola de 10 mm), 2 colonos (fusiles de caza). Supermutantes: 2 supermutantes (tabla, fusil casero de cerrojo), 1 bruto (mazo). Albóndiga está atrapado en el centro. Los mutantes colocan 4 marcadores de registro, con el lado de objeto a la vista, como trampas: a negra o menos de Albóndiga y al menos a negra unos de otros; se despliegan a naranja o menos de él; por último, los supervivientes eligen un borde y se despliegan a naranja o menos de él. Un superviviente a naranja o menos de Albóndiga lo libera con una acción, sin prueba; se une en el acto, aún sin estar listo. Un mutante a naranja o menos de una trampa la vacía con una acción y una prueba de Fuerza. Los mutantes ganan en el acto con 4 trampas vaciadas o cuando los supervivientes están eliminados; los supervivientes cuando Albóndiga está libre y los mutantes eliminados. Cualquier otra cosa al final de la ronda 4 es un empate. Nuestra interpretación: atrapado, Albóndiga es neutral y no es un blanco, pero su peana bloquea; sin mutantes la batalla sigue hasta que esté libre; las trampas deben dejar sitio a las demás; llevados por la IA, los mutantes usan las trampas, los supervivientes primero usan (liberan) a Albóndiga y luego derrotan a cualquier enemigo.
    .title = Tutorial 1: un comienzo agitado
rule-WC-X17 = Fuerte Davis. Terreno ligero, 4 rondas, ventaja para los mutantes en la ronda 1. Supervivientes: la Superviviente única del primer día (pistola de 10 mm), 2 colonos (fusiles de caza), Albóndiga. Supermutantes: 3 supermutantes (tabla, fusil de caza), 1 bruto (mazo). El mazo de objetos: toda la ropa, todas las armaduras y uno de cada: fusil de combate, pistola láser, revólver del .44, llave para tubos, bate de béisbol, escopeta de combate, fusil casero de cerrojo, bourbon, Mentats, trozos de iguana, carne de sabueso mutante, bolsa de sangre, estimulante, mazo, pistola casera, tabla. Colocados por turno, boca abajo y al menos a amarilla unos de otros: 8 marcadores de investigación (4 numerados, 4 con icono de registro), luego 10 marcadores de registro de 14 (9 con icono de habilidad o de peligro, 2 vacíos, 3 objeto); 4 se apartan. Con todos los marcadores puestos, los supervivientes eligen una zona, los mutantes toman la otra. Un marcador numerado es una taquilla de armas: interactúa, coge las dos primeras armas del mazo de objetos y mézclalo; sin armas, el objeto de arriba. Los hallazgos se pueden usar en el acto, y una miniatura retirada los suelta. Eliminar al otro bando gana en el acto; al final de la ronda 4 gana el bando que tenga más cartas encontradas; si tienen las mismas, hay empate. Nuestra interpretación: las zonas están a amarilla o menos de bordes opuestos, los marcadores al menos a roja de estos y a naranja de los bordes laterales; recoger lo que se ha soltado cuesta aquí una acción; llevado por la IA, un bando usa los marcadores para los que tiene la habilidad y luego derrota a cualquier enemigo.
    .title = Tutorial 2: Fuerte Davis
rule-WC-X18 = La planta de agua. Terreno medio, 6 rondas, ventaja para los mutantes en la ronda 1. Supervivientes: la Superviviente única del primer día (pistola de 10 mm, Jet), 2 colonos (fusiles de asalto, 1 Nuka-Cherry), Albóndiga, un técnico esclavizado (escopeta de combate, armadura de cuero resistente). Supermutantes: 2 supermutantes (tabla, fusil casero de cerrojo, 1 bolsa de sangre), 1 bruto (mazo, Nuka-Cola, Psycho), 1 sabueso mutante. El mazo de objetos: fusil de caza, bate de béisbol, pistola casera, fusil de combate, pistola láser, revólver del .44, llave para tubos, bourbon, Mentats, trozos de iguana, carne de sabueso mutante, 2 estimulantes y 2 cartas al azar de ropa, chatarra y armadura. Cuatro marcadores de ordenador, un cuadrado de lado azul alrededor del centro, son las bombas y limitan la zona de bombeo; un marcador de registro, con el lado de objeto a la vista, a amarilla de una esquina es el generador. De 13 marcadores de registro (3 vacíos, 5 objeto, 3 peligro, 2 registro) se colocan 10 por turno, boca abajo, al menos a amarilla de la zona de bombeo. Los supervivientes se despliegan en la zona de bombeo, luego los mutantes a naranja o menos de cualesquiera bordes. Un superviviente que toque una bomba usa informática: el primer éxito de una ronda bombea 6 000 galones, cada uno de los siguientes 1 000. Un éxito en el generador lo pone en marcha: 5 000 al final de cada ronda. Si el técnico está fuera de la zona al empezar una ronda, se pierden los primeros 2 000 galones de esa ronda. Un superviviente retirado cuerpo a cuerpo queda capturado; el técnico cuenta por dos. Los supervivientes ganan en el acto con 30 000 galones; los mutantes con 4 capturados, cuando los supervivientes están eliminados, o al final de la ronda 6. Nuestra interpretación: una peana en parte dentro de la zona está dentro; el generador ya bombea en la ronda en que arranca; un técnico retirado está fuera; si los mutantes están eliminados, ganan los supervivientes; llevados por la IA, los supervivientes con informática usan la bomba más cercana (uno de ellos primero el generador) y los demás protegen al técnico, mientras que los mutantes derrotan al técnico y luego a cualquier enemigo.
    .title = Tutorial 3: la planta de agua
rule-WC-X19 = El diario perdido. Terreno medio, 6 rondas, ventaja para los supervivientes en la ronda 1. Supervivientes: la Superviviente única del primer día (T-60, fusil láser), 2 colonos (fusiles de combate, trajes aislantes dañados; para la unidad 2 estimulantes, 1 RadAway, 3 granadas de fragmentación), Albóndiga. Supermutantes: 1 supermutante (supermazo con módulo aturdidor), un aviador (gorro de aviador, fusil casero de cerrojo, tabla), 1 sabueso mutante, 1 bruto (lanzamisiles, llave para tubos). Colocados por turno, boca abajo, en la zona central: 4 marcadores de investigación, al menos a azul unos de otros (3 vacíos, 1 con icono de registro, el cofre); luego 8 marcadores de registro, al menos a naranja de otros marcadores (llaves A, B y C, 1 vacío, 4 objeto); luego 6 barriles en cualquier sitio, al menos a naranja de los marcadores de registro. Las miniaturas se despliegan una a una por turno, a naranja o menos de bordes opuestos. Los supervivientes pueden mirar cualquier marcador de investigación en cualquier momento. Cuando un superviviente interactúa por primera vez con el cofre, un sorteo decide si sirve la llave A, B o C. Un superviviente con esa llave coge el diario por contacto, sin acción; si su portador se retira, se queda allí, y cualquier superviviente lo coge por contacto. Una miniatura que acabe su activación a amarilla o menos de barriles tira un dado negro por cada uno: los iconos de daño son daño de radiación. Los supervivientes ganan en cuanto uno de ellos deja la mesa con el diario; los mutantes cuando los supervivientes están eliminados o al final de la ronda 6. Nuestra interpretación: la zona central está al menos a roja de los bordes de despliegue y a amarilla de los laterales; los supervivientes se despliegan primero; la primera mirada a la cerradura es gratis; los mutantes pueden coger llaves, nunca el diario; las llaves caen con su portador; Albóndiga no lleva el diario; si los mutantes están eliminados, ganan los supervivientes mientras el cofre aún se pueda abrir; llevados por la IA, los supervivientes usan marcadores de registro hasta tener la llave buena, luego el cofre, luego el portador va al borde más cercano y los demás lo protegen, mientras que los mutantes derrotan a cualquier enemigo y más tarde al portador.
    .title = Tutorial 4: el diario perdido
rule-WC-X20 = Se acerca la tormenta. Terreno medio, 6 rondas. Supervivientes: la Superviviente única (heroica, líder Cazador, estimulante, fusil láser), el aspirante Goddard (T-60, bate de béisbol, revólver del .44, bolsa de sangre), 2 colonos (fusiles de asalto; para la unidad 2 Nuka-Cherry), Albóndiga. Supermutantes: 1 supermutante (mazo, armadura de cuero resistente, 3 granadas de fragmentación, Nuka-Cola), un aviador (gorro de aviador, fusil casero de cerrojo, trozos de iguana), 2 sabuesos mutantes, 1 bruto (heroico, líder Pendenciero, fusil de plasma, llave para tubos, estimulante), un técnico esclavizado (fusil de combate, traje de tres piezas remendado, carne de sabueso mutante). Las miniaturas se despliegan una a una por turno, los mutantes primero. El marcador de registro A es la boca de una cueva, B el lugar por donde entra el sanguinario, 5 más son sirenas. Tras la activación de cada miniatura lanza la ficha de suerte; con la quinta suerte el sanguinario aparece en B, una vez. Es enemigo de todos y tiene su activación al final de cada ronda, con fuego, veneno y aturdimiento como todos, y actúa dos veces, cada vez lo primero que sea posible: atacar a una miniatura al azar trabada con él; cargar contra la miniatura más cercana, con grito de guerra, empujón y persecución; moverse hacia la más cercana a la vista; moverse hacia la más cercana. Una miniatura que no sea perro puede interactuar con una sirena: el sanguinario se mueve naranja en línea recta hacia ella o lejos de ella, como elija quien la usa, sin ataques gratuitos y sin desencadenante. Los supervivientes ganan en cuanto se retira el bruto, los mutantes en cuanto se retira la Superviviente única; si caen los dos en la misma acción, hay empate. Al final de la ronda 6 gana el líder más cercano a A; si están igual de cerca, hay empate. Nuestra interpretación: las zonas están a amarilla o menos de dos bordes opuestos; A está a naranja del medio de un tercer borde y B en el medio del opuesto a este; una sirena está en el centro, las demás a roja más verde de él hacia las esquinas; el sanguinario actúa también en la ronda en que aparece, no lanza él ninguna ficha y usa su aplastamiento en cuanto está cebado; llevado por la IA, un líder va a A, las miniaturas con número impar protegen al líder y las de número par derrotan al líder enemigo.
    .title = Tutorial 5: se acerca la tormenta
rule-WC-R4 = En el tutorial 5 las sirenas son los 5 marcadores de registro que están con el lado de objeto a la vista.
    .title = Las sirenas
rule-WC-R11 = En el tutorial 4 los colonos lanzan con Agilidad y llegan a amarilla, el daño de todos los barriles juntos tiene una tirada de armadura, y cualquier borde de la mesa es la salida.
    .title = Detalles del tutorial 4
