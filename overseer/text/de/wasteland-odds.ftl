# `overseer odds wasteland` und die Vorschau eines Angriffs: Wert, Würfel, Rüstung und genaue Chancen.

wasteland-odds-written = Die Balken stehen in { $file }.

wasteland-odds-fraction = Anteil aller Würfe

## Was an einer Frage nicht stimmt

wasteland-odds-error-which = Welche Waffe? Zum Beispiel: overseer odds wasteland hunting-rifle --skill 6. Alle: overseer cards wasteland list weapon
wasteland-odds-error-weapon = Eine Waffe „{ $id }“ gibt es nicht. Ähnlich: { $near }. Alle: overseer cards wasteland list weapon
wasteland-odds-error-unit = Eine Einheit „{ $id }“ gibt es nicht. Ähnlich: { $near }. Alle: overseer cards wasteland list unit
wasteland-odds-error-mine = { $weapon } ist eine Mine: Mit ihr zielt niemand, also gibt es keine Probe. Nenne eine andere Waffe.
wasteland-odds-error-who = Wer greift an? Gib entweder --skill mit einer Zahl oder --unit mit einer Einheit an, nicht beides.
wasteland-odds-error-range = „{ $range }“ ist keine Reichweite. Wähle eine von diesen: { $known }.
wasteland-odds-error-band = { $weapon } lässt sich auf diese Reichweite nicht einsetzen ({ $range }). Möglich: { $known }.
wasteland-odds-error-critical = { $weapon } hat keine kritische Spalte. Lass --critical weg.
wasteland-odds-error-critical-band = Der kritische Angriff mit { $weapon } zählt nur auf { $band ->
    [long] lange
   *[short] kurze
} Reichweite. Ändere --range oder lass --critical weg.
wasteland-odds-error-charge = „{ $charge }“ ist kein Würfel eines Sturmangriffs. Wähle einen von diesen: { $known }.
wasteland-odds-error-charge-far = Ein Sturmangriff zählt nur im Nahkampf. Ergänze --range close oder lass --charge weg.
wasteland-odds-error-armour = „{ $armour }“ ist keine Rüstung. Gib einen Wert von 0 bis 9 an, mit +1, wenn sie eines hat (3+1), oder X für immun.
wasteland-odds-error-armour-twice = --target bringt seine eigene Rüstung mit. Gib entweder --target oder --armour an.
wasteland-odds-error-skill = { $unit } hat nicht die Fertigkeit für diese Waffe ({ $weapon }). Wähle eine andere Einheit oder gib --skill an.
wasteland-odds-error-game = Für „{ $game }“ gibt es keine Chancen. Wähle eines von diesen: { $known }.

## Hilfe

help-odds-game = Das Spiel: tragic (kritische Treffer) oder wasteland (Angriffe). Ohne Angabe: tragic.
    .value = SPIEL
help-odds-weapon = Wasteland: die Waffe, mit Kennung oder Namen.
    .value = WAFFE
help-odds-skill = Wasteland: der Wert der Fertigkeit vor allem, was ihn ändert.
    .value = N
help-odds-unit = Wasteland: die Einheit, die angreift; ihre Karte bringt die Fertigkeit mit.
    .value = EINHEIT
help-odds-target = Wasteland: die Einheit, die angegriffen wird; ihre Karte bringt Rüstung und Gesundheit mit.
    .value = EINHEIT
help-odds-range = Wasteland: short (kurz), long (lang) oder close (Nahkampf). Ohne Angabe: short, bei Nahkampfwaffen close.
    .value = REICHWEITE
help-odds-cover = Wasteland: wie viele Deckungen dazwischenliegen.
    .value = N
help-odds-armour = Wasteland: die Rüstung des Ziels, zum Beispiel 2, 3+1 oder X für immun. Ohne Angabe: keine.
    .value = RÜSTUNG
help-odds-quick = Wasteland: als Schnellaktion oder Reaktion.
help-odds-charge = Wasteland: nach einem Sturmangriff, mit seinem Würfel: black (schwarz), green (grün) oder both (beide).
    .value = WÜRFEL
help-odds-critical = Wasteland: als kritischer Angriff, mit der kritischen Spalte der Waffe.
