# El reglamento de Tragic: un mensaje por regla, con el nombre de su número, y las palabras que lo rodean.
# Cada texto ocupa una línea, para que un rechazo pueda mostrarlo en cualquier sitio.

## The page

rulebook-tragic-title = Tragic: el reglamento
rulebook-tragic-notice = Overseer es un proyecto no oficial. Ni el autor del juego de cartas impreso ni los propietarios de su mundo lo hacen ni lo respaldan; todos los nombres pertenecen a sus propietarios. Cada frase de esta página es nuestra.
rulebook-tragic-intro = Dos supervivientes, una ruina y sitio para uno solo. Trae sesenta cartas, un cuerpo con sus manías y las pocas cosas que mejor se te dan. Hazte más fuerte punto a punto, llama a tus amigos, ponte lo que todavía aguante y deja a cero los puntos de vida de tu rival antes de que se acaben los tuyos.
rulebook-tragic-guide = Cada regla tiene un número, por ejemplo TR-P3. Cuando el juego rechaza una jugada, cita ese número, y aquí encuentras el motivo. { rulebook-order } Donde las reglas impresas callan, hemos tenido que decidir: esas reglas llevan la indicación «{ rulebook-mark-reading }». En las que llevan la indicación «{ rulebook-mark-partly }», las palabras «{ rulebook-reading-begins }» muestran dónde empieza la decisión.

## The sections, in the order of play

rulebook-section-tragic-aim = Objetivo y números
rulebook-section-tragic-aim-intro = Ganas si derribas a tu rival. Estos son los números con los que peleas y el momento en que el juego los mira.
rulebook-section-tragic-zones = Las zonas
rulebook-section-tragic-zones-intro = Cada carta está en una zona, derecha o girada. Dónde está y cómo está dicen lo que puede hacer.
rulebook-section-tragic-setup = La preparación
rulebook-section-tragic-setup-intro = Antes del primer golpe decides quién eres: sesenta cartas, hasta dos Rasgos y tres Habilidades, elegidos sin saber qué trae la otra persona.
rulebook-section-tragic-turn = El turno
rulebook-section-tragic-turn-intro = Los turnos se alternan. Un turno recorre sus fases en este orden; casi todo ocurre en la fase principal.
rulebook-section-tragic-paying = Pagar y colocar Aptitudes
rulebook-section-tragic-paying-intro = Tus puntos SPECIAL lo pagan todo, y cada acción te deja añadir uno más. Quien actúa, crece.
rulebook-section-tragic-cards = Las cartas
rulebook-section-tragic-cards-intro = Qué clases de cartas hay, adónde van y qué significan algunas de sus palabras. Una carta siempre puede decir otra cosa.
rulebook-section-tragic-reactions = Las Reacciones y la cadena
rulebook-section-tragic-reactions-intro = Casi nada ocurre sin que la otra persona pueda opinar. Las respuestas forman una cadena, y la última palabra va primero.
rulebook-section-tragic-attacking = Atacar
rulebook-section-tragic-attacking-intro = Golpea con tus propias manos o envía a tus Aliados. El daño sigue unos pasos fijos, así que puedes calcularlo antes de golpear.
rulebook-section-tragic-keywords = Las palabras clave
rulebook-section-tragic-keywords-intro = Las palabras en mayúsculas de una carta son palabras clave. Cada una es una pequeña regla; aquí están todas.
rulebook-section-tragic-ends = El final del duelo
rulebook-section-tragic-ends-intro = La mayoría de los duelos acaban cuando alguien se queda sin puntos de vida (TR-A2). Hay otras maneras, y unas cuantas cartas que piden una aclaración.
rulebook-section-tragic-limits = Los límites
rulebook-section-tragic-limits-intro = Para que todo duelo acabe y toda respuesta tenga sentido, Overseer pone unos pocos límites. Casi nunca los tocarás.
rulebook-section-tragic-odds = Anexo: las probabilidades de golpe crítico
rulebook-section-tragic-odds-intro = La probabilidad exacta de un golpe crítico según el número de tus oportunidades de crítico (TR-C6).

## Aim and numbers

rule-TR-A1 = Tragic es un duelo. Tienes un máximo de 100 puntos de vida (PV), empiezas con 7 puntos SPECIAL, uno de cada letra, y traes una Biblioteca de 60 cartas. Los Rasgos cambian estos números: un necrófago, por ejemplo, tiene un máximo de 70 PV, y algunos Rasgos cambian los puntos con los que empiezas.
    .title = Lo que tiene un duelista
