# Telling people that it is their turn.

notify-subject = Te toca: { $table }
notify-turn = Te toca jugar ({ $table }).
notify-deadline = Tienes tiempo hasta { $moment }.
notify-proof-subject = Tu código para la mesa en línea
notify-proof =
    Hola, { $name }: quieres que te avisemos aquí cuando te toque jugar. Tu código: { $code }
    Si no has sido tú, no hagas nada: no llegará ningún otro correo.

server-webhook = Esa no es la dirección de un webhook. Escríbela entera, por ejemplo https://discord.com/api/webhooks/…
server-webhook-inward = «{ $host }» lleva a la red de esta mesa, donde ella no llama a nadie. Da una dirección a la que se pueda llegar desde cualquier sitio, por ejemplo https://discord.com/api/webhooks/…
server-no-mail = Esta mesa no puede enviar correo. Pregunta a quien la lleva, o da un webhook.
server-mail = Esa no es una dirección de correo. Escríbela como ada@example.org.
server-proof = Ese no es el código que se te envió. Revisa cada letra o vuelve a dar la dirección.
refusal-server-smtp = La dirección del servidor de correo no se puede usar. Escríbela como «smtp://nombre:clave@host:587?from=mesa@example.org».
server-older-release = Una partida en curso de la versión { $release } no se abre aquí: esta mesa la deja a un proceso de esa versión.
