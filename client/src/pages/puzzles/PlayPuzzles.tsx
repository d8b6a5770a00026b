/** One puzzle after the other, each as its stage is tried. */

import { useState } from "preact/hooks";
import { useTitle } from "../../app/title";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { NoPuzzle } from "./NoPuzzle";
import { StageOne } from "./StageOne";
import { StageTwo } from "./StageTwo";

/** @param theme the theme wished for; null for any. */
export function PlayPuzzles({ theme }: { readonly theme: string | null }) {
  const [turn, setTurn] = useState(0);
  const loaded = useLoaded(() => api.nextPuzzle(theme), [theme, turn]);
  useTitle(t("puzzles-title"));
  const next = (): void => setTurn((before) => before + 1);
  if (loaded.kind === "loading") return <NoPuzzle words={null} />;
  if (loaded.kind === "failed") return <NoPuzzle words={inWords(loaded.error)} />;
  const { id, stage } = loaded.value;
  if (id === null) return <NoPuzzle words={t("puzzles-none-left")} />;
  if (stage === 1) return <StageOne key={`${id} ${turn}`} id={id} onNext={next} />;
  return <StageTwo key={`${id} ${turn}`} id={id} onNext={next} />;
}
