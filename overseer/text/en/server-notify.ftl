# Telling people that it is their turn.

notify-subject = Your turn: { $table }
notify-turn = It is your turn ({ $table }).
notify-deadline = Your time is up on { $moment }.
notify-proof-subject = Your code for the online table
notify-proof =
    Hello { $name }, you want to be told here when it is your turn. Your code: { $code }
    If that was not you, do nothing: no more e-mail will come.

server-webhook = That is no address of a webhook. Write it whole, like https://discord.com/api/webhooks/…
server-webhook-inward = “{ $host }” leads into this table’s own network, where it calls nobody. Give an address that can be reached from everywhere, like https://discord.com/api/webhooks/…
server-no-mail = This table cannot send e-mail. Ask whoever runs it, or give a webhook.
server-mail = That is no e-mail address. Write it like ada@example.org.
server-proof = That is not the code that was sent to you. Check every letter, or name the address again.
refusal-server-smtp = The address of the mail server cannot be used. Write it like smtp://user:password@host:587?from=table@example.org.
server-older-release = A match of release { $release } that runs on is not opened here: this table leaves it to a process of that release.
