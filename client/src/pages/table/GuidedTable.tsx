/** A table at which somebody leads through the hand; whatever leads away goes to one page. */

import type { TableSession } from "../../table/session";
import type { Guide } from "./props";
import { Table } from "./Table";

interface GuidedTableProps {
  readonly session: TableSession;
  readonly guide: Guide;
  readonly onLeave: () => void;
}

export function GuidedTable({ onLeave, ...table }: GuidedTableProps) {
  return (
    <Table {...table} onNext={onLeave} onReview={onLeave} onAgain={onLeave} onLeave={onLeave} />
  );
}
