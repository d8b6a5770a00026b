# The lessons: of each its title, what it is about and its rule; of each question what is told before
# it, and in a few words why the right answer is right.

## The game

lesson-first = Two halves of a hand
    .about = What is worth winning, what is not, and which tricks count.
    .rule = First you play for better cards; then for tricks, and only those count.
lesson-first-1 = A hand has two halves. In the first, whoever wins a trick takes the upcard; the loser draws the card under it, unseen. So you may want to lose a trick.
    .why = Thirteen tricks for cards
lesson-first-2 = Bruno leads the queen of hearts. The upcard is the king of diamonds, and diamonds are trumps.
    .why = The king of trumps is well worth an ace
lesson-first-3 = Bruno leads the 6 of spades, and the upcard is a 6. You can win with the king.
    .why = A 6 is not worth a king
lesson-first-4 = Now the stock is gone, and every trick counts. You know what Bruno holds: three low trumps and the queen of hearts. Spades are trumps.
    .why = Three high trumps draw theirs, and then the ace is safe

## What a trick is worth

lesson-price = The price of winning
    .about = You pay for the upcard with the card you play. Is it worth that?
    .rule = Before you win a trick, ask what it pays and what it costs.
lesson-price-1 = Bruno leads the 5 of hearts. You hold the ace and the 4, and the upcard is the 6 of hearts.
    .why = An ace for a 6 is too dear
lesson-price-2 = Bruno leads the 8 of clubs. Your clubs are ace, queen and 7; the upcard is the 8 of spades.
    .why = Keep the queen, and let the 8 go
lesson-price-3 = Bruno leads the 9 of hearts. The upcard is the queen of clubs, and you can win with the jack.
    .why = A jack for a queen is a good price
lesson-price-4 = Bruno leads the 8 of hearts. You hold king, queen and 7; the upcard is the 9 of hearts.
    .why = A 9 does not pay for a queen

lesson-unseen = What you cannot see
    .about = The loser draws too. How good must an upcard be to be better than that?
    .rule = In a side suit, up to the 10, the unseen card is as good as the upcard: lose your worst card and draw it.
lesson-unseen-1 = Bruno leads the 3 of hearts. The upcard is the 8 of clubs. You hold 9, 4 and 2: even the 4 would win.
    .why = Lose the 2, and keep the 4
lesson-unseen-2 = Bruno leads the 4 of spades, and the upcard is the 10 of hearts. You hold king, 10 and 3.
    .why = A 10 for a 10, and you would keep the 3
lesson-unseen-3 = Bruno leads the 6 of diamonds. The upcard is the 8, and you hold jack, 9, 7 and 4.
    .why = The 4 is the card to be rid of
lesson-unseen-4 = Bruno leads the 8 of hearts. The upcard is the king of spades, and you hold jack, 7 and 6.
    .why = A king is far better than what you cannot see

lesson-exchange = A card for the next one below
    .about = King for queen, queen for jack: an exchange that looks equal.
    .rule = A high card for the next one below gains nothing, and your low card stays with you.
lesson-exchange-1 = Bruno leads the jack of clubs. The upcard is the queen of clubs, and you hold king and 8.
    .why = King for queen, and the 8 stays with you
lesson-exchange-2 = Bruno leads the jack of spades. The upcard is the queen, and you hold ace, king, 8 and 7.
    .why = Lose the 7: you keep ace and king
lesson-exchange-3 = Bruno leads the 6 of spades. The upcard is the jack, and you hold king, queen, 5 and 3.
    .why = A queen for a jack is no bargain

lesson-trump = A trump turned up
    .about = What a small trump is worth in cards of a side suit.
    .rule = Any trump is worth a high card of a side suit. Win it as cheaply as you can.
lesson-trump-1 = Clubs are trumps, and the upcard is the 7. Bruno leads the 10 of hearts; you hold queen, 9 and 4.
    .why = A trump for a queen is a good price
lesson-trump-2 = Spades are trumps, and the upcard is the 5. Bruno leads the jack of hearts; you hold king, 6 and 2.
    .why = A small trump is worth a king here
lesson-trump-3 = Clubs are trumps, and the upcard is the 4. Bruno leads the 9 of spades; you hold ace, queen, 6 and 2.
    .why = Win it, but keep the ace
lesson-trump-4 = Spades are trumps, and the upcard is the jack. Bruno leads the jack of diamonds; your highest diamond is the queen.
    .why = The jack of trumps for a side queen

lesson-ruff = No ruff for rubbish
    .about = You have none of the suit led. Is the upcard worth a trump?
    .rule = A trump is too good for most upcards: ruff for an ace or a king, and then with your lowest.
lesson-ruff-1 = Bruno leads the 8 of diamonds, and you have none. Hearts are trumps; the upcard is the 3 of spades.
    .why = A trump for a 3 is a bad bargain
