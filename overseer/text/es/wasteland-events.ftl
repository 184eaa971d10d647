# Wasteland: qué pasó. $model, $target, $by: miniaturas por su nombre; $side: un bando por su nombre;
# $weapon, $card, $danger, $attribute: nombres. Las demás palabras ($condition, $kind, $skill,
# $content, $effect) llegan como el juego las escribe y eligen aquí una frase.

## Rondas, turnos, activaciones

event-wasteland-round = Empezó la ronda { $round }.
event-wasteland-round-ended = Terminó la ronda { $round }.
event-wasteland-advantage = Marcador de ventaja: { $side }.
event-wasteland-turn = Turno de: { $side }.
event-wasteland-readied = Miniatura lista: { $model }.
event-wasteland-held = Miniaturas listas en reserva: { $side }.
event-wasteland-activated = Empezó la activación de { $model }.
event-wasteland-ended = { $model } acabó por esta ronda.
event-wasteland-action-kept = { $model } guardó una acción para más tarde.
event-wasteland-vats = VATS: { $points ->
    [0] nada para { $model }.
    [one] { $points } punto de acción para { $model }.
   *[other] { $points } puntos de acción para { $model }.
}
event-wasteland-point-won = { $amount ->
    [one] { $model } ganó { $amount } punto de acción.
   *[other] { $model } ganó { $amount } puntos de acción.
}
event-wasteland-rolled = Los dados: { $roll }.
event-wasteland-prepared = { $model } hizo una preparación y quedó al acecho.
event-wasteland-reacts = ¡{ $model } reaccionó ante { $by }!
event-wasteland-ordered = { $model } llamó a la acción a { $target }: miniatura lista.
event-wasteland-tended = { $model } curó 1 de daño a { $target }.
event-wasteland-point-given = { $model } dio un punto de acción a { $target }.
event-wasteland-reaction-given = { $model } dio una ficha de reacción a { $target }.
event-wasteland-lent = { $model } prestó un atributo a { $target }.
event-wasteland-distracted = { $model } distrajo a { $target }.
event-wasteland-advantage-claimed = { $model } reclamó el marcador de ventaja.

## Movimientos

wasteland-stride = { $colour ->
    [orange] regla naranja
    [yellow] regla amarilla
    [red] regla roja
    [green] regla verde
    [blue] regla azul
    [black] regla negra
   *[far] varias reglas
} ({ $cm } cm) { $to ->
    [north] hacia el norte
    [north-east] hacia el noreste
    [east] hacia el este
    [south-east] hacia el sureste
    [south] hacia el sur
    [south-west] hacia el suroeste
    [west] hacia el oeste
   *[north-west] hacia el noroeste
}
wasteland-touching = { $contact ->
    [yes] , hasta el contacto: { $about }.
   *[no] .
}
wasteland-area = { $area ->
    [middle] en el centro
    [north] al norte
    [north-east] al noreste
    [east] al este
    [south-east] al sureste
    [south] al sur
    [south-west] al suroeste
    [west] al oeste
   *[north-west] al noroeste
}, { $x },{ $y }
event-wasteland-moved = { $model }: { wasteland-stride }{ wasteland-touching }
event-wasteland-leapt = { $model } despegó con la mochila propulsora.
event-wasteland-slipped = { $model } perdió el agarre y no llegó arriba.
event-wasteland-fell = { $inches ->
    [one] { $model } cayó { $inches } pulgada.
   *[other] { $model } cayó { $inches } pulgadas.
}
event-wasteland-escaped = { $model } salió de la mesa y quedó a salvo.
event-wasteland-covered = { $by } cubrió la retirada de { $model }: sin ataque gratuito.
event-wasteland-mine-laid = { $model } colocó una mina: { $weapon }.
event-wasteland-mine-went-off = ¡{ $model } hizo estallar una mina: { $weapon }!

## Cuerpo a cuerpo

event-wasteland-charged = ¡{ $model } cargó contra { $target }!
event-wasteland-spiked = { $model } se clavó las púas de { $by }.
event-wasteland-cry-won = El grito de guerra de { $model } heló la sangre de { $target }.
event-wasteland-cry-lost = { $target } aguantó el grito de guerra de { $model }.
event-wasteland-cry-failed = El grito de guerra de { $model } no cambió nada: { $target } ni flaqueó ni respondió.
event-wasteland-pushed = { $model } empujó hacia atrás a { $target }: { wasteland-stride }.
event-wasteland-push-blocked = { $model } empujó, pero { $target } no tenía adónde ir.
event-wasteland-followed = { $model } persiguió a { $target }.
event-wasteland-slid = { $model } se deslizó alrededor de { $target }.
event-wasteland-free-attack = { $target } dio la espalda: ¡ataque gratuito de { $model }!

## Ataques

