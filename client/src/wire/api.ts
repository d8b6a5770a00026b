/** What the page asks over HTTP. */

import { withCut } from "../honest/takePart";
import type {
  Again,
  CardCode,
  DayMessage as Day,
  DayGlance,
  DayWish,
  DecisionAnswer,
  DecisionMessage,
  Grade,
  InvitationMessage as Invitation,
  JudgedMessage,
  KeyMessage,
  LearnMessage,
  LessonAnswer,
  LessonMessage,
  LevelMessage,
  Marks,
  MemoryDeal,
  MemoryMessage,
  MistakeAnswer,
  MistakesMessage,
  NewTable,
  PackMessage,
  NextPuzzle,
  PuzzleMessage as Puzzle,
  PuzzlePlays,
  PuzzlesMessage as Puzzles,
  Page,
  Problem,
  ReachMessage,
  ProgressMessage,
  RecallMessage,
  RecordAgain,
  ReviewMessage,
  ReviewWish,
  RulesFault,
  RulesMessage as RulesCatalogue,
  SameBetter,
  SameComparison,
  SameGuest,
  SameInvitationMessage,
  SameMade,
  SameMessage as Same,
  SameWish,
  StatisticsMessage,
  TableView,
  TakenSeat,
  TakeSeat,
} from "./server";

export type {
  PuzzleMessage as Puzzle,
  PuzzlesMessage as Puzzles,
  DayMessage as Day,
  InvitationMessage as Invitation,
  JudgedMessage as Judged,
  LearnMessage as Learn,
  LessonMessage as Lesson,
  NewTable,
  ReachMessage as ServerReach,
  RulesFault,
  RulesMessage as RulesCatalogue,
  SameInvitationMessage as SameInvitation,
  SameMessage as Same,
  TakenSeat,
} from "./server";

/** A place in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Faults {
  readonly options?: readonly string[] | undefined;
  readonly place?: Place | null;
}

/** An answer that is not the one wished for; `code` is stable, the message is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Where a rule set is refused, the options that are at fault. */
  readonly options: readonly string[];
  /** Where a text is refused, the place of the fault. */
  readonly place: Place | null;

  constructor(
    status: number,
    code: string,
    detail: string,
    { options = [], place = null }: Faults = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.options = options;
    this.place = place;
  }
}

export type OpponentChoice = NewTable["opponent"];
type PageTitle = Pick<Page, "name" | "title">;

export async function request(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`api/${path}`, { method, headers, ...content });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const { code = "failed", detail = "", options, line, column = 1 } = problem ?? {};
  const place = line === undefined ? null : { line, column };
  throw new ApiError(response.status, code, detail, { options, place });
}

export async function read<T>(path: string): Promise<T> {
  const response = await request("GET", path);
  return (await response.json()) as T;
}

export async function send<T>(path: string, body: unknown): Promise<T> {
  const response = await request("POST", path, body);
  return (await response.json()) as T;
}

/** Whether this browser is known to keep its key. */
let hasKey = false;

/** Have a key before a seat is taken: then the seat is this browser's, even if no answer comes. */
export async function haveKey(): Promise<void> {
  for (let tries = 0; !hasKey && tries < 2; tries += 1) {
    hasKey = (await send<KeyMessage>("key", {})).kept;
  }
  if (!hasKey) throw new ApiError(401, "no_cookies", "this browser keeps no cookies");
}

/** Ask for a seat. */
async function sit(path: string, body: unknown): Promise<TakenSeat> {
  await haveKey();
  return send<TakenSeat>(path, body);
}

const at = encodeURIComponent;

