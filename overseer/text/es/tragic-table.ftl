# Tragic a pantalla completa.

## Around the mat

table-title-tragic = TRAGIC
table-tragic-setup = Preparación
table-tragic-turn = Turno { $turn } · { $phase ->
    [1] enderezar
    [2] robo
    [3] Mantenimiento
    [7] Fin de turno
   *[4] fase principal
}
table-tragic-time-up = ¡Se acabó el tiempo!
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Cadena · { $n }
table-tragic-blocks = { $blocker } bloquea a { $attacker }
table-tragic-piles = Mano { $hand } · Biblioteca { $library } · Descarte { $discard }
table-tragic-may-lay = puede colocar
table-tragic-by-hand = próximo coste a mano
table-tragic-stealth = SIGILO
table-tragic-inside = a cubierto
table-tragic-reprieve = prórroga
table-tragic-out = fuera
table-tragic-worn = { $worn ->
    [yes] puesta
   *[no] no puesta
}
table-tragic-hand = Tu mano · { $n }
table-tragic-hand-of = Mano de { $seat } · { $n }

## What the cursor is on

table-tragic-missing = { $n ->
    [one] Elige { $n } más
   *[other] Elige { $n } más
}
table-tragic-pick = ⏎ o un segundo clic: añadirlo a la elección.
table-tragic-pushed = { $topic ->
    [traits] { $card } vuelve a quedar fuera: tienes { $n } Rasgos como mucho (regla TR-S3).
   *[skills] { $card } vuelve a quedar fuera: tienes { $n } Habilidades (regla TR-S4).
}
table-tragic-drop = ⏎ o un segundo clic: quitarlo de la elección.
table-tragic-armour = Armadura: { $list }.
table-tragic-armour-kind = { $n } contra { $kind ->
    [blast] explosiones
    [poison] veneno
    [disease] enfermedad
    [radiation] radiación
    [fire] fuego
    [cryo] frío
    [laser] láser
    [plasma] plasma
    [electric] electricidad
   *[plain] daño normal
}
table-tragic-rate = { $n ->
    [one] Roba { $n } carta por turno.
   *[other] Roba { $n } cartas por turno.
}
table-tragic-abilities = Aptitudes colocadas: { $list }.
table-tragic-known = Conocidas en la mano: { $list }.

## The odds of an attack

table-odds-title = Contra { $target }
table-odds-area = Contra todos los Aliados del área
table-odds-strike = { $raw } de daño { $other ->
    [more] + { $n } adicional − { $armour } de armadura = { $net }
    [less] − { $n } evitado − { $armour } de armadura = { $net }
   *[none] − { $armour } de armadura = { $net }
}
table-odds-strikes = × { $n } golpes
table-odds-times = × { $n } aplicaciones
table-odds-critical = Crítico (×{ $factor }): { $percent } % por golpe
table-odds-dodge = Esquivado con el dado: { $percent } %
table-tragic-printed = Impreso: { $attack }/{ $health }
table-tragic-wounded = Impreso: { $attack }/{ $health } · Heridas: { $wounds }
table-odds-sure = Daño: { $amount }, seguro
table-odds-unblocked = Daño: { $amount } si nadie bloquea
table-odds-mean-unblocked = Daño: { $amount } de media si nadie bloquea
table-odds-mean = Daño: { $amount } de media
table-odds-percent = { $percent } %
table-odds-beats = Vencido: { $percent } %
table-odds-spill = A su jugador: { $amount }
table-odds-taken = Contraataque contra ti: { $amount }
table-odds-healed = Te curas { $amount }
table-odds-ally = { $card }: { $amount } de daño, vencido { $percent } %

## Keys in the last line

table-key-around = mirar
table-key-piles = descartes
table-key-log = historial
table-key-stops = paradas

## Help

table-help-aim-tragic = Un duelo: lleva los puntos de vida de tu rival a 0. En tu turno juegas cartas girando puntos de S, P, E, C, I, A y L; cada acción te permite colocar una Aptitud, que añade un punto. Ataca con cartas de Ataque y con Aliados, bloquea y responde con Reacciones: el último eslabón de la cadena actúa primero.
table-help-list = recorrer la lista de respuestas
table-help-around = mirar: cada carta de la mesa, una tras otra
table-help-read = recorrer la explicación
table-help-go-on-tragic = seguir: pasar; en tu fase principal ir al fin del turno, y otra vez lo termina
table-help-forget = olvidar lo que se rechazó
table-help-piles = leer los Descartes
table-help-all-cards = leer todas las cartas que puedes ver, también tu Biblioteca
table-help-always = preguntar siempre, o pasar por mí donde no puedo hacer nada
table-help-stops = dónde quieres que te pregunten, ocasión por ocasión
table-help-mouse-tragic = Con el ratón: el primer clic en una carta o una respuesta la explica, el segundo la ejecuta. Las teclas de la última línea también se pueden pulsar con él.
table-mark-legal-tragic = ahora se puede hacer algo con ello; junto a un nombre: es su turno
table-mark-hp = puntos de vida, del máximo
table-mark-armour = armadura contra el daño normal
table-mark-radiation = nivel del medidor de radiación
table-mark-points = puntos restantes y puntos en total, letra por letra
table-mark-engaged = girada; equipo: no puesta
table-mark-fighting = ataca, en la zona de Combate
table-mark-top = el último eslabón de la cadena: actúa primero
table-mark-cost = un coste: dos puntos de S y dos de cualquier letra
table-mark-level = el nivel de una carta, de 1 a 3
table-mark-race = una raza: como mucho uno de tus Rasgos lo es
table-mark-ally = ataque y vida de un Aliado

## Sheets

table-tragic-piles-title = Descartes
table-tragic-discard = Descarte · { $n }
table-tragic-destroyed = Destrucción · { $n }
table-tragic-library = Tu Biblioteca · { $n }, sin orden
table-tragic-no-cards = ninguna carta
table-stops-title = Dónde quieres que te pregunten
table-stops-intro = Se te pregunta donde puedes hacer algo, y se pasa por ti donde no. Que te pregunten siempre no revela nada: tu rival nunca sabe si tenías una respuesta.
table-stops-always = Preguntar siempre (para faroles): { $on ->
    [yes] sí
   *[no] no
}
table-stops-mode = { $mode ->
    [always] siempre
    [never] nunca
   *[useful] si puedo actuar
}
table-stops-upkeep = Tu Mantenimiento
table-stops-lay = Colocar una Aptitud
table-stops-attack = Una carta de Ataque rival
table-stops-movement = Un ataque de Aliados
table-stops-action = Una Acción o Misión rival
table-stops-use = Una capacidad o Habilidad rival
table-stops-cast = Un Aliado u Objeto que se juega
table-stops-reaction = Una Reacción rival
table-stops-turn-end = El final de un turno rival
table-stops-pay = Las letras de los puntos que pagas
table-stops-keys = ↑ ↓ elegir · ⏎ cambiar · L idioma · Esc volver

## The end

table-tragic-won = { $n ->
    [one] ¡{ $names } gana el duelo!
   *[other] Empate: { $names }.
}
table-tragic-end-hp = Puntos de vida
table-tragic-end-wounds = Heridas
table-tragic-end-turns = Turnos
table-tragic-end-left = Cartas en la Biblioteca
