# La IA junto a una mesa real (WC-A1 a WC-A25): lo que pregunta, lo que hay que hacer y por qué.

## Cosas y reglas

companion-ruler = { $colour ->
    [orange] regla naranja
    [yellow] regla amarilla
    [red] regla roja
    [green] regla verde
    [blue] regla azul
   *[black] regla negra
} ({ $cm } cm)
companion-then = { $first }, luego { $rest }
companion-or = { $first } o { $rest }
companion-home = su punto de despliegue
companion-point = el punto del objetivo

## Preguntas

companion-ask-touch = { $count ->
    [one] ¿Toca { $me } a { $who }?
   *[other] ¿A quién toca { $me }?
}
companion-ask-touch-help = Las peanas que se tocan están trabadas.
companion-ask-engaged = { $count ->
    [one] ¿Algún enemigo toca a { $who }?
   *[other] ¿Qué miniaturas están trabadas?
}
companion-ask-engaged-help = Trabada: la peana de un enemigo toca la suya.
companion-ask-fought = { $count ->
    [one] ¿Alguien más que { $me } lucha contra { $who }?
   *[other] ¿Contra quién lucha alguien más que { $me }?
}
companion-ask-fought-help = La peana de otra miniatura de su bando toca la suya. Una miniatura prudente no dispara a un combate así, y se une a él primero.
companion-ask-friends = { $count ->
    [one] ¿Está { $who } a menos de una { $ruler } de { $me }?
   *[other] ¿Qué amigos están a menos de una { $ruler } de { $me }?
}
companion-ask-friends-help = De peana a peana; cuántos son decide la columna de la carta de IA.
companion-ask-within = { $count ->
    [one] ¿Ve { $me } a { $who } a menos de una { $ruler }?
   *[other] ¿A quién ve { $me } a menos de una { $ruler }?
}
companion-ask-within-help = Es el alcance en combate cuerpo a cuerpo: { $weapon }.
companion-ask-reach = { $count ->
    [one] ¿Llega la { $ruler } de { $me } hasta { $who }?
   *[other] ¿Hasta quién llega la { $ruler } de { $me }?
}
companion-ask-reach-help = Ponla desde su peana, rodeando muros y enemigos; por terreno difícil, un color menos. Todavía no importa a quién ve.
companion-ask-along = { $count ->
    [one] ¿Puede { $me } moverse hasta tocar a { $who } y seguir tocando a todos con los que combate?
   *[other] ¿A quién de estos puede { $me } llegar a tocar con un movimiento y seguir tocando a todos con los que combate?
}
companion-ask-along-help = Con una { $ruler } como mucho. No se destraba: un movimiento que deja a alguien no cuenta.
companion-ask-sees = { $count ->
    [one] ¿Ve { $me } a { $who }?
   *[other] ¿A quién ve { $me }?
}
companion-ask-sees-help = Solo se carga contra lo que se ve.
companion-ask-next = { $count ->
    [one] ¿Llegan la { $ruler } y la { $second } juntas hasta { $who }?
   *[other] ¿Hasta quién llegan la { $ruler } y la { $second } juntas?
}
companion-ask-next-help = Pon una tras otra desde su peana, rodeando muros. Adonde no llegan las dos, tampoco llega una sola.
companion-ask-sees-then = { $count ->
    [one] Tras una { $ruler } en línea recta, ¿vería { $me } a { $who }?
   *[other] Tras una { $ruler } en línea recta hacia allí, ¿a quién vería { $me }?
}
companion-ask-sees-then-help = Solo podrá cargar después contra quien vea entonces.
companion-ask-shot = { $count ->
    [one] ¿Ve { $me } a { $who } a este alcance: { $rulers }?
   *[other] ¿A quién ve { $me } a este alcance: { $rulers }?
}
companion-ask-shot-help = Es el alcance de peana a peana: { $weapon }. Una miniatura camuflada solo se ve a una regla de vigilancia.
companion-ask-position = { $count ->
    [one] ¿Podría { $me } disparar a { $who } tras una { $ruler }?
   *[other] ¿A quién podría disparar { $me } tras una { $ruler }?
}
companion-ask-position-help = Un lugar al que llega el movimiento, con línea de visión y a su alcance ({ $weapon }): { $rulers }.
companion-ask-break-off = { $count ->
    [one] Tras destrabarse con una { $ruler }, ¿podría { $me } disparar a { $who } sin que sea más difícil que desde aquí?
   *[other] Tras destrabarse con una { $ruler }, ¿a quién podría disparar { $me } sin que sea más difícil que desde aquí?
}
companion-ask-break-off-help = A su alcance ({ $weapon }: { $rulers }), a la vista, sin más cobertura que ahora.
companion-ask-break-off-harder = { $count ->
    [one] Tras destrabarse con una { $ruler }, ¿podría { $me } disparar a { $who } de algún modo?
   *[other] Tras destrabarse con una { $ruler }, ¿a quién podría disparar { $me } de algún modo?
}
companion-ask-break-off-harder-help = A su alcance ({ $weapon }: { $rulers }) y a la vista, con cualquier cobertura.
companion-ask-nearest = ¿Quién está a menos movimientos de { $me }?
companion-ask-nearest-help = Cuenta movimientos enteros por el camino, no en línea recta; nombra a todos los que empaten.
companion-ask-closest = ¿Quién está más cerca de { $me }, de peana a peana?
companion-ask-closest-help = Para un disparo cuenta la distancia; nombra a todos los que empaten.
companion-ask-important = ¿Quién está más cerca de lo que busca { $me }?
companion-ask-important-help = De peana a peana, hasta lo más cercano de esto: { $subjects }.
companion-ask-cover = ¿Quién tiene menos cobertura frente a { $me }?
companion-ask-cover-help = Cuenta los elementos de cobertura entre las peanas, también miniaturas; nombra a todos los que empaten.
companion-ask-at = { $count ->
    [one] ¿Está { $me } en contacto con esto: { $who }?
   *[other] ¿Con cuáles está { $me } en contacto?
}
companion-ask-at-help = Un punto lo cubre su peana; a un borde llega su peana.
companion-ask-usable = { $count ->
    [one] ¿Está { $me } en contacto con esto o lo bastante cerca para usarlo: { $who }?
   *[other] ¿Con cuáles está { $me } en contacto o lo bastante cerca para usarlos?
}
companion-ask-usable-help = Hace falta contacto, salvo que el escenario diga desde cuán lejos basta.
companion-ask-subject = ¿Cuál está a menos movimientos de { $me }?
companion-ask-subject-help = Por el camino, sin tocar a un enemigo al final. Si empatan, el camino más corto.
companion-ask-one-move = ¿Lleva una { $ruler } a { $me } en contacto con esto: { $who }?
companion-ask-one-move-help = Por el camino más corto, sin tocar a un enemigo.
companion-ask-looks = { $count ->
    [one] ¿Percibe { $me } esto: { $who }?
   *[other] ¿Qué percibe { $me }?
}
companion-ask-looks-help = A una regla de vigilancia, y a la vista.
companion-ask-slides = { $count ->
    [one] ¿Podría el enemigo deslizarse alrededor de { $me } en contacto con esto: { $who }?
   *[other] ¿En contacto con cuáles podría deslizarse el enemigo, alrededor de { $me }?
}
companion-ask-slides-help = O con una miniatura de su bando que lo toque.
companion-ask-aware = ¿Percibe { $me } a { $who }, a menos de { $rulers }, y a la vista?
companion-ask-aware-help = Dos veces su regla de vigilancia, en cualquier punto de la acción.
companion-ask-safer = ¿Estaría { $me } en un lugar más seguro tras una { $ruler }?
companion-ask-safer-help = Más seguro: menos enemigos capaces de disparar o cargar allí con una acción, luego más cobertura.
companion-ask-at-place = En su pensamiento, { $me } está allí sin trabar: { $at }.
companion-ask-none = Nadie
companion-ask-yes = Sí
companion-ask-no = No

