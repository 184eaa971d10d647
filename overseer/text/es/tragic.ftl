# Tragic en la mesa: qué se pregunta, qué pasó, por qué no, y cómo terminó.

## Qué se pregunta

topic-tragic-first = Los dados deciden quién empieza.
topic-tragic-draw = La siguiente carta sale de la Biblioteca.
topic-tragic-dodge = Un dado decide si se esquiva.
topic-tragic-critical = Los dados deciden si el golpe es crítico.
topic-tragic-fortune = Un dado decide lo que hace esta carta: { $card }.
topic-tragic-snatch = El azar toma una carta de una mano.
topic-tragic-traits = Elige en secreto hasta dos Rasgos.
topic-tragic-skills = Elige en secreto tus Habilidades.
topic-tragic-mulligan = Quédate con tu primera mano, o barájala con la Biblioteca y roba otra.
topic-tragic-upkeep = Mantenimiento: usa una Habilidad que sirva ahora, o sigue.
topic-tragic-toll = Paga por esta carta, o acepta lo que venga: { $card }.
topic-tragic-main = Juega una carta, usa una capacidad, ataca o termina tu fase principal.
topic-tragic-target = Elige el objetivo.
topic-tragic-part = Elige la parte del cuerpo a la que apunta esta carta: { $card }.
topic-tragic-pay = Elige la letra con la que pagas el siguiente punto.
topic-tragic-lay = Coloca una Aptitud, o sigue sin hacerlo.
topic-tragic-answer = Responde con una Reacción o una capacidad, o deja que ocurra.
topic-tragic-join = Envía a otro Aliado, o ataca con los que has elegido.
topic-tragic-block = Bloquea con un Aliado, o deja pasar al resto.
topic-tragic-against = Elige al atacante que bloquea tu Aliado.
topic-tragic-incapacitate = Descarta { $card }, o golpea para hacer daño.
topic-tragic-strike-back = Elige el atacante al que { $card } contraataca.
topic-tragic-divide = A { $attacker } le queda { $left } de daño: elige cuánto recibe { $card }; el resto pasa al siguiente bloqueador.
topic-tragic-charge = Un Aliado puede recibir el daño: elígelo o renuncia.
topic-tragic-protect = Elige al Aliado que queda protegido.
topic-tragic-discard = Elige una carta de tu mano para descartarla.
topic-tragic-search = Elige una carta de tu Biblioteca, o no tomes ninguna.
topic-tragic-recover = Elige una carta de tu Descarte.
topic-tragic-show = Enseña una Reacción de tu mano; si no tienes ninguna, dilo.
topic-tragic-place = Pon una carta que has mirado encima de la Biblioteca, debajo o en el Descarte.
topic-tragic-mode = Elige lo que hace esta carta: { $card }.
topic-tragic-vote = Tu rival te deja elegir lo que hace esta carta: { $card }.
topic-tragic-order = Elige qué efecto va a continuación.
topic-tragic-may = ¿Quieres el efecto de esta carta: { $card }?
topic-tragic-refresh = Elige la letra de un punto que enderezas.
topic-tragic-drain = Elige la letra de un punto que giras.
topic-tragic-free = Juega una carta de Ataque sin pagar su coste, o sigue sin hacerlo.
topic-tragic-interrupt = El turno va a terminar: usa una capacidad, o deja que termine.

## Qué pasó

