# Antes de la partida, y mesas que no se pueden mostrar.
room-sub =
    { $seats ->
        [one] { $game }, { $seats } sitio
       *[other] { $game }, { $seats } sitios
    }
room-seats = Quién juega
room-sit = Sentarse
room-sit-too = Otro en este dispositivo
room-kick = Pedir que se vaya
room-password = Contraseña
room-free =
    { $n ->
        [one] Queda 1 sitio libre
       *[other] Quedan { $n } sitios libres
    }
room-ready = Ya están todos. El anfitrión empieza la partida.
room-ready-host = Ya están todos. Empieza cuando quieras.
room-dice = Cada uno aporta su parte a los dados …
room-starting = La partida empieza …
room-start = Empezar la partida
room-leave = Levantarse
room-close = Cerrar la mesa
room-terms = Cómo jugamos
terms-bank =
    Cada uno tiene { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } y { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } más por respuesta.
terms-hours =
    { $hours ->
        [one] { $hours } hora por respuesta.
       *[other] { $hours } horas por respuesta.
    }
terms-undo-rule = Solo las jugadas propias, mientras no se revele nada.
terms-undo-bots = También por encima de las respuestas de los bots.
terms-undo-consent = Más si todos los demás están de acuerdo.
terms-hints = Los bots dan pistas.
terms-watch-live = Otros pueden mirar.
terms-watch-delayed = Otros pueden mirar, con retraso.
terms-watch-no = Nadie más puede mirar.
invite-title = Invitar
invite-qr = El camino a esta mesa como imagen: { $link }
invite-link = El enlace de esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-alone = Esta dirección solo sirve en este equipo. Para otros dispositivos, inicia la mesa con --host 0.0.0.0 y abre la dirección que muestra.
gone-gone = Esa mesa no existe
gone-gone-text = Nadie conoce la mesa { $code }. Revisa el enlace o pide uno nuevo.
gone-closed = Esta mesa se ha cerrado
gone-closed-text = El anfitrión cerró la mesa { $code } antes de empezar. Abre una tú o pide otro enlace.
gone-forbidden = No puedes mirar esta mesa
gone-forbidden-text = La mesa { $code } no admite espectadores. Si juegas en ella, ábrela en el navegador con el que te uniste.
gone-other = La mesa no se puede mostrar
gone-other-text = La mesa { $code } no responde como se esperaba. Vuelve a cargar la página; no se ha perdido nada de tu partida.