## Lo que hay que hacer

companion-do-fight = { $me }: combate cuerpo a cuerpo contra { $target } ({ $weapon }).
companion-do-detonate = { $me }: hacer estallar la bomba.
companion-do-charge = { $me }: { $ruler } hacia { $target }, hasta el contacto. Es una carga.
companion-do-contact = { $me }: { $ruler } hacia { $target }, hasta el contacto.
companion-do-next-charge = { $me }: { $ruler } hacia { $target }, para que después llegue una carga.
companion-do-next-move = { $me }: { $ruler } hacia { $target }, para que después llegue un movimiento.
companion-do-towards = { $me }: { $ruler } hacia { $target }.
companion-do-shoot = { $me }: disparo a { $target } ({ $weapon }, { $rulers }).
companion-do-throw = { $me }: lanzar { $weapon } a { $target } ({ $rulers }).
companion-do-position = { $me }: { $ruler } a un lugar para disparar a { $target } ({ $weapon }, { $rulers }).
companion-do-nearer = { $me }: { $ruler } hacia { $target }.
companion-do-break-off = { $me }: { $ruler } fuera del combate, a un lugar para disparar a { $target } ({ $weapon }, { $rulers }).
companion-do-nearest = { $me }: { $ruler } hacia el enemigo más cercano, { $target }.
companion-do-move = { $me }: { $ruler } de camino a esto: { $target }.
companion-do-touch = { $me }: { $ruler } hasta el contacto con esto: { $target }.
companion-do-look = { $me }: mirar esto: { $target }. No cuesta ninguna acción.
companion-do-use = { $me }: usar esto: { $target }.
companion-do-reload = { $me }: recargar { $weapon }.
companion-do-prepare = { $me }: preparación, una ficha de reacción.
companion-do-heal = { $me }: usar { $weapon }.
companion-do-lost = { $me }: nada, la acción se pierde.
companion-do-end = { $me }: la activación ha terminado.
companion-do-pass = Nadie reacciona.
companion-do-retreat = { $me }: { $ruler } al lugar más seguro, como reacción.

