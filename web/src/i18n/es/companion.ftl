# El acompañante junto a una mesa de verdad: sus páginas.
companion-home = Junto a tu mesa de verdad
companion-home-text = Tienes las miniaturas: el móvil lleva la salud, los mazos y las rondas, y juega la IA.
companion-title = Acompañante
companion-what = Batallas de Wasteland con miniaturas en una mesa de verdad, llevadas en el móvil de todos. Cada toque se puede deshacer.
companion-new = Batalla nueva
companion-none-yet = Todavía no llevas ninguna batalla.
companion-free = Batalla libre
companion-entries =
    { $n ->
        [one] { $n } anotación
       *[other] { $n } anotaciones
    }
companion-remove = Quitar «{ $name }»
companion-removed = «{ $name }» se quita.
companion-take-back = Deshacer
companion-loading = Un momento …
companion-gone = Esta batalla no existe
companion-back = Todas las batallas

## Setting up
companion-scenario = Escenario
companion-group =
    { $what ->
        [first] Primeras partidas
        [ai] Contra la IA
       *[people] Entre dos bandos
    }
companion-side-n = Bando { $n }
companion-side-none = De nadie
companion-plays = Quién juega: { $side }
companion-played-by =
    { $way ->
        [people] personas
        [ai] la IA
       *[nobody] nadie
    }
companion-people = Personas en este bando
companion-printed = El escenario trae las miniaturas de este bando.
companion-force = Fuerza
companion-force-of = Fuerza del asiento { $n }
companion-force-later = unidad por unidad, después
companion-force-code = con un código
companion-different = Distinto del libro
companion-rounds = Rondas
companion-limit = Límite en chapas: { $side }
companion-name = Nombre de la batalla
companion-with-events = Con el mazo de eventos
companion-house = Reglas de la casa
companion-begin = A la mesa

## The battle
companion-round = Ronda
companion-round-of = Ronda { $n } de { $most }
companion-devices =
    { $n ->
        [one] { $n } aparato en la mesa
       *[other] { $n } aparatos en la mesa
    }
companion-offline =
    { $n ->
        [0] Sin conexión
        [one] Sin conexión: espera { $n } anotación
       *[other] Sin conexión: esperan { $n } anotaciones
    }
companion-ai = La IA
companion-no-event = Ningún evento en juego
companion-event-top = Encima del mazo: { $name }
companion-left = quedan { $n }
companion-row = { $name }, salud { $left } de { $health }, { companion-row-status }
companion-row-status =
    { $status ->
        [ready] preparada
        [used] usada
        [waiting] a la espera
       *[unready] sin preparar
    }
companion-hurt = { $name }: un daño
companion-heal = { $name }: un punto de salud de vuelta
companion-out =
    { $n ->
        [one] { $n } está fuera
       *[other] { $n } están fuera
    }
companion-out-one =
    { $place ->
        [escaped] { $name } ha escapado
       *[removed] { $name } está fuera
    }
companion-mark =
    { $what ->
        [stuns] aturdimientos
        [rads] radiación
        [points] puntos de acción
        [reactions] reacción
        [boosts] refuerzo de armadura
        [luck] suerte
        [criticals] puntos de crítico
        [carrying] lleva un marcador
        [power] servoarmadura
       *[degraded] servoarmadura dañada
    }
companion-actions =
    { $n ->
        [one] queda { $n } acción
       *[other] quedan { $n } acciones
    }
companion-spend = Gastar una acción
companion-unspend = Recuperar la acción
companion-hold = Reservar y pasar
companion-by-hand = Sacado a mano
companion-other-side = Empieza el otro bando
companion-undo = Deshacer la última anotación
companion-redo = Rehacer
companion-join = Participar
companion-looking = Estás mirando. Quien lleva la mesa puede darte un asiento.
companion-tools = Herramientas
companion-tool =
    { $what ->
        [attack] Ataque
        [test] Prueba
        [cards] Cartas
        [markers] Marcas
        [notes] Notas
       *[history] Historial
    }
companion-read = Leído
companion-changed = Calculado de nuevo:
companion-lost =
    { $n ->
        [one] { $n } anotación ya no encaja
       *[other] { $n } anotaciones ya no encajan
    }