rule-TR-A2 = Los PV se comprueban cada vez que se resuelve un eslabón de la cadena: se inflige todo el daño del mismo instante, luego se cura, y entonces el juego mira, antes del siguiente eslabón o efecto disparado. Con 0 PV o menos has perdido; si les pasa a los dos jugadores, el duelo queda en empate. Algunos efectos conceden un plazo. Nuestra interpretación: un MÁRTIR que dispara el ataque mortal llega, pues, demasiado tarde (TR-W6).
    .title = Cuándo quedas derrotado
rule-TR-A3 = Tus PV nunca suben por encima de tu máximo. Se cura a los jugadores; a un Aliado, solo si una carta lo dice. Al final del turno los Aliados se recuperan solos (TR-T5).
    .title = Curar
rule-TR-A4 = Si tu máximo baja por debajo de tus PV actuales, estos se recortan hasta él. Robar o buscar en una Biblioteca vacía no hace nada, salvo en la fase 2 (TR-T2).
    .title = Menos máximo, Biblioteca vacía

## The zones

rule-TR-Z1 = Cada jugador tiene estas zonas: Juego (Aliados, Compañeros y Objetos que se quedan, sin límite); Combate (Aliados que atacan y cartas de Ataque); Equipo; Destrucción (fuera de la partida para siempre); Rasgos (de 0 a 2); Habilidades (3, como mucho 4); el medidor de radiación (TR-N1); Biblioteca; Descarte; SPECIAL (7 columnas, una por letra, con 10 puntos como mucho en cada una); y la mano, que no tiene límite.
    .title = Dónde están las cartas
rule-TR-Z2 = Una carta enderezada está derecha; una girada, de lado. Jugar una pieza de equipo cuesta lo que lleva impreso, y llega girada, es decir, sin poner. Ponérsela (enderezarla) y quitársela (girarla) cuestan cada vez otro tanto. Llevas como mucho una pieza en cada parte del cuerpo. Nuestra interpretación: ponérsela se paga también la primera vez.
    .title = Girada, enderezada, puesta
rule-TR-N1 = El medidor de radiación tiene los niveles 0 a 10; empiezas en 0. En los niveles 2, 4, 6, 8 y 10 se aplican los inconvenientes que llevan impresos, y los anteriores siguen aplicándose. La tabla del juego de cartas dice cuáles son.
    .title = El medidor de radiación

## Setting up

rule-TR-S1 = El formato dice cuántas cartas del mismo nombre y del mismo nivel puede tener tu Biblioteca: 1 en singleton, 2 en dúo, 3 en trío, 4 en quad. Una carta del mismo nombre pero de otro nivel es otra carta.
    .title = Los formatos
rule-TR-S2 = Una Biblioteca tiene exactamente 60 cartas. Se aconsejan al menos 18 Aptitudes: con menos se te avisa, no se te impide.
    .title = Sesenta cartas
rule-TR-S3 = Los dos jugadores eligen en secreto de 0 a 2 Rasgos y los revelan a la vez. Puedes elegir «Sin Rasgo» y otro Rasgo para engañar: el otro se retira de la partida al revelarlos. Después los Rasgos hacen efecto y fijan tus PV máximos y actuales.
    .title = Rasgos secretos
rule-TR-S4 = Después, los dos eligen en secreto 3 Habilidades, o 4 con el Rasgo que lo permite, y las revelan a la vez.
    .title = Habilidades secretas
rule-TR-S5 = Cada jugador tira un dado y empieza el número más alto; en caso de empate se repite. Si solo un jugador tiene el Rasgo Kamikaze, empieza sin tirar. Si lo tienen los dos, tiran.
    .title = Quién empieza
rule-TR-S6 = Tu primera mano es el triple de tu ritmo de robo: 6 cartas con el ritmo habitual de 2, y de 3 a 9 en total. No puedes cambiarla, salvo si un Rasgo te deja. Nuestra interpretación: con ese Rasgo puedes, una vez, barajar tu mano con la Biblioteca y volver a robar otras tantas cartas.
    .title = La primera mano
rule-TR-S7 = Tus dos Rasgos tienen que ser distintos. Nuestra interpretación: como mucho uno de ellos es una raza; también tus Habilidades tienen que ser distintas; la Biblioteca se entrega antes de revelar los Rasgos; Rasgos, Habilidades y puntos SPECIAL básicos no forman parte de las 60 cartas.
    .title = Lo que puede ir junto

## The turn

rule-TR-T1 = Fase 1, enderezar: enderezas tus cartas de las zonas SPECIAL, Juego y Habilidades, pero nunca tu equipo. Quien empieza el duelo se salta esta fase en el primer turno.
    .title = Fase 1: enderezar
