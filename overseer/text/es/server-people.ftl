# Lo que dice la mesa en línea sobre personas, límites y lo que se trae.

server-login = Este nombre y esta contraseña no van juntos. Comprueba ambos.
server-login-taken = Alguien inicia sesión ya con este nombre. Elige otro.
server-has-account = Ya tienes una cuenta.
server-no-account = Todavía no tienes cuenta. Crea una primero (POST /api/account).
server-code = Nadie tiene este código de recuperación. Comprueba cada letra; el código de quien ha creado una cuenta ya no vale.
server-tries = Demasiadas contraseñas equivocadas. Espera unos minutos antes de volver a intentarlo.
server-device = { $browser } en { $system }
server-device-thing = { $browser } en un { $system }
server-device-program = Otro programa
server-device-unknown = Dispositivo desconocido
server-no-device = No has iniciado sesión en un dispositivo así. GET /api/me/devices muestra los tuyos.
server-slow = La petición no ha llegado a tiempo. Envíala otra vez.
server-headers = Las cabeceras de la petición son demasiado grandes. Envía menos.
server-long-address = La dirección es demasiado larga.
server-closed = Esta mesa se ha cerrado.
server-somebody = alguien
server-sockets = Ya tienes { $most } conexiones abiertas. Cierra una primero.
refusal-server-proxy = «{ $proxy }» no es ni una dirección ni una red. Escribe un proxy como 10.0.0.1 o 10.0.0.0/8.
server-upload-kind = «{ $game } { $kind }» no se puede subir. Lo que se puede: { $known }.
server-upload-characters = El archivo contiene caracteres de control o marcas que cambian el sentido de la escritura. Quítalos.
server-upload-wrong = «{ $name }» ({ $kind }) no va ahí. Hace falta: { $wanted }.
server-no-upload = No tienes ningún archivo «{ $id }». GET /api/uploads muestra los tuyos.
server-many-uploads = Tienes { $most } archivos. Quita uno primero.
server-kept = Aquí guardas { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $most } MB como máximo.
server-kept-any = Aquí guardas { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
server-near-person = Aquí guardas { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $most } MB como máximo: es casi todo. Quita lo que ya no necesites.
server-near-day = En 24 horas se han guardado aquí desde tu dirección { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $most } MB como máximo: es casi todo.
server-full-person = Aquí guardas { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $most } MB como máximo, y esto ya no cabe. Quita algo primero: { $kind ->
    [uploads] tus archivos subidos
    [decks] tus mazos
    [forces] tus fuerzas
    [terrains] tus terrenos
    [companions] las batallas que llevas
    [tables] tus mesas que no han empezado
   *[chat] tus líneas de chat
} ocupan { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $kind ->
    [chat] {" "}y desaparecen con sus mesas.
   *[other] .
}
server-full-owner = Esto ya no cabe: la persona a quien pertenece esta batalla guarda aquí { $most } MB, el máximo. Tiene que quitar algo primero.
server-full-day = En 24 horas se han guardado aquí { $most } MB desde tu dirección, el máximo. { $hours ->
    [one] Dentro de una hora
   *[other] Dentro de { $hours } horas
} volverá a haber sitio; las partidas empezadas siguen.
server-disk-low = El disco de esta mesa está casi lleno: solo siguen las partidas empezadas. Avisa a quien lleva esta mesa.

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Campaña
