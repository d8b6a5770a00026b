"""For people who test programs of German Whist: this package's own tests are built on it.

`germanwhist.testing.strategies` makes random values for Hypothesis, all of them possible in a
real game: `rule_sets()`, `deals()`, `hands()` at any moment, `views()` and `positions()`. It needs
Hypothesis, which the package itself does not install: `pip install hypothesis`.

    from hypothesis import given
    from germanwhist.testing.strategies import views

    @given(views(is_to_play=True))
    def test_my_player_plays_a_legal_card(view):
        assert MyPlayer().choose(view) in view.legal_plays()

`germanwhist.testing.conformance` holds the checks that anything of a kind must pass, to be called
from one test. It needs nothing but this package:

    from germanwhist.testing.conformance import check_player

    def test_my_player_conforms():
        check_player(MyPlayer)

`germanwhist.testing.reference_solver` solves stage two by trying every card: slow, plain, and
without a line of the engine, so that an engine can be checked against it.

Example:
    >>> from germanwhist.players import GreedyPlayer
    >>> from germanwhist.testing.conformance import check_player
    >>> check_player(GreedyPlayer)
"""
