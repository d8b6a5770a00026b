/** The match that was left open, with its rail. */

import { settings } from "../../app/settings";
import { pageOf } from "../../app/ownTables";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { Rail } from "../../components/Rail";
import { tricksPerStage } from "../../table/say";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import { opponentOf, type TableView } from "../../wire/messages";
import { RemoveTable } from "./RemoveTable";
import { whereInWords } from "./where";

interface GoOnProps {
  readonly table: TableView;
  readonly more: readonly TableView[];
  readonly onRemoved: (table: string) => void;
}

export function GoOn({ table, more, onRemoved }: GoOnProps) {
  const name = occupantName(table.seats[opponentOf(table.me)], settings.value.hideNames);
  const { view } = table;
  return (
    <section class="panel cont" aria-labelledby="go-on">
      <div>
        <h2 id="go-on" tabIndex={-1}>
          {t("home-go-on", { name })}
        </h2>
        <p class="muted">{whereInWords(table, name)}</p>
      </div>
      {view && (
        <Rail
          winners={view.tricks.map((trick) => trick.winner)}
          me={table.me}
          opponent={name}
          perStage={tricksPerStage(table)}
          isOn={!view.over}
          isSilent
        />
      )}
      <ButtonLink
        look="main"
        text={t("home-go-on-button")}
        href={href(pageOf(table.id), table.id)}
      />
      <RemoveTable key={table.id} table={table} onRemoved={onRemoved} />
      {more.length > 0 && (
        <details class="more">
          <summary>{t("home-more", { count: more.length })}</summary>
          <ul>
            {more.map((other) => {
              const who = occupantName(other.seats[opponentOf(other.me)], settings.value.hideNames);
              return (
                <li key={other.id}>
                  <p>
                    <a href={href(pageOf(other.id), other.id)}>{who}</a>{" "}
                    <span class="muted">{whereInWords(other, who)}</span>
                  </p>
                  <RemoveTable table={other} onRemoved={onRemoved} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
}