rule-TR-T2 = Fase 2, robar: robas tantas cartas como diga tu ritmo de robo, 2 por defecto, de 1 a 3 con Rasgos, más con efectos, nunca menos de 1. Quien empieza el duelo se salta esta fase en el primer turno. Si tu Biblioteca está vacía en esta fase, y solo entonces, pierdes; mientras quede una carta, robas lo que haya.
    .title = Fase 2: robar
rule-TR-T3 = Fase 3, Mantenimiento: se resuelve cada capacidad de MANTENIMIENTO de tus cartas en juego, tus Habilidades, Aptitudes y Rasgos, en el orden que elijas; lo que solo se puede usar en el Mantenimiento (TR-T7) puede ir antes, en medio o después. Los efectos que dicen lo mismo van seguidos: eliges una vez para todos.
    .title = Fase 3: Mantenimiento
rule-TR-T4 = Fase 4, principal: puedes jugar cuantas cartas quieras, usar cuantas capacidades y Habilidades quieras y atacar cuantas veces quieras, mientras pagues los costes. Puedes atacar desde el primer turno. Las interrupciones (TR-R2) y las Reacciones (TR-R1), contadas como fases 5 y 6, ocurren dentro de esta fase.
    .title = Fase 4: principal
rule-TR-T5 = Fase 7, final: se resuelven los efectos de FIN DE TURNO y luego los Aliados de los dos jugadores se curan por completo.
    .title = Fase 7: Fin de turno
rule-TR-T6 = «Terminas tu turno de inmediato» corta todo lo demás que seguiría a esa acción, pero no tu derecho a colocar una Aptitud (TR-P3). Nuestra interpretación: los efectos de MANTENIMIENTO pendientes se resuelven de todos modos.
    .title = Terminas tu turno de inmediato
rule-TR-T7 = Usas tus Habilidades solo en tu propio turno, salvo si la carta dice otra cosa. Algunas solo se pueden usar en el Mantenimiento.
    .title = Cuándo se usan las Habilidades
rule-TR-T8 = Después de «terminas tu turno de inmediato» todavía puedes usar el derecho de colocación; luego sigue la fase 7.
    .title = Una última carta antes del final
rule-TR-T9 = El orden en la fase 7: los efectos de FIN DE TURNO en el orden que elija su propietario, luego se curan todos los Aliados, luego acaba cada «+x/+y» que dura hasta el final del turno. Una bonificación que acaba nunca mata, pues, a un Aliado.
    .title = El orden en el Fin de turno

## Paying, and laying ability cards

rule-TR-P1 = Un coste pide puntos de ciertas letras y puntos de cualquier letra. Se escribe SS+1: dos puntos de S y uno de cualquier letra. Por cada punto giras una carta enderezada de tu zona SPECIAL, y no puedes echarte atrás. Las reducciones nunca bajan un coste de 0. Nuestra interpretación: una carta girada así sigue girada hasta tu propia fase 1 siguiente, de modo que las Reacciones solo se pagan con lo que queda.
    .title = Pagar un coste
rule-TR-P2 = Una carta con «+1» en lugar de un coste es una Aptitud. No cuesta nada, añade un punto a su letra, puede pagar enseguida y tiene una bonificación propia.
    .title = Las Aptitudes
rule-TR-P3 = Cada acción de tu propio turno te da derecho a colocar una Aptitud de tu mano, enderezada. Son acciones: jugar una carta, usar una capacidad o una Habilidad, atacar con una carta de Ataque o con Aliados, y pagar un coste en el Mantenimiento, aunque el coste sea 0, un descarte o solo girar una carta. El derecho caduca con tu siguiente acción o con el final de tu turno, y los derechos nunca se acumulan. Colocar no da un derecho nuevo, ni tampoco lo que haces en el turno de tu rival. Un Rasgo puede prohibir la colocación.
    .title = El derecho de colocación
rule-TR-P4 = Si un efecto te dice que hagas algo de inmediato, puedes colocar la Aptitud antes de hacerlo. La colocación y tus demás efectos «cuando…» del mismo instante ocurren en el orden que elijas, así que la carta nueva ya puede pagar la Habilidad que se acaba de disparar.
    .title = Primero coloca, luego sigue
rule-TR-P5 = Las Aptitudes no se pueden elegir como objetivo ni destruir.
    .title = Seguras para siempre
rule-TR-P6 = El derecho de colocación se abre cuando el coste está pagado, y puedes usarlo siempre que se te pregunte: antes de la respuesta de tu rival, dentro de la cadena, antes de algo que haya que hacer de inmediato o después de la resolución. Colocar no entra en la cadena y no admite respuesta. El punto y su bonificación cuentan para todo lo que aún no se ha calculado; el daño base se calcula después de las Reacciones (TR-C3).
    .title = Cuándo puedes colocar
