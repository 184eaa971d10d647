# Lo que dice la mesa en línea.

server-title = Overseer
server-no-page = Esta mesa ofrece la API. La página para navegadores no se ha construido aquí; `make run` la construye.
server-who = Nadie sabe quién eres. Siéntate primero como invitado (POST /api/guest) o inicia sesión.
server-query = «{ $name }» en la dirección no es lo que se espera allí.
server-name = Un nombre tiene de 1 a { $most } caracteres visibles.
server-characters = { $code } no se puede usar aquí: no se ve, cambia cómo se muestra el texto de alrededor o esta mesa no lo conoce. Escribe el texto otra vez sin ese carácter.
server-piled = Hay más de { $most } signos sobre una letra. Quita algunos.
server-no-table = No hay ninguna mesa «{ $code }». Comprueba el enlace.
server-begun = La partida ya ha empezado.
server-not-begun = La partida todavía no ha empezado.
server-taken = Ahí ya hay alguien sentado. Elige otro asiento.
server-full = Todos los asientos están ocupados. Puedes mirar.
server-not-full = { $free ->
    [one] Todavía queda un asiento libre.
   *[other] Todavía quedan { $free } asientos libres.
}
server-not-host = Eso solo puede hacerlo quien abrió la mesa.
server-not-seated = No estás sentado a esta mesa.
server-not-yours = El asiento { $seat } no es tuyo.
server-nobody-there = Ahí no hay nadie más sentado.
server-no-watching = Esta mesa no admite espectadores.
server-many-tables = Tienes { $most } mesas abiertas. Termina o cierra una primero.
server-password = La contraseña no es correcta.
server-zone = «{ $zone }» no es una zona horaria. Escríbela como Europe/Madrid.
server-night = Una noche necesita dos horas: cuándo empieza y cuándo acaba.
server-late = Ha pasado algo que no has visto. Míralo y decide de nuevo.
server-line-own = Todavía se están leyendo tus archivos anteriores: son { $n }. Inténtalo otra vez dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} más o menos.
server-line-wait = Antes que el tuyo se leen archivos de otras personas: es el número { $n } de la cola. Inténtalo otra vez dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} más o menos; tu sitio se guarda un minuto.
server-line-full = Hay demasiados archivos esperando a que se lean: { $n }. Inténtalo otra vez dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} más o menos.
server-text-long = La lectura ha tardado demasiado y se ha abandonado. Acorta el texto, o compruébalo en tu equipo con el programa de terminal.
server-text-large = Este texto pide más memoria de la que puede tener aquí. Acórtalo.
server-busy = En esta mesa pasan demasiadas cosas a la vez. Inténtalo otra vez.
server-restarting = La mesa se está reiniciando. Inténtalo otra vez en un momento: no se ha perdido nada.
server-clock = El reloj de la máquina de la mesa ha dado un salto, así que no se hace nada hasta que vuelva a estar bien. No se ha perdido nada: inténtalo dentro de unos minutos o díselo a quien lleva esta mesa.
server-thinking = El bot no ha respondido. Inténtalo otra vez.
server-banned = Ya no puedes jugar aquí.
server-origin = Esta petición viene de una página que no pertenece a esta mesa.
server-slower = Preguntas demasiado a menudo. Espera un momento.
server-host = Esta mesa no responde al nombre «{ $host }». Ábrela con la dirección numérica de su equipo o como localhost. Quien la lleva admite el nombre con: overseer serve --host-name { $host }
server-host-odd = Esta petición busca algo que no es el nombre de un equipo. Comprueba la dirección.
server-connections = Hay demasiadas conexiones ocupadas desde tu dirección. Espera un momento.
server-crowded = Hay demasiada gente conectada. Inténtalo otra vez dentro de un momento.
server-large = Es demasiado grande. Se pueden enviar como mucho { $most } bytes a la vez.
server-kind = El cuerpo de una petición tiene que ser JSON (Content-Type: application/json).
server-shape = La petición no tiene la forma esperada: { $what }
server-json = La petición no es JSON.
server-changed = Otra persona ha cambiado esto en el mismo momento. Mira de nuevo y repítelo.
server-database = No se ha podido guardar, así que no ha ocurrido. Inténtalo otra vez dentro de un momento.
server-broken = Algo va mal por nuestra parte. Inténtalo otra vez; si sigue así, dile el número { $reference } a quien lleva esta mesa.
server-broken-short = Fallo nuestro: { $reference }
server-nothing-here = En esta dirección no hay nada.

server-line = Una línea tiene que contener algo que se pueda leer.
server-line-long = Es demasiado largo: caben { $most } caracteres como máximo.
server-no-chat = En esta mesa no hay chat.
server-no-hints = Esta mesa no da consejos.
server-no-lesson = No hay lección para { $game }.
server-lesson-fixed = Una lección tiene sus propios asientos, opciones y dados. No los indiques.
server-not-asked = Ahora no se te pregunta nada.
server-no-wish = Ahora nadie te pide que aceptes nada.
server-not-over = La partida todavía no ha terminado.
server-shared-secrets = En esta campaña juegan varias personas: guarda secretos suyos, así que su archivo se entrega al terminar.
server-no-land = Aquí no hay terreno donde colocar nada.
server-no-battle = Esta campaña no espera ahora ninguna batalla.
server-no-step = Todavía no hay un paso { $number }; el último es el { $last }.
server-later = Los espectadores reciben el registro de esta partida cuando termina.
server-later-ask = Quien mira con retraso no puede preguntar por lo que ocurre ahora. Todo será visible cuando acabe la partida.
server-not-pledged = No has aportado nada a los dados de esta mesa.
server-not-revealing = Ahora no se están mezclando los dados.
server-other-share = Esta no es la parte de los dados que habías fijado.

# Why a bot would do what it advises.
hint-only = No hay otra cosa que hacer.
hint-wins = Gana, tengan lo que tengan los demás.
hint-judged = Las reglas prácticas del bot la ponen claramente en primer lugar.
hint-tried = { $tried ->
    [one] En { $tried } continuación imaginada
   *[other] En { $tried } continuaciones imaginadas
} con la misma suerte fue mejor que «{ $other }» { $better ->
    [0] ninguna vez, pero sí de media.
    [one] una vez.
   *[other] { $better } veces.
}
