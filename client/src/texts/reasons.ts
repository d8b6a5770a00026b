/** Reasons in words. */

import type { Reason } from "../wire/messages";
import { number, rounded, t, type Arguments } from "./texts";

/**
 * Why a card is better than another, one sentence for each reason.
 * `name` is who played, where that is not the reader; the reader is then the opponent.
 */
export function inWords(reasons: readonly Reason[], name: string | null): string {
  return reasons.map((reason) => sentence(reason, name)).join(" ");
}

function sentence({ code, ...values }: Reason, name: string | null): string {
  const who: Arguments = { who: name === null ? "you" : "them", name: name ?? "" };
  return t(`reason-${code}`, {
    ...who,
    ...values,
    ...(values.tricks !== undefined && { tricks: rounded(values.tricks) }),
    ...(values.share !== undefined && { share: percent(values.share) }),
    ...(values.other_share !== undefined && { other_share: percent(values.other_share) }),
  });
}

function percent(share: number): string {
  return number(share, { style: "percent" });
}
