## Signos de un duelo

client-tragic-phase-set-up = Preparación
client-tragic-phase-disengage = Enderezar
client-tragic-phase-draw = Robar
client-tragic-phase-upkeep = Mantenimiento
client-tragic-phase-main = Principal
client-tragic-phase-end = Final

client-tragic-timing-now = ahora
    .text = Puedes jugarla o usarla ahora.
client-tragic-timing-lay = colocar
    .text = Puedes colocarla ahora: una acción de tu propio turno da derecho a colocar una Aptitud.
client-tragic-timing-turn = mi turno
    .text = Puedes jugarla o usarla en la fase principal de tu propio turno.
client-tragic-timing-any = cualquier turno
    .text = Puedes jugarla o usarla en cualquier turno, en respuesta a lo que nombra o cuando se te pregunte.
client-tragic-timing-upkeep = mantenimiento
    .text = Puedes usarla en tu mantenimiento.
client-tragic-timing-answer = respuesta
    .text = La juegas en respuesta a lo que nombra, en cualquier turno.

client-tragic-damage-plain = normal
client-tragic-damage-blast = explosión
client-tragic-damage-poison = veneno
client-tragic-damage-disease = enfermedad
client-tragic-damage-radiation = radiación
client-tragic-damage-fire = fuego
client-tragic-damage-cryo = crío
client-tragic-damage-laser = láser
client-tragic-damage-plasma = plasma
client-tragic-damage-electric = electricidad

## Una carta en la mano

client-tragic-cost-now = Ahora cuesta { $cost }.
client-tragic-saved = { $n ->
    [one] 1 punto menos de lo impreso, por { $cards }.
   *[other] { $n } puntos menos de lo impreso, por { $cards }.
}
client-tragic-dearer = { $n ->
    [one] 1 punto más de lo impreso.
   *[other] { $n } puntos más de lo impreso.
}
client-tragic-missing = Aún falta: { $cost }.
client-tragic-proposed = Se paga con { $cost }, salvo que pagues a mano.
client-tragic-base = Daño base ahora: { $n }{ $strikes ->
    [1] .
   *[other] , { $strikes } golpes.
}
client-tragic-arrives = Entra en juego como { $attack }/{ $health }.
client-tragic-changes = { $card } pasa a { $attack }/{ $health }.
client-tragic-sets-off = { $card } actúa entonces: { $text }

## De dónde viene un número

client-tragic-number = { $what ->
    [attack] Ataque
    [health] Salud
    [armour] Armadura
   *[critical] Probabilidades de crítico
} { $n }: { $parts }.
client-tragic-part-printed = { $n } en la carta
client-tragic-part-rules = { $n } para todos
client-tragic-part-card = { $n } { $card }
client-tragic-part-radiation = { $n } por la radiación
client-tragic-part-lasting = { $n } para siempre
client-tragic-part-end = { $n } hasta el final del turno
client-tragic-part-next = { $n } hasta que empiece el próximo turno de { $seat }
client-tragic-wounds = Heridas: { $n }, se curan al final del turno.

## Lo que sigue

client-tragic-ahead = Si nadie más responde:
client-tragic-loss = { $seat } pierde { $low ->
    [0] hasta { $high } PV, { $mean } de media.
   *[other] de { $low } a { $high } PV, { $mean } de media.
}
client-tragic-loss-sure = { $seat } pierde { $n } PV.
client-tragic-loss-or-gain = { $seat } pierde hasta { $high } PV o recupera hasta { $n }.
client-tragic-gain = { $seat } recupera { $low ->
    [0] hasta { $high } PV
   *[other] de { $low } a { $high } PV
}, { $mean } de media.
client-tragic-gain-sure = { $seat } recupera { $n } PV.
client-tragic-no-loss = Nadie pierde PV.
client-tragic-beaten = Derrota de { $seat }: { $percent } %.
client-tragic-ally-gone = { $card } se pierde: { $percent } %.
client-tragic-asked = { $topic ->
    [charge] Antes, { $seat } puede hacer que un aliado reciba el daño: { $cards }.
    [block] Antes, { $seat } puede bloquear con { $cards }.
    [may] Antes, { $seat } puede usar un efecto.
    [order] { $seat } ordena lo que actúa por sí solo.
   *[other] { $seat } decide algo por el camino.
}
client-tragic-effect = Actúa por sí solo: { $card } de { $seat }. { $text }
client-tragic-open = No se puede decir qué viene después.
client-tragic-plan-end = El plan termina antes de «{ $move }»: se pregunta a otra persona, o por otra cosa.

## Pilas

client-tragic-chain-item = Elemento { $n } de la cadena
