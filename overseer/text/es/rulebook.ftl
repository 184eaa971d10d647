# Lo que dice cada reglamento: la indicación de nuestras interpretaciones y las palabras de la página.

rulebook-mark-reading = nuestra interpretación
rulebook-mark-partly = en parte nuestra interpretación
rulebook-reading-begins = Nuestra interpretación:
rulebook-contents = Índice
rulebook-example = Ejemplo
