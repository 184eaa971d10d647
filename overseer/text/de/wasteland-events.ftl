# Wasteland: was geschah. $model, $target, $by: Modelle mit ihren Namen; $side: eine Seite mit ihrem
# Namen; $weapon, $card, $danger, $attribute: Namen. Andere Wörter ($condition, $kind, $skill,
# $content, $effect) kommen, wie das Spiel sie schreibt, und wählen hier einen Satz.

## Runden, Züge, Aktivierungen

event-wasteland-round = Runde { $round } begann.
event-wasteland-round-ended = Runde { $round } endete.
event-wasteland-advantage = Der Vorteilsmarker ging an: { $side }.
event-wasteland-turn = Am Zug: { $side }.
event-wasteland-readied = { $model } machte sich bereit.
event-wasteland-held = { $side }: Die bereiten Modelle warten ab.
event-wasteland-activated = { $model } wurde aktiviert.
event-wasteland-ended = { $model } war für diese Runde fertig.
event-wasteland-action-kept = { $model } hob sich eine Aktion für später auf.
event-wasteland-vats = VATS: { $points ->
    [0] nichts für { $model }.
    [one] { $points } Aktionspunkt für { $model }.
   *[other] { $points } Aktionspunkte für { $model }.
}
event-wasteland-point-won = { $amount ->
    [one] { $model } gewann { $amount } Aktionspunkt.
   *[other] { $model } gewann { $amount } Aktionspunkte.
}
event-wasteland-rolled = Die Würfel: { $roll }.
event-wasteland-prepared = { $model } bereitete sich vor und lag auf der Lauer.
event-wasteland-reacts = { $model } reagierte auf { $by }!
event-wasteland-ordered = { $model } rief { $target } zur Tat, ab jetzt bereit.
event-wasteland-tended = { $model } verarztete { $target }: 1 Schaden geheilt.
event-wasteland-point-given = { $target } bekam einen Aktionspunkt von { $model }.
event-wasteland-reaction-given = { $target } bekam einen Reaktionsmarker von { $model }.
event-wasteland-lent = { $target } durfte ein Attribut von { $model } nutzen.
event-wasteland-distracted = { $model } lenkte { $target } ab.
event-wasteland-advantage-claimed = { $model } beanspruchte den Vorteilsmarker.

## Bewegung

wasteland-stride = { $colour ->
    [orange] oranges Lineal
    [yellow] gelbes Lineal
    [red] rotes Lineal
    [green] grünes Lineal
    [blue] blaues Lineal
    [black] schwarzes Lineal
   *[far] mehrere Lineale
} ({ $cm } cm) { $to ->
    [north] nach Norden
    [north-east] nach Nordosten
    [east] nach Osten
    [south-east] nach Südosten
    [south] nach Süden
    [south-west] nach Südwesten
    [west] nach Westen
   *[north-west] nach Nordwesten
}
wasteland-touching = { $contact ->
    [yes] , bis zum Kontakt: { $about }.
   *[no] .
}
wasteland-area = { $area ->
    [middle] in der Mitte
    [north] im Norden
    [north-east] im Nordosten
    [east] im Osten
    [south-east] im Südosten
    [south] im Süden
    [south-west] im Südwesten
    [west] im Westen
   *[north-west] im Nordwesten
}, { $x },{ $y }
event-wasteland-moved = { $model }: { wasteland-stride }{ wasteland-touching }
event-wasteland-leapt = { $model } hob mit dem Jetpack ab.
event-wasteland-slipped = { $model } verlor den Halt und kam nicht hinauf.
event-wasteland-fell = { $model } stürzte { $inches } Zoll tief.
event-wasteland-escaped = { $model } verließ den Tisch und war in Sicherheit.
event-wasteland-covered = { $by } deckte den Rückzug von { $model }: kein freier Angriff.
event-wasteland-mine-laid = { $model } legte eine Mine: { $weapon }.
event-wasteland-mine-went-off = { $model } löste eine Mine aus: { $weapon }!

## Nahkampf

