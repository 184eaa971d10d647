# El cliente a pantalla completa.

## Alrededor del refugio

table-title = SHELTER
table-round = Ronda { $round }
table-last-round = ¡Última ronda!
table-over = La partida ha terminado
table-over-keys = La partida ha terminado. e muestra el resultado, q sale.
table-asked = Decide { $seat }
table-thinking = { $seat } está pensando…
table-watch = Juega { $seat }.
table-threats = { $n ->
    [one] queda { $n } Amenaza
   *[other] quedan { $n } Amenazas
}
table-rooms = Salas · { $n } en el mazo
table-items = Objetos · { $n } en el mazo
table-rooms-short = Salas · { $n }
table-items-short = Objetos · { $n }
table-log = Lo que ha pasado
table-detail = En detalle
table-lift = Tu Ascensor
table-lift-of = Ascensor de { $owner }
table-passed = ha pasado
table-resigned = se ha rendido
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
table-columns = { $several ->
    [yes] columnas { $columns }
   *[no] columna { $columns }
}
table-covers = Cubre un espacio de esta Sala: { $room }.
table-chance = Los dados solos ganan este combate en el { $percent } % de las tiradas.
table-chance-now = Probabilidad de ganar: { $percent } %.
table-income = { $owner } podrá tomar ingresos por ello (SH-E1).
table-there = Aquí hay un Morador de { $seat }.
table-there-wounded = Aquí hay un Morador herido de { $seat }.
table-enter-place = { $n ->
    [one] ⏎ o segundo clic: colocar aquí un Morador.
   *[other] ⏎ o segundo clic: elegir quién va aquí.
}
table-enter-choose = ⏎ o segundo clic: hacerlo.
table-afterwards = Después tendrás: { $tracks }
table-rule-hint = { $rule } · ? o F1 muestra esta regla.

## Teclas de la última línea

table-key-move = mover
table-key-next = otra opción
table-key-act = hacerlo
table-key-go-on = seguir
table-key-pass = pasar
table-key-undo = deshacer
table-key-cards = cartas
table-key-explain = ¿por qué?
table-key-help = ayuda
table-key-moments = { $on ->
    [yes] preguntar siempre: sí
   *[no] preguntar siempre: no
}
table-key-speed = { $speed ->
    [slow] bots: lentos
    [normal] bots: normales
    [fast] bots: rápidos
   *[instant] bots: al instante
}
table-key-hand-over = { $on ->
    [yes] relevo: sí
   *[no] relevo: no
}
table-key-language = idioma
table-key-leave = guardar y salir

## Ayuda

table-help-title = Ayuda
table-help-aim = Eres oficial del refugio, y quien tenga más Felicidad al final lo dirigirá. En tu turno colocas un Morador en un espacio libre: pagas su coste rojo y obtienes su recompensa verde. Construye Salas en tu piso, consigue Objetos y combate lo que sale de la oscuridad.
table-help-keys = Teclas
table-help-move = mover el cursor por el refugio, o subir y bajar por una lista
table-help-next = a la siguiente opción que tienes abierta, o a la anterior
table-help-act = hacer aquello en lo que está el cursor
table-help-go-on = seguir: renunciar, aceptar, tirar los dados
table-help-digits = elegir de la lista numerada
table-help-back = volver de la pregunta de quién va
table-help-pass = ir a pasar; otra vez, y pasas
table-help-undo = deshacer tu última jugada, mientras no haya jugado el azar ni otra persona
table-help-cards = leer todas las cartas de los suministros y de todos los jugadores
table-help-log = leer todo lo que ha pasado
table-help-explain = por qué no se puede: la regla entera
table-help-help = esta página
table-help-rules = hojear las reglas
table-help-moments = preguntar en todo momento, también entre dos recompensas, o solo al final de tu turno
table-help-speed = la velocidad de los bots: lentos, normales, rápidos, al instante
table-help-hand-over = con varias personas: la pantalla que oculta la mesa hasta que llega la siguiente
table-help-language = el siguiente idioma
table-help-resign = rendirse
table-help-end = tras el final: ver otra vez el resultado
table-help-leave = guardar y salir; «overseer play --resume» continúa
table-help-mouse = Con el ratón: el primer clic en un espacio o una opción la explica, el segundo la juega. Un clic en una carta de un suministro explica esa carta; también se puede hacer clic en las teclas de la última línea.
table-help-marks = Marcas
table-help-signs = Signos
table-mark-seat = Moradores de { $seat }: ileso y herido; una letra detrás es su entrenamiento
table-mark-legal = un espacio que ahora tienes abierto
table-mark-threat = una Amenaza que cubre un espacio
table-mark-first = tiene la ficha de Jugador inicial
table-mark-left = construir en el extremo izquierdo de tu piso
table-mark-right = construir en el extremo derecho de tu piso
table-mark-track = un medidor: cuántos cubos de seis hay

## Hojas

table-sheet-keys = ↑ ↓ desplazar · L idioma · Esc volver
table-rules-title = Las reglas
table-rules-keys = ↑ ↓ otra regla · L idioma · Esc volver
table-cards-title = Todas las cartas de la mesa
table-no-items = ningún Objeto
table-exhausted = { $item } (agotado)

## Momentos especiales

table-hand-over = Pasa el teclado a { $seat }.
table-hand-over-keys = ⏎ soy { $seat } · o no preguntar más · q guardar y salir
table-resign = { $seat } se rinde y ya no podrá ganar. ¿Rendirse de verdad?
table-yes-no = s sí · n no
table-too-small = El refugio necesita un terminal de { $width } × { $height } caracteres; este tiene { $here } × { $there }. Agranda la ventana o reduce la letra. La partida está guardada y te espera. q sale.

## El final

table-end-title = El final
table-won = { $n ->
    [one] ¡{ $names } pasa a dirigir el refugio!
   *[other] ¡Victoria compartida: { $names }!
}
table-nobody-won = No gana nadie.
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
table-record = El registro de esta partida: { $file }
