/** What takes the place of the actions: a lost link, an offer to answer, an empty chair. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import type { TableModel } from "../../table/model";
import type { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { may, opponentOf, type Request, type TableView } from "../../wire/messages";

interface NoticesProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly table: TableView;
  readonly name: string;
}

/** Whether there is something that takes the place of the actions. */
export function hasNotice({ link, table }: TableModel): boolean {
  if (link.kind === "lost") return true;
  if (table === null) return false;
  const isAway = table.clock?.stands_for === opponentOf(table.me);
  return isAway || isFree(table) || may(table, "answer") || may(table, "come_back");
}

/** Whether the opponent has been away long enough to be replaced, or to lose the match. */
export function isFree(table: TableView): boolean {
  return may(table, "replace") || may(table, "take_match");
}

export function Notices({ session, model, table, name }: NoticesProps) {
  const { link } = model;
  const button = (request: Request, text: string, look = "main") => (
    <Button look={look} text={t(text)} onClick={() => session.ask(request)} />
  );
  if (link.kind === "lost") {
    const text = table.clock === null ? "link-kept" : "clock-kept";
    return <LostBanner text={text} retryAt={link.retryAt} onRetry={() => session.reconnect()} />;
  }
  const { offer } = table;
  if (may(table, "answer") && offer !== null) {
    const args = { name, tricks: offer.tricks ?? 0 };
    return (
      <Banner title={t(`offer-${offer.kind}`, args)} text={t(`offer-${offer.kind}-about`)}>
        {button({ type: "answer", accept: true }, "offer-accept")}
        {button({ type: "answer", accept: false }, "offer-refuse", "plain")}
      </Banner>
    );
  }
  if (may(table, "come_back")) {
    return (
      <Banner title={t("replaced")} text={t("replaced-about")}>
        {button({ type: "come_back" }, "replaced-back")}
      </Banner>
    );
  }
  if (!isFree(table)) return null;
  const them = table.seats[opponentOf(table.me)];
  const level = them?.level ?? SUBSTITUTE;
  const kind = them?.failed ? "failed" : "away";
  return (
    <Banner title={t(kind, { name })} text={t(table.clock?.runs ? "clock-runs" : `${kind}-about`)}>
      {may(table, "replace") && button({ type: "replace", level }, `${kind}-replace`)}
      {may(table, "take_match") && (
        <TakeMatch
          name={name}
          isAlone={!may(table, "replace")}
          onTake={() => session.ask({ type: "take_match" })}
        />
      )}
    </Banner>
  );
}

interface TakeMatchProps {
  readonly name: string;
  /** Whether it is the only answer. */
  readonly isAlone: boolean;
  readonly onTake: () => void;
}

/** Taking the match ends it for both, so it is asked once more. */
function TakeMatch({ name, isAlone, onTake }: TakeMatchProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look={isAlone ? "plain" : "quiet apart"}
        text={t("away-take")}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Dialog title={t("away-take")} onClose={() => setAsking(false)}>
          <p>{t("away-take-sure", { name })}</p>
          <div class="go">
            <Button text={t("away-take-yes")} onClick={onTake} />
            <Button look="main" text={t("away-take-no")} onClick={() => setAsking(false)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The level that plays on for a person who has gone. */
const SUBSTITUTE = "counter";

interface BannerProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Banner({ title, text, children }: BannerProps) {
  return (
    <section class="banner" aria-label={title}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <div class="answers">{children}</div>
    </section>
  );
}

interface LostProps {
  readonly text: string;
  /** When the next try comes, in milliseconds of the page's clock. */
  readonly retryAt: number;
  readonly onRetry: () => void;
}

/** The link is lost: how long until the next try, and a button for now. */
function LostBanner({ text, retryAt, onRetry }: LostProps) {
  const seconds = useCountdown(retryAt);
  return (
    <section class="banner" aria-label={t("link-lost")}>
      <span class="spin" aria-hidden="true" />
      <p>
        <strong>{t("link-lost")}</strong> {t(text, { seconds })}
      </p>
      <Button look="main" text={t("link-try")} onClick={onRetry} />
    </section>
  );
}

function useCountdown(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