## Cómo

companion-how-straight = Por el camino más corto, rodeando muros; puede acabar al descubierto.
companion-how-careful = Al menos media regla, luego el lugar más seguro: donde menos enemigos puedan disparar o cargar, luego con más cobertura.
companion-how-off = No acaba en contacto con ningún enemigo.
companion-how-yellow = Tan lejos como permita la regla, pero a una { $ruler } de todo enemigo.
companion-how-leaving = Se destraba: aquellos a los que deja tienen su ataque gratuito.
companion-how-quick = Es una acción rápida, por un punto de acción.
companion-how-critical = Su medidor de crítico está lleno: gástalo en este ataque.
companion-how-band = Corto o largo, el mejor valor donde cuenten los dos.
companion-how-chance = Valen lo mismo: saca una al azar.

## Por qué

companion-why-move = { $model } va de camino: { $about }.
companion-why-defend-drawn = Varios enemigos amenazan por igual: se saca uno al azar.

## En la terminal

companion-ask-token = ¿De quién es la ficha sacada? Escribe el número de su peana; Intro saca una.
companion-ask-die = ¿Qué cara muestra el dado azul: b (botella), bb, bs (botella y estrella), s (estrella), ss o x (explosión)? Intro lo tira.
companion-ask-done = Intro cuando esté hecho, - si no se puede.
companion-ask-hurt = ¿Quién ha perdido salud? Número y pérdida, como 2-1; 2-0 para quien ya no está. Intro: nadie.
companion-fighter = {"  "}{ $n } · { $model }
companion-acts = Actúa { $model }.
companion-new-round = Todas las miniaturas de la IA han actuado: una ronda nueva.
companion-all-gone = No queda ninguna miniatura de la IA.
companion-bye = El compañero se detiene aquí.
companion-error-number = Ese no es ninguno. Escribe uno de estos números: { $numbers }.
companion-error-die = El dado azul no tiene esa cara. Escribe b, bb, bs, s, ss o x.
companion-error-choice = Escribe los números de tu elección, como 1 3, o 0 donde se ofrezca.
companion-error-hurt = Escribe el número de una miniatura y su pérdida, como 2-1.
companion-error-units = { $option } admite entre una y cuarenta unidades, separadas por comas.
companion-error-unit = { $option }: no hay ninguna unidad «{ $unit }». Míralas con «overseer cards wasteland».
help-companion = Dejar que la IA juegue miniaturas de Wasteland en tu mesa real
    .long = Para una batalla con miniaturas en una mesa real: el compañero saca fichas, lee el dado azul, pregunta lo que necesita saber de la mesa y dice qué hace cada miniatura de la IA y por qué.
    .examples =
        overseer companion  Dos supermutantes contra tres colonos
        overseer companion --ai brute,mutant-hound --against sole-survivor,dogmeat  Otras unidades
help-companion-ai = Las unidades que juega la IA, por sus ids, separadas por comas.
    .value = UNIDADES
help-companion-against = Las unidades que juegas tú.
    .value = UNIDADES