event-wasteland-charged = { $model } stürmte auf { $target } los!
event-wasteland-spiked = { $model } rannte in die Stacheln von { $by }.
event-wasteland-cry-won = Der Kampfschrei von { $model } ging { $target } durch Mark und Bein.
event-wasteland-cry-lost = { $target } hielt dem Kampfschrei von { $model } stand.
event-wasteland-cry-failed = Der Kampfschrei von { $model } änderte nichts: { $target } wankte nicht, schlug aber auch nicht zurück.
event-wasteland-pushed = { $model } stieß { $target } zurück: { wasteland-stride }.
event-wasteland-push-blocked = { $model } stieß zu, aber { $target } konnte nirgendwohin.
event-wasteland-followed = { $model } setzte nach: { $target }.
event-wasteland-slid = { $model } glitt an { $target } entlang.
event-wasteland-free-attack = { $target } wandte sich ab: freier Angriff von { $model }!

## Angriffe

event-wasteland-shot = { $model } schoss auf { $target }: { $weapon }, Wert { $value }.
event-wasteland-fought = { $model } griff { $target } im Nahkampf an: { $weapon }, Wert { $value }.
event-wasteland-threw-at = { $model } warf auf { $target }: { $weapon }, Wert { $value }.
event-wasteland-threw = { $model } warf: { $weapon }, Wert { $value }.
event-wasteland-die-swapped = { $model } tauschte einen Würfel gegen einen gelben.
event-wasteland-not-spotted = { $model } konnte { $target } nicht ausmachen.
event-wasteland-hit = { $model } traf!
event-wasteland-missed = { $model } traf nicht.
event-wasteland-critical = Kritischer Angriff von { $model }!
event-wasteland-critical-points = { $points ->
    [one] Kritische Leiste von { $model }: { $points } Punkt ({ $weapon }).
   *[other] Kritische Leiste von { $model }: { $points } Punkte ({ $weapon }).
}
event-wasteland-lucky-hit = Das Glück führte { $model } die Hand: Aus dem Fehlschlag wurde ein Treffer!
event-wasteland-lucky-dodge = Das Glück rettete { $model }: Aus dem Treffer wurde ein Fehlschlag!
event-wasteland-struck-instead = Im Getümmel traf der Schuss auf { $target } jemand anderen: { $model }!
event-wasteland-bought = { $model } gab Symbole aus: { $effect ->
    [damage] mehr Schaden.
    [reduction] schwächere Rüstung.
    [pierce] Schaden an der Rüstung vorbei.
    [stun] betäubt.
    [arm] verletzter Arm.
    [leg] verletztes Bein.
    [injury] Arm oder Bein verletzt.
    [fire] in Flammen.
    [freeze] eingefroren.
    [poison] vergiftet.
    [push] ein Stoß.
    [action] Aktionspunkte.
    [calm] ein Reaktionsmarker weniger für das Ziel.
    [calm-or-stun] ein Reaktionsmarker weniger für das Ziel, oder betäubt.
    [ready-again] die Waffe bleibt geladen.
    [shaken] ein Marker −2.
    [radiate] Strahlenschaden an der Rüstung vorbei.
    [ignore-strong] das +1 starker Rüstung zählt nicht.
    [hurt] physischer Schaden.
    [draw] Gegenstände vom Stapel.
    [use-up] die Aktivierung endet.
    [alarm] die Feinde sind alarmiert.
   *[other] { $effect }.
}
event-wasteland-calmed = { $model } verlor einen Reaktionsmarker.
event-wasteland-scattered = Der Schuss wich ab, nach { $x },{ $y }.
event-wasteland-exploded = Explosion bei { $x },{ $y }: { $weapon }!
event-wasteland-detonated = { $model } flog in die Luft!
event-wasteland-reloaded = { $model } lud nach: { $weapon }.
event-wasteland-primed = { $model } lud eine Waffe auf: { $weapon }.

## Schaden und Zustände

