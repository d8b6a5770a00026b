# What only the page in the browser says.

close = Close
back = Back
computer = a computer player
friend = Your friend
former-player = A former player
friend-by-link = at another screen
friend-here = at this screen
friend-away = not at the table now

## Rule sets

rules-changed = { $option }: { $value }
rules-unreadable = These rules cannot be read. Choose them anew.
named-dealer-them = your opponent
    .help = Your opponent deals the first hand, and you lead.
named-dealer-you = you
    .help = You deal the first hand, and your opponent leads.

## The table, as a screen reader finds its parts

match-score = Match score
progress = Progress of the hand
opponent = Opponent
table = Table
stock = Stock
trick-on-table = Trick on the table
actions = Actions
result = Result
after-hand = After the hand
story = What happens at the table
your-hand = Your hand
rail-words = Stage { $stage ->
    [1] one
   *[2] two
}, tricks won: you { $yours }, { $name } { $theirs }.
card-must-wait = may not be played now

## The middle

upcard-open = Upcard: { CARD($card) }
trick-empty = No card yet
trick-card = { $who ->
    [you] You
   *[them] { $name }
}: { CARD($card) }{ $won ->
    [yes] { ", " }takes the trick
   *[no] { "" }
}
stock-left-short = { $count ->
    [one] left
   *[other] left
}
stock-left-more = under the upcard
tally-yours = { $kind ->
    [points] { $count ->
        [one] point to you
       *[other] points to you
    }
   *[tricks] { $count ->
        [one] trick to you
       *[other] tricks to you
    }
}
tally-theirs = { $kind ->
    [points] { $count ->
        [one] point to { $name }
       *[other] points to { $name }
    }
   *[tricks] { $count ->
        [one] trick to { $name }
       *[other] tricks to { $name }
    }
}

## What to do now, and what has happened

say-waiting-link = Waiting for the connection. Look around freely.
say-lead-first = { $name } deals, you lead.
    .rest = Any card may be led.
say-lead-stage-two-first = Stage two: you lead.
    .rest = The stock is out, now every trick counts.
say-follow-stage-two-first = Stage two. Follow suit:
    .rest = you hold { SUIT($suit) }.
say-void-stage-two-first = Stage two. No { SUIT($suit) } in hand:
    .rest = play anything.
say-offer-waiting = { $name } has been asked.
told-followed = { $name } plays { CARD($card, form: "the") }.
told-played-you = You play { CARD($card, form: "the") }.

## Last trick

last-led = { $who ->
    [you] { $won ->
        [yes] You led and won
       *[no] You led
    }
   *[them] { $won ->
        [yes] { $name } led and won
       *[no] { $name } led
    }
}
last-followed = { $who ->
    [you] { $won ->
        [yes] You won
       *[no] You played
    }
   *[them] { $won ->
        [yes] { $name } won
       *[no] { $name } played
    }
}
last-upcard = { $who ->
    [you] upcard, to you
   *[them] upcard, to { $name }
}
last-drawn = you drew this unseen

## Claim

claim-fewer = One fewer
claim-more = One more
claim-left = { $left ->
    [one] of the last trick
   *[other] of the remaining { $left } tricks
}
claim-now = { $tricks ->
    [one] Claim { $tricks } trick
   *[other] Claim { $tricks } tricks
}

## Connection, offers, absence

