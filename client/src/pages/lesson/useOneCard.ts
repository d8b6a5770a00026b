/** A question of one card: it is judged and put back, and what it was worth stands beside it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useTask } from "../../components/useTask";
import type { CardCode } from "../../wire/messages";
import type { MistakeQuestion } from "../../wire/server";
import { openQuestion } from "./openQuestion";

/** What came of a question. */
export interface Tried<Answer> {
  readonly answer: Answer;
  /** The card chosen; null for somebody who was shown. */
  readonly card: CardCode | null;
}

type OneCard = Pick<MistakeQuestion, "id" | "level" | "preset" | "rules" | "view">;

/**
 * @param judge asks the server about a card; null to be shown.
 * @param onNext goes on, after the answer.
 */
export function useOneCard<Answer>(
  { id, level, preset, rules, view }: OneCard,
  judge: (card: CardCode | null) => Promise<Answer>,
  onNext: () => void,
) {
  const [tried, setTried] = useState<Tried<Answer> | null>(null);
  const { run, isBusy, problem } = useTask();
  const take = useRef<(card: CardCode) => void>(() => undefined);
  const isOpen = useRef(true);
  const [far] = useState(() => {
    const hand = { id, level, preset, rules, pack: rules.pack ?? "52" };
    return openQuestion(view, (card) => take.current(card), hand);
  });
  useEffect(
    () => () => {
      isOpen.current = false;
      far.session.close();
    },
    [],
  );
  /** The card stays in the hand: nothing follows it. What it was worth is told beside the table. */
  const putBack = (card: CardCode | null): void => {
    if (card === null || !isOpen.current) return;
    far.refuse();
    far.session.dismiss();
  };
  const decide = (card: CardCode | null): Promise<void> =>
    run(async () => {
      try {
        setTried({ answer: await judge(card), card });
      } finally {
        putBack(card);
      }
    });
  take.current = (card) => {
    if (tried === null) void decide(card);
    else {
      putBack(card);
      onNext();
    }
  };
  return { session: far.session, tried, problem, isBusy, run, show: () => void decide(null) };
}