event-wasteland-dodged = { $model } wich dem Treffer aus.
event-wasteland-boosted = { $model } gab einen Rüstungsschub aus.
event-wasteland-armour = { $roll ->
    [0] Die starke Rüstung von { $model } fing { $blocked } Schaden ab.
   *[other] { $blocked ->
        [0] Die Rüstung von { $model } fing nichts ab (roter Würfel { $roll }, Rüstungswert { $rating }).
       *[other] Die Rüstung von { $model } fing { $blocked } Schaden ab (roter Würfel { $roll }, Rüstungswert { $rating }).
    }
}
event-wasteland-immune = { $kind ->
    [physical] { $model } war gegen physischen Schaden immun.
    [energy] { $model } war gegen Energieschaden immun.
    [radiation] { $model } war gegen Strahlung immun.
   *[other] { $model } war gegen diesen Schaden immun.
}
event-wasteland-unhurt = { $model } kam unverletzt davon.
event-wasteland-tough = Glück für { $model }: 1 Schaden weniger.
event-wasteland-power-armour-hit = Die Powerrüstung von { $model } nahm { $damage } Schaden.
event-wasteland-degraded = Die Powerrüstung von { $model } gab nach und wurde beschädigt.
event-wasteland-damaged = { $model } nahm { $damage } { $kind ->
    [physical] physischen Schaden
    [energy] Energieschaden
    [radiation] Strahlenschaden
   *[other] Schaden
} (noch { $left } Gesundheit).
event-wasteland-healed = { $model } wurde geheilt: { $amount } Schaden weniger.
event-wasteland-removed = { $model } schied aus dem Gefecht aus.
event-wasteland-removed-by = { $by } setzte { $model } außer Gefecht!
event-wasteland-burns = Die Flammen fraßen an { $model }.
event-wasteland-sickens = Das Gift wirkte in { $model }.
event-wasteland-stun-spent = { $actions ->
    [0] { $model } war zu benommen, um überhaupt zu handeln.
    [one] { $model } war benommen und hatte nur noch { $actions } Aktion.
   *[other] { $model } war benommen und hatte noch { $actions } Aktionen.
}
event-wasteland-condition = { $condition ->
    [frozen] { $model } fror fest.
    [arm] { $model } wurde am Arm verletzt.
    [leg] { $model } wurde am Bein verletzt.
    [fire] { $model } fing Feuer!
    [stunned] { $model } wurde betäubt.
    [poisoned] { $model } wurde vergiftet.
    [shaken] { $model } bekam einen Marker −2.
   *[other] { $model }: { $condition }.
}
event-wasteland-cured = { $condition ->
    [frozen] { $model } taute auf.
    [arm] Der Arm von { $model } heilte.
    [leg] Das Bein von { $model } heilte.
    [fire] Das Feuer an { $model } erlosch.
    [stunned] { $model } schüttelte die Betäubung ab.
    [poisoned] { $model } wurde das Gift los.
    [shaken] { $model } verlor den Marker −2.
   *[other] { $model } überstand es: { $condition }.
}

## Marker und Expertise

event-wasteland-looked = { $model } sah Marker k{ $marker } an: { $content ->
    [blank] nichts.
    [item] ein Gegenstand.
    [search] etwas zum Durchsuchen.
    [lockpick] ein Schloss.
    [computers] ein Computer.
    [danger] Gefahr!
    [searchable] ein durchsuchbarer Ort.
   *[other] { $content }.
}
event-wasteland-looked-hidden = { $model } sah einen Marker an.
event-wasteland-blank = Nichts unter Marker k{ $marker }: Er kam vom Tisch.
event-wasteland-searchable = Bei Marker k{ $marker } lohnte es sich zu suchen.
event-wasteland-tried = { $skill ->
    [search] { $model } suchte bei Marker k{ $marker } (Wert { $value }).
    [lockpick] { $model } versuchte sich am Schloss bei Marker k{ $marker } (Wert { $value }).
    [computers] { $model } versuchte sich am Computer bei Marker k{ $marker } (Wert { $value }).
   *[other] { $model } versuchte sich an Marker k{ $marker } (Wert { $value }).
}
event-wasteland-try-succeeded = { $model } hatte bei Marker k{ $marker } Erfolg.
event-wasteland-try-failed = { $model } scheiterte bei Marker k{ $marker }.
event-wasteland-locked-out = { $model } durfte es bei Marker k{ $marker } in dieser Runde nicht noch einmal versuchen.
event-wasteland-opened = { $model } öffnete Marker k{ $marker } ohne Probe: { $card }.
event-wasteland-found = { $model } fand etwas: { $card }.
event-wasteland-found-nothing = { $model } fand nichts: Der Ödlandstapel ist leer.
event-wasteland-put-back = { $model } legte eine Karte zurück in den Ödlandstapel: { $card }.
event-wasteland-left = { $model } ließ etwas am Boden liegen: { $card }.
event-wasteland-taken = { $model } hob etwas auf: { $card }.
event-wasteland-given = { $target } bekam etwas von { $model }: { $card }.

