# What one can read without a match: chapters, shelves of the gallery, parts of the player aid.

library-common = Regeln für jeden Tisch
library-shelter-rooms = Räume
library-shelter-lifts = Aufzüge
library-shelter-items = Gegenstände
library-shelter-threats = Gefahren

library-aid-symbols = Symbole
library-aid-letters = Die sieben Buchstaben
library-aid-rulers = Lineale
library-aid-dice = Würfel
library-aid-icons = Zeichen auf den Würfeln
library-aid-conditions = Zustände
library-aid-rules = Am häufigsten nachgeschlagen
library-aid-ruler = { $inches } Zoll, { $mm } mm
library-aid-tragic-letter = Buchstaben
library-aid-tragic-keyword = Wörter in Großbuchstaben
library-aid-tragic-kind = Kartenarten
library-aid-tragic-damage = Schadensarten
library-aid-tragic-place = Körperstellen
library-aid-tragic-answers = Worauf eine Reaktion antwortet
library-aid-tragic-window = Zeitpunkte für Antworten
library-aid-tragic-phase = Phasen eines Zuges
library-aid-tragic-timing = Wann man es einsetzt

server-no-game = Das Spiel „{ $game }“ gibt es hier nicht. Die Spiele: { $known }.
server-unfinished = Die Partie läuft noch. Prüfen kann man sie, wenn sie zu Ende ist, denn erst dann wird der Startwert der Würfel offengelegt.
server-verify-long = Die Prüfung hat zu lange gedauert und wurde abgebrochen. Lade die Aufzeichnung herunter und prüfe sie auf deinem Rechner: overseer replay DATEI --verify
server-save-over = Diese Partie ist zu Ende: Es gibt nichts fortzusetzen. Ihre Aufzeichnung lässt sich ansehen und prüfen.
server-save-seen = Diese Datei enthält nur, was ein Platz von einer laufenden Partie gesehen hat; von dort kann sie nicht weitergehen. Bring den Spielstand des Terminals mit (sein Name endet auf .overseer).
server-save-seat = Platz { $seat } der gespeicherten Partie gehört keinem Menschen. Wähle einen anderen.
server-save-long = Die Prüfung der gespeicherten Partie dauerte zu lange und wurde abgebrochen. Spiel sie im Terminal weiter: overseer play --resume
server-save-many = Diese Partie hat mehr als { $most } Züge: Eine so lange Partie kann hier nicht weitergehen. Spiel sie im Terminal weiter: overseer play --resume
