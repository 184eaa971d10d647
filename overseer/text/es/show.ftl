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

## Shelter

show-shelter-title = Shelter – ronda { $round }
show-shelter-dwellers = Moradores: { $home } disponibles, { $placed } trabajando, { $wounded } heridos

## Tragic

show-tragic-title = Tragic – turno { $turn } de { $name }
show-tragic-setup = Tragic – preparación
show-tragic-hand = Mano
show-tragic-library = Biblioteca
show-tragic-discard = Descarte

## Wasteland

show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, preparación
   *[other] Wasteland – { $scenario }, ronda { $round } de { $rounds }
}
show-rulers = Reglas
show-ruler = { $colour }, { $n } mm
show-terrain = Terreno
show-outline-solid = corta paso o visión
show-outline-dashed = se puede cruzar
show-signs = Signos
show-status-unready = no lista
show-status-ready = lista
show-status-used = usada
show-reaction = se ha preparado
show-condition = tiene un estado
show-marker-investigation = marcador de investigación
show-marker-searchable = marcador de registro
show-marker-mine = mina
show-marker-place = lugar del escenario
show-marker-heap = objetos en el suelo
show-marker-strike = ataque de artillería
show-side = Bando { $side } – { $players }
show-side-nobody = Bando { $side }
show-ai = IA
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = lleva algo
show-place-waiting = aún no está en la mesa
show-place-escaped = ha dejado la mesa
show-place-removed = fuera de combate

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
