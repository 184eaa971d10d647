# The library (rulebook, cards, aid, lessons, notices, verification) and oneself.
library-sections = La biblioteca
library-games = Juegos
library-rules = Reglamento
library-cards = Cartas
library-aid = Ayuda de juego
library-learn = Aprender
library-language = Idioma
library-game-shelter = Shelter
library-game-tragic = Tragic
library-game-wasteland = Wasteland
library-game-campaign = Campaña
library-loading = Un momento…
library-again = Intentarlo de nuevo
library-offline = La mesa no responde. Comprueba tu conexión e inténtalo de nuevo.
library-broken = Algo ha fallado. Inténtalo de nuevo dentro de un momento.

rules-search = Buscar por palabra o número
rules-clear = Borrar la búsqueda
rules-results = Reglas encontradas
rules-count = { $n ->
    [one] { $n } regla
   *[other] { $n } reglas
 }
rules-contents = Contenido
rules-example = Ejemplo.
rules-unknown = No hay ninguna regla { $id } en este libro. Busca una palabra.

cards-title = Las cartas de { $game }
cards-search = Buscar en nombres y textos
cards-shelves = Clases de cartas
cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
cards-more = Mostrar { $n } más
cards-all = Todas las cartas
cards-unknown = No hay ninguna carta «{ $id }». Búscala entre todas.
cards-price = Construir
cards-cost = Cuesta { $cost }
cards-copies = Copias en el mazo: { $n }.

aid-title = Ayuda de juego de { $game }

learn-title = Aprender jugando
learn-intro = Juega una primera partida en la que se explica cada paso. Nada puede salir mal: puedes deshacerlo todo.
learn-start = Primera partida de { $game }
learn-further = Más lecciones
learn-shelter = Envía a tus Moradores a trabajar, construye Salas en tu piso, combate lo que irrumpe. Las pistas te guían.
learn-shelter-time = Unos diez minutos
learn-tragic = Pon cartas de Aptitud, juega lo que puedas pagar, bloquea y responde. Un duelo con dos mazos listos.
learn-tragic-time = Unos quince minutos
learn-wasteland = Muévete, dispara y carga sobre una mesa libre, contra la IA. Una pequeña batalla con una fuerza ya lista.
learn-wasteland-time = Unos veinte minutos

notices-title = Avisos
notices-intro = Esta página está hecha con el trabajo de otros. Aquí consta de quién es y con qué licencia.
notices-unofficial = Overseer no es oficial. No contiene ni arte ni frases de las editoriales; su propio código tiene la licencia Apache 2.0.
notices-none = No se han podido cargar los avisos.
notices-icons = Iconos
notices-set = { $n ->
    [one] { $n } icono
   *[other] { $n } iconos
 } de { $author }, { $licence }. Se han cambiado los colores y los tamaños.
notices-which = Cuáles
notices-code = Fuentes y código
notices-licence = La licencia

verify-title = Dados comprobados
verify-back = Volver a la mesa { $code }
verify-checking = Se vuelve a jugar cada jugada y se compara cada dado con la semilla.
verify-good = Todo está en orden
verify-good-text = { $game }: { $n ->
    [one] Se ha vuelto a jugar y comprobar { $n } paso.
   *[other] Se han vuelto a jugar y comprobar { $n } pasos.
 }
verify-part = No hay nada falso, pero no todo queda demostrado
verify-bad = Este registro no está en orden
verify-proved = Lo que esto demuestra
verify-unproved = Lo que nadie puede demostrar con ello
verify-commitment = Publicado antes de la primera jugada
verify-seed = La semilla, revelada al final
verify-own = Compruébalo tú mismo
verify-own-text = No tienes por qué creer a esta página. Descarga el registro y compruébalo en tu equipo:
verify-download = Descargar el registro

account-title = Tú
account-of = { $name }
account-nobody = Aquí aún no te conoce nadie. Empieza con un nombre o vuelve como quien eras.
account-signed = Sesión iniciada como { $login }
account-guest = Juegas como invitado. Este navegador te recuerda.
account-profile = Nombre e idioma
account-name = Nombre
account-zone = Zona horaria
account-save = Guardar
account-saved = Guardado.
account-code = Código de recuperación
account-code-text = Con este código sigues desde otro dispositivo, con todas tus partidas. Quien lo tenga puede jugar en tu lugar: no lo compartas.
account-code-new = Crear un código nuevo
account-code-made = Aquí está. Un código anterior ya no vale.
account-code-show = Mostrar el código
account-copy = Copiar
account-copied = Copiado.
account-make = Crear una cuenta
account-make-text = Sigues siendo quien eres, con todas tus partidas, y puedes iniciar sesión en cualquier sitio.
account-make-it = Crear la cuenta
account-login = Nombre de usuario
account-password = Contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva, al menos 8 caracteres
account-password-change = Cambiar la contraseña
account-password-changed = Cambiada. Las demás sesiones se han cerrado.
account-begin = Jugar como invitado
account-begin-it = Empezar
account-recover = Seguir desde otro dispositivo
account-recover-text = Escribe el código de recuperación que creaste allí.
account-recover-it = Seguir
account-enter = Iniciar sesión
account-enter-instead = En este navegador juegas como invitado. Sin el código de recuperación de este invitado no podrás volver a él: apúntalo antes.
account-enter-it = Iniciar sesión
account-leave = Cerrar sesión
account-leave-here = Cerrar sesión aquí
account-leave-all = Cerrar sesión en todas partes
account-devices = Tus dispositivos
account-devices-text = Aquí tienes la sesión iniciada. Cierra la de los que no conozcas o ya no uses.
account-device-here = este dispositivo
account-device-used = Último uso: { $when }
account-device-since = Sesión iniciada: { $day }
account-device-end = Cerrar
account-device-end-it = Cerrar la sesión de { $name }
account-device-ended = { $name }: sesión cerrada.
account-devices-end = Cerrar todas las demás
account-devices-ended = Se ha cerrado la sesión en los demás dispositivos.
account-notify = Cuando te toca
account-notify-text = En las partidas por días puede avisarte un webhook de Discord o Slack, o un correo si esta mesa puede enviarlos.
account-notify-now = Se te avisa en { $host }.
account-notify-stop = Dejar de avisar
account-webhook = Dirección del webhook
account-webhook-form = Servicio
account-mail = Correo
account-live = También en partidas en directo, cuando no estoy
account-quiet = De noche no
account-quiet-from = Silencio desde
account-quiet-until = hasta
account-proof = El código del correo
account-prove = Confirmar
account-kept = Lo que guardas aquí
account-kept-kind =
    { $kind ->
        [uploads] archivos subidos
        [decks] mazos
        [forces] fuerzas
        [terrains] terrenos
        [companions] batallas que llevas
        [tables] mesas que no han empezado
       *[chat] líneas de chat
    }
account-kept-size = { $kb } kB
account-data = Tus datos
account-export-text = Todo lo que se guarda sobre ti, en un archivo.
account-export = Descargar mis datos
account-delete-text = Al eliminarte desaparecen tu nombre, también en el chat, tus archivos y tus sesiones. Las partidas jugadas quedan, sin tu nombre.
account-delete = Eliminarme…
account-delete-sure = Eliminarme para siempre
account-delete-not = Conservarme
