/** What somebody would like to play, and the button that looks for somebody who wishes the same. */

import { useRef, useState } from "preact/hooks";
import { href } from "../../../app/route";
import { change, settings } from "../../../app/settings";
import { useStore } from "../../../app/store";
import { Numeral } from "../../../components/drawings";
import { NameField } from "../../../components/NameField";
import { Problem } from "../../../components/Problem";
import { RadioGroup } from "../../../components/RadioGroup";
import { look } from "../../../meeting/begin";
import { ratingText } from "../../../meeting/words";
import { t } from "../../../texts/texts";
import { inWords } from "../../../wire/failure";
import type { ClockKind } from "../../../wire/meeting";
import { Against, PANEL } from "../Against";
import { RulesChoice } from "../RulesChoice";
import type { FindProps } from "./props";
import { Invitations } from "./Invitations";
import { useMeeting } from "./useMeeting";

interface WishFormProps extends FindProps {
  /** Whether a search has ended in vain. */
  readonly isOver: boolean;
}

/** The only rules of a match that counts. */
const RATED_RULES = "match10";

export function WishForm({ isMain, catalogue, isOver }: WishFormProps) {
  const { findClock, findRated, name, rules } = useStore(settings);
  const { meeting, problem: unreachable } = useMeeting();
  const { run, isStarting, problem } = useStarting();
  const rating = meeting?.ratings[findClock];
  const called = name.trim() || null;
  const find = (): void => {
    void run(() =>
      look({
        rules: findRated ? RATED_RULES : rules,
        clock: findClock,
        rated: findRated,
        name: called,
      }),
    );
  };
  return (
    <form
      id={PANEL}
      class="panel play find"
      aria-labelledby="play-now"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <h2 id="play-now" tabIndex={-1}>
        {t("home-play-now")}
      </h2>
      <Against />
      {isOver && <p role="status">{t("find-over")}</p>}
      <RadioGroup
        label={t("find-clock")}
        name="find-clock"
        look={["picks three", "pick"]}
        value={findClock}
        options={CLOCKS.map(([clock, text]) => [
          clock,
          <>
            {clock === "none" ? <b>{t(text)}</b> : <Numeral value={t(text)} />}
            <small>{t(`${text}.about`)}</small>
          </>,
          t(`${text}.said`),
        ])}
        onChoose={(clock) => change({ findClock: clock })}
      />
      <RadioGroup
        label={t("find-for-what")}
        name="find-rated"
        look={["picks two", "pick left"]}
        value={findRated ? "rated" : "friendly"}
        options={(["rated", "friendly"] as const).map((one) => [
          one,
          <>
            <b>{t(`find-${one}`)}</b>
            <small>{t(`find-${one}.about`)}</small>
          </>,
        ])}
        onChoose={(one) => change({ findRated: one === "rated" })}
      />
      {!findRated && (
        <RulesChoice
          catalogue={catalogue}
          value={rules}
          onChange={(chosen) => change({ rules: chosen })}
        />
      )}
      <NameField
        label={t("find-name")}
        value={name}
        onChange={(typed) => change({ name: typed })}
      />
      <p class="notes">
        {rating === undefined ? (
          <>
            {t("find-guest")} <a href={href("me")}>{t("find-keep")}</a>
          </>
        ) : (
          <a href={href("me")}>{t("find-as", { rating: ratingText(rating) })}</a>
        )}
      </p>
      <button
        type="submit"
        class={`btn big ${isMain ? "main" : "deal"}`}
        aria-disabled={isStarting ? "true" : undefined}
      >
        {t(isStarting ? "find-starting" : "find-start")}
      </button>
      <Problem text={problem ?? unreachable} />
      {meeting !== null && <Invitations meeting={meeting} name={called} run={run} />}
    </form>
  );
}

const CLOCKS: readonly (readonly [clock: ClockKind, text: string])[] = [
  ["card30", "find-clock-card"],
  ["match3+5", "find-clock-match"],
  ["none", "find-clock-none"],
];

/** Does what leads away from here, once for however many clicks, and says what went wrong. */
function useStarting() {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const run = async (start: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStarting(true);
    setProblem(null);
    try {
      await start();
    } catch (error) {
      setProblem(inWords(error));
    } finally {
      isBusy.current = false;
      setStarting(false);
    }
  };
  return { run, isStarting, problem };
}
