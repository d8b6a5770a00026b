/** What a played hand teaches, as the server works it out; version 1. */

export type {
  ExplainedPlayJson as ReviewedPlay,
  ReviewMessage as Review,
  WhyJson as Why,
} from "./server";
