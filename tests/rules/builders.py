"""Short ways for the tests to lay out the hand that a rule is about."""

from __future__ import annotations

from germanwhist import Card, CardSet, Deal, Hand, Match, RuleSet, Seat


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "QD 2C"."""
    return tuple(Card(word) for word in text.split())


def pair(text: str) -> tuple[Card, Card]:
    """Two cards, as they are cut for the deal."""
    north, south = cards(text)
    return north, south


def deal_with(
    *, north: str = "", south: str = "", stock: str = "", dealer: Seat = Seat.SOUTH, pack: int = 52
) -> Deal:
    """A deal with these cards in these places, filled up with the lowest of the others."""
    places = [list(cards(text)) for text in (north, south, stock)]
    named = {card for place in places for card in place}
    rest = [card for card in CardSet.full(pack // 4) if card not in named]
    for place, size in zip(places, (pack // 4, pack // 4, pack // 2), strict=True):
        while len(place) < size:
            place.append(rest.pop(0))
    return Deal.of_holdings(CardSet(places[0]), CardSet(places[1]), stock=places[2], dealer=dealer)


def start(rules: str = "standard", *, north: str = "", south: str = "", stock: str = "") -> Hand:
    """A hand under these rules with these cards, before north's lead."""
    ruleset = RuleSet.parse(rules)
    deal = deal_with(north=north, south=south, stock=stock, pack=ruleset.pack)
    return Hand.start(ruleset, deal)


def play(hand: Hand, text: str) -> Hand:
    """The hand after these plays."""
    for card in cards(text):
        hand = hand.play(card)
    return hand


def stage_two(rules: str = "standard", *, stock: str = "") -> Hand:
    """A hand at the start of stage two, everybody having played their lowest legal card."""
    hand = start(rules, stock=stock)
    while hand.stage == 1:
        hand = hand.play(hand.legal_plays().lowest())
    return hand


def played_out(hand: Hand) -> Hand:
    """The finished hand, everybody playing their lowest legal card."""
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
    return hand


def begun(rules: str, *, pack: int = 52) -> Match:
    """A match whose first dealer is north."""
    return Match.start(
        RuleSet.parse(f"{rules} first_dealer=seat pack={pack}"), first_dealer=Seat.NORTH
    )


def dealt(match: Match) -> Match:
    """The match with its next hand dealt, a high one, at the start of stage two."""
    match = match.deal(deal_with(stock="KH", dealer=match.dealer, pack=match.ruleset.pack))
    while match.hand is not None and match.hand.stage == 1:
        match = match.play(match.hand.legal_plays().lowest())
    return match


def hand_of(match: Match, north: int) -> Match:
    """The match after one more hand in which north took this many tricks of stage two."""
    return dealt(match).claim(Seat.NORTH, north)
