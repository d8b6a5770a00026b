/** The best thing to do now: the tour for who is new, then the next lesson. */

import type { ComponentChildren } from "preact";
import { href } from "../../app/route";
import { Back, OpenCard } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { CardCode } from "../../wire/messages";
import type { LearnProps } from "./props";

export function Today({ learn, isNew }: LearnProps) {
  if (isNew) return <NewHere />;
  if (learn.next === null) return <AllDone />;
  return (
    <Panel
      kicker={t("learn-next")}
      title={t(`lesson-${learn.next}`)}
      about={t(`lesson-${learn.next}.about`)}
      upcard="QD"
    >
      <a class="btn main" href={href("lesson", learn.next)}>
        {t("learn-begin")}
      </a>
      <a class="btn quiet" href={href("learn", "tour")}>
        {t("learn-tour")}
      </a>
    </Panel>
  );
}

function NewHere() {
  return (
    <Panel
      kicker={t("learn-new")}
      title={t("learn-tour")}
      about={t("learn-tour.about")}
      upcard="AH"
      isFirst
    >
      <a class="btn main" href={href("learn", "tour")}>
        {t("learn-begin")}
      </a>
      <a class="btn quiet" href={href("rules")}>
        {t("tour-rules")}
      </a>
    </Panel>
  );
}

function AllDone() {
  return (
    <Panel
      kicker={t("learn-next")}
      title={t("learn-play")}
      about={t("learn-play.about")}
      upcard="KS"
    >
      <a class="btn main" href={href()}>
        {t("tour-play")}
      </a>
      <a class="btn quiet" href={href("learn", "tour")}>
        {t("learn-tour")}
      </a>
    </Panel>
  );
}

interface PanelProps {
  readonly kicker: string;
  readonly title: string;
  readonly about: string;
  readonly upcard: CardCode;
  readonly isFirst?: boolean;
  /** The ways on. */
  readonly children: ComponentChildren;
}

function Panel({ kicker, title, about, upcard, isFirst = false, children }: PanelProps) {
  return (
    <section class={`panel today with-art ${isFirst ? "first" : ""}`} aria-labelledby="today">
      <div class="words">
        <p class="kicker">{kicker}</p>
        <h2 id="today">{title}</h2>
        <p>{about}</p>
        <div class="go">{children}</div>
      </div>
      <div class="art" aria-hidden="true">
        <Back />
        <OpenCard card={upcard} />
      </div>
    </section>
  );
}
