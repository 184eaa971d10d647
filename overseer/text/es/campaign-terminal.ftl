# Las campañas en la terminal: jugadas, qué hay dónde, preguntas, comandos.

## Jugadas

campaign-move-battle = { $scenario }, { $limit } chapas ({ $sides })
campaign-move-finish = Acabar la campaña aquí
campaign-move-quest = Misión: { $quest }
campaign-move-no-quest = No llevar ninguna misión
campaign-move-result = { $end } { $n ->
    [0] Nadie fue retirado.
    [one] Una miniatura fue retirada.
   *[other] { $n } miniaturas fueron retiradas.
}
campaign-move-keep = Conservar { $card }
campaign-move-done = { $topic ->
    [keep] Vender lo que no conservan los cobertizos
    [build] El paso 1 está hecho: en esta fase ya no se construye
    [draw] El paso 2 está hecho: en esta fase ya no se roba
   *[other] El paso 3 está hecho: vender el resto
}
campaign-move-found = Fundar un asentamiento
campaign-move-roam = Seguir sin asentamiento
campaign-found-means = 2 generadores pequeños, un almacén, un cobertizo de mantenimiento y un puesto de escucha, pero 0 chapas: lo que has ganado hasta ahora se gastó en ellos. Desde ahora las batallas dan chapas, y entre ellas construyes, robas y exploras; pero tu fuerza solo tiene su equipo estándar y lo que dan los almacenes (WC-S1).
campaign-roam-means = Tu fuerza puede usar cualquier carta que pueda pagar, pero las batallas no te dan chapas y no hay nada que construir. Se te preguntará otra vez tras la siguiente batalla.
campaign-move-lead = { $unit } lidera, con la carta { $card }
campaign-move-stay = { $unit } sigue de líder
campaign-move-build = Construir: { $structure }
campaign-move-scrap = Desguazar: { $structure }
campaign-move-land = { $how ->
    [caps] Tierras por 500 chapas
   *[other] Tierras por 5 misiones cumplidas
}
campaign-move-back = Volver al paso 1 y construir
campaign-move-perk = { $model ->
    [none] Ventaja: { $perk }
   *[other] Ventaja para { $model }: { $perk }
}
campaign-move-unperk = { $model ->
    [none] Renunciar a la ventaja { $perk }
   *[other] { $model } renuncia a la ventaja { $perk }
}
campaign-move-supply-auto = Abastecer todo lo posible
campaign-move-supply = Abastecer { $n } de { $all }: { $structure }
campaign-move-use = Usar: { $structure }
campaign-move-name = { $structure }: pedir { $card } por su nombre (despacho del líder)
campaign-move-again = Usar otra vez: { $structure } (sala de operaciones)
campaign-move-repair = Reparar la servoarmadura: { $unit }
campaign-move-guard = Refuerzo de armadura: { $unit }
campaign-move-pen = Volver a robar todas las cartas (corral de brahmanes)
campaign-move-stables = Robar una carta más (establo de brahmanes)
campaign-move-ranch = Conservar una carta más (rancho de brahmanes)
campaign-move-pass = Pasar por alto { $card }
campaign-move-pay = Pagar { $caps } chapas
campaign-move-decline = Rechazar
campaign-move-go = Seguir
campaign-move-swap = Otra carta en su lugar (campamento de exploradores)
campaign-move-take = Llevar { $card }
campaign-move-drop = Devolver { $card }
campaign-side-of = { $seat }: { $side }
campaign-player-number = jugador { $n }
campaign-battle-hint = Otro límite u otros bandos: escribe «battle», el escenario, 500, 750 o 1000, y un bando para cada uno por orden ({ $players }), o «-» para quien no juega.
campaign-lead-hint = Otra carta de líder: escribe «lead», la miniatura y el identificador de la carta.
campaign-sits-out = no juega
campaign-end-of = { $level ->
    [draw] Nadie gana: { $way }
    [minor] Victoria menor ({ $side }): { $way }
    [major] Victoria mayor ({ $side }): { $way }
   *[plain] Victoria ({ $side }): { $way }
}
campaign-structure = { $caps } chapas. { $power ->
    [0] { $water ->
        [0] No necesita nada.
       *[other] Necesita { $water } de agua.
    }
   *[other] { $water ->
        [0] Necesita { $power } de energía.
       *[other] Necesita { $power } de energía y { $water } de agua.
    }
}
campaign-secret-card = una carta secreta
campaign-worth = Vale { $caps } chapas.
campaign-borrowed = La lista { $list } no le da precio; vale el de la lista { $from }.

