# Warum die KI tut, was sie tut (WC-A4 bis WC-A25): ein Satz für jeden Schritt ihrer Überlegung.

## Der Wurf und was er bedeutet

wasteland-ai-roll = { $model } würfelte { $row ->
    [bottle] eine Flasche
    [bottles] zwei Flaschen
    [star] einen Stern
    [stars] zwei Sterne
   *[explosion] eine Explosion
}, Spalte „{ $column }“
wasteland-ai-no-card = keine KI-Karte
wasteland-ai-about = { $what ->
    [north] die Nordkante
    [south] die Südkante
    [west] die Westkante
    [east] die Ostkante
   *[several] mehrere zur Wahl
}
wasteland-ai-manner = { $attitude ->
    [reckless] draufgängerisch
   *[careful] vorsichtig
}, { $method ->
    [close] Nahkampf
   *[ranged] Fernkampf
}{ $stays ->
    [yes] , bleibt im Nahkampf
   *[no] {""}
}
event-wasteland-ai-response-a = { wasteland-ai-roll }: A, Angriff ({ wasteland-ai-manner }).
event-wasteland-ai-response-m = { wasteland-ai-roll }: M, Bewegung ({ wasteland-ai-manner }).
event-wasteland-ai-response-o = { wasteland-ai-roll }: O, Ziel ({ wasteland-ai-manner }).
event-wasteland-ai-response-f = { wasteland-ai-roll }: F, Rückzug ({ wasteland-ai-manner }).
event-wasteland-ai-response-d = { wasteland-ai-roll }: D, Verteidigung ({ wasteland-ai-manner }).

## Die Nahkampfliste

event-wasteland-ai-close-fight = { $model }: Nahkampf mit einem Feind in Reichweite.
event-wasteland-ai-close-charge = { $model }: Ein Sturmangriff erreicht einen Feind.
event-wasteland-ai-close-contact = { $model }: Ein Sturmangriff führt nicht hin, aber eine Bewegung erreicht einen Feind.
event-wasteland-ai-close-next-charge = { $model }: Eine Bewegung, damit danach ein Sturmangriff einen Feind erreicht.
event-wasteland-ai-close-next-move = { $model }: Eine Bewegung, damit danach eine weitere einen Feind erreicht.
event-wasteland-ai-close-towards = { $model }: Alle Feinde sind noch zu weit weg; eine Bewegung auf einen zu.
event-wasteland-ai-close-engaged = { $model } ist im Nahkampf: Das Angriffsziel steht im Kontakt oder ist mit einer Bewegung erreichbar.

## Die Fernkampfliste

event-wasteland-ai-ranged-shoot = { $model }: ein Schuss.
event-wasteland-ai-ranged-position = { $model }: Von hier ist kein Schuss möglich; eine Bewegung für einen Schuss mit der nächsten Aktion.
event-wasteland-ai-ranged-towards = { $model }: Niemand kommt in Schussweite; eine Bewegung auf einen Feind zu.
event-wasteland-ai-ranged-break-off = { $model } ist im Nahkampf und will schießen: eine Bewegung weg, für einen Schuss mit der nächsten Aktion.

## Das Angriffsziel

event-wasteland-ai-target-only = { $model }: { $target } ist das einzige mögliche Angriffsziel.
event-wasteland-ai-target-nearest = { $model }: { $target } ist am nächsten.
event-wasteland-ai-target-weakest = { $model }: { $target } hat am wenigsten Gesundheit übrig.
event-wasteland-ai-target-strongest = { $model }: { $target } ist am stärksten.
event-wasteland-ai-target-most-hurt = { $model }: { $target } ist am schwersten verwundet.
event-wasteland-ai-target-healthiest = { $model }: { $target } hat am meisten Gesundheit übrig.
event-wasteland-ai-target-vulnerable = { $model }: { $target } hat die schwächste Rüstung gegen diese Waffe.
event-wasteland-ai-target-slowest = { $model }: { $target } ist am langsamsten.
event-wasteland-ai-target-fastest = { $model }: { $target } stürmt am weitesten.
event-wasteland-ai-target-most-effective = { $model }: { $target } ist am leichtesten zu treffen.
event-wasteland-ai-target-ready = { $model }: { $target } ist bereit.
event-wasteland-ai-target-used = { $model }: { $target } ist verbraucht.
event-wasteland-ai-target-important = { $model }: { $target } ist dem am nächsten, worum es geht.
event-wasteland-ai-target-unengaged = { $model }: { $target } ist nicht im Nahkampf.
event-wasteland-ai-target-engaged = { $model }: { $target } ist im Nahkampf.
event-wasteland-ai-target-capable = { $model }: { $target } könnte das Ziel vereiteln.
event-wasteland-ai-target-chance = { $model }: { $count } Angriffsziele sind gleich gut; der Zufall entscheidet.
event-wasteland-ai-last-model = { $model }: Von dieser Seite ist sonst niemand übrig; wer besiegt werden soll, kommt vor der Liste.
event-wasteland-ai-chance = Der Zufall entschied zwischen { $count } gleich guten Möglichkeiten.

