/** What was played, and where the cards of all deals have gone. */

export type {
  HandLine,
  HandTally,
  MatchTally,
  PackMessage as PackCounts,
  PlaceMessage as PlaceCounts,
  StatisticsMessage as Statistics,
} from "./server";
