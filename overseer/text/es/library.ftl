# What one can read without a match: chapters, shelves of the gallery, parts of the player aid.

library-common = Reglas de todas las mesas
library-shelter-rooms = Salas
library-shelter-lifts = Ascensores
library-shelter-items = Objetos
library-shelter-threats = Amenazas

library-aid-symbols = Símbolos
library-aid-letters = Las siete letras
library-aid-rulers = Reglas de medir
library-aid-dice = Dados
library-aid-icons = Iconos de los dados
library-aid-conditions = Estados
library-aid-rules = Lo más consultado
library-aid-ruler = { $inches } pulgadas, { $mm } mm
library-aid-tragic-letter = Letras
library-aid-tragic-keyword = Palabras en mayúsculas
library-aid-tragic-kind = Tipos de carta
library-aid-tragic-damage = Tipos de daño
library-aid-tragic-place = Partes del cuerpo
library-aid-tragic-answers = A qué responde una reacción
library-aid-tragic-window = Momentos para responder
library-aid-tragic-phase = Fases de un turno
library-aid-tragic-timing = Cuándo se usa

server-no-game = Aquí no existe el juego «{ $game }». Los juegos: { $known }.
server-unfinished = La partida aún se está jugando. Podrá comprobarse cuando acabe, porque solo entonces se revela la semilla de los dados.
server-verify-long = La comprobación ha tardado demasiado y se ha abandonado. Descarga la partida y compruébala en tu equipo: overseer replay ARCHIVO --verify
server-save-over = Esta partida ha terminado: no hay nada que continuar. Su registro se puede ver y comprobar.
server-save-seen = Este archivo solo contiene lo que un asiento ha visto de una partida en curso; desde ahí no puede continuar. Trae la partida guardada del terminal (su nombre acaba en .overseer).
server-save-seat = El asiento { $seat } de la partida guardada no es de una persona. Elige otro.
server-save-long = La comprobación de la partida guardada tardó demasiado y se abandonó. Continúala en el terminal: overseer play --resume
server-save-many = Esta partida tiene más de { $most } jugadas: una partida tan larga no puede continuar aquí. Continúala en el terminal: overseer play --resume
