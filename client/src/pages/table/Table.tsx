/** The table as one seat sees it, from the deal to the result. */

import { t } from "../../texts/texts";
import { LaidTable } from "./LaidTable";
import type { TableProps } from "./props";
import { useSounds } from "./useSounds";
import { useTable } from "./useTable";

export function Table(props: TableProps) {
  const bound = useTable(props.session);
  const { model, main } = bound;
  useSounds(model);
  const { table, scene } = model;
  const view = table?.view ?? null;
  if (table === null || view === null || scene === null) {
    return (
      <main class="table" ref={main}>
        <p class="say">{model.link.kind === "lost" ? t("say-waiting-link") : ""}</p>
      </main>
    );
  }
  return <LaidTable {...props} {...bound} table={table} view={view} scene={scene} />;
}
