/** What is read aloud at the press of a key: the table, the own hand, the score, what has been. */

import { readTurn, tellWhere } from "./hand";
import { sentence, type Sentence } from "./sentence";
import { tricksPerStage } from "../table/say";
import { ofSeat, opponentOf, type CardCode, type TableView, type View } from "../wire/messages";

/** What a key reads. */
export type Reading = "table" | "hand" | "trick" | "score" | "known";

/** What the readings need to know beside the table. */
interface Reader {
  readonly view: View;
  /** What the opponent is called. */
  readonly name: string;
  /** The own cards as they lie. */
  readonly cards: readonly CardCode[];
  /** The cards that the opponent surely holds; null when the player does not want to be told. */
  readonly known: readonly CardCode[] | null;
  /** How long the match goes on, in words. */
  readonly length: string;
  /** A rank in words. */
  readonly rankName: (rank: string) => string;
}

/** The sentences of a reading. */
export function read(what: Reading, table: TableView, reader: Reader): Sentence[] {
  const { view, name } = reader;
  switch (what) {
    case "table":
      return readTable(table, reader);
    case "hand":
      return [
        sentence("spoken-cards", { count: view.holding.length }),
        ...bySuit(reader, reader.cards),
      ];
    case "trick":
      return readLastTrick(view, name);
    case "score":
      return readScore(table, reader);
    case "known":
      return readKnown(reader);
  }
}

/** Where the hand stands: trick, trumps, upcard, stock, what is led, whose turn it is. */
function readTable(table: TableView, { view, name }: Reader): Sentence[] {
  if (view.over) return [sentence("spoken-over")];
  const isLedByMe = view.led !== null && view.leader === table.me;
  return [
    ...tellWhere({ table, view, name }),
    view.stock_left > 0
      ? sentence("spoken-stock", { count: view.stock_left - 1 })
      : sentence("spoken-stock-out"),
    ...(isLedByMe ? [sentence("spoken-you-led", { card: view.led ?? "" })] : []),
    ...readTurn(table, name),
  ];
}

/** The last finished trick: both cards, who took what, and the own card drawn unseen. */
export function readLastTrick(view: View, name: string): Sentence[] {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return [sentence("last-trick-none")];
  const { leader, lead, follow, winner, upcard, number } = trick;
  const me = view.seat;
  const order = leader === me ? "led" : "followed";
  const drawn = view.drawn.find((draw) => draw.trick === number)?.card;
  const takes = upcard === null ? "trick" : "card";
  const who = winner === me ? "you" : "them";
  return [
    sentence(`last-trick-${order}`, { name, card: lead, other: follow }),
    sentence("spoken-taken", { who, name, takes, other: upcard ?? "" }),
    ...(drawn === undefined ? [] : [sentence("spoken-drawn", { drawn })]),
  ];
}

/** The tricks of each stage, and the match. */
function readScore(table: TableView, { view, name, length }: Reader): Sentence[] {
  const { me, points } = table;
  const perStage = tricksPerStage(table);
  const stages = [view.tricks.slice(0, perStage), view.tricks.slice(perStage)];
  const pair = { yours: ofSeat(view.counted, me), theirs: ofSeat(view.counted, opponentOf(me)) };
  const match = { yours: ofSeat(points, me), theirs: ofSeat(points, opponentOf(me)) };
  return [
    ...(view.tricks.length === 0 ? [sentence("last-trick-none")] : []),
    ...stages.flatMap((tricks, index) => {
      const yours = tricks.filter(({ winner }) => winner === me).length;
      const counts = { stage: index + 1, yours, theirs: tricks.length - yours, name };
      return tricks.length > 0 ? [sentence("rail-words", counts)] : [];
    }),
    ...(table.rules.counting === "weighted" ? [sentence("spoken-counted", { ...pair, name })] : []),
    sentence("spoken-match", { ...match, name, length }),
  ];
}

function readKnown(reader: Reader): Sentence[] {
  const { view, name, known } = reader;
  if (known === null) return [sentence("spoken-known-off")];
  if (known.length === 0) return [sentence("spoken-known-none", { name })];
  const isAll = known.length === view.opponent_count;
  const title = sentence(isAll ? "spoken-known-all" : "spoken-known", { name });
  return [title, ...bySuit(reader, known)];
}

/** Cards in words, suit by suit in the order in which the own hand is held. */
function bySuit({ rankName }: Reader, cards: readonly CardCode[]): Sentence[] {
  const suits = [...new Set(cards.map((card) => card.charAt(1)))];
  return suits.map((suit) => {
    const held = cards.filter((card) => card.charAt(1) === suit);
    const ranks = held.map((card) => rankName(card.charAt(0))).join(", ");
    return sentence("spoken-suit", { suit, count: held.length, ranks });
  });
}
