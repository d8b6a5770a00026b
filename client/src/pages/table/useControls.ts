/** What is open at the table, what has the focus, and what buttons and keys do. */

import { useLayoutEffect, useState } from "preact/hooks";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { read, type Reading } from "../../speech/read";
import { speaker } from "../../speech/speaker";
import { paragraph } from "../../speech/words";
import { t } from "../../texts/texts";
import { may, opponentOf, type CardCode, type TableView } from "../../wire/messages";
import type { Action, Panel } from "./Actions";
import { lengthInWords } from "./Bar";
import type { LaidTableProps } from "./props";
import { receiptOpen } from "./receipt/open";
import { useKeys } from "./useKeys";

interface ControlsProps extends LaidTableProps {
  readonly cards: readonly CardCode[];
  readonly legal: readonly CardCode[] | null;
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** What the opponent is called. */
  readonly name: string;
  /** The cards that the opponent is known to hold; null when they are not to be told. */
  readonly known: readonly CardCode[] | null;
}

export interface Controls {
  /** The panel in sight. */
  readonly panel: Panel | null;
  readonly closePanel: () => void;
  readonly dialog: "menu" | "help" | null;
  readonly show: (dialog: "menu" | "help" | null) => void;
  readonly focused: CardCode | null;
  readonly setFocused: (card: CardCode) => void;
  readonly isAble: Readonly<Record<Action, boolean>>;
  readonly act: (action: Action) => void;
  readonly next: () => void;
}

export function useControls(props: ControlsProps): Controls {
  const { session, model, table, view, main, guide, cards, legal, isOver, isLost } = props;
  const [open, setOpen] = useState<Panel | null>(null);
  const [dialog, show] = useState<"menu" | "help" | null>(null);
  const [focused, setFocused] = useState<CardCode | null>(null);
  const chosen = useStore(settings);
  const moment = 2 * view.tricks.length + (view.led === null ? 0 : 1);
  // Before the table is painted, so that it closes nothing that was opened after it.
  useLayoutEffect(() => {
    // A hint and a claim belong to one moment; the last trick may stay in sight.
    setOpen((before) => (before === "last" ? before : null));
  }, [moment]);
  // What was opened while the line is lost would come into sight much later.
  useLayoutEffect(() => {
    if (isLost) setOpen(null);
  }, [isLost]);
  const panel = isOver || isLost || guide !== undefined ? null : open;
  const isAble = {
    hint: may(table, "hint") && !isLost,
    last: view.tricks.length > 0,
    undo: may(table, "undo") && !isLost,
    claim: may(table, "claim") && !isLost,
  };

  const focusOn = (selector: string): void =>
    main.current?.querySelector<HTMLElement>(selector)?.focus();
  const closePanel = (): void => {
    setOpen(null);
    session.dismissAdvice();
  };
  const act = (action: Action): void => {
    if (guide !== undefined) return;
    session.finish();
    if (isLost) session.explain("say-waiting-link");
    else if (!isAble[action]) session.explain(whyUnable(action, table));
    else if (action === "undo" && !asksBeforeUndo(table)) session.ask({ type: "undo" });
    else if (panel === action) closePanel();
    else {
      setOpen(action);
      if (action === "hint" && table.practice) session.ask({ type: "hint" });
    }
  };
  const next = (): void => {
    if (!view.over) return;
    session.finish(); // the result was told already, though its last trick may still move
    props.onNext(table);
  };

  const readAloud = (what: Reading): void => {
    const { name, known } = props;
    const length = lengthInWords(table);
    const rankName = (rank: string): string => t("card-rank", { rank });
    const sentences = read(what, table, { view, name, cards, known, length, rankName });
    speaker.read(paragraph(sentences, settings.value.speech));
  };

  useKeys({
    cards:
      chosen.legalOnly && legal !== null ? cards.filter((card) => legal.includes(card)) : cards,
    legal,
    focused,
    missSuit: (suit) => session.missSuit(suit),
    focus: (card) => {
      setFocused(card);
      focusOn(`.hand [data-card="${card}"]`);
    },
    act,
    read: readAloud,
    repeat: () => speaker.repeat(),
    next,
    menu: () => show("menu"),
    help: () => show("help"),
    escape: () => {
      if (model.isMoving) session.finish();
      else if (receiptOpen.value) receiptOpen.value = false;
      else if (panel !== null) closePanel();
      else session.dismiss();
    },
  });
  return { panel, closePanel, dialog, show, focused, setFocused, isAble, act, next };
}

/** Whether an undo would turn a hand that counts into practice. */
function asksBeforeUndo(table: TableView): boolean {
  return table.seats[opponentOf(table.me)]?.kind === "computer" && !table.practice;
}

/** The message that says why an action cannot be used: the server's own reason. */
function whyUnable(action: Action, table: TableView): string {
  if (action === "last") return "last-trick-none";
  return `refused-${table.abilities[action] ?? "cannot_now"}`;
}
