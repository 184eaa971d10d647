# Batallas en mesas reales, seguidas en la mesa en línea.

server-no-companion = No existe esa batalla. Comprueba el enlace.
server-many-companions = Sigues { $most } batallas. Quita una primero.
server-many-hands = Ya se han unido { $most } personas. En la mesa no caben más.
server-no-hand = Aquí no hay nadie así. Vuelve a cargar la página.
server-seat-held = Ese asiento es de { $name }. Quítaselo primero.
server-companion-clash =
    Otros también han escrito aquí: { $theirs ->
        [one] { $theirs } anotación nueva allí
       *[other] { $theirs } anotaciones nuevas allí
    }, { $mine ->
        [one] { $mine } tuya
       *[other] { $mine } tuyas
    }. Elige qué vale.
server-companion-theirs = No puedes deshacer lo que otros han escrito. Pon lo tuyo detrás, o deja elegir a quien lleva la mesa.
server-companion-viewer = Aquí solo miras. Pide un asiento a quien lleva la mesa.
server-companion-owner = Eso solo puede hacerlo quien lleva la mesa.

## Battles of a campaign
server-no-campaign = Esta batalla no pertenece a ninguna campaña.
server-other-battle = La campaña espera otra batalla, o ya tiene su resultado.
server-campaign-over = La campaña ha terminado. Sus resultados quedan como están.
server-played-here = Los resultados de esta campaña solo vienen de batallas jugadas aquí. Jugad esta aquí.
