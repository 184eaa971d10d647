# El editor de terreno.
terrain = Terreno
terrain-title = Terrenos de Wasteland
terrain-new = Mesa nueva
terrain-go-on = Seguir con la mesa sin guardar
terrain-own = Tus mesas
terrain-own-none = Aún no guardas ninguna mesa. Empieza con una vacía o con la de un escenario.
terrain-ready = Mesas de los escenarios
terrain-ready-open = Empezar con su mesa
terrain-pieces = { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
}
terrain-remove-name = Quitar { $name }
terrain-remove-sure = Las batallas que se juegan en ella continúan. La mesa misma desaparece.
terrain-keep = Conservarla
terrain-import = Una mesa de otro sitio
terrain-import-text = Pega un código, un enlace o un archivo de terreno.
terrain-import-read = Abrir esta mesa
terrain-import-file = Elegir un archivo
terrain-editor = Editor de terreno
terrain-all = Todas las mesas
terrain-name = Nombre de la mesa
terrain-unsaved = sin guardar
terrain-changed = cambiada
terrain-saved = guardada
terrain-undo = Deshacer
terrain-redo = Rehacer
terrain-share = Compartir
terrain-save = Guardar
terrain-save-new = Guardar como mesa nueva
terrain-play = Combatir en ella
terrain-parts = Qué se muestra
terrain-part-pieces = Piezas
terrain-part-piece = Elegida
terrain-part-check = Revisión
terrain-palette = Piezas
terrain-add = Colocar: { $name }
terrain-flat = plano
terrain-height-of = { $n } mm de alto
terrain-choose = Arrastra una pieza, o elige una para girarla y cambiar su tamaño.
terrain-table = La mesa con su terreno
terrain-things = Piezas de terreno
terrain-keys = Tab elige una pieza. Las flechas la mueven, con Mayús un milímetro. Q y E la giran. D la duplica, Supr la quita. Ctrl+Z deshace.
terrain-thing = { $name } en { $x }, { $y }, girada { $turn }°.
terrain-turn = Giro (°)
terrain-turn-left = Izquierda
terrain-turn-right = Derecha
terrain-wide = Ancho (mm)
terrain-deep = Fondo (mm)
terrain-height = Altura (mm)
terrain-duplicate = Duplicar
terrain-reshape = Otra forma
terrain-remove = Quitar
terrain-check = Lo que dicen las reglas
terrain-scenario = Escenario
terrain-scenario-none = ninguno: solo la mesa
terrain-needs = Lo que necesita el escenario
terrain-zone = Zona: { $name }
terrain-clear = debe quedar libre
terrain-markers = se colocan después: { $n } × { $name }
terrain-playable = se puede jugar en ella
terrain-unplayable = aún no se puede jugar en ella
terrain-fits = encaja con el escenario
terrain-share-of = { $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
}, { $n } % de la mesa
terrain-show = Mostrar
terrain-share-unfinished = Aún no se puede jugar en ella; quien la abra verá por qué.
terrain-share-link = Enlace
terrain-share-code = Código
terrain-share-file = Como archivo para el terminal: overseer play wasteland --terrain { $file }
terrain-share-download = Guardar el archivo
