/** A memory task as messages of a table, which shows it like any other hand. */

import type { Abilities, TableMessage } from "../wire/messages";
import { opponentOf } from "../wire/messages";
import { REQUESTS, type MemoryDeal } from "../wire/server";

const PRESENT = { present: true, replaced: false, left: false, failed: false } as const;

/** Nothing can be asked for: the cards were played before. */
const NOTHING = Object.fromEntries(REQUESTS.map((request) => [request, "cannot_now"])) as Abilities;

/** The table after so many cards. */
export function tableOf(deal: MemoryDeal, plays: number): TableMessage {
  const { me } = deal;
  const them = { kind: "computer", level: deal.level, name: null, ...PRESENT } as const;
  const you = { kind: "person", level: null, name: null, ...PRESENT } as const;
  return {
    v: 2,
    type: "table",
    seq: plays,
    id: deal.deal,
    me,
    seats: opponentOf(me) === "north" ? { north: them, south: you } : { north: you, south: them },
    rules: deal.rules,
    preset: deal.preset,
    phase: "playing",
    cuts: [],
    view: deal.views[plays] ?? null,
    results: [],
    points: [0, 0],
    target: null,
    match_winner: null,
    resigned: null,
    absent: null,
    practice: true,
    day: null,
    same: null,
    offer: null,
    origin: null,
    rematch: null,
    seal: null,
    next_seal: null,
    abilities: NOTHING,
  };
}
