# Terrenos que se construyen en la mesa en línea: qué falla en una petición.

terrain-unnamed = Terreno sin nombre
server-terrain-none = Envía un terreno, o el texto de uno.
server-terrain-scenario = No hay ningún escenario «{ $id }».
server-terrain-number = Las mesas tienen números de 0 a { $most }.
server-terrain-kind = Pieza { $n }: «{ $kind }» no es un tipo de terreno. Hay: { $known }.
server-terrain-outline = Pieza { $n }: el contorno se cruza o se toca a sí mismo. Da las esquinas una tras otra alrededor de la pieza.
server-terrain-height = Pieza { $n }: lo que se puede escalar necesita una altura.
server-many-terrains = Guardas { $most } terrenos. Quita uno primero.
server-terrain-changed = Este terreno se cambió en otro sitio, así que no se ha sobrescrito nada. Ábrelo de nuevo, o guarda el tuyo como uno nuevo.
server-no-terrain = No tienes ese terreno. Busca entre los tuyos.
