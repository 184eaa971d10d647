# What one can read without a match: chapters, shelves of the gallery, parts of the player aid.

library-common = Règles de toutes les tables
library-shelter-rooms = Salles
library-shelter-lifts = Ascenseurs
library-shelter-items = Objets
library-shelter-threats = Menaces

library-aid-symbols = Symboles
library-aid-letters = Les sept lettres
library-aid-rulers = Réglettes
library-aid-dice = Dés
library-aid-icons = Icônes des dés
library-aid-conditions = États
library-aid-rules = Le plus consulté
library-aid-ruler = { $inches } pouces, { $mm } mm
library-aid-tragic-letter = Lettres
library-aid-tragic-keyword = Mots en capitales
library-aid-tragic-kind = Types de cartes
library-aid-tragic-damage = Types de dégâts
library-aid-tragic-place = Parties du corps
library-aid-tragic-answers = Ce à quoi répond une réaction
library-aid-tragic-window = Moments pour répondre
library-aid-tragic-phase = Phases d’un tour
library-aid-tragic-timing = Quand s’en servir

server-no-game = Le jeu « { $game } » n’existe pas ici. Les jeux : { $known }.
server-unfinished = La partie est encore en cours. Elle pourra être vérifiée quand elle sera finie, car c’est alors seulement que la graine des dés est révélée.
server-verify-long = La vérification a duré trop longtemps et a été abandonnée. Téléchargez la partie et vérifiez-la sur votre machine : overseer replay FICHIER --verify
server-save-over = Cette partie est terminée : il n’y a rien à continuer. Son enregistrement peut se revoir et se vérifier.
server-save-seen = Ce fichier ne contient que ce qu’une place a vu d’une partie en cours : on ne peut pas la continuer à partir de là. Apportez la sauvegarde du terminal (son nom finit par .overseer).
server-save-seat = La place { $seat } de la partie enregistrée n’est pas celle d’une personne. Choisissez-en une autre.
server-save-long = La vérification de la partie enregistrée a pris trop de temps et a été abandonnée. Continuez-la dans le terminal : overseer play --resume
server-save-many = Cette partie compte plus de { $most } coups : une partie aussi longue ne peut pas continuer ici. Continuez-la dans le terminal : overseer play --resume
