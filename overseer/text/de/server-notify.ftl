# Telling people that it is their turn.

notify-subject = Du bist am Zug: { $table }
notify-turn = Du bist am Zug ({ $table }).
notify-deadline = Deine Zeit läuft bis { $moment }.
notify-proof-subject = Dein Code für den Online-Tisch
notify-proof =
    Hallo { $name }, hier möchtest du erfahren, wann du am Zug bist. Dein Code: { $code }
    Wenn du das nicht warst, musst du nichts tun: Es kommt keine weitere E-Mail.

server-webhook = Das ist keine Adresse eines Webhooks. Schreib sie ganz aus, etwa https://discord.com/api/webhooks/…
server-webhook-inward = „{ $host }“ führt in das eigene Netz dieses Tisches, und dort ruft er niemanden. Gib eine Adresse an, die von überall zu erreichen ist, etwa https://discord.com/api/webhooks/…
server-no-mail = Dieser Tisch kann keine E-Mails senden. Frag, wer ihn betreibt, oder gib einen Webhook an.
server-mail = Das ist keine E-Mail-Adresse. Schreib sie wie ada@example.org.
server-proof = Das ist nicht der Code, den du bekommen hast. Prüfe jeden Buchstaben oder gib die Adresse noch einmal an.
refusal-server-smtp = Die Adresse des Mailservers lässt sich nicht benutzen. Schreib sie wie smtp://name:passwort@host:587?from=tisch@example.org.
server-older-release = Eine laufende Partie der Version { $release } wird hier nicht geöffnet: Dieser Tisch überlässt sie einem Prozess jener Version.
