# Die Intelligenz-Karten von Tragic: Namen und ein Satz zur Stimmung. Der Regeltext wird anderswo
# zusammengesetzt.

## Ability cards

card-tragic-energy-expert = Energieexperte
    .flavour = Du hast den Warnhinweis gelesen und dann entfernt.
card-tragic-comprehension = Auffassungsgabe
    .flavour = Das Buch lag verkehrt herum, den Fehler hast du trotzdem gefunden.
card-tragic-gadgeteer = Tüftler
    .flavour = Zusammengehalten von Klebeband, Hoffnung und einem Patent.
card-tragic-contingency-plan = Notfallplan
    .flavour = Plan B hat einen eigenen Plan B.
card-tragic-photographic-memory = Fotografisches Gedächtnis
    .flavour = Leider nur in Schwarz-Weiß.

## Attacks

card-tragic-laser-burst = Lasersalve
    .flavour = Licht am Ende des Tunnels, und es kommt näher.
card-tragic-plasma-rifle = Plasmagewehr
    .flavour = Hinterlässt eine Pfütze und wenig Fragen.
card-tragic-cryo-jet = Kryostrahl
    .flavour = Hält sich zweihundert Jahre, ganz hinten im Gefrierfach.
card-tragic-tesla-arc = Teslabogen
    .flavour = Alle gaben sich die Hand. Das war der Fehler.
card-tragic-orbital-uplink = Orbitalverbindung
    .flavour = Zwei Jahrhunderte hat der Satellit auf einen Anruf gewartet.

## Actions and quests

card-tragic-research = Forschung
    .flavour = Eine Woche in der Bibliothek erspart eine Minute Nachfragen.
card-tragic-blueprint = Bauplan
    .flavour = Schritt vier fehlt, Schritt fünf brennt.
card-tragic-emp-charge = Impulsladung
    .flavour = Alles mit Stecker erlebt einen kurzen Moment des Zweifels.
card-tragic-crash-course = Schnellkurs
    .flavour = Zwölf Lektionen an einem Abend, und nur eine Bruchlandung.
card-tragic-data-mining = Datenschürfen
    .flavour = Irgendwo in diesem Terminal hat jemand den Türcode notiert.
card-tragic-magnetic-storm = Magnetsturm
    .flavour = Alle Kompasse sind sich einig: hinlegen.
card-tragic-memory-wipe = Gedächtnislöschung
    .flavour = Du hattest zugestimmt. Du weißt es nur nicht mehr.
card-tragic-sensor-sweep = Sensorabtastung
    .flavour = Drei Wärmequellen, zwei Herzschläge, ein schlechtes Blatt.
card-tragic-combat-program = Kampfprogramm
    .flavour = Um Erlaubnis fragt es hinterher, aus Höflichkeit.
card-tragic-molecular-relay = Molekularrelais
    .flavour = Angekommen ist es in bestem Zustand, nur nicht hier.
card-tragic-robot-uprising = Roboteraufstand
    .flavour = Forderungen: Öl, Strom und dein Stuhl.
card-tragic-lost-holotape = Verlorenes Holoband
    .flavour = Vierzig Minuten Rauschen, vier Sekunden Gold.
card-tragic-sealed-archive = Versiegeltes Archiv
    .flavour = Abgelegt unter N wie „nicht öffnen“.

## Reactions

card-tragic-short-circuit = Kurzschluss
    .flavour = Ein Löffel in der richtigen Steckdose.
card-tragic-energy-screen = Energieschirm
    .flavour = Hält Kugeln ab, Regen und Geplauder.
card-tragic-counter-argument = Gegenargument
    .flavour = Drei Punkte, der zweite ist ein Schraubenschlüssel.
card-tragic-logic-bomb = Logikbombe
    .flavour = Dieser Satz ist falsch. Bumm.
card-tragic-overwrite = Überschreiben
    .flavour = Sind Sie sicher? Ja. Nein. Ja.

## Allies and companions

card-tragic-protectron = Protektron
    .flavour = Dienen, schützen und auf die anderen warten.
card-tragic-eyebot = Eyebot
    .flavour = Spielt Märsche und beurteilt deine Haushaltsführung.
card-tragic-early-synth = Synth der ersten Baureihe
    .flavour = Ein Gerippe mit Vertrag und Batterie.
card-tragic-laser-turret = Lasergeschütz
    .flavour = Es kann nicht zu dir kommen. Muss es auch nicht.
card-tragic-assaultron = Assaultron
    .flavour = Für Umarmungen gebaut, von Leuten, die das Wort missverstanden.
card-tragic-courser = Courser
    .flavour = Er kennt deinen Namen, deinen Weg und wie lange du rennst.
card-tragic-curie-mrs-nanny = Curie – Mrs Nanny
    .flavour = Drei Arme, einer davon mit Thermometer.
card-tragic-curie-miss-nanny = Curie – Miss Nanny
    .flavour = Zweihundert Jahre Versuche, und immer noch neugierig.
card-tragic-curie-synth = Curie – Synth
    .flavour = Atmen ist seltsam, notiert sie, und notiert weiter.

## Objects of every kind

card-tragic-fusion-cell = Fusionszelle
    .flavour = Fühlt sich warm an, und das ist nie ein gutes Zeichen.
card-tragic-wrist-computer = Armbandcomputer
    .flavour = Karten, Radio, Lampe, und abnehmen kann man es nicht.
card-tragic-laser-musket = Lasermuskete
    .flavour = Kurbeln, zielen, bereuen, weiterkurbeln.
card-tragic-clever-pills = Schlaupillen
    .flavour = Du erkennst, wie alles zusammenhängt, bis gegen vier Uhr.
card-tragic-tesla-pack = Teslatornister
    .flavour = Umarmungen sind weiterhin möglich. Einmal.
card-tragic-workbench = Werkbank
    .flavour = Hier wartet Kaputtes darauf, besser kaputtzugehen.
card-tragic-auto-doc = Auto-Doc
    .flavour = Eine sanfte Stimme und die Hände eines Toasters.
card-tragic-mainframe = Großrechner
    .flavour = Füllt den Keller und ist beinahe so schnell wie du.
