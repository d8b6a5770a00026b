/** A table that no server keeps: made around a view, for hands that teach. */

import { type Abilities, type Pair, type TableView, type View } from "../wire/messages";
import { NO_FACTS, REQUESTS } from "../wire/server";

interface Script {
  /** The number of the state; grows with every card. */
  readonly seq: number;
  readonly id: string;
  /** The level that the opponent has; null for a person. */
  readonly level: string | null;
  readonly preset: string | null;
  readonly pack: string;
  /** Every option, where the rules are not those of the preset. */
  readonly rules?: Readonly<Record<string, string>>;
  /** What came of the hand; null while it is played. */
  readonly result?: {
    readonly counted: Pair;
    readonly points: Pair;
    readonly winner: View["seat"];
  } | null;
}

const PRESENT = {
  present: true,
  replaced: false,
  left: false,
  failed: false,
  gone: false,
} as const;

/** Where nothing can be asked for. */
export const NOTHING = Object.fromEntries(
  REQUESTS.map((request) => [request, "cannot_now"]),
) as Abilities;

/** The whole table as a server would send it. */
export function scriptedTable(view: View | null, script: Script): TableView {
  const { seq, id, level, preset, pack, rules = {}, result = null } = script;
  const me = view?.seat ?? "south";
  const person = { kind: "person", level: null, name: null, ...PRESENT } as const;
  const computer = { ...person, kind: "computer", level } as const;
  const opponent = level === null ? person : computer;
  return {
    v: 2,
    type: "table",
    seq,
    id,
    me,
    seats: { north: me === "north" ? person : opponent, south: me === "south" ? person : opponent },
    rules: {
      counting: "second_stage",
      hand_score: "difference",
      match: "hand",
      objective: "high",
      first_stage_follow: "required",
      trumps: "upcard",
      pack,
      ...rules,
    },
    preset,
    phase: result === null ? "playing" : "match_over",
    cuts: [],
    view,
    results: result === null ? [] : [{ ...result, ended: "played", practice: true }],
    points: result?.points ?? [0, 0],
    target: null,
    match_winner: result?.winner ?? null,
    resigned: null,
    absent: null,
    timed_out: null,
    practice: false,
    rated: false,
    ...NO_FACTS,
    offer: null,
    origin: null,
    day: null,
    same: null,
    seal: null,
    next_seal: null,
    clock: null,
    abilities: {
      ...NOTHING, // in a hand that teaches, a card is all that can be asked for
      play: view !== null && view.to_play === me ? null : "not_your_turn",
    },
  };
}
