# `overseer serve`.

## overseer serve

help-serve = Abrir la mesa en línea en este equipo
    .long = Los amigos juegan con un enlace, en el navegador o en el terminal. Todo se guarda en un archivo junto a tus partidas, o en PostgreSQL.
    .examples =
        overseer serve  Solo en este equipo
        overseer serve --host 0.0.0.0  Para todos los dispositivos de la casa
        overseer serve --db postgresql://overseer@db/overseer --workers 2  Varios procesos con una base de datos
help-serve-port = El puerto.
    .value = N
help-serve-host = La dirección en la que se escucha; 0.0.0.0: puede venir cualquier dispositivo de la casa.
    .value = DIRECCIÓN
help-serve-db = Dónde se guarda todo: sqlite:///ARCHIVO o postgresql://…; si falta, la variable OVERSEER_DB, y si no, un archivo junto a tus partidas.
    .value = URL
help-serve-workers = Cuántos procesos atienden; más de uno solo con PostgreSQL.
    .value = N
help-serve-thinkers = Cuántos procesos piensan por los bots; por defecto, uno menos que núcleos.
    .value = N
help-serve-tls-cert = El certificado para HTTPS, junto con --tls-key.
    .value = ARCHIVO
help-serve-tls-key = La clave del certificado.
    .value = ARCHIVO
help-serve-origin = Otra dirección de esta mesa, por ejemplo detrás de un proxy; puede repetirse.
    .value = URL
help-serve-host-name = Otro nombre con el que se llega a esta mesa, por ejemplo el de la red del router; puede repetirse. Las direcciones numéricas, localhost y el nombre de este equipo valen siempre.
    .value = NOMBRE
help-serve-proxy = La dirección de un proxy al que se cree de dónde viene cada uno; puede repetirse.
    .value = DIRECCIÓN
help-serve-rate = Cuántas peticiones por segundo puede enviar una dirección; por defecto 120.
    .value = N
help-serve-sockets = Cuántas conexiones puede mantener abiertas una dirección; por defecto 200.
    .value = N
help-serve-limits = off: nadie tiene límites, ni en lo que envía ni en lo que guarda. Solo para medir, y solo donde no llega nadie más que esta máquina.
    .value = on|off
help-serve-disk = Una carpeta en el disco de la base de datos, si esta no es un archivo: cuando está casi lleno, solo siguen las partidas en juego.
    .value = CARPETA
help-serve-metrics = Un puerto para las mediciones (Prometheus), solo en este equipo.
    .value = PUERTO
help-serve-smtp = El servidor que envía el correo: «smtp://nombre:clave@host:587?from=DIRECCIÓN»; mejor en la variable OVERSEER_SMTP, donde nadie más lo ve.
    .value = URL
help-serve-security-contact = A quién avisar de un fallo de seguridad: mailto:DIRECCIÓN o una dirección https:; figura en /.well-known/security.txt. Se puede dar varias veces.
    .value = CONTACTO
help-serve-keep-older = Las partidas en curso de reglas anteriores se quedan con un proceso de la versión que las empezó, en vez de convertirse.
help-serve-no-sim = Aquí nadie hace probar sus mazos por bots («Probar un mazo» en la página): esas partidas ocupan un núcleo entero.
help-serve-open-page = Muestra la página en el navegador de este equipo, si hay un escritorio.

serve-here = La mesa está abierta: { $url }
serve-house = Para otros dispositivos de la casa: { $url }
serve-alone = Solo este equipo llega a ella; --host 0.0.0.0 la abre para la casa. Ctrl+C la cierra.
serve-limits-off = ATENCIÓN: --limits off. No hay ningún límite: quien llegue a esta mesa puede llenar su memoria y su disco. Solo para medir en esta máquina.
serve-waits = La mesa se abrirá en cuanto eso pase. Overseer espera { $seconds } segundos; Ctrl+C lo cierra.
serve-clock-behind = El reloj de esta máquina marca { $now }, pero aquí se escribió algo el { $newest }. Si va mal, ponlo en hora; no se ha perdido nada.
serve-clock-ahead = El reloj de esta máquina marca { $now }, pero aquí no se ha escrito nada desde { $newest }. Si va mal, detén la mesa y ponlo en hora: según él acaban las sesiones y los plazos.
serve-error-tls = --tls-cert y --tls-key van juntas. Pon las dos o ninguna.
serve-error-file = No existe el archivo { $file }.
serve-error-host-name = «{ $name }» no es el nombre de un equipo. Da solo el nombre, sin https:// y sin nada detrás.
serve-error-limits = --limits es on u off, no «{ $limits }».
serve-error-limits-off = --limits off es solo para una mesa a la que no llega nadie más que esta máquina: quita --origin y --proxy, y --host o pon --host 127.0.0.1.
serve-error-disk = No hay ninguna carpeta { $folder }.
refusal-server-workers = Varios procesos necesitan PostgreSQL. Da su dirección con --db o quita --workers.
refusal-server-port = El puerto { $port } no se puede usar ({ $error }). Elige otro con --port.
refusal-server-system = La mesa no puede seguir: el sistema le niega lo que necesita ({ $error }). Comprueba la memoria, los procesos y los archivos abiertos (`ulimit -a`) y vuelve a abrirla.
refusal-server-certificate = El certificado o su clave no sirve ({ $error }). Comprueba los archivos de --tls-cert y --tls-key; tienen que ir juntos.
refusal-server-workers-end = { $times } procesos de la mesa han terminado nada más empezar (código { $code }). Lo que dijeron está más arriba. Arréglalo y vuelve a abrir la mesa.
refusal-server-contact = «{ $contact }» no es un contacto. Escríbelo como mailto:security@example.org o https://example.org/security.