rule-TR-P7 = No puedes colocar un punto número 11 de una letra: 10 es el máximo, y la carta básica cuenta.
    .title = Diez puntos por letra

## The cards

rule-TR-K1 = Toda carta tiene un nivel de 1 a 3, salvo los puntos SPECIAL básicos. Un Rasgo tiene tantas ventajas y tantos inconvenientes como diga su nivel; que el Rasgo Kamikaze te deje empezar no cuenta como una de sus ventajas.
    .title = Los niveles
rule-TR-K2 = Las clases de cartas son Aptitud, Ataque, Acción, Misión, Reacción, Aliado, Compañero, Objeto, Rasgo y Habilidad; un Objeto puede ser una Armadura, un arma, una Droga o un Edificio. Una Misión es una Acción que un efecto que busca una Acción no puede tomar; uno que busca cualquier carta sí. Un Edificio es un Objeto: lo que afecta a los Objetos lo afecta, pero nunca se encuentra en una bolsa.
    .title = Las clases de cartas
rule-TR-K3 = Un Compañero es único por su nombre propio, en los dos bandos y contando las zonas de Combate. Mientras haya uno con ese nombre, en la versión que sea, nadie puede jugar otro.
    .title = Los Compañeros
rule-TR-K4 = Las cartas de Acción, Misión, Ataque y Reacción van al Descarte una vez resueltas, igual que los Objetos que no dicen que se quedan.
    .title = De un solo uso
rule-TR-K5 = Un Aliado muestra ataque/vida. Puede atacar en el mismo turno en que llega, y se gira para atacar. «+x/+y» suma x a su ataque e y a su vida. Al final de cada turno se cura (TR-T5).
    .title = Los Aliados
rule-TR-K6 = Lo que te permite una carta de la mesa puedes hacerlo también en el turno de tu rival, interrumpiendo la fase principal (TR-R2), salvo si la carta dice «en tu turno». Con las Habilidades es al revés (TR-T7).
    .title = En cualquier momento
rule-TR-K7 = Buscar significa: toma la carta de tu Biblioteca, enséñala, ponla en tu mano y baraja la Biblioteca.
    .title = Buscar
rule-TR-K8 = ÚNICA: cuando una carta del mismo nombre y nivel entra en una zona del mismo jugador, la anterior se descarta. Las Aptitudes son únicas. Esto es una regla, no una destrucción (TR-P5).
    .title = ÚNICA
rule-TR-K9 = Un Aliado con 0 de vida va al Descarte de su propietario. Una carta va a la zona de Destrucción solo si un efecto dice que se pierde para siempre.
    .title = Adónde va un Aliado vencido
rule-TR-K10 = «Cuando este Aliado sea vencido» funciona sea como sea que el Aliado se vaya: vencido, descartado o destruido, salvo si una carta lo prohíbe.
    .title = Cuando este Aliado sea vencido
rule-TR-K11 = La capacidad activa de una carta girada no se puede usar, salvo si la carta lo dice.
    .title = Las cartas giradas descansan
rule-TR-K12 = Un arma natural cuenta como cuerpo a cuerpo aunque la carta no lo diga. Un zarpazo es cuerpo a cuerpo, a una mano, a manos desnudas y arma natural.
    .title = Las armas naturales
rule-TR-K13 = Los números de una misma palabra clave se suman: MÁRTIR x1 y MÁRTIR x1 hacen MÁRTIR x2. Nuestra interpretación: lo mismo vale para ARMADURA, PENETRANTE y DESCUBRIMIENTO.
    .title = Los números se suman
rule-TR-K14 = { card-tragic-unfinished-shelter }: el jugador que está dentro es inmune a los efectos dañinos; el Edificio, no. Entrar termina tu turno y, mientras estés dentro, te saltas tus fases principales. El coste de Mantenimiento se paga solo para salir de él.
    .title = { card-tragic-unfinished-shelter }
rule-TR-K15 = { card-tragic-mysterious-stranger }: tienes menos dados de crítico en todos tus ataques, no solo en el que te da el Rasgo.
    .title = { card-tragic-mysterious-stranger }
rule-TR-K16 = { card-tragic-trap-spotting }: quien afirma tener una Reacción tiene que enseñar una.
    .title = { card-tragic-trap-spotting }

## Reactions and the chain

