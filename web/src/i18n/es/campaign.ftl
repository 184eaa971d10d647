# El marco del tablero de la campaña; lo que dice el juego viene del servidor.
campaign-board = La campaña
campaign-no-settlement = { $name } no tiene asentamiento.
campaign-timeline = Las batallas
campaign-nobody = Nadie ganó
campaign-won = { $level ->
    [major] { $names }: victoria mayor
   *[other] { $names }: victoria menor
}
campaign-lost = { $level ->
    [major] El yermo: victoria mayor
   *[other] El yermo: victoria menor
}
campaign-carries = { $n ->
    [one] aporta algo a una batalla posterior
   *[other] aporta { $n } cosas a batallas posteriores
}
campaign-next = Próxima: { $limit } chapas
campaign-later = { $limit } chapas
campaign-ledger = Chapas, energía, agua y parcelas
campaign-caps = chapas
campaign-power = { $used } de { $all } de energía en uso
campaign-power-then = { $used } → { $then } de { $room } de energía en uso
campaign-water = { $used } de { $all } de agua en uso
campaign-water-then = { $used } → { $then } de { $room } de agua en uso
campaign-plots = Parcelas construidas: { $used } de { $all }
campaign-plots-then = Parcelas construidas: { $used } → { $then } de { $room }
campaign-land = El terreno de { $name }
campaign-plot = Parcela { $n }: { $name }
campaign-plot-idle = Parcela { $n }: { $name }, sin funcionar
campaign-plot-free = Parcela { $n }: libre
campaign-free = libre
campaign-after = después
campaign-idle = sin funcionar
campaign-moving = Elige una parcela donde ponerla
campaign-move = Mover
campaign-works = { $on } de { $n } en marcha
campaign-pages = Páginas
campaign-page-now = Ahora
campaign-page-holdings = Existencias
campaign-page-journal = Misiones
campaign-page-briefing = Instrucciones
campaign-page-history = Historial
campaign-lines-journal = Diario de misiones
campaign-quest-secret = A esta batalla se ha llevado una misión en secreto.
campaign-quest-taken = Llevada a esta batalla
campaign-quest-done = Cumplidas: { $n }
campaign-quest-open = Abiertas: { $n }
campaign-quest-none = Todavía no hay misiones.
campaign-lines-briefing = Instrucciones
campaign-lines-timeline = Todas las batallas con sus resultados
campaign-look-battle = Ver la batalla: { $title }
campaign-print = Hojas para imprimir
campaign-export = Guardar en un archivo
campaign-over = La campaña ha terminado.
campaign-steps = Los tres pasos de la fase de asentamiento
campaign-step-build = Construir
campaign-step-draw = Robar
campaign-step-choose = Elegir
campaign-step-done = hecho
campaign-step-now = ahora
campaign-step-draws =
    { $draw ->
        [one] { $draw } carta
       *[other] { $draw } cartas
    }, conservar { $keep }
