from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import (
    Deal,
    InvalidDealError,
    Seat,
    SeededSource,
    cut_for_dealer,
    dealer_by_cut,
)
from germanwhist.rules import shuffled_pack
from tests.rules import plain
from tests.rules.builders import cards, pair


def _digests(seed: int, blocks: int) -> bytes:
    """The stream of bytes that the documentation describes, by hashlib alone."""
    texts = [f"germanwhist:{seed}:{block}" for block in range(blocks)]
    return b"".join(hashlib.sha256(text.encode()).digest() for text in texts)


class _Scripted:
    """A source that hands out the numbers written down for it."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.stops: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """The next number of the script."""
        self.stops.append(stop)
        return self.numbers.pop(0)


def test_seeded_source_starts_with_the_sha256_of_its_seed_and_block_number() -> None:
    """The digest here is what `printf germanwhist:1:0 | sha256sum` prints."""
    digest = "c021970bfb303687841e8e0234b813950867df5062449084a1fed5b7f337538a"
    source = SeededSource(1)
    assert bytes(source.randrange(256) for _ in range(32)).hex() == digest


@pytest.mark.parametrize("seed", [0, 1, 7, -3, 2**80])
def test_seeded_source_goes_on_with_the_next_blocks(seed: int) -> None:
    """Block after block, and the seed may be any whole number."""
    source = SeededSource(seed)
    assert bytes(source.randrange(256) for _ in range(100)) == _digests(seed, 4)[:100]


def test_seeded_source_throws_the_uneven_top_away() -> None:
    """Below 200 out of 256: bytes from 200 on are skipped, not wrapped round."""
    source = SeededSource(5)
    expected = [byte for byte in _digests(5, 4) if byte < 200]
    assert [source.randrange(200) for _ in range(60)] == expected[:60]


def test_seeded_source_takes_as_many_bytes_as_the_number_needs_high_byte_first() -> None:
    """256 values fit one byte, 257 need two; of 65,536 the multiples of 257 end at 65,535."""
    stream = _digests(9, 1)
    assert SeededSource(9).randrange(256) == stream[0]
    pairs = [int.from_bytes(stream[i : i + 2], "big") for i in range(0, 32, 2)]
    assert SeededSource(9).randrange(257) == next(pair % 257 for pair in pairs if pair < 65_535)
    assert SeededSource(9).randrange(2**16) == pairs[0]


def test_number_below_one_takes_one_byte() -> None:
    """There is no choice, yet the stream moves on as documented."""
    source = SeededSource(9)
    assert source.randrange(1) == 0
    assert source.randrange(256) == _digests(9, 1)[1]


@pytest.mark.parametrize("stop", [0, -1])
def test_no_number_lies_below_zero(stop: int) -> None:
    """An empty range is an error, not an endless search."""
    with pytest.raises(ValueError, match="expected at least 1"):
        SeededSource(1).randrange(stop)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("pack", [28, 52])
def test_shuffle_is_fisher_yates_from_the_last_place_down_then_the_cut(
    pack: int, seed: int
) -> None:
    """Worked out again from the documentation, on texts, from the stream of digests."""
    stream = iter(_digests(seed, 20))

    def below(stop: int) -> int:
        return next(byte % stop for byte in stream if byte < 256 - 256 % stop)

    expected = plain.pack(pack)
    for place in range(pack - 1, 0, -1):
        other = below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    lifted = 1 + below(pack - 1)
    expected = expected[lifted:] + expected[:lifted]
    assert [str(card) for card in shuffled_pack(seed, pack=pack)] == expected
    assert Deal.shuffled(seed, Seat.SOUTH, pack=pack).cards == cards(" ".join(expected))


def test_seed_names_the_same_deal_for_ever() -> None:
    """The pack of seed 1, from a script that used only hashlib and the documentation."""
    assert " ".join(map(str, shuffled_pack(1))) == (
        "8H AC 7S 7H TC JH 8D KD JS 4C 2D 6H 5S 6S 9C 2C KC 3C 9H QH 4H 8C QS 3D 4D JC "
        "QD JD 3S QC 9S AH 8S 7C AD 3H KH 2H 5H 2S TS 4S TH 7D AS 5C TD 6D 5D KS 9D 6C"
    )


def test_cut_lifts_cards_off_the_top_and_puts_them_below() -> None:
    """With swaps that change nothing, a cut of three turns the pack by three."""
    ordered = plain.pack(8)
    unmoved = _Scripted(*range(7, 0, -1))
    cut = shuffled_pack(unmoved, pack=8, cut=3)
    assert [str(card) for card in cut] == ordered[3:] + ordered[:3]
    assert unmoved.stops == list(range(8, 1, -1))


@pytest.mark.parametrize("cut", [0, 52, -1, 100])
def test_cut_leaves_at_least_one_card_on_each_side(cut: int) -> None:
    """A cut of none or of all is no cut."""
    with pytest.raises(InvalidDealError, match=r"expected 1 to 51") as caught:
        Deal.shuffled(1, Seat.NORTH, cut=cut)
    assert caught.value.code == "bad_cut"


@pytest.mark.parametrize("pack", [0, 2, 50, 56, -4])
def test_pack_that_does_not_exist_is_refused(pack: int) -> None:
    """A pack has whole ranks, one to thirteen of them."""
    with pytest.raises(InvalidDealError, match="no pack of"):
        Deal.shuffled(1, Seat.NORTH, pack=pack)
    with pytest.raises(InvalidDealError, match="no pack of"):
        cut_for_dealer(1, pack=pack)


def test_any_random_generator_can_shuffle() -> None:
    """`random.Random` is a source; its state decides the deal."""
    assert shuffled_pack(Random(3)) == shuffled_pack(Random(3)) != shuffled_pack(Random(4))


def test_without_a_seed_each_shuffle_is_another() -> None:
    """The system's source; two equal packs would be a one in 10^67 chance."""
    assert shuffled_pack() != shuffled_pack()
    assert set(shuffled_pack()) == set(shuffled_pack(1))


