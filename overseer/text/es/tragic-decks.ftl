# Los mazos de Tragic: los que vienen hechos, con su plan, y lo que puede estar mal o ser poco prudente.

## Mazos hechos

deck-tragic-fists = Puños
    .plan = Golpe tras golpe con las manos desnudas, y la suerte hace que algunos peguen el doble.
deck-tragic-snipers = Francotiradores
    .plan = Armas cada vez más grandes que ninguna armadura detiene; quien se acerca sale volando.
deck-tragic-walls = Murallas
    .plan = Ponerse todo lo que pare una bala, curarse y dejar que los láseres trabajen desde detrás.
deck-tragic-horde = Horda
    .plan = Llamar a un Aliado tras otro, reforzarlos a todos y atacar con todos a la vez.
deck-tragic-robots = Robots
    .plan = Robar cartas, trastear y enviar máquinas; su rebelión las lanza a todas sobre el enemigo.
deck-tragic-poison = Veneno
    .plan = Contra el veneno, el ácido y los rayos no vale armadura; esquivar hasta que hagan su trabajo.
deck-tragic-gamblers = Jugadores
    .plan = Reunir oportunidades de crítico y apostarlo todo a un disparo que vale el triple.
deck-tragic-stealth = Sombras
    .plan = Desaparecer, golpear desde la oscuridad sin que nadie esquive e irse antes de la respuesta.
deck-tragic-prowlers = Acechadores
    .plan = Desaparecer, golpear desde la oscuridad sin que nadie esquive y dejar un cable tendido a quien os siga.
deck-tragic-burn = Tierra quemada
    .plan = Quemar al jugador y a todos sus Aliados: lanzallamas, botellas incendiarias y algo más.
deck-tragic-thieves = Ladrones
    .plan = Vaciar la mano rival en la propia y romper lo que le quede.
deck-tragic-brotherhood = Hermandad
    .plan = Pocos Aliados, pero bien armados, dirigidos y curados hasta que nadie pueda pararlos.
deck-tragic-ghouls = Necrófagos
    .plan = Cada golpe irradia: subir la Radiación del rival mientras te curas turno a turno.
deck-tragic-glowing-ghouls = Necrófagos luminosos
    .plan = Cada golpe irradia: subir la Radiación del rival, curarte turno a turno y dejar que las grandes bestias acaben.
deck-tragic-control = Control
    .plan = Responder a todo lo que importa, robar más cartas que el otro y acabar con armas pesadas.
deck-tragic-strategists = Estrategas
    .plan = Responder a todo lo que importa, robar más cartas que el otro y acabar con un solo golpe de arma pesada.
deck-tragic-beasts = Bestias
    .plan = Una manada veloz que muerde desde el primer turno y aguanta la línea en defensa.

## Un mazo que no se puede leer

deck-file-card = «{ $card }» no es una carta de la edición «{ $here }». El comando «overseer cards tragic list» muestra todas las cartas.
deck-file-place = «{ $card }» va en la lista «{ $key }».
deck-file-entry = «{ $entry }» no es una carta de mazo. Escribe el identificador de una carta, con el número de copias (hasta { $high }) delante si hay varias: «2 punch-1».
deck-file-edition = Este mazo es para la edición «{ $edition }»; las cartas de aquí son «{ $here }». Usa el conjunto de cartas con el que se hizo, o cambia la línea y sustituye lo que falte.
refusal-tragic-deck-unknown = { $guess ->
    [no] No hay ningún mazo preparado «{ $name }».
   *[other] No hay ningún mazo preparado «{ $name }». ¿Querías decir «{ $guess }»?
} Nombra uno de estos, un código de mazo o un archivo de mazo: { $known }.
refusal-tragic-deck-file = { $n ->
    [one] Este archivo de mazo tiene un error, en la línea { $line }.
   *[other] Este archivo de mazo tiene { $n } errores, el primero en la línea { $line }.
} El comando «overseer deck check ARCHIVO» dice qué está mal.
refusal-tragic-deck-code-letters = Esto no es un código de mazo. Un código empieza por «TR1-»; siguen las letras de la A a la Z y las cifras del 2 al 7. Cópialo otra vez.
refusal-tragic-deck-code-version = Este código de mazo es de la versión { $found }; aquí se lee la versión { $known }. Actualiza Overseer o pide el mazo como archivo.
refusal-tragic-deck-code-truncated = A este código de mazo le falta el final. Cópialo otra vez, hasta la última letra.
refusal-tragic-deck-code-corrupt = Este código de mazo está dañado: al menos una letra está mal. Cópialo otra vez en lugar de teclearlo.
refusal-tragic-deck-code-edition = Este código de mazo es para otra edición ({ $mark }); las cartas de aquí son «{ $here }» ({ $own }). Usa el conjunto de cartas con el que se hizo.
refusal-tragic-deck-code-large = Un código de mazo contiene como mucho { $high } cartas.

