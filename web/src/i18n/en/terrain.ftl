# The terrain editor.
terrain = Terrain
terrain-title = Terrain of Wasteland
terrain-new = New table
terrain-go-on = Go on with the unsaved table
terrain-own = Your tables
terrain-own-none = You keep no table yet. Begin with an empty one, or with the table of a scenario.
terrain-ready = Tables of the scenarios
terrain-ready-open = Begin with its table
terrain-pieces = { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
terrain-remove-name = Remove { $name }
terrain-remove-sure = Battles that are played on it go on. The table itself is gone.
terrain-keep = Keep it
terrain-import = A table from elsewhere
terrain-import-text = Paste a code, a link or a terrain file.
terrain-import-read = Open this table
terrain-import-file = Choose a file
terrain-editor = Terrain editor
terrain-all = All tables
terrain-name = Name of the table
terrain-unsaved = not saved yet
terrain-changed = changed
terrain-saved = saved
terrain-undo = Undo
terrain-redo = Do it again
terrain-share = Share
terrain-save = Save
terrain-save-new = Save as a new table
terrain-play = Fight on it
terrain-parts = What is shown
terrain-part-pieces = Pieces
terrain-part-piece = Chosen
terrain-part-check = Check
terrain-palette = Pieces
terrain-add = Put down: { $name }
terrain-flat = flat
terrain-height-of = { $n } mm high
terrain-choose = Drag a piece, or choose one to turn it and change its size.
terrain-table = The table with its terrain
terrain-things = Pieces of terrain
terrain-keys = Tab chooses a piece. Arrows move it, with Shift by a millimetre. Q and E turn it. D duplicates it, Delete removes it. Ctrl+Z undoes.
terrain-thing = { $name } at { $x }, { $y }, turned by { $turn }°.
terrain-turn = Turned (°)
terrain-turn-left = Left
terrain-turn-right = Right
terrain-wide = Width (mm)
terrain-deep = Depth (mm)
terrain-height = Height (mm)
terrain-duplicate = Duplicate
terrain-reshape = Other shape
terrain-remove = Remove
terrain-check = What the rules say
terrain-scenario = Scenario
terrain-scenario-none = none: the table alone
terrain-needs = What the scenario needs
terrain-zone = Zone: { $name }
terrain-clear = has to stay clear
terrain-markers = placed later: { $n } × { $name }
terrain-playable = can be played on
terrain-unplayable = cannot be played on yet
terrain-fits = suits the scenario
terrain-share-of = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}, { $n } % of the table
terrain-show = Show
terrain-share-unfinished = It cannot be played on yet; whoever opens it sees why.
terrain-share-link = Link
terrain-share-code = Code
terrain-share-file = As a file for the terminal: overseer play wasteland --terrain { $file }
terrain-share-download = Save the file
