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

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Campaña
