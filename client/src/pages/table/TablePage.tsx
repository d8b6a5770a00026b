/** The page of one table, from the invitation to the end of the match. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/App";
import { go } from "../../app/route";
import type { TableModel, TableSession } from "../../table/session";
import { Closed } from "./Closed";
import { Invitation } from "./Invitation";
import { afterHand } from "./afterHand";
import { openSeat } from "./open";
import { Table } from "./Table";
import "./styles";

export default function TablePage({ words: [id = ""] }: PageProps) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [state, setState] = useState<ReturnType<typeof stateOf>>("table");
  useEffect(() => {
    const opened = openSeat(id, null);
    const stop = opened.subscribe(() => setState(stateOf(opened.model)));
    setSession(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [id]);
  if (session === null) return null;
  const { link, table } = session.model;
  if (link.kind === "closed") return <Closed reason={link.reason} />;
  if (state === "waiting" && table !== null) return <Invitation table={table} />;
  return <Table session={session} {...afterHand(session, "table")} onLeave={() => go()} />;
}

/** What of the session decides which page is shown. */
function stateOf({ link, table }: TableModel): "closed" | "waiting" | "table" {
  if (link.kind === "closed") return "closed";
  return table?.phase === "waiting" ? "waiting" : "table";
}
