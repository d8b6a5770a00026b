/** What can be done for a few minutes beside the lessons; each is a file of its own. */

import type { ComponentType } from "preact";
import { DayTile } from "./DayTile";
import { MemoryTile } from "./MemoryTile";
import { MistakesTile } from "./MistakesTile";
import { PuzzlesTile } from "./PuzzlesTile";
import { SameTile } from "./SameTile";
import type { LearnProps } from "./props";

export const TILES: readonly ComponentType<LearnProps>[] = [
  DayTile,
  MistakesTile,
  PuzzlesTile,
  MemoryTile,
  SameTile,
];
