/** The path of the lessons: five stretches of one rail. */

import { href } from "../../app/route";
import { Hidden, Icon } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Learn } from "../../wire/api";
import { useMedia } from "../table/useMedia";
import { WholeHands } from "./WholeHands";
import { Stretch } from "./Stretch";

/** Where the chapters stand side by side, and all of them are open. */
const WIDE = "(min-width: 1000px)";

type Chapter = Learn["chapters"][number];

export function Path({ learn: { chapters, next } }: { readonly learn: Learn }) {
  const isWide = useMedia(WIDE);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const done = lessons.filter((lesson) => lesson.done).length;
  if (lessons.length === 0) return null;
  const words =
    done === 0
      ? t("learn-lessons-about", { count: lessons.length })
      : t("learn-done", { done, count: lessons.length });
  return (
    <section class="panel lessons" aria-labelledby="lessons">
      <div class="path-head">
        <h2 id="lessons">{t("learn-lessons")}</h2>
        <span class="muted small">{words}</span>
      </div>
      <div class="path even">
        {chapters.filter(hasLessons).map((chapter, index) => (
          <Lessons
            key={chapter.name}
            number={index + 1}
            chapter={chapter}
            next={next}
            isOpen={isWide || chapter.lessons.some(({ id }) => id === next)}
          />
        ))}
        <WholeHands number={chapters.length} isOpen={isWide || next === null} />
      </div>
    </section>
  );
}

function hasLessons({ lessons }: Chapter): boolean {
  return lessons.length > 0;
}

interface LessonsProps {
  readonly number: number;
  readonly chapter: Chapter;
  readonly next: string | null;
  readonly isOpen: boolean;
}

function Lessons({ number, chapter, next, isOpen }: LessonsProps) {
  const { name, lessons } = chapter;
  const done = lessons.filter((lesson) => lesson.done).length;
  return (
    <Stretch
      number={number}
      title={t(`chapter-${name}`)}
      about={t("learn-of", { done, count: lessons.length })}
      ticks={lessons.map(({ id, done: isDone }) => (isDone ? "y" : id === next ? "now" : ""))}
      isOpen={isOpen}
    >
      {lessons.map((lesson) => (
        <Step key={lesson.id} lesson={lesson} isNext={lesson.id === next} />
      ))}
    </Stretch>
  );
}

interface StepProps {
  readonly lesson: Chapter["lessons"][number];
  readonly isNext: boolean;
}

function Step({ lesson: { id, minutes, done }, isNext }: StepProps) {
  return (
    <li>
      <a href={href("lesson", id)} {...(isNext && { "aria-current": "step" as const })}>
        <span class={`dot ${done ? "ok" : isNext ? "now" : ""}`}>
          {done && <Icon name="tick" />}
        </span>
        <span>{t(`lesson-${id}`)}</span>
        {done && <Hidden>{t("learn-step-done")}</Hidden>}
        {isNext && <small>{t("learn-step-next", { minutes })}</small>}
      </a>
    </li>
  );
}