event-tragic-traits = Los Rasgos de { $seat }: { $cards }.
event-tragic-no-traits = { $seat } no tiene ningún Rasgo.
event-tragic-skills = Las Habilidades de { $seat }: { $cards }.
event-tragic-point = { $seat } empieza con { $letter } en { $points }.
event-tragic-start-hp = { $seat } empieza con { $left } PV.
event-tragic-rolled = { $seat } sacó un { $die }.
event-tragic-begins = Empieza { $seat }.
event-tragic-mulligan = { $seat } barajó su primera mano y robó { $cards ->
    [one] { $cards } carta nueva
   *[other] { $cards } cartas nuevas
}.
event-tragic-turn = Empezó el turno { $turn } de { $seat }.
event-tragic-turn-stopped = { $card } puso fin al turno de { $seat }.
event-tragic-drew = { $seat } robó { $card }.
event-tragic-drew-hidden = { $seat } robó una carta.
event-tragic-no-cards = A { $seat } no le quedaban cartas que robar.
event-tragic-laid = { $seat } colocó una Aptitud: { $card }.
event-tragic-cast = { $seat } jugó { $card }{ tragic-told-paid }
event-tragic-used = { $seat } usó { $card }{ tragic-told-paid }
event-tragic-paid = { $seat } pagó { $paid }.
event-tragic-aimed = Objetivo: { $card } de { $seat }.
event-tragic-aimed-at-player = Objetivo: { $seat }.
event-tragic-worn = { $seat } se puso una pieza: { $card }.
event-tragic-taken-off = { $seat } se quitó una pieza: { $card }.
event-tragic-ally-attacks = { $target ->
    [none] { $seat } envió a un Aliado contra { $victim }: { $card }.
   *[other] { $seat } envió a un Aliado al ataque: { $card }, contra { $target } de { $victim }.
}
event-tragic-blocks = { $seat } bloqueó a { $target } con un Aliado: { $card }.
event-tragic-charges = { $seat } dejó que un Aliado recibiera el daño: { $card }.
event-tragic-cancelled = Se anuló una carta de { $seat }: { $card }.
event-tragic-movement-cancelled = Se anuló el ataque de los Aliados de { $seat }: { $cards }.
event-tragic-fizzled = Una carta de { $seat } ya no tenía objetivo y no hizo nada: { $card }.
event-tragic-movement-fizzled = El ataque de los Aliados de { $seat } quedó en nada.
event-tragic-dodged = { $seat } sacó un { $die } y esquivó (hacía falta { $need } o menos).
event-tragic-not-dodged = { $seat } sacó un { $die } y no esquivó (hacía falta { $need } o menos).
event-tragic-dodges = { $seat } esquivó totalmente el ataque.
event-tragic-redirected = { $target ->
    [none] { $card }: { $seat } desvió el ataque hacia { $victim }.
   *[other] { $card }: { $seat } desvió el ataque hacia { $target } de { $victim }.
}
event-tragic-reduced = { $card }: el ataque inflige { $amount } de daño base menos a { $seat }.
event-tragic-repeats = { $card }: los efectos de la próxima carta de Ataque de { $seat } en este turno se aplican una vez más.
event-tragic-announced = { $card } de { $seat }: { tragic-told-base }; { $net } tras la armadura.
event-tragic-announced-area = { $card } de { $seat }, para todos los del área: { tragic-told-base }.
event-tragic-critical = Golpe crítico de { $seat }: el daño se multiplicó por { $factor }.
event-tragic-no-critical = Sin golpe crítico de { $seat }: { $ones ->
    [0] ningún 1 en { $dice } dados
    [one] un solo 1 en { $dice } dados
   *[other] { $ones } unos en { $dice } dados
}.
event-tragic-hurt = { $seat } perdió { $amount } PV ({ $state ->
    [down] ahora { $left }
   *[up] quedan { $left }
}).
event-tragic-healed = { $seat } recuperó { $amount } PV (ahora { $state ->
    [down] en { $left }
   *[up] { $left }
}).
event-tragic-max-hp = { $card }: los PV máximos de { $seat } { $way ->
    [up] subieron
   *[down] bajaron
} { $amount }, hasta { $most }{ tragic-told-lost }
event-tragic-max-hp-now = Los PV máximos de { $seat } son ahora { $most }{ tragic-told-lost }
event-tragic-gained = { $card } para { $seat } { tragic-told-until }: { $gift }.
event-tragic-ally-hurt = Un Aliado de { $seat }, { $card }, recibió { $amount } de daño (vida restante: { $left }).
event-tragic-allies-healed = { $card }: { tragic-told-allies }, { $cards }, { $count ->
    [one] recuperó
   *[other] recuperaron
} hasta { $amount } de vida.
event-tragic-boosted = { $card }: { $attack }/{ $health } para { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-granted = { $card }: { $keyword } para { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-struck-back = { $seat } recibió un contraataque: { $card }.
event-tragic-martyr = MÁRTIR: { $card } estalló e infligió { $amount } de daño a { $seat }.
event-tragic-radiation = La radiación de { $seat } está ahora en el nivel { $level }.
event-tragic-beaten = { $seat } perdió una carta en juego: { $card }.
event-tragic-destroyed = Una carta de { $seat } quedó destruida para siempre: { $card }.
event-tragic-incapacitated = Una carta de { $seat } quedó incapacitada y se descartó: { $card }.
event-tragic-returned = Una carta volvió a la mano de { $seat }: { $card }.
event-tragic-stripped = A { $seat } le arrancaron una pieza: { $card }.
event-tragic-engaged = { $card } giró { tragic-told-cards } de { $seat }: { $cards }.
event-tragic-disengaged = { $card } enderezó { tragic-told-cards } de { $seat }: { $cards }.
event-tragic-drained = { $card }: { $seat } giró un punto de { $letter }.
event-tragic-refreshed = { $card }: { $seat } enderezó un punto de { $letter }.
event-tragic-brotherhood-left = La Hermandad dio la espalda a { $seat } y se descartó una carta: { $card }.
event-tragic-triggered = { $effect ->
    [none] Hizo efecto una carta de { $seat }: { $card }.
   *[other] Hizo efecto una carta de { $seat }: { $card } («{ $effect }»).
}
event-tragic-lucky = { $seat } sacó un { $die } para { $card }: éxito (hacía falta { $need } o menos).
event-tragic-unlucky = { $seat } sacó un { $die } para { $card }: fallo (hacía falta { $need } o menos).
event-tragic-hidden = { $seat } entró en SIGILO.
event-tragic-seen = { $seat } perdió el SIGILO.
event-tragic-entered = { $seat } se metió dentro: { $card }.
event-tragic-left-building = { $seat } volvió a salir: { $card }.
event-tragic-reprieve = Por ahora { $seat } no pierde con 0 PV.
event-tragic-discarded = { $seat } descartó { $card }.
event-tragic-milled = Una carta pasó de la Biblioteca de { $seat } al Descarte: { $card }.
event-tragic-stole = { $seat } tomó una carta de la mano de { $victim }: { $card }.
event-tragic-found = { $seat } encontró una carta en la Biblioteca: { $card }.
event-tragic-recovered = { $seat } recuperó una carta del Descarte: { $card }.
event-tragic-revived = { $seat } devolvió al juego una carta del Descarte: { $card }.
event-tragic-looked = { $seat } miró una carta: { $card }.
event-tragic-looked-hidden = { $seat } miró una carta de la Biblioteca.
event-tragic-put-on-top = { $seat } puso una carta encima de la Biblioteca: { $card }.
event-tragic-put-on-top-hidden = { $seat } puso una carta encima de la Biblioteca.
event-tragic-put-under = { $seat } puso una carta debajo de la Biblioteca: { $card }.
event-tragic-put-under-hidden = { $seat } puso una carta debajo de la Biblioteca.
event-tragic-put-away = { $seat } puso una carta en el Descarte: { $card }.
event-tragic-hand-shown = { $seat } enseñó su mano: { $cards }.
event-tragic-hand-empty = { $seat } no tenía ninguna carta en la mano que enseñar.
event-tragic-reaction-shown = { $seat } enseñó una Reacción: { $card }.
event-tragic-no-reaction = { $seat } no tenía ninguna Reacción que enseñar.
event-tragic-lost = { $seat } perdió el duelo.

## Partes de estas frases

tragic-told-until = { $until ->
    [end] hasta el final del turno
    [next-turn] hasta el próximo turno de { $maker }
   *[always] para siempre
}
tragic-told-allies = { $count ->
    [one] un Aliado de { $seat }
   *[other] { $count } Aliados de { $seat }
}
tragic-told-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tragic-told-lost = { $lost ->
    [0] .
    [one] ; se perdió { $lost } PV.
   *[other] ; se perdieron { $lost } PV.
}
tragic-told-paid = { $paid ->
    [none] .
   *[other] {" "}(pagado: { $paid }).
}
tragic-told-base = { $through ->
    [0] { $base } de daño base
    [all] { $base } de daño base que ninguna armadura detiene
   *[other] { $base } de daño base, que ignora { $through } de armadura
}

## Cómo terminó

end-tragic-beaten = Se acabaron los puntos de vida: el duelo está decidido.
end-tragic-no-cards = Una Biblioteca está vacía al robar: el duelo está decidido.
end-tragic-time = Se acabó el tiempo: gana el duelo quien tiene menos heridas.

## Las fases de un turno

tragic-word-phase-setup = preparación
tragic-word-phase-disengage = enderezar
tragic-word-phase-draw = robo
tragic-word-phase-upkeep = mantenimiento
tragic-word-phase-main = fase principal
tragic-word-phase-end = fin de turno

## Por qué no

refusal-tragic-over = El duelo ha terminado. Empieza otro para seguir jugando.
refusal-tragic-not-asked = «{ $move }» no responde a lo que se pregunta. { $topic ->
    [first] { topic-tragic-first }
    [draw] { topic-tragic-draw }
    [dodge] { topic-tragic-dodge }
    [critical] { topic-tragic-critical }
    [fortune] Ahora se tira un dado.
    [snatch] { topic-tragic-snatch }
    [traits] { topic-tragic-traits }
    [skills] { topic-tragic-skills }
    [mulligan] { topic-tragic-mulligan }
    [upkeep] { topic-tragic-upkeep }
    [toll] Paga el coste de Mantenimiento, o pasa.
    [target] { topic-tragic-target }
    [part] Elige la parte del cuerpo a la que se apunta.
    [pay] { topic-tragic-pay }
    [lay] { topic-tragic-lay }
    [answer] { topic-tragic-answer }
    [join] { topic-tragic-join }
    [block] { topic-tragic-block }
    [against] { topic-tragic-against }
    [incapacitate] Elige si el objetivo se descarta o recibe el golpe.
    [strike-back] Elige el atacante al que se contraataca.
    [divide] Elige cuánto daño recibe el bloqueador.
    [charge] { topic-tragic-charge }
    [protect] { topic-tragic-protect }
    [discard] { topic-tragic-discard }
    [search] { topic-tragic-search }
    [recover] { topic-tragic-recover }
    [show] { topic-tragic-show }
    [place] { topic-tragic-place }
    [mode] Elige uno de los efectos ofrecidos.
    [vote] Elige uno de los efectos ofrecidos.
    [order] { topic-tragic-order }
    [may] Di si el efecto ocurre, yes o pass.
    [refresh] { topic-tragic-refresh }
    [drain] { topic-tragic-drain }
    [free] { topic-tragic-free }
    [interrupt] { topic-tragic-interrupt }
   *[main] { topic-tragic-main }
}
refusal-tragic-two-races = Esos dos Rasgos son razas, y solo tienes un cuerpo. Elige como mucho una raza.
refusal-tragic-skill-count = Ese no es el número de Habilidades que te corresponde. Elige tres, o cuatro con el Rasgo que lo permite.
refusal-tragic-not-in-hand = Esta carta no está en tu mano. Elige una que esté.
refusal-tragic-no-right = Ahora no puedes colocar una Aptitud. Haz antes algo en tu propio turno: cada acción te deja colocar una.
refusal-tragic-letter-full = Esa letra ya tiene diez puntos. Coloca una Aptitud de otra letra.
refusal-tragic-too-dear = Te faltan puntos para esto. Elige algo más barato, o espera a que tus puntos se enderecen.
refusal-tragic-no-target = Esto no puede apuntar ahí. Elige uno de los objetivos ofrecidos.
refusal-tragic-untargetable = Nadie puede elegir como objetivo a un Aliado INSELECCIONABLE. Elige otro objetivo.
refusal-tragic-hidden = El SIGILO protege a este jugador de los ataques directos. Ataca a un Aliado, o usa algo que alcance un área.
refusal-tragic-covered = Un Aliado EN DEFENSA cierra el paso. Atácalo primero.
refusal-tragic-inside = Este jugador está dentro de un Edificio, donde nada le alcanza. Elige otro objetivo, o espera a que salga.
refusal-tragic-spared = Ninguna carta daña a un Aliado rival de su propia facción. Elige otro objetivo.
refusal-tragic-safe = Solo se puede incapacitar una carta en juego que se gire o se enderece. Elige una así.
refusal-tragic-not-a-reaction = Solo las Reacciones responden a lo que hay en la cadena. Juega una, usa una capacidad, o pasa.
refusal-tragic-no-answer = Esta Reacción no responde al último eslabón de la cadena. Guárdala para lo que indica su texto, o pasa.
refusal-tragic-unavoidable = Este ataque es inevitable: no se puede esquivar, anular ni desviar. Elige otra Reacción, o pasa.
refusal-tragic-not-at-you = Solo puede esquivar quien recibe el ataque. Elige otra Reacción, o pasa.
refusal-tragic-forbidden = Uno de tus Rasgos te prohíbe esta carta. Elige otra.
refusal-tragic-companion = Ya hay en juego un Compañero con ese nombre. Espera a que se vaya, o juega otra carta.
refusal-tragic-shunned = La Hermandad no quiere saber nada de los tuyos. Juega una carta que no sea de la Hermandad.
refusal-tragic-too-many = Has hecho todas las acciones que permite un turno. Termina tu turno.
refusal-tragic-not-yours = Ahí no hay nada tuyo que pueda hacer esto. Elige una de tus propias cartas.
refusal-tragic-engaged = Esta carta está girada. Espera a que se enderece, o elige otra.
refusal-tragic-used = Esta capacidad ya se ha usado en este turno. Espera al siguiente.
refusal-tragic-not-now = Esta capacidad no sirve en este momento. Guárdala para el que indica su texto.
refusal-tragic-own-turn = Esta capacidad solo sirve en tu propio turno, como dice su texto. Guárdala hasta entonces.
refusal-tragic-condition = No se cumple la condición de esta capacidad. Cúmplela antes, o elige otra cosa.
refusal-tragic-no-discard = Tienes muy pocas cartas en la mano para pagar esto. Roba antes cartas, o elige otra cosa.
refusal-tragic-not-worn = No llevas puesta esta pieza. Póntela antes.
refusal-tragic-place-taken = Ya llevas algo en ese sitio. Quítatelo antes.
refusal-tragic-in-defence = Un Aliado EN DEFENSA solo bloquea. Ataca con otro Aliado.
refusal-tragic-no-answerer = Tu Aliado no puede contraatacar eso. Elige uno de los atacantes a los que se enfrenta.
refusal-tragic-no-block = Este Aliado no puede bloquear aquí. Elige a uno de tus Aliados enderezados y a uno de los atacantes, o deja que pasen.
refusal-tragic-no-point = Aquí no tienes un punto así. Elige una letra ofrecida.
refusal-tragic-share = El atacante no puede infligir tanto a este bloqueador. Elige un número ofrecido.
refusal-tragic-no-charge = Este Aliado no puede recibir el daño, o no puede proteger esa carta. Elige lo que se ofrece.
refusal-tragic-not-offered = Eso no está entre las opciones. Elige una de las jugadas ofrecidas.
refusal-tragic-reaction = Una Reacción responde a algo. Guárdala hasta que se te pida una respuesta.
refusal-tragic-nothing-to-aim-at = No hay nada a lo que esto pueda apuntar. Espera a que haya un objetivo, o elige otra cosa.
refusal-tragic-must-show = Si tienes una Reacción en la mano, tienes que enseñar una. Elige una Reacción de tu mano.
