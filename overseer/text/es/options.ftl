# Lo que se puede elegir al abrir una mesa.

option-seat = Asiento { $n }

option-shelter-cards = Cartas
    .usual = las cartas estándar
    .detail = Un juego de cartas propio, subido antes.
option-shelter-first = Quién empieza
    .usual = al azar
option-shelter-colours = Ascensores
    .usual = en el orden de los asientos
    .detail = El ascensor de cada cual y, con él, su color.
option-shelter-floors = Pisos
    .usual = en el orden de los asientos, de arriba abajo
    .detail = En qué piso vive cada cual.
option-shelter-floor = Piso { $n }

option-tragic-cards = Cartas
    .usual = las cartas estándar
    .detail = Un juego de cartas propio, subido antes.
option-tragic-format = Formato
    .usual = Singleton
    .detail = Cuántas veces puede estar una carta en un mazo.
option-tragic-decks = Mazo del asiento { $n }
    .usual = el siguiente mazo preparado, o el que se traiga
option-tragic-turns = Turnos de cada cual
    .usual = 60
    .detail = Tras tantos turnos se acaba el tiempo y gana quien tenga menos heridas.

option-wasteland-cards = Cartas
    .usual = las cartas estándar
    .detail = Un juego de cartas propio, subido antes.
option-wasteland-scenario = Escenario
    .usual = Un comienzo agitado
option-wasteland-zones = Ambos se despliegan en bordes opuestos
    .usual = en cualquier parte, como está impreso
option-wasteland-ai = La IA juega con
    .usual = el segundo bando del escenario
option-wasteland-caps = Lista de chapas
    .usual = 2020
    .detail = El año de la lista que dice cuánto cuestan figuras y cartas.
option-wasteland-limit = Tamaño de las fuerzas
    .usual = según el escenario
option-wasteland-caps-of = { $n } chapas
option-wasteland-forces = Fuerza del asiento { $n }
    .usual = una fuerza preparada, o la que se traiga
option-wasteland-enemy = La fuerza de la IA
    .usual = al azar
option-wasteland-difficulty = Dificultad
    .usual = normal
    .detail = Cuántas chapas más tiene la IA.
option-wasteland-difficulty-normal = normal
option-wasteland-difficulty-hard = difícil: 100 chapas más
option-wasteland-difficulty-deadly = mortal: 200 chapas más
option-wasteland-terrain = Terreno
    .usual = según el escenario
    .detail = Lo llena que está la mesa; o una mesa tuya, subida antes.
option-wasteland-terrain-light = ligero: pocas piezas
option-wasteland-terrain-medium = medio
option-wasteland-terrain-dense = denso: mucha cobertura
option-wasteland-settings-green-blanks = Las caras vacías de los dados verdes ayudan a apuntar
    .usual = como leemos las reglas
option-wasteland-settings-move-adds-base = Al moverse, también cuenta la base
    .usual = como leemos las reglas

option-campaign-cards = Cartas
    .usual = las cartas estándar
    .detail = Un juego de cartas propio, subido antes.
option-campaign-course = Desarrollo
    .usual = cinco batallas enlazadas
option-campaign-course-linked = cinco batallas enlazadas
option-campaign-course-free = batallas a vuestra elección
option-campaign-sides = Bando del asiento { $n }
    .usual = lo habitual para tantos
option-campaign-factions = { $n ->
    [1] Los atacantes de la IA
   *[other] Los defensores de la IA
}
    .usual = lo habitual
option-campaign-settlements = El asiento { $n } tiene un asentamiento
    .usual = sí
option-campaign-battles = Batallas como máximo
    .usual = 10
option-campaign-caps = Lista de chapas
    .usual = 2020
    .detail = El año de la lista que dice cuánto cuestan figuras y cartas.
option-campaign-settings-green-blanks = Las caras vacías de los dados verdes ayudan a apuntar
    .usual = como leemos las reglas
option-campaign-settings-move-adds-base = Al moverse, también cuenta la base
    .usual = como leemos las reglas
