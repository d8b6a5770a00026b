/** A challenge: how the two stand, the next deal, and all deals side by side. */

import { useRef, useState } from "preact/hooks";
import { href } from "../../app/route";
import { sitDown } from "../../app/sitDown";
import { Icon, Numeral } from "../../components/drawings";
import { PageFrame } from "../../components/PageFrame";
import { t } from "../../texts/texts";
import { Unbroken } from "../../texts/Unbroken";
import { levelName, rulesName } from "../../texts/words";
import { api, type Same } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { Problem } from "../../components/Problem";
import { Deals } from "./Deals";
import { Ended } from "./Ended";
import { HowItGoes } from "./HowItGoes";
import { SendLink } from "./SendLink";
import { PutAway } from "./PutAway";
import { useSame } from "./useSame";
import { aheadInWords, otherName } from "./words";

export function Standing({ id }: { readonly id: string }) {
  const { same, error } = useSame(id);
  if (same === null) {
    return (
      <PageFrame title={t("same-title")} back={href("same")} class="duel">
        {error !== null && (
          <p class="panel" role="alert">
            {inWords(error)}
          </p>
        )}
      </PageFrame>
    );
  }
  return <Shown key={same.over ? "over" : "going"} same={same} />;
}

function Shown({ same }: { readonly same: Same }) {
  const { terms, over } = same;
  const name = otherName(same);
  const args = { name, count: terms.deals, level: levelName(terms.level), decided: same.decided };
  const tools = (
    <a class="btn" href={href("rules")}>
      <Icon name="learn" />
      <span>{t("learn-rules")}</span>
    </a>
  );
  return (
    <PageFrame
      title={titleOf(same, name)}
      sub={t(over && same.joined ? "same-sub-over" : "same-sub", args)}
      back={href("same")}
      tools={tools}
      class="duel"
    >
      <section class="panel" aria-labelledby="score">
        <h2 id="score" class="vh">
          {t("same-score")}
        </h2>
        {same.decided > 0 && <Score same={same} name={name} />}
        <p class={`ahead ${over ? "final" : ""}`} role="status">
          <Unbroken text={aheadInWords(same)} />
        </p>
        {!over && <Next same={same} name={name} />}
        <Deals same={same} name={name} />
        <p class="across-key">{t("same-key", { name })}</p>
      </section>
      <div class="side">
        {over && <Ended same={same} name={name} />}
        {!over && <SendLink same={same} name={name} />}
        <HowItGoes
          level={terms.level}
          deals={terms.deals}
          ends={terms.ends}
          isOver={over && same.decided < terms.deals}
          rules={terms.preset === "standard" ? null : rulesName(terms)}
          unit={terms.unit}
        />
        <PutAway same={same} name={name} />
      </div>
    </PageFrame>
  );
}

function titleOf({ over, joined, sums, decided }: Same, name: string): string {
  if (!joined) return t("same-with-nobody");
  if (!over || decided === 0) return t("same-with", { name });
  if (sums[0] === sums[1]) return t("same-drawn");
  return t(sums[0] > sums[1] ? "same-won" : "same-lost", { name });
}

interface PartProps {
  readonly same: Same;
  /** What the other one is called. */
  readonly name: string;
}

function Score({ same: { sums, terms }, name }: PartProps) {
  return (
    <div class="duel-head">
      <div class="y">
        <Numeral value={sums[0]} />
        <small>{t("same-yours", { unit: terms.unit })}</small>
      </div>
      <hr />
      <div class="t">
        <Numeral value={sums[1]} />
        <small>{t("same-theirs", { unit: terms.unit, name })}</small>
      </div>
    </div>
  );
}

/** The one thing to do now. */
function Next({ same, name }: PartProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const number = same.next;
  if (number === null) {
    return <p class="wait">{t(same.joined ? "same-wait" : "same-wait-nobody", { name })}</p>;
  }
  const isBegun = same.deals[number - 1]?.table !== null;
  const play = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    api
      .playSame(same.id, number)
      .then((taken) => sitDown(taken, "table"))
      .catch((error: unknown) => setProblem(inWords(error)))
      .finally(() => {
        isBusy.current = false;
      });
  };
  return (
    <div class="next-deal">
      <button type="button" class="btn main big" onClick={play}>
        {t(isBegun ? "same-go-on" : "same-play", { number })}
      </button>
      <Problem text={problem} />
    </div>
  );
}
