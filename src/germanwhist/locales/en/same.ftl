# Same cards: people play the same deals, each in their own time; two, or up to eight.

same-title = Same cards
same-about = The fairest match there is: nobody can blame the deal.
same-challenge = { $people ->
    [2] Challenge a friend
   *[other] Challenge several people
}
same-who = Who plays
same-who-2 = You and one other
same-who-8 = Up to eight
same-against = { $people ->
    [2] Both play against
   *[other] All play against
}
same-how-many = How many deals
same-make = Make the link
same-making = One moment …
same-make-about = { $people ->
    [2] Whoever opens it first plays against you. Neither of you sees the other’s result of a deal before playing it.
   *[other] Whoever opens it can play, until you close it or eight are in. Nobody sees a result of a deal before playing it.
}
same-mine = Your challenges
same-mine-line = { $decided ->
    [0] against { $level }, no deal decided yet
    [one] against { $level }, one deal decided
   *[other] against { $level }, { $decided } deals decided
}
same-mine-group = { $count ->
    [0] Up to eight people
    [one] You and one other
   *[other] You and { $count } others
}
same-mine-played = against { $level }, { $count ->
    [0] no deal played yet
    [one] one deal played
   *[other] { $count } deals played
}
same-to-play = { $count ->
    [one] One deal to play
   *[other] { $count } deals to play
}

## How it goes

same-how = How it goes
same-how-deals = { $people ->
    [2] Both of you get the same { $count } deals against { $name }, from the same seat.
   *[other] All of you get the same { $count } deals against { $name }, from the same seat.
}
same-how-time = In your own time. Nothing runs out before { $date }.
same-how-over = { $people ->
    [2] Time was over on { $date }. What both had played by then counts.
   *[other] Time was over on { $date }. What had been played by then counts.
}
same-how-fair = { $people ->
    [2] No hints, no undo, and no replay before both have played a deal.
   *[other] No hints, no undo, and no replay before all have played a deal and the link is closed.
}
same-how-points = Your own count makes your points; in a low hand it is your opponent’s.

## The link

same-link = Your friend’s link
same-link-about = Your friend has not come yet. You may begin: your results stay face down.
same-link-lost = This browser does not have the link: it was made in another one.
same-link-text = Play the same cards as I do, at German Whist. Who makes more of them?
same-link-of = { $name }’s link
same-link-of-about = It leads back here in the browser in which { $name } plays.
same-remind = It is your turn at the same cards.

same-link-group = The link
same-link-open = { $count ->
    [one] One more person can come with it.
   *[other] { $count } more people can come with it.
}
same-link-all = The way back
same-link-closed = Nobody else comes to this challenge. This link leads back here in the browsers of those who play.
same-close = Close the link
same-close-about = Nobody else can come with it then. Those who are here go on. It cannot be opened again.
same-close-yes = Yes, close it
same-close-no = No, leave it open

## How all stand

same-friend = Friend
same-with = Same cards: you and { $name }
same-with-nobody = Same cards: you and a friend
same-sub = { $count } deals against { $level } · { $decided } decided
same-sub-over = Against { $name } · { $count } deals against { $level }
same-score = Score
same-yours = { $unit ->
    [points] your points
   *[tricks] your tricks
}
same-theirs = { $unit ->
    [points] { $name }’s points
   *[tricks] { $name }’s tricks
}
same-on = { $decided ->
    [one] on one deal
   *[other] on { $decided } deals
}
same-ahead-you = { $unit ->
    [points] { $by ->
        [one] You are ahead by one point, { $on }.
       *[other] You are ahead by { $by } points, { $on }.
    }
   *[tricks] { $by ->
        [one] You are ahead by one trick, { $on }.
       *[other] You are ahead by { $by } tricks, { $on }.
    }
}
same-ahead-them = { $unit ->
    [points] { $by ->
        [one] { $name } is ahead by one point, { $on }.
       *[other] { $name } is ahead by { $by } points, { $on }.
    }
   *[tricks] { $by ->
        [one] { $name } is ahead by one trick, { $on }.
       *[other] { $name } is ahead by { $by } tricks, { $on }.
    }
}
same-ahead-none = You are even, { $on }.
same-undecided = No deal is decided yet.
same-play = Play deal { $number }
same-go-on = Go on with deal { $number }
same-with-group = { $count ->
    [0] Same cards: you and others
    [one] Same cards: you and one other
   *[other] Same cards: you and { $count } others
}
same-sub-group = { $count } deals against { $level }
same-player = Player { $number }
same-nobody-yet = Nobody has come yet. You may begin.
same-place-so-far = You are in place { $place } of { $count } so far.
same-place = Place { $place } of { $count }
same-ranks = Who stands where
same-played = { $played } of { $count } played
same-compared = { $decided ->
    [0] none with you
   *[other] { $decided } with you
}
same-beside-you = Beside you
same-wait-group = You have played every deal. Now it is the others’ turn.
same-wait = You have played every deal. Now it is { $name }’s turn.
same-wait-nobody = You have played every deal. Now it is your friend’s turn.

