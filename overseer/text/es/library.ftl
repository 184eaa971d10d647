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
