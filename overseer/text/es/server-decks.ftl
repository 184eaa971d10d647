# Mazos que se construyen en la mesa en línea: qué falla en una petición.

decks-imported = Mazo importado
decks-unnamed = Mazo sin nombre
server-deck-none = Envía un mazo, o el texto de uno.
server-deck-name = El nombre de un mazo tiene de 1 a { $most } caracteres visibles.
server-deck-card = «{ $card }» no es una carta de la edición «{ $set }».
server-deck-place = «{ $card }» está en la lista equivocada: cartas, Rasgos y Habilidades van por separado.
server-deck-large = { $most } cartas bastan para elegir. Quita algunas antes.
server-many-decks = Guardas { $most } mazos. Quita uno primero.
server-deck-changed = Este mazo se cambió en otro sitio, así que no se ha sobrescrito nada. Ábrelo de nuevo, o guarda el tuyo como mazo nuevo.
server-no-deck = No tienes ese mazo. Busca entre los tuyos.
server-no-deck-version = La versión { $n } de este mazo ya no existe.
refusal-tragic-deck-line = La línea { $line } («{ $text }») no nombra ninguna carta. Escribe el nombre o el identificador de una carta, con el número de copias delante: «2 Puñetazo ★».
refusal-tragic-deck-lines = Esta lista tiene más de { $high } líneas. Eso no es un mazo.
decks-goldfish-other = Espantapájaros
decks-goldfish-won = { $turn ->
    [0] El espantapájaros sigue en pie.
   *[other] El espantapájaros cae en el turno { $turn }.
}
server-no-trials = En esta mesa no se prueban mazos: quien la lleva lo ha desactivado.
server-trial-running = Ya se está probando uno de tus mazos. Espera, o detén antes la prueba.
server-trials-busy = Ahora mismo se prueban demasiados mazos. Inténtalo dentro de un rato.
server-trial-set = Aquí solo se prueban mazos de las cartas estándar: los mazos listos no tienen otras.
