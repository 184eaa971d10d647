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
