# What is said about Shelter, whoever shows it.

## Jugadas
say-pass = Pasar
say-pass-detail = No tienes más turnos en esta ronda.
say-done = Seguir
say-done-window = Seguir
say-done-room = No construir nada
say-done-income = No tomar ingresos
say-done-reroll = Quedarse con la tirada
say-done-lost = Aceptar la herida
say-done-appear = Dejar la Amenaza donde está
say-fight = Tirar los dados
say-fight-detail = { $bonus ->
    [0] El combate se gana con { $number } o más.
   *[other] El combate se gana con { $number } o más; con tu bonificación de { $bonus }, los dados deben sumar { $needed } o más.
}
say-place = Colocar { $who }: { $where }
say-place-lift = Ascensor ({ $space })
say-place-room = { $room } ({ $space })
say-place-left = { $room }, espacio izquierdo ({ $space })
say-place-right = { $room }, espacio derecho ({ $space })
say-place-threat = { $threat }, en la Sala { $room } ({ $space })
say-dweller-healthy = a un Morador sin entrenar
say-dweller-healthy-trained = al Morador entrenado en { $letter }
say-dweller-wounded = a un Morador herido
say-dweller-wounded-trained = al Morador herido entrenado en { $letter }
say-dwellers-healthy = a dos Moradores sin entrenar
say-dwellers-wounded = a dos Moradores heridos
say-doubles = Tu entrenamiento en { $letter } cuenta aquí.
say-training-lost = { $n ->
    [one] El entrenamiento se pierde.
   *[other] Los dos pierden su entrenamiento.
}
say-use = Usar { $item }
say-give = Descartar { $item }
say-take = Tomar { $item }
say-ready = Enderezar { $item }
say-build-left = Construir { $room } a la izquierda del piso
say-build-right = Construir { $room } a la derecha del piso
say-build-price = Te cuesta { $cubes }.
say-build-free = No te cuesta nada.
say-gain = Obtener { $cubes }
say-pay = Pagar { $cubes }
say-train = Entrenar en { $letter } ({ $name })
say-heal = Curar { $who }
say-heal-at = Curar al Morador de este espacio: { $where }
say-trade = Intercambiar { $give } por { $take }

## El modo de líneas
plain-round = Ronda { $round }. La ficha de Jugador inicial la tiene { $first }.
plain-last-round = Esta es la última ronda.
plain-player = { $seat }, piso { $floor }: { amount-happiness }; Recursos: { $cubes }; Moradores: { $dwellers }; Objetos: { $items }.
plain-passed = { $line } Ha pasado.
plain-dwellers-untrained = { $n } sin entrenar
plain-dwellers-wounded = { $n ->
    [one] { $n } herido
   *[other] { $n } heridos
}
plain-dwellers-placed = { $n ->
    [one] { $n } colocado
   *[other] { $n } colocados
}
plain-dwellers-coming = { $n ->
    [one] { $n } nuevo, desde la próxima ronda
   *[other] { $n } nuevos, desde la próxima ronda
}
plain-dwellers-trained = entrenados en { $letters }
plain-dwellers-wounded-trained = heridos y entrenados en { $letters }
plain-exhausted = { $item } (agotado)
plain-parts = { $first }; { $rest }
plain-top-floor = Piso superior: { $rooms }.
plain-floor = Piso { $floor } de { $owner }: { $rooms }.
plain-room = { $room } ({ $spaces })
plain-space = { $what } ({ $space } { $who })
plain-space-in = { $space } { $who }
plain-space-threat = { $space } Amenaza { $threat }, { $who }
plain-wounded = { $seat } herido
plain-free = libre
plain-items = Suministro de Objetos: { $items }.
plain-rooms = Suministro de Salas: { $rooms }.
plain-offered = { $room } por { $cubes }
plain-decks =
    Mazos: { $items ->
        [one] { $items } Objeto
       *[other] { $items } Objetos
    }, { $rooms ->
        [one] { $rooms } Sala
       *[other] { $rooms } Salas
    }, { $threats ->
        [one] { $threats } Amenaza
       *[other] { $threats } Amenazas
    }.
plain-tie = Empate a Felicidad; lo que decidió: { $by ->
    [cubes] los cubos de Recursos
    [dwellers] los Moradores
   *[items] los Objetos
}.
plain-points = { $seat }: { amount-happiness } (Salas { $rooms }, combates { $fights }, espacios { $spaces }, Objetos { $items }, Amenazas { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

## Repeticiones
replay-score-shelter = { $seat }: { amount-happiness }

## Hojas
table-no-items = ningún Objeto
table-exhausted = { $item } (agotado)
