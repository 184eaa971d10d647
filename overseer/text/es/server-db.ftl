# La base de datos de la mesa en línea.

refusal-db-url = Eso no es la dirección de una base de datos. Indica un archivo, como sqlite:///srv/overseer.db, o un servidor PostgreSQL, como postgresql://user@host/name.
refusal-db-file = No se puede abrir la base de datos { $file } ({ $error }). Comprueba su nombre y si puedes escribir allí.
refusal-db-no-database = El archivo { $file } no es una base de datos, o está dañado. Indica otro archivo, o restaura una copia de seguridad en uno nuevo.
refusal-db-foreign = La base de datos { $file } pertenece a otro programa. Indica otro archivo.
refusal-db-in-use = Otro Overseer está usando la base de datos { $file } (proceso { $process }). Ciérralo primero; para varios a la vez hace falta PostgreSQL.
refusal-db-busy = Otro programa está escribiendo en la base de datos { $where } y no la suelta. Ciérralo o espera a que termine, y vuelve a intentarlo.
refusal-db-login = { $where } no te deja entrar. Comprueba el usuario y la contraseña de la dirección.
refusal-db-missing = { $where } no existe. Crea primero la base de datos en el servidor, con `createdb`.
refusal-db-unreachable = { $where } no responde. Comprueba que el servidor PostgreSQL esté en marcha allí y acepte conexiones.
refusal-db-newer = Una versión más nueva de Overseer ha usado esta base de datos: está en el paso { $found }, y esta versión conoce hasta el { $known }. Instala la versión más nueva, o restaura una copia de seguridad anterior.
refusal-db-unavailable = La base de datos no hace lo que se le pide ({ $error }). Comprueba su servidor y su disco, y vuelve a intentarlo.
refusal-db-not-empty = { $where } ya tiene filas, y una copia de seguridad solo va a una base vacía. Indica una nueva.
refusal-db-restore-later = Las tablas de { $where } son de una versión posterior a la copia de seguridad. Indica una base que aún no exista; después se pone al día.
refusal-db-backup-exists = { $file } ya existe y se queda como está. Indica otro archivo.
refusal-db-backup-unwritten = No se puede escribir la copia de seguridad { $file } ({ $error }). No ha quedado nada de ella; elige otro lugar.
refusal-db-backup-unread = No se puede leer la copia de seguridad { $file } ({ $error }). Comprueba su nombre y si puedes abrirla.
refusal-db-backup-broken = { $file } no es una copia de seguridad, o está dañada. No se ha restaurado nada; toma otra copia.
refusal-db-backup-newer = Una versión más nueva de Overseer escribió la copia de seguridad { $file }. No se ha restaurado nada; instala antes esa versión.
refusal-db-backup-unfit = La copia de seguridad { $file } no encaja: una fila de «{ $table }» no se puede guardar. No se ha restaurado nada.

## overseer db

