/** A memory task as messages of a table, which shows it like any other hand. */

import { NOTHING, scriptedTable } from "../table/scripted";
import type { TableView } from "../wire/messages";
import type { MemoryDeal } from "../wire/server";

/** The table after so many cards; nothing can be asked for, since they were played before. */
export function tableOf(deal: MemoryDeal, plays: number): TableView {
  const { deal: id, level, preset, rules } = deal;
  const pack = rules.pack ?? "52";
  const view = deal.views[plays] ?? null;
  const table = scriptedTable(view, { seq: plays, id, level, preset, pack, rules });
  return { ...table, practice: true, abilities: NOTHING };
}
