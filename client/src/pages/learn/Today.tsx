/** The best thing to do now: the tour for who is new, then the next lesson. */

import type { ComponentChildren } from "preact";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
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
      <ButtonLink look="main" text={t("learn-begin")} href={href("lesson", learn.next)} />
      <ButtonLink look="quiet" text={t("learn-tour")} href={href("learn", "tour")} />
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
      <ButtonLink look="main" text={t("learn-begin")} href={href("learn", "tour")} />
      <ButtonLink look="quiet" text={t("tour-rules")} href={href("rules")} />
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
      <ButtonLink look="main" text={t("tour-play")} href={href()} />
      <ButtonLink look="quiet" text={t("learn-tour")} href={href("learn", "tour")} />
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
    <section
      class={`panel today lamplit with-art ${isFirst ? "first" : ""}`}
      aria-labelledby="today"
    >
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