db-no-libraries = La mesa en línea necesita más bibliotecas (falta { $missing }). Para instalarlas: { $install }
db-migrated = Hecho: paso { $step }.
db-up-to-date = { $where } está al día, en el paso { $step }.
db-backed-up = { $rows ->
    [one] { $rows } fila está en { $file }.
   *[other] { $rows } filas están en { $file }.
} Guarda el archivo para ti: contiene cartas ocultas y aquello con lo que se comprueban las contraseñas.
db-restored = { $rows ->
    [one] { $rows } fila ha vuelto a { $where }.
   *[other] { $rows } filas han vuelto a { $where }.
}
db-check-good = Todo encaja. Partidas: { $matches }, entradas: { $inputs }.
db-check-faults = Algo falla en { $faults ->
    [one] { $faults } lugar
   *[other] { $faults } lugares
}. Partidas: { $matches }, entradas: { $inputs }. Detén el servidor, guarda una copia de la base y restaura la última copia de seguridad buena en una nueva.
db-check-fault = La propia base de datos señala un fallo: { $fault }
db-check-gap = Mesa { $code }: la última entrada es la número { $found }, pero hay { $wanted }.
db-check-rows = Mesa { $code }: la partida cuenta { $found } entradas, pero hay { $wanted }.
db-check-steps = Mesa { $code }: la partida cuenta { $found } anotaciones, pero su última entrada termina en la número { $wanted }.
db-check-order = Mesa { $code }: las anotaciones de la entrada { $found } tienen números menores que las anteriores.
db-replayed = Mesa { $code } ({ $game }): { $fate }
db-replayed-all = { $matches ->
    [0] No hay ninguna partida en curso.
    [one] Hay una partida en curso. { $stays ->
        [0] Todas siguen.
        [one] Una no puede seguir: déjala a la versión que la empezó.
       *[other] { $stays } no pueden seguir: déjalas a la versión que las empezó.
    }
   *[other] Hay { $matches } partidas en curso. { $stays ->
        [0] Todas siguen.
        [one] Una no puede seguir: déjala a la versión que la empezó.
       *[other] { $stays } no pueden seguir: déjalas a la versión que las empezó.
    }
}

help-db = Cuidar la base de datos de la mesa en línea
    .long = Cuida la base de datos de la mesa en línea: un archivo SQLite o un servidor PostgreSQL. Se puede copiar y comprobar mientras se juega.
    .examples =
        overseer db backup  Escribir todo en un archivo
        overseer db check --db sqlite:///srv/overseer.db  Ver si todo encaja
help-db-url = La base de datos: sqlite:///ruta/al/archivo o postgresql://usuario@host/nombre. Sin esta opción, la de OVERSEER_DB; si no, un archivo junto a tus partidas guardadas.
    .value = URL
help-db-file = El archivo de la copia de seguridad.
    .value = ARCHIVO
help-db-migrate = Poner al día la base de datos
    .long = Crea las tablas de una base nueva, o lleva a cabo los pasos que trae una versión más nueva. El servidor lo hace por sí mismo.
    .examples =
        overseer db migrate  La base junto a tus partidas guardadas
        overseer db migrate --db postgresql://overseer@localhost/overseer  Un servidor PostgreSQL
help-db-backup = Escribir todo en un archivo
    .long = Escribe todas las filas, tal como están en un momento, en un archivo comprimido y sellado. Mientras tanto se puede seguir jugando. De él se restauran las dos clases de bases.
    .examples =
        overseer db backup  En un archivo aquí, con la hora por nombre
        overseer db backup /srv/backups/lunes.jsonl.gz  En este archivo
help-db-restore = Llenar una base vacía con una copia de seguridad
    .long = Llena una base nueva o vacía con una copia de seguridad, todo o nada, y la pone al día. Es también el camino de SQLite a PostgreSQL y vuelta.
    .examples =
        overseer db restore lunes.jsonl.gz --db sqlite:///srv/nueva.db  En un archivo nuevo
        overseer db restore lunes.jsonl.gz --db postgresql://overseer@localhost/overseer  En una base PostgreSQL vacía
help-db-check = Ver si todo encaja
    .long = Revisa toda la base: si está intacta, si cada partida tiene todas sus entradas sin huecos y si los contadores coinciden. Mientras tanto se puede seguir jugando.
    .examples =
        overseer db check  La base junto a tus partidas guardadas
        overseer db check --db sqlite:///srv/overseer.db  Un archivo
help-db-replay = Decir qué será de las partidas en curso con esta versión
    .long = Vuelve a jugar cada partida en curso con las reglas de esta versión y dice qué sería de ella. No se cambia nada, y se puede seguir jugando entretanto. Una partida de reglas anteriores se convierte al abrirla; sus filas de antes se conservan.
    .examples =
        overseer db replay  Antes de actualizar, con la versión nueva
        overseer db replay --json  Para otros programas