## Waffen

event-wasteland-ai-reload = { $model } hat sonst nichts Passendes: nachladen ({ $weapon }).
event-wasteland-ai-no-weapon = { $model } hat keine passende Waffe.

## Bewegungen, Ziele, Rückzug

event-wasteland-ai-attack-nobody = { $model } hat niemanden zum Angreifen: das Ziel.
event-wasteland-ai-move = { $model }: unterwegs ({ $about }), { $moves ->
    [one] die letzte Bewegung
   *[other] noch { $moves } Bewegungen
}.
event-wasteland-ai-move-near = { $model }: Kein Weg führt ans Ziel ({ $about }); so nah heran wie möglich.
event-wasteland-ai-at-subject = { $model } ist schon am Ziel ({ $about }): das Missionsziel.
event-wasteland-ai-no-way = { $model } findet keinen Weg: ein Angriff.
event-wasteland-ai-safest = { $model }: der sicherste von { $count ->
    [one] einem Platz
   *[other] { $count } Plätzen
}, { $threats ->
    [0] unerreichbar für alle Feinde
    [one] erreichbar für einen Feind
   *[other] erreichbar für { $threats } Feinde
}, { $cover ->
    [0] ohne Deckung
    [one] hinter einer Deckung
   *[other] hinter { $cover } Deckungen
}.
event-wasteland-ai-aim-defeat = { $model }: Zu besiegen: { $about }; niemand sonst wird angegriffen.
event-wasteland-ai-aim-protect = { $model }: Zu schützen: { $about }.
event-wasteland-ai-aim-go = { $model }: Zu erreichen: { $about }.
event-wasteland-ai-aim-use = { $model }: Das Ziel ist zum Greifen nah: { $about }.
event-wasteland-ai-aim-touch = { $model }: Eine Bewegung führt zum Ziel: { $about }.
event-wasteland-ai-aim-approach = { $model }: Das Ziel ist noch zu weit weg: { $about }.
event-wasteland-ai-aim-impossible = { $model } kann für das Ziel nichts tun: ein Angriff.
event-wasteland-ai-fall-back = { $model }: Rückzug an den Ausgangspunkt.
event-wasteland-ai-at-home = { $model } steht am Ausgangspunkt: das Ziel.
event-wasteland-ai-again = { $model } dreht sich im Kreis: ein Angriff auf irgendeinen Feind.
event-wasteland-ai-towards-nearest = { $model } kann nicht angreifen: eine Bewegung auf { $target } zu, den nächsten Feind.
event-wasteland-ai-lost = { $model } kann nichts tun: Die Aktion verfällt.

## Verteidigung

event-wasteland-ai-defend-from = { $model }: { $target } bedroht am meisten, was zu verteidigen ist ({ $about }).
event-wasteland-ai-defend-close = { $model } schießt nicht in den Nahkampf des Schützlings: Nahkampf.
event-wasteland-ai-defend-drawn = { $count } Feinde bedrohen es gleich stark: Einer davon wurde ausgelost.
event-wasteland-ai-defend-move = { $model }: Die Bedrohung ist jetzt nicht anzugreifen; eine Bewegung zum Schützling ({ $about }).
event-wasteland-ai-defend-hostile = { $model } verteidigt keinen Feind: das Ziel.
event-wasteland-ai-defend-nothing = { $model } hat nichts zu verteidigen: ein Angriff.

## Im Nahkampf

event-wasteland-ai-stays = { $model } löst sich nicht: Nahkampf mit denen im Kontakt.
event-wasteland-ai-breaks-off = { $model }: sich aus dem Nahkampf lösen.
event-wasteland-ai-no-way-out = { $model } kommt nicht weg: Nahkampf.

## Kleine Entscheidungen

event-wasteland-ai-follow = { $model }: nachsetzen.
event-wasteland-ai-stay-behind = { $model }: nicht nachsetzen.
event-wasteland-ai-slide = { $model }: entlanggleiten, um { $target } fernzuhalten.
event-wasteland-ai-most-icons = { $model }: zuerst, was die meisten Symbole kostet ({ $count }).
event-wasteland-ai-reacts = { $model }: Eine Reaktion auf { $target } lohnt sich.
event-wasteland-ai-reaction-attack = { $model } kann { $target } angreifen.
event-wasteland-ai-reaction-move = { $model }: eine Bewegung aus der Gefahr.
event-wasteland-ai-quick = { $model } hat noch eine Aktion, eine schnelle.
event-wasteland-ai-points-prepare = { $model }: ein Aktionspunkt zum Vorbereiten.
event-wasteland-ai-points-move = { $model }: ein Aktionspunkt für eine Bewegung.
event-wasteland-ai-points-attack = { $model }: ein Aktionspunkt für einen Angriff.
event-wasteland-ai-points-heal = { $model }: die eigenen Wunden versorgen.
