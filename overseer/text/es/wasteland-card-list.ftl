# Las cartas de Wasteland en una lista, y una entera.

cards-wasteland-units = Unidades
cards-wasteland-weapons = Armas
cards-wasteland-items = Objetos
cards-wasteland-leaders = Líderes
cards-wasteland-dangers = Peligros
cards-wasteland-ais = Cartas de IA
cards-wasteland-perks = Ventajas
cards-wasteland-boosts = Impulsos
cards-wasteland-events = Eventos y consecuencias
cards-wasteland-explorations = Exploración
cards-wasteland-quests = Misiones
cards-wasteland-ai-card = { $name }: carta de IA
cards-wasteland-count = { $n ->
    [0] Ninguna carta encaja.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
cards-wasteland-foot = { $id } – { $source }
cards-wasteland-which = ¿Qué carta? Mira: overseer cards wasteland list
cards-wasteland-unknown = No hay ninguna carta «{ $id }». Parecidas: { $near }. Todas: overseer cards wasteland list
cards-wasteland-kind = «{ $kind }» no es una clase de carta. Elige una de estas: { $known }.
