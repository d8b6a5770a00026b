/** Own mistakes: one position after the other, until none is due today. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { MistakesMessage } from "../../wire/server";
import { MistakeTable } from "./MistakeTable";
import "../table/styles";
import "../../styles/choices.css";
import "../../styles/pages/tour.css";
import "../../styles/pages/lesson.css";
import "../../styles/pages/progress.css";

export default function MistakesPage(_: PageProps) {
  const [turn, setTurn] = useState(0);
  const loaded = useLoaded(() => api.mistakes(), [turn]);
  if (loaded.kind === "loading") return null;
  if (loaded.kind === "failed") {
    return (
      <PageFrame title={t("mistakes-title")} back={href("learn")}>
        <p role="alert">{inWords(loaded.error)}</p>
      </PageFrame>
    );
  }
  const { question, due } = loaded.value;
  if (question === null) return <Nothing mistakes={loaded.value} />;
  return (
    <MistakeTable
      key={`${question.id} ${turn}`}
      question={question}
      due={due}
      onNext={() => setTurn(turn + 1)}
    />
  );
}

/** Nothing to be asked: since there never was a mistake, or since all wait for another day. */
function Nothing({ mistakes: { later, known } }: { readonly mistakes: MistakesMessage }) {
  const isEmpty = later + known === 0;
  return (
    <PageFrame title={t("mistakes-title")} back={href("learn")} class="columns progress">
      <section class="panel empty" aria-labelledby="nothing">
        <h2 id="nothing">{t(isEmpty ? "mistakes-none" : "mistakes-done")}</h2>
        <p>{isEmpty ? t("mistakes-none.about") : t("mistakes-done.about", { later, known })}</p>
        <div class="row">
          {isEmpty ? (
            <ButtonLink look="main" text={t("tour-play")} href={href()} />
          ) : (
            <ButtonLink look="main" text={t("progress-title")} href={href("progress")} />
          )}
          <ButtonLink text={t("learn-title")} href={href("learn")} />
        </div>
      </section>
    </PageFrame>
  );
}
