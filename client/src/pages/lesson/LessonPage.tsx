/** A lesson: its questions one after the other, those that were missed once more, and the end. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api, type Lesson } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { LessonEnd } from "./LessonEnd";
import type { Found } from "./question";
import { QuestionTable } from "./QuestionTable";
import "../table/styles";
import "../../styles/pages/tour.css";
import "../../styles/pages/lesson.css";
import "../../styles/pages/done.css";
import "../../styles/pages/lesson-end.css";

export default function LessonPage({ words }: PageProps) {
  const id = words[0] ?? "";
  const loaded = useLoaded(() => api.lesson(id), [id]);
  if (loaded.kind === "loading") return null;
  if (loaded.kind === "failed") {
    return (
      <PageFrame title={t("learn-lessons")} back={href("learn")}>
        <p role="alert">{inWords(loaded.error)}</p>
      </PageFrame>
    );
  }
  return <Course key={id} lesson={loaded.value} />;
}

function Course({ lesson }: { readonly lesson: Lesson }) {
  const { questions } = lesson;
  const [found, setFound] = useState<readonly Found[]>(() => questions.map(() => null));
  const [queue, setQueue] = useState<readonly number[]>(() => questions.map((_, index) => index));
  const [turn, setTurn] = useState(0);
  const index = queue[0];
  const question = index === undefined ? undefined : questions[index];
  if (index === undefined || question === undefined) {
    const restart = (): void => {
      setFound(questions.map(() => null));
      setQueue(questions.map((_, each) => each));
      setTurn(turn + 1);
    };
    return <LessonEnd lesson={lesson} found={found} onAgain={restart} />;
  }
  const next = (isRight: boolean): void => {
    const isFirst = found[index] === null;
    if (isFirst) setFound(found.map((each, place) => (place === index ? isRight : each)));
    setQueue([...queue.slice(1), ...(isFirst && !isRight ? [index] : [])]);
    setTurn(turn + 1);
  };
  return (
    <QuestionTable
      key={turn}
      lesson={lesson}
      index={index}
      question={question}
      found={found}
      onNext={next}
    />
  );
}