rule-TR-R1 = Una carta de Reacción dice a qué responde: a una carta de Acción, Misión, Ataque o Reacción, a una capacidad o Habilidad que se usa, o a un ataque de Aliados. La cadena se resuelve del último eslabón al primero. Un eslabón que ya no es válido no hace nada; su coste queda pagado y el derecho de colocación se mantiene. Nuestra interpretación: a un Aliado o a un Objeto que se juega solo responde una carta que lo diga; a una colocación, ninguna.
    .title = Las Reacciones
rule-TR-R2 = Durante la fase principal de un jugador, el otro puede interrumpir para usar capacidades que lo permitan (TR-K6).
    .title = Interrumpir
rule-TR-R3 = Esquivar totalmente no necesita tirada. Todavía puedes hacerlo después de fallar una tirada de esquiva (TR-R5).
    .title = Esquivar totalmente
rule-TR-R4 = Después de cada eslabón se pregunta solo al rival de quien lo controla. Pasar cierra la cadena, que se resuelve sin eslabones nuevos. Lo que se dispare entretanto va a una cadena nueva, primero lo del jugador activo, y cada cual ordena lo suyo.
    .title = A quién se pregunta
rule-TR-R5 = A un ataque se puede responder en dos momentos: cuando se declara y después de una tirada de esquiva fallida, antes de perder PV.
    .title = Dos momentos para responder
rule-TR-R6 = Una capacidad usada para interrumpir entra en la misma cadena, nunca mientras se resuelve un eslabón.
    .title = Las interrupciones y la cadena

## Attacking

rule-TR-C1 = Hay cuatro formas de ataque: una carta de Ataque contra el jugador, una carta de Ataque contra un Aliado, Aliados contra el jugador y Aliados contra un Aliado, donde los dos bandos infligen su daño a la vez. Un Aliado golpeado por una carta de Ataque hace un contraataque, girado o no, aunque muera: en el mismo instante se inflige su valor de ataque al jugador que ataca, cuya armadura cuenta. No hay contraataque contra Acciones, daño de área ni INCAPACITAR. Nuestra interpretación: el Aliado al que apunta la carta contraataca aunque un protector reciba el daño en su lugar (TR-W13). Una carta de Ataque que también apunta a una carta en juego se puede jugar cuando no hay a quién golpear; entonces solo ocurre eso.
    .title = Cuatro formas de ataque
rule-TR-C2 = Un movimiento de ataque son uno o más Aliados, nombrados en cualquier orden, que atacan juntos a un mismo objetivo. Cada Aliado enderezado del jugador atacado puede bloquear a un atacante, en cualquier orden. Cada atacante reparte su daño entre sus bloqueadores, y cada bloqueador golpea a su atacante; los atacantes sin bloqueador golpean al jugador. Una carta de Ataque no se puede bloquear. Nuestra interpretación: solo se puede bloquear un ataque contra el jugador, y bloquear no gira al bloqueador; un Aliado al que atacan varios contraataca a uno de ellos, el que nombre su jugador.
    .title = Movimientos y bloqueos
rule-TR-C3 = La secuencia de una carta de Ataque: pagar; ponerla en la zona de Combate; Reacciones; anunciar daño base, tipos y penetración; restar la armadura; tirar los dados de crítico; aplicar la puntería y las repeticiones; perder PV.
    .title = La secuencia de un Ataque
rule-TR-C4 = El daño base puede crecer con tus puntos SPECIAL. Ejemplo: tienes 4 puntos de Fuerza, contando el básico, y la carta Fuerza legendaria, que es ella misma el 5.º punto y da +1 de daño. Un golpe de bate de nivel 2 tiene entonces (5 + 1) × 2 = 12 de daño base; un golpe crítico con el Rasgo que multiplica por 3 lo convierte en 36.
    .title = El daño base
rule-TR-C5 = Ejemplo: de 12 de daño base contra 3 de armadura, de los que se ignoran 2, quedan 11. El ataque apunta a la mano derecha de un diestro con el Rasgo { card-tragic-one-handed }, así que se aplica una vez más: 22.
    .title = Armadura y repetición, un ejemplo
rule-TR-C6 = Para un golpe crítico tiras 1 dado de confirmación, que nunca se pierde, y un dado por cada oportunidad de crítico, 2 por defecto. Si al menos dos dados muestran un 1, el golpe es crítico: el daño final se dobla. Con 0 oportunidades o menos no hay golpe crítico. Tiran las cartas de Ataque, contra un jugador o contra un Aliado; los Aliados no, salvo si una carta lo dice. La probabilidad con n dados es exactamente 1 − (5/6)^n − n(1/6)(5/6)^(n−1).
    .title = Los golpes críticos
