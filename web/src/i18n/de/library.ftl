# The library (rulebook, cards, aid, lessons, notices, verification) and oneself.
library-sections = Die Bibliothek
library-games = Spiele
library-rules = Regelbuch
library-cards = Karten
library-aid = Spielhilfe
library-learn = Lernen
library-language = Sprache
library-game-shelter = Shelter
library-game-tragic = Tragic
library-game-wasteland = Wasteland
library-game-campaign = Kampagne
library-loading = Kommt gleich …
library-again = Noch einmal versuchen
library-offline = Der Tisch antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
library-broken = Hier ging etwas schief. Versuche es gleich noch einmal.

rules-search = Nach Wort oder Nummer suchen
rules-clear = Suche leeren
rules-results = Gefundene Regeln
rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
 }
rules-contents = Inhalt
rules-example = Beispiel.
rules-unknown = Eine Regel { $id } gibt es in diesem Buch nicht. Suche nach einem Wort.

cards-title = Die Karten von { $game }
cards-search = In Namen und Texten suchen
cards-shelves = Kartenarten
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
cards-more = { $n } weitere zeigen
cards-all = Alle Karten
cards-unknown = Eine Karte „{ $id }“ gibt es nicht. Sieh bei allen Karten nach.
cards-price = Bauen
cards-cost = Kostet { $cost }
cards-copies = Exemplare im Stapel: { $n }.

aid-title = Spielhilfe zu { $game }

learn-title = Spielend lernen
learn-intro = Spiele eine erste Partie, in der jeder Schritt erklärt wird. Schiefgehen kann nichts: Du darfst alles zurücknehmen.
learn-start = Erste Partie { $game }
learn-further = Weitere Lektionen
learn-shelter = Schicke Bewohner zur Arbeit, baue Räume auf deinem Stockwerk, bekämpfe, was einbricht. Hinweise führen dich hindurch.
learn-shelter-time = Etwa zehn Minuten
learn-tragic = Lege Fähigkeitskarten, spiele aus, was du bezahlen kannst, blocke und antworte. Ein Duell mit zwei fertigen Decks.
learn-tragic-time = Etwa fünfzehn Minuten
learn-wasteland = Bewege dich, schieße und stürme auf einem freien Tisch, gegen die KI. Ein kleines Gefecht mit einer fertigen Truppe.
learn-wasteland-time = Etwa zwanzig Minuten

notices-title = Hinweise
notices-intro = Diese Seite ist aus der Arbeit anderer gebaut. Hier steht, von wem sie ist und unter welcher Lizenz.
notices-unofficial = Overseer ist inoffiziell. Es enthält kein Bild und keinen Satz der Verlage; sein eigener Code steht unter der Apache-Lizenz 2.0.
notices-none = Die Hinweise konnten nicht geladen werden.
notices-icons = Icons
notices-set = { $n ->
    [one] { $n } Icon
   *[other] { $n } Icons
 } von { $author }, { $licence }. Farben und Größen wurden geändert.
notices-which = Welche
notices-code = Schriften und Code
notices-licence = Die Lizenz

verify-title = Würfel geprüft
verify-back = Zurück zum Tisch { $code }
verify-checking = Jeder Zug wird noch einmal gespielt und jeder Wurf mit dem Startwert verglichen.
verify-good = Alles ist in Ordnung
verify-good-text = { $game }: { $n ->
    [one] { $n } Schritt wurde
   *[other] { $n } Schritte wurden
 } noch einmal gespielt und geprüft.
verify-part = Nichts ist falsch, aber nicht alles ist bewiesen
verify-bad = Diese Aufzeichnung ist nicht in Ordnung
verify-proved = Was das beweist
verify-unproved = Was niemand damit beweisen kann
verify-commitment = Vor dem ersten Zug veröffentlicht
verify-seed = Der Startwert, am Ende offengelegt
verify-own = Prüfe es selbst
verify-own-text = Du musst dieser Seite nicht glauben. Lade die Aufzeichnung herunter und prüfe sie auf deinem Rechner:
verify-download = Aufzeichnung herunterladen

