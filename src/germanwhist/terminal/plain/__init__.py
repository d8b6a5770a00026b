"""The table line by line: for screen readers, for terminals that can do no more, for pipes.

`telling` says what has happened, in the words of the browser's announcements; `reading` says how
things stand; `words` understands what is typed; `game` puts them together. One announcement is one
line.
"""
