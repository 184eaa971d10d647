# Las palabras del núcleo: lo que vale en todas las mesas, sea cual sea el juego.

### Por qué no

refusal-seats = { $seats ->
    [one] Una persona no puede jugar
   *[other] { $seats } personas no pueden jugar
} a este juego. Elige un número de { $least } a { $most }.
refusal-seats-exactly = { $seats ->
    [one] Una persona no puede
   *[other] { $seats } personas no pueden
} jugar a esto. Hacen falta exactamente { $most }.
refusal-game = No existe el juego «{ $name }». Elige uno de estos: { $known }.
refusal-game-broken = El juego «{ $name }» está aquí, pero no se puede cargar ({ $error }). Corrígelo, actualízalo o quítalo; los demás juegos se pueden jugar.
refusal-game-taken = Ya existe un juego «{ $name }» y otro no puede quedarse con su nombre. Dale al juego nuevo un nombre propio.
refusal-bot = No existe el bot «{ $name }» para este juego. Elige uno de estos: { $known }.
refusal-bot-file = «{ $file }» no es el archivo de un bot. Indica un archivo que exista y termine en .py, como file:mybot.py.
refusal-bot-file-name = Un bot no puede llamarse «{ $name }». Dale a su archivo un nombre de minúsculas, cifras, - y _, de 30 signos como mucho, que aquí no tenga ningún bot.
refusal-bot-file-twice = Ya hay otro bot llamado «{ $name }». Dale otro nombre al archivo.
refusal-option = La opción «{ $name }» no existe o no puede tener ese valor. Aquí se permite: { $allowed }.
refusal-seed = Una semilla es un número entero de 0 a { $most }. Elige un número así o no indiques ninguna semilla.
refusal-notation = «{ $text }» no es una jugada de este juego. Elige una de las jugadas ofrecidas o escríbela como ellas.
refusal-over = La partida ha terminado. Empieza otra para seguir jugando.
refusal-turn = No es el turno del jugador { $seat }. Espera a que decida el jugador { $asked }.
refusal-spectator = Quien solo mira no juega.
refusal-undo = Esto ya no se puede deshacer: después vino el azar, otro jugador o algo revelado. Sigue desde aquí.
refusal-undo-nothing = Todavía no has hecho ninguna jugada, así que no hay nada que deshacer.
refusal-no-clock = Este juego no conoce el reloj. Seguid sin él.
refusal-time-twice = El tiempo ya se ha anunciado. Jugad hasta el final.
refusal-resigned = El jugador { $seat } está fuera de esta partida y no decide nada más. Sigue mirando o empieza otra partida.
refusal-away = El jugador { $seat } consta como ausente y se responde por él. Di antes que estás aquí.
refusal-already-idle = El jugador { $seat } ya consta como ausente. Seguid.
refusal-already-here = El jugador { $seat } ya está aquí. Seguid.
refusal-setting = El ajuste «{ $name }» no existe en este juego o no puede tener ese valor. Aquí se permite: { $allowed }.
refusal-asides = En esta partida ya se ha deshecho y ajustado { $most } veces; no se admite más. Seguid jugando.
refusal-played-here = El resultado de una batalla que se juega aquí se toma de su registro. Jugad la batalla hasta el final.

