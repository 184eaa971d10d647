# La IA por preguntas en el registro de una mesa real: sus pasos, su historial, qué significa una respuesta.

rule-CO-6 = Lo que se dice a la IA trata de sus propias miniaturas y de la mesa tal como está: lo dicho vale hasta que alguien se mueva.
    .title = Lo que se dice a la IA
refusal-companion-not-the-ai = La miniatura { $token } no es de la IA.
refusal-companion-no-die = El dado azul de la miniatura { $token } ya se ha tirado.
refusal-companion-no-answer = Eso no es una respuesta sobre la miniatura { $token }.
refusal-companion-answered-already = Eso ya se ha dicho de la miniatura { $token }.
refusal-companion-window-open = Aún se pregunta a la IA si reacciona a la miniatura { $token }.
refusal-companion-no-window = Nadie ha hecho nada a lo que la miniatura { $token } pueda reaccionar.
refusal-companion-nobody-moved = Nombra al menos una miniatura que se haya movido.

## Qué hay que hacer ahora

companion-stage-draw = Roba una ficha de la IA.
companion-stage-activate = { $who } actúa.
companion-stage-die = Tira el dado azul por { $who }.
companion-stage-edge = ¿De qué borde de la mesa vino este bando: { $side }?
companion-stage-role = ¿Quién de este bando es periodista: { $side }?
companion-stage-pick = Varias opciones son igual de buenas para { $who }: roba una.
companion-stage-end = La activación de { $who } ha terminado.
companion-stage-over = El turno de la IA ha terminado. Después: { $side }.
companion-stage-pass = Nadie de la IA reacciona a { $who }.
companion-stage-watch = { $who } está actuando, y la IA podría reaccionar.

## Qué busca

companion-nearest-edge = el borde más cercano de la mesa
companion-note-on-alarm = Ha sonado la alarma
companion-note-off-alarm = Al final no hay alarma
companion-note-on-running = El generador funciona
companion-note-off-running = El generador está parado
companion-note-on-virus = El virus está en el nodo
companion-note-off-virus = Al final no hay virus
companion-note-on-finder-0 = El primer bando ha encontrado el alijo
companion-note-off-finder-0 = El primer bando no ha encontrado el alijo
companion-note-on-finder-1 = El segundo bando ha encontrado el alijo
companion-note-off-finder-1 = El segundo bando no ha encontrado el alijo
companion-note-on-lock-0 = En la cerradura entra la llave A
companion-note-off-lock-0 = La llave A no entra
companion-note-on-lock-1 = En la cerradura entra la llave B
companion-note-off-lock-1 = La llave B no entra
companion-note-on-lock-2 = En la cerradura entra la llave C
companion-note-off-lock-2 = La llave C no entra
companion-aim-none = Aquí no tiene objetivo: ataca.
companion-aim-all = Su objetivo: derrotar a todos los enemigos.
companion-aim-defeat = Su objetivo: derrotar – { $subjects }.
companion-aim-protect = Su objetivo: proteger – { $subjects }.
companion-aim-go = Su objetivo: llegar – { $subjects }.
companion-aim-use = Su objetivo: usar – { $subjects }.

## El dado azul

companion-face-b = botella
companion-face-bb = dos botellas
companion-face-bs = botella y estrella
companion-face-s = estrella
companion-face-ss = dos estrellas
companion-face-x = explosión

## Cómo

companion-how-follow = Si empuja al enemigo, lo persigue.
companion-how-stay = Si empuja al enemigo, se queda donde está.
companion-do-slide = { $me }: deslizarse alrededor del enemigo con el que luchó, lo más lejos posible de esto: { $target }.

## A qué lleva una respuesta

