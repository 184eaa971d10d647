# Las cartas de Tragic en lista, una carta entera, y su galería.

cards-tragic-head = { $name } { $level } · { $kind }{ $shown ->
    [free] {""}
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
cards-tragic-traits = RASGOS
cards-tragic-skills = HABILIDADES
cards-tragic-count = { $n ->
    [0] Ninguna carta encaja.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
cards-tragic-keyword = { $keyword }: { $meaning }
cards-tragic-foot = { $id } – { $source }
cards-error-option = { $option } elige cartas de una lista, y no sirve con las cartas de { $game } o con esta acción. Mira: overseer cards --help
cards-tragic-which = ¿Qué carta? Mira: overseer cards tragic list
cards-tragic-unknown = No hay ninguna carta «{ $id }». { $any ->
    [yes] Parecidas: { $near }. Todas: overseer cards tragic list
   *[no] Todas: overseer cards tragic list
}
cards-tragic-letter = «{ $letter }» no es una letra de S.P.E.C.I.A.L. Elige una de estas: { $known }.
cards-tragic-level = Un nivel es 1, 2 o 3, no «{ $level }».

gallery-tragic-title = Tragic: la galería de cartas
gallery-tragic-intro = Las { $n } cartas del conjunto estándar, con los textos que el juego compone a partir de lo que hacen. Las cartas marcadas con ◆ se conocen por las reglas impresas; las demás son diseño nuestro. Costes: SS+1 son dos puntos de S y uno de cualquier letra.
gallery-tragic-contents = Contenido
gallery-tragic-abilities = Aptitudes
gallery-tragic-cards = Cartas de juego
gallery-tragic-traits = Rasgos
gallery-tragic-skills = Habilidades
gallery-tragic-glossary = Palabras clave
gallery-tragic-radiation = Radiación
gallery-tragic-column-card = Carta
gallery-tragic-column-cost = Coste
gallery-tragic-column-kind = Clase
gallery-tragic-column-text = Qué hace
gallery-tragic-family = { $count } cartas en total, de ellas { $abilities } Aptitudes.
