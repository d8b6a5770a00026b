/** The page of one table, from the invitation to the end of the match. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { forgetInvitation } from "../../app/ownTables";
import { go, goInstead } from "../../app/route";
import { Closed } from "../../components/Closed";
import type { TableModel } from "../../table/model";
import type { TableSession } from "../../table/session";
import { afterHand } from "./afterHand";
import { openSeat } from "./open";
import { opponentOf, type TableView } from "../../wire/messages";
import { Table } from "./Table";
import { useLate } from "./useLate";
import "./styles";

export default function TablePage({ words: [id = ""] }: PageProps) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [state, setState] = useState<ReturnType<typeof stateOf>>("table");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setProblem(null);
    const opened = openSeat(id, null);
    const stop = opened.subscribe(() => {
      const { table } = opened.model;
      setState(stateOf(opened.model));
      if (table?.view) forgetInvitation(id);
      // Both wish for another match: it is played at a table of its own.
      if (table?.rematch?.table) goInstead("table", table.rematch.table);
    });
    setSession(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [id]);
  if (session === null) return null;
  const { link, table } = session.model;
  if (link.kind === "closed") return <Closed reason={link.reason} />;
  if (state === "waiting" && table !== null) return <Waiting table={table} />;
  return (
    <Table
      key={id}
      session={session}
      {...afterHand(session, "table", setProblem)}
      problem={problem}
      onLeave={() => leave(session)}
    />
  );
}

/** The table while its other seat is empty. */
function Waiting({ table }: { readonly table: TableView }) {
  const late = useLate(true);
  if (late === null) return null;
  if (late.kind === "ready") return <late.part.Invitation table={table} />;
  return <Closed reason={late.kind === "outdated" ? "too_old" : "unreachable"} />;
}

/** Go to the first page. A friend who waits is told that nobody is coming back at once. */
function leave(session: TableSession): void {
  const { table } = session.model;
  const isWithFriend = table !== null && table.seats[opponentOf(table.me)]?.kind === "person";
  if (isWithFriend) session.ask({ type: "leave" });
  go();
}

/** What of the session decides which page is shown. */
function stateOf({ link, table }: TableModel): "closed" | "waiting" | "table" {
  if (link.kind === "closed") return "closed";
  const isAlone = table !== null && (table.seats.north === null || table.seats.south === null);
  return isAlone ? "waiting" : "table";
}
