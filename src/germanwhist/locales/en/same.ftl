# Same cards: two people play the same deals, each in their own time.

same-title = Same cards
same-about = The fairest match there is: nobody can blame the deal.
same-challenge = Challenge a friend
same-against = Both play against
same-how-many = How many deals
same-make = Make the link
same-making = One moment …
same-make-about = Whoever opens it first plays against you. Neither of you sees the other’s result of a deal before playing it.
same-mine = Your challenges
same-mine-line = { $decided ->
    [0] against { $level }, no deal decided yet
    [one] against { $level }, one deal decided
   *[other] against { $level }, { $decided } deals decided
}
same-to-play = { $count ->
    [one] One deal to play
   *[other] { $count } deals to play
}

## How it goes

same-how = How it goes
same-how-deals = Both of you get the same { $count } deals against { $name }, from the same seat.
same-how-time = In your own time. Nothing runs out before { $date }.
same-how-over = Time was over on { $date }. What both had played by then counts.
same-how-fair = No hints, no undo, and no replay before both have played a deal.
same-how-points = Your own count makes your points; in a low hand it is your opponent’s.

## The link

same-link = Your friend’s link
same-link-about = Your friend has not come yet. You may begin: your results stay face down.
same-link-lost = This browser does not have the link: it was made in another one.
same-link-text = Play the same cards as I do, at German Whist. Who makes more of them?
same-link-of = { $name }’s link
same-link-of-about = It leads back here in the browser in which { $name } plays.
same-remind = It is your turn at the same cards.

## How the two stand

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
same-join-what = { $count } deals against { $level }, the same for both of you. { $rules }.
same-join-about = Each of you plays in your own time, until { $date }. Neither sees the other’s result of a deal before playing it.
same-join-yes = Take the challenge
same-join-taken = Somebody else has come
same-join-taken-about = This challenge is between two others now. Make one of your own.
same-join-own = Your own challenge
same-join-own-about = The link is for somebody else. You find the challenge here:
same-join-over = Time is over
same-join-over-about = The two weeks of this challenge have passed. Make a new one.
same-join-open = To the challenge
same-join-new = Make a challenge

## Putting it away

same-put-away = Put it away
same-put-away-about = It is no longer listed here. Your hands stay in your statistics, and { $name } can go on.
same-put-away-open = It is no longer listed here, and the link opens nothing any more. Your hands stay in your statistics.
same-put-away-yes = Yes, put it away
same-put-away-no = No, keep it
