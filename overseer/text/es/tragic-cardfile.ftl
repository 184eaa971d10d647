# Los errores de un archivo de cartas de Tragic, y lo que dice su revisión.

## Files

tragic-file-word = «{ $word }» no se conoce aquí; hace falta { $what ->
    [step] un paso
    [count] algo que contar
    [compare] una comparación
    [letter] una letra de S.P.E.C.I.A.L.
    [kind] una clase de carta
    [filter] una clase o un tipo de carta
    [type] un tipo
    [keyword] una palabra clave
    [stat] una bonificación
    [damage] una clase de daño
    [whom] a quién afecta
   *[answer] a qué responde
}. Se permite: { $allowed }.
tragic-file-shape = «{ $text }» no está bien escrito. Se escribe así: { $allowed }.
tragic-file-cost = «{ $text }» pide más de { $high } puntos de una letra; nadie puede tener más. Pide menos.
tragic-file-modes = «choose» es una lista de dos o más listas de pasos: [["draw 2"], ["heal 8"]].
tragic-file-target-is = «target_is» necesita un objetivo que sea una carta.
tragic-file-choose = «choose» va solo, sin «do» ni «roll».
tragic-file-by = «by» va con «choose».
tragic-file-else = «else» necesita un «roll», o un mantenimiento con coste.
tragic-file-idle = Esto no hace nada: nombra al menos una cosa.
tragic-file-no-target = Esto habla de un objetivo, pero la capacidad no tiene. Dale un «target».
tragic-file-if-target = «if» se comprueba antes de elegir el objetivo, así que no puede contarlo. Cuenta otra cosa.
tragic-file-target = «{ $step }» no se puede hacer a «{ $target }». Elige otro objetivo.
tragic-file-answer = «{ $step }» habla de aquello a lo que responde una reacción: va en la capacidad «cast» de una reacción.
tragic-file-point = «{ $step }» va en una capacidad con when = "start".
tragic-file-enter = «{ $step }» va en un edificio.
tragic-file-equal = «{ $step }» necesita antes un paso que mueva cartas.
tragic-file-free-use = Un «use» necesita un precio o un límite: cost, engage, life, discards, sacrifice u once.
tragic-file-forced-cost = Un efecto disparado solo puede costar puntos si se puede rechazar: escribe may = true.
tragic-file-pay-by-life = «pay_by_life» necesita un coste con letras.
tragic-file-no-use = «use» va en una carta que permanece en juego, un rasgo o una habilidad.
tragic-file-start = «start» va en rasgos y habilidades.
tragic-file-folder = Un conjunto es una carpeta de 1 a { $high } archivos TOML; esta tiene { $found }.
tragic-file-twice = La carta «{ $id }» ya está en { $first }.
tragic-file-cards = Un conjunto tiene de 1 a { $high } cartas; este tiene { $found }.
tragic-file-level-twice = El nivel { $level } de radiación ya está descrito.
tragic-file-keyword-twice = La palabra clave «{ $word }» está aquí dos veces. Escríbela una vez, con su índice.
tragic-file-good = Este conjunto de cartas está en orden: «{ $name }» con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.

## Lint

tragic-lint-off-letter = El coste nombra { $letter }, que no es letra de la carta.
tragic-lint-cost = Una carta de nivel { $level } cuesta { $level ->
    [one] { $level } punto
   *[other] { $level } puntos
} de { $letter }, no { $found }.
tragic-lint-second = La segunda letra { $letter } cuesta al menos 1 punto y no más que la primera.
tragic-lint-any = El coste pide { $found } puntos de cualquier letra; { $high } es lo máximo.
tragic-lint-no-name = No tiene nombre en «{ $lang }». Escribe un «title» en la carta, o el mensaje { $message }.
tragic-lint-no-flavour = No tiene ambientación en «{ $lang }». Escribe un «flavour» en la carta, o en el mensaje { $message }.
tragic-lint-no-glossary = La palabra clave «{ $keyword }» falta en el glosario en «{ $lang }».
tragic-lint-max-hp = Solo una raza cambia los PV máximos (TR-A1).
tragic-lint-trait = Un rasgo de nivel { $level } tiene otras tantas ventajas y otros tantos inconvenientes (TR-K1); este tiene { $bonuses } y { $drawbacks }.
tragic-lint-idle = No hace nada.
tragic-lint-target = Apunta a «{ $target }» y luego no hace nada con ello.
tragic-lint-loop = El desencadenante «{ $when }» se activa a sí mismo. Dale once = true.
tragic-lint-never = «{ $text }» nunca se cumple: aquí es { $side ->
    [high] como máximo { $bound }
   *[low] como mínimo { $bound }
}. Cambia el número o la comparación.
tragic-lint-uncounted = Esta ventaja no puede depender de «{ $count }». Cuenta otra cosa.
tragic-lint-gone = La carta no se queda en juego, así que nunca da esto. Haz que se quede, o usa el paso «gain».
tragic-lint-answer = «{ $step }» no puede hacer nada contra aquello a lo que responde esta reacción. Añade una de estas palabras a «answers»: { $allowed }; o elige otro paso.
tragic-lint-filter = Ninguna carta de este conjunto a la que «{ $what }» pueda llegar encaja con el filtro. Cambia el filtro, o aquello a lo que se llega.
tragic-lint-dear = Esto cuesta { $found } puntos, y nadie puede tener más de { $high }. Pide menos.
tragic-lint-count = { $what ->
    [abilities] Aptitudes de { $letter }
    [cards] Cartas de juego de { $letter }
    [traits] Rasgos
   *[skills] Habilidades
}: hay { $found }, hacen falta al menos { $low }.
tragic-lint-no-kind = Ninguna carta de { $letter } es de la clase «{ $kind }»; cada letra necesita una.
tragic-lint-unused = Ninguna carta usa «{ $word }» ({ $what }).
