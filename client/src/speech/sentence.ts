/** What is spoken, as messages and their arguments; the words stand in the language files. */

export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Whether it is left out for people who want few words. */
  readonly isDetail: boolean;
}

export function sentence(id: string, args: Sentence["args"] = {}): Sentence {
  return { id, args, isDetail: false };
}

/** A sentence that people who want few words can do without. */
export function detail(id: string, args: Sentence["args"] = {}): Sentence {
  return { id, args, isDetail: true };
}
