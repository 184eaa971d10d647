# Wasteland: eventos, consecuencias, impulsos y ventajas en una batalla. $event, $boost, $card, $perk: nombres.

## Lo que se pregunta

topic-wasteland-event = El mazo de eventos muestra lo que viene.
topic-wasteland-boon = Se roba un impulso.
topic-wasteland-play = Usa ahora uno de tus impulsos, o ninguno.
topic-wasteland-peek = Has visto el próximo evento. ¿Lo pones debajo del mazo?
topic-wasteland-aim = Elige una miniatura.
topic-wasteland-perk = { $target } recibe un impacto: ¿pagas un punto de acción por 1 de daño que ignora la armadura?

## Lo que pasó

event-wasteland-event-flipped = El próximo evento está a la vista: { $event }.
event-wasteland-event-drawn = Evento: ¡{ $event }!
event-wasteland-consequence = Consecuencia, traída por { $side }: ¡{ $event }!
event-wasteland-event-peeked = { $model } averiguó lo que viene después: { $event }.
event-wasteland-event-peeked-hidden = { $model } averiguó qué evento viene después.
event-wasteland-event-under = { $model } evitó por ahora el próximo evento: fue debajo del mazo.
event-wasteland-event-struck = ¡Algo cayó en { $x },{ $y }!
event-wasteland-event-tested = { $model } tuvo que resistir el evento: { $attribute }, valor { $value }.
event-wasteland-event-withstood = { $model } resistió.
event-wasteland-event-marker = Apareció algo que registrar: marcador k{ $marker }.
event-wasteland-beast-came = { $model } salió del Yermo { wasteland-area }, hostil a todos.
event-wasteland-boost-drawn = { $seat } robó un impulso.
event-wasteland-boost-used = { $seat } usó un impulso: { $boost }.
event-wasteland-gun-aimed = ¡Un disparo salido de la nada contra { $target }, valor { $value }!
event-wasteland-gun-missed = El disparo no dio a { $target }.
event-wasteland-harmed = { $kind ->
    [radiation] { $model } aún tenía 1 de daño de radiación del camino.
    [energy] { $model } aún tenía 1 de daño de energía del camino.
   *[physical] { $model } aún tenía 1 de daño del camino.
}
event-wasteland-rolled-again = { $n ->
    [one] Una ventaja de { $model }: se volvió a tirar { $n } dado.
   *[other] Ventajas de { $model }: se volvieron a tirar { $n } dados.
}
event-wasteland-pressed = { $model } perdió la paciencia con { $target }: 1 de daño que ignora la armadura.
event-wasteland-mended = { $model } reparó a { $target }: { $amount } de daño menos.
event-wasteland-entangled = { $model } intentó soltarse: Agilidad, valor { $value }.
event-wasteland-held-fast = { $model } no pudo soltarse.

## Por qué no

refusal-wasteland-no-boost = No tienes este impulso. Elige uno de tu mano.
refusal-wasteland-boost-moment = Este impulso no sirve en este momento. Elige otro, o ninguno.
refusal-wasteland-event = El evento en juego lo prohíbe. Elige otra cosa hasta que pase.
refusal-wasteland-force-single-perk = { $unit }: una ventaja ({ $card }) es solo para unidades de una miniatura, y esta tiene { $n }.
refusal-wasteland-force-perk-twice = { $unit } tiene dos veces la ventaja { $card }. Quita una.
refusal-wasteland-force-perk-settlement = { $card } es una ventaja del asentamiento. { $unit } no puede tenerla.
refusal-wasteland-force-perk-users = La ventaja { $card } no es para { $unit }. Elige otra.
refusal-wasteland-force-perk-attribute = { $unit } necesita { $attribute } { $low } o más para la ventaja { $card }. Elige otra.
refusal-wasteland-force-perk-after = { $unit } necesita la ventaja { $perk } antes que { $card }. Añádela, o quita { $card }.
refusal-wasteland-force-boosts = { $n } impulsos son demasiados: el atributo más alto del líder permite { $high }. Quita alguno.

## De dónde viene un valor

wasteland-value-event = evento
wasteland-value-perk = ventaja
wasteland-odds-item-event = evento
wasteland-odds-item-perk = ventaja
wasteland-odds-note-reroll = No se cuentan los dados que las ventajas hacen repetir.

## En la mesa

say-wasteland-play = Usar el impulso { $boost }
say-wasteland-play-for = Usar el impulso { $boost } para { $model }
say-wasteland-play-die = Usar el impulso { $boost } en el { $die }
say-wasteland-aim-at = Elegir a { $model }
say-wasteland-mend = Reparar a { $model }
plain-wasteland-event = En juego: { $event }. { $rules }
plain-wasteland-event-next = El próximo evento está a la vista: { $event }. { $rules }
plain-wasteland-boost = En tu mano: { $boost }. { $rules }
plain-wasteland-boosts = { $n ->
    [one] { $seat } tiene { $n } impulso en la mano.
   *[other] { $seat } tiene { $n } impulsos en la mano.
}
plain-wasteland-quest = Tu misión: { $quest }. { $rules }
plain-wasteland-quest-other = { $seat } tiene una misión de la que no sabes nada.
