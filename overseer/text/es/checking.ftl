## What the check of a record has shown, and what it could not

replay-moves-good = { $n ->
    [one] { $n } jugada repetida: está permitida y su sello está intacto.
   *[other] { $n } jugadas repetidas: todas están permitidas y cada sello está intacto.
}
replay-dice-good = Los dados no estaban trucados: la semilla es la que se fijó antes de la primera jugada ({ $commitment }) y da cada tirada y cada carta.
replay-dice-good-since = Desde la jugada { $n } los dados no estaban trucados: la semilla es la que esta mesa había fijado antes de acoger la partida ({ $commitment }) y da cada tirada y cada carta desde entonces.
replay-dice-good-after = Después de la jugada { $n } los dados no estaban trucados: la semilla es la que se fijó antes de la primera jugada ({ $commitment }) y da desde ahí cada tirada y cada carta.
replay-dice-so-far = Hasta ahora los dados no estaban trucados: la semilla secreta que lo acompaña es la que se fijó antes de la primera jugada ({ $commitment }) y da cada tirada y cada carta.
replay-dice-good-campaign = Los dados de la propia campaña no estaban trucados: la semilla es la que se fijó antes del primer paso ({ $commitment }) y da cada uno de ellos y cada carta robada entre las batallas.
replay-dice-so-far-campaign = Hasta ahora los dados de la propia campaña no estaban trucados: la semilla secreta que la acompaña es la que se fijó antes del primer paso ({ $commitment }) y da cada uno de ellos y cada carta robada entre las batallas.
replay-dice-none = Sin demostrar: ni un dado ni una carta. Todos salieron donde la semilla no puede mostrarlos.
replay-dice-later = Los dados se pueden comprobar en una partida terminada y entera; la semilla se revela entonces.
replay-mixed = Los dados se mezclaron antes de la primera jugada con la semilla del anfitrión y lo que aportaron { $seats }: nadie podía elegirlos solo. Que el anfitrión no los mirara después, nadie puede probarlo.
replay-mixed-missing = Aportado, pero nunca revelado, así que no cuenta: { $seats }.
replay-signed = Lo firmó la mesa que tiene la clave { $key }. Compara la clave con la que está en la dirección de la mesa, /.well-known/overseer-key.
replay-signed-unchecked = Lleva una firma de la clave { $key }; para comprobarla hace falta la biblioteca «cryptography»: { $install }
replay-unproved-seats = No queda probado quién se sentó a la mesa ni que este archivo sea la partida que viste. Compara su primera línea y su último sello con lo que se anotó entonces.
replay-unproved-resigned = No queda probado que alguien se rindiera de verdad, ni cuándo. El registro solo lo dice.
replay-unproved-time = No queda probado cuándo se acabó el tiempo. El registro solo lo dice.
replay-unproved-cards = No queda probado que las cartas o el escenario sean los que conoces. Esta partida trae los suyos.
replay-unproved-back = En esta mesa informal se deshicieron jugadas después de que otros respondieran; el registro las contiene todas.
replay-unproved-brought = No queda probado lo que la campaña aportó a esta batalla. Eso lo comprueba `overseer campaign verify`.
replay-unproved-imported = Sin demostrar: { $n ->
    [one] la primera jugada viene
   *[other] las { $n } primeras jugadas vienen
} de una partida guardada que se trajo en un archivo. Todo en ellas es legal, pero nadie responde de sus dados y cartas, y quien trajo el archivo puede saber lo que estaba oculto.
replay-unproved-corrected = Sin demostrar: los dados de { $n ->
    [one] la primera jugada
   *[other] las { $n } primeras jugadas
}. Un resultado comunicado se corrigió con el acuerdo de la mesa, y lo que siguió se recalculó.
replay-unproved-updated = Sin demostrar: { $n ->
    [one] la primera jugada, hecha
   *[other] las { $n } primeras jugadas, hechas
} con las reglas { $rules }. { $release ->
    [unknown] Solo la versión de Overseer que las jugó comprueba sus dados.
   *[other] Solo Overseer { $release } comprueba sus dados.
}
replay-unproved-rolls = Sin demostrar: que hasta entonces la semilla se hubiera consultado { $n ->
    [one] una vez
   *[other] { $n } veces
}. El registro solo lo dice, y los dados posteriores se cuentan desde ahí.
replay-unproved-spelling = { $n ->
    [one] La jugada { $move } no está escrita como la escribe Overseer. Significa
   *[other] { $n } de estas jugadas, la primera de ellas la { $move }, no están escritas como las escribe Overseer. Significan
} lo mismo, pero alguien, u otro programa, ha reescrito el archivo.
replay-unproved-battles = Sin demostrar: { $n ->
    [one] el resultado de una batalla. Su registro no se ha examinado
   *[other] los resultados de { $n } batallas. Sus registros no se han examinado
} aquí; `overseer campaign verify` comprueba una campaña con todas sus batallas.
replay-unproved-entered = Sin demostrar: { $n ->
    [one] un resultado que se introdujo tras una batalla en una mesa real.
   *[other] { $n } resultados que se introdujeron tras batallas en una mesa real.
}
replay-unproved-casual = Sin demostrar: que cada dado cayera una sola vez. Aquí se pueden deshacer jugadas pasando por encima del azar, y eso no lo permite ninguna batalla de campaña.
replay-unproved-older = Sin demostrar: que la batalla { $n } se jugara así. { $moves ->
    [one] Su jugada sigue
   *[other] Sus { $moves } jugadas siguen
} las reglas { $rules }, que esta versión no juega. No se ha comprobado si las jugadas están permitidas, si los dados no estaban trucados ni si acabó en ese resultado. Sí se ha comprobado que { $prepared ->
    [yes] es la batalla que la campaña había preparado, que su
   *[no] su
} semilla es la que se fijó antes de ella y que su último sello y su final son los del resultado. { $release ->
    [unknown] Solo la versión de Overseer que la jugó comprueba el resto: overseer replay battle-{ $n }.overseer --verify
   *[other] Overseer { $release } comprueba el resto: overseer replay battle-{ $n }.overseer --verify
}
replay-unproved-apart = Sin demostrar: nada por el registro de la batalla { $n }. Ningún resultado de esta campaña se apoya en él.
replay-battle-open = La batalla { $n } ha empezado; todavía no cuenta nada de ella.
replay-about-battle = Batalla { $n }. { $text }
