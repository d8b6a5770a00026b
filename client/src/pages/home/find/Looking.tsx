/** Waiting: one's own seat is taken, the other is open; or somebody has been found. */

import { useState } from "preact/hooks";
import { settings } from "../../../app/settings";
import { Button } from "../../../components/Button";
import { Problem } from "../../../components/Problem";
import { clocked } from "../../../meeting/clocked";
import { come, left, stop, waited, type Search } from "../../../meeting/search";
import { useTick } from "../../../meeting/useTick";
import { calledText, clockText, ratingText, shownName, wishedRules } from "../../../meeting/words";
import { t } from "../../../texts/texts";
import { letterOf, levelName } from "../../../texts/words";
import type { RulesCatalogue } from "../../../wire/api";
import type { Told } from "../../../wire/meeting";
import { InviteDialog } from "../OtherWays";
import { useStart } from "../useStart";
import { useUsualWait } from "./useUsualWait";

interface LookingProps {
  readonly now: Extract<Search, { readonly kind: "on" }>;
  readonly catalogue: RulesCatalogue | null;
}

/** Seconds after which any rating will do. */
const LONG = 60;

export function Looking({ now, catalogue }: LookingProps) {
  useTick(true);
  const { told, isLost } = now;
  const found = told?.found ?? null;
  const seconds = waited(now);
  const isLong = seconds >= LONG;
  return (
    <section class="panel play" aria-labelledby="play-now">
      <div class="seek">
        <h2 id="play-now" tabIndex={-1}>
          {found !== null
            ? t("find-found", { name: calledText(found.name) })
            : t(isLong ? "find-nobody" : "find-looking")}
        </h2>
        <Seats other={found === null ? undefined : found.name} />
        {told !== null && found !== null ? (
          <Found told={told} seconds={left(now)} />
        ) : (
          <Waiting told={told} seconds={seconds} isLost={isLost} catalogue={catalogue} />
        )}
      </div>
    </section>
  );
}

/** @param props.other the name of whoever was found; undefined for nobody yet. */
function Seats({ other }: { readonly other: string | null | undefined }) {
  const own = settings.value.name.trim() || null;
  return (
    <div class="seats" data-found={other !== undefined} aria-hidden="true">
      <span class="seat">
        <span class="badge letter">{letterOf(own ?? t("find-you"))}</span>
        <bdi>{own ?? t("find-you")}</bdi>
      </span>
      <i class="lamp" />
      <span class={other === undefined ? "seat open" : "seat"}>
        <span class="badge letter">{letterOf(shownName(other ?? null))}</span>
        <bdi>{other === undefined ? t("find-open-seat") : calledText(other)}</bdi>
      </span>
    </div>
  );
}

interface WaitingProps {
  readonly told: Told | null;
  readonly seconds: number;
  readonly isLost: boolean;
  readonly catalogue: RulesCatalogue | null;
}

function Waiting({ told, seconds, isLost, catalogue }: WaitingProps) {
  const [isInviting, setInviting] = useState(false);
  const { start, isStarting, problem } = useStart();
  const usual = useUsualWait();
  const isLong = seconds >= LONG;
  const { level, rules } = settings.value;
  const meanwhile = (): void => {
    const opponent = { kind: "computer", level } as const;
    start({ rules, opponent });
  };
  return (
    <>
      <p class="since">
        <span aria-hidden="true">{clocked(seconds)}</span>
        <span class="vh">{t("find-so-far", { seconds })}</span>
      </p>
      <p role="status">
        {isLong ? t("find-any") : told !== null && nearText(told)}
        {!isLong && usual !== null && ` ${t("find-usual", { seconds: usual })}`}
      </p>
      {isLost && <Problem text={t("find-lost-line")} />}
      <Problem text={problem} />
      <div class="go">
        <Button
          look="deal"
          text={t("find-meanwhile", { name: levelName(level) })}
          isOff={isStarting}
          onClick={meanwhile}
        />
        {isLong && (
          <Button icon="link" text={t("find-send-link")} onClick={() => setInviting(true)} />
        )}
        <button type="button" class={isLong ? "btn quiet" : "btn"} onClick={stop}>
          {t("find-stop")}
        </button>
      </div>
      {!isLong && <p class="notes">{t("find-leave")}</p>}
      {isInviting && <InviteDialog catalogue={catalogue} onClose={() => setInviting(false)} />}
    </>
  );
}

function nearText({ wish, rating }: Told): string {
  return t("find-near", {
    clock: clockText(wish.clock),
    rated: wish.rated ? "yes" : "no",
    rating: String(rating.value),
  });
}

function Found({ told, seconds }: { readonly told: Told; readonly seconds: number }) {
  const name = calledText(told.found?.name ?? null);
  return (
    <>
      <p role="alert">
        {told.found !== null &&
          t("find-found-about", {
            rating: ratingText(told.found.rating),
            clock: clockText(told.wish.clock),
            rated: told.wish.rated ? "yes" : "no",
            rules: wishedRules(told.wish),
          })}
      </p>
      <Button
        look="main big"
        text={t(told.come ? "find-going" : "find-go", { name })}
        isOff={told.come}
        onClick={() => {
          if (!told.come) void come();
        }}
      />
      <Button look="quiet" text={t("find-not-now")} onClick={stop} />
      <p class="notes">{t("find-come", { seconds })}</p>
    </>
  );
}
