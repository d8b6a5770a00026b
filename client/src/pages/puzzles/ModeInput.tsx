/** The choice of one way to see the other hand. */

import { useStore } from "../../app/store";
import { mode as chosen, type Mode } from "./mode";

export function ModeInput({ mode }: { readonly mode: Mode }) {
  return (
    <input
      type="radio"
      name="mode"
      checked={useStore(chosen) === mode}
      onChange={() => {
        chosen.value = mode;
      }}
    />
  );
}
