# Shelter línea a línea: sus jugadas, su situación, sus cartas.

## El modo de líneas

plain-look-nothing-shelter = No hay ningún espacio ni carta «{ $word }». Nombra un espacio como 0b1 o una carta como shotgun.
plain-help-shelter =
    Un número       hacer la jugada con ese número
    place 0b2 o     hacer una jugada por su notación
    moves           volver a ver las jugadas
    show            describir toda la mesa
    look 0b2        describir un espacio, o una carta por su identificador o nombre
    why place 0b2 o decir por qué no se permite una jugada, o qué hace
    rule SH-P3      leer una regla
    undo            deshacer tu última jugada
    restart         deshacer todas tus jugadas desde que decidió otro
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar

## Reglas y cartas

cards-rooms = SALAS
cards-elevators = ASCENSORES
cards-items = OBJETOS
cards-threats = AMENAZAS
cards-room = Sala { $name }. { $text }
cards-elevator = { $name }. { $text }
cards-item = Objeto { $name }. { $text }
cards-threat = Amenaza { $name }. { $text }
cards-counts = { $rooms } Salas, { $elevators } Ascensores, { $items } Objetos, { $threats } Amenazas.
