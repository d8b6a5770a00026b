/** The seal of the deal in play, in the bar: four characters, more on a click. */

import { useEffect } from "preact/hooks";
import { useStore } from "../../../app/store";
import { Icon } from "../../../components/drawings";
import { t } from "../../../texts/texts";
import type { TableView } from "../../../wire/messages";
import { shortly } from "./digits";
import { receiptOpen } from "./open";
import "../../../styles/table/receipt.css";

export function SealButton({ table }: { readonly table: TableView }) {
  const isOpen = useStore(receiptOpen);
  useEffect(() => () => void (receiptOpen.value = false), []);
  const { seal } = table;
  if (seal === null) return null;
  return (
    <button
      type="button"
      class="seal"
      aria-expanded={isOpen}
      aria-label={t("deal-sealed-label", { seal: shortly(seal.seal) })}
      onClick={() => (receiptOpen.value = !isOpen)}
    >
      <Icon name="seal" />
      <span class="mono">{shortly(seal.seal).slice(0, 4)}</span>
    </button>
  );
}
