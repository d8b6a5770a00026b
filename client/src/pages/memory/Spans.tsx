/** The latest tries, each as a row of as many places as there were cards to be found. */

import { Numeral } from "../../components/drawings";
import { whenShort } from "../../texts/dates";
import { t } from "../../texts/texts";
import type { MemoryMessage, MemoryTry } from "../../wire/server";

const LISTED = 8;

export function Spans({ memory }: { readonly memory: MemoryMessage }) {
  const whole = memory.best.filter(({ grade }) => grade === "everything");
  const best = whole.sort((a, b) => b.span - a.span)[0];
  return (
    <section class="panel" aria-labelledby="spans">
      <div class="row between">
        <h2 id="spans">{t("memory-span")}</h2>
        {best !== undefined && (
          <p class="figure">
            <Numeral value={best.span} />
            <span>{t("memory-span-best", { asked: best.asked })}</span>
          </p>
        )}
      </div>
      {memory.latest.length === 0 ? (
        <p class="muted">{t("memory-span-none")}</p>
      ) : (
        <ol class="spans">
          {memory.latest.slice(0, LISTED).map((one) => (
            <li key={one.at}>
              <span>
                {whenShort(one.at)}
                <span class="muted">
                  {t(`memory-grade-${one.grade}`)}
                  {one.pace !== "normal" && ` · ${t(`memory-pace-${one.pace}`)}`}
                </span>
              </span>
              <Marks of={one} />
              <b class="num">{t("memory-of", { span: one.span, asked: one.asked })}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Marks({ of: { span, asked } }: { readonly of: MemoryTry }) {
  return (
    <span class="marks" aria-hidden="true">
      {Array.from({ length: asked }, (_, index) => (
        <i key={index} class={index < span ? "y" : ""} />
      ))}
    </span>
  );
}