link-lost = Connection lost.
link-kept = Your seat and cards are kept. Trying again in { $seconds } s.
link-try = Try now
link-no-seat = This table is not open to you
link-no-seat-about = Your seat is kept by the browser that took it. Perhaps that was another one, or the table is gone.
link-no-page = There is no such page
link-no-page-about = The address is perhaps cut off, or from another version of the game.
link-too-old = This page is older than the server
link-too-old-about = The game has been updated. Your seat and cards are kept.
link-reload = Load the new page
link-unreachable = This page could not be loaded
link-unreachable-about = The server does not answer, or the network is lost. Your seat and cards are kept.
link-again = Try again
refused-bad_invite = There is no such invitation. Perhaps a part of the link is missing.
refused-invite_taken = There is no place left for you here.
refused-own_invite = You sit at this table. The invitation is for somebody else.
refused-no_cookies = This browser keeps no cookies for this page. Your seat is kept in one, so allow them here and try again. Nothing has been dealt.
refused-no_key = This browser keeps no cookies for this page. Your seat is kept in one, so allow them here and try again.
refused-busy = Much is being thought about just now. Try again in a moment.
refused-same_undecided = Somebody else may still play this deal. Until then it is not played again.
refused-same_over = Its two weeks are over.
refused-no_challenge = This challenge is not open to you. It is kept by the browser that took it.
refused-no_such_deal = There is no such deal.
refused-no_such_player = Nobody else has this place.
refused-not_inviter = Only whoever has made this challenge can do that.
refused-no_finished_hand = No hand of this table is finished yet.
refused-too_fast = Too much at once; a moment, please.
offer-undo = { $name } asks to take the last card back.
offer-undo-about = Nothing has been revealed since.
offer-claim = { $name } claims { $tricks } of the remaining tricks.
offer-claim-about = It cannot be proved. Refuse, and play goes on.
replaced = A computer player plays for you.
replaced-about = Your seat is still yours.
replaced-back = Take my seat back
away = { $name } is away.
away-about = Wait as long as you like; the seat is kept.
away-replace = Let a computer play on
away-take = Take the match
away-take-sure = { $name } is away. You would win the match at once, and it would be told as won because { $name } was away. You may as well wait.
away-take-yes = Take it
away-take-no = Wait
told-undo-refused = { $name } would rather not: your card stays.
told-claim-refused = { $name } refuses the claim. Play goes on.
next-dealt = { $name } has gone on: the next hand is dealt.
undo-now = Take it back
failed = The computer player has failed.
failed-about = Your cards are kept.
failed-replace = Go on with a fresh one
offer-accept = Accept
offer-refuse = Refuse

## After a hand

new-match = New match
rematch-ask = Another match
rematch-asked = { $name } has been asked.
rematch-waits = { $name } has been asked, but is not at the table now. The question waits here.
rematch-wished = { $name } would like another match.
rematch-agree = Play another match
rematch-left = { $name } has left the table.
rematch-title = Another match?
review = Review
other-side = Other side
part-luck = the cards: deal and luck
part-play = your play against { $name }’s
part-claim = by the claim
part-resignation = by the resignation
part-absence = by the absence
part-mistakes = your mistakes
to-first-page = First page
play-on-again = From there again
told-play-on = Played on from trick { $trick }.
tricks-won = { $who ->
    [you] you take
   *[them] { $name } takes
}

## Cover between turns

cover-about = Both hands are hidden. { $name }, show your cards when only you can see them.
cover-show = Show { $name }’s cards
cover-led = { $name } led { CARD($card, form: "the") }.
cover-reply = { $name } played { CARD($card, form: "the") } to { CARD($other, form: "the") }.
cover-won = { $name } won the last trick.
cover-start = { $name } dealt the cards.
cover-where = Trick { $trick }.
cover-upcard = Upcard: { $upcard }
cover-trump = { SUIT($suit, form: "title") } are trumps.

## Settings

settings-theme-system = as the device
settings-trumps_first = Trumps first
settings-high_first = High cards first
settings-left_hand = Left-handed
    .help = The trick and the actions change sides.
settings-memory-computer = Known cards, against the computer
settings-memory-person = Known cards, against people
settings-memory-ask = Ask me what they hold
    .help = When stage two begins against the computer, the table asks which cards your opponent holds. You may leave it out.
settings-coach = Coach, against the computer
    .help = Asks once before a card that gives away so many tricks, and says why. Such hands are practice.
settings-coach-off = off
settings-coach-from = { $tricks ->
    [one] { NUMBER($tricks) } trick
   *[other] { NUMBER($tricks) } tricks
}
settings-hide_names = Hide other people’s names
    .help = Every person you play with is called “Your opponent”.
settings-keys = Letter keys
    .help = Single letters act at the table. The arrow keys always do.
settings-keys-change = See and change the keys
settings-sound = Sounds
    .help = Cards, tricks, your turn, the end of a hand, and what cannot be played.
