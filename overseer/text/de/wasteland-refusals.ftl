# Wasteland: warum nicht, und was stattdessen. $move: was getippt wurde; $topic: was gefragt ist.

refusal-wasteland-over = Das Gefecht ist vorbei. Beginne ein neues, um weiterzuspielen.
refusal-wasteland-not-asked = „{ $move }“ beantwortet nicht, was gefragt ist. { $topic ->
    [layout] { topic-wasteland-layout }
    [roll] { topic-wasteland-roll }
    [dice] { topic-wasteland-dice }
    [armour] { topic-wasteland-armour }
    [flip] { topic-wasteland-flip }
    [scatter] { topic-wasteland-scatter }
    [find] { topic-wasteland-find }
    [danger] { topic-wasteland-danger }
    [marker] { topic-wasteland-marker }
    [token] { topic-wasteland-token }
    [pick] { topic-wasteland-pick }
    [chance] { topic-wasteland-chance }
    [place] { topic-wasteland-place }
    [put] { topic-wasteland-put }
    [choose] { topic-wasteland-choose }
    [ready] Mach eines deiner Modelle bereit.
    [turn] { topic-wasteland-turn }
    [action] Wähle eine Aktion des aktiven Modells, oder beende seine Aktivierung.
    [react] Wähle ein Modell, das reagiert, oder passe.
    [reaction] Wähle eine Schnellaktion für das Modell, das reagiert, oder passe.
    [charge-die] { topic-wasteland-charge-die }
    [swap] { topic-wasteland-swap }
    [cry] Sag, ob das Modell einen Kampfschrei versucht, yes oder no.
    [follow] Sag, ob das Modell dem gestoßenen nachsetzt, yes oder no.
    [slide] Wähle einen Platz zum Entlanggleiten, oder bleib stehen.
    [effect] { topic-wasteland-effect }
    [ratings] Wähle, welche Rüstung zählt, die Powerrüstung oder die eigene.
    [boost] Sag, ob ein Rüstungsschub ausgegeben wird, yes oder no.
    [luck] Sag, ob ein Glücksmarker ausgegeben wird, yes oder no.
    [walk] { topic-wasteland-walk }
    [injury] { topic-wasteland-injury }
    [drop] Wähle die Karte, die zurück in den Stapel kommt.
    [march] { topic-wasteland-march }
    [event] { topic-wasteland-event }
    [boon] { topic-wasteland-boon }
    [play] { topic-wasteland-play }
    [peek] { topic-wasteland-peek }
    [aim] { topic-wasteland-aim }
    [perk] Sag, ob ein Aktionspunkt gezahlt wird, yes oder no.
   *[other] { topic-wasteland-over }
}
refusal-wasteland-not-offered = Das steht nicht zur Wahl. Wähle einen der angebotenen Züge.
refusal-wasteland-nothing-there = Da ist nichts, womit das ginge. Wähle ein Modell oder einen Marker auf dem Tisch.
refusal-wasteland-not-yours = Dieses Modell hört nicht auf dich. Wähle eines von deinen eigenen.
refusal-wasteland-wrong-faces = Diese Seiten können die geworfenen Würfel nicht zeigen. Gib für jeden Würfel eine Seite an.

## Züge und Aktionen

refusal-wasteland-not-unready = Dieses Modell ist schon bereit oder verbraucht. Wähle eines, das weder noch ist.
refusal-wasteland-not-ready = Dieses Modell ist nicht bereit. Wähle eines, das es ist, oder mach es in einem späteren Zug bereit.
refusal-wasteland-must-activate = Jetzt kannst du nicht zurückhalten. Aktiviere eines deiner bereiten Modelle.
refusal-wasteland-no-actions = Dafür sind nicht genug Hauptaktionen übrig. Gib einen Aktionspunkt für eine Schnellaktion aus, oder beende die Aktivierung.
refusal-wasteland-no-points = Dieses Modell hat keinen Aktionspunkt. Nutze eine Hauptaktion, oder beende die Aktivierung.
refusal-wasteland-not-quick = Das kann dieses Modell nicht als Schnellaktion. Wähle eine, die seine Karten zeigen, oder tu es als Hauptaktion in seiner eigenen Aktivierung.
refusal-wasteland-no-order = Diesen Befehl kann dem Modell niemand geben. Wähle ein anderes Modell oder einen Befehl, den eine Karte deiner Truppe erlaubt.
refusal-wasteland-spent = Das ist schon aufgebraucht. Komm vorerst ohne es aus.

