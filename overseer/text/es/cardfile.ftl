# Lo que se dice del archivo de cartas de cualquier juego, y cómo se unen las partes de una frase.

list-two = { $first } y { $last }
list-more = { $first }, { $rest }
list-then = { $first }, luego { $rest }
list-sentences = { $first } { $rest }

cardfile-at = { $file }, línea { $line }: { $problem }
cardfile-in = { $file }: { $problem }
cardfile-guess = ¿Querías decir «{ $guess }»?
cardfile-card = Carta «{ $card }»: { $problem }
cardfile-count-problems = { $n ->
    [one] { $n } error en este archivo de cartas.
   *[other] { $n } errores en este archivo de cartas.
}
cardfile-good = Este archivo de cartas es correcto: conjunto «{ $id }», versión { $version }.
cardfile-missing = Este archivo no existe.
cardfile-unreadable = Este archivo no se puede leer. Comprueba sus permisos y que no sea una carpeta.
cardfile-too-big = Este archivo es demasiado grande; un archivo { $kind ->
    [deck] de mazo
    [force] de fuerza
    [scenario] de escenario
    [terrain] de terreno
   *[card] de cartas
} tiene como máximo { $limit } KiB.
cardfile-not-utf8 = Esto no es texto UTF-8. Guarda el archivo con la codificación UTF-8.
cardfile-not-toml = La columna { $column } no es TOML válido. Busca unas comillas, un corchete o un «=» que falte, o una clave escrita dos veces.
cardfile-not-toml-end = El archivo no es TOML válido: algo ha quedado abierto o es demasiado largo. Busca unas comillas o un corchete que falte.
cardfile-long-line = Línea demasiado larga: una línea tiene como máximo { $high } caracteres. Divídela.
cardfile-key-parts = Una clave tiene como máximo { $high } partes entre puntos.
cardfile-long-word = Esta clave o este número es demasiado largo: sin comillas, como máximo { $high } caracteres.
cardfile-deep = Demasiado profundo: las listas y tablas se anidan como máximo { $high } veces.
cardfile-many-lines = Demasiado largo: un archivo tiene como máximo { $high } líneas.
cardfile-many-values = Demasiado en un solo archivo: claves, tablas y elementos de listas suman como máximo { $high }.
cardfile-unknown-key = Clave desconocida «{ $key }». Aquí se admite: { $allowed }.
cardfile-missing-key = Falta la clave «{ $key }».
cardfile-type = «{ $key }» no es del tipo correcto; debe ser { $wanted ->
    [text] un texto entre comillas
    [number] un número entero
    [flag] true o false
    [texts] una lista de textos entre comillas
    [tables] una lista de tablas
   *[name] un nombre entre comillas o una tabla con un nombre por idioma
}.
cardfile-range = «{ $key }» es { $value }; se admite de { $low } a { $high }.
cardfile-choice = «{ $key }» no puede ser «{ $value }». Se admite: { $allowed }.
cardfile-id = «{ $id }» no es un identificador. Un identificador tiene como máximo 40 letras minúsculas a–z, cifras y guiones sueltos entre ellas.
cardfile-name = Un nombre debe ser un texto legible de 1 a { $high } caracteres.
cardfile-letter = «{ $letter }» no es una letra de S.P.E.C.I.A.L. Se admite: { $allowed }.
cardfile-twice = El identificador «{ $id }» ya se usa en la línea { $first }.
