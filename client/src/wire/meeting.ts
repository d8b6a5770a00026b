/** What is asked over HTTP to find somebody to play with. */

import { haveKey, read, request, send } from "./api";
import type { MeetingMessage, RatingsMessage, SearchMade, SearchWish, SeatRatings } from "./server";

export type {
  ClockKind,
  MeetingMessage as Meeting,
  OpenMessage as OpenInvitation,
  RatedMatchMessage as RatedMatch,
  RatingMessage as Rating,
  RatingsMessage as Ratings,
  SearchMessage as Told,
  SearchWish,
  WishMessage as Wish,
} from "./server";

const at = encodeURIComponent;

export const meeting = {
  /** Who waits, and how this browser's player is rated. */
  look: () => read<MeetingMessage>("meeting"),
  ratings: () => read<RatingsMessage>("meeting/ratings"),
  /** How those who sit at a table are rated. */
  atTable: (table: string) => read<SeatRatings>(`tables/${at(table)}/ratings`),
  /** Begin to search; the search's id. */
  begin: async (wish: SearchWish) => {
    await haveKey();
    return (await send<SearchMade>("meeting", wish)).id;
  },
  /** Sit down with somebody who waits; the id of an own search, which is paired. */
  sitDown: async (search: string, name: string | null) => {
    await haveKey();
    return (await send<SearchMade>(`meeting/${at(search)}/partner`, { name })).id;
  },
  stop: async (search: string) => {
    await request("DELETE", `meeting/${at(search)}`);
  },
};