## Lo que cambiaría una compra

campaign-change-caps = Chapas: { $before } → { $after }
campaign-change-power = Energía en uso: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-water = Agua en uso: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-room = Sitio ocupado: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-comes = Viene con ello: { $names }
campaign-change-goes = Se va también: { $names }
campaign-change-stops = Dejaría de funcionar: { $names }
campaign-change-idle = Quedaría parada por falta de energía o de agua.

## Qué hay dónde

campaign-head = { $course ->
    [linked] La campaña enlazada, batalla { $number } de 5
   *[free] Campaña libre, batalla { $number }
}
campaign-called = Campaña «{ $name }», en { $folder }
campaign-briefing-none = Ahora no hay ninguna batalla preparada.
campaign-briefing-of = Lo que espera a { $seat }:
campaign-list-none = Todavía no hay ninguna campaña. «overseer campaign new» empieza una.
campaign-list-damaged = { $mark } { $name }: dañada; «overseer campaign repair --name { $name }» sigue con lo que está intacto
campaign-list-line = { $mark } { $name }: { $course ->
    [linked] enlazada
   *[free] libre
}, { $players }, { $n ->
    [one] 1 batalla librada
   *[other] { $n } batallas libradas
}{ $over ->
    [yes] , terminada
   *[no] {""}
}, jugada el { $day }
campaign-welcome =
    Una campaña une batallas de Wasteland: con asentamientos entre ellas, fuerzas que crecen y lo que cada batalla cambia en la siguiente.

    overseer campaign new                             cinco batallas enlazadas, contra la IA
    overseer campaign new --course free               una batalla tras otra, como quieras
    overseer campaign new --seats human,human         dos personas, una en cada bando

    Después, «overseer campaign» la continúa. «overseer campaign --help» lo dice todo.
campaign-next = Próxima batalla: { $scenario }, { $limit } chapas
campaign-last = Última batalla: { $scenario }, { $limit } chapas
campaign-fights = { $seat }: { $side }, hasta { $limit } chapas
campaign-player = { $seat }: { $settled ->
    [yes] { $caps } chapas en la caja
   *[no] sin asentamiento
}, { $battles ->
    [one] { $victories } de { $battles } batalla ganada
   *[other] { $victories } de { $battles } batallas ganadas
}
campaign-leader = Líder: { $unit } ({ $card }){ $fell ->
    [yes] , retirado en la última batalla
   *[no] {""}
}
campaign-power = Energía
campaign-water = Agua
campaign-room = Sitio
campaign-stores = Almacenes
campaign-sheds = Cobertizos
campaign-meter = { $label }: { $used } / { $all }  { $bar }
campaign-caps = Chapas
campaign-structures = Estructuras: { $names }
campaign-structure-count = { $n ->
    [1] { $name }{ $on ->
        [0] {" "}(apagada)
       *[other] {""}
    }
   *[other] { $n } × { $name }{ $on ->
        [0] {" "}(apagadas)
        [1] {" "}(1 en marcha)
       *[other] {""}
    }
}
campaign-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
campaign-pile-heap = De vuelta de la batalla: { $cards }
campaign-pile-kept = En los cobertizos: { $cards }
campaign-pile-drawn = Recién robadas: { $cards }
campaign-pile-reserve = Reserva: { $cards }
campaign-pile-chosen = De los almacenes para la próxima batalla: { $cards }
campaign-pile-extra = Impulsos por encima del máximo: { $cards }
campaign-pile-free = Cartas fuera del límite: { $cards }
campaign-pile-hand = Impulsos de la fuerza: { $cards }
campaign-most-boosts = Impulsos en una batalla, como mucho: { $n }
campaign-perks = Ventajas del asentamiento: { $perks }
campaign-perks-of = Ventajas de { $model }: { $perks }
campaign-gifts = Ventajas que no cuestan nada: { $perks }
campaign-quest = Misión de esta batalla: { $quest }
campaign-consequence = Espera a la próxima batalla: { $card }. { $rules }
campaign-harm = Espera a la próxima fuerza: { $n } de daño ({ $kind }).
campaign-limit-change = Chapas para la próxima fuerza, de más o de menos: { $n }
campaign-requires = Necesita la ventaja: { $perks }.
campaign-column-structure = Estructura
campaign-column-count = Cuántas
campaign-column-on = En marcha
campaign-column-price = Chapas
campaign-column-power = Energía
campaign-column-water = Agua
campaign-column-maximum = Máximo
campaign-column-does = Qué hace
campaign-score = { $seat }: { $n ->
    [one] 1 victoria
   *[other] { $n } victorias
}

