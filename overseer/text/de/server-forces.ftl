# Truppen, die am Online-Tisch gebaut werden: was an einer Anfrage falsch ist.

forces-imported = Eingelesene Truppe
forces-unnamed = Truppe ohne Namen
server-force-none = Schicke eine Truppe oder den Text einer Truppe.
server-force-name = Der Name einer Truppe hat 1 bis { $most } sichtbare Zeichen.
server-force-card = „{ $card }“ ist keine Karte des Sets „{ $set }“, die dort stehen könnte.
server-force-large = Eine Einheit hat höchstens { $most } Exemplare einer Karte. Nimm zuerst einige weg.
server-force-place = An Platz { $at } ist keine Einheit.
server-many-forces = Du hast schon { $most } Truppen. Entferne zuerst eine.
server-force-changed = Diese Truppe wurde anderswo geändert, deshalb wurde nichts überschrieben. Öffne sie noch einmal, oder speichere deine als neue Truppe.
server-no-force = Diese Truppe hast du nicht. Sieh unter deinen eigenen nach.
server-no-force-version = Die Fassung { $n } dieser Truppe gibt es nicht mehr.
