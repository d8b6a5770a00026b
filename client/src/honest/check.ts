/** Checks a receipt by this browser's own means: nothing of the server's word is taken. */

import { opponentOf, type TableView } from "../wire/messages";
import type { DealJson, SealView } from "../wire/server";
import { hasCrypto } from "./bytes";
import { firstDealerOf, packOf, promiseOf, sealOf, type Cuts } from "./deal";
import { notedOf } from "./device";

type RowName = "seal" | "mine" | "theirs" | "pack";
export type Outcome = "fits" | "misfit" | "none" | "late" | "unread";

export interface Checked {
  readonly verdict: "honest" | "broken" | "unproven" | "unable";
  readonly rows: Readonly<Record<RowName, Outcome>>;
  /** The SHA-256 of the secret that was opened. */
  readonly found: string;
}

const UNREAD = { seal: "unread", mine: "unread", theirs: "unread", pack: "unread" } as const;

/** Check the deal of a finished hand; null for one that has no receipt, or is not over. */
export async function check(table: TableView): Promise<Checked | null> {
  const { seal, view, me } = table;
  if (seal === null || seal.secret === null || !view?.deal) return null;
  if (!hasCrypto()) return { verdict: "unable", rows: UNREAD, found: "" };
  const them = opponentOf(me);
  const found = await sealOf(seal.secret);
  const noted = seal[me] === null ? null : notedOf(seal[me].promise);
  const isAsSeen = noted?.seal === undefined || noted.seal === seal.seal;
  const rows = {
    seal: found === seal.seal && isAsSeen ? ("fits" as const) : ("misfit" as const),
    mine: await ofCut(seal, me, noted === null ? null : noted.cut),
    theirs: await ofCut(seal, them, null),
    pack: "unread" as Outcome,
  };
  const isOther = noted?.theirs !== undefined && noted.theirs !== (seal[them]?.promise ?? null);
  if (isOther) rows.theirs = "misfit";
  if ([rows.seal, rows.mine, rows.theirs].includes("misfit")) {
    return { verdict: "broken", rows, found };
  }
  rows.pack = (await isDealt(seal, view.deal, table)) ? "fits" : "misfit";
  if (rows.pack === "misfit") return { verdict: "broken", rows, found };
  const hasCut = rows.mine === "fits" || rows.theirs === "fits";
  return { verdict: hasCut ? "honest" : "unproven", rows, found };
}

async function ofCut(
  seal: SealView,
  seat: TableView["me"],
  noted: string | null,
): Promise<Outcome> {
  const given = seal[seat];
  if (given === null) return "none";
  if (given.cut === null) return "late";
  const isOwn = noted === null || noted === given.cut;
  return isOwn && (await promiseOf(given.cut, seat)) === given.promise ? "fits" : "misfit";
}

async function isDealt(seal: SealView, deal: DealJson, table: TableView): Promise<boolean> {
  const cuts: Cuts = [seal.north?.cut ?? null, seal.south?.cut ?? null];
  const secret = seal.secret ?? "";
  const size = deal.cards.length;
  const pack = await packOf(secret, cuts, seal.hand, size);
  if (pack.join() !== deal.cards.join()) return false;
  if (seal.hand !== 1 || table.cuts.length === 0) return true;
  return (await firstDealerOf(secret, cuts, size)).join() === table.cuts.join();
}