## Deal by deal

same-deals = Deal by deal
same-deal = Deal
same-you = You
same-by = You by
same-face-down = face down
same-not-yet = to play
same-not-played = not played
same-even = even
same-key = Above the line: { $name }. Below: you. A result stays face down until both have played the deal.
same-best = the best
same-key-group = How much each has made of a deal; the best is marked. Open a deal by its number to see two hands side by side. A result stays face down until you have played the deal.
same-deal-link = Deal { $number }, compare
same-deal-number = Deal { $number }

## The result

same-won = You win the same cards
same-lost = { $name } wins the same cards
same-drawn = Nobody wins the same cards
same-better = { $unit ->
    [points] { $by ->
        [one] Same cards, one point better.
       *[other] Same cards, { $by } points better.
    }
   *[tricks] { $by ->
        [one] Same cards, one trick better.
       *[other] Same cards, { $by } tricks better.
    }
}
same-worse = { $unit ->
    [points] { $by ->
        [one] Same cards, and { $name } made one point more of them.
       *[other] Same cards, and { $name } made { $by } points more of them.
    }
   *[tricks] { $by ->
        [one] Same cards, and { $name } made one trick more of them.
       *[other] Same cards, and { $name } made { $by } tricks more of them.
    }
}
same-as-good = Same cards, and as many of them for each of you.
same-nothing = Time is over, and there is no deal that both have played.
same-where = Where it was won
same-where-about = Deal { $number }: you made { $yours }, { $name } made { $theirs }.
same-compare = Compare deal { $number }
same-another = Another challenge
same-share-text = German Whist, same cards: { $yours }–{ $theirs } on { $decided ->
    [one] one deal
   *[other] { $decided } deals
} against { $level }.
same-share-group = German Whist, same cards: place { $place } of { $count } on { $deals } deals against { $level }.
same-share = Share
same-shared = Copied

## One deal, hand beside hand

same-compare-title = Deal { $number }: you { $yours }, { $name } { $theirs }
same-compare-sub = { $by ->
    [0] As good as each other
   *[other] { $who ->
        [you] You by { $by }
       *[them] { $name } by { $by }
    }
}
same-beside = Beside whom
same-parting = Where you part
same-parting-led = In trick { $trick } you both have { CARD($lead, form: "the") } to follow. You play { CARD($yours, form: "the") }, { $name } plays { CARD($theirs, form: "the") }.
same-parting-lead = In trick { $trick } you both lead. You lead { CARD($yours, form: "the") }, { $name } leads { CARD($theirs, form: "the") }.
same-parting-before = { $trick ->
    [1] It is the first card of the hand.
   *[other] Until then all was the same.
}
same-parting-better = The better card was { CARD($card, form: "the") }: it was worth { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} more.
same-parting-equal = As far as can be told, both cards were as good.
same-parting-none = You played the same cards, as long as both hands went on.
same-review-yours = Review your hand
same-review-theirs = Review { $name }’s hand
same-tricks = Trick by trick
same-trick = Trick
same-trick-cell = { CARD($lead) }, { CARD($card) }: { $won ->
    [yes] taken
   *[no] lost
}
same-stage-two = Stage two
same-tricks-about = The first card of a trick was led. A filled place is a trick taken.

## Coming with a link

same-join = { $name } challenges you
same-join-nobody = A challenge
same-join-what = { $people ->
    [2] { $count } deals against { $level }, the same for both of you. { $rules }.
   *[other] { $count } deals against { $level }, the same for everybody. { $rules }.
}
same-join-players = { $count } people play already.
same-join-about = { $people ->
    [2] Each of you plays in your own time, until { $date }. Neither sees the other’s result of a deal before playing it.
   *[other] Everybody plays in their own time, until { $date }. Nobody sees a result of a deal before playing it.
}
same-join-yes = Take the challenge
same-join-taken = { $people ->
    [2] Somebody else has come
   *[other] Eight are in
}
same-join-taken-about = { $people ->
    [2] This challenge is between two others now. Make one of your own.
   *[other] There is no place left in this challenge. Make one of your own.
}
same-join-closed = The link is closed
same-join-closed-about = Whoever made this challenge lets nobody else in. Make one of your own.
same-join-own = Your own challenge
same-join-own-about = The link is for somebody else. You find the challenge here:
same-join-over = Time is over
same-join-over-about = The two weeks of this challenge have passed. Make a new one.
same-join-open = To the challenge
same-join-new = Make a challenge

## Putting it away

same-put-away = Put it away
same-put-away-about = It is no longer listed here. Your hands stay in your statistics, and { $name } can go on.
same-put-away-group = It is no longer listed here. Your hands stay in your statistics, and the others can go on.
same-put-away-closes = It is no longer listed here, and the link opens nothing any more. Your hands stay in your statistics, and the others can go on.
same-put-away-open = It is no longer listed here, and the link opens nothing any more. Your hands stay in your statistics.
same-put-away-yes = Yes, put it away
same-put-away-no = No, keep it