## Jugar

campaign-begun = Una campaña con { $players }, en { $folder }
campaign-next-step = { $seat }: { $prompt }
    overseer campaign { $command }
campaign-next-bot = { $seat } está decidiendo, allí donde se juega la campaña.
campaign-next-battle = La batalla está preparada.
    overseer campaign battle            librarla aquí
    overseer campaign battle --entered  decir cómo acabó en una mesa de verdad
campaign-over = La campaña ha terminado. «overseer campaign history» cuenta cómo fue.
campaign-how-to = Para hacerlo: overseer campaign { $command } NÚMERO, o lo que va entre corchetes en lugar del número.
campaign-perk = { $text } [{ $notation }]
campaign-no-perks = Ahora no se puede comprar ni abandonar ninguna ventaja.
campaign-perk-hint = Además, { $n ->
    [one] 1 ventaja se puede comprar o dejar para una miniatura
   *[other] { $n } ventajas se pueden comprar o dejar para miniaturas
}: «overseer campaign build perk» las enumera, en el cliente de texto «perks».
campaign-sure = ¿Hacerlo? [s/n]{" "}
campaign-not-done = No se ha hecho nada.
campaign-error-step = No se pregunta por el paso «{ $command }». Antes: overseer campaign { $now }
campaign-battle-left =
    La batalla está guardada con la campaña.
    Para seguirla: overseer campaign battle{ $option }
campaign-fight-hint = La batalla está preparada. «battle» la libra aquí; «entered» anota cómo acabó en una mesa de verdad.
campaign-not-yet = Todavía no hay batalla que librar. Antes: { $prompt }
campaign-given-up = La batalla se abandonó y no tiene resultado. Líbrala otra vez o di cómo acabó.
campaign-back = De vuelta a la campaña.
campaign-goodbye = La campaña está guardada en { $folder }
    Para seguir: overseer campaign{ $option }
campaign-look-nothing = No hay nada llamado «{ $word }». Nombra una estructura o una carta.
campaign-plain-help =
    Un número       hacer lo que lleva ese número
    Una notación    hacer lo que indica, por ejemplo «build store»
    moves           decir qué se puede hacer
    show            describir asentamientos, cartas y la próxima batalla
    look …          describir una estructura o una carta por su identificador o nombre
    why …           decir por qué algo no se permite, o qué cambiaría
    battle          librar la batalla preparada
    entered         decir cómo acabó en una mesa de verdad
    force           qué puedes traer; «force ARCHIVO» trae una fuerza tuya
    perks           las ventajas que puedes comprar ahora (paso 1)
    quests          el diario de misiones
    history         todas las batallas hasta ahora
    rule …          leer una regla
    undo            deshacer tu último paso
    lang fr         cambiar de idioma: en, fr, de, es
    quit            salir; la campaña se puede retomar

