# Terrains that people build at the online table: what is wrong with a request about one.

terrain-unnamed = Terrain without a name
server-terrain-none = Send a terrain, or the text of one.
server-terrain-scenario = There is no scenario “{ $id }”.
server-terrain-number = Tables have numbers from 0 to { $most }.
server-terrain-kind = Piece { $n }: “{ $kind }” is no kind of terrain. There are: { $known }.
server-terrain-outline = Piece { $n }: the outline crosses or touches itself. List the corners one after the other round the piece.
server-terrain-height = Piece { $n }: what can be climbed needs a height.
server-many-terrains = You keep { $most } terrains. Remove one first.
server-terrain-changed = This terrain was changed elsewhere, so nothing was overwritten. Open it again, or save yours as a new one.
server-no-terrain = You have no such terrain. Look among your own.
