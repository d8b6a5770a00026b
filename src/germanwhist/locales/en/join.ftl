# Coming with an invitation.

join-title = You are invited
join-title-by = { $name } invites you
join-rules = The rules: { $rules }
join-not = This link opens no table
join-taken = This seat is taken
join-taken-about = An invitation is for one person. If you took the seat yourself, open the table in the browser you used then; else ask for another link.
join-own = This is your own invitation
join-own-about = You sit at this table already. Send the link to your friend: it opens the other seat for whoever comes first.
join-own-table = To the table
join-about = Your seat is kept by this browser, through reloads and lost connections.
join-sit = Take the seat
