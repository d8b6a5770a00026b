/** What becomes of a request under way when the table has moved on. */

import { may, opponentOf, type CardCode, type Request, type TableView } from "../wire/messages";
import { handOf } from "./scene";
import type { Notice } from "./model";

type CardRequest = Extract<Request, { readonly card: CardCode }>;

/** What a player wishes whatever the opponent has played in the meantime. */
const IS_FOR_ANY_MOMENT: ReadonlySet<Request["type"]> = new Set(["undo", "resign", "resign_match"]);

/** Whether a card is on its way to the table. */
export function isOfCard(request: Request): request is CardRequest {
  return request.type === "play" || request.type === "coached";
}

/** Whether something may be asked: a hint is not waited for. */
export function isFree(pending: Request | null): boolean {
  return pending === null || pending.type === "hint";
}

/** Whether a request means the same in a later state, and may still be made there. */
export function mayBeLate({ type }: Request, table: TableView): boolean {
  return IS_FOR_ANY_MOMENT.has(type) && may(table, type);
}

/** Whether a request has not been carried out yet in this state, which stands at the same play. */
export function isStillOpen(request: Request, table: TableView): boolean {
  if (request.type === "next") return table.abilities.next === "dealing"; // a cut is waited for
  // Both may have wished for another match at once: the second wish agrees to the first.
  if (request.type === "hint" || request.type === "rematch") return may(table, request.type);
  if (!isOfCard(request) || !may(table, "play")) return false;
  return table.view?.legal.includes(request.card) ?? false;
}

/** What is told when the opponent has refused an own offer: it is gone, and nothing else changed. */
export function refusedOffer(before: TableView, table: TableView): Notice | null {
  const { offer, me } = before;
  const isGone = offer?.by === me && table.offer === null && isSamePlay(before, table);
  const isAnswered = table.seats[opponentOf(me)]?.kind === "person" && table.phase === "playing";
  return isGone && isAnswered ? { kind: "unable", text: `told-${offer.kind}-refused` } : null;
}

/** Whether two states stand at the same play of the same hand. */
export function isSamePlay(one: TableView, other: TableView): boolean {
  const [a, b] = [one.view, other.view];
  return (
    handOf(one) === handOf(other) && a?.tricks.length === b?.tricks.length && a?.led === b?.led
  );
}
