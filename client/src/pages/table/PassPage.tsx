/** Two people at one screen: one hand is open at a time, with a cover between turns. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { go } from "../../app/route";
import { Closed } from "../../components/Closed";
import { momentOf, type Moment } from "../../table/rewind";
import type { TableSession } from "../../table/session";
import type { SeatName } from "../../wire/messages";
import { Cover, openNews, type OpenNews } from "./Cover";
import { openSeat } from "./open";
import { Table } from "./Table";
import { afterHand } from "./afterHand";
import "./styles";

/** Milliseconds for which a card played stays in sight before the cover comes. */
const PAUSE = 600;

export default function PassPage({ words: [id = ""] }: PageProps) {
  const [news, setNews] = useState<OpenNews | null>(null);
  const [seat, setSeat] = useState<SeatName | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setProblem(null), [id]);
  const session = useSeat(id, seat, news === null, (found) => {
    setNews(found);
    setSeat(null);
  });
  if (news !== null) {
    return (
      <Cover
        news={news}
        onShow={() => {
          setSeat(news.seat);
          setNews(null);
        }}
      />
    );
  }
  if (session === null) return null;
  if (session.model.link.kind === "closed") return <Closed reason={session.model.link.reason} />;
  return (
    <Table
      key={seat}
      session={session}
      isLocal
      {...afterHand(session, "pass", setProblem)}
      problem={problem}
      onLeave={() => go()}
    />
  );
}

/**
 * The session of the seat whose cards are open.
 *
 * It is closed, and everything it knew is forgotten, as soon as it is the other one's turn; only
 * what both may know is handed on, and how far each player has seen the hand.
 */
function useSeat(
  id: string,
  seat: SeatName | null,
  isWanted: boolean,
  handOver: (news: OpenNews) => void,
): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  const [, redraw] = useState({});
  const seen = useRef<Partial<Record<SeatName, Moment>>>({});
  useEffect(() => {
    if (!isWanted) return undefined;
    const opened = openSeat(id, seat, seat === null ? null : seen.current[seat]);
    // Nobody looks on before it is known whose turn it is.
    if (seat === null) opened.speed = "off";
    let timer: ReturnType<typeof setTimeout> | undefined;
    opened.subscribe(() => {
      const { table, isMoving, pending, link } = opened.model;
      const isBusy = (isMoving && seat !== null) || pending !== null;
      const news = table === null || isBusy ? null : openNews(table);
      clearTimeout(timer);
      if (table !== null && news !== null && news.seat !== seat) {
        if (seat !== null) seen.current[seat] = momentOf(table);
        timer = setTimeout(() => handOver(news), seat === null ? 0 : PAUSE);
        if (seat === null) setSession(null);
      } else if (table?.view?.over || seat !== null) setSession(opened);
      if (link.kind === "closed") redraw({});
    });
    return () => {
      clearTimeout(timer);
      opened.close();
      setSession(null);
    };
  }, [id, seat, isWanted]);
  return session;
}
