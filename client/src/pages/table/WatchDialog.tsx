/** Letting others watch by a link, or no more. */

import { InviteLink } from "../../components/InviteLink";
import { Problem } from "../../components/Problem";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import type { TableView } from "../../wire/messages";
import { watching } from "../../wire/watching";

interface WatchDialogProps {
  readonly table: TableView;
  readonly onAllow: (allowed: boolean) => void;
}

export function Watching({ table, onAllow }: WatchDialogProps) {
  const isAllowed = table.watched !== null;
  return (
    <>
      <p>{t("watch-about")}</p>
      {isAllowed && <Link table={table.id} />}
      <div class="go">
        <button
          type="button"
          class={isAllowed ? "btn" : "btn main"}
          onClick={() => onAllow(!isAllowed)}
        >
          {t(isAllowed ? "watch-end" : "menu-watch")}
        </button>
      </div>
    </>
  );
}

function Link({ table }: { readonly table: string }) {
  const loaded = useLoaded(() => watching.secret(table), [table]);
  if (loaded.kind === "failed") return <Problem text={inWords(loaded.error)} />;
  if (loaded.kind === "loading") return null;
  return <InviteLink to={["watch", table, loaded.value]} text={t("watch-link-text")} />;
}