## Lo que ninguna mesa acepta

refusal-tragic-deck-size = { $n ->
    [one] El mazo «{ $deck }» tiene { $n } carta; una Biblioteca tiene exactamente { $size }.
   *[other] El mazo «{ $deck }» tiene { $n } cartas; una Biblioteca tiene exactamente { $size }.
}
refusal-tragic-deck-copies = El mazo «{ $deck }» tiene { $n } copias de «{ $card }»; en { $format ->
    [singleton] singleton
    [duo] dúo
    [trio] trío
   *[quad] quad
} caben como mucho { $high } del mismo nombre y nivel.
refusal-tragic-deck-traits = El mazo «{ $deck }» prevé { $n } Rasgos; se permiten como mucho { $high }.
refusal-tragic-deck-twice = El mazo «{ $deck }» prevé «{ $card }» dos veces; los Rasgos y las Habilidades tienen que ser distintos.
refusal-tragic-deck-races = El mazo «{ $deck }» prevé varias razas ({ $cards }); nadie tiene más de una.
refusal-tragic-deck-skills = { $n ->
    [one] El mazo «{ $deck }» prevé { $n } Habilidad; con sus Rasgos hacen falta exactamente { $slots }.
   *[other] El mazo «{ $deck }» prevé { $n } Habilidades; con sus Rasgos hacen falta exactamente { $slots }.
}

## Lo que es poco prudente

refusal-tragic-deck-few-abilities = { $n ->
    [0] Ninguna Aptitud
    [one] Solo { $n } Aptitud
   *[other] Solo { $n } Aptitudes
}: con menos de { $low } te faltarán puntos a menudo.
refusal-tragic-deck-many-abilities = { $n } Aptitudes: con más de { $high } tendrás a menudo puntos y nada en qué gastarlos.
refusal-tragic-deck-few-early = { $n ->
    [0] Ninguna carta se puede jugar
    [one] Solo { $n } carta se puede jugar
   *[other] Solo { $n } cartas se pueden jugar
} con los puntos iniciales. Y sin una acción tampoco puedes colocar Aptitudes: lleva al menos { $low }.
refusal-tragic-deck-dear = { $n } cartas cuestan { $price } puntos o más: tu mano se llenará de cartas que aún no puedes pagar. Se aconsejan como mucho { $high }.
refusal-tragic-deck-unpayable = «{ $card }» cuesta { $need } puntos de { $letter }, pero con este mazo nunca tienes tantos. Añade Aptitudes de { $letter } o sácala.
refusal-tragic-deck-off-letter = «{ $card }» cuesta { $need } puntos de { $letter }, y { $n ->
    [0] ninguna Aptitud da
    [one] solo { $n } Aptitud da
   *[other] solo { $n } Aptitudes dan
} esa letra: pocas veces podrás pagarla.
refusal-tragic-deck-few-answers = { $n ->
    [0] No hay ninguna Reacción:
    [one] Solo hay { $n } Reacción:
   *[other] Solo hay { $n } Reacciones:
} apenas tienes respuesta a lo que haga el otro. Se aconsejan al menos { $low }.
refusal-tragic-deck-few-threats = { $n ->
    [0] No hay ningún Ataque ni ningún Aliado:
    [one] Solo hay { $n } Ataque o Aliado:
   *[other] Solo hay { $n } Ataques y Aliados:
} así apenas derribarás a nadie. Se aconsejan al menos { $low }.
refusal-tragic-deck-no-allies-served = { $n } cartas hacen algo por tus Aliados, pero { $allies ->
    [0] no hay ningún Aliado.
    [one] solo hay { $allies } Aliado.
   *[other] solo hay { $allies } Aliados.
}
refusal-tragic-deck-idle-skill = La Habilidad «{ $card }» solo ayuda a Aliados, pero { $allies ->
    [0] no hay ningún Aliado en el mazo.
    [one] solo hay { $allies } Aliado en el mazo.
   *[other] solo hay { $allies } Aliados en el mazo.
} Prevé otra Habilidad.
refusal-tragic-deck-idle = Con el Rasgo «{ $trait }» no puedes usar { $what ->
    [allies] Aliados
    [drugs] Drogas
    [equipment] equipo
    [reactions] Reacciones
   *[brotherhood] cartas de la Hermandad
}; { $n ->
    [one] { $n } carta del mazo no sirve de nada.
   *[other] { $n } cartas del mazo no sirven de nada.
}
refusal-tragic-deck-hunted = «{ $card }» es enemigo de la Hermandad: cuando lo juegas, tus cartas de la Hermandad se descartan.
