# Las cartas de Carisma de Tragic: nombres y una frase de ambiente. El texto de reglas se compone
# en otra parte.

## Ability cards

card-tragic-inspiring-leader = Líder inspirador
    .flavour = Te seguirían a cualquier parte, aunque solo fuera por ver cómo acaba.
card-tragic-pack-leader = Jefe de manada
    .flavour = Uno solo es una molestia. Tres son un argumento.
card-tragic-smooth-talker = Pico de oro
    .flavour = Pagas con cumplidos y nadie pide el cambio.
card-tragic-battle-choir = Coro de batalla
    .flavour = Desafinan, pierden el paso y dan en el blanco.
card-tragic-eulogist = Orador fúnebre
    .flavour = Tienes una palabra amable lista para cada uno. Por orden alfabético.

## Attacks

card-tragic-cutting-remark = Comentario hiriente
    .flavour = Los palos y las piedras son para quien anda corto de vocabulario.
card-tragic-whip-crack = Latigazo
    .flavour = Una frase corta que todo el mundo entiende.
card-tragic-flare-gun = Pistola de bengalas
    .flavour = Pide ayuda y prende fuego a quien no la necesita.
card-tragic-firing-squad = Pelotón de fusilamiento
    .flavour = El último cigarrillo es opcional; la descarga, no.
card-tragic-artillery-call = Apoyo de artillería
    .flavour = No cuelgue, pero salga de la cuadrícula.

## Actions and quests

card-tragic-pep-talk = Arenga
    .flavour = Son sobre todo gritos, pero mirando a los ojos.
card-tragic-field-promotion = Ascenso en campaña
    .flavour = El anterior titular del rango ya no lo necesita.
card-tragic-stampede = Estampida
    .flavour = Ningún plan la sobrevive, ni siquiera el tuyo.
card-tragic-call-to-arms = Llamada a las armas
    .flavour = Traed vuestra arma. La sopa la ponemos nosotros.
card-tragic-exile = Destierro
    .flavour = La puerta solo chirría en un sentido.
card-tragic-infighting = Rencilla interna
    .flavour = Solo preguntaste cuál de ellos era el mejor.
card-tragic-ultimatum = Ultimátum
    .flavour = Dos caminos, tú eliges, y los dos son cuesta arriba.
card-tragic-never-say-die = Bicho malo nunca muere
    .flavour = Lo dieron por muerto. No hiciste caso.
card-tragic-show-of-force = Demostración de fuerza
    .flavour = Todos se levantan a la vez. Suele bastar.
card-tragic-underground-passage = Paso clandestino
    .flavour = Sigue la marca de tiza, olvida la marca de tiza.
card-tragic-raise-the-flag = Izar la bandera
    .flavour = Una sábana, una escoba y una idea: hay países que empezaron con menos.

## Reactions

card-tragic-human-shield = Escudo humano
    .flavour = No hubo tiempo de preguntar, y la respuesta ya se sabía.
card-tragic-close-ranks = Cerrar filas
    .flavour = Hombro con hombro, tapa de olla con tapa de olla.
card-tragic-better-offer = Mejor oferta
    .flavour = El mismo trabajo, el doble de chapas, la mitad de entierros.
card-tragic-change-of-heart = Cambio de opinión
    .flavour = A mitad de camino se preguntaron quién les pagaba.
card-tragic-ceasefire = Alto el fuego
    .flavour = Los dos bandos tenían que recargar y lo llamaron paz.

## Allies and companions

card-tragic-volunteer = Voluntario
    .flavour = Todos los demás dieron un paso atrás.
card-tragic-minuteman = Minuteman
    .flavour = Listo en sesenta segundos, cincuenta de ellos buscando las botas.
card-tragic-pack-hound = Perro de jauría
    .flavour = Nunca solo, nunca saciado, nunca tarde.
card-tragic-fanatic = Fanático
    .flavour = Leyó el panfleto hasta el final y piensa provocar otro.
card-tragic-caravan-guard = Guardia de caravana
    .flavour = Cobra por días, así que procura que haya otro.
card-tragic-caravan-trader = Comerciante ambulante
    .flavour = Todo debe irse, a ser posible antes de que lo miren de cerca.
card-tragic-brotherhood-initiate = Iniciado de la Hermandad
    .flavour = Juró el cargo por la mañana; desde mediodía juran contra él.
card-tragic-campfire-cook = Cocinero de fogata
    .flavour = No preguntes qué lleva. Pide más.
card-tragic-charger = El Embestidor
    .flavour = Entre tú y la bala siempre queda sitio para uno más.
card-tragic-railroad-agent = Agente del Ferrocarril
    .flavour = No la has visto, y no la reconocerías.
card-tragic-glowing-preacher = Predicador resplandeciente
    .flavour = El sermón es largo, pero da luz para leer.
card-tragic-enclave-trooper = Soldado del Enclave
    .flavour = Saluda a una bandera que nadie más recuerda.
card-tragic-arena-champion = Campeona de la arena
    .flavour = Invicta. Las demás, simplemente, dejaron de levantarse.
card-tragic-bodyguard = Guardaespaldas
    .flavour = Un muro con opiniones, todas calladas.
card-tragic-militia-captain = Capitana de la milicia
    .flavour = Cuenta cabezas antes del combate y finge no hacerlo después.
card-tragic-brotherhood-paladin = Paladín de la Hermandad
    .flavour = Media tonelada de acero con código de honor y problemas para aparcar.
card-tragic-dogmeat = Albóndiga
    .flavour = Trae lo que necesitas. Se come lo que no.

## Objects of every kind

card-tragic-megaphone = Megáfono
    .flavour = A ochenta metros convierte cualquier opinión en un hecho.
card-tragic-evening-wear = Traje de gala
    .flavour = Solo dos agujeros de bala, y los dos van a la moda.
card-tragic-party-mix = Mezcla de fiesta
    .flavour = Nadie recuerda la fiesta, así que debió de ser buena.
card-tragic-explosive-vests = Chalecos explosivos
    .flavour = Talla única, un solo uso.
card-tragic-officers-sabre = Sable de oficial
    .flavour = Nunca ha cortado a nadie. Señala, y los demás hacen el resto.
card-tragic-market = Mercado
    .flavour = Sin devoluciones, sin recibos, sin preguntas.
card-tragic-recruiting-beacon = Baliza de reclutamiento
    .flavour = Si oyes esto, estás contratado.
