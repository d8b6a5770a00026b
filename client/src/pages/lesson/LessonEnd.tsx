/** The end of a lesson: its rule in one sentence, what was found, and what is next. */

import { href } from "../../app/route";
import { useTitle } from "../../app/title";
import { Button, ButtonLink } from "../../components/Button";
import { Icon } from "../../components/drawings";
import { useFocus } from "../../components/useFocus";
import { t } from "../../texts/texts";
import type { Lesson } from "../../wire/api";
import { titleOf, type Found } from "./question";

interface EndProps {
  readonly lesson: Lesson;
  readonly found: readonly Found[];
  readonly onAgain: () => void;
}

export function LessonEnd({ lesson, found, onAgain }: EndProps) {
  const rule = useFocus<HTMLHeadingElement>();
  useTitle(titleOf(lesson));
  const asked = found.filter((_, index) => lesson.questions[index]?.kind !== "show");
  const right = asked.filter((each) => each === true).length;
  return (
    <div class="lesson-end">
      <main>
        <p class="muted">
          {t(`chapter-${lesson.chapter}`)} ·{" "}
          {t("learn-of", { done: lesson.number, count: lesson.count })}
        </p>
        <h1 ref={rule} tabIndex={-1} data-refuge>
          {t(`lesson-${lesson.id}.rule`)}
        </h1>
        <ol class="found">
          {asked.map((each, index) => (
            <li key={index}>
              <span class={`dot ${each === true ? "ok" : "again"}`}>
                <Icon name={each === true ? "tick" : "again"} />
              </span>
              <span>{t(each === true ? "coach-found" : "coach-again")}</span>
            </li>
          ))}
        </ol>
        <p class="muted">{t("coach-score", { right, count: asked.length })}</p>
      </main>
      <nav aria-label={t("coach-after")}>
        {lesson.next !== null && (
          <ButtonLink
            look="main big"
            text={t("coach-next", { title: titleOf({ id: lesson.next }) })}
            href={href("lesson", lesson.next)}
          />
        )}
        <ButtonLink icon="learn" text={t("coach-all")} href={href("learn")} />
        <Button icon="again" text={t("coach-once-more")} onClick={onAgain} />
      </nav>
    </div>
  );
}