event-wasteland-shot = { $model } disparó a { $target }: { $weapon }, valor { $value }.
event-wasteland-fought = { $model } atacó a { $target }: { $weapon }, valor { $value }.
event-wasteland-threw-at = { $model } lanzó contra { $target }: { $weapon }, valor { $value }.
event-wasteland-threw = { $model } lanzó: { $weapon }, valor { $value }.
event-wasteland-die-swapped = { $model } cambió un dado por uno amarillo.
event-wasteland-not-spotted = { $model } no logró distinguir a { $target }.
event-wasteland-hit = ¡{ $model } acertó!
event-wasteland-missed = { $model } falló.
event-wasteland-critical = ¡Ataque crítico de { $model }!
event-wasteland-critical-points = { $points ->
    [one] Medidor de crítico de { $model }: { $points } punto ({ $weapon }).
   *[other] Medidor de crítico de { $model }: { $points } puntos ({ $weapon }).
}
event-wasteland-lucky-hit = La suerte guio a { $model }: ¡el fallo se volvió impacto!
event-wasteland-lucky-dodge = La suerte salvó a { $model }: ¡el impacto se volvió fallo!
event-wasteland-struck-instead = En la refriega, el disparo dirigido a { $target } dio a { $model }.
event-wasteland-bought = { $model } gastó iconos: { $effect ->
    [damage] más daño.
    [reduction] armadura debilitada.
    [pierce] daño que ignora la armadura.
    [stun] aturdimiento.
    [arm] brazo herido.
    [leg] pierna herida.
    [injury] brazo o pierna heridos.
    [fire] fuego.
    [freeze] congelación.
    [poison] veneno.
    [push] un empujón.
    [action] puntos de acción.
    [calm] una ficha de reacción menos para el blanco.
    [calm-or-stun] una ficha de reacción menos para el blanco, o aturdimiento.
    [ready-again] el arma sigue cargada.
    [shaken] una ficha de −2.
    [radiate] daño de radiación que ignora la armadura.
    [ignore-strong] el +1 de la armadura fuerte no cuenta.
    [hurt] daño físico.
    [draw] objetos del mazo.
    [use-up] la activación termina.
    [alarm] alarma entre los enemigos.
   *[other] { $effect }.
}
event-wasteland-calmed = { $model } perdió una ficha de reacción.
event-wasteland-scattered = El disparo se desvió hasta { $x },{ $y }.
event-wasteland-exploded = ¡Explosión en { $x },{ $y }: { $weapon }!
event-wasteland-detonated = ¡{ $model } saltó por los aires!
event-wasteland-reloaded = { $model } recargó: { $weapon }.
event-wasteland-primed = { $model } cebó un arma: { $weapon }.

## Daño y estados

event-wasteland-dodged = { $model } esquivó el impacto.
event-wasteland-boosted = { $model } gastó un refuerzo de armadura.
event-wasteland-armour = { $roll ->
    [0] La armadura fuerte de { $model } bloqueó { $blocked } de daño.
   *[other] { $blocked ->
        [0] La armadura de { $model } no bloqueó nada (dado rojo { $roll }, índice { $rating }).
       *[other] La armadura de { $model } bloqueó { $blocked } de daño (dado rojo { $roll }, índice { $rating }).
    }
}
event-wasteland-immune = { $kind ->
    [physical] El daño físico no afectó a { $model }.
    [energy] El daño de energía no afectó a { $model }.
    [radiation] La radiación no afectó a { $model }.
   *[other] Este daño no afectó a { $model }.
}
event-wasteland-unhurt = { $model } salió sin un rasguño.
event-wasteland-tough = La suerte sonrió a { $model }: 1 de daño menos.
event-wasteland-power-armour-hit = La servoarmadura de { $model } recibió { $damage } de daño.
event-wasteland-degraded = La servoarmadura de { $model } cedió y quedó degradada.
event-wasteland-damaged = { $model } recibió { $damage } { $kind ->
    [physical] de daño físico
    [energy] de daño de energía
    [radiation] de daño de radiación
   *[other] de daño
} (salud restante: { $left }).
event-wasteland-healed = { $model } se recuperó de { $amount } de daño.
event-wasteland-removed = { $model } quedó fuera de combate.
event-wasteland-removed-by = ¡{ $by } dejó fuera de combate a { $model }!
event-wasteland-burns = Las llamas quemaron a { $model }.
event-wasteland-sickens = El veneno hizo mella en { $model }.
event-wasteland-stun-spent = { $actions ->
    [0] El aturdimiento dejó a { $model } sin acciones.
    [one] El aturdimiento dejó a { $model } con solo { $actions } acción.
   *[other] El aturdimiento dejó a { $model } con { $actions } acciones.
}
event-wasteland-condition = { $condition ->
    [frozen] El frío congeló a { $model }.
    [arm] { $model } recibió una herida en el brazo.
    [leg] { $model } recibió una herida en la pierna.
    [fire] ¡{ $model } empezó a arder!
    [stunned] El golpe aturdió a { $model }.
    [poisoned] El veneno entró en las venas de { $model }.
    [shaken] { $model } recibió una ficha de −2.
   *[other] { $model }: { $condition }.
}
event-wasteland-cured = { $condition ->
    [frozen] { $model } se descongeló.
    [arm] El brazo de { $model } se curó.
    [leg] La pierna de { $model } se curó.
    [fire] { $model } dejó de arder.
    [stunned] { $model } se sacudió el aturdimiento.
    [poisoned] { $model } se libró del veneno.
    [shaken] { $model } perdió la ficha de −2.
   *[other] { $model } lo superó: { $condition }.
}

