# Gelände, das am Online-Tisch gebaut wird: was an einer Anfrage nicht stimmt.

terrain-unnamed = Gelände ohne Namen
server-terrain-none = Schicke ein Gelände oder den Text eines Geländes.
server-terrain-scenario = Es gibt kein Szenario „{ $id }“.
server-terrain-number = Tische haben Nummern von 0 bis { $most }.
server-terrain-kind = Stück { $n }: „{ $kind }“ ist keine Art von Gelände. Es gibt: { $known }.
server-terrain-outline = Stück { $n }: Der Umriss kreuzt oder berührt sich selbst. Nenne die Ecken der Reihe nach rund um das Stück.
server-terrain-height = Stück { $n }: Was man erklettern kann, braucht eine Höhe.
server-many-terrains = Du hast { $most } Gelände. Entferne zuerst eines.
server-terrain-changed = Dieses Gelände wurde anderswo geändert, darum wurde nichts überschrieben. Öffne es neu oder speichere deines als neues.
server-no-terrain = So ein Gelände hast du nicht. Schau unter deinen eigenen nach.
