/** A table with cards on it. */

import { useRef } from "preact/hooks";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { nextStep } from "../../table/next";
import { tricksPerStage } from "../../table/say";
import { turnIn, type Scene } from "../../table/scene";
import { sortHand } from "../../table/sorting";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import { may, opponentOf, type CardCode, type TableView } from "../../wire/messages";
import { Actions } from "./Actions";
import { hasNotice, isFree, Notices } from "./Banner";
import { Bar } from "./Bar";
import { Centre } from "./Centre";
import { Hand } from "./Hand";
import { NotLoaded } from "./NotLoaded";
import { Opponent } from "./Opponent";
import { Progress } from "./Progress";
import { receiptOpen } from "./receipt/open";
import { Say } from "./Say";
import type { Guide, LaidTableProps } from "./props";
import { useClocks } from "./useClocks";
import { useControls } from "./useControls";
import { useHandFocus } from "./useHandFocus";
import { useLate } from "./useLate";
import { useMedia } from "./useMedia";
import { useStory } from "./useStory";
import { useTitle } from "../../app/title";

/** Where a guide stands at the side, as an open panel does. */
export const SIDE =
  "(orientation: landscape) and (min-width: 560px) and (max-height: 559px), (min-width: 1000px) and (min-height: 560px)";

export function LaidTable(props: LaidTableProps) {
  const { session, model, table, view, scene, main, guide, isLocal = false } = props;
  const chosen = useStore(settings);
  const hasSide = useMedia(SIDE);
  const them = opponentOf(table.me);
  const occupant = table.seats[them];
  const name = occupantName(occupant, chosen.hideNames && !isLocal);
  const me = isLocal ? occupantName(table.seats[table.me]) : t("you");
  const held = scene.holding.filter((card) => card !== guide?.tried);
  const cards = sortHand(held, chosen, view.trump);
  const isLost = model.link.kind === "lost";
  const { clock } = table;
  const clocks = useClocks(clock !== null);
  const hands = clock && clocks && { clock, me: table.me, name, isLost };
  const isOver = view.over && !model.isMoving;
  const legal = legalNow(props, isLost);
  const wantsReminder = occupant?.kind === "computer" ? chosen.memoryComputer : chosen.memoryPerson;
  const isReminded = guide === undefined ? wantsReminder : guide.hidesKnown !== true;
  const known = useSettled(isReminded && !view.over ? view.sure : null, model.isMoving);
  const controls = useControls({ ...props, cards, legal, isOver, isLost, name, known });
  const { panel, dialog } = controls;
  const isReceipt = useStore(receiptOpen);
  const isWarned = model.warning !== null && panel === null && !isOver;
  const isLateWanted = isOver || panel !== null || dialog !== null || isWarned;
  const late = useLate(isLateWanted);
  const parts = late?.kind === "ready" ? late.part : null;
  useHandFocus({
    main,
    cards,
    focused: controls.focused,
    setFocused: controls.setFocused,
    legal: turnOf(props, isLost),
    view,
    isThere: model.frame?.movement !== "cut" && cards.length > 0 && !isOver,
  });
  useTitle(titleOf(props, name));
  useStory(props, { name, me: isLocal ? me : null });

  const counted = useSettled(view.counted, model.isMoving);
  const hinted = panel === "hint" ? (model.advice?.plays[0]?.card ?? null) : null;
  const tap = (card: CardCode): void => {
    if (isAgainst(guide, card) && !model.isMoving) session.explain("tour-not-this");
    else session.tap(card);
  };
  const closeAll = (): void => {
    if (panel !== null) controls.closePanel();
    controls.show(null);
  };
  const look = {
    table: true,
    "with-sheet": panel !== null || isReceipt || isWarned || (guide !== undefined && hasSide),
    "with-side": guide !== undefined && hasSide,
    guided: guide !== undefined,
    receipt: isReceipt && panel === null,
    [guide?.look ?? ""]: guide?.look !== undefined,
    "stage-two": scene.stockLeft === 0,
    waiting: isLost,
    "with-banner": hasNotice(model),
    clocked: hands !== null,
    "them-away": clock?.stands_for === them,
    result: isOver,
  };

  return (
    <main
      ref={main}
      class={classes(look)}
      data-turn={isOver || isLost ? lampAtEnd(props) : lampOn(table, scene, model.isMoving)}
      data-moving={model.frame?.movement}
      onPointerDown={() => session.finish()}
    >
      <Bar table={table} me={me} opponent={name} onMenu={() => controls.show("menu")}>
        {parts && !isOver && <parts.BarTools table={table} />}
      </Bar>
      <Progress table={table} scene={scene} opponent={name} />
      {isOver ? (
        parts && (
          <parts.Result
            table={table}
            view={view}
            me={me}
            name={name}
            isLocal={isLocal}
            hasReview={guide === undefined && !isLocal}
          />
        )
      ) : (
        <>
          <Opponent
            occupant={occupant}
            name={name}
            isNameless={chosen.hideNames && !isLocal}
            rating={parts && table.rated && <parts.SeatRating table={table} />}
            isDealer={view.dealer === them}
            count={scene.opponentCount}
            full={tricksPerStage(table)}
            known={known}
            isLocal={isLocal}
            clock={hands && clocks && <clocks.TheirClock {...hands} />}
          />
          <Centre
            table={table}
            view={view}
            scene={scene}
            opponent={name}
            counted={counted}
            isWaiting={isLost}
            tried={guide?.tried ?? null}
          />
          {hands && clocks ? (
            <>
              <clocks.ClockedSay model={model} table={table} clock={hands.clock} name={name} />
              <clocks.YourClock {...hands} />
            </>
          ) : (
            <Say model={model} name={name} />
          )}
          <Hand
            cards={cards}
            legal={legal}
            isLegalOnly={chosen.legalOnly}
            lifted={model.lifted}
            best={guide?.best ?? hinted}
            focused={controls.focused}
            onFocus={controls.setFocused}
            onTap={tap}
            onDrop={(card) => (isAgainst(guide, card) ? tap(card) : session.play(card))}
          />
        </>
      )}
      {parts && <parts.Phrase table={table} name={name} />}
      {guide?.panel}
      {guide === undefined && isOver && parts && (
        <parts.After {...props} name={name} next={controls.next} />
      )}
      {guide === undefined && !isOver && (
        <Actions open={panel} isAble={controls.isAble} onAct={controls.act} />
      )}
      {parts && <parts.Panels {...props} name={name} controls={controls} />}
      <Notices session={session} model={model} table={table} name={name} />
      {hands && clocks && look["them-away"] && !isLost && !isFree(table) && (
        <clocks.Stands clock={hands.clock} name={name} />
      )}
      {late !== null && late.kind !== "ready" && isLateWanted && (
        <NotLoaded key={panel ?? dialog} kind={late.kind} onClose={closeAll} />
      )}
      <div class="flights" aria-hidden="true" ref={props.layer} />
    </main>
  );
}

