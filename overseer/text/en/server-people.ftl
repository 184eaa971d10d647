# What the online table says about people, limits and what they bring.

server-login = This name and this password do not belong together. Check both.
server-login-taken = Somebody signs in by this name already. Choose another one.
server-has-account = You have an account already.
server-no-account = You have no account yet. Make one first (POST /api/account).
server-code = Nobody has this recovery code. Check every letter; the code of somebody who made an account no longer counts.
server-tries = Too many wrong passwords. Wait some minutes before you try again.
server-device = { $browser } on { $system }
server-device-thing = { $browser } on an { $system }
server-device-program = Another program
server-device-unknown = Unknown device
server-no-device = You are not signed in on such a device. GET /api/me/devices lists yours.
server-slow = The request did not arrive in time. Send it again.
server-headers = The headers of the request are too large. Send fewer.
server-long-address = The address is too long.
server-closed = This table was closed.
server-somebody = somebody
refusal-server-proxy = “{ $proxy }” is neither an address nor a network. Write a proxy like 10.0.0.1 or 10.0.0.0/8.
server-sockets = You hold { $most } connections already. Close one first.
server-upload-kind = “{ $game } { $kind }” cannot be uploaded. What can: { $known }.
server-upload-characters = The file has control characters, or marks that turn the direction of writing. Remove them.
server-upload-wrong = “{ $name }” ({ $kind }) does not belong there. What is wanted: { $wanted }.
server-no-upload = You have no upload “{ $id }”. GET /api/uploads lists yours.
server-many-uploads = You have { $most } uploads. Remove one first.
server-kept = You keep { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } of at most { $most } MB here.
server-kept-any = You keep { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB here.
server-near-person = You keep { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } of at most { $most } MB here: that is nearly all. Remove what you no longer need.
server-near-day = In 24 hours { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } of at most { $most } MB were stored here from your address: that is nearly all.
server-full-person = You keep { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } of at most { $most } MB here, and this no longer fits in. Remove something first: { $kind ->
    [uploads] your uploads
    [decks] your decks
    [forces] your forces
    [terrains] your terrains
    [companions] the battles that you track
    [tables] your tables that have not begun
   *[chat] your lines of chat
} take { $kind ->
    [chat] { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, and go with their tables.
   *[other] { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
}
server-full-owner = This no longer fits in: whoever this battle belongs to keeps { $most } MB here, as much as one may, and has to remove something first.
server-full-day = In 24 hours { $most } MB were stored here from your address, as much as one may. { $hours ->
    [one] In an hour there is room again
   *[other] In { $hours } hours there is room again
}; games that have begun go on.
server-disk-low = The disk of this table is nearly full: only games that have begun go on. Tell whoever runs this table.

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Campaign
