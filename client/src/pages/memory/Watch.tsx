/** A stage one passes by on the table. */

import { useEffect, useState } from "preact/hooks";
import { change, settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { useTitle } from "../../app/title";
import { Icon, Wordmark } from "../../components/drawings";
import { Rail } from "../../components/Rail";
import { useFocus } from "../../components/useFocus";
import { paceBeside, type Pace } from "../../memory/pace";
import type { Scene } from "../../table/scene";
import { tricksPerStage } from "../../table/say";
import { sortHand } from "../../table/sorting";
import type { TableModel } from "../../table/model";
import type { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import { opponentOf, type TableView, type View } from "../../wire/messages";
import type { MemoryDeal } from "../../wire/server";
import { Centre } from "../table/Centre";
import { Hand } from "../table/Hand";
import { Opponent } from "../table/Opponent";
import { Say } from "../table/Say";
import { useStory } from "../table/useStory";
import { useTable } from "../table/useTable";
import { useWatch } from "./useWatch";
import { useWatchKeys } from "./useWatchKeys";
import "../table/styles";

interface WatchProps {
  readonly deal: MemoryDeal;
  /** Called when the last trick has been seen. */
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

export function Watch({ deal, onEnd, onLeave }: WatchProps) {
  const { memoryPace: pace } = useStore(settings);
  const [isPaused, setPaused] = useState(false);
  const { session, next, follow } = useWatch(deal, { pace, isPaused, onEnd });
  const { model, main, layer } = useTable(session);
  useEffect(() => follow(model), [model.isMoving]);
  useTitle(t("memory-title"));
  const isTouch = pace === "touch";
  const go = isTouch ? next : () => setPaused(!isPaused);
  const choose = (chosen: Pace | null): void => {
    if (chosen !== null) change({ memoryPace: chosen });
  };
  useWatchKeys({
    go,
    slower: () => choose(paceBeside(pace, -1)),
    faster: () => choose(paceBeside(pace, 1)),
    leave: onLeave,
  });
  const { table, scene } = model;
  const view = table?.view ?? null;
  return (
    <main
      class="table watch"
      ref={main}
      data-turn="none"
      data-moving={model.frame?.movement}
      onPointerDown={(event) => {
        if (isTouch && !(event.target as Element).closest("button.btn")) next();
      }}
    >
      <header class="bar">
        <div class="left">
          <Wordmark />
        </div>
        <p class="kicker">
          {t("memory-title")} <span class="pill">{t(`memory-grade-${deal.grade}`)}</span>
        </p>
      </header>
      {table !== null && view !== null && scene !== null && (
        <Passing
          session={session}
          model={model}
          table={table}
          view={view}
          scene={scene}
          name={levelName(deal.level)}
          silence={isPaused ? "memory-paused" : isTouch ? "memory-touch" : null}
        />
      )}
      <nav class="acts pace" aria-label={t("memory-actions")}>
        <GoButton isTouch={isTouch} isPaused={isPaused} onGo={go} />
        {!isTouch &&
          ([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              class="btn"
              aria-disabled={paceBeside(pace, step) === null ? "true" : undefined}
              onClick={() => choose(paceBeside(pace, step))}
            >
              <Icon name={step < 0 ? "prev" : "next"} />
              {t(step < 0 ? "memory-slower" : "memory-faster")}
              <kbd aria-hidden="true">{step < 0 ? "←" : "→"}</kbd>
            </button>
          ))}
        <button type="button" class="btn" onClick={onLeave}>
          <Icon name="close" />
          {t("memory-leave")}
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </nav>
      <div class="flights" aria-hidden="true" ref={layer} />
    </main>
  );
}

interface GoProps {
  readonly isTouch: boolean;
  readonly isPaused: boolean;
  readonly onGo: () => void;
}

function GoButton({ isTouch, isPaused, onGo }: GoProps) {
  const button = useFocus<HTMLButtonElement>();
  const text = isTouch ? "memory-next-trick" : isPaused ? "memory-go-on" : "memory-pause";
  return (
    <button ref={button} type="button" class="btn" data-refuge onClick={onGo}>
      <Icon name={isTouch || isPaused ? "next" : "pause"} />
      {t(text)}
      <kbd aria-hidden="true">{t("memory-space")}</kbd>
    </button>
  );
}

interface PassingProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly table: TableView;
  readonly view: View;
  readonly scene: Scene;
  readonly name: string;
  /** What is said while nothing moves; null for nothing. */
  readonly silence: string | null;
}

/** The table itself, with nothing on it that can be played. */
function Passing({ session, model, table, view, scene, name, silence }: PassingProps) {
  const chosen = useStore(settings);
  useStory({ session, model, table }, { name, me: null });
  const [focused, setFocused] = useState(view.holding[0] ?? null);
  const them = opponentOf(table.me);
  const total = tricksPerStage(table);
  const cards = sortHand(scene.holding, chosen, view.trump);
  return (
    <>
      <section class="rail" aria-label={t("progress")}>
        <h1>
          <span>
            <strong>{t("memory-watch")}</strong>
            {` · ${t("trick-of", { number: Math.min(total, scene.tricks.length + 1), total })}`}
          </span>
          <span>{t("memory-only")}</span>
        </h1>
        <Rail
          winners={scene.tricks.map((trick) => trick.winner)}
          me={table.me}
          opponent={name}
          perStage={total}
          isOn
        />
      </section>
      <Opponent
        occupant={table.seats[them]}
        name={name}
        isDealer={view.dealer === them}
        count={scene.opponentCount}
        full={total}
        known={null}
        isLocal={false}
      />
      <Centre
        table={table}
        view={view}
        scene={scene}
        opponent={name}
        counted={view.counted}
        isWaiting
      />
      {model.frame === null ? (
        <p class="say">{silence !== null && <span>{t(silence)}</span>}</p>
      ) : (
        <Say model={model} name={name} />
      )}
      <Hand cards={cards} legal={null} focused={focused} onFocus={setFocused} />
    </>
  );
}
