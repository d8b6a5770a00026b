/** The table as one seat sees it, from the deal to the result. */

import type { ComponentChildren } from "preact";
import type { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import type { CardCode, TableMessage } from "../../wire/messages";
import { LaidTable } from "./LaidTable";
import { useSounds } from "./useSounds";
import { useTable } from "./useTable";

/** Somebody who leads through the hand. */
export interface Guide {
  /** The only card to be played now; null while there is something to read. */
  readonly best: CardCode | null;
  /** What stands in the place of the actions. */
  readonly panel: ComponentChildren;
}

export interface TableProps {
  readonly session: TableSession;
  /** Whether both players sit at this screen. */
  readonly isLocal?: boolean;
  readonly guide?: Guide;
  readonly onNext: (table: TableMessage) => void;
  readonly onReview: (table: TableMessage) => void;
  readonly onAgain: (table: TableMessage) => void;
  readonly onLeave: () => void;
}

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