refusal-record-file = No se puede leer el registro { $file } ({ $error }). Comprueba su nombre y si puedes abrirlo.
refusal-record-large = { $file } es demasiado grande para ser el registro de una partida. Comprueba que es el archivo correcto.
refusal-record-header = { $file } no es el registro de una partida, o su primera línea está dañada. Elige otro archivo.
refusal-record-format = { $file } está escrito en el formato { $format }, que esta versión no conoce. Instala la versión de Overseer que lo escribió.
refusal-record-line = La línea { $line } de { $file } está dañada; las { $moves } jugadas anteriores están intactas. Sigue desde ahí o usa otra copia del archivo.
refusal-record-cut = { $file } se corta en la línea { $line }; las { $moves } jugadas anteriores están intactas. Sigue desde ahí o usa otra copia del archivo.
refusal-record-after-end = { $file } continúa después del final de la partida, en la línea { $line }. Alguien ha cambiado el archivo: usa otra copia.
refusal-record-rules = Este registro sigue las reglas { $theirs }, pero aquí se juega con las reglas { $ours }. { $release ->
    [unknown] Para volver a verlo, instala la versión de Overseer que lo escribió.
   *[other] Para volver a verlo, instala Overseer { $release }.
}{ $over ->
    [yes] {""}
   *[no] { $game ->
        [campaign] {" "}Para seguirla: overseer campaign
       *[other] {" "}Para seguir la partida aquí: overseer play --resume "ARCHIVO"
    }
}
refusal-record-stays = Esta partida empezó con las reglas { $theirs }, con opciones o cartas que las reglas de hoy rechazan. { $release ->
    [unknown] Termínala con la versión de Overseer que la escribió.
   *[other] Termínala con Overseer { $release }.
}
refusal-record-cards = Este registro de { $game } se jugó con otras cartas. { $release ->
    [unknown] Usa el archivo de cartas con el que se jugó, o la versión de Overseer que lo escribió.
   *[other] Overseer { $release } las tiene.
}
refusal-record-seat = La jugada { $move }, «{ $text }», es de alguien a quien no se le pedía nada. Las jugadas anteriores están intactas; para el resto, usa otra copia del archivo.
refusal-record-notation = La jugada { $move }, «{ $text }», no es una jugada de este juego. Las jugadas anteriores están intactas; para el resto, usa otra copia del archivo.
refusal-record-illegal = La jugada { $move }, «{ $text }», va contra la regla { $rule }. Las jugadas anteriores están intactas; para el resto, usa otra copia del archivo.
refusal-record-chain = El registro se cambió en la jugada { $move }, «{ $text }», o antes: su sello no encaja. Las jugadas anteriores están intactas; para el resto, usa otra copia del archivo.
refusal-record-end = El final del registro no encaja con sus jugadas. Alguien ha cambiado el archivo: usa otra copia.
refusal-record-running = Los dados solo se pueden comprobar cuando la partida ha terminado, porque entonces se revela la semilla. Termina antes la partida.
refusal-record-seed = Esta semilla no es la que se fijó antes de la primera jugada. Usa otra copia del archivo o no te fíes de esta.
refusal-record-dice = La jugada { $move } no es la que da la semilla: estos dados estaban trucados. No te fíes de este registro.
refusal-record-mix = Las partes con las que se mezcló la semilla no la dan, o no son las que se fijaron antes: estos dados estaban trucados. No te fíes de este registro.
refusal-record-signature = La firma de este registro no encaja: se cambió después de que la mesa lo firmara. No te fíes de él.
refusal-record-write = No se ha podido guardar la partida en { $file } ({ $error }). Elige otro lugar, o haz sitio y guarda de nuevo.
refusal-record-locked = { $file } se está jugando en otro sitio{ $process ->
    [unknown] {""}
   *[other] {" "}(proceso { $process })
}. Deja antes la partida allí o indica otro archivo.
refusal-record-no-seed = Falta la semilla secreta de { $file } o no se puede leer, así que la partida no puede seguir con los mismos dados. Vuelve a poner el archivo { $file }.seed a su lado.
refusal-record-gap = Falta la entrada { $move } de esta partida. Usa una copia completa; sin ella la partida no puede seguir.
refusal-record-game = Este es un registro del juego «{ $theirs }», no de «{ $ours }». Ábrelo con su juego.
refusal-record-claims = La primera línea de este registro afirma, de una actualización o de otra mesa, algo que según sus jugadas no pudo ser. Alguien ha cambiado el archivo: usa otra copia.
refusal-record-spelling = La jugada { $move }, «{ $text }», no está escrita como la escribe Overseer: «{ $right }». Las jugadas anteriores están intactas; para el resto, usa otra copia del archivo.
refusal-record-bytes = La línea { $line } dice lo que dice un registro, pero no está escrita como la escribe Overseer. Alguien, u otro programa, ha reescrito el archivo: tómalo tal como se entregó.
refusal-record-asides = Este registro deshace y ajusta más de { $most } veces, cosa que ninguna partida hace. No te fíes de él.

### Lo que pasó

