# Tragic en líneas: sus jugadas, su situación.

## Words

say-tragic-card = { $name } { $level }
say-tragic-unknown = una carta oculta
say-tragic-no-trait = ninguno
say-tragic-no-skill = ninguna
say-tragic-at = { $card } ({ $place })
say-tragic-fighter = { $card } { $attack }/{ $health }
say-tragic-player = { $who ->
    [you] tú
    [opponent] tu rival
   *[other] jugador { $n }
}
say-tragic-cost = Coste: { $cost }.
say-tragic-letter = { $letter } ({ $name })
say-tragic-line = { $line }.
say-tragic-rules = { $line }. { $rules }
say-tragic-means = { $card }: { $rules }
say-tragic-bluff = Un farol: el Rasgo que elijas con él sale de la partida cuando se revelan.

## Moves

say-tragic-pass = { $topic ->
    [mulligan] Quedarse con esta mano
    [upkeep] Pasar a la fase principal
    [toll] No pagar
    [lay] No colocar nada
    [answer] Sin respuesta
    [interrupt] Dejar que acabe el turno
    [join] Nadie más se une
    [block] No más bloqueadores
    [charge] Nadie se interpone
    [may] Renunciar
    [free] Ningún ataque gratuito
    [incapacitate] Golpear para hacer daño
   *[other] Pasar
}
say-tragic-end = Terminar el turno
say-tragic-by-hand = Pagar a mano el próximo coste
say-tragic-by-hand-detail = Si no, los puntos libres se pagan con las letras de las que tienes pocos puntos y que ninguna de tus cartas visibles ha pedido. Aquí nombras tú la letra de cada punto libre.
say-tragic-yes = { $what ->
    [toll] Pagar { $cost }
    [incapacitate] Descartarla en lugar de hacer daño
   *[may] { $paid ->
        [yes] Pagar { $cost } y hacerlo
       *[no] Hacerlo
    }
}
say-tragic-none = { $topic ->
    [show] No tengo ninguna Reacción
    [pay] No pagarlo: perder 1 PV en su lugar
   *[other] No tomar nada
}
say-tragic-mulligan = Cambiar toda la mano
say-tragic-cast = { $kind ->
    [attack] Atacar con { $card }
    [reaction] Responder con { $card }
   *[other] Jugar { $card }
}
say-tragic-lay = Colocar { $card }
say-tragic-use = Usar { $card }
say-tragic-wear = Ponerse { $card }
say-tragic-take-off = Quitarse { $card }
say-tragic-attack = Enviar a { $card } al ataque
say-tragic-join = { $card } se une al ataque
say-tragic-block = Bloquear con { $card }
say-tragic-block-one = Bloquear a { $target } con { $card }
say-tragic-charge = { $card } recibe el daño
say-tragic-target = { $topic ->
    [against] Bloquear a { $target }
    [strike-back] Contraatacar a { $target }
    [protect] Proteger a { $target }
   *[other] Objetivo: { $target }
}
say-tragic-part = Apuntar a esta parte: { $place }
say-tragic-pay = { $topic ->
    [refresh] Enderezar un punto de { $letter }
    [drain] Girar un punto de { $letter }
   *[pay] Pagar un punto de { $letter }
}
say-tragic-deal = { $by } hace { $n } de daño a { $card }
say-tragic-discard = Descartar { $card }
say-tragic-take = Tomar { $card }
say-tragic-show = Enseñar { $card }
say-tragic-top = { $card }: encima de la Biblioteca
say-tragic-bottom = { $card }: debajo de la Biblioteca
say-tragic-away = { $card }: al Descarte
say-tragic-next = Primero { $card }
say-tragic-traits = { $n ->
    [0] Ningún Rasgo
    [one] Rasgo: { $cards }
   *[other] Rasgos: { $cards }
}
say-tragic-skills = Habilidades: { $cards }
say-tragic-draw = Robar { $card }
say-tragic-snatch = Tomar { $card }
say-tragic-roll = El dado muestra { $n }
say-tragic-ones = { $n ->
    [one] { $n } dado muestra un 1
   *[other] { $n } dados muestran un 1
}
say-tragic-instead = En lugar de { $old }: { $new }
say-tragic-freely = Cualquier otra elección: escríbela como notación, por ejemplo «{ $notation }»; «look traits» y «look skills» los leen todos.

