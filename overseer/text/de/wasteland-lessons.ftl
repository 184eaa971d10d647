# Die weiteren Lektionen von Wasteland: Marker, Funde, Pumpen; und was jede lehrt.

lesson-wasteland-put-edge = Du und der Feind legt die Marker abwechselnd verdeckt aus: Niemand weiß, was wo darunter ist. Deine Kante wählst du, wenn alle liegen. Leg deine also zu einer Kante hin und nimm dann diese.
lesson-wasteland-put-pumps = Du und der Feind legt diese Marker abwechselnd verdeckt aus. Deine Leute beginnen zwischen den Pumpen: Leg deine so nah daran, wie du darfst, und lass den Feind laufen.
lesson-wasteland-choose-markers = Wähle die Kante, in deren Nähe die meisten Marker liegen: Deine Leute sind dann zuerst dort.
lesson-wasteland-place-pumps = Deine Leute beginnen zwischen den vier Pumpen. Stell jemanden, der sich mit Computern auskennt, neben eine Pumpe: Dann kann schon die erste Aktion pumpen. Lass den Techniker im Quadrat; ohne ihn gehen in jeder Runde 2.000 Gallonen verloren.
lesson-wasteland-place-guards = Dieses Modell versteht nichts von Computern. Stell es dorthin, wo der Feind auf dem Weg zu den anderen vorbeimuss: Wer im Nahkampf fällt, wird gefangen.
lesson-wasteland-place-markers = Verteile deine Leute: jedes Modell gegenüber einem eigenen Marker, damit nie zwei zu demselben laufen.
lesson-wasteland-look = Hier lässt sich ein Marker ansehen, und das kostet keine Aktion: einen Untersuchungsmarker in Sicht, einen Durchsuchbar-Marker nur in Kontakt.
lesson-wasteland-locker = Ein Waffenspind! Eine Aktion holt zwei Waffen aus dem Stapel. Sie sind sofort zu gebrauchen, und beide zählen am Ende.
lesson-wasteland-dropped = Hier liegt, was ein gefallenes Modell gefunden hatte. Eine Aktion hebt es auf, und es zählt für dich.
lesson-wasteland-search = Dieser Marker verlangt eine Probe auf die Fertigkeit, die er zeigt. Ein Erfolg zieht einen Gegenstand; nach einem Fehlschlag darf dieses Modell es in dieser Runde hier nicht noch einmal versuchen. Die Auswahl nennt die Aussichten.
lesson-wasteland-gather = Hier liegt ein Gegenstand: Eine Aktion zieht ihn, ohne Probe.
lesson-wasteland-danger = Eine Gefahr hütet den Gegenstand: Zuerst kommt eine Gefahrenkarte, dann der Gegenstand. Ein gesundes Modell kann das wagen.
lesson-wasteland-pump = Dieses Modell steht an einer Pumpe: eine Aktion, eine Probe auf Computer. Der erste Erfolg einer Runde bringt 6.000 Gallonen, jeder weitere 1.000. Nach einem Fehlschlag darf dieses Modell es an dieser Pumpe in dieser Runde nicht noch einmal versuchen.
lesson-wasteland-generator = Der Generator: eine Aktion, eine Probe auf Computer. Wenn er läuft, bringt er am Ende jeder Runde von selbst 5.000 Gallonen.
lesson-wasteland-to-marker = Funde entscheiden dieses Gefecht. Geh zum nächsten Marker, den dieses Modell öffnen kann; zum Öffnen muss seine Base ihn berühren.
lesson-wasteland-to-pump = Geh zur nächsten Pumpe: Nur ein Modell, das sie berührt, kann ihren Computer bedienen.
lesson-wasteland-to-generator = Jemand sollte zum Generator gehen: Wenn er läuft, bringt er in jeder Runde 5.000 Gallonen. Der Weg ist weit, also geh gleich los.
lesson-wasteland-wait = Dieses Modell hat hier fürs Erste getan, was es kann. Lass es bleiben und sich vorbereiten: Handelt ein Feind in seiner Sicht, darf es reagieren.
lesson-wasteland-use = Seine Aktionen sind verbraucht, aber es trägt etwas bei sich. Einen Gegenstand zu benutzen kostet keine Aktion; lies erst die Karte, dann entscheide oder beende die Aktivierung.
lesson-wasteland-about-beginnings = Das erste Gefecht: von Deckung zu Deckung gehen, schießen, stürmen, reagieren und einen Hund befreien.
    .time = Etwa zwanzig Minuten
lesson-wasteland-about-fort-davis = Marker und Funde: auslegen, ansehen, Spinde öffnen und mehr hinaustragen als der Feind.
    .time = Etwa dreißig Minuten
lesson-wasteland-about-water-plant = Fertigkeiten und Gegenstände unter Angriffen: die Pumpen bedienen, den Generator starten, die Richtigen schützen.
    .time = Etwa vierzig Minuten
