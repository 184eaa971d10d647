# Por qué la IA hace lo que hace (WC-A4 a WC-A25): una frase por cada paso de su razonamiento.

## La tirada y lo que significa

wasteland-ai-roll = { $model } sacó { $row ->
    [bottle] una botella
    [bottles] dos botellas
    [star] una estrella
    [stars] dos estrellas
   *[explosion] una explosión
}, columna «{ $column }»
wasteland-ai-no-card = sin carta de IA
wasteland-ai-about = { $what ->
    [north] el borde norte
    [south] el borde sur
    [west] el borde oeste
    [east] el borde este
   *[several] varios a elegir
}
wasteland-ai-manner = actitud { $attitude ->
    [reckless] temeraria
   *[careful] prudente
}, { $method ->
    [close] cuerpo a cuerpo
   *[ranged] a distancia
}{ $stays ->
    [yes] , sin destrabarse
   *[no] {""}
}
event-wasteland-ai-response-a = { wasteland-ai-roll }: A, ataque ({ wasteland-ai-manner }).
event-wasteland-ai-response-m = { wasteland-ai-roll }: M, movimiento ({ wasteland-ai-manner }).
event-wasteland-ai-response-o = { wasteland-ai-roll }: O, objetivo ({ wasteland-ai-manner }).
event-wasteland-ai-response-f = { wasteland-ai-roll }: F, repliegue ({ wasteland-ai-manner }).
event-wasteland-ai-response-d = { wasteland-ai-roll }: D, defensa ({ wasteland-ai-manner }).

## La lista del combate cuerpo a cuerpo

event-wasteland-ai-close-fight = { $model }: combate cuerpo a cuerpo con un enemigo a su alcance.
event-wasteland-ai-close-charge = { $model }: una carga llega hasta un enemigo.
event-wasteland-ai-close-contact = { $model }: ninguna carga llega, pero un movimiento alcanza a un enemigo.
event-wasteland-ai-close-next-charge = { $model }: un movimiento, para que después una carga llegue hasta un enemigo.
event-wasteland-ai-close-next-move = { $model }: un movimiento, para que después otro alcance a un enemigo.
event-wasteland-ai-close-towards = { $model }: todos los enemigos están aún demasiado lejos; un movimiento hacia uno de ellos.
event-wasteland-ai-close-engaged = { $model } está en contacto con enemigos: ataca a uno de ellos o a uno que alcance con un movimiento.

## La lista del combate a distancia

event-wasteland-ai-ranged-shoot = { $model }: un disparo.
event-wasteland-ai-ranged-position = { $model }: desde aquí no hay disparo; un movimiento para disparar con la acción siguiente.
event-wasteland-ai-ranged-towards = { $model }: nadie quedará a tiro; un movimiento hacia un enemigo.
event-wasteland-ai-ranged-break-off = { $model } está en contacto con enemigos y quiere disparar: se aparta para disparar con la acción siguiente.

## El blanco

event-wasteland-ai-target-only = { $model }: { $target } es el único blanco.
event-wasteland-ai-target-nearest = { $model }: { $target } es quien está más cerca.
event-wasteland-ai-target-weakest = { $model }: { $target } es quien tiene menos salud.
event-wasteland-ai-target-strongest = { $model }: { $target } es quien tiene más fuerza.
event-wasteland-ai-target-most-hurt = { $model }: { $target } es quien tiene más heridas.
event-wasteland-ai-target-healthiest = { $model }: { $target } es quien tiene más salud.
event-wasteland-ai-target-vulnerable = { $model }: { $target } tiene la armadura más débil contra esta arma.
event-wasteland-ai-target-slowest = { $model }: { $target } es quien se mueve más despacio.
event-wasteland-ai-target-fastest = { $model }: { $target } es quien carga más lejos.
event-wasteland-ai-target-most-effective = { $model }: { $target } es el blanco más fácil.
event-wasteland-ai-target-ready = { $model }: { $target } es una miniatura lista.
event-wasteland-ai-target-used = { $model }: { $target } es una miniatura usada.
event-wasteland-ai-target-important = { $model }: { $target } es quien está más cerca de lo que importa.
event-wasteland-ai-target-unengaged = { $model }: { $target } es una miniatura no trabada.
event-wasteland-ai-target-engaged = { $model }: { $target } es una miniatura trabada.
event-wasteland-ai-target-capable = { $model }: { $target } podría frustrar el objetivo.
event-wasteland-ai-target-chance = { $model }: { $count } blancos valen lo mismo; decide el azar.
event-wasteland-ai-last-model = { $model }: no queda nadie más en su bando; a quien hay que derrotar va antes que la lista.
event-wasteland-ai-chance = El azar decidió entre { $count } opciones que valían lo mismo.