## The main button
companion-do-begin = Preparar
companion-do-ai = Juega la IA
companion-do-field = Poner miniaturas
companion-do-round = Ronda { $n }
companion-do-event = Robar el evento
companion-do-token = Sacar una ficha
companion-do-ready = Preparar …
companion-do-ready-one = Preparar: { $name }
companion-do-activate = Activar …
companion-do-activate-one = Activar { $name }
companion-do-end = Fin de activación
companion-do-turn = { $side }
companion-do-finish = Acabar la batalla
companion-do-over = Cómo acabó

## Sheets
companion-sheet =
    { $what ->
        [attack] Ataque
        [test] Prueba
        [cards] Cartas
        [markers] Marcadores
        [notes] Notas y reglas
        [history] Historial
        [table] En la mesa
        [field] Poner miniaturas
        [end] El final de la batalla
       *[ai] La IA
    }
companion-pick =
    { $what ->
        [ready] ¿Quién se prepara?
        [activate] ¿Quién actúa?
        [token] ¿De quién es la ficha?
       *[round] ¿Quién tiene la ventaja?
    }
companion-flip-app = La app lanza
companion-draw-token = La app saca una
companion-throw = Dados
companion-throw-activate = El comienzo de la activación
companion-throw-danger = Un peligro
companion-throw-use = Se usa una carta
companion-throw-app = La app tira
companion-throw-hand = Anotar mis dados
companion-throw-back = Deshacer la tirada
companion-thrown = Eso muestran
companion-enter = Anotar
companion-value = Valor { $n }
companion-health = Salud
companion-rads = Radiación
companion-conditions = Estados
companion-degraded = Dañada: { $name }
companion-weapons = Armas
companion-critical = Puntos de crítico
companion-weapon-tokens = Fichas encima
companion-empty = vacía
companion-load = Cargarla
companion-unload = Está vacía
companion-items = Cartas
companion-found = encontrada
companion-use = Usar
companion-give = Dar: { $name }
companion-give-to = Dar a …
companion-leave = Dejarla
companion-status = Situación y sitio
companion-rename = Nombrar
companion-activate = Activar
companion-ready = Preparar
companion-model-line =
    { $status ->
        [ready] preparada
        [used] usada
        [waiting] a la espera
        [removed] retirada
        [escaped] escapada
       *[unready] sin preparar
    }
companion-word =
    { $what ->
        [points] puntos de acción
        [luck] suerte
        [reactions] reacciones
        [boosts] refuerzos de armadura
        [energy-boosts] refuerzos de energía
        [power-damage] daño de la servoarmadura
        [bonus] salud por aliados
        [unready] sin preparar
        [ready] preparada
        [used] usada
        [table] en la mesa
        [waiting] a la espera
        [removed] retirada
       *[escaped] escapada
    }
companion-less = Menos: { $what }
companion-more = Más: { $what }
companion-ruler =
    { $letter ->
        [O] regla naranja
        [Y] regla amarilla
        [R] regla roja
        [G] regla verde
        [B] regla azul
       *[K] regla negra
    }

## Attacks and tests
companion-nobody = No hay a quién atacar.
companion-attacker = Quién ataca
companion-target = A quién
companion-weapon = Con qué
companion-range = A qué distancia
companion-band =
    { $band ->
        [short] corta
        [long] larga
       *[close] contacto
    }
companion-cover = Cobertura
companion-quick = acción rápida
companion-reaction = reacción
companion-as-critical = como crítico
companion-charged = tras una carga
companion-around = Quién más está ahí
companion-near = Aliados cuya presencia alcanza
companion-fight = Aliados en contacto con el blanco
companion-under = Bajo el disco
companion-hits = acierta
companion-removes = { $n } % fuera
companion-bars = Daño en porcentaje: { $bars }
companion-damage-mean = { $n } de daño de media
companion-armour = Armadura { $n }
companion-who = Quién hace la prueba
companion-tested = Qué se prueba
companion-modifier = Modificador
companion-dice = Más dados

## Cards and markers
companion-deck =
    { $what ->
        [items] Objetos
        [dangers] Peligros
        [events] Eventos
       *[hand] En mano
    }
companion-deck-left =
    { $n ->
        [one] Queda { $n } carta en el mazo.
       *[other] Quedan { $n } cartas en el mazo.
    }
