/** Everything the page says, from the same Fluent files that the Python side uses. */

import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import { Store } from "../app/store";
import { namelessIn } from "./nameless";

export type Arguments = Readonly<Record<string, FluentVariable>>;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

type Files = Readonly<Record<string, () => Promise<string>>>;

/** One loader for each file; a language is a folder. The terminal's own lines stay there. */
const FILES: Files = import.meta.glob<string>(
  [
    "../../../src/germanwhist/locales/*/*.ftl",
    "!../../../src/germanwhist/locales/*/{plain,terminal}.ftl",
    "!../../../src/germanwhist/locales/*/{advice,clocks,honest,phrases,reasons}.ftl",
    "!../../../src/germanwhist/locales/*/{about,account,day,join,learn,lessons,meeting,memory,mistakes,progress,puzzles,records,review,same,statistics,tour}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What a table says of better cards, once its own cards are drawn. See `vite.config.ts` too. */
const ADVICE: Files = import.meta.glob<string>(
  "../../../src/germanwhist/locales/*/{advice,clocks,honest,phrases,reasons}.ftl",
  { query: "?raw", import: "default" },
);

/** What the pages of the school, the tour and a page to read say alone; nobody else waits for it. */
const SCHOOL: Files = import.meta.glob<string>(
  "../../../src/germanwhist/locales/*/{about,account,day,join,learn,lessons,meeting,memory,mistakes,progress,puzzles,records,review,same,statistics,tour}.ftl",
  { query: "?raw", import: "default" },
);

interface Wanted {
  readonly tag: string;
  readonly files: ReadonlySet<Files>;
}

let wanted: Wanted = { tag: "en", files: new Set([FILES]) };

/** The languages there are, by their tags, in the order of the alphabet. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => languageOf(path))),
].sort();

/** The language in use; null until the first one is loaded. */
export const language = new Store<string | null>(null);

let bundle = new FluentBundle("en");
let nameless = namelessIn([]);

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** The best of our languages for a list of wishes; English when none fits. */
export function pickLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found = LANGUAGES.find((tag) => tag === wish || tag === wish.split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Load what is said of better cards, in the language in use and in every later one. */
export function speakOfAdvice(): Promise<void> {
  return want({ ...wanted, files: new Set([...wanted.files, ADVICE]) });
}

/** Load what the pages of the school say, advice included. */
export function speakOfSchool(): Promise<void> {
  return want({ ...wanted, files: new Set([...wanted.files, ADVICE, SCHOOL]) });
}

/** Load a language and show everything in it. */
export function speak(tag: string): Promise<void> {
  return want({ ...wanted, tag });
}

/** Load what is wanted; if something else is wanted meanwhile, that too. */
async function want(next: Wanted): Promise<void> {
  const before = wanted;
  wanted = next;
  try {
    let loaded: Wanted;
    do {
      loaded = wanted;
      await load(loaded);
    } while (loaded !== wanted);
  } catch (error) {
    if (wanted === next) wanted = before;
    throw error;
  }
}

async function load({ tag, files }: Wanted): Promise<void> {
  const all = [...files].flatMap((some) => Object.entries(some));
  const ours = all.filter(([path]) => languageOf(path) === tag);
  const texts = await Promise.all(ours.map(([, read]) => read()));
  bundle = makeBundle(tag, texts);
  nameless = namelessIn(["someone", "friend", "former-player", "find-somebody"].map((id) => t(id)));
  document.documentElement.lang = tag;
  language.value = tag;
}

/** Whether a name begins like a vowel; its h is silent, as in most names. */
function soundOf(name: string): "vowel" | "other" {
  return /^([aeiouhæœ]|y[^aeiouy])/i.test(name.normalize("NFD")) ? "vowel" : "other";
}

/** A bundle whose functions CARD, SUIT and NAME look their forms up in it, as in Python. */
export function makeBundle(tag: string, texts: readonly string[]): FluentBundle {
  const form = (kind: string, args: Arguments, options: Record<string, unknown>): string =>
    format(made, `${kind}-${String(options.form ?? "plain")}`, args) ?? kind;
  const CARD: FluentFunction = ([card], options) =>
    form("card", { rank: String(card).charAt(0), suit: String(card).charAt(1) }, options);
  const SUIT: FluentFunction = ([suit], options) => form("suit", { suit: String(suit) }, options);
  const NAME: FluentFunction = ([name], options) =>
    form("name", { name: String(name), sound: soundOf(String(name)) }, options);
  const made = new FluentBundle(tag, { useIsolating: false, functions: { CARD, SUIT, NAME } });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function patternOf(from: FluentBundle, id: string): Pattern | null {
  const [name = "", attribute] = id.split(".");
  const message = from.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function format(from: FluentBundle, id: string, args: Arguments | undefined): string | null {
  const pattern = patternOf(from, id);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV && errors.length > 0) console.warn(id, errors);
  return text;
}

/** Whether there is such a message. */
export function hasText(id: string): boolean {
  return patternOf(bundle, id) !== null;
}

/**
 * A message, or an attribute of one as in `say-lead.rest`, with its arguments filled in.
 *
 * Cards and suits are given as their codes. A missing message shows its name.
 */
export function t(id: string, args?: Arguments): string {
  return nameless(format(bundle, id, args) ?? id);
}

/** A number in the language in use, with a real minus sign. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language.value ?? "en", options).format(value).replace("-", "−");
}

/** A number as it is shown with so many digits, to choose between "point" and "points". */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** How far off a value may be, such as `±0.2`: to one place, rounded up, so it is never nought. */
export function margin(error: number): string {
  const shown = Math.max(1, Math.ceil(Number((error * 10).toFixed(6)))) / 10;
  return `±${number(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
}

/** A difference with its sign, such as `+0.9`. */
export function signed(value: number, digits = 1): string {
  const shown = rounded(value, digits);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return number(shown, { ...options, signDisplay: "exceptZero" });
}