## Fuerzas

campaign-force = { $faction }, { $n ->
    [one] 1 miniatura
   *[other] { $n } miniaturas
}, { $caps } chapas, al mando de: { $leader }
campaign-force-limit = Puedes gastar { $limit } chapas.
campaign-force-leader = Tu líder tiene que liderar: { $unit } ({ $card }).
campaign-force-cards = Además del equipo estándar puedes usar: { $cards }.
campaign-force-standard = Tus almacenes no han dado nada: solo equipo estándar.
campaign-force-hint = Trae una por su número, o un archivo o código de fuerza tuyo. «overseer campaign force --out ARCHIVO» escribe la primera para que puedas cambiarla.
campaign-force-of = La fuerza de { $seat }:
campaign-force-hidden = { $seat } ha reunido una fuerza; se enseña cuando todos la tengan.
campaign-force-none = Todavía no hay ninguna fuerza formada para esta batalla.
campaign-force-sum = En total: { $caps } chapas
campaign-force-written = La fuerza está en { $file }. Cámbiala y luego: overseer campaign force { $file }

## Cómo acabó una batalla de verdad

campaign-entry-intro = ¿Cómo acabó la batalla en vuestra mesa? «back» vuelve a la pregunta anterior, «quit» lo deja sin anotar nada.
campaign-entry-end = ¿Quién ganó, y cómo?
campaign-entry-rounds = ¿Tras cuántas rondas? (Solo Intro: { $most })
campaign-entry-removed = { $seat }: ¿qué miniaturas fueron retiradas? Por ejemplo «1 3x2»: una de la primera unidad, dos de la tercera. Solo Intro: nadie.
campaign-entry-boosts = { $seat }: ¿qué impulsos no se usaron? Números, o nombres separados por comas. Solo Intro: ninguno.
campaign-entry-cards = { $seat }: ¿qué queda de los objetos que se gastan, y qué hallazgos tiene la fuerza? Números, o nombres separados por comas. Solo Intro: nada.
campaign-entry-degraded = { $seat }: ¿qué unidades tienen la servoarmadura degradada? Solo Intro: ninguna.
campaign-entry-quest = { $seat }: ¿se cumplió la misión? [s/n]
campaign-entry-owed = { $seat }: ¿qué consecuencias no se resolvieron? Solo Intro: ninguna.
campaign-entry-sure = ¿Es todo correcto? No se podrá deshacer. [s/n]
campaign-entry-leader = { $unit } (líder)
campaign-entry-told-of = { $seat }: { $facts }
campaign-entry-told-rounds = Rondas: { $n }
campaign-entry-told-removed = retiradas: { $names }
campaign-entry-told-degraded = servoarmadura degradada: { $names }
campaign-entry-told-cards = queda o se halló: { $names }
campaign-entry-told-boosts = impulsos que quedan: { $n }
campaign-entry-told-quest = misión cumplida
campaign-entry-told-owed = aún por venir: { $names }
campaign-entry-told-standing = todos en pie
campaign-entry-told-empty = no queda nada
campaign-entry-told-also = { $facts }; { $fact }
campaign-entry-number = Di un número de 1 a { $most }.
campaign-entry-places = «{ $word }» no es una unidad de la lista. Di por ejemplo «2», o «2x3» para tres de sus miniaturas.
campaign-entry-many = { $unit }: solo hay { $most }.
campaign-entry-card = «{ $word }» no es una carta que pueda quedar. Usa su nombre o su identificador.
campaign-entry-yes = Di s o n.
campaign-entry-impossible = Eso no puede ser. { $why } «back» vuelve a la pregunta anterior, «n» a la primera.

## Historia y diario