lesson-ruff-2 = Bruno leads the 8 of hearts, and you have none. Diamonds are trumps; the upcard is the queen of hearts.
    .why = Here even a queen is not worth a trump
lesson-ruff-3 = Bruno leads the ace of hearts, and you have none. Diamonds are trumps; the upcard is the ace of clubs.
    .why = An ace for one of your low trumps
lesson-ruff-4 = Bruno leads the 7 of diamonds, and you have none. You have six clubs, and clubs are trumps; the upcard is the king of spades.
    .why = A king for the lowest of many trumps

lesson-low = Losing on purpose
    .about = You lead, and the upcard is poor.
    .rule = When the upcard is poor, lead low and let your opponent have it.
lesson-low-1 = You lead. The upcard is the 7 of spades; diamonds are trumps.
    .why = Let Bruno win the 7
lesson-low-2 = You lead. The upcard is the 5 of spades; clubs are trumps.
    .why = Your lowest card goes, and an unseen one comes
lesson-low-3 = You lead. The upcard is the 4 of spades; diamonds are trumps.
    .why = A high card would win next to nothing

lesson-book = What the old books say
    .about = Three examples that have been printed for a hundred years. One of them is wrong.
    .rule = Let a 9 go, let a jack go too when it costs the queen, and lead a king to bring out what beats it.
lesson-book-1 = The first example. The 7 of diamonds is led, the upcard is the 9, and you hold queen, 6 and 3.
    .why = The books are right: the 9 is not worth a queen
lesson-book-2 = The same, but the upcard is the jack. The books win it with the queen: an equal card, they say, and the lead.
    .why = The books are wrong: the lead is not worth a low card kept
lesson-book-3 = The upcard is the king of clubs. You hold the ace of clubs, and king and queen of diamonds. With which of them do you try?
    .why = The books are right: the king wins, or makes your queen good

lesson-command = Command of a suit
    .about = The highest card left of a suit wins whenever you lead it. What is that good for?
    .rule = The highest card left of a suit takes a good upcard for you. Keep it while the upcards are poor.
lesson-command-1 = You lead. The ace and the jack of hearts have been played, so king, queen and 10 are the highest left. Diamonds are trumps, and the upcard is the 10.
    .why = The highest heart left brings you a trump
lesson-command-2 = You lead. Ace, king and queen of diamonds have been played. The upcard is the ace of clubs; spades are trumps.
    .why = Your diamonds now win as the ace would have won
lesson-command-3 = You lead. The ace of diamonds has been played, and you hold the king. The upcard is the 2 of spades; hearts are trumps.
    .why = Keep the king until it pays: a 2 may go to Bruno
lesson-command-4 = You lead. Ace, king, queen and 10 of clubs have been played, and you hold the jack. The upcard is the 8 of diamonds; hearts are trumps.
    .why = The jack can wait for more than an 8

lesson-strong = Strong trumps
    .about = Lead them early, the old books say. When are they right?
    .rule = With strong trumps, lead a high trump when a trump is turned up; when the upcard is poor, lead a low card of a side suit.
lesson-strong-1 = Strong trumps should be led early, the old books say. We tried it with five trumps or more, two of ace, king and queen among them. With a trump turned up it is as good as any other lead: 0.02 tricks better. With a side card from 2 to 8 turned up it costs 0.27 tricks.
lesson-strong-2 = This is such a hand: six spades, headed by ace, king and queen. Spades are trumps, and the upcard is the jack.
    .why = Here the books are right: the trick is sure, and you still have six trumps
lesson-strong-3 = Diamonds are trumps, and the upcard is the king. You hold ace, queen, jack, 4 and 2.
    .why = With the king turned up, the jack is as sure as the ace
lesson-strong-4 = Clubs are trumps. You hold six, headed by ace, king and jack; the upcard is the 2 of diamonds.
    .why = Here the books are wrong: a 2 is not worth a trump
lesson-strong-5 = Clubs are trumps. You hold six, headed by king, queen and jack; the upcard is the 7 of spades.
    .why = The 2 of spades goes, and all six trumps stay

lesson-last = The last trick of stage one
    .about = It brings the last two cards, and the first lead of stage two.
    .rule = The last trick of stage one decides who leads next: look at both hands before you take it.
lesson-last-1 = The last upcard is the 3 of diamonds, and clubs are trumps. Whoever wins it has to lead.
    .why = It is better that Bruno leads
lesson-last-2 = The last upcard is the king of diamonds, and diamonds are trumps. You hold ace and queen.
    .why = The king of trumps is worth the lead
lesson-last-3 = The last upcard is the 9 of spades, and diamonds are trumps. You hold the king of trumps, and few other high cards.
    .why = Lose it, and keep what can still win

