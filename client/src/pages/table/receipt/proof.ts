/** The hand with its receipt as this browser saw it: a record that `germanwhist verify` reads. */

import { notedOf } from "../../../honest/device";
import type { TableView, View } from "../../../wire/messages";

export function fileName({ seal }: TableView): string {
  return `receipt-${(seal?.seal ?? "").slice(0, 8).toUpperCase()}.json`;
}

/** The record as JSON; null while the hand is not over. */
export function proofOf(table: TableView): string | null {
  const { seal, view, me } = table;
  if (seal === null || seal.secret === null || !view?.deal) return null;
  const { hand, ...receipt } = seal;
  const seen = seal[me] === null ? null : notedOf(seal[me].promise);
  const plays = view.tricks.flatMap((trick) => [trick.lead, trick.follow]);
  if (view.led !== null) plays.push(view.led);
  return JSON.stringify({
    germanwhist: 1,
    rules: table.rules,
    hand,
    cuts: hand === 1 ? table.cuts : [],
    receipt: { ...receipt, seal: seen?.seal ?? seal.seal },
    deal: view.deal,
    plays,
    end: endOf(view, plays.length),
  });
}

function endOf({ ending, deal }: View, plays: number) {
  if (ending === null) return { kind: plays === deal?.cards.length ? "played" : "unfinished" };
  const { kind, seat, tricks } = ending;
  return kind === "claim" ? { kind, seat, tricks, basis: "accepted" } : { kind: "resigned", seat };
}

/** Let the browser save it as a file. */
export function save(table: TableView, proof: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([proof], { type: "application/json" }));
  link.download = fileName(table);
  link.click();
  URL.revokeObjectURL(link.href);
}
