# The tour: one short hand, a word at every step.

tour-welcome = A hand has two halves. First you play for better cards. Then you play for tricks, and only those count. To be quick, this is the small game with seven cards each instead of thirteen.
tour-upcard = The open card is the upcard. The first one also names the trump suit: hearts. Whoever wins this trick takes the queen of hearts; the loser takes the hidden card below it.
tour-win = The queen of trumps is worth winning. Lead your highest card, { CARD($card, form: "the") }.
tour-taken = Margit had to follow suit, and your ace was higher. The queen of hearts is yours. She has drawn a card that you have not seen.
tour-lose = The 9 of diamonds is worth little: let her have it. Lead low, { CARD($card, form: "the") }.
tour-drawn = She had one diamond, the ace, and had to spend it on a 9. You drew unseen: the king of hearts! A lost trick can be a good one.
tour-discard = Now she leads the 9 that she took. You have no diamond, so any card may be played. A trump would win, but the queen of clubs is not worth a trump here. Throw { CARD($card, form: "the") } away.
tour-trump = The 8 of hearts is a trump. She leads the queen of clubs, and you have no club: ruff with { CARD($card, form: "the") }. A trump for a trump, and the lead is yours.
tour-lead = The jack of diamonds is better than your 10. Lead { CARD($card, form: "the") }: the ace is gone, so only the king, the queen or a trump could beat it.
tour-king = The queen of diamonds is worth having. Lead { CARD($card, form: "the") }: to win it she must spend her king on a queen, or a trump.
tour-follow = She won with the king, and leads her queen. You must follow suit when you can: { CARD($card, form: "the") } is your only diamond. Cards that may not be played are dimmed, and say so.
tour-two = The ace of hearts is hers; you drew the jack of clubs. The stock is out: now the second half begins. Seven tricks, and each one counts.
tour-known = Every card has been seen or is in your hand. So the rest is hers: the ace, king, 10 and 8 of clubs, the king of diamonds, the 10 of spades and the ace of hearts. They also stand beside her name; if you remember well, you need not look.
tour-low = Her ace of clubs cannot be beaten. Follow with your lower club, { CARD($card, form: "the") }.
tour-again = Nor can the king. Play { CARD($card, form: "the") }; after it you have no clubs left.
tour-ruff = No diamonds in hand: any card may be played, and a trump beats every other suit. Ruff with your lowest, { CARD($card, form: "the") }.
tour-claim = You have four trumps, she has one. When the rest can be forced, you may claim it instead of playing it out. Let us play.
tour-draw = Her ace is her last trump. Make her spend it on your lowest: lead { CARD($card, form: "the") }. She must follow.
tour-rest = She has no trumps left. Ruff with { CARD($card, form: "the") }.
tour-high = Nothing that she holds can beat a trump now. Lead { CARD($card, form: "the") }.
tour-last = And the last trick is yours: { CARD($card, form: "the") }.
tour-done = Four tricks to three: you win the hand and score the difference. Now play a whole one.

tour-step = Learn by playing · { $step } of { $steps }
tour-next = Go on
tour-skip = Leave the tour
tour-play = Play a hand
tour-rules = Read the rules
tour-not-this = For now, play the card that the lesson names.
