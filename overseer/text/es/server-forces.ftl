# Fuerzas que se componen en la mesa en línea: qué falla en una petición.

forces-imported = Fuerza importada
forces-unnamed = Fuerza sin nombre
server-force-none = Envía una fuerza, o el texto de una.
server-force-name = El nombre de una fuerza tiene de 1 a { $most } caracteres visibles.
server-force-card = «{ $card }» no es una carta del conjunto «{ $set }» que pueda estar ahí.
server-force-large = Una unidad lleva como mucho { $most } copias de una carta. Quita algunas primero.
server-force-place = No hay ninguna unidad en el lugar { $at }.
server-many-forces = Guardas { $most } fuerzas. Quita una primero.
server-force-changed = Esta fuerza se cambió en otro sitio, así que no se ha sobrescrito nada. Ábrela otra vez, o guarda la tuya como una fuerza nueva.
server-no-force = No tienes esa fuerza. Busca entre las tuyas.
server-no-force-version = Ya no existe la versión { $n } de esta fuerza.
