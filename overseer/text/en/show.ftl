# `overseer show`: any moment of a game as a picture.

show-written = The picture shows the table after move { NUMBER($n, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }; it is in { $file }.
show-moment = After move { NUMBER($n, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
show-error-svg = Where shall the picture go? Add, for example: --svg moment.svg
show-error-same = { $file } is the record itself. Choose another file for the picture.
show-error-at = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so there is no move { NUMBER($n, useGrouping: 0) }. Give a smaller number with --at, or none for the end.
show-error-game = There are no pictures of “{ $game }”. They are drawn for these games: { $known }.

## Help

help-show = Draw any moment of a recorded game
    .long = Draw the table as it stood after any move of a recorded game, as a spectator saw it: Shelter’s vault, Tragic’s mat or Wasteland’s battlefield. The picture is an SVG file that every browser opens.
    .examples =
        overseer show game.overseer --svg end.svg  The last moment
        overseer show game.overseer --at 40 --svg move-40.svg  After the 40th move
help-show-file = The record of a game.
    .value = FILE
help-show-svg = Where the picture is written.
    .value = FILE.svg
help-show-at = After so many moves, chance included; 0 is the start. Without it: the end.
    .value = N

help-inspect = Look at what clients get at any moment of a recorded game
    .long = Print, as JSON, what a client is given after any move of a recorded game: the scene to draw and the question to answer, through the eyes of a spectator or of a seat, and the whole position with its digest. For whoever writes a client, a bot or rules and wonders what was there at that moment.
    .examples =
        overseer inspect game.overseer --at 40  Everything after the 40th move
        overseer inspect game.overseer --at 40 --question --seat 2  What the second seat was asked
        overseer inspect game.overseer --state  The last position, hidden things too
help-inspect-file = The record of a game.
    .value = FILE
help-inspect-at = After so many moves, chance included; 0 is the start. Without it: the end.
    .value = N
help-inspect-seat = Through the eyes of this seat, 1 being the first. Without it: a spectator’s, and the question of whoever is asked.
    .value = N
help-inspect-scene = Only the scene.
help-inspect-question = Only the question.
help-inspect-state = Only the position.
