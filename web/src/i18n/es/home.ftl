# La página de inicio.
play-title = Jugar ya, contra bots
play-now = Jugar ya
poster-shelter = Colocación de trabajadores en un refugio
poster-tragic = Un duelo de cartas con mazos propios
poster-wasteland = Batallas, asentamientos, campañas
caption-shelter = Para 2 a 4. Manda a tus Moradores a trabajar, construye y mantén a raya las Amenazas.
caption-tragic = Para 2. Un mazo listo o el tuyo, contra un bot normal.
caption-wasteland = A solas o en equipo contra la IA, con una fuerza lista.
caption-other =
    { $more ->
        [0]
            { $least ->
                [one] Para { $least } jugador.
               *[other] Para { $least } jugadores.
            }
       *[other] Para { $least } a { $most } jugadores.
    }
n-bots =
    { $n ->
        [0] ningún bot
        [one] 1 bot
       *[other] { $n } bots
    }
fewer-bots = Un bot menos
more-bots = Un bot más
bot-level = Nivel de los bots
bot-random = al azar
bot-easy = fácil
bot-normal = normal
bot-hard = difícil
start-with =
    { $n ->
        [one] Jugar contra 1 bot
       *[other] Jugar contra { $n } bots
    }
start-alone = Empezar a solas
continue = Continuar
continue-all = Las { $n } partidas
your-turn = Tu turno
waits-others = esperando a otros
waits-seats = hay sitios libres
new-here = ¿Primera vez aquí?
new-here-text = Una primera partida de { $game } te lo enseña todo mientras juegas, en unos diez minutos.
new-here-go = Enséñame cómo se juega
friends = Una mesa para amigos
friends-text = Recibes un enlace y un código QR para la cámara del móvil. Nadie necesita cuenta.
make-table = Abrir una mesa
join = Unirse con un código
join-code = Código o enlace de la mesa
join-go = Unirse
dice-promise = Los dados se fijan antes de la primera jugada y cualquiera puede comprobarlos después.
learn = Aprender jugando
learn-game = Primera partida de { $game }
watch = Ver partidas
watch-open = Mesas abiertas
watch-title = Mesas abiertas a todos
watch-none = Ahora mismo nadie juega en público. Abre una mesa y sé el primero.
watch-running = en juego
library = Reglas y cartas
rulebooks = Reglamentos
cards = Cartas
new-title = Una mesa para amigos
new-game = Juego
new-seats = Sitios
new-who = Quién se sienta
new-seat = Sitio { $n }
new-person = una persona
new-bot = un bot, { $level }
new-name = Nombre de la mesa
new-name-example = Domingo por la noche
new-door = Quién puede unirse
door-link = quien tenga el enlace
door-open = todo el mundo
door-password = quien sepa una contraseña
new-pace = Tiempo
pace-none = sin límite
pace-quick = 10 minutos cada uno, 10 segundos por jugada
pace-calm = 30 minutos cada uno, 20 segundos por jugada
pace-day = un día por respuesta
pace-days = tres días por respuesta
new-more = Más ajustes
new-undo = Deshacer
new-watch = Espectadores
new-chat = Se puede hablar
new-host = Empiezo yo la partida
new-open = Abrir la mesa
watch-played = Partidas que has jugado
more-options = Más opciones
new-options = Qué se juega: { $game }
new-own = Los tuyos
new-refused = Aquí no es posible ({ $title }):
