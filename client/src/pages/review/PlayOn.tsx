/** Playing a reviewed hand again: from which moment on, with whose cards, and against whom. */

import { useState } from "preact/hooks";
import { DEFAULTS, settings } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Dialog } from "../../components/Dialog";
import { Form } from "../../components/Form";
import { useLoaded } from "../../components/useLoaded";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { levelName, levelText } from "../../texts/words";
import { api, type TakenSeat } from "../../wire/api";
import { opponentOf, type SeatName } from "../../wire/messages";
import type { ReviewedPlay } from "../../wire/review";
import { Problem } from "../../components/Problem";

/** A finished hand of an own table. */
interface OwnHand {
  readonly table: string;
  /** Its number there, from 1. */
  readonly hand: number;
  /** The level it was played against; null for a person. */
  readonly level: string | null;
}

/** A hand of a record. */
interface RecordedHand {
  readonly record: string;
  /** Its number there, from 1. */
  readonly hand: number;
  /** The computer level in each seat; null for a person. */
  readonly levels: Readonly<Record<SeatName, string | null>>;
}

/** Where a reviewed hand comes from. */
export type Source = OwnHand | RecordedHand;

interface PlayOnProps {
  readonly source: Source;
  /** The play in sight: the hand goes on before it. */
  readonly play: ReviewedPlay;
  readonly me: SeatName;
  readonly name: string;
  readonly onClose: () => void;
}

export function PlayOn({ source, play, me, name, onClose }: PlayOnProps) {
  const levels = useLoaded(() => api.levels(), []);
  const [plays, setPlays] = useState(play.number - 1);
  const [isSwapped, setSwapped] = useState(false);
  const [level, setLevel] = useState(levelBefore(source, opponentOf(me)));
  const { run, problem } = useTask();
  const start = async (): Promise<void> => {
    const choice = { me, isSwapped, level, plays };
    sitDown(await openTable(source, choice));
  };
  const names = levels.kind === "ready" ? levels.value : [level];
  return (
    <Dialog title={t("play-on")} onClose={onClose}>
      <Form class="ask" onSend={() => void run(start)}>
        <div>
          {play.number > 1 && (
            <Choice
              label={t("play-on-from")}
              value={String(plays)}
              options={[
                [String(play.number - 1), t("play-on-from-here", { trick: play.trick })],
                ["0", t("play-on-from-deal")],
              ]}
              onChoose={(chosen) => setPlays(Number(chosen))}
            />
          )}
          <Choice
            label={t("play-on-cards")}
            value={isSwapped ? "them" : "you"}
            options={["you", "them"].map((who) => [who, t("play-on-whose", { who, name })])}
            onChoose={(who) => setSwapped(who === "them")}
          />
          <Choice
            label={t("home-opponent")}
            value={level}
            options={names.map((one) => [one, levelName(one)])}
            onChoose={setLevel}
          />
        </div>
        <p class="muted">{t("play-on-about")}</p>
        <Problem text={problem} />
        <Button look="main big" text={t("play-on-start")} />
      </Form>
    </Dialog>
  );
}

/** The level that the hand was played against, else the one that is usually played against. */
function levelBefore(source: Source, them: SeatName): string {
  const usual = settings.value.level || DEFAULTS.level;
  if ("table" in source) return source.level ?? usual;
  const level = source.levels[them];
  // A record may name a level that this server does not have.
  return level !== null && levelText(level, "") !== null ? level : usual;
}

interface Choice {
  readonly me: SeatName;
  readonly isSwapped: boolean;
  readonly level: string;
  readonly plays: number;
}

function openTable(source: Source, { me, isSwapped, level, plays }: Choice): Promise<TakenSeat> {
  if ("table" in source) {
    return api.playAgain(source.table, { hand: source.hand, swap: isSwapped, plays, level });
  }
  const seat = isSwapped ? opponentOf(me) : me;
  const name = settings.value.name.trim() || null;
  return api.playRecordAgain({
    record: source.record,
    hand: source.hand,
    plays,
    seat,
    level,
    name,
  });
}
