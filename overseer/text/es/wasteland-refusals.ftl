# Wasteland: por qué no, y qué hacer en su lugar. $move: lo que se escribió; $topic: lo que se pregunta.

refusal-wasteland-over = La batalla ha terminado. Empieza otra para seguir jugando.
refusal-wasteland-not-asked = «{ $move }» no responde a lo que se pregunta. { $topic ->
    [layout] { topic-wasteland-layout }
    [roll] { topic-wasteland-roll }
    [dice] { topic-wasteland-dice }
    [armour] { topic-wasteland-armour }
    [flip] { topic-wasteland-flip }
    [scatter] { topic-wasteland-scatter }
    [find] { topic-wasteland-find }
    [danger] { topic-wasteland-danger }
    [marker] { topic-wasteland-marker }
    [token] { topic-wasteland-token }
    [pick] { topic-wasteland-pick }
    [chance] { topic-wasteland-chance }
    [place] { topic-wasteland-place }
    [put] { topic-wasteland-put }
    [choose] { topic-wasteland-choose }
    [ready] Deja lista una de tus miniaturas.
    [turn] { topic-wasteland-turn }
    [action] Elige una acción de la miniatura activa, o termina su activación.
    [react] Elige una miniatura que reaccione, o pasa.
    [reaction] Elige una acción rápida para la miniatura que reacciona, o pasa.
    [charge-die] { topic-wasteland-charge-die }
    [swap] { topic-wasteland-swap }
    [cry] Di si la miniatura intenta un grito de guerra, yes o no.
    [follow] Di si la miniatura persigue a la que empujó, yes o no.
    [slide] Elige adónde deslizarte, o quédate.
    [effect] { topic-wasteland-effect }
    [ratings] Elige qué armadura cuenta, la servoarmadura o la propia.
    [boost] Di si se gasta un refuerzo de armadura, yes o no.
    [luck] Di si se gasta una ficha de suerte, yes o no.
    [walk] { topic-wasteland-walk }
    [injury] { topic-wasteland-injury }
    [drop] Elige la carta que vuelve al mazo.
    [march] { topic-wasteland-march }
    [event] { topic-wasteland-event }
    [boon] { topic-wasteland-boon }
    [play] { topic-wasteland-play }
    [peek] { topic-wasteland-peek }
    [aim] { topic-wasteland-aim }
    [perk] Di si se paga un punto de acción, yes o no.
   *[other] { topic-wasteland-over }
}
refusal-wasteland-not-offered = Eso no está entre las opciones. Elige una de las jugadas ofrecidas.
refusal-wasteland-nothing-there = Ahí no hay nada con que hacerlo. Elige una miniatura o un marcador que esté en la mesa.
refusal-wasteland-not-yours = Esta miniatura no sigue tus órdenes. Elige una de las tuyas.
refusal-wasteland-wrong-faces = Los dados que se tiran no pueden mostrar esas caras. Da una cara por cada dado.

## Turnos y acciones

refusal-wasteland-not-unready = Esta miniatura ya está lista o usada. Elige una que no esté ni lo uno ni lo otro.
refusal-wasteland-not-ready = Esta miniatura no está lista. Elige una que lo esté, o déjala lista en un turno posterior.
refusal-wasteland-must-activate = Ahora no puedes reservarte. Activa una de tus miniaturas listas.
refusal-wasteland-no-actions = No quedan acciones principales suficientes para esto. Gasta un punto de acción en una acción rápida, o termina la activación.
refusal-wasteland-no-points = Esta miniatura no tiene ningún punto de acción. Usa una acción principal, o termina la activación.
refusal-wasteland-not-quick = Esta miniatura no puede hacerlo como acción rápida. Elige una que muestren sus cartas, o hazlo como acción principal en su propia activación.
refusal-wasteland-no-order = Nadie puede dar esta orden a esa miniatura. Elige otra miniatura, o una orden que permita una carta de tu fuerza.
refusal-wasteland-spent = Esto ya está gastado. Arréglatelas sin ello por ahora.

## Movimientos

refusal-wasteland-off-table = Este punto no está en la mesa. Elige uno que lo esté.
refusal-wasteland-wall = Hay algo infranqueable en el camino. Rodéalo, o elige otro lugar.
refusal-wasteland-base = La peana de un enemigo corta el camino. Rodéala, o detente en contacto.
refusal-wasteland-ends-on = Ahí no hay sitio para estar de pie. Acaba el movimiento junto al obstáculo, no encima.
refusal-wasteland-on-marker = Ninguna peana puede acabar sobre este marcador. Acaba el movimiento a su lado.
refusal-wasteland-too-far = Está más lejos de lo que llega la regla. Elige algo más cercano, o acércate primero.
refusal-wasteland-no-move = Con tanto estorbo, a esta miniatura no le queda regla para moverse. Elige otra acción, o un camino más fácil.
refusal-wasteland-bad-path = Esto no es un camino. Escribe sus puntos uno tras otro como x,y en milímetros, el último fuera de donde está la miniatura.
refusal-wasteland-cannot-climb = Esta miniatura no puede escalar ahí. Da un rodeo, o envía otra miniatura.
refusal-wasteland-slide = Un deslizamiento mantiene el contacto con el enemigo y necesita sitio. Elige uno de los lugares ofrecidos, o quédate.
refusal-wasteland-outside-zone = Este lugar está fuera de tu zona. Elige uno que esté dentro.
refusal-wasteland-too-close = Este lugar está demasiado cerca de algo que exige distancia. Elige uno más alejado.
refusal-wasteland-no-room = Con el marcador aquí no quedaría sitio para los siguientes. Elige otro lugar.

