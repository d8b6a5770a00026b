"""One table: what it looks like at a moment, its parts, and its keys.

A `Scene` holds all that is shown at one moment; each part paints itself from it. `TableScreen`
makes scenes from the views of the service, and requests from keys and clicks.
"""