companion-means-touch = Lucha primero contra quien toca. Nadie: la lista sigue.
companion-means-engaged = Su lista de blancos pregunta quién está trabado.
companion-means-fought = Prudente, no dispara a un combate así; cuerpo a cuerpo se une a él primero.
companion-means-friends = Cuántos amigos son elige la columna de su carta de IA.
companion-means-within = Su arma les alcanza sin moverse. Nadie: la lista sigue.
companion-means-reach = Con quien alcance queda en contacto con esta acción. Nadie: la lista sigue.
companion-means-along = A quien pueda tocar así puede combatirlo sin soltar a nadie. Nadie: la lista sigue.
companion-means-sees = Carga contra quien ve. Nadie: se mueve hasta el contacto.
companion-means-next = A quien alcancen puede atacarlo después: cuarta o quinta entrada de su lista. Nadie: la lista sigue.
companion-means-sees-then = Se mueve de modo que pueda cargar después. Nadie: la lista sigue.
companion-means-shot = Le dispara ahora. Nadie: busca un lugar mejor.
companion-means-position = Va adonde pueda disparar después. Nadie: se mueve hacia un enemigo.
companion-means-break-off = Deja el combate por este disparo. Nadie: cuenta cualquier disparo.
companion-means-break-off-harder = Deja el combate por este disparo. Nadie: va adonde puede.
companion-means-nearest = De quienes podría atacar, el más cercano es su blanco.
companion-means-closest = De aquellos a quienes podría disparar, el más cercano es su blanco.
companion-means-important = Quien esté más cerca de lo que busca es su blanco.
companion-means-cover = Quien sea más fácil de acertar es su blanco.
companion-means-at = Ya ha llegado: sigue con su objetivo. Si no, va hacia allí.
companion-means-usable = Lo usa ahora. Si no, va hacia allí.
companion-means-subject = Va a por lo más cercano.
companion-means-one-move = Sí: se mueve hasta el contacto. No: hace una parte del camino.
companion-means-looks = Primero lo mira, que no cuesta nada.
companion-means-slides = Se desliza en medio. Nadie: se queda donde está.
companion-means-aware = Sí: puede reaccionar. No: no ha notado nada.
companion-means-safer = Sí: va allí como reacción. No: se queda.

## El historial

companion-act-die = { $who }: dado azul, { $face }
companion-act-said = { $question } – { $chosen }
companion-act-cannot = { $who } no puede hacerlo: { $deed }
companion-act-pick = { $who }, al azar: { $deed }
companion-act-done = { $who }: { $deed }
companion-act-noticed = ¿Reacciona la IA a { $who }?
companion-act-reacts = { $who } reacciona
companion-act-moved = Movidas: { $tokens }
companion-act-aim = El objetivo de la IA se fija a mano
companion-act-edge = { $side } vino de este borde: { $edge }
companion-act-role = { $who }: { $word ->
        [journalist] periodista
       *[wearer] lleva la armadura
    }
companion-deed-on = { $deed } ({ $target })
companion-deed-fight = combate cuerpo a cuerpo
companion-deed-detonate = estalla la bomba
companion-deed-charge = carga
companion-deed-contact = movimiento hasta el contacto
companion-deed-next-charge = movimiento para cargar después
companion-deed-next-move = movimiento para atacar después
companion-deed-towards = movimiento hacia un enemigo
companion-deed-shoot = disparo
companion-deed-throw = lanzamiento
companion-deed-position = movimiento para disparar después
companion-deed-nearer = movimiento hacia un enemigo
companion-deed-break-off = se destraba
companion-deed-nearest = movimiento hacia el enemigo más cercano
companion-deed-move = movimiento hacia su objetivo
companion-deed-touch = movimiento al contacto con su objetivo
companion-deed-look = mira un marcador
companion-deed-use = usa
companion-deed-reload = recarga
companion-deed-prepare = preparación
companion-deed-heal = se cura
companion-deed-lost = nada
companion-deed-end = el final
companion-deed-pass = nadie reacciona
companion-deed-retreat = movimiento al lugar más seguro
companion-deed-slide = se desliza
