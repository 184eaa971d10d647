# Tragic a pantalla completa.

## Around the mat

table-title-tragic = TRAGIC

## Keys in the last line

table-key-around = mirar
table-key-piles = descartes
table-key-log = historial
table-key-stops = paradas

## Help

table-help-aim-tragic = Un duelo: lleva los puntos de vida de tu rival a 0. En tu turno juegas cartas girando puntos de S, P, E, C, I, A y L; cada acción te permite colocar una Aptitud, que añade un punto. Ataca con cartas de Ataque y con Aliados, bloquea y responde con Reacciones: el último eslabón de la cadena actúa primero.
table-help-list = recorrer la lista de respuestas
table-help-around = mirar: cada carta de la mesa, una tras otra
table-help-read = recorrer la explicación
table-help-go-on-tragic = seguir: pasar; en tu fase principal ir al fin del turno, y otra vez lo termina
table-help-forget = olvidar lo que se rechazó
table-help-piles = leer los Descartes
table-help-all-cards = leer todas las cartas que puedes ver, también tu Biblioteca
table-help-always = preguntar siempre, o pasar por mí donde no puedo hacer nada
table-help-stops = dónde quieres que te pregunten, ocasión por ocasión
table-help-mouse-tragic = Con el ratón: el primer clic en una carta o una respuesta la explica, el segundo la ejecuta. Las teclas de la última línea también se pueden pulsar con él.
table-mark-legal-tragic = ahora se puede hacer algo con ello; junto a un nombre: es su turno
table-mark-hp = puntos de vida, del máximo
table-mark-armour = armadura contra el daño normal
table-mark-radiation = nivel del medidor de radiación
table-mark-points = puntos restantes y puntos en total, letra por letra
table-mark-engaged = girada; equipo: no puesta
table-mark-fighting = ataca, en la zona de Combate
table-mark-top = el último eslabón de la cadena: actúa primero
table-mark-cost = un coste: dos puntos de S y dos de cualquier letra
table-mark-level = el nivel de una carta, de 1 a 3
table-mark-race = una raza: como mucho uno de tus Rasgos lo es
table-mark-ally = ataque y vida de un Aliado
