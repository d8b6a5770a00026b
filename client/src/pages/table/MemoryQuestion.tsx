/** Asks what the opponent holds when stage two begins, where that is wished. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { imported, loadOwnPart } from "../../app/load";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { tricksPerStage } from "../../table/say";
import { speakOfSchool } from "../../texts/texts";
import { opponentOf } from "../../wire/messages";
import type { AskAtTable } from "../memory/AskAtTable";
import type { LaidTableProps } from "./props";

interface QuestionProps extends LaidTableProps {
  /** What the opponent is called. */
  readonly name: string;
}

type Ask = typeof AskAtTable extends (props: infer Props) => unknown ? ComponentType<Props> : never;

export function MemoryQuestion(props: QuestionProps) {
  const { model, table, view, name } = props;
  const { memoryAsk } = useStore(settings);
  const [asked, setAsked] = useState<string | null>(null);
  const [Ask, setAsk] = useState<Ask | null>(null);
  const hand = `${table.id} ${table.results.length}`;
  const isDue = memoryAsk && isMoment(props) && asked !== hand && !model.isMoving;
  useEffect(() => {
    if (!isDue || Ask !== null) return;
    void loadOwnPart(async () => {
      const [part] = await Promise.all([
        imported(() => import("../memory/AskAtTable"), "AskAtTable"),
        speakOfSchool(),
      ]);
      return part;
    }).then((loaded) => {
      // Where it cannot be had, the hand goes on without it.
      if (loaded.kind === "ready") setAsk(() => loaded.part.AskAtTable);
      else setAsked(hand);
    });
  }, [isDue]);
  if (!isDue || Ask === null) return null;
  return <Ask table={table} view={view} name={name} onClose={() => setAsked(hand)} />;
}

/** Whether stage two has just begun, against a computer, and this seat has not played in it. */
function isMoment({ table, view, guide, isLocal = false }: QuestionProps): boolean {
  const isComputer = table.seats[opponentOf(table.me)]?.kind === "computer";
  const isFirst = view.stage === 2 && view.tricks.length === tricksPerStage(table);
  const isMine = view.to_play === table.me;
  const isCounted = table.abilities.hint?.endsWith("_counts"); // the answer tells cards
  return (
    guide === undefined && !isCounted && !isLocal && isComputer && isFirst && isMine && !view.over
  );
}
