# What is said about a card file of any game, and how parts of sentences are joined.

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-then = { $first }, then { $rest }
list-sentences = { $first } { $rest }

cardfile-at = { $file }, line { $line }: { $problem }
cardfile-in = { $file }: { $problem }
cardfile-guess = Did you mean “{ $guess }”?
cardfile-card = Card “{ $card }”: { $problem }
cardfile-count-problems = { $n ->
    [one] { $n } problem in this card file.
   *[other] { $n } problems in this card file.
}
cardfile-good = This card file is in order: set “{ $id }”, version { $version }.
cardfile-missing = There is no such file.
cardfile-unreadable = This file cannot be read. Check its permissions, and that it is not a folder.
cardfile-too-big = This file is too big; { $kind ->
    [deck] a deck file
    [force] a force file
    [scenario] a scenario file
    [terrain] a terrain file
   *[card] a card file
} has at most { $limit } KiB.
cardfile-not-utf8 = This is not UTF-8 text. Save the file with the encoding UTF-8.
cardfile-not-toml = Column { $column } is not valid TOML. Look for a missing quote, bracket or “=”, or a key written twice.
cardfile-not-toml-end = The file is not valid TOML: something is left open or far too long. Look for a missing quote or bracket.
cardfile-long-line = Line too long: a line has at most { $high } characters. Break it up.
cardfile-key-parts = A key has at most { $high } parts between dots.
cardfile-long-word = This key or number is far too long: without quotes it has at most { $high } characters.
cardfile-deep = Too deep: lists and tables stand in one another at most { $high } times.
cardfile-many-lines = Too long: a file has at most { $high } lines.
cardfile-many-values = Too much in one file: keys, tables and entries of lists are at most { $high } together.
cardfile-unknown-key = Unknown key “{ $key }”. Allowed here: { $allowed }.
cardfile-missing-key = The key “{ $key }” is missing.
cardfile-type = “{ $key }” has the wrong type; it must be { $wanted ->
    [text] text in quotes
    [number] a whole number
    [flag] true or false
    [texts] a list of texts in quotes
    [tables] a list of tables
   *[name] a name in quotes, or a table with a name for each language
}.
cardfile-range = “{ $key }” is { $value }; allowed is { $low } to { $high }.
cardfile-choice = “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }.
cardfile-id = “{ $id }” is not an id. An id has at most 40 small letters a–z, digits and single hyphens between them.
cardfile-name = A name must be a readable text of 1 to { $high } characters.
cardfile-letter = “{ $letter }” is not a letter of S.P.E.C.I.A.L. Allowed: { $allowed }.
cardfile-twice = The id “{ $id }” was already used in line { $first }.