## Bewegung

refusal-wasteland-off-table = Dieser Punkt liegt nicht auf dem Tisch. Wähle einen, der darauf liegt.
refusal-wasteland-wall = Etwas Unpassierbares ist im Weg. Geh darum herum, oder wähle einen anderen Platz.
refusal-wasteland-base = Die Basis eines Feindes ist im Weg. Geh darum herum, oder halte im Kontakt an.
refusal-wasteland-ends-on = Dort ist kein Platz zum Stehen. Beende die Bewegung neben dem Hindernis, nicht darauf.
refusal-wasteland-on-marker = Auf diesem Marker darf keine Basis enden. Beende die Bewegung daneben.
refusal-wasteland-too-far = Das ist weiter, als das Lineal reicht. Wähle etwas Näheres, oder geh erst näher heran.
refusal-wasteland-no-move = So behindert bleibt diesem Modell kein Lineal für die Bewegung. Wähle eine andere Aktion, oder einen leichteren Weg.
refusal-wasteland-bad-path = Das ist kein Weg. Schreib seine Punkte nacheinander als x,y in Millimetern, den letzten abseits vom Standort des Modells.
refusal-wasteland-cannot-climb = Dieses Modell kann dort nicht hinaufklettern. Geh außen herum, oder schick ein anderes Modell.
refusal-wasteland-slide = Beim Entlanggleiten bleibt der Kontakt zum Feind, und es braucht Platz. Wähle einen der angebotenen Plätze, oder bleib stehen.
refusal-wasteland-outside-zone = Dieser Platz liegt außerhalb deiner Zone. Wähle einen darin.
refusal-wasteland-too-close = Dieser Platz liegt zu nah an etwas, das Abstand verlangt. Wähle einen weiter weg.
refusal-wasteland-no-room = Läge der Marker hier, wäre für die übrigen kein Platz mehr. Wähle einen anderen Ort.

## Angriffe

refusal-wasteland-no-sight = Es gibt keine Sichtlinie. Geh dorthin, wo das Ziel zu sehen ist, oder wähle ein anderes.
refusal-wasteland-out-of-range = Das Ziel liegt nicht in dieser Reichweite der Waffe. Wähle die andere Reichweite oder eine andere Waffe, oder ändere erst den Abstand.
refusal-wasteland-too-near = Das Ziel ist zu nah für diese Waffe. Geh zurück, oder wähle eine andere Waffe.
refusal-wasteland-engaged = Ein Modell im Nahkampf kann daran nicht beteiligt sein. Bekämpfe den Feind im Kontakt, oder verlass erst den Nahkampf.
refusal-wasteland-not-engaged = Das Ziel ist im Nahkampf nicht erreichbar. Führ einen Sturmangriff, oder geh erst in Kontakt.
refusal-wasteland-no-target = Das lässt sich nicht als Ziel wählen. Wähle eines der angebotenen Ziele.
refusal-wasteland-friend = Das ist kein Feind. Wähle einen Feind.
refusal-wasteland-no-weapon = Das Modell hat diese Waffe nicht, oder sie taugt hier nicht. Wähle eine seiner Waffen, die passt.
refusal-wasteland-no-skill = Dem Modell fehlt die Fertigkeit dafür. Wähle etwas, das seine Karte zeigt, oder schick ein anderes Modell.
refusal-wasteland-empty = Diese Waffe ist leer oder verbraucht. Lade sie nach, wenn das geht, oder wähle eine andere.
refusal-wasteland-not-empty = Diese Waffe muss nicht nachgeladen werden. Setz sie ein, oder wähle eine andere Aktion.
refusal-wasteland-not-primed = Diese Waffe hat noch nicht alle Marker. Lade sie erst auf, oder wähle eine andere.
refusal-wasteland-too-weak = Das Modell ist nicht stark genug für diese Waffe. Wähle eine andere Waffe.
refusal-wasteland-no-critical = Ein kritischer Angriff ist hier nicht möglich: Die Leiste muss voll sein und die Reichweite stimmen. Greif ohne ihn an.
refusal-wasteland-no-contact = Ein Sturmangriff endet im Kontakt mit seinem Ziel. Lass den Weg an dessen Basis enden.
refusal-wasteland-charge-sight = Wer stürmt, muss das Ziel beim Start sehen. Wähle ein Ziel in Sicht, oder beweg dich erst.
refusal-wasteland-charge-engaged = Ein Modell im Nahkampf kann nicht stürmen. Kämpfe, oder verlass erst den Nahkampf.
refusal-wasteland-object = Gegen ein Objekt gibt es weder Sturmangriff noch Nahkampf im Kontakt. Greif es von dort an, wo das Modell steht, oder wähle ein feindliches Modell.
refusal-wasteland-mine-far = Eine Mine wird innerhalb von Orange gelegt. Wähle einen näheren Punkt.
refusal-wasteland-throw-far = Das ist weiter, als das Modell werfen kann. Wähle einen näheren Punkt, oder geh erst näher heran.

