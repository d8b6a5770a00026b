/** What somebody would like to play, and the button that looks for somebody who wishes the same. */

import { href } from "../../../app/route";
import { change, settings } from "../../../app/settings";
import { useStore } from "../../../app/store";
import { Button } from "../../../components/Button";
import { Form } from "../../../components/Form";
import { Numeral } from "../../../components/drawings";
import { NameField } from "../../../components/NameField";
import { Problem } from "../../../components/Problem";
import { RadioGroup } from "../../../components/RadioGroup";
import { useTask } from "../../../components/useTask";
import { look } from "../../../meeting/begin";
import { ratingText } from "../../../meeting/words";
import { t } from "../../../texts/texts";
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
  const { run, isBusy, problem } = useTask();
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
    <Form id={PANEL} class="panel play find" aria-labelledby="play-now" onSend={find}>
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
      <Button
        look={`big ${isMain ? "main" : "deal"}`}
        text={t(isBusy ? "find-starting" : "find-start")}
        isOff={isBusy}
      />
      <Problem text={problem ?? unreachable} />
      {meeting !== null && <Invitations meeting={meeting} name={called} run={run} />}
    </Form>
  );
}

const CLOCKS: readonly (readonly [clock: ClockKind, text: string])[] = [
  ["card30", "find-clock-card"],
  ["match3+5", "find-clock-match"],
  ["none", "find-clock-none"],
];
