# Partidas guardadas en el terminal.
save-title = Una partida guardada
save-text = Sigue aquí con una partida que empezaste en el terminal. Elige su archivo (.overseer) o suéltalo en esta página.
save-choose = Continuar una partida guardada
save-reading = Comprobando la partida…
save-drop = Suelta la partida guardada en cualquier parte de esta página
save-moves =
    { $n ->
        [one] Se hizo { $n } jugada.
       *[other] Se hicieron { $n } jugadas.
    }
save-old = Empezó con las reglas { $rules } y sigue con las de hoy.
save-seats = ¿Dónde te sientas?
save-seat = Asiento { $n }
save-seat-turn = Asiento { $n } (le toca)
save-friends = Los asientos que dejes libres son para amigos: recibirás un enlace.
save-dice = Desde aquí esta mesa tira los dados. De los anteriores nadie puede responder.
save-go = Continuar
save-here =
    { $n ->
        [one] Aquí sigue una partida guardada, tras { $n } jugada.
       *[other] Aquí sigue una partida guardada, tras { $n } jugadas.
    }
save-dice-fixed =
    { $n ->
        [one] La primera jugada viene de una partida guardada: nadie puede responder de sus dados. Los de esta mesa se fijaron antes de continuar.
       *[other] Las primeras { $n } jugadas vienen de una partida guardada: nadie puede responder de sus dados. Los de esta mesa se fijaron antes de continuar.
    }
save-dice-good = Todo encaja: desde la jugada { $n } cada dado cayó como se fijó antes de que la partida siguiera aquí.
trouble-save-side = Este archivo solo acompaña a una partida guardada. Elige el que acaba en .overseer.
trouble-save-large = Este archivo es demasiado grande para una partida guardada. Comprueba que es el correcto.
trouble-save-unread = No se pudo leer el archivo. Elígelo otra vez.