campaign-step-stores = { $n ->
    [one] { $n } almacén
   *[other] { $n } almacenes
}
campaign-families = Lo que se puede construir
campaign-perks = Ventajas
campaign-keeps-of = Conserva 1 carta de
campaign-draws-n = roba { $n }
campaign-price = { $name }, { $caps } chapas
campaign-would-change = lo que cambiaría
campaign-build-for = Construir por { $caps } chapas
campaign-do = Hacerlo
campaign-choose-to-see = Elige algo para ver lo que cambiaría.
campaign-of = { $used } de { $all }
campaign-draws-keeps = { $draw }, conservar { $keep }
campaign-change-caps = chapas
campaign-change-power = energía
campaign-change-water = agua
campaign-change-room = parcelas
campaign-change-draws = cartas en el paso 2
campaign-pick-of = { $name }: conserva { $keep } de { $n }
campaign-stores-used = Almacenes: { $used } de { $all } en uso
campaign-sheds-used = Cobertizos: { $used } de { $all } en uso
campaign-useless = Nadie aquí podría usarla.
campaign-take-quest = Tomar esta misión
campaign-drop-perk = Quitar una ventaja
campaign-perk-settlement = del asentamiento
campaign-perk-model = de una miniatura
campaign-perk-have = la tienes
campaign-perk-buy = Para el asentamiento
campaign-perk-why = ¿Por qué no?
campaign-new-leader = Lidera otro
campaign-choose-model = Elige una miniatura
campaign-lead-with = Liderar con esta carta
campaign-no-battle = No hay batalla que elegir.
campaign-force = La fuerza
campaign-force-empty = Empezar de cero
campaign-force-less = Uno menos: { $name }
campaign-force-code = Una fuerza por su código
campaign-force-look = Ver
campaign-bring = Llevar esta fuerza ({ $caps } chapas)
campaign-add = Lo que se puede añadir
campaign-add-unit = Unidades
campaign-add-leader = Cartas de líder
campaign-add-card = Cartas y mejoras
campaign-add-perk = Ventajas
campaign-add-boost = Impulsos
campaign-back = A la campaña
campaign-to-battle = A la batalla
campaign-play-battle = Jugar la batalla aquí
campaign-or-tell = o cuenta cómo acabó en vuestra propia mesa
campaign-tell = El resultado de una batalla real
campaign-tell-end = ¿Cómo acabó?
campaign-tell-rounds = rondas se jugaron
campaign-tell-removed = Miniaturas retiradas de { $name }
campaign-tell-leader = { $name } (líder)
campaign-tell-degraded = servoarmadura degradada
campaign-tell-boosts = Impulsos sin usar de { $name }
campaign-tell-cards = Cartas que { $name } aún tiene: no gastadas y encontradas
campaign-tell-find = Añadir una carta encontrada
campaign-tell-quest = { $name } ha cumplido la misión ({ $quest })
campaign-tell-owed = Consecuencias de { $name } sin resolver
campaign-tell-send = Comprobar y enviar
campaign-tell-sure = Todo está bien: enviar
campaign-tell-correct = Mientras nadie haya seguido a partir de ahí, puedes corregirlo con Deshacer.
campaign-less = Menos: { $name }
campaign-more = Más: { $name }
campaign-battle-on = La batalla está en curso: { $title }
campaign-battle-soon = La batalla está lista: { $title }
campaign-past = Estás mirando atrás.
campaign-waits = Se espera a { $names }
campaign-waits-nobody = Algo ocurre por sí solo.
campaign-waits-look = Mientras tanto puedes mirarlo todo: cada asentamiento, tus existencias, tus misiones.
campaign-face-down = boca abajo
campaign-leader = Líder
campaign-leader-fell = retirado en la última batalla
campaign-pile-chosen = De los almacenes, para la próxima batalla
campaign-pile-reserve = Reserva
campaign-pile-heap = De vuelta de la batalla
campaign-pile-kept = En los cobertizos
campaign-pile-hand = Impulsos de la fuerza
campaign-pile-free = Cartas fuera del límite
campaign-pile-extra = Impulsos por encima del máximo
campaign-pile-leaders = Cartas de líder
campaign-pile-gifts = Ventajas dadas por misiones
campaign-pile-consequences = Consecuencias
campaign-no-cards = Ninguna carta.
campaign-perks-settlement = Ventajas del asentamiento
campaign-perks-models = Ventajas de miniaturas
campaign-notes = Para la próxima batalla
campaign-players = Jugadores
campaign-you = tú
campaign-bot = robot
campaign-victories = victorias: { $n } de { $all }
campaign-decides = decide
campaign-ready = ha terminado
campaign-status-linked = Batallas libradas: { $n } de { $all }
campaign-status-free = { $n ->
    [one] { $n } batalla librada
   *[other] { $n } batallas libradas
}
campaigns-title = Campañas
campaigns-text = Una campaña dura semanas: batallas y, entre ellas, las fases de asentamiento.
campaigns-none = Todavía no tienes ninguna campaña.
campaigns-new = Nueva campaña
campaigns-name-example = El valle
campaigns-open = Abrir
campaigns-over = terminada
campaigns-course = Desarrollo
campaigns-linked = Cinco batallas enlazadas
campaigns-free = Libre: elegís cada batalla
campaigns-battles = Batallas como mucho
campaigns-results = Las batallas se juegan
campaigns-played = aquí, en la pantalla
campaigns-told = aquí o en una mesa real
campaigns-players = Jugadores
campaigns-seat = Jugador { $n }
campaigns-side = Bando del jugador { $n }
campaigns-attacker = Atacante
campaigns-defender = Defensor
campaigns-begin = Empezar
sheet-title = Hojas para imprimir
sheet-back = Volver a la campaña
sheet-print = Imprimir
sheet-settlement = El asentamiento de { $name }
sheet-bank = Banco
sheet-structure = Estructura
sheet-number = Cantidad
sheet-working = En marcha
sheet-does = Lo que hace
