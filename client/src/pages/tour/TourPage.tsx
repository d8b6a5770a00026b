/** The tour: one scripted hand that teaches the game in three minutes. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { pageClock } from "../../app/clock";
import { go, href } from "../../app/route";
import { change, speedInForce } from "../../app/settings";
import { ButtonLink } from "../../components/Button";
import { useFocus } from "../../components/useFocus";
import { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { Link } from "../../wire/link";
import { GuidedTable } from "../table/GuidedTable";
import "../table/styles";
import "../../styles/pages/tour.css";
import { LESSONS, openTour, playsIn } from "./script";

export default function TourPage(_: PageProps) {
  const [session] = useState(openSession);
  const [step, setStep] = useState(0);
  const [plays, setPlays] = useState(0);
  useEffect(() => {
    change({ hasSeenTour: true });
    return session.subscribe(() => {
      const view = session.model.table?.view;
      if (view && !session.model.isMoving) setPlays(playsIn(view));
    });
  }, [session]);
  useEffect(() => {
    const next = LESSONS.findIndex(({ at }) => at === plays);
    if (next > step) setStep(next);
  }, [plays]);

  const lesson = LESSONS[step];
  const isDue = lesson !== undefined && lesson.at === plays;
  const isLast = step === LESSONS.length - 1;
  const text = isDue ? t(lesson.text, { card: lesson.card ?? "" }) : "";
  const words = text && `${t("spoken-step", { step: step + 1, steps: LESSONS.length })} ${text}`;
  const isRead = isDue && lesson.card === null && !isLast;
  const coach = (
    <Coach
      step={step}
      text={text}
      isLast={isLast}
      onNext={isRead ? () => setStep(step + 1) : null}
    />
  );
  return (
    <GuidedTable
      session={session}
      guide={{ best: isDue ? lesson.card : null, words, panel: coach }}
      onLeave={() => go()}
    />
  );
}

interface CoachProps {
  /** The number of the lesson, from 0. */
  readonly step: number;
  readonly text: string;
  readonly isLast: boolean;
  /** Goes on to the next lesson; null where a card is to be played first. */
  readonly onNext: (() => void) | null;
}

function Coach({ step, text, isLast, onNext }: CoachProps) {
  const isRead = onNext !== null;
  // Where there is only something to read, the way on is at hand.
  const next = useFocus<HTMLButtonElement>([step, isRead]);
  return (
    <section class="coach panel" aria-labelledby="coach">
      <h2 id="coach" class="small muted">
        {t("tour-step", { step: step + 1, steps: LESSONS.length })}
      </h2>
      <p>{text}</p>
      <div class="go">
        {onNext !== null && (
          <button ref={next} type="button" class="btn main" onClick={onNext}>
            {t("tour-next")}
          </button>
        )}
        {isLast ? (
          <>
            <ButtonLink look="main" text={t("tour-play")} href={href()} />
            <ButtonLink text={t("tour-rules")} href={href("rules")} />
          </>
        ) : (
          <ButtonLink look="quiet" text={t("tour-skip")} href={href()} />
        )}
      </div>
    </section>
  );
}

function openSession(): TableSession {
  const session = new TableSession(pageClock);
  session.speed = speedInForce();
  const link = new Link(
    openTour,
    pageClock,
    (message) => session.receive(message),
    (state) => session.follow(state),
  );
  session.attach(link);
  return session;
}