## Remembering

lesson-thirteen = Thirteen of each
    .about = Thirteen, less those played, less your own.
    .rule = Thirteen, less those that were played, less yours: the rest is out against you.
lesson-thirteen-1 = Hearts are trumps. One trick has been played; you need not remember more.
    .why = Thirteen, less the played ones, less yours
lesson-thirteen-2 = Clubs are trumps, and two tricks have been played.
    .why = Thirteen, less the played ones, less yours
lesson-thirteen-3 = Spades are trumps. Now three tricks have been played.
    .why = Thirteen, less the played ones, less yours

lesson-taken = What they took
    .about = Every upcard that your opponent takes is a card you know.
    .rule = An upcard taken and not yet played is a card that you know.
lesson-taken-1 = These are the tricks so far. Which upcards did Bruno take, and which of them were played since?
    .why = Taken and not yet played
lesson-taken-2 = Another hand, as far on. Count again.
    .why = Taken and not yet played

lesson-aces = Aces and kings
    .about = Eight cards win most tricks. How many of them are still out?
    .rule = Eight, less those that were played, less yours: so many aces and kings are still out.
lesson-aces-1 = Three tricks have been played.
    .why = Eight, less the played ones, less yours
lesson-aces-2 = Another hand: five tricks have been played.
    .why = Eight, less the played ones, less yours
lesson-aces-3 = One more, and seven tricks. You hold four of the eight yourself.
    .why = Eight, less the played ones, less yours

lesson-voids = Suits they do not have
    .about = Who does not follow has none of the suit, until a card comes that you do not see.
    .rule = Since the void: their hidden cards, and their upcards of the suit. So many can be there.
lesson-voids-1 = Clubs are trumps. Bruno ruffed your queen of hearts, and he has won every trick since, this one perhaps too. Can he have hearts again?
    .why = Every card that he has drawn since was an upcard, and none was a heart
lesson-voids-2 = You took that trick, so Bruno has drawn a card that you did not see. How many hearts now?
    .why = The hidden card may be a heart
lesson-voids-3 = Another hand; clubs are trumps. Bruno ruffed your king of diamonds and won the ace of diamonds with it. Then he lost a trick.
    .why = The ace, which you saw, and one hidden card

lesson-whole = The whole hand
    .about = Before the last trick of the first stage you can know almost everything.
    .rule = First the trumps, then aces and kings, then what they took: little is left to guess.
lesson-whole-1 = Hearts are trumps. Twelve tricks have been played, and you remember them all.
    .why = Thirteen, less the played ones, less yours
lesson-whole-2 = The same moment: now the aces and kings.
    .why = Eight, less the played ones, less yours
lesson-whole-3 = And which upcards did Bruno take that he has not played?
    .why = Taken and not yet played

## Stage two

lesson-count = Count your tricks first
    .about = Both hands are known. How many tricks are yours, whatever happens?
    .rule = Before you lead, count what nobody can take from you.
lesson-count-1 = Spades are trumps. You hold king and jack of them and four clubs; Bruno has two small trumps and four hearts.
    .why = Two trumps draw two, and the clubs are all good
lesson-count-2 = Hearts are trumps. You have the king, Bruno has the ace. In spades you hold ace, 10 and 2 against king and 6.
    .why = The ace of trumps comes out, and spades bring two
lesson-count-3 = Hearts are trumps: you hold queen and 10, Bruno ace and jack. Your spades are the 3 and the 2.
    .why = One trump will win, not two
lesson-count-4 = Hearts are trumps. You hold queen and 7 of them, Bruno the king alone.
    .why = All but the trick that the king of trumps takes

lesson-draw = Draw trumps
    .about = A winner is safe only when nobody can ruff it.
    .rule = With more and higher trumps than your opponent, lead them before your other winners.
lesson-draw-1 = Spades are trumps. Bruno has three of them, and a heart.
    .why = Their trumps first: else the ace is ruffed
lesson-draw-2 = Spades are trumps. You hold ace, king, 9 and 3; Bruno has jack, 8 and 7.
    .why = Ace and king first, the others follow
lesson-draw-3 = Spades are trumps. You hold ace, king and jack; Bruno has queen, 9 and 8.
    .why = High trumps first, aces after them
lesson-draw-4 = Spades are trumps. You hold ace, king, jack and 8; Bruno has queen and 10. Every trick can be yours.
    .why = With trumps drawn, nothing beats your hearts

lesson-lasttrump = The last trump
    .about = One trump is out against you. When is it worth one of yours?
    .rule = Their last trump is worth one of yours when high cards of yours come after it.
lesson-lasttrump-1 = Hearts are trumps. You hold queen and 7, Bruno the king alone.
    .why = One trump draws the king, and the other is left
