# Forces that people build at the online table: what is wrong with a request about one.

forces-imported = Imported force
forces-unnamed = Force without a name
server-force-none = Send a force, or the text of one.
server-force-name = A force’s name has 1 to { $most } visible characters.
server-force-card = “{ $card }” is no card of the set “{ $set }” that could stand there.
server-force-large = A unit holds up to { $most } copies of a card. Take some away first.
server-force-place = There is no unit at place { $at }.
server-many-forces = You keep { $most } forces. Remove one first.
server-force-changed = This force was changed elsewhere, so nothing was overwritten. Open it again, or save yours as a new force.
server-no-force = You have no such force. Look among your own.
server-no-force-version = There is no version { $n } of this force any more.
