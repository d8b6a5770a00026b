# What the game is, what the computer sees, and whether the deals are fair.

about-title = About
about-about-title = This game
about-about-text =
    German Whist is a game for two with one pack of cards, of British origin and printed since 1894. This is a table for it, a teacher, and a set of opponents that play by the same rules as you do.

    It is free software under the MIT licence. There is no advertisement and no tracking, an account only if you want one, and nothing is loaded from elsewhere. Whoever plays here can save all that is kept of them, or delete it, at any time. What you play is kept on the machine where the server runs, in one database file; “germanwhist serve --help” says where.
about-computer-title = What the computer sees
about-computer-text =
    A computer player is given what you would see in its chair and nothing else: its own cards, the upcard, what was played, and who took which upcard. It never gets your hidden cards or the order of the stock, in any form.

    You can check this. In the program every player has one method, “choose”, and the view is the only thing handed to it. The project’s tests record everything that is sent to a player over whole games, change the cards that it may not know, and find that what it is sent does not change.

    Every level gets the same random cards as you do. A stronger level remembers more and thinks further; it is never dealt better. An update that changes how a level plays gives it a new version, and old records keep the old one’s name.
about-deals-title = Are the deals fair?
about-deals-text =
    Cards are shuffled by the method of Fisher and Yates with random numbers from the operating system’s cryptographic source. No deal is looked at and thrown away.

    Below is where each card has gone, over all finished hands of all players here. The chi-square test says how surprising the unevenness would be if all deals were fair: p is the chance of at least so much. One value in a thousand is below 0.001 by chance alone.
deals-none = No hand has been finished yet. The first ones will be counted here.
deals-pack = { $pack } cards, { $deals } { $count ->
    [one] deal
   *[other] deals
}
deals-place = Place
deals-deals = Deals
deals-verdict = Verdict
deals-place-upcard = First upcard
deals-place-leader = Hand of the leader
deals-place-dealer = Hand of the dealer
deals-place-computer = Hand of a computer
deals-fair = as fair deals do
deals-surprising = surprising
