/** Puzzles: the page that offers them, and the one at which they are tried. */

import type { PageProps } from "../../app/page";
import { Choose } from "./Choose";
import { PlayPuzzles } from "./PlayPuzzles";
import "../table/styles";
import "../../styles/pages/tour.css";
import "../../styles/pages/lesson.css";
import "../../styles/choices.css";
import "../../styles/pages/puzzles.css";

const ANY = "any";

export default function PuzzlesPage({ words: [kind, theme = ANY] }: PageProps) {
  if (kind !== "play") return <Choose />;
  return <PlayPuzzles key={theme} theme={theme === ANY ? null : theme} />;
}
