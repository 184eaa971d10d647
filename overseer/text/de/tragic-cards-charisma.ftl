# Die Charisma-Karten von Tragic: Namen und ein Satz zur Stimmung. Der Regeltext wird anderswo
# zusammengesetzt.

## Ability cards

card-tragic-inspiring-leader = Mitreißender Anführer
    .flavour = Sie würden dir überallhin folgen, und sei es nur, um zu sehen, wie es ausgeht.
card-tragic-pack-leader = Rudelführer
    .flavour = Einer ist lästig. Drei sind ein Argument.
card-tragic-smooth-talker = Schönredner
    .flavour = Du zahlst mit Komplimenten, und niemand will Wechselgeld.
card-tragic-battle-choir = Schlachtenchor
    .flavour = Schief gesungen, falsch marschiert, genau getroffen.
card-tragic-eulogist = Grabredner
    .flavour = Für jeden liegt ein gutes Wort bereit. Alphabetisch sortiert.

## Attacks

card-tragic-cutting-remark = Bissige Bemerkung
    .flavour = Stock und Stein sind für Leute ohne Wortschatz.
card-tragic-whip-crack = Peitschenhieb
    .flavour = Ein kurzer Satz, den jeder versteht.
card-tragic-flare-gun = Leuchtpistole
    .flavour = Ruft um Hilfe und zündet an, wer keine braucht.
card-tragic-firing-squad = Erschießungskommando
    .flavour = Die letzte Zigarette ist freiwillig, die Salve nicht.
card-tragic-artillery-call = Artillerieruf
    .flavour = Bitte bleiben Sie in der Leitung, aber nicht im Planquadrat.

## Actions and quests

card-tragic-pep-talk = Anfeuernde Worte
    .flavour = Im Grunde Geschrei, aber mit Blickkontakt.
card-tragic-field-promotion = Beförderung im Feld
    .flavour = Wer den Rang vorher hatte, braucht ihn nicht mehr.
card-tragic-stampede = Stampede
    .flavour = Kein Plan übersteht das, nicht einmal deiner.
card-tragic-call-to-arms = Ruf zu den Waffen
    .flavour = Waffe bitte selbst mitbringen. Suppe wird gestellt.
card-tragic-exile = Verbannung
    .flavour = Das Tor quietscht nur in eine Richtung.
card-tragic-infighting = Interner Streit
    .flavour = Du hast nur gefragt, wer von ihnen der Beste ist.
card-tragic-ultimatum = Ultimatum
    .flavour = Zwei Wege, beide deine Wahl, beide bergauf.
card-tragic-never-say-die = Totgesagte leben länger
    .flavour = Es hieß, er sei tot. Du hast nicht zugehört.
card-tragic-show-of-force = Machtdemonstration
    .flavour = Alle stehen gleichzeitig auf. Meist reicht das schon.
card-tragic-underground-passage = Geheimer Gang
    .flavour = Dem Kreidezeichen folgen, das Kreidezeichen vergessen.
card-tragic-raise-the-flag = Flagge hissen
    .flavour = Bettlaken, Besen, Idee: Staaten haben mit weniger angefangen.

## Reactions

card-tragic-human-shield = Menschlicher Schild
    .flavour = Zum Fragen war keine Zeit, und die Antwort war ohnehin klar.
card-tragic-close-ranks = Reihen schließen
    .flavour = Schulter an Schulter, Topfdeckel an Topfdeckel.
card-tragic-better-offer = Besseres Angebot
    .flavour = Gleiche Arbeit, doppelt so viele Kronkorken, halb so viele Begräbnisse.
card-tragic-change-of-heart = Sinneswandel
    .flavour = Auf halbem Weg fragten sie sich, wer sie eigentlich bezahlt.
card-tragic-ceasefire = Waffenruhe
    .flavour = Beide Seiten mussten nachladen und nannten es Frieden.

## Allies and companions

card-tragic-volunteer = Freiwilliger
    .flavour = Alle anderen sind einen Schritt zurückgetreten.
card-tragic-minuteman = Minuteman
    .flavour = In sechzig Sekunden bereit, fünfzig davon sucht er die Stiefel.
card-tragic-pack-hound = Meutehund
    .flavour = Nie allein, nie satt, nie zu spät.
card-tragic-fanatic = Fanatiker
    .flavour = Er hat das Flugblatt bis zum Ende gelesen und plant sein eigenes.
card-tragic-caravan-guard = Karawanenwache
    .flavour = Wird pro Tag bezahlt und sorgt dafür, dass noch einer kommt.
card-tragic-caravan-trader = Karawanenhändlerin
    .flavour = Alles muss raus, am besten, bevor jemand genauer hinsieht.
card-tragic-brotherhood-initiate = Initiat der Bruderschaft
    .flavour = Morgens vereidigt, seit mittags verflucht.
card-tragic-campfire-cook = Lagerkoch
    .flavour = Frag nicht, was drin ist. Frag nach mehr.
card-tragic-charger = Der Rammbock
    .flavour = Zwischen dir und der Kugel ist immer noch Platz für einen.
card-tragic-railroad-agent = Agentin der Railroad
    .flavour = Du hast sie nicht gesehen und würdest sie nicht wiedererkennen.
card-tragic-glowing-preacher = Leuchtender Prediger
    .flavour = Die Predigt ist lang, aber hell genug zum Lesen.
card-tragic-enclave-trooper = Soldat der Enklave
    .flavour = Salutiert vor einer Fahne, an die sich sonst niemand erinnert.
card-tragic-arena-champion = Arena-Champion
    .flavour = Unbesiegt. Die anderen sind bloß nicht mehr aufgestanden.
card-tragic-bodyguard = Leibwächter
    .flavour = Eine Mauer mit Meinungen, alle unausgesprochen.
card-tragic-militia-captain = Milizkommandantin
    .flavour = Vor dem Kampf zählt sie die Köpfe, danach tut sie, als zähle sie nicht.
card-tragic-brotherhood-paladin = Paladin der Bruderschaft
    .flavour = Eine halbe Tonne Stahl mit Ehrenkodex und Parkplatzproblem.
card-tragic-dogmeat = Dogmeat
    .flavour = Bringt, was du brauchst. Frisst, was du nicht brauchst.

## Objects of every kind

card-tragic-megaphone = Megafon
    .flavour = Macht jede Meinung auf achtzig Meter zur Tatsache.
card-tragic-evening-wear = Abendgarderobe
    .flavour = Nur zwei Einschusslöcher, und beide sind in Mode.
card-tragic-party-mix = Partymischung
    .flavour = Niemand erinnert sich an die Party, also war sie gut.
card-tragic-explosive-vests = Sprengstoffwesten
    .flavour = Einheitsgröße, einmal tragbar.
card-tragic-officers-sabre = Offizierssäbel
    .flavour = Er hat noch niemanden verletzt. Er zeigt nach vorn, den Rest machen andere.
card-tragic-market = Markt
    .flavour = Kein Umtausch, kein Beleg, keine Fragen.
card-tragic-recruiting-beacon = Anwerbungssender
    .flavour = Wer das hört, ist eingestellt.
