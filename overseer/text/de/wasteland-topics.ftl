# Wasteland: was gefragt ist. $model, $target: Modelle mit ihren Namen.

## Was der Zufall entscheidet

topic-wasteland-layout = Der Zufall legt das Gelände aus.
topic-wasteland-roll = Die Würfel entscheiden die Probe.
topic-wasteland-dice = Die Effektwürfel fallen.
topic-wasteland-armour = Der rote Würfel entscheidet, was die Rüstung abfängt.
topic-wasteland-flip = Der Glücksmarker wird geworfen.
topic-wasteland-scatter = Der Abweichungsmarker zeigt die Richtung.
topic-wasteland-find = Ein Gegenstand kommt vom Ödlandstapel.
topic-wasteland-danger = Eine Karte kommt vom Gefahrenstapel.
topic-wasteland-marker = Was unter dem Marker liegt, kommt ans Licht.
topic-wasteland-token = Der Zufall entscheidet, welches Modell der KI an der Reihe ist.
topic-wasteland-pick = Der Zufall entscheidet, wen es trifft.
topic-wasteland-chance = Der Zufall entscheidet, was jetzt geschieht.

## Was du entscheidest

topic-wasteland-place = Stell ein Modell auf: Wähle seinen Platz.
topic-wasteland-put = { $question ->
    [wall] Stell eine Mauer auf: Wähle Platz, Richtung und Länge, oder passe, wenn es genug sind.
    [turret] Stell einen Geschützturm auf: Wähle Art und Platz.
    [mine] Vergrab eine Mine: Wähle Art und Platz.
    [station-wall] Stell eine Mauer auf: Wähle ihren Ort, ihre Richtung und ihre Länge.
    [charge] Leg die Sprengladung ab: Wähle einen Ort, der die Basis berührt.
   *[other] Leg einen Marker aus: Wähle seinen Platz.
}
topic-wasteland-choose = { $question ->
    [food] Essen umsonst: Wähle eine Karte und die Einheit, die sie bekommt.
    [weapon] Eine Waffe umsonst: Wähle eine Karte und das Modell, das sie bekommt.
    [chooses] Du bestimmst, wer beginnt: Willst du es sein?
    [point] Wähle ein Modell, das einen Aktionspunkt auf Vorrat bekommt.
    [missile] Vor dem Gefecht schlägt eine Rakete ein: Wähle ihr Ziel.
    [journalist] Benenne deine Reporterin.
    [edges] Wähle eine Kante: Deine Zonen liegen dort und gegenüber.
    [edge] Wähle deine Kante; die gegenüberliegende ist der Ausgang.
    [look] Wähle einen Pfeiler, den du ansiehst; sonst sieht niemand seine Zahl.
    [swap] Wähle die beiden Pfeiler, die du heimlich vertauschst.
    [spread] Wähle, wer die nächste Ladung trägt, und ob sie scharf ist.
    [pass] Wähle die Ladung, die weitergegeben wird.
    [side] Wähle deine Kante; die andere Seite bekommt die gegenüber.
    [survivors] Von der anderen Seite ist niemand mehr da, und du könntest noch mehr erreichen. Weiterspielen? Sonst endet das Gefecht hier.
   *[other] Wähle eine der Möglichkeiten, die das Szenario bietet.
}
topic-wasteland-ready = Runde { $round }: Mach eines deiner Modelle bereit.
topic-wasteland-turn = Aktiviere eines deiner bereiten Modelle, oder halte sie zurück.
topic-wasteland-action = { $model }: Wähle eine Aktion, oder beende die Aktivierung.
topic-wasteland-react = { $model } hat gehandelt: Wähle ein Modell, das reagiert, oder passe.
topic-wasteland-reaction = { $model } reagiert: Wähle eine Schnellaktion, oder passe.
topic-wasteland-charge-die = Wähle den Würfel des Sturmbonus.
topic-wasteland-cry = Soll { $model } einen Kampfschrei gegen { $target } versuchen?
topic-wasteland-follow = Soll { $model } nachsetzen ({ $target })?
topic-wasteland-slide = { $model } darf an der Basis von { $target } entlanggleiten: Wähle einen Platz, oder bleib stehen.
topic-wasteland-effect = Wähle einen Effekt, den deine Symbole kaufen, oder kaufe nichts mehr.
topic-wasteland-ratings = { $target } ist getroffen: Wähle, welche Rüstung zählt, die Powerrüstung oder die eigene.
topic-wasteland-boost = { $target } ist getroffen: einen Rüstungsschub für +1 Rüstung ausgeben?
topic-wasteland-luck = Einen Glücksmarker ausgeben? Ein Wurf entscheidet, ob er hilft.
topic-wasteland-walk = Streufeuer: Wähle das nächste Ziel, oder stell das Feuer ein.
topic-wasteland-injury = Wähle, was verletzt wird: Arm oder Bein.
topic-wasteland-drop = { $model } hat eine Karte zu viel gefunden: Wähle, welche zurück in den Stapel kommt.
topic-wasteland-march = { $question ->
    [sleeper] { $model } hat Glück und darf ein Stück schlendern: Wähle wohin, oder lass es stehen.
   *[other] Ein Modell, das niemandem gehört, bewegt sich, wie du willst: Wähle wohin, oder lass es stehen.
}
topic-wasteland-swap = { $model } darf einen gelben Würfel statt eines anderen werfen: Wähle den Würfel, der wegfällt, oder behalte alle.
topic-wasteland-over = Das Gefecht ist vorbei.
