# The clock of a table for two people, and what is said of it. The clocks' names are in client.ftl.

clock-time-you = Your time: { $time }
    .stands = Your time: { $time }. It stands still.
clock-time-them = { $name }’s time: { $time }
    .stands = { $name }’s time: { $time }. It stands still.
clock-left = left
clock-under = Under { $seconds } seconds.
clock-waiting = Waiting for { $name }, { $seconds } s.
clock-away = { $name } is away.
    .about = The clock stands still for 60 seconds, then it runs, and you may take the match.
clock-runs = The clock runs on.
clock-kept = Your seat is kept, your clock waits 60 s. Trying again in { $seconds } s.
clock-spoken-you = { $seconds } seconds left.
clock-spoken-them = { $name }’s clock is low.
clock-count-you = your clock

## A hand or a match that is lost by time

timed-hand = time is up
result-time-you = Your time is up.
result-time-them = { $name }’s time is up.
match-time-you = { $name } wins the match.
match-time-them = You win the match.
part-time = by time
