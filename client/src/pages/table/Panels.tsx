/** The panel that is open beside the cards in play, and the dialog in front of them. */

import { useStore } from "../../app/store";
import { KeysHelp } from "../../components/KeysHelp";
import { tricksPerStage } from "../../table/say";
import { may } from "../../wire/messages";
import { Claim } from "./Claim";
import { Hint } from "./Hint";
import { MemoryQuestion } from "./MemoryQuestion";
import type { LaidTableProps } from "./props";
import { LastTrick } from "./LastTrick";
import { Menu } from "./Menu";
import { receiptOpen } from "./receipt/open";
import { Receipt } from "./receipt/Receipt";
import { Undo } from "./Undo";
import { Warning } from "./Warning";
import type { Controls } from "./useControls";

interface PanelsProps extends LaidTableProps {
  /** What the opponent is called. */
  readonly name: string;
  readonly controls: Controls;
}

export function Panels(props: PanelsProps) {
  return (
    <>
      <Beside {...props} />
      <InFront {...props} />
      <MemoryQuestion {...props} />
    </>
  );
}

function InFront({ session, table, name, guide, controls, onLeave }: PanelsProps) {
  const close = (): void => controls.show(null);
  if (controls.dialog === "help")
    return <KeysHelp place={guide === undefined ? "table" : "lesson"} onClose={close} />;
  if (controls.dialog !== "menu") return null;
  return (
    <Menu
      table={table}
      name={name}
      onResign={(scope) => session.ask({ type: scope === "hand" ? "resign" : "resign_match" })}
      onWatch={(allowed) => session.ask({ type: "let_watch", allowed })}
      onHelp={() => controls.show("help")}
      onSay={(phrase) => session.ask({ type: "say", phrase })}
      onMute={(on) => session.ask({ type: "mute", on })}
      onLeave={onLeave}
      onClose={close}
    />
  );
}

function Beside({ session, model, table, view, name, controls }: PanelsProps) {
  const { panel, closePanel: onClose } = controls;
  const isReceipt = useStore(receiptOpen);
  if (panel === null && model.warning !== null && !view.over) {
    return <Warning warning={model.warning} session={session} />;
  }
  if (panel === null && isReceipt) return <Receipt table={table} name={name} />;
  if (panel === "last") return <LastTrick view={view} name={name} onClose={onClose} />;
  if (panel === "hint") {
    return (
      <Hint
        advice={model.advice}
        isPractice={table.practice || model.pending?.type === "hint"}
        onAsk={() => session.ask({ type: "hint" })}
        onPlay={(card) => {
          onClose();
          session.play(card);
        }}
        onClose={onClose}
      />
    );
  }
  if (panel === "undo" && may(table, "undo")) {
    return (
      <Undo
        onUndo={() => {
          onClose();
          session.ask({ type: "undo" });
        }}
        onClose={onClose}
      />
    );
  }
  if (panel === "claim" && may(table, "claim")) {
    return (
      <Claim
        view={view}
        perStage={tricksPerStage(table)}
        worth={table.rules.counting === "weighted" ? 2 : 1}
        name={name}
        onClaim={(tricks) => {
          onClose();
          session.ask({ type: "claim", tricks });
        }}
        onClose={onClose}
      />
    );
  }
  return null;
}