rule-TR-C7 = «Una vez más» suma otra vez el mismo resultado. Ejemplo: 10 de Fuerza − 1 de armadura = 9; tres golpes, dos de ellos críticos, hacen 9 × 2 × 2 + 9 = 45 de daño, y VAMPIRISMO cura 45.
    .title = Una vez más
rule-TR-C8 = Donde Aptitudes, Rasgos y Habilidades hablan de ataque, se refieren a los ataques del propio jugador, no a los de los Aliados.
    .title = De quién son los ataques
rule-TR-C9 = Cada punto de armadura resta 1 al daño del que protege. La armadura simple protege de todo; la antirradiación, de la Radiación; la antiexplosión, de las explosiones; la bacteriológica, del Veneno y la enfermedad; la ignífuga, del fuego; la energética, del fuego, crío, láser, plasma y electricidad; el metal pulido, del láser. Todo lo que se aplica se suma; PENETRANTE cuenta una vez, contra la suma. Nuestra interpretación: la armadura simple no protege del Veneno ni de la Radiación (TR-C10).
    .title = La armadura
rule-TR-C10 = El Veneno atraviesa la armadura simple y puede ser crítico. La Radiación atraviesa la armadura simple, nunca es crítica y sube el medidor de radiación (TR-N1) un nivel por cada suceso que inflige al menos 1 de daño.
    .title = Veneno y Radiación
rule-TR-C11 = Un jugador atacado por Aliados no contraataca, salvo con una Reacción o una Habilidad. A un Aliado se le puede atacar esté girado o enderezado.
    .title = Quién contraataca
rule-TR-C12 = El orden de un movimiento de ataque: girar a los Aliados, moverlos a la zona de Combate y nombrar el objetivo; Reacciones; bloqueos; reparto del daño; daño; los supervivientes vuelven girados. Volver no es irse, así que no dispara ningún MÁRTIR.
    .title = El orden de un movimiento
rule-TR-C13 = Si uno de los dos de una pareja que combate ha desaparecido antes del daño, esa pareja no inflige ninguno. Un atacante cuyo bloqueador ha desaparecido sigue bloqueado.
    .title = Desaparecido antes del daño
rule-TR-C14 = Cada golpe de una carta de varios golpes se enfrenta por su cuenta a la armadura y tira sus propios dados de crítico; todos comparten una sola ventana de Reacción.
    .title = Varios golpes

## Keywords

rule-TR-W1 = ABSORCIÓN TOTAL: el Aliado recibe todo el daño, también el sobrante. Esto anula EXCESO DE DAÑO.
    .title = ABSORCIÓN TOTAL
rule-TR-W2 = EXCESO DE DAÑO: lo que queda después de la armadura y la vida del Aliado pasa a su jugador, menos la armadura de ese jugador. El golpe crítico se cuenta antes de la vida del Aliado y no se vuelve a tirar; PENETRANTE actúa de nuevo sobre la armadura del jugador. Si hay varios bloqueadores, todos deben recibir antes daño mortal.
    .title = EXCESO DE DAÑO
rule-TR-W3 = PENETRANTE xN: el ataque ignora N de armadura.
    .title = PENETRANTE
rule-TR-W4 = PERFORANTE: el ataque ignora toda la armadura.
    .title = PERFORANTE
rule-TR-W5 = ARMADURA xN: cada golpe al Aliado se reduce en N.
    .title = ARMADURA
rule-TR-W6 = MÁRTIR xN: cuando el Aliado deja el juego de cualquier manera, inflige su ataque × N en una sola explosión al jugador que lo ha vencido, o a su propio jugador si lo hizo él mismo. Es un ataque contra ese jugador: un protector puede recibirlo (TR-W13). Nuestra interpretación: cuenta el último valor de ataque; nunca es crítico; cuentan la armadura simple y la antiexplosión; lo ha vencido quien controla aquello que lo retiró.
    .title = MÁRTIR
rule-TR-W7 = EN DEFENSA: el Aliado no puede atacar, solo bloquear. Mientras esté, no se puede atacar a su jugador ni a los demás Aliados de ese jugador. A un jugador que tiene EN DEFENSA ya no lo cubren esos Aliados. Nuestra interpretación: detiene por igual cartas de Ataque y Aliados, también mientras el Aliado que cubre está girado; un Aliado INSELECCIONABLE no cubre.
    .title = EN DEFENSA
rule-TR-W8 = HORDA: todos los Aliados que la tienen atacan juntos al mismo objetivo. Nuestra interpretación: si uno de ellos ataca, se le une cada Aliado enderezado con HORDA; ninguno está obligado a empezar.
    .title = HORDA
