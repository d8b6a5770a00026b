# Results of hands and matches.

result-won = You win the hand { $yours }–{ $theirs } and score { $points }.
result-lost = { $name } wins the hand { $theirs }–{ $yours } and scores { $points }.
result-won-low = You win the low hand with { $yours } to { $theirs } and score { $points }.
result-lost-low = { $name } wins the low hand with { $theirs } to { $yours } and scores { $points }.
result-both = You win the hand { $yours }–{ $theirs }: you score { $points }, { $name } { $other }.
result-both-lost = { $name } wins the hand { $theirs }–{ $yours }: you score { $points }, { $name } { $other }.
result-both-low = You win the low hand with { $yours } to { $theirs }: you score { $points }, { $name } { $other }.
result-both-lost-low = { $name } wins the low hand with { $theirs } to { $yours }: you score { $points }, { $name } { $other }.
result-even = { $yours }–{ $theirs }: nobody wins the hand, nothing is scored.
result-even-both = { $yours }–{ $theirs }: nobody wins the hand, each scores { $points }.
result-resigned-you = You resigned the hand.
result-resigned-them = { $name } resigned the hand.
result-claimed-you = Your claim of { $tricks } stands.
result-claimed-them = { $name } claimed { $tricks } and it stands.
result-your-count = { $kind ->
    [points] your points
   *[tricks] your tricks
}
result-match = Match
result-match-hand = hand { $number }
result-history = The tricks of this hand
result-taken-by = taken by

match-won = You win the match { $yours }–{ $theirs }.
match-lost = { $name } wins the match { $theirs }–{ $yours }.
match-draw = The match is a draw, { $yours }–{ $theirs }.
match-resigned-you = You resigned the match. { $name } has won it.
match-resigned-them = { $name } resigned the match. You have won it.
match-absent-you = You were away, and { $name } took the match.
match-absent-them = { $name } was away, and you took the match.
match-practice = Practice: this stays out of your record.