## Vorbereiten und reagieren

refusal-wasteland-may-not-prepare = Die Karte dieses Modells verbietet ihm das Vorbereiten. Wähle eine andere Aktion.
refusal-wasteland-has-reaction = Dieses Modell hat schon einen Reaktionsmarker. Wähle eine andere Aktion oder ein anderes Modell.
refusal-wasteland-frozen = Ein eingefrorenes Modell kann sich nicht vorbereiten. Wähle eine andere Aktion.
refusal-wasteland-only-move = Ein Modell, das eben Schaden genommen hat, kann nur mit einer Bewegung reagieren. Beweg es, oder passe.
refusal-wasteland-only-engaged = Ein Modell im Nahkampf reagiert nur auf die, mit denen es kämpft. Wähle ein anderes Modell, oder passe.
refusal-wasteland-no-reaction = Dieses Modell kann jetzt nicht reagieren. Wähle eines mit Reaktionsmarker, oder passe.
refusal-wasteland-declared = Ein Modell reagiert einmal auf einen Auslöser, und eine angesagte Reaktion wird ausgeführt. Wähle eines der angebotenen Modelle.
refusal-wasteland-unaware = Dieses Modell hat nichts bemerkt. Wähle eines, das es wahrnimmt, oder passe.

## Marker und Gegenstände

refusal-wasteland-locked-out = Dieses Modell ist in dieser Runde an diesem Marker gescheitert. Versuch es nächste Runde wieder, oder schick ein anderes Modell.
refusal-wasteland-unseen = Deine Seite weiß noch nicht, was unter diesem Marker liegt. Sieh ihn erst an.
refusal-wasteland-not-touching = Das Modell berührt ihn nicht. Geh erst hin.
refusal-wasteland-wrong-skill = Diese Fertigkeit nützt hier nichts. Wähle die, die der Marker zeigt.
refusal-wasteland-no-item = Diese Karte ist nicht zur Hand. Wähle eine, die das Modell hat oder die dort liegt.
refusal-wasteland-not-shared = Geteilt wird mit einem Freund innerhalb von Gelb und in Sicht. Geh erst näher heran.
refusal-wasteland-starting-item = Was ein Modell von Anfang an hat, behält es. Wähle eine gefundene Karte.
refusal-wasteland-not-for-it = Diese Karte ist nichts für das Modell. Wähle eine andere Karte oder ein anderes Modell.
refusal-wasteland-no-use = Das nützt jetzt nichts. Wähle etwas anderes.
refusal-wasteland-already-seen = Deine Seite weiß schon, was unter diesem Marker liegt. Wähle einen anderen.
refusal-wasteland-marker-unseen = Der Marker liegt nicht innerhalb der Wachsamkeit und in Sicht. Geh erst näher heran.
refusal-wasteland-opened = Diese Karte ist in Gebrauch und kann nicht mehr abgelegt oder weitergegeben werden. Wähle eine andere.
refusal-wasteland-at-work = Diese Karte wurde in dieser Aktivierung schon eingesetzt. Setz sie in der nächsten wieder ein.
refusal-wasteland-not-yet = Das geht erst in einer späteren Runde. Nutze die Zeit, um hinzukommen.
refusal-wasteland-not-for-side = Damit kann nur die andere Seite etwas anfangen. Lass es, oder halte sie davon fern.
