"""The table in a terminal: a Textual application on top of the service.

`drawing` knows how cards and cloth look, `table` shows a table and turns keys into requests,
`screens` holds everything around it. The application holds no rules: what may be played comes
with each view from the service.
"""
