/** A challenge: how all stand, the next deal, and all deals side by side. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { t } from "../../texts/texts";
import { levelName, rulesName } from "../../texts/words";
import { inWords } from "../../wire/failure";
import type { Same } from "../../wire/api";
import { Duel } from "./Duel";
import { DuelSide } from "./DuelSide";
import { Group } from "./group/Group";
import { GroupSide } from "./group/GroupSide";
import { groupTitle } from "./group/words";
import { HowItGoes } from "./HowItGoes";
import { PutAway } from "./PutAway";
import { useSame } from "./useSame";
import { otherName, theOther } from "./words";

export function Standing({ id }: { readonly id: string }) {
  const { same, error, change } = useSame(id);
  if (same === null) {
    return (
      <PageFrame title={t("same-title")} back={href("same")} class="columns duel">
        {error !== null && (
          <p class="panel" role="alert">
            {inWords(error)}
          </p>
        )}
      </PageFrame>
    );
  }
  return <Shown key={same.over ? "over" : "going"} same={same} onChange={change} />;
}

interface ShownProps {
  readonly same: Same;
  readonly onChange: (same: Same) => void;
}

function Shown({ same, onChange }: ShownProps) {
  const { terms, over } = same;
  const isGroup = terms.people > 2;
  return (
    <PageFrame
      title={isGroup ? groupTitle(same) : titleOf(same)}
      sub={subOf(same)}
      back={href("same")}
      tools={<ButtonLink icon="learn" text={t("learn-rules")} href={href("rules")} />}
      class={isGroup ? "columns duel group" : "columns duel"}
    >
      {isGroup ? <Group same={same} /> : <Duel same={same} />}
      <div class="col">
        {isGroup ? <GroupSide same={same} onChange={onChange} /> : <DuelSide same={same} />}
        <HowItGoes
          level={terms.level}
          deals={terms.deals}
          people={terms.people}
          ends={terms.ends}
          isOver={over && same.deals.some(({ mine }) => mine === null)}
          rules={terms.preset === "standard" ? null : rulesName(terms)}
          unit={terms.unit}
        />
        <PutAway same={same} />
      </div>
    </PageFrame>
  );
}

function titleOf(same: Same): string {
  const other = theOther(same);
  const name = otherName(same);
  if (other === undefined) return t("same-with-nobody");
  if (!same.over || other.decided === 0) return t("same-with", { name });
  const [mine, theirs] = other.sums;
  if (mine === theirs) return t("same-drawn");
  return t(mine > theirs ? "same-won" : "same-lost", { name });
}

function subOf(same: Same): string {
  const { terms, over, others } = same;
  const args = { count: terms.deals, level: levelName(terms.level) };
  if (terms.people > 2) return t("same-sub-group", args);
  if (over && others.length > 0) return t("same-sub-over", { ...args, name: otherName(same) });
  return t("same-sub", { ...args, decided: theOther(same)?.decided ?? 0 });
}
