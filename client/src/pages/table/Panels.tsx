/** The panel that is open beside the cards in play. */

import { tricksPerStage } from "../../table/say";
import { may } from "../../wire/messages";
import type { Panel } from "./Actions";
import { Claim } from "./Claim";
import { Hint } from "./Hint";
import type { LaidTableProps } from "./props";
import { LastTrick } from "./LastTrick";
import { Undo } from "./Undo";

interface PanelsProps extends LaidTableProps {
  readonly name: string;
  readonly panel: Panel | null;
  readonly onClose: () => void;
}

export function Panels({ session, model, table, view, name, panel, onClose }: PanelsProps) {
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
