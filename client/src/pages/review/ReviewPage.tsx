/** The review of a hand: of an own table, or of a record that is opened. */

import { settings } from "../../app/settings";
import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { go } from "../../app/route";
import { Button } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded, type Loaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { isolated, occupantName } from "../../texts/words";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { opponentOf, type SeatName } from "../../wire/messages";
import { isPassing } from "../../wire/silence";
import type { Review } from "../../wire/review";
import { OpenRecord } from "./OpenRecord";
import { Reviewed } from "./Reviewed";
import "../../styles/pages/review.css";
import "../../styles/pages/charts.css";
import "../../styles/pages/review-chart.css";
import "../../styles/pages/review-board.css";
import "../../styles/pages/review-side.css";

export default function ReviewPage({ words: [table, hand, number, place] }: PageProps) {
  const [record, setRecord] = useState("");
  const [isOpen, setOpen] = useState(false);
  if (table === "day") return <OfDay date={hand ?? ""} />;
  if (table === "same")
    return <OfSame id={hand ?? ""} number={Number(number)} place={Number(place)} />;
  if (table !== undefined) return <OfTable table={table} hand={Number(hand ?? 1)} />;
  if (isOpen) return <OfRecord record={record} onBack={() => setOpen(false)} />;
  const open = (text: string): void => {
    setRecord(text);
    setOpen(true);
  };
  return <OpenRecord before={record} onOpen={open} />;
}

interface OfTableProps {
  readonly table: string;
  /** The number of the hand, from 1. */
  readonly hand: number;
}

function OfTable({ table, hand }: OfTableProps) {
  const loaded = useLoaded(async () => {
    const [review, seen, record] = await Promise.all([
      api.review({ table, hand }),
      api.table(table),
      api.record(table),
    ]);
    const them = opponentOf(seen.me);
    const name = occupantName(seen.seats[them], settings.value.hideNames);
    const source = { table, hand, level: seen.seats[them]?.level ?? null };
    return { review, me: seen.me, names: { north: name, south: name }, record, source };
  }, [table, hand]);
  if (loaded.kind !== "ready") return <Waiting loaded={loaded} />;
  return <Reviewed {...loaded.value} />;
}

/** How par of a day was played. */
function OfDay({ date }: { readonly date: string }) {
  const loaded = useLoaded(async () => {
    const record = await api.dayPar(date);
    return { record, review: await api.review({ record, hand: 1 }) };
  }, [date]);
  if (loaded.kind !== "ready") return <Waiting loaded={loaded} />;
  const { record, review } = loaded.value;
  const source = { record, hand: 1, levels: review.levels };
  return (
    <Reviewed review={review} me="south" names={namesIn(review)} record={record} source={source} />
  );
}

interface OfSameProps {
  /** The challenge. */
  readonly id: string;
  /** Which of its deals, from 1. */
  readonly number: number;
  /** Whose hand. */
  readonly place: number;
}

/** Another one's hand of a deal that both have played. */
function OfSame({ id, number, place }: OfSameProps) {
  const back = (): void => go("same", id, String(number), String(place));
  const loaded = useLoaded(() => api.compareSame(id, number, place), [id, number, place]);
  if (loaded.kind === "ready")
    return <OfRecord record={loaded.value.theirs.record} onBack={back} />;
  return <Waiting loaded={loaded} onBack={back} />;
}

interface OfRecordProps {
  readonly record: string;
  readonly onBack: () => void;
}

function OfRecord({ record, onBack }: OfRecordProps) {
  const [hand, setHand] = useState(1);
  const loaded = useLoaded(() => api.review({ record, hand }), [record, hand]);
  if (loaded.kind !== "ready") {
    return <Waiting loaded={loaded} onBack={hand === 1 ? onBack : () => setHand(1)} />;
  }
  const review = loaded.value;
  const names = namesIn(review);
  return (
    <Reviewed
      review={review}
      me="south"
      names={names}
      record={record}
      source={{ record, hand, levels: review.levels }}
      onHand={setHand}
    />
  );
}

function namesIn({ players }: Review): Record<SeatName, string> {
  return {
    north: isolated(players.north ?? t("seat-north")),
    south: isolated(players.south ?? t("seat-south")),
  };
}

interface WaitingProps {
  readonly loaded: Exclude<Loaded<unknown>, { readonly kind: "ready" }>;
  readonly onBack?: () => void;
}

function Waiting({ loaded, onBack }: WaitingProps) {
  return (
    <PageFrame title={t("review")}>
      {loaded.kind === "loading" ? (
        <p class="panel working" role="status">
          <span class="spin" aria-hidden="true" />
          {t("review-working")}
        </p>
      ) : (
        <section class="panel working" role="alert">
          <p>{inWords(loaded.error)}</p>
          {isPassing(loaded.error) && <Button text={t("link-again")} onClick={loaded.again} />}
          {onBack && <Button text={t("back")} onClick={onBack} />}
        </section>
      )}
    </PageFrame>
  );
}
