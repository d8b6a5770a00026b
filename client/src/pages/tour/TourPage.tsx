/** The tour: one scripted hand that teaches the game in three minutes. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { pageClock } from "../../app/clock";
import { go, href } from "../../app/route";
import { change } from "../../app/settings";
import { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { Link } from "../../wire/link";
import { Table } from "../table/Table";
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
  const coach = (
    <section class="coach panel" aria-labelledby="coach">
      <h2 id="coach" class="small muted">
        {t("tour-step", { step: step + 1, steps: LESSONS.length })}
      </h2>
      <p aria-live="polite">{isDue ? t(lesson.text, { card: lesson.card ?? "" }) : ""}</p>
      <div class="go">
        {isDue && lesson.card === null && !isLast && (
          <button type="button" class="btn main" onClick={() => setStep(step + 1)}>
            {t("tour-next")}
          </button>
        )}
        {isLast ? (
          <>
            <a class="btn main" href={href()}>
              {t("tour-play")}
            </a>
            <a class="btn" href={href("rules")}>
              {t("tour-rules")}
            </a>
          </>
        ) : (
          <a class="btn quiet" href={href()}>
            {t("tour-skip")}
          </a>
        )}
      </div>
    </section>
  );
  return (
    <Table
      session={session}
      guide={{ best: isDue ? lesson.card : null, panel: coach }}
      onNext={() => go()}
      onReview={() => go()}
      onAgain={() => go()}
      onLeave={() => go()}
    />
  );
}

function openSession(): TableSession {
  const session = new TableSession(pageClock);
  const link = new Link(
    openTour,
    pageClock,
    (message) => session.receive(message),
    (state) => session.follow(state),
  );
  session.attach(link);
  return session;
}
