# Los errores de un archivo de cartas de Wasteland.

wasteland-file-word = «{ $word }» no se conoce aquí; hace falta { $what ->
    [ruler] el color de una regla
    [die] el color de un dado
    [icon] un icono
    [effect] un efecto
    [gift] una bonificación
    [where] para qué sirve un dado
    [reach] a quién alcanza
    [skill] una habilidad
    [attribute] un atributo
    [type] un tipo
    [damage] una clase de daño
    [use] qué hace al usarse
    [trait] un rasgo
    [power] un poder de líder
    [weapon-kind] una clase de arma
    [situation] una situación
    [response] una respuesta
    [attitude] una actitud
    [method] un método
    [priority] una prioridad de blanco
    [event-effect] qué hace un evento
    [who] a quién alcanza
    [condition] un estado
    [outcome] qué se gana
    [drawn] una clase de carta
    [deed] una hazaña
    [perk-power] qué hace una ventaja
   *[ap] un uso de los puntos de acción
}. Se permite: { $allowed }.
wasteland-file-shape = «{ $text }» no está bien escrito. Se escribe así: { $allowed }.
wasteland-file-numbers = «{ $key }» debe ser una lista de { $count } números enteros.
wasteland-file-table = «{ $key }» debe ser una tabla.
wasteland-file-ratings = «{ $key }» debe ser una lista de tres valores de armadura: físico, energía, radiación.
wasteland-file-strong = Una armadura reforzada contra una clase de daño lo está contra todas las que protege.
wasteland-file-word-twice = «{ $word }» está aquí dos veces. Escríbelo una vez.
wasteland-file-no-card = En este conjunto no hay { $what ->
    [unit] ninguna unidad
    [weapon] ningún arma
    [perk] ninguna ventaja
    [leader] ninguna carta de líder
    [quest] ninguna misión
    [consequence] ninguna consecuencia
   *[equipment] ningún arma ni objeto
} «{ $id }».
wasteland-file-not-natural = El arma «{ $id }» no es parte de un cuerpo. Ponle natural = true o nómbrala en «standard».
wasteland-file-not-ranged = El arma «{ $id }» no sirve a distancia; para eso está la segunda arma preferida.
wasteland-file-no-type = Una unidad necesita al menos un tipo.
wasteland-file-skill-ruler = La habilidad «{ $skill }» y la regla «{ $skill }» van juntas; escribe las dos o ninguna.
wasteland-file-modifier = «modifier» cambia una prueba; nombra su «attribute».
wasteland-file-together = «{ $first }» y «{ $second }» van juntos; escribe los dos o ninguno.
wasteland-file-needs = «{ $key }» necesita «{ $other }».
wasteland-file-inner = El círculo interior debe ser menor que el área.
wasteland-file-scatter = Los fallos de «scatter» deben crecer de una entrada a otra.
wasteland-file-stages = «stages» tiene como máximo { $high } entradas.
wasteland-file-columns = «columns» tiene de 1 a { $high } entradas.
wasteland-file-cells = «{ $key }» necesita una respuesta por columna: { $count }.
wasteland-file-methods = «methods» tiene tres entradas (botella, estrella, explosión) o cinco, una por fila.
wasteland-file-no-priority = Una carta de IA necesita al menos una prioridad de blanco.
wasteland-file-preferred = «preferred» tiene dos entradas: un arma para el combate cuerpo a cuerpo y otra a distancia; "" es ninguna.
wasteland-file-perk = «{ $key }» no corresponde a una ventaja { $kind ->
    [settlement] del asentamiento
   *[model] de una miniatura
}.
wasteland-file-no-roll = Un impulso para una tirada necesita «attacks» o «tests».
wasteland-file-consequence = «{ $key }» no corresponde a una consecuencia: está boca arriba y se resuelve enseguida.
wasteland-file-lasts = «{ $effect }» dura un tiempo; escribe lasts = "round" o lasts = "battle".
wasteland-file-nobodys = «{ $effect }» necesita un dueño; solo una consecuencia lo tiene.
wasteland-file-no-deed = Una misión necesita al menos una hazaña.
wasteland-file-repeatable = Una misión que continúa no se puede repetir.
wasteland-file-learned = Solo se sabe de la primera parte de una misión; las demás la siguen.
wasteland-file-next = «{ $id }» no continúa la misión: debe ser la parte { $part } de la misma serie.
wasteland-file-not-learned = La misión «{ $id }» ya se puede elegir. Ponle learned = true.
wasteland-file-name = El nombre de un conjunto está en su primer archivo, antes de todas las cartas. Ponlo en set.toml.
wasteland-file-folder = Un conjunto es una carpeta de 1 a { $high } archivos TOML; esta tiene { $found }.
wasteland-file-twice = La carta «{ $id }» ya está en { $first }.
wasteland-file-cards = Un conjunto tiene al menos una unidad y como máximo { $high } cartas; este tiene { $found } cartas.
wasteland-file-good = Este conjunto de cartas está en orden: «{ $name }» con { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}, { $weapons ->
    [one] { $weapons } arma
   *[other] { $weapons } armas
}, { $items ->
    [one] { $items } objeto
   *[other] { $items } objetos
}, { $ai ->
    [one] { $ai } carta de IA
   *[other] { $ai } cartas de IA
} y { $campaign ->
    [one] { $campaign } carta de campaña
   *[other] { $campaign } cartas de campaña
}.
