/** What this browser has found out about the deal of a finished hand, in one line. */

import { useEffect } from "preact/hooks";
import { useStore } from "../../../app/store";
import { Icon } from "../../../components/drawings";
import { t } from "../../../texts/texts";
import type { TableView } from "../../../wire/messages";
import { receiptOpen } from "./open";
import { useCheck } from "./useCheck";
import "../../../styles/table/receipt.css";

export function SealLine({ table }: { readonly table: TableView }) {
  const checked = useCheck(table);
  const isOpen = useStore(receiptOpen);
  useEffect(() => () => void (receiptOpen.value = false), []);
  if (table.seal === null) return null;
  const verdict = checked?.verdict ?? "checking";
  const look = { honest: "ok", broken: "broken" }[verdict as string] ?? "";
  return (
    <p class="sealed" role={verdict === "broken" ? "alert" : "status"}>
      <button
        type="button"
        class={`seal ${look}`}
        aria-expanded={isOpen}
        onClick={() => (receiptOpen.value = !isOpen)}
      >
        {verdict === "checking" ? (
          <span class="spin" aria-hidden="true" />
        ) : (
          <Icon name={icon(verdict)} />
        )}
        {t("deal-line", { verdict })}
      </button>
    </p>
  );
}

export function icon(verdict: string): string {
  return { honest: "sealed", broken: "broken" }[verdict] ?? "seal";
}
