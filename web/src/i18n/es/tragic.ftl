# The chrome of Tragic’s board; what the game says comes from the server.
tragic-board = El duelo
tragic-sheet = La hoja de { $name }
tragic-row = Ante { $name }
tragic-row-empty = Aún no hay nada en juego
tragic-hand = Tu mano: { $n }
tragic-hand-empty = Ninguna carta en la mano
tragic-hidden = Cartas en la mano: { $n }
tragic-copies = { $n } copias
tragic-numbers = Ataque { $attack }, salud { $health }
tragic-engaged = Girado
tragic-fighting = En combate
tragic-hp = { $n } de { $max } puntos de vida
tragic-armour = Armadura { $n }
tragic-library = Biblioteca: { $n }
tragic-discard = Descarte: { $n }
tragic-destroyed = Destrucción: { $n }
tragic-on-top = Conocidas, encima
tragic-at-bottom = Conocidas, al fondo
tragic-known = En la mano, vistas por todos
tragic-pile-hidden = { $n ->
    [0] Aquí no hay ninguna carta.
   *[other] Estas cartas están ocultas: { $n }.
}
tragic-points =
    { $free ->
        [one] { $letter }: { $free } de { $n } libre
       *[other] { $letter }: { $free } de { $n } libres
    }
tragic-radiation = Radiación { $n }
tragic-body = Lo que se lleva puesto
tragic-traits = Rasgos
tragic-skills = Habilidades
tragic-abilities = Aptitudes puestas: { $n }
tragic-turn = Turno { $n }
tragic-phases = Las fases del turno
tragic-timing = Quién actúa, a quién se pregunta
tragic-you-act = Actúas tú
tragic-acts = { $name } actúa
tragic-you-answer = puedes responder
tragic-answers = { $name } puede responder
tragic-then = después { $name }
tragic-stops = Preguntarme
tragic-stop = { $window }: { $mode }
tragic-mode-useful = si puedo hacer algo
tragic-mode-always = siempre
tragic-mode-never = nunca
tragic-ask-always = Siempre
tragic-ask-always-text = Preguntarme siempre que lo hagan las reglas: nadie adivina lo que tienes.
tragic-window-upkeep = Mantenimiento
tragic-window-lay = Poner
tragic-window-attack = Ataque
tragic-window-movement = Aliados
tragic-window-action = Acción
tragic-window-use = Efecto
tragic-window-cast = Jugar
tragic-window-reaction = Reacción
tragic-window-turn-end = Fin
tragic-chain = La cadena
tragic-item = { $n } de { $all } en la cadena
tragic-announced-attack = Ataque anunciado
tragic-announced-movement = Ataque de Aliados anunciado
tragic-announced-action = Acción anunciada
tragic-announced-quest = Misión anunciada
tragic-announced-reaction = Reacción anunciada
tragic-announced-use = Efecto anunciado
tragic-announced-skill = Habilidad anunciada
tragic-announced-ally = Aliado anunciado
tragic-announced-object = Objeto anunciado
tragic-cancelled = Anulado
tragic-base = base
tragic-more = extra
tragic-penetration = penetración
tragic-armour-step = armadura
tragic-net = neto
tragic-strikes = golpes
tragic-times = veces
tragic-critical = Crítico { $p } por golpe: ×{ $factor } ({ $n ->
    [one] { $n } dado
   *[other] { $n } dados
})
tragic-dodge = Esquivado en { $p }
tragic-struck-back = Contraataque: { $n }
tragic-no-strike-back = Sin contraataque
tragic-lethal-no = Nadie queda vencido
tragic-lethal-maybe = Vencido en { $p }
tragic-lethal-sure = Vencido con seguridad
tragic-mean = { $n } de media
tragic-left =
    { $n ->
        [one] Quedaría { $n } PV
       *[other] Quedarían { $n } PV
    }
tragic-spread-one = { $n }: { $p }
tragic-recap = Lo que ha pasado
tragic-panel-answer = Tus respuestas
tragic-panel-pay = Puntos
tragic-panel-send = Ataque de Aliados
tragic-panel-pairs = Bloqueos
tragic-panel-shares = Reparto del daño
tragic-panel-order = Orden
tragic-panel-place = Cartas miradas
tragic-panel-pick = Tu elección
tragic-confirm = Confirmar
tragic-no-block = No bloquear
tragic-clear = Borrar
tragic-target = Objetivo
tragic-choose-target = Tócalo en el tapete o aquí.
tragic-to-discard = Para descartar
tragic-effect = Cuando surta efecto
tragic-later-how = Lo que no digas ahora se preguntará entonces.
tragic-pay = Girar
tragic-pay-sum =
    { $n ->
        [one] { $n } de { $total } puntos cualesquiera elegido
       *[other] { $n } de { $total } puntos cualesquiera elegidos
    }
tragic-pay-letter =
    { $letter }: { $n ->
        [one] { $n } girado
       *[other] { $n } girados
    }, { $free ->
        [one] { $free } libre más
       *[other] { $free } libres más
    }
tragic-free =
    { $n ->
        [one] { $n } libre
       *[other] { $n } libres
    }
tragic-owed =
    { $n ->
        [one] { $letter }: se debe { $n }
       *[other] { $letter }: se deben { $n }
    }
tragic-with-life = { $n } PV
tragic-send-all = Enviar a todos
tragic-block-how = Toca un bloqueador y luego su atacante, en cualquier orden.
tragic-deals = hace { $n }
tragic-less = Menos para { $name }
tragic-more-to = Más para { $name }
tragic-earlier = Antes: { $name }
tragic-later = Después: { $name }
tragic-place-how = La última carta puesta encima se roba primero.
tragic-picked =
    { $n ->
        [one] { $least ->
            [0] { $n } elegida, { $most } como mucho
           *[other] { $n } de { $most } elegida
        }
       *[other] { $least ->
            [0] { $n } elegidas, { $most } como mucho
           *[other] { $n } de { $most } elegidas
        }
    }
tragic-preview = Si nadie responde
tragic-loses = { $name }: derrota { $p }
tragic-beaten = derrota { $p }
tragic-rule = Regla { $rule }
tragic-loss =
    { $most ->
        [one] { $least }–{ $most } perdido, { $mean } de media
       *[other] { $least }–{ $most } perdidos, { $mean } de media
    }
tragic-loss-or-gain =
    hasta { $most ->
        [one] { $most } perdido
       *[other] { $most } perdidos
    } o { $n ->
        [one] { $n } curado
       *[other] { $n } curados
    }
tragic-gain =
    { $most ->
        [one] { $least }–{ $most } curado, { $mean } de media
       *[other] { $least }–{ $most } curados, { $mean } de media
    }
tragic-combat = Atacantes y bloqueadores
tragic-unblocked = sin bloquear
tragic-lesson = Tu primer duelo
tragic-end-title = Cómo bajaron los PV
tragic-end-hp = { $name }: { $n } PV de { $max }
