# Hojas para imprimir junto a una mesa real.
print-title = Hojas para imprimir
print-back = Volver a la batalla
print-briefing = Instrucciones
print-leader = lidera
print-heroic = heroico
print-health = Salud
print-power = Servoarmadura
print-luck = Suerte
print-cards = Impulsos, misión y consecuencias
print-secret = { $n ->
    [one] y una carta que solo conoce su dueño
   *[other] y { $n } cartas que solo conoce su dueño
}
print-force = La fuerza de { $name }