## The situation

plain-tragic-setup = El duelo se prepara.
plain-tragic-turn = Turno { $turn } de { $seat }, { $phase ->
    [1] enderezar
    [2] robo
    [3] Mantenimiento
    [7] Fin de turno
   *[4] fase principal
}.
plain-tragic-may-lay = Ahora puedes colocar una Aptitud.
plain-tragic-by-hand = Pagas a mano el próximo coste.
plain-tragic-chance = { $amount } de daño: { $chance }
plain-tragic-time-up = Se acabó el tiempo: el duelo termina cuando todos hayan tenido el mismo número de turnos.
plain-tragic-clock = { $n ->
    [one] Queda { $n } minuto en el reloj.
   *[other] Quedan { $n } minutos en el reloj.
}
plain-tragic-player = { $seat }: { $hp } PV de { $max }, armadura { $armour }, radiación { $radiation }; puntos restantes: { $points }; { $hand } en la mano, { $library } en la Biblioteca, { $discard } en el Descarte.
plain-tragic-out = { $line } Fuera del duelo.
plain-tragic-hidden = { $line } En SIGILO.
plain-tragic-chosen = { $seat } tiene Rasgos: { $traits }; Habilidades: { $skills }.
plain-tragic-play = { $seat } tiene en juego: { $cards }.
plain-tragic-hand = Tu mano: { $cards }.
plain-tragic-priced = { $card } [{ $cost }]
plain-tragic-ally = { $card } { $attack }/{ $health }{ $fighting ->
    [yes] { $engaged ->
        [yes] {" "}(girado, ataca)
       *[no] {" "}(ataca)
    }
   *[no] { $engaged ->
        [yes] {" "}(girado)
       *[no] {""}
    }
}
plain-tragic-thing = { $card }{ $engaged ->
    [yes] {" "}(girada)
   *[no] {""}
}
plain-tragic-worn = { $card }{ $worn ->
    [yes] {" "}(puesta)
   *[no] {" "}(no puesta)
}
plain-tragic-engaged = { $card } (girada)
plain-tragic-item = { $seat }: { $card }{ $cancelled ->
    [yes] {" "}(anulada)
   *[no] {""}
}
plain-tragic-item-aimed = { $item } → { $target }
plain-tragic-item-aimed-both = { $item } → { $target } y { $also }
plain-tragic-item-allies = { $seat } ataca con { $cards }
plain-tragic-chain = La cadena, el último eslabón primero: { $items }.
plain-tragic-discard = Descarte de { $seat }: { $cards }.
plain-ask-always = { $on ->
    [yes] Se te pregunta siempre que las reglas preguntan.
   *[no] Donde no puedes hacer nada, se pasa por ti.
}
plain-stops-how = Ajustes: useful (se te pregunta si puedes actuar), always (siempre), never (nunca). «stops attack never» cambia uno; con «stops pay always» nombras las letras de cada coste.
plain-stops-window = { $window }, { $mode }: { $what }.
plain-stops-no-window = No hay ninguna ocasión «{ $word }». Nombra una de estas: { $known }.
plain-stops-no-mode = No hay ningún ajuste «{ $word }». Nombra uno de estos: { $known }.
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
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar
plain-look-nothing-tragic = No hay carta ni lugar «{ $word }». Nombra una carta como punch-1 o un lugar como b3.
plain-winners-tragic = { $n ->
    [one] { $who } gana el duelo.
   *[other] Empate: { $who }.
}
replay-score-tragic = { $seat }: { $n } PV

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
