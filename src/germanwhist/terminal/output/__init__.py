"""Between Textual and the terminal: only cells that have changed are written.

Textual paints whole parts of the screen anew. A `Picture` knows what is to be seen and what the
terminal shows already, and gives the shortest text that leads from one to the other; the
`TerminalDriver` writes it, as fast as the terminal takes it, so that a slow line is sent the
newest picture and none of those in between.
"""
