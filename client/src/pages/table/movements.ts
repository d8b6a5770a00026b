/** What moves in each movement, once the page has been drawn with its end. */

import type { Frame } from "../../table/frames";
import type { Flights, Place, Timing } from "./flights";

/** A card on the move: what flies, what happens, for how long, and whether by this player. */
interface Move {
  readonly flights: Flights;
  readonly frame: Frame;
  readonly isMine: boolean;
  readonly duration: number;
}

const UNSEEN: readonly Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
const APPEAR_LATE: readonly Keyframe[] = [
  { opacity: 0 },
  { opacity: 0, offset: 0.75 },
  { opacity: 1 },
];
const VANISH_LATE: readonly Keyframe[] = [
  { opacity: 1 },
  { opacity: 1, offset: 0.66 },
  { opacity: 0 },
];
/** What is known only once the first upcard has been turned. */
const AFTER_DEAL = ".trump, .stock p";

/**
 * Show one movement.
 *
 * @param me the seat of this page.
 * @param duration milliseconds.
 */
export function show(flights: Flights, frame: Frame, me: string, duration: number): void {
  flights.stop();
  const move = { flights, frame, isMine: frame.seat === me, duration };
  MOVES[frame.movement](move);
}

const MOVES: Readonly<Record<Frame["movement"], (move: Move) => void>> = {
  cut,
  deal,
  play,
  rest: () => undefined,
  sweep,
  draw,
  turn,
  stage,
};

/** The two cards cut are turned over from the pack, and lie. */
function cut({ flights, frame, duration }: Move): void {
  const pile = here(flights, "pile");
  const timing = { duration: duration * 0.3 };
  for (const card of [frame.scene.lead, frame.scene.follow]) {
    const face = flights.now(card);
    if (face && pile) flights.turnOver(face, pile, timing);
  }
  for (const part of flights.all(AFTER_DEAL)) flights.run(part, UNSEEN, { duration });
}

/** One card after another comes to each hand; the own ones are turned over there. */
function deal({ flights, duration }: Move): void {
  const pile = here(flights, "pile");
  if (!pile) return;
  for (const place of flights.beforeIn(".trick")) {
    if (place.element.dataset.card)
      flights.send(place, pile.box, { duration: duration * 0.2 }, VANISH_LATE);
  }
  const mine = flights.all(".hand [data-card]");
  const theirs = flights.all(".backs .card");
  const step = (duration * 0.6) / Math.max(1, mine.length + theirs.length);
  const way = (index: number): Timing => ({ duration: duration * 0.4, delay: step * index });
  // The card that is dealt first lies on top.
  for (const [index, face] of [...mine.entries()].reverse()) {
    flights.turnOver(face, pile, way(2 * index));
  }
  theirs.forEach((back, index) => flights.travel(back, pile.box, way(2 * index + 1)));
  for (const part of flights.all(AFTER_DEAL)) flights.run(part, UNSEEN, { duration });
}

function play({ flights, frame, isMine, duration }: Move): void {
  closeUp(flights, duration);
  const card = frame.scene.follow ?? frame.scene.lead;
  const element = flights.now(card);
  const from = isMine ? flights.before(card) : lastBack(flights);
  if (element && from) flights.travel(element, from.box, { duration });
}

/** Both cards go to the winner's edge; then the mark stands on the rail. */
function sweep({ flights, frame, isMine, duration }: Move): void {
  const to = isMine ? flights.before("hand") : lastBack(flights);
  for (const card of [frame.trick?.lead, frame.trick?.follow]) {
    const place = flights.before(card);
    if (place && to) flights.send(place, to.box, { duration }, VANISH_LATE);
  }
  const marks = flights.all(".ticks > li");
  const won = marks[frame.scene.tricks.length - 1];
  const next = marks[frame.scene.tricks.length];
  if (won) flights.run(won, APPEAR_LATE, { duration }, "::before");
  if (won && next) {
    const step = won.getBoundingClientRect().x - next.getBoundingClientRect().x;
    flights.run(
      next,
      [{ translate: `${step}px 0` }, { translate: "0 0" }],
      { duration },
      "::before",
    );
  }
}

/** The upcard goes to the winner, face up, and the next card to the loser, face down. */
function draw({ flights, frame, isMine, duration }: Move): void {
  closeUp(flights, duration);
  const timing = { duration };
  const upcard = flights.before(frame.trick?.upcard);
  const pile = flights.before("pile");
  const backs = flights.all(".backs .card");
  const back = backs[backs.length - 1];
  const [own, theirs] = isMine ? [upcard, pile] : [pile, upcard];
  const drawn = flights.now(isMine ? frame.trick?.upcard : frame.drawn);
  if (drawn && own) {
    if (isMine) flights.travel(drawn, own.box, timing);
    else flights.turnOver(drawn, own, timing);
  }
  if (back && theirs) {
    flights.send(theirs, back.getBoundingClientRect(), timing, VANISH_LATE);
    flights.run(back, APPEAR_LATE, timing);
  }
  for (const tally of flights.all(".tally")) flights.run(tally, UNSEEN, timing);
}

/** The next upcard comes off the stock and turns over; the first one shows what is trumps. */
function turn({ flights, frame, duration }: Move): void {
  const face = flights.now(frame.scene.upcard);
  const pile = here(flights, "pile");
  if (face && pile) flights.turnOver(face, pile, { duration }, { from: 0, to: 1 });
  if (frame.trick !== null) return;
  for (const part of flights.all(AFTER_DEAL)) flights.run(part, APPEAR_LATE, { duration });
}

/** The marks of the tricks that count light up one after another, over an empty count. */
function stage({ flights, duration }: Move): void {
  const rise = [
    { opacity: 0, translate: "0 12px" },
    { opacity: 1, translate: "0 0" },
  ];
  for (const tally of flights.all(".tally")) flights.run(tally, rise, { duration: duration * 0.3 });
  flights.all(".ticks > :is(.two, .wide):not(.now)").forEach((mark, index, marks) => {
    const delay = (duration * 0.6 * index) / marks.length;
    const pulse = [{ scale: "1" }, { scale: "2.6", offset: 0.4 }, { scale: "1" }];
    flights.run(mark, pulse, { duration: duration * 0.4, delay }, "::before");
  });
}

/** Let the cards that stay in either hand close their gap, or make room. */
function closeUp(flights: Flights, duration: number): void {
  for (const element of flights.all(".hand [data-card], .backs .card")) {
    const before = flights.before(element.dataset.card ?? element.dataset.spot);
    if (before?.element === element) flights.travel(element, before.box, { duration }, false);
  }
}

/** The opponent's outermost card, from which cards come and to which they go. */
function lastBack(flights: Flights): Place | undefined {
  const backs = flights.beforeIn(".backs li");
  return backs[backs.length - 1];
}

/** A spot as it is now. */
function here(flights: Flights, name: string): Place | undefined {
  const element = flights.now(name);
  return element && { element, box: element.getBoundingClientRect(), home: element.parentElement };
}