def test_shuffles_of_four_cards_come_out_evenly() -> None:
    """Each of the 24 orders about 200 times in 4,800 seeds (chi-square, 23 degrees, p > .001)."""
    counts = Counter(shuffled_pack(seed, pack=4) for seed in range(4_800))
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7


def test_every_card_is_the_first_upcard_equally_often() -> None:
    """About 50 times each in 2,600 seeds (chi-square, 51 degrees, p > .001)."""
    counts = Counter(Deal.shuffled(seed, Seat.NORTH).first_upcard for seed in range(2_600))
    assert len(counts) == 52
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 87.0


def test_cutting_for_the_deal_goes_on_until_the_ranks_differ() -> None:
    """North cuts from the whole pack, south from the rest; equal ranks go back and cut again."""
    # In index order 7C is card 5 and 7D card 18, which is place 17 once 7C is out.
    source = _Scripted(5, 17, 0, 0)
    assert cut_for_dealer(source) == (cards("7C 7D"), cards("2C 3C"))
    assert source.stops == [52, 51, 52, 51]


def test_nobody_cuts_for_the_deal_with_one_rank_only() -> None:
    """Four aces would be cut for ever."""
    with pytest.raises(InvalidDealError, match="expected a multiple of 4 from 8"):
        cut_for_dealer(1, pack=4)


@given(st.integers(), st.sampled_from((8, 28, 52)))
def test_only_the_last_pair_cut_decides(seed: int, pack: int) -> None:
    """Equal ranks in all pairs but the last, and never the same card twice in a pair."""
    *equal, (north, south) = cut_for_dealer(seed, pack=pack)
    assert all(one.rank == two.rank and one != two for one, two in equal)
    assert north.rank != south.rank
    higher = Seat.NORTH if north.rank > south.rank else Seat.SOUTH
    assert dealer_by_cut((*equal, (north, south))) is higher


@pytest.mark.parametrize(
    ("cuts", "dealer"),
    [
        (["AC 2S"], Seat.NORTH),
        (["2S AC"], Seat.SOUTH),
        (["9S TC"], Seat.SOUTH),  # suits do not matter
        (["KC KD", "KH KS", "3C 2S"], Seat.NORTH),
    ],
)
def test_higher_card_deals_first(cuts: list[str], dealer: Seat) -> None:
    """The higher rank of the last pair deals; suit does not matter."""
    assert dealer_by_cut([pair(cut) for cut in cuts]) is dealer


@pytest.mark.parametrize("cuts", [[], ["7S 7H"], ["AC KC", "2C 3C"], ["7S 7S", "2C 3C"]])
def test_cuts_that_decide_nothing_are_refused(cuts: list[str]) -> None:
    """None, equal at the end, decided before the end, or one card for both players."""
    with pytest.raises(InvalidDealError, match="cuts decide nothing") as caught:
        dealer_by_cut([pair(cut) for cut in cuts])
    assert caught.value.code == "bad_cut"
