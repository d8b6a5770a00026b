/** The table as one seat sees it, from the deal to the result. */

import { t } from "../../texts/texts";
import { LaidTable } from "./LaidTable";
import type { TableProps } from "./props";
import { useSounds } from "./useSounds";
import { useTable } from "./useTable";

export function Table(props: TableProps) {
  const { model, main, layer } = useTable(props.session);
  useSounds(model);
  const { table, scene } = model;
  const view = table?.view ?? null;
  return (
    <>
      {table === null || view === null || scene === null ? (
        <main class="table" ref={main}>
          <p class="say">{model.link.kind === "lost" ? t("say-waiting-link") : ""}</p>
        </main>
      ) : (
        <LaidTable {...props} model={model} table={table} view={view} scene={scene} main={main} />
      )}
      <div class="flights" aria-hidden="true" ref={layer} />
    </>
  );
}
