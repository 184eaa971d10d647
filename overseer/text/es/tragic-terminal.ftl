# Tragic en líneas: sus jugadas, su situación.

## The situation

plain-help-tragic =
    Un número       hacer la jugada con ese número
    cast punch-1    hacer una jugada por su notación
    moves           volver a ver las jugadas
    show            describir toda la mesa
    look punch-1    una carta por su identificador o nombre, un lugar como b3; también: look discard, traits, skills
    why cast punch-1  decir por qué no se permite una jugada, o qué hace
    rule TR-P3      leer una regla
    ask             preguntar siempre, o solo donde puedes hacer algo
    stops           dónde se te pregunta, ocasión por ocasión; stops attack never cambia una
    undo            deshacer tu última jugada
    restart         deshacer todas tus jugadas desde que decidió otro
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar
plain-look-nothing-tragic = No hay carta ni lugar «{ $word }». Nombra una carta como punch-1 o un lugar como b3.

## Decks

decks-tragic-which = Elige tu mazo.
decks-tragic-line = { $number }. { $name }: { $plan }
decks-tragic-ask = Número del mazo, o Intro para el primero:{" "}
decks-tragic-title = Elige un mazo
decks-tragic-for = Un mazo para { $seat }
decks-tragic-keys = ↑ ↓ otro mazo · ⇞ ⇟ sus cartas · ⏎ tomarlo · q salir
decks-tragic-own = El tuyo: overseer deck new, luego overseer play tragic --deck ARCHIVO
decks-tragic-traits = Rasgos: { $cards }
decks-tragic-skills = Habilidades: { $cards }
cli-error-decks-many = { $decks } mazos para { $seats } asientos son demasiados. Da como mucho uno por asiento.
cli-error-tutorial = El tutorial trae sus propios jugadores y cartas. Quita { $option }.

## Help

help-play-deck = Tragic: un mazo para cada asiento, por orden: el nombre de un mazo preparado, un código o un archivo de mazo. Sin valor: elegir entre los mazos preparados.
    .value = MAZO
help-play-format = Tragic: cuántas veces puede estar una carta en un mazo: singleton, duo, trio o quad.
    .value = FORMATO
help-play-turns = Tragic: se acaba el tiempo tras tantos turnos cada uno (TR-E3).
    .value = N
help-play-clock = Tragic: se acaba el tiempo tras tantos minutos (TR-E3).
    .value = MINUTOS
help-play-tutorial = Una partida corta que enseña a jugar.
