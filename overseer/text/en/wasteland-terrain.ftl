# Terrain of Wasteland: its kinds, what may be wrong about a terrain file, and `overseer terrain`.

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
terrain-title = The table from above, north on top

## Terrain files

terrain-file-points = “points” is a list of 3 to { $high } corners, each two whole numbers in mm: [[100, 100], [160, 100], [160, 140]].
terrain-file-outline = The outline crosses or touches itself. List the corners one after the other round the piece.
terrain-file-off = The corner { $x }, { $y } lies off the table, which goes from 0 to { $side } mm.
terrain-file-overlap = This piece and number { $n } ({ $kind }) lie in each other, and cover would count twice there. Move one of them.
terrain-file-unreachable = A base of 30 mm can stand at { $x }, { $y }, but no way leads there. Leave a gap of 64 mm or more.
terrain-file-many = { $n } pieces are too many; { $high } are allowed.
terrain-file-height = What can be climbed needs a “height” in mm.
terrain-file-clear = The scenario keeps this ground clear. Move the piece off the hatched area.
terrain-file-marker = A marker of the scenario lies at { $x }, { $y }, and nobody could reach it here. Move the piece.
terrain-file-bystander = { $unit } stands here from the start. Move the piece.
terrain-file-room = { $side }: nobody has room to deploy. Clear some of the zone.
terrain-file-cramped = { $side }: more than half of the zone is blocked. Whoever finds no room comes later.
terrain-file-dense = { $n } % of the table is covered; the scenario asks for about { $wanted } % ({ $preset }).
terrain-file-bare = Only { $n } % of the table is covered; the scenario asks for about { $wanted } % ({ $preset }).
terrain-file-narrow = Less than { $mm } mm lie between this piece and the next ({ $kind }): the largest bases do not pass.

## `overseer terrain`

terrain-made = { $n ->
    [one] The table is in { $file }: { $n } polygon
   *[other] The table is in { $file }: { $n } polygons
}, number { $number }, preset { $preset }, theme { $theme }.
terrain-next = Change it with any editor, then: overseer terrain check { $file }
terrain-good = { $file }: { $n ->
    [one] { $n } polygon
   *[other] { $n } polygons
}, nothing wrong with it.
terrain-drawn = The picture is in { $file }.
terrain-error-there = { $file } is there already, and nothing is overwritten. Choose another name.
terrain-error-word = “{ $word }” is nothing for { $option }. There are: { $known }.

help-terrain = Make tables with terrain for Wasteland, check and draw them
    .long = Tables for Wasteland: made from a number, written to a file that any editor can change, checked and drawn. Each command has its own --help.
    .examples =
        overseer terrain make mine.toml --preset dense  A new table
        overseer terrain check mine.toml  After editing: can it be played on?
        overseer terrain show mine.toml  The table as text
        overseer terrain show mine.toml --svg mine.svg  The table as a picture
help-terrain-file = The terrain file.
    .value = FILE
help-terrain-preset = How full the table is: light, medium or dense. Without it: medium.
    .value = PRESET
help-terrain-theme = What stands on it: mixed, rocks, ruins, blocking, street, farm, bunkers, cover or hill. Without it: mixed.
    .value = THEME
help-terrain-make = Make a terrain file
    .long = Make a table and write it to a file. The same number, preset and theme always give the same table. Nothing is ever overwritten.
    .examples =
        overseer terrain make mine.toml  Any table of middling density
        overseer terrain make mine.toml --number 7 --preset light --theme rocks  The same one each time
help-terrain-make-number = The number of the table. Without it: any.
    .value = NUMBER
help-terrain-check = Check a terrain file
    .long = Say what is wrong with a terrain file, with its lines: outlines that cross themselves, pieces off the table or in each other, ground that nobody can get to.
    .examples =
        overseer terrain check mine.toml  Is it all right?
help-terrain-show = Draw a table as text or as a picture
    .long = Draw a terrain file, or the table of a number: as text or, with --svg, as a picture in a file.
    .examples =
        overseer terrain show mine.toml  A file, as text
        overseer terrain show 7 --preset dense --svg seven.svg  The table of a number, as a picture
help-terrain-show-file = The terrain file, or the number of a table.
    .value = FILE
help-terrain-show-svg = Write a picture to this file.
    .value = FILE
