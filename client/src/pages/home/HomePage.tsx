/** The first page: go on with what is open, play now, and every other way in. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { change, settings } from "../../app/settings";
import { href, settleAt } from "../../app/route";
import { useTitle } from "../../app/title";
import { readWishes } from "../../app/wishes";
import { Dialog } from "../../components/Dialog";
import { Icon, IconButton, OpenCard, Wordmark } from "../../components/drawings";
import { KeysHelp } from "../../components/KeysHelp";
import { SettingsForm } from "../../components/SettingsForm";
import { LANGUAGES, language, speak, t } from "../../texts/texts";
import { GoOn } from "./GoOn";
import { InviteDialog, LocalDialog } from "./OtherWays";
import { PlayNow } from "./PlayNow";
import { TodaysHand } from "./TodaysHand";
import { useFirstPage, type FirstPage } from "./useFirstPage";
import "../../styles/pages/home.css";
import "../../styles/pages/go-on.css";
import "../../styles/pages/play-now.css";

/** The name that the wordmark shows in every language. */
const DRAWN = "German Whist";

type Open = "settings" | "keys" | "friend" | "local";

export default function HomePage({ words }: PageProps) {
  useWishes(words);
  useTitle(t("home-play-now"));
  const [dialog, setDialog] = useState<Open | null>(null);
  const loaded = useFirstPage();
  const other = LANGUAGES.find((tag) => tag !== language.value);
  return (
    <div class="home lamplit">
      <header class="top">
        <h1 tabIndex={-1} data-refuge>
          <Wordmark isTall />
          {t("app-title") !== DRAWN && <span class="own-name">{t("app-title")}</span>}
        </h1>
        <p class="lead">
          {t("app-tagline")}
          {!settings.value.hasSeenTour && <a href={href("learn", "tour")}>{t("home-new-here")}</a>}
        </p>
        <nav class="tools" aria-label={t("settings-title")}>
          <a class="btn icon quiet" href={href("me")} aria-label={t("home-account")}>
            <Icon name="person" />
          </a>
          <IconButton
            icon="cog"
            label={t("settings-title")}
            onClick={() => setDialog("settings")}
          />
          {other !== undefined && (
            <button
              type="button"
              class="btn quiet"
              lang={other}
              onClick={() => {
                change({ language: other });
                void speak(other);
              }}
            >
              {t(`language-${other}`)}
            </button>
          )}
        </nav>
      </header>
      <div class="art" aria-hidden="true">
        <OpenCard card="QS" />
        <OpenCard card="KH" />
        <OpenCard card="JD" />
      </div>
      {loaded !== null && <Ways {...loaded} onOpen={setDialog} />}
      {dialog === "settings" && (
        <Dialog title={t("settings-title")} onClose={() => setDialog(null)}>
          <SettingsForm onKeys={() => setDialog("keys")} />
        </Dialog>
      )}
      {dialog === "keys" && <KeysHelp onClose={() => setDialog(null)} />}
      {dialog === "friend" && (
        <InviteDialog catalogue={loaded?.catalogue ?? null} onClose={() => setDialog(null)} />
      )}
      {dialog === "local" && (
        <LocalDialog catalogue={loaded?.catalogue ?? null} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

/** Takes the choices that the address brings, once: then they are settings like any other. */
function useWishes(words: readonly string[]): void {
  useLayoutEffect(() => {
    if (words.length === 0) return;
    const wishes = readWishes(words, LANGUAGES);
    change(wishes);
    settleAt();
    if (wishes.language) void speak(wishes.language);
  }, [words]);
}

interface WaysProps extends FirstPage {
  readonly onOpen: (dialog: Open) => void;
}

/** Every way to a game, and to what is told about it. */
function Ways({ levels, catalogue, open: found, day, onOpen }: WaysProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const main = useRef<HTMLElement>(null);
  const open = found.filter(({ id }) => !removed.includes(id));
  useEffect(() => {
    // Whoever has removed a match goes on reading where the next one, or nothing, stands instead.
    if (removed.length > 0) main.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [removed]);
  return (
    <>
      <main class="grid" ref={main}>
        {open[0] !== undefined && (
          <GoOn
            table={open[0]}
            more={open.slice(1)}
            onRemoved={(table) => setRemoved([...removed, table])}
          />
        )}
        <PlayNow isMain={open.length === 0} levels={levels} catalogue={catalogue} />
        <ul class="ways">
          <li class="wide">
            <TodaysHand day={day} />
          </li>
          <Way icon="puzzle" text="home-puzzles" to={href("puzzles")} />
          <Way icon="link" text="home-friend" onClick={() => onOpen("friend")} />
          <Way icon="same" text="home-same" to={href("same")} />
          <Way icon="two" text="home-local" onClick={() => onOpen("local")} />
          <Way icon="learn" text="home-learn" to={href("learn")} />
          <Way icon="stats" text="home-statistics" to={href("statistics")} />
        </ul>
      </main>
      <footer>
        <p>
          {t("app-promise")} <a href={href("about", "deals")}>{t("home-check-deals")}</a> ·{" "}
          <a href={href("about", "computer")}>{t("home-computer-sees")}</a> ·{" "}
          <a href={href("rules")}>{t("home-pages")}</a> ·{" "}
          <a href={href("review")}>{t("home-open-record")}</a>
        </p>
      </footer>
    </>
  );
}

interface WayProps {
  readonly icon: string;
  /** The message with the title; its `.about` says more. */
  readonly text: string;
  readonly to?: string;
  readonly onClick?: () => void;
}

function Way({ icon, text, to, onClick }: WayProps) {
  const inside = (
    <>
      <span class="ico">
        <Icon name={icon} />
      </span>
      <span>
        <b>{t(text)}</b>
        <span>{t(`${text}.about`)}</span>
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" class="way" onClick={onClick}>
          {inside}
        </button>
      ) : (
        <a class="way" href={to}>
          {inside}
        </a>
      )}
    </li>
  );
}
