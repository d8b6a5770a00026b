/** Over every other page: that somebody is looked for, and who sits down. */

import { useEffect, useRef } from "preact/hooks";
import { useStore } from "../app/store";
import { Button } from "../components/Button";
import { speaker } from "../speech/speaker";
import { t } from "../texts/texts";
import { clocked } from "./clocked";
import { come, isShownByPage, left, search, stop, waited } from "./search";
import { useTick } from "./useTick";
import { calledText, clockText } from "./words";
import "../styles/calling.css";

/** Seconds that both have to come. */
const TO_COME = 30;

export function Calling() {
  const now = useStore(search);
  const isShown = useStore(isShownByPage);
  useTick(now.kind === "on");
  const told = now.kind === "on" ? now.told : null;
  const found = told?.found ?? null;
  useTitleWhile(found === null ? null : t("find-found", { name: calledText(found.name) }));
  const isCalled = found !== null;
  useEffect(() => {
    if (isCalled && !isShown) speaker.say(t("find-found", { name: calledText(found.name) }));
  }, [isCalled]);
  if (isShown || told === null) return null;
  const seconds = waited(now);
  if (found === null) {
    return (
      <button
        type="button"
        class="seeking"
        aria-label={t("find-pill-stop", { seconds })}
        onClick={stop}
      >
        <span class="spin" aria-hidden="true" />
        <b>{t("find-pill")}</b> {clocked(seconds)}
      </button>
    );
  }
  const name = calledText(found.name);
  const { clock, rated } = told.wish;
  return (
    <section class="calling" aria-label={t("find-found", { name })}>
      <p>
        <strong>{t("find-found", { name })}.</strong> {clockText(clock)}
        {rated && `, ${t("find-rated").toLocaleLowerCase()}`}. {t("find-kept")}
      </p>
      <div class="go">
        <Button
          look="main"
          text={t(told.come ? "find-going" : "find-go", { name })}
          isOff={told.come}
          onClick={() => {
            if (!told.come) void come();
          }}
        />
        <Button look="plain" text={t("find-not-now")} onClick={stop} />
      </div>
      <span class="wait-line" style={{ "--left": left(now) / TO_COME }} aria-hidden="true" />
    </section>
  );
}

/** Puts a title before that of the page, also when the page changes its own meanwhile. */
function useTitleWhile(title: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (title !== null && document.title !== title) {
      before.current = document.title;
      document.title = title;
    }
  });
  useEffect(() => {
    return () => {
      if (title !== null && before.current !== null) document.title = before.current;
    };
  }, [title]);
}
