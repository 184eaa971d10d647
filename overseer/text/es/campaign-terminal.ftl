# Las campañas en la terminal: jugadas, qué hay dónde, preguntas, comandos.

## Qué hay dónde

campaign-called = Campaña «{ $name }», en { $folder }
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
campaign-power = Energía
campaign-water = Agua
campaign-room = Sitio
campaign-stores = Almacenes
campaign-sheds = Cobertizos
campaign-caps = Chapas
campaign-requires = Necesita la ventaja: { $perks }.
campaign-column-structure = Estructura
campaign-column-count = Cuántas
campaign-column-on = En marcha
campaign-column-price = Chapas
campaign-column-power = Energía
campaign-column-water = Agua
campaign-column-maximum = Máximo
campaign-column-does = Qué hace

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
    restart         deshacer todos tus pasos desde que decidió otro
    lang fr         cambiar de idioma: en, fr, de, es
    quit            salir; la campaña se puede retomar

## Fuerzas

campaign-force-hint = Trae una por su número, o un archivo o código de fuerza tuyo. «overseer campaign force --out ARCHIVO» escribe la primera para que puedas cambiarla.
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

## Archivos

campaign-exported = { $seed ->
    [yes] La campaña está en { $file }, con su semilla secreta: quien tenga el archivo puede seguir con ella, y podría prever sus dados.
    [seen] Lo que se ha visto de la campaña hasta ahora está en { $file }, sin los secretos de los demás: se puede leer, no seguir jugando.
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
campaign-verified = { $steps ->
    [one] 1 paso, con cada dado y cada batalla: todo está en orden.
   *[other] { $steps } pasos, con cada dado y cada batalla: todo está en orden.
}
campaign-verified-partly = { $steps ->
    [one] 1 paso: está permitido y su sello está intacto.
   *[other] { $steps } pasos: todos están permitidos y cada sello está intacto.
} Pero { $gaps ->
    [one] una cosa queda sin demostrar:
   *[other] { $gaps } cosas quedan sin demostrar:
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