companion-on-top = encima
companion-settle = Se acabó
companion-draw-event = La app roba
companion-draw-flip = Girar la carta de arriba
companion-card-event = Qué evento salió
companion-card-flip = Qué carta está encima
companion-drawn = Robada
companion-flipped = Girada
companion-consequences = Mis consecuencias
companion-in-deck = en el mazo
companion-comes = Aparece
companion-card-consequence = Qué consecuencia
companion-add = Añadir
companion-who-draws = Quién roba
companion-draw-app = La app roba
companion-card-item = Qué carta se encontró
companion-card-danger = Qué peligro salió
companion-play = Jugar
companion-quest = Misión
companion-quest-done = Cumplida
companion-card-boost = Qué impulso
companion-card-quest = Qué misión
companion-held =
    { $n ->
        [one] { $quest ->
            [yes] { $n } impulso y una misión, boca abajo
           *[no] { $n } impulso, boca abajo
        }
       *[other] { $quest ->
            [yes] { $n } impulsos y una misión, boca abajo
           *[no] { $n } impulsos, boca abajo
        }
    }
companion-seat = Asiento { $n }
companion-marker-kind = Tipo de marcador
companion-marker-lay = Poner el marcador { $n }
companion-no-markers = No hay marcadores en la mesa.
companion-marker-content = Bajo el marcador { $n }
companion-marker-unknown = boca abajo
companion-marker-secret = Lo que miro es solo para mi bando
companion-marker-carrier = Quién lleva el marcador { $n }
companion-marker-lies = está en el suelo
companion-marker-take = Quitarlo
companion-markers-gone = Quitados, un toque los devuelve:

## Notes, history, people, the end
companion-counters = Contadores
companion-counter-new = Un contador nuevo
companion-notes = Notas
companion-note-new = Una nota
companion-line-changed = corregida
companion-line-off = deshecha
companion-correct = Corregir
companion-insert = Olvidado antes
companion-older = Anotaciones anteriores
companion-forgotten = Qué se olvidó
companion-entry =
    { $what ->
        [hurt] daño o curación
        [condition] un estado
        [tally] fichas
        [put] dónde está una miniatura
        [status] preparada o usada
        [strike] un ataque
        [try] una prueba
        [find] un hallazgo
        [use] se usó una carta
        [danger] un peligro
        [event] un evento
        [note] una nota
        [ready] se preparó una miniatura
        [activate] empezó una activación
       *[end] acabó una activación
    }
companion-field =
    { $what ->
        [token] Miniatura
        [target] Blanco
        [wounds] Daño
        [rads] Radiación
        [condition] Estado
        [on] activo
        [what] Fichas
        [by] Cuánto
        [place] Sitio
        [status] Situación
        [advantage] Ventaja
        [side] Bando
        [weapon] Arma
        [cover] Cobertura
        [long] alcance largo
        [close] en contacto
        [quick] acción rápida
        [of] Prueba de
        [more] Modificador
        [card] Carta
        [word] Contador
        [text] Texto
        [leader] Líder
        [heroic] heroica
       *[name] Nombre
    }
companion-would-change = Esto cambiaría:
companion-you = tú
companion-role =
    { $role ->
        [owner] lleva la mesa
        [player] juega
       *[viewer] mira
    }
companion-role-of = Qué puede hacer { $name }
companion-seat-of = Asiento { $n }: { $side }
companion-invite = Invitar con enlace o imagen
companion-screen = Pantalla para todos
companion-print = Imprimir
companion-side = Bando
companion-whose = De quién
companion-nobodys = de nadie
companion-faction = Facción
companion-all = todas
companion-unit = Unidad
companion-leader = Líder
companion-none = ninguno
companion-models = Miniaturas
companion-heroic = heroica
companion-waits = llega más tarde
companion-field-add = Poner { $n } × { $name }
companion-field-added =
    { $n ->
        [one] Ha llegado { $n } miniatura.
       *[other] Han llegado { $n } miniaturas.
    }
companion-end-how = Cómo acabó
companion-end-who = Quién ha ganado
companion-end-level = Con cuánta claridad
companion-end-go = La batalla ha terminado
companion-end-owner = Quien lleva la mesa acaba la batalla.
companion-end-count = En la mesa: { $first } { $one }, { $second } { $two }