campaign-history-none = Todavía no se ha librado ninguna batalla.
campaign-history-battle = { $number }. { $scenario }, { $limit } chapas
campaign-history-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
campaign-history-caps = { $how ->
    [won] { $seat }: victoria, { $caps } chapas, { $bank } en la caja
    [lost] { $seat }: derrota, { $caps } chapas, { $bank } en la caja
   *[draw] { $seat }: empate, { $caps } chapas, { $bank } en la caja
}
campaign-history-record = Registro: { $file }
campaign-history-entered = Librada en una mesa de verdad
campaign-spoil-food = { $side }: comida ({ $n })
campaign-spoil-points = { $side }: tres miniaturas con un punto de acción de reserva
campaign-spoil-first = { $side } empiezan
campaign-spoil-chooses = { $side } deciden quién empieza
campaign-spoil-weapon = { $side }: un arma
campaign-spoil-mine = { $side }: una mina
campaign-spoil-deploys-second = { $side } se despliegan en segundo lugar
campaign-spoil-turrets = { $n } torretas para los defensores
campaign-spoil-missiles = { $n } misiles para los atacantes
campaign-spoil-deeper = los atacantes se despliegan más adentro
campaign-spoil-limit = { $side }: { $n ->
    [-50] 50 chapas menos
   *[other] { $n } chapas más
}
campaign-spoil-in = Batalla { $number }, { $scenario }: { $what }
campaign-journal-of = Misiones de { $seat }
campaign-journal-secret = A esta batalla se ha llevado una misión en secreto.
campaign-journal-taken = Llevada a esta batalla: { $quest }
campaign-journal-done = Cumplidas ({ $n }): { $quests }
campaign-journal-open = Abiertas:

## Archivos

campaign-exported = { $seed ->
    [yes] La campaña está en { $file }, con su semilla secreta: quien tenga el archivo puede seguir con ella, y podría prever sus dados.
   *[no] La campaña está en { $file }, sin su semilla secreta: se puede leer y comparar, no seguir jugando.
}
campaign-imported = { $file } se ha comprobado, y la campaña está en { $folder }
    Ahora es la actual: los comandos sin --name se refieren a ella.
campaign-imported-there = { $file } se ha comprobado, y la campaña está en { $folder }
    Para seguir: overseer campaign --dir "{ $folder }"
campaign-same = Las dos copias son iguales.
campaign-other = Son dos campañas distintas.
campaign-differs = Las copias difieren desde el paso { $step }.
    aquí: { $mine }
    allí: { $other }
campaign-entered = { $n ->
    [one] Un resultado se introdujo tras una batalla en una mesa real: no queda probado.
   *[other] { $n } resultados se introdujeron tras batallas en una mesa real: no quedan probados.
}
campaign-verified = { $steps ->
    [one] 1 paso, con cada dado y cada batalla: todo está en orden.
   *[other] { $steps } pasos, con cada dado y cada batalla: todo está en orden.
}
campaign-intact = Esta campaña no tiene ningún daño.
campaign-repaired = La campaña sigue tras sus primeros { $steps } pasos, que están intactos. El archivo dañado se guarda como { $file }

## Lo que sale mal

campaign-error-both = Di --name o --dir, no los dos.
campaign-error-name = «{ $name }» no es nombre para una campaña: letras, cifras, espacios y guiones, 40 como mucho.
campaign-error-none-yet = Todavía no hay ninguna campaña. Empieza una: overseer campaign new
campaign-error-seat = En esta campaña no hay asiento { $seat }: de 1 a { $most }.
campaign-error-who = Le toca a { $seat }, que tiene secretos. ¿Eres tú? Entonces dilo: --seat { $n }
campaign-error-force = No hay ninguna fuerza «{ $word }». Di un número de la lista, una fuerza preparada, un archivo o un código.
campaign-error-course = No hay ningún desarrollo «{ $course }». Hay: { $known }
campaign-error-settlements = «{ $word }»: di yes o no para cada jugador, separados por comas.