## Gefahren

event-wasteland-danger = Gefahr für { $model }: { $danger }! Nichts konnte sie abwenden.
event-wasteland-danger-tested = Gefahr für { $model }: { $danger }! Zum Abwenden: { $attribute }, Wert { $value }.
event-wasteland-danger-averted = { $model } wandte die Gefahr ab.
event-wasteland-danger-struck = { $model } konnte die Gefahr nicht abwenden.
event-wasteland-held-up = { $model } wurde aufgehalten: Die Aktivierung war vorbei.
event-wasteland-alarmed = { $model } wurde alarmiert: ein Reaktionsmarker.

## Gegenstände

event-wasteland-used = { $model } setzte etwas ein: { $card }.
event-wasteland-used-on = { $model } setzte etwas für { $target } ein: { $card }.
event-wasteland-chem-kept = { $model } behielt etwas übrig: Die Karte wurde nicht verbraucht ({ $card }).
event-wasteland-stage = { $card } wirkte bei { $model }: Stufe { $stage } von { $stages }.
event-wasteland-faded = Bei { $model } ließ die Wirkung nach: { $card }.
event-wasteland-addicted = { $model } wurde süchtig: { $card }.
event-wasteland-sober = { $model } wurde alle Süchte los.
event-wasteland-cleansed = { $model } wurde { $amount } Strahlenschaden los.
event-wasteland-boosts-won = { $amount ->
    [one] { $model } bekam { $amount } Rüstungsschub.
   *[other] { $model } bekam { $amount } Rüstungsschübe.
}
event-wasteland-energy-boosts-won = { $amount ->
    [one] { $model } bekam { $amount } Rüstungsschub gegen Energie.
   *[other] { $model } bekam { $amount } Rüstungsschübe gegen Energie.
}
event-wasteland-patched = An der Powerrüstung von { $model } wurde { $amount } Schaden geflickt.
event-wasteland-pumped = Die Sanitätspumpe von { $model } sprang an: { $card }.
event-wasteland-called-in = { $model } rief Artillerie herbei: Marker k{ $marker }.
event-wasteland-strike-fell = Die Granaten trafen Marker k{ $marker }!
event-wasteland-strike-wide = Die Granaten verfehlten Marker k{ $marker }.

## Aufbau

event-wasteland-layout = Das Gelände wurde ausgelegt: Tisch { NUMBER($number, useGrouping: 0) }.
event-wasteland-places-first = Zuerst legt aus: { $side }.
event-wasteland-edge = { $side }: die { $edge ->
    [south] Südkante.
    [north] Nordkante.
    [west] Westkante.
    [east] Ostkante.
   *[other] Kante { $edge }.
}
event-wasteland-marker-put = Marker ausgelegt, { wasteland-area }: { $about }.
event-wasteland-deployed-model = { $model } ging in Stellung: { wasteland-area }.
event-wasteland-waits = { $model } fand keinen Platz und kommt zu Beginn einer späteren Runde.
event-wasteland-deployed = Alle waren in Stellung: Das Gefecht begann!

## Was nur manche Szenarien kennen

