/** A moment that many tests begin with. */

import type { RefusedMessage } from "../../src/wire/messages";
import { recorded, recordedFrom } from "./recording";
import { connected } from "./server";

/** A session in which south is to follow to north's first lead, and nothing moves. */
export function following() {
  const table = connected();
  table.server.send(...recordedFrom(1, 2));
  table.clock.pass(5_000);
  const legal = recorded(2).view?.legal ?? [];
  const illegal = (recorded(2).view?.holding ?? []).filter((card) => !legal.includes(card));
  const [card = "2C"] = legal;
  return { ...table, card, legal, illegal };
}

/** An answer to the card of that moment. */
export const refused = (code: string): RefusedMessage => ({
  v: 2,
  type: "refused",
  code,
  seq: 2,
  request: "play",
});
