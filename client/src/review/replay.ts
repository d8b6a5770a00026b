/**
 * A reviewed hand, moment by moment.
 *
 * The pack and the plays say everything: who leads a trick has won the one before it. Only who won
 * the very last trick is read from the result.
 */

import { opponentOf, type CardCode, type SeatName } from "../wire/messages";
import type { Review, ReviewedPlay } from "../wire/review";

/** The table before a play. */
export interface Moment {
  readonly play: ReviewedPlay;
  readonly holdings: Readonly<Record<SeatName, readonly CardCode[]>>;
  readonly upcard: CardCode | null;
  readonly lead: ReviewedPlay;
  /** The second card of the trick; null when it was never played. */
  readonly follow: ReviewedPlay | null;
  readonly winner: SeatName | null;
}

export interface ReplayedTrick {
  readonly number: number;
  readonly lead: ReviewedPlay;
  readonly follow: ReviewedPlay | null;
  readonly winner: SeatName | null;
  readonly upcard: CardCode | null;
}

interface Replay {
  readonly moments: readonly Moment[];
  readonly tricks: readonly ReplayedTrick[];
}

export function replay(review: Review): Replay {
  const perStage = review.deal.cards.length / 4;
  const stock = review.deal.cards.slice(2 * perStage);
  const holdings = dealt(review, perStage);
  const tricks = tricksOf(review, stock, perStage);
  const moments: Moment[] = [];
  for (const trick of tricks) {
    const { lead, follow, winner, upcard } = trick;
    for (const play of [lead, follow]) {
      if (play === null) continue;
      const held = { north: [...holdings.north], south: [...holdings.south] };
      moments.push({ play, holdings: held, upcard, lead, follow, winner });
      holdings[play.seat] = holdings[play.seat].filter((card) => card !== play.card);
    }
    const hidden = stock[2 * trick.number - 1];
    if (winner !== null && upcard !== null && hidden !== undefined) {
      holdings[winner] = [...holdings[winner], upcard];
      holdings[opponentOf(winner)] = [...holdings[opponentOf(winner)], hidden];
    }
  }
  return { moments, tricks };
}

/** The cards go round one at a time, to the non-dealer first. */
function dealt(review: Review, perStage: number): Record<SeatName, readonly CardCode[]> {
  const { dealer, cards } = review.deal;
  const hands = cards.slice(0, 2 * perStage);
  const first = hands.filter((_, index) => index % 2 === 0);
  const second = hands.filter((_, index) => index % 2 === 1);
  return dealer === "north" ? { north: second, south: first } : { north: first, south: second };
}

function tricksOf(review: Review, stock: readonly CardCode[], perStage: number): ReplayedTrick[] {
  const leads = review.plays.filter((_, index) => index % 2 === 0);
  return leads.map((lead, index) => ({
    number: lead.trick,
    lead,
    follow: review.plays[2 * index + 1] ?? null,
    winner: leads[index + 1]?.seat ?? lastWinner(review, leads),
    upcard: index < perStage ? (stock[2 * index] ?? null) : null,
  }));
}

/** Who won the last trick of a hand that was played out: the one whose count it completes. */
function lastWinner(review: Review, leads: readonly ReviewedPlay[]): SeatName | null {
  if (review.result?.ended !== "played") return null;
  const { counting } = review.rules;
  const worth = (stage: 1 | 2): number => {
    if (stage === 1) return counting === "second_stage" ? 0 : 1;
    return counting === "weighted" ? 2 : 1;
  };
  const north = leads.slice(1).reduce((sum, lead, index) => {
    const before = leads[index];
    return lead.seat === "north" && before ? sum + worth(before.stage) : sum;
  }, 0);
  return review.result.counted[0] > north ? "north" : "south";
}

/** Expected points of a seat: before the first card, then after every trick. */
export function expectedOf(review: Review, seat: SeatName): readonly number[] {
  const sign = seat === "north" ? 1 : -1;
  const after = review.plays.filter(({ number }) => number % 2 === 0);
  const last = review.plays.at(-1);
  const values = [review.start, ...after.map(({ expected }) => expected)];
  if (last !== undefined && last.number % 2 === 1) values.push(last.expected);
  return values.map((value) => sign * value);
}

/** The number of the next mistake after a play, going round; null when there is none. */
export function nextMistake(review: Review, after: number, of?: SeatName): number | null {
  const mistakes = review.plays
    .filter(({ is_mistake, seat }) => is_mistake && (of === undefined || seat === of))
    .map(({ number }) => number);
  return mistakes.find((number) => number > after) ?? mistakes[0] ?? null;
}

/**
 * Where the way through all mistakes leads on from a play: through the own ones first, then through
 * the opponent's, and round again. Null when there is none.
 *
 * @param from the play in sight; between mistakes, the next own one after it is meant.
 */
export function mistakeAfter(review: Review, from: number, own: SeatName): number | null {
  const mistakes = review.plays.filter(({ is_mistake }) => is_mistake);
  const numbers = (isOwn: boolean): readonly number[] =>
    mistakes.filter(({ seat }) => (seat === own) === isOwn).map(({ number }) => number);
  const [mine, others] = [numbers(true), numbers(false)];
  const order = [...mine, ...others];
  const place = order.indexOf(from);
  if (place < 0) return mine.find((number) => number > from) ?? order[0] ?? null;
  return order[(place + 1) % order.length] ?? null;
}
