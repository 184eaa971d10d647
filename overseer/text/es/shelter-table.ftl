# Shelter a pantalla completa.

## Alrededor del refugio

table-title-shelter = SHELTER
table-round = Ronda { $round }
table-last-round = ¡Última ronda!
table-threats = { $n ->
    [one] queda { $n } Amenaza
   *[other] quedan { $n } Amenazas
}
table-rooms = Salas · { $n } en el mazo
table-items = Objetos · { $n } en el mazo
table-rooms-short = Salas · { $n }
table-items-short = Objetos · { $n }
table-lift = Tu Ascensor
table-lift-of = Ascensor de { $owner }
table-passed = ha pasado
table-dwellers = { $coming ->
    [0] { $n ->
        [one] { $n } colocado
       *[other] { $n } colocados
    } · { $all } en total
   *[other] { $n ->
        [one] { $n } colocado
       *[other] { $n } colocados
    } · +{ $coming } · { $all } en total
}
table-dwellers-short = { $n ->
    [one] { $n } colocado
   *[other] { $n } colocados
}

## Bajo el cursor

table-who = ¿Quién va allí?
table-enter-place = { $n ->
    [one] ⏎ o segundo clic: colocar aquí un Morador.
   *[other] ⏎ o segundo clic: elegir quién va aquí.
}

## Teclas de la última línea

table-key-pass = pasar
table-key-moments = { $on ->
    [yes] preguntar siempre: sí
   *[no] preguntar siempre: no
}

## Ayuda

table-help-aim-shelter = Eres oficial del refugio, y quien tenga más Felicidad al final lo dirigirá. En tu turno colocas un Morador en un espacio libre: pagas su coste rojo y obtienes su recompensa verde. Construye Salas en tu piso, consigue Objetos y combate lo que sale de la oscuridad.
table-help-move = mover el cursor por el refugio, o subir y bajar por una lista
table-help-back = cerrar la lista de quién va allí
table-help-pass = elegir pasar; una segunda p lo confirma
table-help-cards = leer todas las cartas de los suministros y de todos los jugadores
table-help-moments = preguntar en todo momento, también entre dos recompensas, o solo al final de tu turno
table-help-mouse-shelter = Con el ratón: el primer clic en un espacio o una opción la explica, el segundo la juega. Un clic en una carta de un suministro explica esa carta; también se puede hacer clic en las teclas de la última línea.
table-mark-seat = Moradores de { $seat }: ileso y herido; una letra detrás es su entrenamiento
table-mark-legal = un espacio que ahora tienes abierto
table-mark-threat = una Amenaza que cubre un espacio
table-mark-first = tiene la ficha de Jugador inicial
table-mark-left = construir en el extremo izquierdo de tu piso
table-mark-right = construir en el extremo derecho de tu piso
table-mark-track = un medidor: cuántos cubos de seis hay

## El final

table-points-rooms = Salas construidas
table-points-fights = Amenazas y combates
table-points-spaces = Espacios
table-points-items = Objetos
table-points-threats = Amenazas que quedan en el piso
table-points-all = Felicidad
table-tie-cubes = Cubos de Recursos
table-tie-dwellers = Moradores
table-tie-items = Objetos en su poder
table-tie = Empate a Felicidad; lo ha decidido { $by ->
    [cubes] el número de cubos de Recursos
    [dwellers] el número de Moradores
   *[items] el número de Objetos
} (SH-X3).
table-tie-shared = Empate a Felicidad, cubos, Moradores y Objetos: la victoria es compartida (SH-X3).
