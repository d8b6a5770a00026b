/** Chooses the page that the address names; each page is loaded when it is first needed. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Closed } from "../components/Closed";
import { LiveRegion } from "../speech/LiveRegion";
import { language, speakOfSchool } from "../texts/texts";
import { imported, loadOwnPart } from "./load";
import { overlay } from "./overlay";
import { type Page, pageName } from "./page";
import { route } from "./route";
import { useStore } from "./store";

type LoadPage = () => Promise<{ readonly default: Page }>;

/** A page of the school, or one that is seldom opened, with what it says. */
function school(load: LoadPage): LoadPage {
  return async () => {
    const [page] = await Promise.all([imported(load, "default"), speakOfSchool()]);
    return page;
  };
}

/** A page for which all texts are there. */
function plain(load: LoadPage): LoadPage {
  return () => imported(load, "default");
}

const PAGES: Readonly<Record<string, LoadPage>> = {
  home: plain(() => import("../pages/home/HomePage")),
  find: plain(() => import("../pages/home/FindPage")),
  table: plain(() => import("../pages/table/TablePage")),
  pass: plain(() => import("../pages/table/PassPage")),
  learn: school(() => import("../pages/learn/LearnPage")),
  "learn/tour": school(() => import("../pages/tour/TourPage")),
  memory: school(() => import("../pages/memory/MemoryPage")),
  mistakes: school(() => import("../pages/mistakes/MistakesPage")),
  progress: school(() => import("../pages/progress/ProgressPage")),
  lesson: school(() => import("../pages/lesson/LessonPage")),
  puzzles: school(() => import("../pages/puzzles/PuzzlesPage")),
  day: school(() => import("../pages/day/DayPage")),
  same: school(() => import("../pages/same/SamePage")),
  "same/join": school(() => import("../pages/same/JoinSame")),
  rules: plain(() => import("../pages/reading/RulesPage")),
  review: school(() => import("../pages/review/ReviewPage")),
  statistics: school(() => import("../pages/statistics/StatisticsPage")),
  watch: school(() => import("../pages/watch/WatchPage")),
  about: school(() => import("../pages/about/AboutPage")),
  me: school(() => import("../pages/account/AccountPage")),
  join: school(() => import("../pages/table/JoinPage")),
  unknown: () => Promise.resolve({ default: Unknown }),
};

export function App() {
  const words = useStore(route);
  useStore(language); // another one is shown at once, and what was open stays open
  const page = usePage(words);
  const Overlay = useStore(overlay);
  return (
    <>
      {page !== null && <page.Page key={page.name} words={page.rest} />}
      {Overlay && <Overlay />}
      <LiveRegion />
    </>
  );
}

function Unknown() {
  return <Closed reason="no_page" />;
}

const FAILED = {
  outdated: () => <Closed reason="too_old" />,
  unreachable: () => <Closed reason="unreachable" />,
} as const;

interface LoadedPage {
  readonly name: string;
  readonly Page: Page;
}

interface ShownPage extends LoadedPage {
  readonly rest: readonly string[];
}

/** The page of an address; the one before it stays as it was until the new one has been loaded. */
function usePage(words: readonly string[]): ShownPage | null {
  const [page, setPage] = useState<LoadedPage | null>(null);
  const rest = useRef<readonly string[]>([]);
  const name = pageName(PAGES, words);
  const { length } = name.split("/"); // the words that name the page; the rest is its own
  const isSame = page?.name === name;
  useEffect(() => {
    if (isSame) return undefined;
    let isWanted = true;
    const show = (Page: Page): void => {
      if (!isWanted) return;
      rest.current = words.slice(length); // the address may have changed again when this page is drawn
      setPage({ name, Page });
    };
    const load = PAGES[name];
    if (load !== undefined) {
      void loadOwnPart(load).then((loaded) =>
        show(loaded.kind === "ready" ? loaded.part.default : FAILED[loaded.kind]),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [name, length, isSame]);
  if (isSame) rest.current = words.slice(length);
  return page === null ? null : { ...page, rest: rest.current };
}