## Marcadores y pericia

event-wasteland-looked = { $model } miró el marcador k{ $marker }: { $content ->
    [blank] nada.
    [item] un objeto.
    [search] algo que registrar.
    [lockpick] una cerradura.
    [computers] un ordenador.
    [danger] ¡peligro!
    [searchable] un lugar que registrar.
   *[other] { $content }.
}
event-wasteland-looked-hidden = { $model } miró un marcador.
event-wasteland-blank = Nada bajo el marcador k{ $marker }: salió de la mesa.
event-wasteland-searchable = El marcador k{ $marker } resultó merecer un registro.
event-wasteland-tried = { $skill ->
    [search] { $model } registró en el marcador k{ $marker } (valor { $value }).
    [lockpick] { $model } probó con la cerradura del marcador k{ $marker } (valor { $value }).
    [computers] { $model } probó con el ordenador del marcador k{ $marker } (valor { $value }).
   *[other] { $model } probó con el marcador k{ $marker } (valor { $value }).
}
event-wasteland-try-succeeded = { $model } lo logró en el marcador k{ $marker }.
event-wasteland-try-failed = { $model } no lo logró en el marcador k{ $marker }.
event-wasteland-locked-out = { $model } perdió el derecho a volver a intentarlo con el marcador k{ $marker } en esta ronda.
event-wasteland-opened = { $model } abrió el marcador k{ $marker } sin prueba: { $card }.
event-wasteland-found = { $model } encontró algo: { $card }.
event-wasteland-found-nothing = { $model } no encontró nada: el mazo del Yermo está vacío.
event-wasteland-put-back = { $model } devolvió una carta al mazo del Yermo: { $card }.
event-wasteland-left = { $model } dejó algo en el suelo: { $card }.
event-wasteland-taken = { $model } recogió algo: { $card }.
event-wasteland-given = { $model } dio algo a { $target }: { $card }.

## Peligros

event-wasteland-danger = Peligro para { $model }: ¡{ $danger }! Nada podía evitarlo.
event-wasteland-danger-tested = Peligro para { $model }: ¡{ $danger }! Para evitarlo: { $attribute }, valor { $value }.
event-wasteland-danger-averted = { $model } evitó el peligro.
event-wasteland-danger-struck = { $model } no pudo evitar el peligro.
event-wasteland-held-up = Contratiempo para { $model }: la activación terminó.
event-wasteland-alarmed = Alerta para { $model }: una ficha de reacción.

## Objetos

event-wasteland-used = { $model } usó: { $card }.
event-wasteland-used-on = { $model } usó para { $target }: { $card }.
event-wasteland-chem-kept = { $model } guardó un poco para luego: la carta no se gastó ({ $card }).
event-wasteland-stage = { $card } hizo efecto en { $model }: fase { $stage } de { $stages }.
event-wasteland-faded = El efecto se pasó en { $model }: { $card }.
event-wasteland-addicted = { $model } contrajo una adicción: { $card }.
event-wasteland-sober = { $model } se libró de todas las adicciones.
event-wasteland-cleansed = { $model } se libró de { $amount } de daño de radiación.
event-wasteland-boosts-won = { $amount ->
    [one] { $model } ganó { $amount } refuerzo de armadura.
   *[other] { $model } ganó { $amount } refuerzos de armadura.
}
event-wasteland-energy-boosts-won = { $amount ->
    [one] { $model } ganó { $amount } refuerzo de armadura contra energía.
   *[other] { $model } ganó { $amount } refuerzos de armadura contra energía.
}
event-wasteland-patched = Se reparó { $amount } de daño en la servoarmadura de { $model }.
event-wasteland-pumped = La bomba médica de { $model } se puso en marcha: { $card }.
event-wasteland-called-in = { $model } pidió artillería: marcador k{ $marker }.
event-wasteland-strike-fell = ¡Los proyectiles dieron en el marcador k{ $marker }!
event-wasteland-strike-wide = Los proyectiles no dieron en el marcador k{ $marker }.

