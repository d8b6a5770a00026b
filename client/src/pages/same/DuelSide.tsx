/** What stands beside the deals of two: the link to send, or after the end what comes next. */

import type { Same } from "../../wire/api";
import { Ended } from "./Ended";
import { SendLink } from "./SendLink";
import { otherName } from "./words";

export function DuelSide({ same }: { readonly same: Same }) {
  const name = otherName(same);
  return same.over ? <Ended same={same} name={name} /> : <SendLink same={same} name={name} />;
}
