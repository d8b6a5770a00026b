/** Reasons in words. */

import type { Reason } from "../wire/messages";
import { number, rounded, t, type Arguments } from "./texts";

const NEXT_TO_NONE = 0.005;

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
    ...(values.share !== undefined && { share: inDeals("reason-share", values.share) }),
    ...(values.other_share !== undefined && {
      other_share: inDeals("reason-other_share", values.other_share),
    }),
  });
}

/** A chance; what rounds to 0 % or 100 % is not told as if it were known so exactly. */
function inDeals(text: string, share: number): string {
  const is = share < NEXT_TO_NONE ? "none" : share > 1 - NEXT_TO_NONE ? "all" : "some";
  return t(text, { is, share: number(share, { style: "percent" }) });
}
