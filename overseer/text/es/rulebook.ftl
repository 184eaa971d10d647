# Lo que dice cada reglamento: la indicación de nuestras interpretaciones y las palabras de la página.

rulebook-mark-reading = nuestra interpretación
rulebook-mark-partly = en parte nuestra interpretación
rulebook-reading-begins = Nuestra interpretación:
rulebook-order = Las reglas están donde las necesitas, en el orden del juego; un número es un nombre que no cambia nunca, así que los números de una sección pueden dar saltos.
rulebook-contents = Índice
rulebook-example = Ejemplo
