/** The table while a hand is played, and its result: all that one seat sees. */

import { useRef, useState } from "preact/hooks";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { tricksPerStage } from "../../table/say";
import { turnIn, type Scene } from "../../table/scene";
import { sortHand } from "../../table/sorting";
import type { TableModel, TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import {
  opponentOf,
  type CardCode,
  type Pair,
  type TableMessage,
  type View,
} from "../../wire/messages";
import { Actions, type Action, type Panel } from "./Actions";
import { hasNotice, Notices } from "./Banner";
import { Bar } from "./Bar";
import { Centre } from "./Centre";
import { Claim } from "./Claim";
import { Hand } from "./Hand";
import { Hint } from "./Hint";
import { KeysHelp } from "./KeysHelp";
import { LastTrick } from "./LastTrick";
import { Menu } from "./Menu";
import { Opponent } from "./Opponent";
import { Progress } from "./Progress";
import { After, Result } from "./Result";
import { Say, Story } from "./Say";
import { useKeys } from "./useKeys";
import { useTable } from "./useTable";

interface TableProps {
  readonly session: TableSession;
  readonly isLocal?: boolean;
  readonly onNext: (table: TableMessage) => void;
  readonly onReview: (table: TableMessage) => void;
  readonly onAgain: (table: TableMessage) => void;
  readonly onLeave: () => void;
}

export function Table(props: TableProps) {
  const { session } = props;
  const { model, table: main, layer } = useTable(session);
  const { table, scene } = model;
  const view = table?.view ?? null;
  return (
    <>
      {table === null || view === null || scene === null ? (
        <main class="table empty" ref={main}>
          <p class="say">{model.link.kind === "lost" ? t("say-waiting-link") : ""}</p>
        </main>
      ) : (
        <Laid {...props} model={model} table={table} view={view} scene={scene} main={main} />
      )}
      <div class="flights" aria-hidden="true" ref={layer} />
    </>
  );
}

interface LaidProps extends TableProps {
  readonly model: TableModel;
  readonly table: TableMessage;
  readonly view: View;
  readonly scene: Scene;
  readonly main: { current: HTMLElement | null };
}

/** A table with cards on it. */
function Laid(props: LaidProps) {
  const { session, model, table, view, scene, main, isLocal = false } = props;
  const chosen = useStore(settings);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [dialog, setDialog] = useState<"menu" | "help" | null>(null);
  const [focused, setFocused] = useState<CardCode | null>(null);

  const them = opponentOf(table.me);
  const occupant = table.seats[them];
  const name = occupantName(occupant);
  const cards = sortHand(scene.holding, chosen, view.trump);
  const isLost = model.link.kind === "lost";
  const isOver = view.over && !model.isMoving;
  const isFree = model.pending === null || model.pending.type === "hint";
  const canPlay = table.can.play && !model.isMoving && isFree && !isLost;
  const legal = canPlay ? view.legal : null;
  const perStage = tricksPerStage(table);
  const shownPanel = isOver || isLost ? null : panel;
  const able: Record<Action, boolean> = {
    hint: table.can.hint && !isLost,
    last: view.tricks.length > 0,
    undo: table.can.undo && !isLost,
    claim: table.can.claim && !isLost,
  };

  const focusCard = (card: CardCode): void => {
    setFocused(card);
    main.current?.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.focus();
  };
  const closePanel = (): void => {
    setPanel(null);
    session.dismissAdvice();
    main.current?.querySelector<HTMLElement>(`[data-action="${panel ?? ""}"]`)?.focus();
  };
  const act = (action: Action): void => {
    session.finish();
    if (!able[action]) session.explain(whyUnable(action, table));
    else if (action === "undo") session.ask({ type: "undo" });
    else if (panel === action) closePanel();
    else {
      setPanel(action);
      if (action === "hint" && table.practice) session.ask({ type: "hint" });
    }
  };
  const next = (): void => {
    if (isOver) props.onNext(table);
  };

  useKeys({
    cards,
    legal,
    focused,
    focus: focusCard,
    act,
    next,
    menu: () => setDialog("menu"),
    help: () => setDialog("help"),
    escape: () => {
      if (model.isMoving) session.finish();
      else if (shownPanel !== null) closePanel();
      else session.dismiss();
    },
  });

  const isShown = (): boolean => {
    if (view.over) return false;
    return occupant?.kind === "computer" ? chosen.memoryComputer : chosen.memoryPerson;
  };
  const known = useSettled(isShown() ? view.sure : null, model.isMoving);
  const counted = useSettled(view.counted, model.isMoving) as Pair;
  const best = panel === "hint" ? (model.advice?.plays[0]?.card ?? null) : null;
  const look = [
    "table",
    shownPanel === null ? "" : "with-sheet",
    scene.stockLeft === 0 ? "stage-two" : "",
    isLost ? "waiting" : "",
    hasNotice(model) ? "with-banner" : "",
    isOver ? "result" : "",
  ];

  return (
    <main
      ref={main}
      class={look.filter(Boolean).join(" ")}
      data-turn={isOver || isLost ? "none" : lampOn(table, scene, model.isMoving)}
      onPointerDown={() => session.finish()}
    >
      <Bar table={table} opponent={name} onMenu={() => setDialog("menu")} />
      <Progress table={table} scene={scene} opponent={name} />
      {isOver ? (
        <>
          <Result table={table} view={view} name={name} />
          <After
            table={table}
            onNext={next}
            onReview={() => props.onReview(table)}
            onAgain={() => props.onAgain(table)}
          />
        </>
      ) : (
        <>
          <Opponent
            occupant={occupant}
            name={name}
            isDealer={view.dealer === them}
            count={scene.opponentCount}
            known={known}
            isLocal={isLocal}
          />
          <Centre
            table={table}
            view={view}
            scene={scene}
            opponent={name}
            counted={counted}
            isWaiting={isLost}
          />
          <Say model={model} name={name} />
          <Hand
            cards={cards}
            legal={legal}
            lifted={model.lifted}
            best={best}
            focused={focused}
            onFocus={setFocused}
            onTap={(card) => session.tap(card)}
            onDrop={(card) => session.play(card)}
          />
          <Actions open={shownPanel} isAble={able} onAct={act} />
        </>
      )}
      {shownPanel === "hint" && (
        <Hint
          advice={model.advice}
          isPractice={table.practice || model.pending?.type === "hint"}
          onAsk={() => session.ask({ type: "hint" })}
          onPlay={(card) => {
            setPanel(null);
            session.play(card);
          }}
          onClose={closePanel}
        />
      )}
      {shownPanel === "last" && <LastTrick view={view} name={name} onClose={closePanel} />}
      {shownPanel === "claim" && table.can.claim && (
        <Claim
          view={view}
          perStage={perStage}
          worth={table.rules.counting === "weighted" ? 2 : 1}
          name={name}
          onClaim={(tricks) => {
            setPanel(null);
            session.ask({ type: "claim", tricks });
          }}
          onClose={closePanel}
        />
      )}
      <Notices session={session} model={model} table={table} name={name} />
      <Story model={model} name={name} />
      {dialog === "menu" && (
        <Menu
          table={table}
          name={name}
          onResign={(scope) => session.ask({ type: "resign", scope })}
          onHelp={() => setDialog("help")}
          onLeave={props.onLeave}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "help" && <KeysHelp onClose={() => setDialog(null)} />}
    </main>
  );
}

/** Where the lamp lies: on the side to play, and through a finished trick on its last player. */
function lampOn(table: TableMessage, scene: Scene, isMoving: boolean): "you" | "them" {
  const shown = turnIn(scene) ?? opponentOf(scene.leader);
  const turn = isMoving ? shown : (table.view?.to_play ?? shown);
  return turn === table.me ? "you" : "them";
}

function whyUnable(action: Action, table: TableMessage): string {
  switch (action) {
    case "hint":
      return table.seats[opponentOf(table.me)]?.kind === "computer"
        ? "refused-not_your_turn"
        : "refused-against_person";
    case "last":
      return "last-trick-none";
    case "undo":
      return "refused-nothing_to_undo";
    case "claim":
      return "refused-claim_in_stage_one";
  }
}

/** A value as it was before the movement under way. */
function useSettled<T>(value: T, isMoving: boolean): T {
  const settled = useRef(value);
  if (!isMoving) settled.current = value;
  return settled.current;
}