## Ataques

refusal-wasteland-no-sight = No hay línea de visión. Ve adonde se vea el blanco, o elige otro.
refusal-wasteland-out-of-range = El blanco no está en este alcance del arma. Elige el otro alcance u otra arma, o cambia primero la distancia.
refusal-wasteland-too-near = El blanco está demasiado cerca para esta arma. Retrocede, o elige otra arma.
refusal-wasteland-engaged = Una miniatura trabada no puede tomar parte en esto. Lucha con el enemigo en contacto, o sal primero del combate.
refusal-wasteland-not-engaged = El blanco está fuera del alcance cuerpo a cuerpo. Carga contra él, o ponte primero en contacto.
refusal-wasteland-no-target = Esto no se puede elegir como blanco. Elige uno de los blancos ofrecidos.
refusal-wasteland-friend = Este no es un enemigo. Elige un enemigo.
refusal-wasteland-no-weapon = La miniatura no tiene esa arma, o aquí no sirve. Elige una de sus armas que sirva.
refusal-wasteland-no-skill = La miniatura no tiene la habilidad para esto. Elige algo que muestre su carta, o envía otra miniatura.
refusal-wasteland-empty = Esta arma está vacía o gastada. Recárgala si se puede, o elige otra.
refusal-wasteland-not-empty = Esta arma no necesita recarga. Úsala, o elige otra acción.
refusal-wasteland-not-primed = Esta arma aún no tiene todas sus fichas. Cébala primero, o elige otra.
refusal-wasteland-too-weak = La miniatura no tiene Fuerza suficiente para esta arma. Elige otra arma.
refusal-wasteland-no-critical = Aquí no es posible un ataque crítico: hacen falta el medidor lleno y el alcance adecuado. Ataca sin él.
refusal-wasteland-no-contact = Una carga acaba en contacto con su blanco. Haz que el camino termine en su peana.
refusal-wasteland-charge-sight = Quien carga debe ver al blanco al empezar. Elige un blanco a la vista, o muévete primero.
refusal-wasteland-charge-engaged = Una miniatura trabada no puede cargar. Lucha, o sal primero del combate.
refusal-wasteland-object = Nadie puede cargar contra un objeto ni trabarse con él. Atácalo desde donde está la miniatura, o elige una miniatura enemiga.
refusal-wasteland-mine-far = Una mina se coloca a naranja o menos. Elige un punto más cercano.
refusal-wasteland-throw-far = Está más lejos de lo que la miniatura puede lanzar. Elige un punto más cercano, o acércate primero.

## Preparación y reacciones

refusal-wasteland-may-not-prepare = La carta de esta miniatura le prohíbe la preparación. Elige otra acción.
refusal-wasteland-has-reaction = Esta miniatura ya tiene una ficha de reacción. Elige otra acción u otra miniatura.
refusal-wasteland-frozen = Una miniatura congelada no puede hacer una preparación. Elige otra acción.
refusal-wasteland-only-move = Una miniatura que acaba de recibir daño solo puede reaccionar con un movimiento. Muévela, o pasa.
refusal-wasteland-only-engaged = Una miniatura trabada solo reacciona ante aquellos con quienes lo está. Elige otra miniatura, o pasa.
refusal-wasteland-no-reaction = Esta miniatura no puede reaccionar ahora. Elige una que tenga una ficha de reacción, o pasa.
refusal-wasteland-declared = Una miniatura reacciona una vez a cada desencadenante, y una reacción declarada se resuelve. Elige una de las miniaturas ofrecidas.
refusal-wasteland-unaware = Esta miniatura no se ha dado cuenta de nada. Elige una que lo perciba, o pasa.

## Marcadores y objetos

refusal-wasteland-locked-out = Esta miniatura ha fallado en este marcador durante esta ronda. Vuelve a intentarlo en la siguiente, o envía otra miniatura.
refusal-wasteland-unseen = Tu bando aún no sabe qué hay bajo este marcador. Míralo primero.
refusal-wasteland-not-touching = La miniatura no lo toca. Ve primero hasta allí.
refusal-wasteland-wrong-skill = Esta habilidad no sirve aquí. Elige la que muestra el marcador.
refusal-wasteland-no-item = Esa carta no está a mano. Elige una que la miniatura tenga o que esté ahí.
refusal-wasteland-not-shared = Se comparte con un amigo a amarilla o menos y a la vista. Acércate primero.
refusal-wasteland-starting-item = Una miniatura conserva lo que tenía al empezar. Elige una carta encontrada.
refusal-wasteland-not-for-it = Esta carta no es para esa miniatura. Elige otra carta u otra miniatura.
refusal-wasteland-no-use = Esto no sirve de nada ahora. Elige otra cosa.
refusal-wasteland-already-seen = Tu bando ya sabe qué hay bajo este marcador. Elige otro.
refusal-wasteland-marker-unseen = El marcador no está dentro de la vigilancia y a la vista. Acércate primero.
refusal-wasteland-opened = Esta carta está en uso y ya no se puede soltar ni dar. Elige otra.
refusal-wasteland-at-work = Esta carta ya se ha usado en esta activación. Úsala de nuevo en la siguiente.
refusal-wasteland-not-yet = Esto solo es posible a partir de una ronda posterior. Aprovecha para acercarte.
refusal-wasteland-not-for-side = Solo el otro bando puede usar esto. Déjalo, o mantenlos lejos.
