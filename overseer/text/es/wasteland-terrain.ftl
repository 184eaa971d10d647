# Terreno de Wasteland: sus clases, lo que puede estar mal en un archivo y `overseer terrain`.

terrain-kind-ruin = { wasteland-terrain-ruin }
terrain-kind-building = { wasteland-terrain-building }
terrain-kind-container = { wasteland-terrain-container }
terrain-kind-barrier = { wasteland-terrain-barrier }
terrain-kind-fence = { wasteland-terrain-fence }
terrain-kind-rocks = { wasteland-terrain-rocks }
terrain-kind-scrap = { wasteland-terrain-scrap }
terrain-kind-rubble = { wasteland-terrain-rubble }
terrain-kind-stream = { wasteland-terrain-stream }
terrain-kind-field = { wasteland-terrain-field }
terrain-legend = { $mark } { $kind }
terrain-title = La mesa desde arriba, el norte arriba

## Archivos de terreno

terrain-file-points = «points» es una lista de 3 a { $high } esquinas, cada una con dos números enteros en mm: [[100, 100], [160, 100], [160, 140]].
terrain-file-outline = El contorno se cruza o se toca a sí mismo. Da las esquinas una tras otra alrededor de la pieza.
terrain-file-off = La esquina { $x }, { $y } está fuera de la mesa, que va de 0 a { $side } mm.
terrain-file-overlap = Esta pieza y la número { $n } ({ $kind }) están una dentro de otra, y ahí la cobertura contaría dos veces. Mueve una de ellas.
terrain-file-unreachable = Una peana de 30 mm puede estar en { $x }, { $y }, pero ningún camino lleva hasta allí. Deja un hueco de 64 mm o más.
terrain-file-many = { $n } piezas son demasiadas; se permiten { $high }.
terrain-file-height = Lo que se puede escalar necesita una altura «height» en mm.
terrain-file-clear = El escenario mantiene libre este suelo. Saca la pieza de la zona rayada.
terrain-file-marker = En { $x }, { $y } hay un marcador del escenario, y aquí nadie podría alcanzarlo. Mueve la pieza.
terrain-file-bystander = { $unit } está aquí desde el principio. Mueve la pieza.
terrain-file-room = { $side }: nadie tiene sitio para desplegar. Despeja parte de la zona.
terrain-file-cramped = { $side }: más de la mitad de la zona está bloqueada. Quien no encuentre sitio llega más tarde.
terrain-file-dense = Está cubierto el { $n } % de la mesa; el escenario pide cerca del { $wanted } % ({ $preset }).
terrain-file-bare = Solo está cubierto el { $n } % de la mesa; el escenario pide cerca del { $wanted } % ({ $preset }).
terrain-file-narrow = Entre esta pieza y la siguiente ({ $kind }) hay menos de { $mm } mm: las peanas más grandes no pasan.

## `overseer terrain`

terrain-made = { $n ->
    [one] La mesa está en { $file }: { $n } polígono
   *[other] La mesa está en { $file }: { $n } polígonos
}, número { $number }, densidad { $preset }, tema { $theme }.
terrain-next = Cámbiala con cualquier editor y después: overseer terrain check { $file }
terrain-good = { $file }: { $n ->
    [one] { $n } polígono
   *[other] { $n } polígonos
}, nada que objetar.
terrain-drawn = La imagen está en { $file }.
terrain-error-there = { $file } ya existe y no se sobrescribe nada. Elige otro nombre.
terrain-error-word = «{ $word }» no vale para { $option }. Hay: { $known }.

help-terrain = Hacer mesas con terreno para Wasteland, revisarlas y dibujarlas
    .long = Mesas para Wasteland: hechas a partir de un número, escritas en un archivo que cualquier editor puede cambiar, revisadas y dibujadas. Cada comando tiene su propio --help.
    .examples =
        overseer terrain make mia.toml --preset dense  Una mesa nueva
        overseer terrain check mia.toml  Tras cambiarla: ¿se puede jugar en ella?
        overseer terrain show mia.toml  La mesa como texto
        overseer terrain show mia.toml --svg mia.svg  La mesa como imagen
help-terrain-file = El archivo de terreno.
    .value = ARCHIVO
help-terrain-preset = Cuánto se llena la mesa: light, medium o dense. Por defecto: medium.
    .value = DENSIDAD
help-terrain-theme = Lo que hay en ella: mixed, rocks, ruins, blocking, street, farm, bunkers, cover o hill. Por defecto: mixed.
    .value = TEMA
help-terrain-make = Hacer un archivo de terreno
    .long = Hacer una mesa y escribirla en un archivo. El mismo número, la misma densidad y el mismo tema dan siempre la misma mesa. Nunca se sobrescribe nada.
    .examples =
        overseer terrain make mia.toml  Una mesa cualquiera de densidad media
        overseer terrain make mia.toml --number 7 --preset light --theme rocks  La misma cada vez
help-terrain-make-number = El número de la mesa. Por defecto: uno cualquiera.
    .value = NÚMERO
help-terrain-check = Revisar un archivo de terreno
    .long = Decir lo que está mal en un archivo de terreno, con sus líneas: contornos que se cruzan, piezas fuera de la mesa o una dentro de otra, suelo al que nadie llega.
    .examples =
        overseer terrain check mia.toml  ¿Está todo bien?
help-terrain-show = Dibujar una mesa como texto o como imagen
    .long = Dibujar un archivo de terreno, o la mesa de un número: como texto o, con --svg, como imagen en un archivo.
    .examples =
        overseer terrain show mia.toml  Un archivo, como texto
        overseer terrain show 7 --preset dense --svg siete.svg  La mesa de un número, como imagen
help-terrain-show-file = El archivo de terreno, o el número de una mesa.
    .value = ARCHIVO
help-terrain-show-svg = Escribir una imagen en este archivo.
    .value = ARCHIVO