## Armas

event-wasteland-ai-reload = { $model } no tiene otra cosa que sirva: recargar { $weapon }.
event-wasteland-ai-no-weapon = { $model } no tiene ningún arma que sirva.

## Movimientos, objetivos, repliegue

event-wasteland-ai-attack-nobody = { $model } no tiene a quién atacar: el objetivo.
event-wasteland-ai-move = { $model }: en camino ({ $about }), { $moves ->
    [one] el último movimiento
   *[other] quedan { $moves } movimientos
}.
event-wasteland-ai-move-near = { $model }: ningún camino lleva hasta el destino ({ $about }); lo más cerca posible.
event-wasteland-ai-at-subject = { $model } ya está en su destino ({ $about }): el objetivo.
event-wasteland-ai-no-way = { $model } no encuentra camino: un ataque.
event-wasteland-ai-safest = { $model }: el lugar más seguro de { $count }, { $threats ->
    [0] fuera del alcance de todos los enemigos
    [one] al alcance de un enemigo
   *[other] al alcance de { $threats } enemigos
}, { $cover ->
    [0] sin cobertura
    [one] tras una cobertura
   *[other] tras { $cover } coberturas
}.
event-wasteland-ai-aim-defeat = { $model }: el objetivo es derrotar: { $about }; nadie más es un blanco.
event-wasteland-ai-aim-protect = { $model }: el objetivo es proteger: { $about }.
event-wasteland-ai-aim-go = { $model }: el objetivo es llegar: { $about }.
event-wasteland-ai-aim-use = { $model }: el objetivo está al alcance de la mano: { $about }.
event-wasteland-ai-aim-touch = { $model }: un movimiento lleva hasta el objetivo: { $about }.
event-wasteland-ai-aim-approach = { $model }: el objetivo está aún demasiado lejos: { $about }.
event-wasteland-ai-aim-impossible = { $model } no puede hacer nada por el objetivo: un ataque.
event-wasteland-ai-fall-back = { $model }: repliegue hacia su punto de partida.
event-wasteland-ai-at-home = { $model } está en su punto de partida: el objetivo.
event-wasteland-ai-again = { $model } da vueltas sin avanzar: un ataque contra cualquier enemigo.
event-wasteland-ai-towards-nearest = { $model } no puede atacar: un movimiento hacia { $target }, el enemigo más cercano.
event-wasteland-ai-lost = { $model } no puede hacer nada: la acción se pierde.

## Defensa

event-wasteland-ai-defend-from = { $model }: { $target } es la mayor amenaza para lo que defiende ({ $about }).
event-wasteland-ai-defend-close = { $model } no dispara contra quien lucha con su protegido: cuerpo a cuerpo.
event-wasteland-ai-defend-drawn = { $count } enemigos amenazan por igual lo que se defiende: se sorteó uno.
event-wasteland-ai-defend-move = { $model }: la amenaza no se puede atacar ahora; un movimiento hacia lo que defiende ({ $about }).
event-wasteland-ai-defend-hostile = { $model } no defiende a un enemigo: el objetivo.
event-wasteland-ai-defend-nothing = { $model } no tiene nada que defender: un ataque.

## En contacto

event-wasteland-ai-stays = { $model } no se destraba: combate cuerpo a cuerpo con quien tiene en contacto.
event-wasteland-ai-breaks-off = { $model }: destrabarse.
event-wasteland-ai-no-way-out = { $model } no puede apartarse: combate cuerpo a cuerpo.

## Pequeñas decisiones

event-wasteland-ai-follow = { $model }: perseguir al empujado.
event-wasteland-ai-stay-behind = { $model }: no perseguir al empujado.
event-wasteland-ai-slide = { $model }: un deslizamiento para mantener lejos a { $target }.
event-wasteland-ai-most-icons = { $model }: primero lo que cuesta más iconos ({ $count }).
event-wasteland-ai-reacts = { $model }: vale la pena reaccionar ante { $target }.
event-wasteland-ai-reaction-attack = { $model } puede atacar a { $target }.
event-wasteland-ai-reaction-move = { $model }: un movimiento para ponerse a salvo.
event-wasteland-ai-quick = { $model } tiene una acción más, una rápida.
event-wasteland-ai-points-prepare = { $model }: un punto de acción para prepararse.
event-wasteland-ai-points-move = { $model }: un punto de acción para un movimiento.
event-wasteland-ai-points-attack = { $model }: un punto de acción para un ataque.
event-wasteland-ai-points-heal = { $model }: curarse las heridas.