rule-TR-W9 = PUNTERÍA: el ataque nombra una parte del cuerpo. Nuestra interpretación: la Armadura puesta allí se gira y, con ello, se quita.
    .title = PUNTERÍA
rule-TR-W10 = INCAPACITAR: en vez de infligir daño, puedes decidir descartar un Aliado, Objeto, Edificio o pieza de equipo rival que tenga una capacidad de girar o enderezar (el equipo siempre la tiene: se pone y se quita), pero nunca cartas SPECIAL, Habilidades ni Rasgos. EXCESO DE DAÑO y VAMPIRISMO no se aplican entonces.
    .title = INCAPACITAR
rule-TR-W11 = INSELECCIONABLE: ningún jugador puede nombrar esta carta como objetivo, ni siquiera su propietario, ni tampoco un Aliado rival. Puede atacar y bloquear, y el daño de área la alcanza.
    .title = INSELECCIONABLE
rule-TR-W12 = SIGILO: ni a ti ni al equipo que llevas puesto se os puede atacar directamente, sea con cartas, con Aliados o con el daño de una Reacción. Nuestra interpretación: a tus Aliados sí; el daño de área también te alcanza.
    .title = SIGILO
rule-TR-W28 = Un ataque hecho con SIGILO, y todo lo que se siga de él, no se puede evitar: ni esquiva, ni anulación, ni desvío, ni CARGA PROTECTORA. Otras Reacciones siguen permitidas.
    .title = Desde la oscuridad
rule-TR-W29 = Tu SIGILO acaba cuando se ha resuelto tu propia carta de Ataque, o una Acción o Habilidad tuya que daña a otros, y se gira cada carta que lo daba. Con SILENCIADO no ocurre ninguna de las dos cosas. Los ataques de tus Aliados no lo acaban.
    .title = Cuándo acaba el SIGILO
rule-TR-W31 = El SIGILO dura hasta que se ha resuelto su ataque, así que ningún contraataque alcanza al atacante. Un MÁRTIR disparado por el ataque viene después y sí alcanza, salvo si SILENCIADO mantuvo el SIGILO.
    .title = SIGILO, contraataque y MÁRTIR
rule-TR-W30 = { card-tragic-stealth-boy }: obtener SIGILO cuesta 2 puntos de Resistencia; por cada uno de esos puntos que no pagues pierdes 1 PV. Paga a mano para conservar puntos que tengas.
    .title = { card-tragic-stealth-boy }
rule-TR-W13 = CARGA PROTECTORA: el Aliado puede recibir el daño de una carta de Ataque, de un ataque de Aliados o de un efecto de área destinado a su jugador o a otro Aliado de ese jugador, incluso girado, una vez por ataque y en cuantos ataques se quiera. Nuestra interpretación: se elige antes de la armadura; cuentan la armadura y la vida del protector; contraataca a los Aliados, no a las cartas.
    .title = CARGA PROTECTORA
rule-TR-W14 = EXPLOSIÓN DE ÁREA: daña a todos los atacantes del movimiento o, fuera de una Reacción, a todos los Aliados rivales, aunque no haya ninguno. Hay una sola tirada de crítico en total.
    .title = EXPLOSIÓN DE ÁREA
rule-TR-W15 = FACCIÓN: un Aliado u otra carta de una facción nunca ataca ni daña a un Aliado rival de su facción, ni sirve a un efecto hostil contra él. Un Aliado puede bloquearlo; entonces ninguno de los dos recibe daño.
    .title = FACCIÓN
rule-TR-W23 = Los domadores son una facción cuyos miembros pueden combatirse y dañarse entre sí.
    .title = Los domadores
rule-TR-W24 = HERMANDAD: quien llama a un Aliado enemigo de la Hermandad (TR-W27) descarta de inmediato todas las cartas de la Hermandad que tenga en juego o equipadas.
    .title = HERMANDAD
rule-TR-W25 = El daño de una fuente de la Hermandad a un enemigo de la Hermandad (TR-W27) aumenta en 1, antes de la armadura y del golpe crítico.
    .title = El odio de la Hermandad
rule-TR-W26 = Un jugador con un Rasgo no humanoide, robot o sintético no puede jugar cartas de la Hermandad.
    .title = Quién no entra en la Hermandad
rule-TR-W27 = Los enemigos de la Hermandad son los supermutantes, los necrófagos, los sintéticos, el Enclave, el Instituto, los sanguinarios, los robots humanoides C-27 y los saqueadores Diablos del Óxido, pero ningún otro saqueador. Un Aliado lo es por su clase; un jugador, por un Rasgo.
    .title = Enemigos de la Hermandad
