# El terminal en una mesa en línea.

help-play-server = Jugar en la mesa en línea de esta dirección (overseer serve).
    .value = URL
help-play-table = Con --server: el código o enlace de la mesa a la que te sientas.
    .value = CÓDIGO
online-error-url = «{ $url }» no es la dirección de una mesa. Escríbela como http://localhost:8000.
online-error-away = Nadie responde en { $url }. ¿Está abierta la mesa (overseer serve)?
online-error-what = Di a qué se juega (overseer play shelter --server …) o dónde (--table CÓDIGO).
online-declined = La mesa no lo acepta: { $text }
online-closed = Esta mesa se ha cerrado.
online-password = Contraseña de la mesa:{" "}
online-waiting = La mesa { $code } está abierta. Los demás entran con: overseer play --server { $url } --table { $code }
online-line-cut = Se ha cortado la conexión. Otro intento…
online-help-hint = Escribe un número o una notación; «help» muestra los comandos.
online-asked-others = Se pregunta a los demás si están de acuerdo.
online-to-battle = La batalla está preparada: a su mesa.
online-record = El registro de la partida: { $url }
online-goodbye = La partida sigue sin ti. Vuelve con: overseer play --server { $url } --table { $code }
online-help =
    Un número o una notación juega un movimiento.
    show           la situación
    moves          lo que se pregunta, y las respuestas
    why PALABRA    qué es o qué hace algo, o por qué no se puede
    rule PALABRAS  reglas por su código o por sus palabras
    undo, restart  deshacer el último movimiento, o todo desde que decidió otro
    say PALABRAS   hablar con los demás
    hint           lo que haría un bot, si la mesa lo permite
    resign yes     rendirse
    lang CÓDIGO    otro idioma
    quit           salir; puedes volver
