/** The page of one table. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/App";
import { go } from "../../app/route";
import type { TableSession } from "../../table/session";
import { openSeat } from "./open";
import { Table } from "./Table";
import "./styles";

export default function TablePage({ words: [id = ""] }: PageProps) {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const opened = openSeat(id, null);
    setSession(opened);
    return () => opened.close();
  }, [id]);
  if (session === null) return null;
  return (
    <Table
      session={session}
      onNext={(table) => (table.phase === "hand_over" ? session.ask({ type: "next" }) : go())}
      onReview={() => go("review", id)}
      onAgain={() => go()}
      onLeave={() => go()}
    />
  );
}
