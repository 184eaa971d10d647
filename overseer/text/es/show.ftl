# `overseer show`: cualquier momento de una partida en imagen.

show-written = La imagen muestra la mesa tras la jugada { NUMBER($n, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }; está en { $file }.
show-moment = Tras la jugada { NUMBER($n, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }
show-error-svg = ¿Dónde pongo la imagen? Añade, por ejemplo: --svg momento.svg
show-error-same = { $file } es el propio registro. Elige otro archivo para la imagen.
show-error-at = El registro tiene { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, así que no hay jugada { NUMBER($n, useGrouping: 0) }. Da un número menor con --at, o ninguno para el final.
show-error-game = No hay imágenes de «{ $game }». Se dibujan estos juegos: { $known }.

## Ayuda

help-show = Dibujar cualquier momento de una partida registrada
    .long = Dibujar la mesa tal como estaba tras cualquier jugada de una partida registrada, como la veía un espectador: el refugio de Shelter, el tapete de Tragic o el campo de batalla de Wasteland. La imagen es un archivo SVG que abre cualquier navegador.
    .examples =
        overseer show partida.overseer --svg final.svg  El último momento
        overseer show partida.overseer --at 40 --svg jugada-40.svg  Tras la jugada 40
help-show-file = El registro de una partida.
    .value = ARCHIVO
help-show-svg = Dónde se escribe la imagen.
    .value = ARCHIVO.svg
help-show-at = Tras tantas jugadas, azar incluido; 0 es el principio. Por defecto: el final.
    .value = N

help-inspect = Mirar lo que reciben los clientes en cualquier momento de una partida grabada
    .long = Escribir en JSON lo que recibe un cliente después de cualquier jugada de una partida grabada: la escena para dibujar y la pregunta para responder, con los ojos de un espectador o de un asiento, y la posición entera con su huella. Para quien escribe un cliente, un bot o reglas y quiere saber qué había en ese momento.
    .examples =
        overseer inspect game.overseer --at 40  Todo lo que hay después de la jugada 40
        overseer inspect game.overseer --at 40 --question --seat 2  Lo que se le preguntaba al segundo asiento
        overseer inspect game.overseer --state  La última posición, también lo oculto
help-inspect-file = La grabación de una partida.
    .value = ARCHIVO
help-inspect-at = Después de tantas jugadas, contando el azar; 0 es el comienzo. Por defecto: el final.
    .value = N
help-inspect-seat = Con los ojos de este asiento; 1 es el primero. Por defecto: los de un espectador, y la pregunta de quien deba responder.
    .value = N
help-inspect-scene = Solo la escena.
help-inspect-question = Solo la pregunta.
help-inspect-state = Solo la posición.
