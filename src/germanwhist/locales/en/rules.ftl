# The options of a rule set, their values, and the rule sets with a name.
# option-NAME is an option, option-NAME-VALUE one of its values, in the order in which they are
# offered. A value with .example wants a number or ranks, and begins with that one.

option-counting = Tricks that count
    .help = Which tricks decide the hand.
option-counting-second_stage = stage two only
    .help = The first thirteen tricks only prepare your hand; the last thirteen count.
option-counting-all_tricks = all tricks
    .help = The game as printed in 1894: every trick counts one, and at 13–13 nothing is scored.
option-counting-weighted = stage two counts double
    .help = One point for each trick of stage one, two for each of stage two: 39 in all.

option-hand_score = Score of a hand
    .help = What the result of a hand is worth.
option-hand_score-difference = the difference
    .help = The winner scores the difference: 9–4 scores 5.
option-hand_score-over_half = tricks above half
    .help = The winner scores from the seventh trick on: 9–4 scores 3.
option-hand_score-per_trick = every trick
    .help = Each player scores what was counted: 9–4 scores 9 and 4.
option-hand_score-win = one for the hand
    .help = The winner scores 1, however many tricks.

option-stake = Stake
    .help = Points for each unit of the score. With 2, a difference of 5 scores 10.
option-stake-number = { $number ->
    [one] { $number } point a unit
   *[other] { $number } points a unit
}
    .example = 1

option-match = Length of the match
    .help = When the match ends; never in the middle of a hand.
option-match-hand = one hand
    .help = The hand is a game by itself.
option-match-hands = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
}
    .help = Most points after so many hands win; equal points are a draw.
    .name = a number of hands
    .example = 2
option-match-target = first to { $number }
    .help = The match ends after the hand in which a player reaches so many points.
    .name = to a number of points
    .example = 10

option-target_tie = Both reach the target
    .help = When both players reach the target in the same hand.
option-target_tie-higher = the higher total wins
    .help = Equal totals play one more hand.
option-target_tie-extend = the target rises by 10
    .help = It rises until one player alone has reached it.

option-first_stage_follow = Stage one: following
    .help = Whether suit must be followed in stage one.
option-first_stage_follow-required = follow suit
    .help = As in stage two: follow suit when you can.
option-first_stage_follow-free = play any card
    .help = In stage one the second player may play any card; only a higher card of the suit or a trump wins.

option-objective = High or low
    .help = Whether a hand is played for many tricks or for few.
option-objective-high = always many
    .help = More tricks win every hand.
option-objective-by_colour = by colour
    .help = A red first upcard asks for many tricks, a black one for few.

option-trumps = Trumps
    .help = Where the trump suit comes from.
option-trumps-upcard = by the upcard
    .help = The suit of the first upcard is trumps for the whole hand.
option-trumps-none = no trumps
    .help = Only the suit led can win a trick.
option-trumps-none_on = none on { $ranks }
    .help = No trumps when the first upcard has one of the chosen ranks.
    .name = none on some ranks
    .example = AK

option-pack = Pack
    .help = How many cards are played with.
pack-cards = { $number } cards
option-pack-52 = 52 cards
    .help = Thirteen cards each, thirteen tricks a stage.
option-pack-28 = 28 cards
    .help = Ace to 8 only: seven cards each, seven tricks a stage.

option-first_dealer = First dealer
    .help = Who deals the first hand; then the deal alternates.
option-first_dealer-cut = cut for it
    .help = Each player cuts a card; the higher card deals.
option-first_dealer-seat = named
    .help = Your opponent deals the first hand, and you lead.

preset-standard = One hand, standard
    .help = Thirteen tricks to gather a hand, thirteen that count.
preset-match10 = Match to 10, standard
    .help = The standard game to 10 points: about four hands.
preset-match20 = Match to 20
    .help = The standard game to 20 points: eight or nine hands.
preset-classic1894 = 1894: all 26 tricks count
    .help = The game as first printed: the majority of all tricks.
preset-score_from_seven = Score from seven
    .help = One point for each trick from the seventh on.
preset-free_first_stage = Free first stage
    .help = In stage one nobody has to follow suit.
preset-high_low = High or low, to 10
    .help = A red first upcard plays for many tricks, a black one for few.
preset-weighted = Weighted tricks
    .help = Stage-one tricks count one, stage-two tricks two.
preset-small = Small pack, 28 cards
    .help = Seven cards each and seven tricks a stage: a few minutes.
preset-own = Your own rules
    .help = One choice for each option.
