# Los textos de la mesa de Wasteland; lo que dice el juego viene del servidor.
wasteland-table = El campo de batalla
wasteland-keys = Las flechas mueven el punto o la vista, con Mayús una regla naranja. Intro ejecuta lo que se muestra, N va al siguiente lugar útil, con T escribes un lugar, más y menos cambian la escala, 0 lo muestra todo.
wasteland-models = Miniaturas y marcadores
wasteland-map = Toda la mesa; pulsa para ir allí
wasteland-steps = Lo que hacen los demás
wasteland-next = Paso siguiente
wasteland-run = Dejar correr
wasteland-stepwise = Paso a paso
wasteland-skip = Al presente
wasteland-view = Vista
wasteland-picture = Guardar una imagen de este momento
wasteland-closer = Más cerca
wasteland-farther = Más lejos
wasteland-whole = Toda la mesa
wasteland-panel = Más sobre la mesa
wasteland-pages = Lo que se muestra aquí
wasteland-fold = Plegar o desplegar
wasteland-now = Ahora
wasteland-throw = La tirada
wasteland-throw-before = La tirada anterior
wasteland-throw-after = La tirada siguiente
wasteland-why = ¿Por qué?
wasteland-legend = Leyenda
wasteland-typed = Un punto (x,y)
wasteland-judge = Valorar
wasteland-percent = { $n } %
wasteland-hits = acierta
wasteland-exact = exactamente { $odds }
wasteland-mean = daño de media
wasteland-out = fuera de combate
wasteland-to-hit = Para acertar
wasteland-value = Valor
wasteland-in-the-way = En medio:
wasteland-faces =
    { $n ->
        [one] { $n } de { $of } caras del dado blanco acierta.
       *[other] { $n } de { $of } caras del dado blanco aciertan.
    }
wasteland-when-hit = Si acierta
wasteland-armour = Armadura
wasteland-blocks = El dado rojo bloquea hasta
wasteland-comes-through = Daño que pasa; en rojo: el objetivo queda fuera de combate.
wasteland-bars = Daño que pasa: { $bars }
wasteland-weigh = Sopesar: { $name }
wasteland-against = { $rolled } contra { $value }
wasteland-left =
    { $left ->
        [one] { $name }: queda { $left } de { $of } de salud
       *[other] { $name }: quedan { $left } de { $of } de salud
    }
wasteland-nearest = Es lo más cerca que se llega.
wasteland-press = Pulsa para elegirlo.
wasteland-nudge = Mover un poco el punto
wasteland-nudge-west = 1 cm al oeste
wasteland-nudge-north = 1 cm al norte
wasteland-nudge-south = 1 cm al sur
wasteland-nudge-east = 1 cm al este
wasteland-drop = Otro punto
wasteland-deploy = Junto a la mesa
wasteland-deploy-how = Elige y después pulsa un lugar verde de la mesa.
wasteland-health = { $left } de { $of } de salud
wasteland-empty = vacía
wasteland-ruler-move = movimiento
wasteland-ruler-charge = carga
wasteland-ruler-awareness = vigilancia
wasteland-armour-physical = armadura, física
wasteland-armour-energy = energía
wasteland-armour-radiation = radiación
wasteland-card = Toda la carta
wasteland-why-before = La activación anterior
wasteland-why-after = La activación siguiente
wasteland-why-did = Por qué { $name } hizo eso
wasteland-matrix = Oscuro: temerario. Subrayado: sigue trabado.
wasteland-moment = En la mesa: paso { $n }
wasteland-yes = sí
wasteland-by = Objetivo, prioridad { $n }: { $priority }
wasteland-more = y { $n } más
wasteland-wait = Esperar tras cada paso de la IA
wasteland-next-event = El próximo evento:
wasteland-rulers = Reglas de medir
wasteland-drawn = En la mesa
wasteland-pips = salud: queda, perdida por radiación, perdida
wasteland-ground = Terreno
wasteland-marks = Marcadores y fichas
wasteland-briefing = Informe
wasteland-rounds =
    { $n ->
        [one] Como máximo { $n } ronda
       *[other] Como máximo { $n } rondas
    }
wasteland-aims = Lo que quiere cada bando
wasteland-you = tú
wasteland-rules = Reglas especiales
wasteland-ends = Cómo termina
wasteland-forces = Fuerzas
wasteland-caps = { $n } chapas
wasteland-earlier = Lo que dejaron las batallas anteriores
wasteland-briefed = A la mesa
wasteland-round = Ronda { $n } de { $of }
wasteland-advantage = ventaja
wasteland-gone = Ya no están: { $names }
wasteland-lesson = Tu primera batalla
wasteland-end-losses = Lo que costó
wasteland-end-lost = { $n } de { $of } chapas perdidas
wasteland-end-moments = Lo que lo decidió
wasteland-end-table = La mesa al final
wasteland-end-escaped = a salvo, fuera de la mesa
wasteland-end-removed = fuera de combate
