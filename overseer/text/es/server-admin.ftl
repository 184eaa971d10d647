# `overseer admin`: personas y mesas de la mesa en línea.

help-admin = Ocuparse de las personas y mesas de la mesa en línea
    .long = Se ocupa de las personas y mesas de la mesa en línea, esté abierta o no. Los servidores lo notan en diez segundos.
    .examples =
        overseer admin tables  Quién juega a qué
        overseer admin close k7m2x9qa  Cerrar una mesa
        overseer admin ban eve  Alguien ya no puede jugar aquí
help-admin-url = La base de datos: sqlite:///ruta/del/archivo o postgresql://usuario@servidor/nombre. Sin ella, la de OVERSEER_DB; si no, un archivo junto a tus partidas.
    .value = URL
help-admin-who = El nombre con el que alguien inicia sesión, o su identificador, que muestra la lista de mesas.
    .value = QUIÉN
help-admin-code = El código de la mesa: el final de su enlace.
    .value = CÓDIGO
help-admin-tables = Listar las mesas, primero las más recientes
    .long = Lista las mesas y quién está sentado, con los identificadores entre paréntesis, primero las más recientes.
    .examples =
        overseer admin tables  Todas
        overseer admin tables --status playing --json  Aquellas en las que se juega, para otros programas
help-admin-tables-status = Solo las mesas en este estado.
    .value = open|playing|over|closed
help-admin-close = Cerrar una mesa
    .long = Cierra una mesa para siempre: ya nadie juega allí, y quien está en ella se entera.
    .examples =
        overseer admin close k7m2x9qa  Esta mesa
        overseer admin close k7m2x9qa --db postgresql://overseer@db/overseer  En un servidor PostgreSQL
help-admin-ban = Alguien ya no puede jugar aquí
    .long = Expulsa a alguien: desde ahora se rechaza todo lo que pida. Sus partidas se quedan.
    .examples =
        overseer admin ban eve  Quien inicia sesión como eve
        overseer admin ban k7m2x9qak7m2x9qa  Un invitado, por su identificador
help-admin-unban = Alguien puede volver a jugar aquí
    .long = Retira una expulsión.
    .examples =
        overseer admin unban eve  Quien inicia sesión como eve
        overseer admin unban k7m2x9qak7m2x9qa  Un invitado, por su identificador
help-admin-password = Una contraseña nueva para quien ha olvidado la suya
    .long = Crea una contraseña nueva para una cuenta y la dice esta única vez. Todas las sesiones de la cuenta terminan.
    .examples =
        overseer admin password ada  Quien inicia sesión como ada
        overseer admin password ada --json  Para otros programas
help-admin-purge = Quitar a los invitados que ya no vienen
    .long = Quita lo que lleva bastante tiempo: los invitados que hace mucho que no vienen y no están en ninguna mesa en juego, las mesas que nunca empezaron y el chat antiguo. La mesa también lo hace sola, cada hora. Lo que se jugó se queda, sin los nombres de quienes se han ido.
    .examples =
        overseer admin purge  Quien no ha venido en medio año
        overseer admin purge --days 30  Quien no ha venido en un mes
help-admin-purge-days = Cuántos días hace que no vienen.
    .value = N
help-admin-token = Una credencial para quien lleva la mesa
    .long = Solo se guarda su huella, así que apúntala. Un monitor la presenta a /healthz como token Bearer.
    .examples =
        overseer admin token  Una nueva
        overseer admin token --json  Para otros programas
help-admin-clock = Si los servidores creen al reloj de esta máquina
    .long = Compara el reloj de esta máquina con la entrada más reciente. Un servidor cuyo reloj salta más de un día no hace nada ni deja que nada caduque hasta que el reloj vuelva o digas que está bien.
    .examples =
        overseer admin clock  Cómo está
        overseer admin clock --right  El reloj está bien: adelante
help-admin-clock-right = El reloj está bien, y los servidores se guían por él.

admin-table = { $code }  { $game }  { $status }  { $when }  { $seats }
admin-tables = { $tables ->
    [0] No hay mesas así.
    [one] Una mesa.
   *[other] { $tables } mesas.
}
admin-free = libre
admin-status-open = abierta
admin-status-playing = en juego
admin-status-over = terminada
admin-status-closed = cerrada
admin-closed = La mesa { $code } está cerrada.
admin-banned = { $name } ({ $person }) ya no puede jugar aquí.
admin-unbanned = { $name } ({ $person }) puede volver a jugar aquí.
admin-password = La contraseña nueva de { $name } ({ $person }): { $password }
admin-purged = { $people ->
    [0] Ningún invitado lleva { $days } días sin venir.
    [one] Se ha quitado un invitado que llevaba { $days } días sin venir.
   *[other] Se han quitado { $people } invitados que llevaban { $days } días sin venir.
}
admin-token = La credencial de quien lleva la mesa: { $token }
    Solo se guarda su huella, así que apúntala. Un monitor la presenta a /healthz como token Bearer.
admin-clock = El reloj de esta máquina: { $now }. La entrada más reciente: { $newest }.
admin-clock-believed = Los servidores creen al reloj.
admin-clock-astray = Un servidor ya no cree al reloj: ha dado un salto. Ponlo en hora, o di con --right que está bien.
admin-clock-confirmed = Anotado: el reloj está bien. Los servidores siguen en unos segundos.
admin-purged-tables = { $count ->
    [one] Se ha quitado una mesa que nunca empezó.
   *[other] Se han quitado { $count } mesas que nunca empezaron.
}
admin-purged-lines = { $count ->
    [one] Se ha quitado una línea de chat antigua.
   *[other] Se han quitado { $count } líneas de chat antiguas.
}
admin-error-status = «{ $status }» no es un estado de una mesa. Hay: { $known }.
refusal-admin-no-database = No hay ninguna base de datos { $file }. Indícala con --db, o abre primero una mesa.
refusal-admin-no-table = No hay ninguna mesa { $code } que se pueda cerrar. `overseer admin tables` muestra las que hay.
refusal-admin-nobody = Nadie aquí se llama { $name }. Da el nombre con el que inicia sesión, o su identificador de `overseer admin tables`.
refusal-admin-no-account = { $name } es un invitado y no tiene contraseña. Le ayuda su código de recuperación, o una cuenta.
refusal-admin-unavailable = La base de datos no responde ({ $error }). Mira si está en marcha e inténtalo otra vez.
refusal-admin-clock = El reloj de un servidor ha dado un salto, y según uno equivocado se quitaría a gente que estaba aquí. Míralo antes con «overseer admin clock».
