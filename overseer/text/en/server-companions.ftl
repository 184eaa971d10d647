# Battles on real tables, tracked at the online table.

server-no-companion = There is no such battle. Check the link.
server-many-companions = You track { $most } battles. Remove one first.
server-many-hands = { $most } people have joined already. The table can take no more.
server-no-hand = Nobody here is called that. Load the page again.
server-seat-held = This seat belongs to { $name }. Take it from them first.
server-companion-clash =
    Others have written here too: { $theirs ->
        [one] { $theirs } new entry there
       *[other] { $theirs } new entries there
    }, { $mine } of yours. Choose what holds.
server-companion-theirs = You cannot take back what others have written. Put yours after theirs, or let the owner choose.
server-companion-viewer = Here you only look. Ask the owner of the table for a seat.
server-companion-owner = Only the owner of the table can do that.

## Battles of a campaign
server-no-campaign = This battle belongs to no campaign.
server-other-battle = The campaign waits for another battle, or has its result already.
server-campaign-over = The campaign is over. Its results stay as they are.
server-played-here = The results of this campaign come only from battles that are played here. Play this one here.
