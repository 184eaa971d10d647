# Wasteland: Ereignisse, Folgen, Schübe und Extras in einem Gefecht. $event, $boost, $card, $perk: Namen.

## Was gefragt wird

topic-wasteland-event = Der Ereignisstapel zeigt, was als Nächstes kommt.
topic-wasteland-boon = Ein Schub wird gezogen.
topic-wasteland-play = Setze jetzt einen deiner Schübe ein, oder keinen.
topic-wasteland-peek = Du hast das nächste Ereignis gesehen. Soll es unter den Stapel?
topic-wasteland-aim = Wähle ein Modell.
topic-wasteland-perk = { $target } ist getroffen: einen Aktionspunkt für 1 Schaden an der Rüstung vorbei zahlen?

## Was geschah

event-wasteland-event-flipped = Das nächste Ereignis liegt offen: { $event }.
event-wasteland-event-drawn = Ereignis: { $event }!
event-wasteland-consequence = Folge, mitgebracht von { $side }: { $event }!
event-wasteland-event-peeked = { $model } fand heraus, was als Nächstes kommt: { $event }.
event-wasteland-event-peeked-hidden = { $model } fand heraus, welches Ereignis als Nächstes kommt.
event-wasteland-event-under = { $model } wendete das nächste Ereignis vorerst ab: Es kam unter den Stapel.
event-wasteland-event-struck = Bei { $x },{ $y } schlug etwas ein!
event-wasteland-event-tested = { $model } musste dem Ereignis standhalten: { $attribute }, Wert { $value }.
event-wasteland-event-withstood = { $model } hielt stand.
event-wasteland-event-marker = Etwas Durchsuchbares tauchte auf: Marker k{ $marker }.
event-wasteland-beast-came = { $model } kam aus dem Ödland ({ wasteland-area }), aller Feind.
event-wasteland-boost-drawn = { $seat } zog einen Schub.
event-wasteland-boost-used = { $seat } setzte einen Schub ein: { $boost }.
event-wasteland-gun-aimed = Ein Schuss aus dem Nichts auf { $target }, Wert { $value }!
event-wasteland-gun-missed = Der Schuss verfehlte { $target }.
event-wasteland-harmed = { $kind ->
    [radiation] { $model } hatte vom Weg hierher noch 1 Strahlenschaden.
    [energy] { $model } hatte vom Weg hierher noch 1 Energieschaden.
   *[physical] { $model } hatte vom Weg hierher noch 1 Schaden.
}
event-wasteland-rolled-again = { $n ->
    [one] Ein Extra von { $model }: { $n } Würfel wurde neu geworfen.
   *[other] Extras von { $model }: { $n } Würfel wurden neu geworfen.
}
event-wasteland-pressed = { $model } verlor die Geduld mit { $target }: 1 Schaden an der Rüstung vorbei.
event-wasteland-mended = { $model } reparierte { $target }: { $amount } Schaden weniger.
event-wasteland-entangled = { $model } versuchte, sich zu lösen: Beweglichkeit, Wert { $value }.
event-wasteland-held-fast = { $model } kam nicht los.

## Warum nicht

refusal-wasteland-no-boost = Diesen Schub hast du nicht. Wähle einen aus deiner Hand.
refusal-wasteland-boost-moment = Dieser Schub nützt in diesem Moment nichts. Wähle einen anderen, oder keinen.
refusal-wasteland-event = Das Ereignis im Spiel verbietet das. Wähle etwas anderes, bis es vorbei ist.
refusal-wasteland-force-single-perk = { $unit }: Ein Extra ({ $card }) ist nur für Einheiten aus einem Modell, diese hat { $n }.
refusal-wasteland-force-perk-twice = { $unit } hat das Extra { $card } zweimal. Nimm eines davon weg.
refusal-wasteland-force-perk-settlement = { $card } ist ein Extra der Siedlung. { $unit } kann es nicht haben.
refusal-wasteland-force-perk-users = Das Extra { $card } ist nicht für { $unit } gemacht. Wähle ein anderes.
refusal-wasteland-force-perk-attribute = { $unit } braucht { $attribute } { $low } oder mehr für das Extra { $card }. Wähle ein anderes.
refusal-wasteland-force-perk-after = { $unit } braucht vor { $card } das Extra { $perk }. Nimm es dazu, oder lass { $card } weg.
refusal-wasteland-force-boosts = { $n } Schübe sind zu viele: Das höchste Attribut des Anführers erlaubt { $high }. Lass welche weg.

## Woher ein Wert kommt

wasteland-value-event = Ereignis
wasteland-value-perk = Extra
wasteland-odds-item-event = Ereignis
wasteland-odds-item-perk = Extra
wasteland-odds-note-reroll = Würfel, die durch Extras neu geworfen werden, sind nicht mitgerechnet.

## Auf dem Tisch

say-wasteland-play = Schub einsetzen: { $boost }
say-wasteland-play-for = Schub einsetzen für { $model }: { $boost }
say-wasteland-play-die = Schub einsetzen ({ $die }): { $boost }
say-wasteland-aim-at = { $model } wählen
say-wasteland-mend = { $model } reparieren
plain-wasteland-event = Im Spiel: { $event }. { $rules }
plain-wasteland-event-next = Das nächste Ereignis liegt offen: { $event }. { $rules }
plain-wasteland-boost = Auf deiner Hand: { $boost }. { $rules }
plain-wasteland-boosts = { $n ->
    [one] { $seat } hat { $n } Schub auf der Hand.
   *[other] { $seat } hat { $n } Schübe auf der Hand.
}
plain-wasteland-quest = Deine Quest: { $quest }. { $rules }
plain-wasteland-quest-other = { $seat } hat eine Quest, von der du nichts weißt.