export const api = {
  createTable: (table: NewTable) =>
    withCut(table.seat ?? "south", (promise) => sit("tables", { ...table, promise })),
  /** This browser's matches to go on with, or to begin anew with a friend; the last used first. */
  openTables: () => read<readonly TableView[]>("tables"),
  /** Take a match from those to go on with; what was finished there stays in the results. */
  removeTable: async (id: string) => {
    await request("DELETE", `tables/${at(id)}`);
  },
  /** Whoever invites sits at the south. */
  takeSeat: (id: string, seat: TakeSeat) =>
    withCut("north", (promise) => sit(`tables/${at(id)}/seat`, { ...seat, promise })),
  invitation: (id: string, invite: string) =>
    send<Invitation>(`tables/${at(id)}/invitation`, { invite }),
  /** The same deal at a new table. */
  playAgain: (id: string, again: Again = {}) => sit(`tables/${at(id)}/again`, again),
  playRecordAgain: (again: RecordAgain) => sit("tables/again", again),
  /** A table as this browser's seat sees it now. */
  table: (id: string) => read<TableView>(`tables/${at(id)}`),
  /** A finished hand, from 1, of an own table or of a record as text. */
  review: (of: Pick<Required<ReviewWish>, "hand"> & Pick<ReviewWish, "table" | "record">) =>
    send<ReviewMessage>("review", of),
  record: async (id: string) => (await request("GET", `tables/${at(id)}/record`)).text(),
  /** The names of the computer levels, from the weakest. */
  levels: async () => {
    const levels = await read<readonly LevelMessage[]>("levels");
    return levels.map(({ name }) => name);
  },
  rules: () => read<RulesCatalogue>("rules"),
  /** What is wrong with rules as text; null where they can be played. */
  rulesFault: (rules: string) =>
    read<RulesFault | null>(`rules/fault?rules=${encodeURIComponent(rules)}`),
  /** Told to this machine alone. */
  reach: () => read<ReachMessage>("reach"),
  /** The hand of a day, such as `2026-12-01`; today's by the server's clock without one. */
  day: (date?: string) => read<Day>(date === undefined ? "day" : `day?date=${at(date)}`),
  /** The hand of today in a few words; nothing is worked out for it. */
  dayGlance: () => read<DayGlance>("day/glance"),
  /** How par of a day was played, as a record. */
  dayPar: async (date: string) => (await request("GET", `day/par?date=${at(date)}`)).text(),
  playDay: (wish: DayWish) => sit("day", wish),
  /** What this browser's player plays with others, each with the same cards. */
  sameCards: () => read<readonly Same[]>("same"),
  same: (id: string) => read<Same>(`same/${at(id)}`),
  makeSame: async (wish: SameWish) => {
    await haveKey();
    return send<SameMade>("same", wish);
  },
  removeSame: async (id: string) => {
    await request("DELETE", `same/${at(id)}`);
  },
  sameInvitation: (id: string, invite: string) =>
    send<SameInvitationMessage>(`same/${at(id)}/invitation`, { invite }),
  joinSame: async (id: string, guest: SameGuest) => {
    await haveKey();
    return send<Same>(`same/${at(id)}/guest`, guest);
  },
  /** Nobody else comes with the link then. */
  closeSame: (id: string) => send<Same>(`same/${at(id)}/closing`, {}),
  /** A table for one of the deals, from 1. */
  playSame: (id: string, number: number) => sit(`same/${at(id)}/deals/${number}`, {}),
  /** How this browser's player and another one, by their place, have played a deal. */
  compareSame: (id: string, number: number, place: number) =>
    read<SameComparison>(`same/${at(id)}/deals/${number}/with/${place}`),
  /** Which of the first two different cards was better. */
  betterOfSame: (id: string, number: number, place: number) =>
    read<SameBetter>(`same/${at(id)}/deals/${number}/with/${place}/better`),
  /** What there is to learn, and how far this browser has come. */
  learn: () => read<LearnMessage>("learn"),
  /** A stage one to be watched. */
  dealMemory: (grade: Grade, pack: 28 | 52) => send<MemoryDeal>("memory", { grade, pack }),
  /** Judge what somebody thinks that the other hand holds. */
  markMemory: async (deal: string, marks: Marks) => {
    await haveKey();
    return send<RecallMessage>(`memory/${at(deal)}/marks`, marks);
  },
  /** The same at a table in stage two. */
  markTable: (table: string, marks: readonly CardCode[]) =>
    send<RecallMessage>("memory/table", { table, marks }),
  playMemory: (deal: string, name: string | null) => sit(`memory/${at(deal)}/stage-two`, { name }),
  /** Own mistakes, and the one to be asked next. */
  mistakes: () => read<MistakesMessage>("mistakes"),
  /** Try one again; null for being shown. */
  tryMistake: (id: string, card: CardCode | null) =>
    send<MistakeAnswer>(`mistakes/${at(id)}`, { card }),
  leaveMistakeOut: async (id: string) => {
    await request("DELETE", `mistakes/${at(id)}`);
  },
  progress: () => read<ProgressMessage>("progress"),
  /** What this browser's player has remembered. */
  memory: () => read<MemoryMessage>("memory"),
  lesson: (id: string) => read<LessonMessage>(`lessons/${at(id)}`),
  /** Judge an answer; it is kept where this browser keeps a key. */
  answer: async (id: string, answer: LessonAnswer) => {
    await haveKey();
    return send<JudgedMessage>(`lessons/${at(id)}/answers`, answer);
  },
  /** The themes of the puzzles, and how this browser's player has done. */
  puzzles: () => read<Puzzles>("puzzles"),
  /** A puzzle that was not tried yet; null where there is none. */
  nextPuzzle: (theme: string | null) =>
    read<NextPuzzle>(theme === null ? "puzzles/next" : `puzzles/next?theme=${at(theme)}`),
  /** A puzzle after these plays. */
  playPuzzle: async (id: string, plays: PuzzlePlays) => {
    await haveKey();
    return send<Puzzle>(`puzzles/${at(id)}`, plays);
  },
  /** A puzzle of stage one. */
  decision: (id: string) => read<DecisionMessage>(`decisions/${at(id)}`),
  /** Answer it; null for being shown. */
  decide: async (id: string, card: CardCode | null) => {
    await haveKey();
    return send<DecisionAnswer>(`decisions/${at(id)}`, { card });
  },
  statistics: () => read<StatisticsMessage>("statistics"),
  /** The deals of all finished hands of all players here, by pack. */
  deals: () => read<readonly PackMessage[]>("deals"),
  pages: (language: string) => read<readonly PageTitle[]>(`pages/${at(language)}`),
  page: (language: string, name: string) => read<Page>(`pages/${at(language)}/${at(name)}`),
};