## Preparación de la mesa

event-wasteland-layout = Se dispuso el terreno: mesa { NUMBER($number, useGrouping: 0) }.
event-wasteland-places-first = Coloca primero: { $side }.
event-wasteland-edge = { $side }: el borde { $edge ->
    [south] sur.
    [north] norte.
    [west] oeste.
    [east] este.
   *[other] { $edge }.
}
event-wasteland-marker-put = Marcador colocado { wasteland-area }: { $about }.
event-wasteland-deployed-model = { $model } tomó posición { wasteland-area }.
event-wasteland-waits = { $model } no encontró sitio y entrará al comienzo de una ronda posterior.
event-wasteland-deployed = Todos tomaron posición: ¡empezó la batalla!

## Lo que solo conocen algunos escenarios

event-wasteland-attribute-tested = { $model } hizo una prueba: { $attribute }, valor { $value }.
event-wasteland-carries = { $model } recogió el marcador k{ $marker } para llevarlo.
event-wasteland-freed = ¡{ $by } liberó a { $model }!
event-wasteland-trap-emptied = { $model } vació la trampa del marcador k{ $marker }.
event-wasteland-trap-stuck = La trampa del marcador k{ $marker } se resistió a { $model }.
event-wasteland-hunted = Empezó la caza: la presa es { $model }.
event-wasteland-locker = { $model } forzó la taquilla de armas del marcador k{ $marker }.
event-wasteland-leak = La zona de bombeo quedó sin vigilancia: se pierden los próximos { $gallons } galones.
event-wasteland-water = Se bombearon { $gallons } galones de agua, { $total } en total.
event-wasteland-generator = ¡{ $model } puso en marcha el generador!
event-wasteland-captured = Captura: { $model } ({ $total } por ahora).
event-wasteland-lock = { $model } examinó la cerradura del cofre: hace falta la llave { $key }.
event-wasteland-chest-opened = { $model } abrió el cofre: ¡el diario!
event-wasteland-barrels = { $count ->
    [one] { $model } estaba cerca de { $count } barril con fugas.
   *[other] { $model } estaba cerca de { $count } barriles con fugas.
}
event-wasteland-thunder = Retumbó un trueno sobre el Yermo ({ $count }).
event-wasteland-deathclaw = El suelo tembló: ¡llegó { $model }, { wasteland-area }!
event-wasteland-siren = { $model } hizo sonar la sirena del marcador k{ $marker }.
event-wasteland-driven = La sirena hizo moverse a { $model }: { wasteland-stride }{ wasteland-touching }
event-wasteland-marched = { $model } siguió su camino: { wasteland-stride }.
event-wasteland-march-blocked = { $model } no encontró paso y se quedó donde estaba.

## De dónde sale el valor de una prueba, un dado o un índice de armadura

wasteland-value-strength = { wasteland-attribute-strength }
wasteland-value-perception = { wasteland-attribute-perception }
wasteland-value-endurance = { wasteland-attribute-endurance }
wasteland-value-charisma = { wasteland-attribute-charisma }
wasteland-value-intelligence = { wasteland-attribute-intelligence }
wasteland-value-agility = { wasteland-attribute-agility }
wasteland-value-luck = { wasteland-attribute-luck }
wasteland-value-skill-melee = cartas: { wasteland-skill-melee }
wasteland-value-skill-pistol = cartas: { wasteland-skill-pistol }
wasteland-value-skill-rifle = cartas: { wasteland-skill-rifle }
wasteland-value-skill-heavy = cartas: { wasteland-skill-heavy }
wasteland-value-skill-throw = cartas: { wasteland-skill-throw }
wasteland-value-skill-search = cartas: { wasteland-skill-search }
wasteland-value-skill-lockpick = cartas: { wasteland-skill-lockpick }
wasteland-value-skill-computers = cartas: { wasteland-skill-computers }
wasteland-value-skill-cry = cartas: { wasteland-skill-cry }
wasteland-value-skill-resist = cartas: { wasteland-skill-resist }
wasteland-value-target-agility = Agilidad del blanco
wasteland-value-quick = acción rápida
wasteland-value-conditions = estados
wasteland-value-mod = mod
wasteland-value-cover = cobertura
wasteland-value-gun-in-melee = arma de fuego en cuerpo a cuerpo
wasteland-value-handler = Percepción del adiestrador
wasteland-value-dread = pavor
wasteland-value-weapon = arma
wasteland-value-charge = bonificación de carga
wasteland-value-outnumbering = superioridad numérica
wasteland-value-card = cartas
wasteland-value-critical = ataque crítico
wasteland-value-armour = armadura propia
wasteland-value-power-armour = servoarmadura
wasteland-value-area = protección contra áreas