event-wasteland-attribute-tested = { $model } legte eine Probe ab: { $attribute }, Wert { $value }.
event-wasteland-carries = { $model } nahm Marker k{ $marker } auf und trug ihn.
event-wasteland-freed = { $by } befreite { $model }!
event-wasteland-trap-emptied = { $model } leerte die Falle bei Marker k{ $marker }.
event-wasteland-trap-stuck = Die Falle bei Marker k{ $marker } ging für { $model } nicht auf.
event-wasteland-hunted = Die Jagd begann: auf { $model }.
event-wasteland-locker = { $model } brach den Waffenspind bei Marker k{ $marker } auf.
event-wasteland-leak = Die Pumpzone blieb unbeaufsichtigt: Die nächsten { $gallons } Gallonen gehen verloren.
event-wasteland-water = { $gallons } Gallonen Wasser wurden gepumpt, { $total } insgesamt.
event-wasteland-generator = { $model } brachte den Generator zum Laufen!
event-wasteland-captured = { $model } wurde gefangen genommen (bisher { $total }).
event-wasteland-lock = { $model } besah sich das Schloss der Truhe: Schlüssel { $key } passt.
event-wasteland-chest-opened = { $model } öffnete die Truhe: das Tagebuch!
event-wasteland-barrels = { $count ->
    [one] { $model } stand neben einem leckenden Fass.
   *[other] { $model } stand neben { $count } leckenden Fässern.
}
event-wasteland-thunder = Donner rollte über das Ödland ({ $count }).
event-wasteland-deathclaw = Der Boden bebte: { $model } kam, { wasteland-area }!
event-wasteland-siren = { $model } ließ die Sirene bei Marker k{ $marker } heulen.
event-wasteland-driven = Die Sirene brachte { $model } in Bewegung: { wasteland-stride }{ wasteland-touching }
event-wasteland-marched = { $model } trottete weiter: { wasteland-stride }.
event-wasteland-march-blocked = { $model } fand keinen Weg und blieb stehen.

## Woher der Wert einer Probe, ein Würfel oder ein Rüstungswert kommt

wasteland-value-strength = { wasteland-attribute-strength }
wasteland-value-perception = { wasteland-attribute-perception }
wasteland-value-endurance = { wasteland-attribute-endurance }
wasteland-value-charisma = { wasteland-attribute-charisma }
wasteland-value-intelligence = { wasteland-attribute-intelligence }
wasteland-value-agility = { wasteland-attribute-agility }
wasteland-value-luck = { wasteland-attribute-luck }
wasteland-value-skill-melee = Karten: { wasteland-skill-melee }
wasteland-value-skill-pistol = Karten: { wasteland-skill-pistol }
wasteland-value-skill-rifle = Karten: { wasteland-skill-rifle }
wasteland-value-skill-heavy = Karten: { wasteland-skill-heavy }
wasteland-value-skill-throw = Karten: { wasteland-skill-throw }
wasteland-value-skill-search = Karten: { wasteland-skill-search }
wasteland-value-skill-lockpick = Karten: { wasteland-skill-lockpick }
wasteland-value-skill-computers = Karten: { wasteland-skill-computers }
wasteland-value-skill-cry = Karten: { wasteland-skill-cry }
wasteland-value-skill-resist = Karten: { wasteland-skill-resist }
wasteland-value-target-agility = Beweglichkeit des Ziels
wasteland-value-quick = Schnellaktion
wasteland-value-conditions = Zustände
wasteland-value-mod = Mod
wasteland-value-cover = Deckung
wasteland-value-gun-in-melee = Schusswaffe im Nahkampf
wasteland-value-handler = Wahrnehmung des Hundeführers
wasteland-value-dread = Grauen
wasteland-value-weapon = Waffe
wasteland-value-charge = Sturmbonus
wasteland-value-outnumbering = Überzahl
wasteland-value-card = Karten
wasteland-value-critical = kritischer Angriff
wasteland-value-armour = eigene Rüstung
wasteland-value-power-armour = Powerrüstung
wasteland-value-area = Schutz gegen Flächen
