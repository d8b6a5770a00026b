# Coming with an invitation.

join-title = You are invited
join-title-by = { $name } invites you
join-rules = The rules: { $rules }
join-clock = The clock: { $clock }.
    .card30 = Whose time is up loses the hand.
    .match = 3 minutes each for the match, 5 seconds more with each card. Whose time is up loses it.
join-not = This link opens no table
join-taken = This seat is taken
join-taken-about = An invitation is for one person. If you took the seat yourself, open the table in the browser you used then; else ask for another link.
join-own = This is your own invitation
join-own-about = You sit at this table already. Send the link to your friend: it opens the other seat for whoever comes first.
join-own-table = To the table
join-about = Your seat is kept by this browser, through reloads and lost connections.
join-sit = Take the seat