help-hint = hint (practice)
help-mistake = to the next mistake, in a review
help-letters = To change a letter, type another over it. Letters act only at the table and in reviews, and can be turned off in the settings.
help-letters-off = Letters are turned off in the settings. To change one, type another over it.
keys-standard = Back to the standard keys
keys-standard-back = The standard keys are back.
key-clash-taken = “{ $key }” is taken: { $what }.
key-clash-rank = “{ $key }” goes to a card of your hand.
key-clash-no_key = A key is one letter, digit or sign.

## The first page

soon = One moment …
home-day = Today’s hand
    .about = The same cards for everybody, against one opponent.
    .new = { $day }, against { $name }.
    .new-par = { $day }, against { $name }. Par is { $par } of 13.
    .begun = Your try against { $name } has begun.
    .played = Played: { $tricks } of 13.
    .played-par = Played: { $tricks } of 13, par { $par }.
home-puzzles = Puzzles
    .about = The last tricks, both hands open.
action-day = How it compares
home-against = Against whom
home-against-computer = A computer
home-against-person = A person
home-friend = Invite a friend
    .about = Send a link. Your seats are kept if the line drops.
clock = Clock
clock-none = None
    .said = No clock
clock-card30 = 30 s a card
    .said = 30 seconds a card
clock-match = 3 min + 5 s
    .said = 3 minutes, and 5 seconds more with each card
home-same = Same cards
    .about = Eight deals each, in your own time.
home-local = Two at one screen
    .about = Pass and play, with a cover between turns.
home-learn = Learn
    .about = The game in three minutes, then lessons, a few minutes each.
home-account = Your seat and your data
home-statistics = Statistics
    .about = Hands, matches and mistakes over time.
home-check-deals = How to check the deals
home-computer-sees = What the computer sees
home-open-record = Open a record
home-starting = Shuffling …
home-failed = The server does not answer. Is it running?
home-name = Your name
home-name-second = Name of the second player
home-invite = Make the invitation
home-new-here = New here? Learn the game in three minutes.
home-level = Level { $number }
home-more = { $count ->
    [one] { $count } more open match
   *[other] { $count } more open matches
}
home-remove = Remove the match with { $name }
home-remove-about = It is no longer shown here, and the hand in play is dropped. Finished hands stay in your statistics.
home-remove-wish = It is no longer shown here. Its hands stay in your statistics.
home-remove-told = { $name } is told that you have left.
home-remove-told-open = { $name } is told that you have left, and may take the match.
home-remove-invitation = The table is no longer shown here, and the link that you sent opens nothing any more.
home-remove-rated = It counts for your rating: removing it gives it up.
home-remove-yes = Yes, remove it
home-remove-no = No, keep it
home-where-practice = Practice.
home-where-waiting = Waiting for your friend.
invite-title = Your table is laid
invite-text = Come and play German Whist with me.
invite-link = The link to send
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-lost = This browser does not have the link: it was made in another browser, where it can be seen again, or taken back.
invite-reach-here = This address can be opened on this computer only: nobody elsewhere can use the link.
invite-reach-nearby = This address can be opened in your own network only; people elsewhere cannot use the link.
invite-reach-how = This server, at port { $port }, lets nobody else in. Stop it, start it with “germanwhist serve --host 0.0.0.0 --port { $port }”, open the game at { $address } and invite from there.
invite-reach-how-unknown = This server, at port { $port }, lets nobody else in, and this computer is in no network. Join one, stop the server, start it with “germanwhist serve --host 0.0.0.0 --port { $port }” and open the game again.
invite-reach-none = The server lets others in, but this computer is in no network.
invite-reach-else = Where it does not open, the same link may do under { $addresses }.
invite-reach-internet = Over the internet it takes a public address; the page “The web interface” of the documentation says how.
copy-by-hand = Your browser does not let the page copy. Select the link and copy it yourself.
copy-failed = Copying is not allowed here
invite-about = You get a link to send. Whoever opens it first takes the other seat.
local-about = The screen goes from hand to hand. A cover hides the cards in between.
first-player = First player
second-player = Second player
computer-instead = { $level } plays instead
day-number = { $day ->
    [1] { $day }
   *[other] { $day }
}
