/**
 * Moves cards over the page: along straight lines, by translation, scale and opacity alone.
 *
 * `remember` notes where everything lies before the page is drawn anew; afterwards each card can
 * travel to its new place from where it was. A card that is no longer part of the page, or shows
 * its back on the way, is followed by a copy in a layer above the others.
 */

/** An element that may be replaced by another one at any time. */
interface Held<E extends HTMLElement = HTMLElement> {
  readonly current: E | null;
}

/** Something as it was before the page was drawn anew. */
export interface Place {
  readonly box: DOMRect;
  readonly element: HTMLElement;
  /** What it was part of. */
  readonly home: Element | null;
}

/** Milliseconds. */
export interface Timing {
  readonly duration: number;
  readonly delay?: number;
}

/** Between which parts of its way a card turns over. */
interface Turning {
  readonly from: number;
  readonly to: number;
}

const STRAIGHT = "cubic-bezier(.2, .7, .2, 1)";
const ABOVE_ALL = "21";
const ON_THE_WAY: Turning = { from: 0.55, to: 1 };

export class Flights {
  readonly #table: Held;
  readonly #layer: Held;
  #places = new Map<string, Place>();
  #running: { readonly animation: Animation; readonly land: () => void }[] = [];

  /**
   * @param table the element that holds cards (`data-card`) and spots (`data-spot`).
   * @param layer the element above all cards that lie, for copies.
   */
  constructor(table: Held, layer: Held) {
    this.#table = table;
    this.#layer = layer;
  }

  /** Note where every card and spot is now. */
  remember(): void {
    this.#places = new Map();
    // A card that was cut lies on the table and, not to be seen yet, in a hand: the first is meant.
    for (const element of this.all("[data-card],[data-spot]")) {
      const name = element.dataset.card ?? element.dataset.spot ?? "";
      if (this.#places.has(name)) continue;
      const box = element.getBoundingClientRect();
      this.#places.set(name, { box, element, home: element.parentElement });
    }
  }

  /** Stop everything; all cards are where they belong. */
  stop(): void {
    for (const { animation, land } of this.#running) {
      animation.cancel();
      land();
    }
    this.#running = [];
    this.#layer.current?.replaceChildren();
  }

  /** Where a card or spot was; undefined for what was not there, or not to be seen. */
  before(name: string | null | undefined): Place | undefined {
    const place = name ? this.#places.get(name) : undefined;
    return place && place.box.width > 0 ? place : undefined;
  }

  /** Everything that was part of what a selector names. */
  beforeIn(home: string): readonly Place[] {
    return [...this.#places.values()].filter((place) => place.home?.matches(home));
  }

  /** A card or spot as it is now. */
  now(name: string | null | undefined): HTMLElement | undefined {
    if (!name) return undefined;
    return this.all(`[data-card="${name}"],[data-spot="${name}"]`)[0];
  }

  /** Everything on the table now that a selector names. */
  all(selector: string): readonly HTMLElement[] {
    return [...(this.#table.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  /** Let an element come from somewhere to its place, above all others if so wished. */
  travel(element: HTMLElement, from: DOMRect, timing: Timing, isAbove = true): void {
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const [dx, dy] = between(to, from);
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const start = { translate: `${dx}px ${dy}px`, scale: `${from.width / to.width}` };
    this.run(element, [start, { translate: "0 0", scale: "1" }], timing);
    if (isAbove) this.#lift(element);
  }

  /** Let a copy of something go from one place to another; it changes its look on the way. */
  send({ element, box }: Place, to: DOMRect, timing: Timing, look: readonly Keyframe[] = []): void {
    const copy = this.#copy(element, box);
    const [dx, dy] = between(box, to);
    const scale = Math.min(1, to.height / box.height);
    const end = { translate: `${dx}px ${dy}px`, scale: `${scale}` };
    this.run(copy, [{ translate: "0 0", scale: "1" }, end], timing);
    if (look.length > 0) this.run(copy, look, timing);
  }

  /** Let a card come from somewhere with its back up, and turn over on the way. */
  turnOver(face: HTMLElement, back: Place, timing: Timing, turning = ON_THE_WAY): void {
    const to = face.getBoundingClientRect();
    if (to.width === 0) return;
    const [dx, dy] = between(to, back.box);
    const first = back.box.width / to.width;
    const at = (offset: number, width: number): Keyframe => {
      const scale = first + (1 - first) * offset;
      const left = 1 - offset;
      const translate = `${dx * left}px ${dy * left}px`;
      return { offset, translate, scale: `${scale * width} ${scale}` };
    };
    const middle = (turning.from + turning.to) / 2;
    const copy = this.#copy(back.element, to);
    this.run(copy, [at(0, 1), at(turning.from, 1), at(middle, 0), at(1, 0)], timing);
    this.run(face, [at(0, 0), at(middle, 0), at(turning.to, 1), at(1, 1)], timing);
    this.#lift(face);
  }

  /** Animate an element, or a part of it that only its style sheet knows. */
  run(
    element: HTMLElement,
    keyframes: readonly Keyframe[],
    { duration, delay = 0 }: Timing,
    pseudoElement: string | null = null,
  ): void {
    const timing = { duration, delay, easing: STRAIGHT, fill: "both" } as const;
    const animation = element.animate([...keyframes], { ...timing, pseudoElement });
    const land = (): void => {
      element.style.removeProperty("z-index");
    };
    // A finished animation of a card on the page must not hold on to its place.
    animation.onfinish = () => {
      if (this.#layer.current?.contains(element)) return;
      animation.cancel();
      land();
    };
    this.#running.push({ animation, land });
  }

  #lift(element: HTMLElement): void {
    element.style.setProperty("z-index", ABOVE_ALL);
  }

  #copy(of: HTMLElement, box: DOMRect): HTMLElement {
    const copy = of.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-card");
    copy.removeAttribute("data-spot");
    copy.removeAttribute("style");
    const { style } = copy;
    style.position = "fixed";
    style.inset = "auto";
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.width}px`;
    style.margin = "0";
    this.#layer.current?.append(copy);
    return copy;
  }
}

/** How far it is from the middle of one box to that of another. */
function between(one: DOMRect, other: DOMRect): readonly [number, number] {
  return [
    other.x + other.width / 2 - (one.x + one.width / 2),
    other.y + other.height / 2 - (one.y + one.height / 2),
  ];
}
