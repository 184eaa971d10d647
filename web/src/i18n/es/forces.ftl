# Fuerzas: el estante, el editor, compartirlas y jugarlas.
forces = Fuerzas
forces-title = Fuerzas de Wasteland
forces-build = Componer una fuerza
forces-new = Fuerza nueva
forces-go-on = Seguir con la fuerza sin guardar
forces-cards = Todas las cartas
forces-own = Tus fuerzas
forces-own-none = Aún no guardas ninguna fuerza. Empieza con una vacía, toma una lista o trae una de otro sitio.
forces-ready = Fuerzas listas
forces-version = Versión { $n }
forces-lost = Sus cartas ya no están aquí. Solo puedes quitarla.
forces-legal = válida para { $n } chapas
forces-unfinished = aún no es válida
forces-remove = Quitar { $name }
forces-remove-sure = { $n ->
    [one] Desaparece para siempre. Las mesas que la juegan siguen.
   *[other] Desaparece para siempre, con todas sus versiones. Las mesas que la juegan siguen.
 }
forces-remove-it = Quitarla
forces-keep-it = Conservarla
forces-import = Una fuerza de otro sitio
forces-import-text = Pega un código, un enlace o un archivo de fuerza.
forces-import-read = Abrir esta fuerza
forces-import-file = Elegir un archivo
forces-builder = Editor de fuerzas
forces-all = Todas las fuerzas
forces-name = Nombre de la fuerza
forces-unsaved = aún sin guardar
forces-changed = cambiada desde la versión { $n }
forces-saved = guardada, versión { $n }
forces-undo = Deshacer
forces-versions = Versiones anteriores
forces-versions-text = Abre una anterior y guárdala: pasa a ser la más nueva, y no se pierde nada.
forces-version-now = como está ahora
forces-version-back = Abrir la versión { $n }
forces-share = Compartir
forces-share-unfinished = Esta fuerza aún no es válida. Se puede compartir igualmente.
forces-share-set = Está hecha de cartas propias, así que no tiene código: quien reciba el archivo necesita también el conjunto de cartas.
forces-share-link = Enlace
forces-share-code = Código de fuerza
forces-share-file = Archivo de fuerza
forces-share-download = Descargar el archivo
forces-save = Guardar
forces-save-new = Guardar como fuerza nueva
forces-play = Jugar con ella
forces-play-seats = { $n ->
    [one] en solitario, contra la IA
   *[other] { $n } personas
 }
forces-printed = En este escenario las fuerzas vienen impresas. Elige otro para combatir con la tuya.
forces-shared-with = Alguien comparte esta fuerza contigo. Mírala, cámbiala, guárdala como tuya o juega con ella.
forces-parts = Lo que se muestra
forces-part-units = Unidades
forces-part-force = Fuerza
forces-faction = Facción
forces-any-faction = cualquier facción
forces-type = Tipo
forces-any-type = cualquier tipo
forces-skill = Habilidad
forces-any-skill = cualquier habilidad
forces-affordable = que se pueda pagar con las { $n } chapas que quedan
forces-clear = Mostrar todas las unidades
forces-order = Orden
forces-by-caps = por precio
forces-by-name = por nombre
forces-none = Nada encaja con todo esto. Quita un filtro.
forces-units-n = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
 }
forces-caps = { $n ->
    [one] { $n } chapa
   *[other] { $n } chapas
 }
forces-models = { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniaturas
 }
forces-sum = { $n } de { $limit } chapas
forces-limit = Límite en chapas
forces-prices = Lista de precios
forces-creatures = todos aceptan criaturas
forces-says = Lo que dice la carta
forces-in = { $n } en la fuerza
forces-add = añadir
forces-add-unit = Añadir { $name }
forces-units = Las unidades de la fuerza
forces-empty = Aún no hay nadie. Añade unidades, da a una de ellas una carta de líder y equípalas.
forces-leads = lidera la fuerza
forces-models-of = Miniaturas: { $name }
forces-fewer-models = Una miniatura menos: { $name }
forces-more-models = Una miniatura más: { $name }
forces-equip = Equipar
forces-equip-unit = Equipar { $name }
forces-equip-title = Equipar: { $name }
forces-copy-unit = Añadir otra vez la misma unidad: { $name }
forces-remove-unit = Sacar { $name }
forces-numbers = Sus números con todo lo que lleva
forces-kinds = Clases de cartas
forces-kind-weapon = Armas
forces-kind-item = Objetos
forces-kind-mod = Mods
forces-kind-leader = Líder, héroe
forces-kind-perk = Extras
forces-heroic = Heroica: 1 más de salud, fichas de suerte y golpes críticos ({ $n } chapas)
forces-shared = una para toda la unidad
forces-add-card = Añadir { $name }
forces-take-card = Quitar { $name }
forces-on = en: { $name }
forces-forbidden = Lo que las reglas prohíben aquí ({ $n })
forces-boosts = Impulsos
forces-boosts-n = Impulsos: { $n } de { $most }
forces-boosts-choose = Elegir impulsos
forces-fix-one = Dejar una sola miniatura
forces-fix-unit = Sacarla
forces-fix-card = Quitar la carta
forces-fix-leaders = Dejar el primero
forces-fix-boost = Quitar uno
forces-fix-leader = Elegir líder
forces-fix-equip = Equipar
forces-fix-add = Ver unidades
forces-fix-skill = ¿Quién la tiene?
forces-choice = Tu fuerza
forces-choice-any = la que toque