event-undone = { $seat } deshizo una jugada.
event-resigned = { $seat } se rindió.
event-time-up = Se acabó el tiempo.
event-timed-out = A { $seat } se le acabó el tiempo.
event-away = { $seat } se fue; hasta que vuelva se dan las respuestas más sencillas.
event-here = { $seat } volvió.
event-updated = Hasta aquí se jugó con las reglas { $rules }. Desde ahora valen las de hoy; { $left_out ->
    [0] todas las jugadas siguen en pie
    [one] quedó fuera una jugada de entonces
   *[other] quedaron fuera { $left_out } jugadas de entonces
}{ $filled_in ->
    [0] {""}
    [one] , y se respondió una pregunta nueva
   *[other] , y se respondieron { $filled_in } preguntas nuevas
}.
event-corrected = Se corrigió un resultado anterior y se recalculó todo lo que siguió; { $left_out ->
    [0] todo lo decidido desde entonces sigue en pie
    [one] una decisión ya no encaja
   *[other] { $left_out } decisiones ya no encajan
}{ $filled_in ->
    [0] {""}
    [one] , y una pregunta nueva recibió la respuesta más sencilla
   *[other] , y { $filled_in } preguntas nuevas recibieron la respuesta más sencilla
}.
event-imported = Hasta aquí la partida se jugó en otra parte y se trajo en un archivo. Desde ahora esta mesa tira los dados.

end-resigned = Todos los demás se han rendido.
end-forfeit = Todos los demás se han rendido o se han quedado sin tiempo.
end-abandoned = Nadie sigue jugando.
end-time = Se acabó el tiempo.

### Las reglas de todas las mesas

rule-OV-S1 = Cada juego dice cuántos pueden jugarlo.
    .title = Número de jugadores
rule-OV-G1 = Un juego se elige por su nombre: uno que viene con Overseer o uno instalado a su lado.
    .title = Juegos conocidos
rule-OV-B1 = Cada juego dice qué bots saben jugarlo.
    .title = Bots conocidos
rule-OV-O1 = Un juego se prepara con las opciones que conoce, cada una con un valor que permite.
    .title = Opciones
rule-OV-N1 = Cada jugada tiene una notación, la misma en todos los idiomas. Lo que no es notación del juego no es una jugada.
    .title = Notación
rule-OV-N2 = Una partida se puede repetir a partir de una semilla: un número entero, no negativo, de 63 bits como mucho.
    .title = Semillas
rule-OV-T1 = Solo juega quien tiene que decidir. En una elección secreta se pregunta a la vez a todos los que aún la deben.
    .title = De quién es el turno
rule-OV-T2 = Cuando una partida ha terminado, ya no se hacen más jugadas.
    .title = El final
rule-OV-U1 = Puedes deshacer tus propias jugadas, una a una, pero nunca más allá de un dado o una carta robada, de la jugada de otro o de algo revelado. A solas contra bots puedes volver también más allá de sus respuestas y del azar; el registro lo dice.
    .title = Deshacer
rule-OV-R1 = Un registro contiene cada jugada con un sello que la ata a todas las anteriores. La semilla se fija antes de la primera jugada y se revela al final, para que cualquiera pueda comprobar las jugadas y los dados.
    .title = Registros
rule-OV-E1 = Quien se rinde no gana ni decide nada más: lo que aún se le pregunte se responde por él. Los demás siguen jugando, y quien se queda solo gana; donde varios están en un mismo bando o juegan contra la IA, cuenta el último de su bando.
    .title = Rendirse
rule-OV-C1 = Cuando se acaba el tiempo de una partida, las reglas del juego dicen qué ocurre. Si no conocen el reloj, la partida termina en el acto: gana quien va por delante según lo que todos ven, y nadie si las reglas no pueden decirlo. El fin del tiempo se anuncia una sola vez.
    .title = Reloj
rule-OV-C2 = Quien no tiene tiempo cuando le toca decidir queda fuera de la partida, como si se hubiera rendido.
    .title = El reloj de cada uno
rule-OV-A1 = Por quien está ausente se dan las respuestas más sencillas, como jugadas suyas, mientras haya alguien más; aún puede ganar. Quien vuelve lo dice antes. Si todos están ausentes, la partida espera.
    .title = Ausencia
rule-OV-H1 = Cada uno puede ajustar dónde quiere que se le pregunte, en lo que el juego ofrezca. Lo que ajusta solo le incumbe a él.
    .title = Ajustes
rule-OV-L1 = En una partida se deshace, se ajusta, se va o se vuelve como mucho 10.000 veces.
    .title = Un límite para cada partida
rule-OV-M1 = Cuando un juego se juega dentro de otro, como las batallas de una campaña, su final se toma de su registro. Nadie lo dicta, y nadie se lo inventa por quien está ausente.
    .title = Un juego dentro de otro
