/** Everything there is to learn, and the one thing that is best to do now. */

import type { PageProps } from "../../app/page";
import { settings } from "../../app/settings";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api, type Learn } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { Path } from "./Path";
import { TILES } from "./tiles";
import { Today } from "./Today";
import "../../styles/pages/learn.css";
import "../../styles/pages/done.css";
import "../../styles/pages/path.css";

export default function LearnPage(_: PageProps) {
  const loaded = useLoaded(() => api.learn(), []);
  const tools = (
    <>
      <ButtonLink icon="stats" text={t("progress-title")} href={href("progress")} />
      <ButtonLink icon="learn" text={t("learn-rules")} href={href("rules")} />
    </>
  );
  return (
    <PageFrame title={t("learn-title")} sub={t("learn-about")} tools={tools} class="columns school">
      {loaded.kind === "ready" && <Shown {...loaded.value} />}
      {loaded.kind === "failed" && <p role="alert">{inWords(loaded.error)}</p>}
    </PageFrame>
  );
}

function Shown(learn: Learn) {
  const isNew =
    !settings.value.hasSeenTour && learn.chapters.every(({ lessons }) => !lessons.some(isDone));
  return (
    <>
      <Today learn={learn} isNew={isNew} />
      {TILES.length > 0 && (
        <ul class="daily">
          {TILES.map((Tile, index) => (
            <Tile key={index} learn={learn} isNew={isNew} />
          ))}
        </ul>
      )}
      <Path learn={learn} />
    </>
  );
}

function isDone({ done }: { readonly done: boolean }): boolean {
  return done;
}