/** What the window says: whose turn it is, or that the hand has ended. */
function titleOf({ table, view, isLocal = false }: LaidTableProps, name: string): string {
  if (view.over) {
    return t(nextStep(table, isLocal) === "agree" ? "rematch-title" : "hand-complete");
  }
  return view.to_play === table.me ? t("home-turn-you") : t("home-turn-them", { name });
}

/** The cards that may be played at this player's turn, while things may still be moving. */
function turnOf({ table, view, guide }: LaidTableProps, isLost: boolean) {
  if (isLost || !may(table, "play")) return null;
  if (guide === undefined || guide.isFree === true) return view.legal;
  return guide.best && [guide.best];
}

/** Whether a guide wants another card to be played. */
function isAgainst(guide: Guide | undefined, card: CardCode): boolean {
  return guide !== undefined && guide.isFree !== true && guide.best !== card;
}

/** The cards that may be played now; null when it is not the time to play. */
function legalNow({ model, table, view }: LaidTableProps, isLost: boolean) {
  const isFree = model.pending === null || model.pending.type === "hint";
  return may(table, "play") && !model.isMoving && isFree && !isLost ? view.legal : null;
}

/** Where the lamp lies: on the side to play, and through a finished trick on its last player. */
function lampOn(table: TableView, scene: Scene, isMoving: boolean): "you" | "them" {
  const shown = turnIn(scene) ?? opponentOf(scene.leader);
  const turn = isMoving ? shown : (table.view?.to_play ?? shown);
  return turn === table.me ? "you" : "them";
}

/** The lamp of a won match lights the whole cloth; a lost one leaves it on the winner's side. */
function lampAtEnd({ table, isLocal = false }: LaidTableProps): "all" | "them" | "none" {
  const { me, match_winner: winner, view } = table;
  if (view?.over !== true || winner === null || winner === "draw") return "none";
  return winner === me || isLocal ? "all" : "them";
}

/** A value as it was before the movement under way. */
function useSettled<T>(value: T, isMoving: boolean): T {
  const settled = useRef(value);
  if (!isMoving) settled.current = value;
  return settled.current;
}

function classes(look: Readonly<Record<string, boolean>>): string {
  return Object.keys(look)
    .filter((name) => look[name])
    .join(" ");
}
