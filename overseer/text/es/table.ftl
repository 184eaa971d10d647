# El cliente a pantalla completa.

## Alrededor de la mesa

table-over = La partida ha terminado
table-over-keys = La partida ha terminado. e muestra el resultado, q sale.
table-asked = Turno de { $seat }
table-thinking = { $seat } está pensando…
table-watch = Juega { $seat }.
table-log = Lo que ha pasado
table-since = Desde tu última jugada
table-detail = En detalle
table-detail-more = ⇟ más
table-resigned = se ha rendido

## Bajo el cursor

table-which = ¿Cuál?
table-enter-choose = ⏎ o segundo clic: confirmar.
table-back-to-list = Esc: volver a la lista.
table-rule-hint = { $rule } · ? o F1 muestra esta regla.
table-why-nothing = F1 dice por qué algo no se puede. Aquí no se ha rechazado nada. F2: ayuda

## Teclas de la última línea

table-key-move = mover
table-key-next = otra opción
table-key-act = confirmar
table-key-go-on = seguir
table-key-undo = deshacer
table-key-cards = cartas
table-key-explain = ¿por qué?
table-key-help = ayuda
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
table-help-keys = Teclas
table-help-next = a la siguiente opción que tienes abierta, o a la anterior
table-help-act = hacer aquello en lo que está el cursor
table-help-go-on = seguir: renunciar, aceptar, tirar los dados
table-help-digits = a esa línea de la lista numerada; Intro la confirma
table-help-undo = deshacer tu última jugada, mientras no haya jugado el azar ni otra persona
table-help-log = leer todo lo que ha pasado
table-help-explain = por qué no se puede: la regla entera
table-help-help = esta página
table-help-rules = hojear las reglas
table-help-speed = la velocidad de los bots: lentos, normales, rápidos, al instante
table-help-hand-over = con varias personas: la pantalla que oculta la mesa hasta que llega la siguiente
table-help-language = el siguiente idioma
table-help-resign = rendirse
table-help-end = tras el final: ver otra vez el resultado
table-help-leave = guardar y salir; «overseer play --resume» continúa
table-help-marks = Marcas
table-help-signs = Signos

## Hojas

table-escape = Esc
table-sheet-keys = ↑ ↓ desplazar · L idioma · Esc volver
table-rules-title = Las reglas
table-rules-keys = ↑ ↓ otra regla · ⇞ ⇟ seguir leyendo · L idioma · Esc volver
table-cards-title = Todas las cartas de la mesa

## Momentos especiales

table-hand-over = Pasa el teclado a { $seat }.
table-hand-over-keys = ⏎ soy { $seat } · o no preguntar más · q guardar y salir
table-hand-over-keys-secret = ⏎ soy { $seat } · q guardar y salir
table-resign = { $seat } se rinde y ya no podrá ganar. ¿Rendirse de verdad?
table-yes-no = ⏎ sí · Esc no
table-too-small = La mesa necesita un terminal de { $width } × { $height } caracteres; este tiene { $here } × { $there }. Agranda la ventana o reduce la letra. La partida está guardada y te espera. q sale.

## El final

table-end-title = El final
table-won = { $n ->
    [one] ¡{ $names } pasa a dirigir el refugio!
   *[other] ¡Victoria compartida: { $names }!
}
table-nobody-won = No gana nadie.
table-record = El registro de esta partida: { $file }

## Una partida registrada, para verla

watch-title = Repetición
watch-move = Jugada { $n } de { $moves }
watch-spectator = Vista de un espectador
watch-eyes = Vista de { $seat }
watch-state = { $state ->
    [plays] ▶ Avanza sola. Espacio la detiene.
    [end] ■ Fin. Espacio la muestra desde el principio.
   *[stands] ‖ ← → una jugada, Espacio la deja correr.
}
watch-unfinished = Esta partida no ha terminado: hasta entonces solo se muestra lo que puede ver un espectador.
table-key-watch-step = jugada
table-key-watch-turn = turno
table-key-watch-first = inicio
table-key-watch-last = fin
table-key-watch-on = correr/parar
table-key-watch-speed = { $speed ->
    [slow] velocidad: lenta
    [normal] velocidad: normal
    [fast] velocidad: rápida
   *[instant] velocidad: muy rápida
}
table-key-watch-eyes = punto de vista
table-key-watch-leave = salir
table-help-watch-step = una jugada atrás o adelante
table-help-watch-turn = al turno o la ronda siguiente, o al anterior
table-help-watch-ends = al principio, al final
table-help-watch-on = dejar que las jugadas se sucedan, o detenerlas
table-help-watch-speed = con qué rapidez se suceden
table-help-watch-eyes = ver con los ojos del jugador siguiente, o de nuevo como espectador
table-help-watch-cards = leer todas las cartas de la mesa
table-help-watch-leave = salir; nada cambia