rule-TR-W16 = DESCUBRIMIENTO xN: mira las N primeras cartas de tu Biblioteca y pon cada una en el Descarte, debajo de la Biblioteca o encima, en el orden que quieras.
    .title = DESCUBRIMIENTO
rule-TR-W17 = LUMINISCENTE: los ataques cuerpo a cuerpo infligen 1 de Radiación más, tenga la palabra clave el jugador o el Aliado. La Radiación atraviesa la armadura simple (TR-C10), así que se inflige aunque la armadura detenga el golpe.
    .title = LUMINISCENTE
rule-TR-W18 = VAMPIRISMO: el jugador se cura tanto como el daño final, también cuando lo ha infligido un Aliado. Ni la vida que le quedaba a la víctima ni EXCESO DE DAÑO limitan la curación.
    .title = VAMPIRISMO
rule-TR-W19 = RECICLAJE, una Habilidad: gírala, paga 1 punto de cualquier letra, descarta una carta de tu mano y roba una.
    .title = RECICLAJE
rule-TR-W20 = RESPIRADOR: el gas y el agua no tienen efecto en ti.
    .title = RESPIRADOR
rule-TR-W21 = ADICTO: un coste que se paga con puntos o descartando una carta. Nuestra interpretación: vence en el Mantenimiento, y la carta dice qué pasa si no se paga.
    .title = ADICTO
rule-TR-W22 = { card-tragic-good-natured }: los efectos beneficiosos que roban, curan o buscan un número fijo ganan +1, juzgados parte por parte. La parte hostil queda como está, y un «robas Y» aparte gana +1: el ladrón quita 1 y roba 2, RECICLAJE roba 2. La fase de robo nunca lo gana, ni un número igual a otro, ni la armadura; las Aptitudes sí. Nuestra interpretación: solo cuentan estos beneficios, y DESCUBRIMIENTO xN pasa a ser DESCUBRIMIENTO x(N + 1).
    .title = { card-tragic-good-natured }

## The end of the duel

rule-TR-E1 = Quien se rinde pierde.
    .title = Rendirse
rule-TR-E2 = Quien tiene la Biblioteca vacía en la fase de robo pierde (TR-T2).
    .title = La Biblioteca vacía
rule-TR-E3 = Con reloj: cuando se acaba el tiempo, se sigue hasta que los dos jugadores hayan tenido el mismo número de turnos. Entonces gana quien tenga menos heridas, es decir, PV máximos menos PV actuales; si son iguales, hay empate. Ejemplo: un humano con 30 de 100 PV vence a un sanguinario con 31 PV cuyo máximo es mayor en más de 1.
    .title = Cuando se acaba el tiempo
rule-TR-E4 = { card-tragic-you-are-magic }: los Aliados que este Rasgo pone EN DEFENSA siguen así durante el turno de tu rival. La corrección impresa también se puede leer al revés.
    .title = { card-tragic-you-are-magic }
rule-TR-E5 = { card-tragic-raider-helmet }: su inconveniente dura mientras se lleve puesto sin chasis.
    .title = { card-tragic-raider-helmet }
rule-TR-E6 = Las Armaduras de la primera edición se pueden quitar como cualquier otro equipo (TR-Z2).
    .title = Armaduras de la primera edición
rule-TR-M1 = «Tus rivales eligen» está escrito para cualquier número de rivales. Las reglas dejan sitio para 3 y 4 jugadores, pero los formatos que se ofrecen son duelos. Nuestra interpretación: decide la mayoría, y el orden de los asientos deshace los empates.
    .title = Varios rivales

## Limits

rule-TR-L1 = Una cadena tiene como mucho 12 eslabones. Uno más se rechaza.
    .title = La cadena más larga
rule-TR-L2 = Puedes hacer como mucho 100 acciones en un turno. Después solo puedes terminarlo.
    .title = El turno más largo
rule-TR-L3 = Después de 60 turnos de cada jugador, el duelo acaba como si se hubiera terminado el tiempo (TR-E3).
    .title = El duelo más largo
rule-TR-L4 = En un mismo turno hacen efecto como mucho 50 capacidades disparadas. Cualquier otra no hace nada.
    .title = Disparos sin fin
rule-TR-L5 = Cuentan como mucho 22 oportunidades de crítico, así que nadie tira más de 23 dados para un golpe crítico.
    .title = El máximo de dados
rule-TR-D1 = Un archivo o un código de mazo solo puede nombrar cartas de esta edición.
    .title = Cartas de esta edición
rule-TR-D2 = Una elección tiene que ser una de las que se ofrecen. Quien no tiene la palabra no puede responder.
    .title = Solo lo que se ofrece