account-title = Du
account-of = { $name }
account-nobody = Noch kennt dich hier niemand. Beginne mit einem Namen, oder komm als der zurück, der du warst.
account-signed = Angemeldet als { $login }
account-guest = Du spielst als Gast. Dieser Browser merkt sich dich.
account-profile = Name und Sprache
account-name = Name
account-zone = Zeitzone
account-save = Speichern
account-saved = Gespeichert.
account-code = Wiederherstellungscode
account-code-text = Mit diesem Code machst du auf einem anderen Gerät weiter, mit allen deinen Partien. Wer ihn hat, kann als du weiterspielen: Behalte ihn für dich.
account-code-new = Neuen Code erzeugen
account-code-made = Da ist er. Ein älterer Code gilt nicht mehr.
account-code-show = Code zeigen
account-copy = Kopieren
account-copied = Kopiert.
account-make = Konto anlegen
account-make-text = Du bleibst, wer du bist, mit allen deinen Partien, und kannst dich überall anmelden.
account-make-it = Konto anlegen
account-login = Anmeldename
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort, mindestens 8 Zeichen
account-password-change = Passwort ändern
account-password-changed = Geändert. Alle anderen Sitzungen sind beendet.
account-begin = Als Gast spielen
account-begin-it = Beginnen
account-recover = Von einem anderen Gerät weitermachen
account-recover-text = Gib den Wiederherstellungscode ein, den du dort erzeugt hast.
account-recover-it = Weitermachen
account-enter = Anmelden
account-enter-instead = In diesem Browser spielst du als Gast. Ohne den Wiederherstellungscode dieses Gastes kommst du nicht zu ihm zurück: Schreib ihn vorher auf.
account-enter-it = Anmelden
account-leave = Abmelden
account-leave-here = Hier abmelden
account-leave-all = Überall abmelden
account-devices = Deine Geräte
account-devices-text = Hier bist du angemeldet. Melde ab, was du nicht kennst oder nicht mehr benutzt.
account-device-here = dieses Gerät
account-device-used = Zuletzt benutzt: { $when }
account-device-since = Angemeldet: { $day }
account-device-end = Abmelden
account-device-end-it = { $name } abmelden
account-device-ended = { $name } ist abgemeldet.
account-devices-end = Alle anderen abmelden
account-devices-ended = Alle anderen Geräte sind abgemeldet.
account-notify = Wenn du dran bist
account-notify-text = Bei Partien über Tage kann dir ein Webhook von Discord oder Slack Bescheid geben, oder eine E-Mail, wenn dieser Tisch welche senden kann.
account-notify-now = Du bekommst Bescheid bei { $host }.
account-notify-stop = Nicht mehr
account-webhook = Adresse des Webhooks
account-webhook-form = Dienst
account-mail = E-Mail
account-live = Auch bei Live-Partien, wenn ich nicht da bin
account-quiet = Nachts nicht
account-quiet-from = Ruhe ab
account-quiet-until = bis
account-proof = Der Code aus der E-Mail
account-prove = Bestätigen
account-kept = Was du hier aufbewahrst
account-kept-kind =
    { $kind ->
        [uploads] hochgeladene Dateien
        [decks] Decks
        [forces] Truppen
        [terrains] Gelände
        [companions] mitgeführte Gefechte
        [tables] Tische, an denen es noch nicht begonnen hat
       *[chat] Chatzeilen
    }
account-kept-size = { $kb } kB
account-data = Deine Daten
account-export-text = Alles, was über dich aufbewahrt wird, als Datei.
account-export = Meine Daten herunterladen
account-delete-text = Wenn du dich entfernst, verschwinden dein Name, auch im Chat, deine Dateien und Sitzungen. Gespielte Partien bleiben, ohne deinen Namen.
account-delete = Mich entfernen …
account-delete-sure = Mich für immer entfernen
account-delete-not = Mich behalten
