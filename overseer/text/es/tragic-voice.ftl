# What is said about Tragic, whoever shows it.

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
say-tragic-to-top = encima de la Biblioteca
say-tragic-to-bottom = debajo de la Biblioteca
say-tragic-to-away = al Descarte
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
say-winners-tragic = { $n ->
    [one] { $who } gana el duelo.
   *[other] Empate: { $who }.
}
replay-score-tragic = { $seat }: { $n } PV

## Around the mat
table-tragic-setup = Preparación
table-tragic-turn = Turno { $turn } · { $phase ->
    [disengage] enderezar
    [draw] robo
    [upkeep] Mantenimiento
    [end] Fin de turno
   *[main] fase principal
}
table-tragic-time-up = ¡Se acabó el tiempo!
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Cadena · { $n }
table-tragic-blocks = { $blocker } bloquea a { $attacker }
table-tragic-piles = Mano { $hand } · Biblioteca { $library } · Descarte { $discard }
table-tragic-may-lay = puede colocar
table-tragic-by-hand = próximo coste a mano
table-tragic-stealth = SIGILO
table-tragic-inside = a cubierto
table-tragic-reprieve = prórroga
table-tragic-out = fuera
table-tragic-worn = { $worn ->
    [yes] puesta
   *[no] no puesta
}
table-tragic-hand = Tu mano · { $n }
table-tragic-hand-of = Mano de { $seat } · { $n }

## What the cursor is on
table-tragic-missing = { $n ->
    [one] Elige { $n } más
   *[other] Elige { $n } más
}
table-tragic-pick = ⏎ o un segundo clic: añadirlo a la elección.
table-tragic-pushed = { $topic ->
    [traits] { $card } vuelve a quedar fuera: tienes { $n } Rasgos como mucho (regla TR-S3).
   *[skills] { $card } vuelve a quedar fuera: tienes { $n } Habilidades (regla TR-S4).
}
table-tragic-drop = ⏎ o un segundo clic: quitarlo de la elección.
table-tragic-armour = Armadura: { $list }.
table-tragic-armour-kind = { $n } contra { $kind ->
    [blast] explosiones
    [poison] veneno
    [disease] enfermedad
    [radiation] radiación
    [fire] fuego
    [cryo] frío
    [laser] láser
    [plasma] plasma
    [electric] electricidad
   *[plain] daño normal
}
table-tragic-rate = { $n ->
    [one] Roba { $n } carta por turno.
   *[other] Roba { $n } cartas por turno.
}
table-tragic-abilities = Aptitudes colocadas: { $list }.
table-tragic-known = Conocidas en la mano: { $list }.

## The odds of an attack
say-odds-title = Contra { $target }
say-odds-area = Contra todos los Aliados del área
say-odds-strike = { $raw } de daño { $other ->
    [more] + { $n } adicional − { $armour } de armadura = { $net }
    [less] − { $n } evitado − { $armour } de armadura = { $net }
   *[none] − { $armour } de armadura = { $net }
}
say-odds-strikes = × { $n } golpes
say-odds-times = × { $n } aplicaciones
say-odds-critical = Crítico (×{ $factor }): { $percent } % por golpe
say-odds-dodge = Esquivado con el dado: { $percent } %
table-tragic-printed = Impreso: { $attack }/{ $health }
table-tragic-wounded = Impreso: { $attack }/{ $health } · Heridas: { $wounds }
say-odds-sure = Daño: { $amount }, seguro
say-odds-unblocked = Daño: { $amount } si nadie bloquea
say-odds-mean-unblocked = Daño: { $amount } de media si nadie bloquea
say-odds-mean = Daño: { $amount } de media
say-odds-percent = { $percent } %
say-odds-beats = Vencido: { $percent } %
say-odds-spill = A su jugador: { $amount }
say-odds-taken = Contraataque contra ti: { $amount }
say-odds-healed = Te curas { $amount }
say-odds-ally = { $card }: { $amount } de daño, vencido { $percent } %

## Sheets
table-tragic-piles-title = Descartes
table-tragic-discard = Descarte · { $n }
table-tragic-destroyed = Destrucción · { $n }
table-tragic-library = Tu Biblioteca · { $n }, sin orden
table-tragic-no-cards = ninguna carta
table-stops-title = Dónde quieres que te pregunten
table-stops-intro = Se te pregunta donde puedes hacer algo, y se pasa por ti donde no. Que te pregunten siempre no revela nada: tu rival nunca sabe si tenías una respuesta.
table-stops-always = Preguntar siempre (para faroles): { $on ->
    [yes] sí
   *[no] no
}
table-stops-mode = { $mode ->
    [always] siempre
    [never] nunca
   *[useful] si puedo actuar
}
table-stops-upkeep = Tu Mantenimiento
table-stops-lay = Colocar una Aptitud
table-stops-attack = Una carta de Ataque rival
table-stops-movement = Un ataque de Aliados
table-stops-action = Una Acción o Misión rival
table-stops-use = Una capacidad o Habilidad rival
table-stops-cast = Un Aliado u Objeto que se juega
table-stops-reaction = Una Reacción rival
table-stops-turn-end = El final de un turno rival
table-stops-pay = Las letras de los puntos que pagas
table-stops-keys = ↑ ↓ elegir · ⏎ cambiar · L idioma · Esc volver

## The end
table-tragic-won = { $n ->
    [one] ¡{ $names } gana el duelo!
   *[other] Empate: { $names }.
}
table-tragic-end-hp = Puntos de vida
table-tragic-end-wounds = Heridas
table-tragic-end-turns = Turnos
table-tragic-end-left = Cartas en la Biblioteca
