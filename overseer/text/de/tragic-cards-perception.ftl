# Die Wahrnehmungs-Karten von Tragic: Namen und ein Satz zur Stimmung. Der Regeltext wird anderswo
# zusammengesetzt.

## Ability cards

card-tragic-eye-for-gaps = Blick für Lücken
    .flavour = Jede Rüstung hat eine Naht, und jede Naht hat einen schlechten Tag.
card-tragic-steady-aim = Ruhige Hand
    .flavour = Einatmen, ausatmen, und den letzten Atemzug überlässt du ihnen.
card-tragic-sharpshooter = Scharfschütze
    .flavour = Du hast einmal den Punkt vom i geschossen, auf einem Ortsschild.
card-tragic-fire-control = Feuerleitung
    .flavour = Etwas höher. Etwas nach links. Genau da.
card-tragic-battlefield-sense = Gespür fürs Gelände
    .flavour = Während die anderen nachladen, siehst du dich um.

## Attacks

card-tragic-pistol-shot = Pistolenschuss
    .flavour = Klein, laut und überzeugend.
card-tragic-sniper-shot = Präzisionsschuss
    .flavour = Der Knall kommt später an, wie die meiste Post.
card-tragic-assault-rifle = Sturmgewehr
    .flavour = Dreißig Meinungen pro Magazin.
card-tragic-needle-round = Nadelgeschoss
    .flavour = So dünn, dass es durch jede Ausrede passt.
card-tragic-shotgun-blast = Schrotladung
    .flavour = Zielen heißt hier: ungefähr dorthin.
card-tragic-frag-grenade = Splittergranate
    .flavour = Mit Freunden teilen. Nicht mit den eigenen.
card-tragic-crippling-shot = Lähmender Schuss
    .flavour = Es läuft noch, nur nirgendwo mehr hin.
card-tragic-fuel-tank-shot = Schuss in den Tank
    .flavour = Ab sofort Rauchverbot im Umkreis von hundert Metern.
card-tragic-minigun = Minigun
    .flavour = Wer sie getauft hat, hat sie nie getragen.

## Actions and quests

card-tragic-scout-ahead = Vorausspähen
    .flavour = Einer muss ja als Erster drauftreten.
card-tragic-armour-piercing-rounds = Panzerbrechende Munition
    .flavour = Anklopfen war noch nie deine Art.
card-tragic-interrogation = Verhör
    .flavour = Die Lampe ist kaputt, Schweigen wirkt genauso.
card-tragic-comb-the-ruins = Trümmer durchsuchen
    .flavour = Des einen Müll ist des anderen Müll, nur woanders.
card-tragic-double-tap = Doppelschuss
    .flavour = Der zweite ist für die Gewissheit.
card-tragic-buried-cache = Vergrabenes Versteck
    .flavour = Jemand hat es angelegt, gut markiert und nie wieder besucht.
card-tragic-lost-signal = Verlorenes Signal
    .flavour = Seit zwei Jahrhunderten dieselben Koordinaten. Jemand sollte mal antworten.

## Reactions

card-tragic-take-cover = In Deckung
    .flavour = Von hinter dieser Mauer sieht die Lage viel besser aus.
card-tragic-saw-it-coming = Hab ich kommen sehen
    .flavour = Der Stolperdraht war eine nette Idee. Nur leider rostig.
card-tragic-minefield = Minenfeld
    .flavour = Die Warnschilder waren separat erhältlich.
card-tragic-disarming-shot = Entwaffnender Schuss
    .flavour = Erst der Hut, dann die Waffe, dann das Selbstvertrauen.
card-tragic-one-shot = Ein Schuss genügt
    .flavour = Sie hatten sich noch nicht einmal vorgestellt.

## Allies and companions

card-tragic-lookout = Ausguck
    .flavour = Er sieht alles, und die Hälfte glaubt man ihm.
card-tragic-raider-gunner = Raider-Schützin
    .flavour = Eine Kerbe für jeden Treffer, eine Lüge für jeden Fehlschuss.
card-tragic-hover-spotter = Schwebender Späher
    .flavour = Er spielt Marschmusik, bis er dich gefunden hat.
card-tragic-hired-sniper = Söldner-Scharfschütze
    .flavour = Bezahlung im Voraus; Rückerstattungen hat nie jemand verlangt.
card-tragic-super-mutant-gunner = Supermutanten-Schütze
    .flavour = Er nennt es Gewehr. Der Panzer, von dem es stammt, nannte es Geschütz.
card-tragic-ines-longshot = Ines – Scharfschützin
    .flavour = Sie schreibt ihren Zielen Briefe, nur nie rechtzeitig.

## Objects

card-tragic-binoculars = Fernglas
    .flavour = Eine Linse hat einen Sprung, darum kommt Ärger immer doppelt.
card-tragic-demolition-charge = Sprengladung
    .flavour = Lunte anzünden, Anleitung anderswo lesen.
card-tragic-eagle-drops = Adlertropfen
    .flavour = Du zählst die Federn und schmeckst die Farben.
card-tragic-night-goggles = Nachtsichtbrille
    .flavour = Alles ist grün, wie vor dem Krieg.
card-tragic-scoped-rifle = Zielfernrohrgewehr
    .flavour = Abstand ist eine Form der Höflichkeit.
card-tragic-watchtower = Wachturm
    .flavour = Die beste Aussicht weit und breit, wenn man Asche mag.
