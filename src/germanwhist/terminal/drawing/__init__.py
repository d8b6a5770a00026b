"""How things look: colours, a canvas of cells, card faces, the lamplight on the cloth.

Nothing here knows a rule or a table; `Cloth` is the one widget, and all others paint on it.
"""
