/**
 * Moves cards over the page: along straight lines, by translation, scale and opacity alone.
 *
 * `remember` notes where everything lies before the page is drawn anew; `start` then lets each
 * element that has changed its place travel from there. A card that leaves the page is followed by
 * a copy in the layer above the table.
 */

import type { Frame } from "../../table/frames";
import type { CardCode } from "../../wire/messages";

interface Place {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

const STRAIGHT = "cubic-bezier(.2, .7, .2, 1)";

/** An element that may be replaced by another one at any time. */
export interface Held<E extends HTMLElement = HTMLElement> {
  readonly current: E | null;
}

export class Flights {
  readonly #table: Held;
  readonly #layer: Held;
  #places = new Map<string, Place>();
  #running: Animation[] = [];

  /**
   * @param table the element that holds cards (`data-card`) and spots (`data-spot`).
   * @param layer the element above it, for cards that are no longer part of the page.
   */
  constructor(table: Held, layer: Held) {
    this.#table = table;
    this.#layer = layer;
  }

  /** Note where every card and spot is now. */
  remember(): void {
    this.#places = new Map();
    for (const element of this.#all("[data-card],[data-spot]")) {
      const name = element.dataset.card ?? element.dataset.spot ?? "";
      this.#places.set(name, { box: element.getBoundingClientRect(), element });
    }
  }

  /** Stop everything; all cards are where they belong. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#layer.current?.replaceChildren();
  }

  /** Show one movement, after the page has been drawn with its end. */
  start(frame: Frame, me: string, duration: number): void {
    this.stop();
    const end = frame.seat === me ? "hand" : "backs";
    const { lead, follow } = frame.scene;
    switch (frame.movement) {
      case "play":
        this.#play(follow ?? lead, frame.seat === me, duration);
        break;
      case "sweep":
        for (const card of [frame.trick?.lead, frame.trick?.follow])
          this.#sweep(card, end, duration);
        break;
      case "draw":
        this.#draw(frame, me, duration);
        break;
      case "turn":
        this.#turn(frame.scene.upcard, duration);
        break;
      case "rest":
        break;
    }
  }

  #play(card: CardCode | null, isMine: boolean, duration: number): void {
    this.#closeUp(duration);
    const element = this.#find(card);
    const from = this.#places.get(isMine ? (card ?? "") : "backs")?.box;
    if (element && from) this.#travel(element, from, duration);
  }

  #sweep(card: CardCode | undefined, end: string, duration: number): void {
    const from = card && this.#places.get(card);
    const to = this.#places.get(end)?.box;
    if (!from || !to) return;
    this.#copy(from.element, from.box, to, duration, [
      { opacity: 1 },
      { opacity: 1, offset: 0.66 },
      { opacity: 0 },
    ]);
  }

  #draw(frame: Frame, me: string, duration: number): void {
    this.#closeUp(duration);
    const upcard = frame.trick?.upcard ?? null;
    const isMine = frame.seat === me;
    const open = upcard && this.#places.get(upcard);
    const pile = this.#places.get("pile");
    const backs = this.#places.get("backs")?.box;
    if (open && isMine) {
      const element = this.#find(upcard);
      if (element) this.#travel(element, open.box, duration);
    } else if (open && backs) {
      this.#copy(open.element, open.box, backs, duration);
    }
    if (!pile) return;
    const drawn = isMine ? undefined : this.#find(frame.drawn);
    const to = drawn?.getBoundingClientRect() ?? backs;
    if (to) this.#copy(pile.element, pile.box, to, duration);
    if (drawn) this.#run(drawn, [{ opacity: 0 }, { opacity: 0 }], duration);
  }

  #turn(card: CardCode | null, duration: number): void {
    const element = this.#find(card);
    const pile = this.#places.get("pile");
    if (!element || !pile) return;
    const box = element.getBoundingClientRect();
    const narrow = [{ scale: "1 1" }, { scale: "0 1", offset: 0.5 }, { scale: "0 1" }];
    this.#copy(pile.element, box, box, duration, narrow);
    this.#run(
      element,
      [{ scale: "0 1" }, { scale: "0 1", offset: 0.5 }, { scale: "1 1" }],
      duration,
    );
  }

  /** Let the cards that stay in the hand close their gap, or make room. */
  #closeUp(duration: number): void {
    for (const element of this.#all(".hand [data-card]")) {
      const before = this.#places.get(element.dataset.card ?? "");
      if (before?.element === element) this.#travel(element, before.box, duration);
    }
  }

  #find(card: CardCode | null | undefined): HTMLElement | undefined {
    if (!card) return undefined;
    return this.#all(`[data-card="${card}"]`)[0];
  }

  #all(selector: string): readonly HTMLElement[] {
    return [...(this.#table.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #travel(element: HTMLElement, from: DOMRect, duration: number): void {
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const start = { translate: `${dx}px ${dy}px`, scale: `${from.width / to.width}` };
    this.#run(element, [start, { translate: "0 0", scale: "1" }], duration);
  }

  #copy(
    of: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    look: readonly Keyframe[] = [],
  ): void {
    const copy = of.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-card");
    copy.removeAttribute("data-spot");
    const { style } = copy;
    style.position = "fixed";
    style.left = `${from.x}px`;
    style.top = `${from.y}px`;
    style.width = `${from.width}px`;
    style.margin = "0";
    this.#layer.current?.append(copy);
    const dx = to.x + to.width / 2 - (from.x + from.width / 2);
    const dy = to.y + to.height / 2 - (from.y + from.height / 2);
    const scale = Math.min(1, to.height / from.height);
    if (dx !== 0 || dy !== 0) {
      const end = { translate: `${dx}px ${dy}px`, scale: `${scale}` };
      this.#run(copy, [{ translate: "0 0", scale: "1" }, end], duration);
    }
    if (look.length > 0) this.#run(copy, look, duration);
  }

  #run(element: HTMLElement, keyframes: readonly Keyframe[], duration: number): void {
    const timing = { duration, easing: STRAIGHT, fill: "both" } as const;
    const animation = element.animate([...keyframes], timing);
    // A finished animation of a card on the page must not hold on to its place.
    animation.onfinish = () => {
      if (!this.#layer.current?.contains(element)) animation.cancel();
    };
    this.#running.push(animation);
  }
}
