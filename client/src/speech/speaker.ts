/** Speaks through a live region of the page, one paragraph at a time, and remembers what was said. */

import { language } from "../texts/texts";

/** One paragraph, and the language it was said in. */
export interface Spoken {
  readonly text: string;
  readonly language: string;
}

/** A place whose new contents a screen reader speaks. */
interface Region {
  readonly show: (spoken: Spoken | null) => void;
}

const MOST_KEPT = 100;

export class Speaker {
  /** The live regions there are: that of the page, then those of open dialogs. */
  readonly #regions: Region[] = [];
  readonly #said: Spoken[] = [];
  /** Which paragraph was said last, or repeated; counted from the newest, from 0. */
  #back = 0;

  /**
   * Speak through another region from now on, until the answer is called.
   *
   * The one before is emptied: what stands in it would be read again when a dialog in front of it
   * is closed.
   */
  use(region: Region): () => void {
    this.#regions.at(-1)?.show(null);
    this.#regions.push(region);
    return () => {
      this.#regions.splice(this.#regions.indexOf(region), 1);
    };
  }

  /** Say a paragraph; an empty one is passed over. */
  say(text: string): void {
    if (text === "") return;
    const spoken = { text, language: language.value ?? "en" };
    this.#said.unshift(spoken);
    this.#said.length = Math.min(this.#said.length, MOST_KEPT);
    this.#back = 0;
    this.#show(spoken);
  }

  /** Say something that is only read on a wish and not kept. */
  read(text: string): void {
    if (text !== "") this.#show({ text, language: language.value ?? "en" });
  }

  /** Say again what was said last. */
  repeat(): void {
    this.#back = 0;
    this.#step(0);
  }

  /** Say what was said before that, and before that with the next call. */
  back(): void {
    this.#step(1);
  }

  /** Say what was said after it. */
  forward(): void {
    this.#step(-1);
  }

  #step(by: number): void {
    const place = Math.max(0, Math.min(this.#back + by, this.#said.length - 1));
    const spoken = this.#said[place];
    this.#back = place;
    if (spoken !== undefined) this.#show(spoken);
  }

  #show(spoken: Spoken): void {
    this.#regions.at(-1)?.show(spoken);
  }
}

/** The page's own. */
export const speaker = new Speaker();
