# Nim en español.

topic-nim-take = Toma cerillas de un montón: b2 toma dos del montón b.
event-nim-took = { $seat } ha tomado { $n ->
    [one] una cerilla
   *[other] { $n } cerillas
} del montón { $heap }.
end-nim-last = Ya no quedan cerillas.
refusal-nim-too-few = Ese montón tiene menos cerillas. Toma como mucho las que quedan.
refusal-nim-all-taken = Ya no quedan cerillas. La partida ha terminado.
refusal-nim-notation = «{ $text }» no es una jugada de este juego. Escribe el montón y la cantidad: a1, b2, c5.
refusal-nim-option = Este juego no tiene ninguna opción «{ $name }». Empiézalo sin opciones.

rule-NIM-S1 = Tres montones tienen tres, cuatro y cinco cerillas.
    .title = Preparación
rule-NIM-T1 = Por turnos, toma de un solo montón al menos una cerilla y como mucho todas las que queden.
    .title = Tomar
rule-NIM-E1 = Gana quien toma la última cerilla.
    .title = La última cerilla

field-nim-a = Montón a
field-nim-b = Montón b
field-nim-c = Montón c