lesson-lasttrump-2 = Hearts are trumps. You hold the 6 and the 5, Bruno the jack alone.
    .why = Their jack goes for a low trump, and one of yours is left
lesson-lasttrump-3 = Hearts are trumps. You have the 7, Bruno the queen.
    .why = One trump for one: now Bruno has to lead
lesson-lasttrump-4 = Diamonds are trumps. You hold king and jack, Bruno the ace alone.
    .why = The ace is out, and trump and spades are yours

lesson-throwin = Let them lead
    .about = Some tricks come only when the other one has to lead.
    .rule = Give the lead away when everything your opponent can lead helps you.
lesson-throwin-1 = Spades are trumps. You hold ace, 5 and 3; Bruno has only trumps, and must ruff your heart.
    .why = Bruno ruffs, and has to lead trumps to you
lesson-throwin-2 = Spades are trumps. You hold ace, queen and 10, with two hearts; Bruno has only trumps.
    .why = Two hearts are ruffed, and then all leads come to you
lesson-throwin-3 = Spades are trumps. Bruno has six of them, headed by king, queen and jack.
    .why = A heart gives the lead away at no cost
lesson-throwin-4 = Spades are trumps. You hold four of them and two hearts; Bruno has six.
    .why = Every lead of theirs is a trick for you

lesson-driveout = Bring out the ace
    .about = A card becomes good when what beats it is gone.
    .rule = Lead to bring out what beats you, as long as you have trumps to come back with.
lesson-driveout-1 = Spades are trumps. In hearts you hold queen and 9; Bruno has the ace.
    .why = The ace comes out, and a heart is good
lesson-driveout-2 = Spades are trumps, and you hold king and jack. In hearts, 10 and 7 are up against the ace.
    .why = Hearts first: your trumps bring you back
lesson-driveout-3 = Diamonds are trumps, and you have the jack. Bruno has one spade, the 10.
    .why = After the 10 your spades are good
lesson-driveout-4 = Diamonds are trumps. You hold king and jack, Bruno has the ace. In spades, the queen is out against you.
    .why = The queen goes, and spades and trumps are yours

lesson-long = The long suit
    .about = Low cards win when the others of their suit are gone.
    .rule = Work on your longest suit first, and keep what brings you back to it.
lesson-long-1 = Hearts are trumps, and you have the only one, the ace. In spades you hold king, queen and 10 against ace and jack.
    .why = The ace of spades goes, and your trump brings you back
lesson-long-2 = Diamonds are trumps, and all of them are gone. You hold king, 8 and 7 of spades against ace and 5.
    .why = Spades first, while the ace of hearts can bring you back
lesson-long-3 = Diamonds are trumps, and you have the only one. You hold five spades; Bruno has ace and jack.
    .why = Two spades go, and the other three are good
lesson-long-4 = Spades are trumps. You hold four diamonds, the ace among them; Bruno has the king alone.
    .why = The long suit makes the tricks

lesson-king = Do not lead from a king
    .about = A high card that would lose now may win later.
    .rule = A king or queen with cards above it wins when others lead to it: lead something else.
lesson-king-1 = Only trumps are left. You hold king, 9, 8 and 7; Bruno ace, queen, jack and 10.
    .why = Lead low, and the king wins later
lesson-king-2 = Hearts are trumps. You hold only spades, headed by the queen; Bruno has ace, jack and 7 of them, and two trumps.
    .why = A low spade keeps the queen for later
lesson-king-3 = Spades are trumps. In hearts you hold king and 7 against ace, queen and 10; your diamonds are high.
    .why = Diamonds first: hearts have to come to your king
lesson-king-4 = Diamonds are trumps. You hold king and 2, Bruno ace and queen. Make two tricks.
    .why = The king wins when you do not lead it

lesson-lowhand = Low hands
    .about = Some play by the colour of the first upcard: after a black one, fewer tricks win.
    .rule = In a low hand, give the lead away in time, do not ruff when you need not, and throw your highest cards.
lesson-lowhand-1 = The first upcard was black, so this is a low hand: fewer tricks win. You hold the 2 of hearts and five diamonds; Bruno has the king of hearts and five spades. No trumps are left.
    .why = Bruno has to take your 2, and then every other trick
lesson-lowhand-2 = A low hand, without trumps by now. In clubs you hold queen and 2 against ace, jack and 9; you have four hearts, Bruno three diamonds.
    .why = The queen first: the 2 will still give the lead away
lesson-lowhand-3 = A low hand, and spades are trumps. Bruno leads the 4 of clubs. You have none, but you have the 4 of spades.
    .why = You need not ruff: leave all tricks to Bruno
lesson-lowhand-4 = A low hand, without trumps by now. Bruno leads the 6 of hearts, and you have only spades; Bruno has five of them as well.
    .why = Throw the ace: it is the card that would have to win
