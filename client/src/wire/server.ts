/**
 * What the server says and is asked. Written by `python -m germanwhist.web.typescript` from its own
 * types (`make fix`); not to be changed by hand.
 */

export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
export type Suit = "C" | "D" | "H" | "S";
/** A card as rank and suit, such as `QD`; the ten is `T`. */
export type CardCode = `${Rank}${Suit}`;

/** A table as one seat sees it. Made by `table_view`; equal for equal knowledge. */
export interface TableView {
  readonly type: "table";
  readonly v: 2;
  /** the number of the last event; every request names it. */
  readonly seq: number;
  /** the table's id. */
  readonly id: string;
  /** whose eyes. */
  readonly me: "north" | "south";
  /** who sits there. */
  readonly seats: Seats;
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** where the table is. */
  readonly phase: Phase;
  /** the pairs cut for the first deal, north's card first; empty when it was named. */
  readonly cuts: readonly (readonly [CardCode, CardCode])[];
  /** the hand in play or the last one; null before the first deal. */
  readonly view: ViewJson | null;
  /** the finished hands of the match. */
  readonly results: readonly HandReport[];
  /** points of the finished hands, north first. */
  readonly points: readonly [number, number];
  /** the points to reach now; null without a target. */
  readonly target: number | null;
  /** who won the match, once it is over. */
  readonly match_winner: "draw" | "north" | "south" | null;
  /** who gave the match up. */
  readonly resigned: "north" | "south" | null;
  /** who stayed away, so that the opponent took the match. */
  readonly absent: "north" | "south" | null;
  /** whose time was up, so that the opponent has won the match. */
  readonly timed_out: "north" | "south" | null;
  /** whether the last hand dealt is practice. */
  readonly practice: boolean;
  /** whether the match counts for ratings. */
  readonly rated: boolean;
  /** what waits for an answer. */
  readonly offer: Offer | null;
  /** the hand whose deal is played again, if any. */
  readonly origin: ReplayOf | null;
  /** the day whose hand is played, if it is the hand of a day. */
  readonly day: string | null;
  /** the deal of a challenge, if it is one. */
  readonly same: SameOf | null;
  /** of the last hand dealt; null where it was not sealed. */
  readonly seal: SealView | null;
  /** of the next hand, likewise. */
  readonly next_seal: SealView | null;
  /** the clock when this was made; null where the seats have none. */
  readonly clock: ClockView | null;
  /** for each kind of request null when the seat may ask it now, else the code why not. */
  readonly abilities: Readonly<Record<"play" | "coached" | "undo" | "claim" | "answer" | "hint" | "resign" | "resign_match" | "next" | "rematch" | "leave" | "come_back" | "replace" | "take_match" | "promise_cut" | "open_cut" | "say" | "mute" | "let_watch", string | null>>;
  /** what two people have said last; null where there is none. */
  readonly phrases: PhrasesView | null;
  readonly rematch: RematchView | null;
  readonly watched: WatchedView | null;
}

/** Who sits where; null for an empty seat. */
export interface Seats {
  readonly north: OccupantView | null;
  readonly south: OccupantView | null;
}

/** Who holds a seat, as both seats may know. */
export interface OccupantView {
  /** a person or a computer player. */
  readonly kind: SeatKind;
  /** the person's name, if given. */
  readonly name: string | null;
  /** the computer player's level; null for a person. */
  readonly level: string | null;
  /** whether the person is at the table now; a computer always is. */
  readonly present: boolean;
  /** whether a computer plays in a person's place. */
  readonly replaced: boolean;
  /** whether the person left on purpose. */
  readonly left: boolean;
  /** whether the computer player failed and waits to be replaced. */
  readonly failed: boolean;
  /** whether the person has deleted all that was kept of them. */
  readonly gone: boolean;
}

/** Who takes the decisions of a seat. */
export type SeatKind = "computer" | "person";

/** Where a table is. */
export type Phase = "hand_over" | "match_over" | "playing" | "waiting";

/** A view: cards as `QD`, seats as `north` and `south`, pairs with north's number first. */
export interface ViewJson {
  readonly counted: readonly [number, number];
  readonly deal: DealJson | null;
  readonly dealer: "north" | "south";
  readonly drawn: readonly DrawJson[];
  readonly ending: EndingJson | null;
  readonly holding: readonly CardCode[];
  readonly leader: "north" | "south";
  readonly led: CardCode | null;
  readonly legal: readonly CardCode[];
  readonly objective: "high" | "low";
  readonly opponent_count: number;
  readonly over: boolean;
  readonly seat: "north" | "south";
  readonly stage: 1 | 2;
  readonly stock_left: number;
  readonly sure: readonly CardCode[];
  readonly to_play: "north" | "south" | null;
  readonly trick: number;
  readonly tricks: readonly TrickJson[];
  readonly trump: "C" | "D" | "H" | "S" | null;
  readonly upcard: CardCode | null;
}

/** The whole pack in the order of the deal, once the hand is over. */
export interface DealJson {
  readonly cards: readonly CardCode[];
  readonly dealer: "north" | "south";
}

/** A hidden card that the viewing seat drew. */
export interface DrawJson {
  readonly card: CardCode;
  readonly trick: number;
}

/** A claim or resignation. */
export interface EndingJson {
  readonly kind: "claim" | "resignation";
  readonly seat: "north" | "south";
  readonly tricks: number;
}

/** A finished trick. */
export interface TrickJson {
  readonly follow: CardCode;
  readonly lead: CardCode;
  readonly leader: "north" | "south";
  readonly number: number;
  readonly stage: 1 | 2;
  readonly upcard: CardCode | null;
  readonly winner: "north" | "south";
}

/** A finished hand of the match; pairs are north's value first. */
export interface HandReport {
  /** counted tricks or points. */
  readonly counted: readonly [number, number];
  /** what each player scored. */
  readonly points: readonly [number, number];
  /** who won the hand; null for equal counts. */
  readonly winner: "north" | "south" | null;
  /** how it ended; by absence when the loser stayed away, by time when it was up. */
  readonly ended: "absence" | "claim" | "played" | "resignation" | "time";
  /** whether it is practice. */
  readonly practice: boolean;
}

/** A wish that waits for the opponent's answer; the next play withdraws it. */
export interface Offer {
  /** what is wished. */
  readonly kind: OfferKind;
  /** who wishes it. */
  readonly by: "north" | "south";
  /** the tricks claimed; 0 for an undo. */
  readonly tricks: number;
}

/** What may need the opponent's consent. */
export type OfferKind = "claim" | "undo";

/** The hand that is played again. */
export interface ReplayOf {
  /** the table's id; null for a hand of a record. */
  readonly table: string | null;
  /** the number of the hand, from 1. */
  readonly hand: number;
  /** how many of its plays were made already when it was dealt again. */
  readonly plays: number;
}

/** A deal of a challenge, as those at the table know it. */
export interface SameOf {
  /** the id of what the two play. */
  readonly challenge: string;
  /** which of its deals, from 1. */
  readonly number: number;
}

/** A sealed deal. */
export interface SealView {
  /** the number of the hand in its match, from 1. */
  readonly hand: number;
  /** the seal of the server's secret. */
  readonly seal: string;
  /** the server's secret; null until the hand is over. */
  readonly secret: string | null;
  /** north's part; null for a seat without one. */
  readonly north: CutView | null;
  /** likewise. */
  readonly south: CutView | null;
}

/** A seat's part in a sealed deal; see `germanwhist.honest.SeatCut`. */
export interface CutView {
  /** what fixed the cut. */
  readonly promise: string;
  /** the cut; null until the hand is dealt, and when it did not come in time. */
  readonly cut: string | null;
}

/** A clock at the moment when the message was made. */
export interface ClockView {
  /** which one. */
  readonly kind: "card30" | "match3+5";
  /** what each seat has at first, and before each card where the clock is for a card. */
  readonly seconds: number;
  /** seconds each seat has left, north first. */
  readonly left: readonly [number, number];
  /** whose time it is; null while nobody is to play. */
  readonly runs: "north" | "south" | null;
  /** seconds until time is charged; 0 once it is. */
  readonly starts_in: number;
  /** whose lost connection it stands for, as long as `starts_in` at most; null when it does not stand. */
  readonly stands_for: "north" | "south" | null;
}

/** What two people have said last. */
export interface PhrasesView {
  /** what the seat has said. */
  readonly yours: SaidView | null;
  /** what was said to it; null while it hears nothing. */
  readonly theirs: SaidView | null;
  /** whether it wishes to hear nothing. */
  readonly muted: boolean;
}

/** A phrase that was said. */
export interface SaidView {
  /** which one. */
  readonly phrase: Phrase;
  /** of its event, so that the same phrase said again is another one. */
  readonly number: number;
}

/** All that people can say to each other; there is no free text. */
export type Phrase = "good_game" | "good_luck" | "hello" | "one_moment" | "sorry" | "thanks" | "well_played";

/** The wish for another match; once both wish it they go on at its table. */
export interface RematchView {
  /** who wished it first. */
  readonly by: "north" | "south";
  /** where the two go on, once both wish it. */
  readonly table: string | null;
}

/** Others may watch by a link, and see what lies on the table. */
export interface WatchedView {
  /** who has let them. */
  readonly by: "north" | "south";
}

/** A request that changed nothing. */
export interface RefusedMessage {
  readonly type: "refused";
  readonly v: 2;
  /** why. */
  readonly code: string;
  /** the number that the request named; null when it could not be read. */
  readonly seq: number | null;
  /** the request's type, likewise. */
  readonly request: "play" | "coached" | "undo" | "claim" | "answer" | "hint" | "resign" | "resign_match" | "next" | "rematch" | "leave" | "come_back" | "replace" | "take_match" | "promise_cut" | "open_cut" | "say" | "mute" | "let_watch" | null;
}

/**
 * The answer to a hint, or to a card that a coach would not play.
 *
 * Every legal card, the best first.
 */
export interface AdviceMessage {
  readonly type: "advice";
  readonly v: 2;
  /** the number of the request. */
  readonly seq: number;
  /** the cards. */
  readonly plays: readonly AdvisedPlay[];
  /** why the first card is better than the next clearly worse one, or than the card that was to be played. */
  readonly reasons: readonly ReasonJson[];
  /** whether the points are exact. */
  readonly exact: boolean;
  /** how many worlds were looked at; 0 where exact. */
  readonly worlds: number;
  /** the card that was to be played; null in the answer to a hint. */
  readonly coached: CoachedMessage | null;
}

/** What a legal card is expected to bring, in points, seen from the seat that asked. */
export interface AdvisedPlay {
  readonly card: CardCode;
  readonly points: number;
  readonly error: number;
}

/** A reason why a card is better than another; each code has its own of these values. */
export interface ReasonJson {
  readonly best: CardCode;
  readonly card?: CardCode;
  readonly code: string;
  readonly count?: number;
  readonly other?: CardCode;
  readonly other_count?: number;
  /** the chance of the other card, 0 to 1. */
  readonly other_share?: number;
  /** the chance of the better card, 0 to 1. */
  readonly share?: number;
  readonly suit?: "C" | "D" | "H" | "S";
  readonly tricks?: number;
}

/** A card that was not played, since it gives away so many tricks. */
export interface CoachedMessage {
  readonly card: CardCode;
  readonly tricks: number;
}

/** The server stops; it will be back, and the table with it. */
export interface ClosingMessage {
  readonly type: "closing";
  readonly v: 2;
}

/** The answer to `ping`: the line holds. */
export interface PongMessage {
  readonly type: "pong";
  readonly v: 2;
}

/** A seat that now belongs to the client. */
export interface TakenSeat {
  /** the table. */
  readonly id: string;
  /** the seat. */
  readonly seat: "north" | "south";
  /** the secret that opens the other seat, to be given to one other person; null when nobody else is expected. */
  readonly invite: string | null;
  /** of the first hand, where its deal is sealed and still to come. */
  readonly seal: SealView | null;
}

/** What an invitation is for. */
export interface InvitationMessage {
  /** what the one who invites is called; null where no name was given. */
  readonly by: string | null;
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** which clock the seats have. */
  readonly clock: ClockKind;
  /** `free`; `taken` by another client; `yours`, when this client has taken the seat; `own`, when it holds the other seat, so that the invitation is for somebody else. */
  readonly state: "free" | "own" | "taken" | "yours";
}

/** With which clock a table is opened. */
export type ClockKind = "card30" | "match3+5" | "none";

/** Whether a client keeps its key. */
export interface KeyMessage {
  /** whether this request came with a key; else one is in the answer's cookie, and a client that keeps it comes with it the next time. */
  readonly kept: boolean;
}

/** What went wrong with a request. */
export interface Problem {
  /** always `about:blank`: the code says more than an address would. */
  readonly type: string;
  /** the HTTP status in words. */
  readonly title: string;
  /** the HTTP status. */
  readonly status: number;
  /** one line of English. */
  readonly detail: string;
  /** a stable identifier for programs and translations. */
  readonly code: string;
  /** where a rule set is refused, the options that are at fault. */
  readonly options?: readonly string[];
  /** where a text is refused, the line of the fault, from 1. */
  readonly line?: number;
  /** likewise its column, from 1. */
  readonly column?: number;
}

/** A computer level that may be chosen. */
export interface LevelMessage {
  readonly name: string;
}

/** The options and presets, in the order in which to show them. */
export interface RulesMessage {
  readonly options: readonly OptionMessage[];
  readonly presets: readonly PresetMessage[];
}

/** An option of the rules; capitals in a value stand for what is to be filled in. */
export interface OptionMessage {
  readonly name: string;
  readonly values: readonly string[];
}

/** A rule set with a name. */
export interface PresetMessage {
  /** its name. */
  readonly name: string;
  /** the options that differ from the standard game, as text. */
  readonly rules: string;
  /** every option as text. */
  readonly options: Readonly<Record<string, string>>;
}

/** Why a rule set cannot be played. */
export interface RulesFault {
  /** of the refusal. */
  readonly code: string;
  /** those at fault: one for a bad value, two for a contradiction. */
  readonly options: readonly string[];
}

/** A page as HTML, without its heading. */
export interface Page {
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

/** What a played hand teaches; see the page "Reviews". */
export interface ReviewMessage {
  readonly deal: DealJson;
  readonly ending: number;
  /** how many hands the table or the record has. */
  readonly hands: number;
  /** the computer level in each seat; null for a person. */
  readonly levels: PlayersJson;
  readonly objective: "high" | "low";
  readonly players: PlayersJson;
  readonly plays: readonly ExplainedPlayJson[];
  readonly result: ResultJson | null;
  readonly rules: Readonly<Record<string, string>>;
  readonly sides: SidesJson;
  readonly start: number;
  readonly trump: "C" | "D" | "H" | "S" | null;
  readonly type: "review";
  readonly v: 1;
}

/** The players' names; null where a name is not known. */
export interface PlayersJson {
  readonly north: string | null;
  readonly south: string | null;
}

/** A reviewed play. */
export interface ExplainedPlayJson {
  readonly best: CardCode;
  readonly card: CardCode;
  readonly cards: readonly ValuedCardJson[];
  readonly cost: number;
  readonly error: number;
  readonly expected: number;
  readonly is_exact: boolean;
  readonly is_mistake: boolean;
  readonly number: number;
  readonly seat: "north" | "south";
  readonly stage: 1 | 2;
  readonly trick: number;
  /** of a mistake; null for other plays. */
  readonly why: WhyJson | null;
}

/** A card that could have been played. */
export interface ValuedCardJson {
  readonly card: CardCode;
  /** their standard error. */
  readonly error: number;
  /** expected points for the seat that plays. */
  readonly points: number;
}

/** Why the best card is better than the one played. */
export interface WhyJson {
  /** best play after the best card, card by card; only in stage two. */
  readonly line: readonly CardCode[];
  readonly other: CardCode | null;
  /** the same after the one played. */
  readonly other_line: readonly CardCode[];
  readonly reasons: readonly ReasonJson[];
}

/** How the hand ended; pairs are north's number first. */
export interface ResultJson {
  readonly counted: readonly [number, number];
  readonly ended: "claim" | "played" | "resignation";
  readonly points: readonly [number, number];
  readonly winner: "north" | "south" | null;
}

/** Both sides. */
export interface SidesJson {
  readonly north: SideReviewJson;
  readonly south: SideReviewJson;
}

/** What one side did, and what befell it, in points. */
export interface SideReviewJson {
  readonly cost: number;
  readonly luck: number;
  readonly mistakes: number;
}

/** How others come to this server. */
export interface ReachMessage {
  /** whether it listens to others at all, and not to this machine alone. */
  readonly open: boolean;
  /** where it listens. */
  readonly port: number;
  /** where others reach it; where it listens to this machine alone, where they would if it listened to all. Empty where this machine is in no network. */
  readonly addresses: readonly string[];
}

/** What there is to learn. */
export interface LearnMessage {
  /** all lessons. */
  readonly chapters: readonly ChapterMessage[];
  /** the first lesson that is not done; null where all are. */
  readonly next: string | null;
}

/** A chapter and its lessons, in their order. */
export interface ChapterMessage {
  readonly name: Chapter;
  readonly lessons: readonly LessonLine[];
}

/** The chapters, in their order. */
export type Chapter = "game" | "remembering" | "stage_two" | "whole_hands" | "worth";

/** A lesson in the list. */
export interface LessonLine {
  /** its name in addresses and texts. */
  readonly id: string;
  /** how long it takes, about. */
  readonly minutes: number;
  /** whether every question has been answered. */
  readonly done: boolean;
}

/** A lesson. */
export interface LessonMessage {
  /** its name in addresses and texts. */
  readonly id: string;
  /** where it belongs. */
  readonly chapter: Chapter;
  /** which lesson of its chapter it is, from 1. */
  readonly number: number;
  /** how many lessons the chapter has. */
  readonly count: number;
  /** in their order. */
  readonly questions: readonly QuestionMessage[];
  /** the lesson that follows; null after the last one. */
  readonly next: string | null;
}

/** A question, without its answer. */
export interface QuestionMessage {
  /** `show`, which `card`, how many (`count`), or `play` it out. */
  readonly kind: "card" | "count" | "play" | "show";
  /** what the learner's seat sees. */
  readonly view: ViewJson;
  /** what is counted; null where nothing is. */
  readonly of: Count | null;
  /** how many of the tricks left are to be made; null where no hand is played out. */
  readonly goal: number | null;
}

/** What a question may ask the number of. */
export type Count = "after_void" | "honours_out" | "own_tricks" | "sure_cards" | "trumps_out";

/** What came of an answer. */
export interface JudgedMessage {
  /** whether it is right; null while a hand is played out and its goal can be reached. */
  readonly right: boolean | null;
  /** the right card; null where no card was asked for. */
  readonly best: CardCode | null;
  /** the right number; null where no number was asked for. */
  readonly number: number | null;
  /** tricks that the card gives away. */
  readonly given_away: number;
  /** what every card brings, the best first. */
  readonly worths: readonly WorthMessage[];
  /** why the best card is better than the given one. */
  readonly reasons: readonly ReasonJson[];
  /** the hand after the right card and the opponent's reply. */
  readonly view: ViewJson;
}

/** What a card brings. */
export interface WorthMessage {
  /** the card. */
  readonly card: CardCode;
  /** of stage two, in all. */
  readonly tricks: number;
  /** by how many tricks the best card is better: more of them, in a low hand fewer. */
  readonly behind: number;
}

/** A memory task. */
export interface MemoryDeal {
  /** its id. */
  readonly deal: string;
  /** what is to be remembered. */
  readonly grade: Grade;
  /** who played the other seat. */
  readonly level: string;
  /** the seat that remembers. */
  readonly me: "north" | "south";
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name. */
  readonly preset: string | null;
  /** what the seat knew before each card and after the last one; `sure` is left empty, for it is what is to be remembered. */
  readonly views: readonly ViewJson[];
  /** the cards that may be marked. */
  readonly places: readonly CardCode[];
}

/** What somebody tries to remember, from the easiest. */
export type Grade = "everything" | "high_cards" | "trumps" | "upcards";

/** What a client has remembered. */
export interface MemoryMessage {
  /** its best try at each grade with each pack. */
  readonly best: readonly MemoryTry[];
  /** the latest tries, the newest first. */
  readonly latest: readonly MemoryTry[];
}

/** One try. */
export interface MemoryTry {
  /** when, in seconds since 1970-01-01 UTC. */
  readonly at: number;
  /** what was to be remembered. */
  readonly grade: Grade;
  /** the number of cards of the pack. */
  readonly pack: number;
  /** how the tricks passed by; `table` where they were played. */
  readonly pace: "fast" | "normal" | "slow" | "table" | "touch";
  /** how many cards were found. */
  readonly right: number;
  /** how many were to be found. */
  readonly asked: number;
  /** how many marks were wrong. */
  readonly wrong: number;
  /** cards found less wrong ones. */
  readonly span: number;
}

/** A judged try; see `germanwhist.school.memory.Recall`. */
export interface RecallMessage {
  /** what was to be remembered. */
  readonly grade: Grade;
  /** cards found. */
  readonly right: readonly CardCode[];
  /** cards not found. */
  readonly missed: readonly CardCode[];
  /** cards marked that were not asked for. */
  readonly wrong: readonly CardCode[];
  /** where each missed and wrong card was to be seen. */
  readonly seen: readonly SeenCard[];
  /** the sum of each suit, for grades that can be counted out. */
  readonly sums: readonly SuitSumMessage[];
  /** cards found less wrong ones. */
  readonly span: number;
  /** the best span of this client at this grade before; null at the first try. */
  readonly best_before: number | null;
}

/** Where a missed or a wrong card was to be seen; see `germanwhist.school.memory.Seen`. */
export interface SeenCard {
  readonly card: CardCode;
  readonly where: Where;
  readonly trick: number | null;
  readonly seat: "north" | "south" | null;
}

/** Where a card was to be seen. */
export type Where = "played" | "taken" | "unseen";

/** The sum of a suit; see `germanwhist.school.memory.SuitSum`. */
export interface SuitSumMessage {
  readonly suit: "C" | "D" | "H" | "S";
  readonly cards: number;
  readonly played: number;
  readonly own: number;
  readonly left: number;
  readonly found: number;
}

/** What is better, and why. */
export interface MistakeAnswer {
  /** whether a card as good as the best was found. */
  readonly is_right: boolean;
  /** the best card. */
  readonly best: CardCode;
  /** the card of the hand. */
  readonly played: CardCode;
  /** what was wrong with that one. */
  readonly kind: MistakeKind;
  /** every legal card, the best first. */
  readonly cards: readonly JudgedCard[];
  /** why the best is better than the one chosen, or where that was right, than the one of the hand. */
  readonly reasons: readonly ReasonJson[];
  /** after how many days it comes back; null where it is known now. */
  readonly days: number | null;
}

/** What was wrong, as far as it can be told from the card and the better one. */
export type MistakeKind = "lead" | "let_go" | "ruffed" | "stage_two" | "threw" | "too_dear";

/** A card that might have been played. */
export interface JudgedCard {
  /** the card. */
  readonly card: CardCode;
  /** tricks that it gives away against the best one. */
  readonly behind: number;
}

/** The client's own mistakes. */
export interface MistakesMessage {
  /** how many are to be asked today. */
  readonly due: number;
  /** how many others come back later. */
  readonly later: number;
  /** how many are known. */
  readonly known: number;
  /** the next one; null where none is due. */
  readonly question: MistakeQuestion | null;
}

/** A position in which the client has made a mistake. What it played is not told. */
export interface MistakeQuestion {
  /** what the mistake is called. */
  readonly id: string;
  /** the id of the lesson that it is a question of; null for a hand of one's own. */
  readonly lesson: string | null;
  /** the computer level opposite; null for a person. */
  readonly level: string | null;
  /** when the hand was reviewed, or the question answered, in seconds since 1970-01-01 UTC. */
  readonly reviewed_at: number;
  /** the trick of the hand, from 1. */
  readonly trick: number;
  /** tricks that the play gave away. */
  readonly cost: number;
  /** how often it was asked before. */
  readonly tries: number;
  /** the client's seat. */
  readonly me: "north" | "south";
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** what the seat knew. */
  readonly view: ViewJson;
}

/** How the client's play changes. */
export interface ProgressMessage {
  /** the reviewed hands, the oldest first. */
  readonly hands: readonly HandProgress[];
  /** where the client is among the levels; empty before ten hands that are comparable. */
  readonly skills: readonly SkillMessage[];
  /** over how many hands. */
  readonly skill_hands: number;
  /** ways to go on, the one that promises most first. */
  readonly next: readonly PointerMessage[];
}

/** A reviewed hand. */
export interface HandProgress {
  /** when it was reviewed, in seconds since 1970-01-01 UTC. */
  readonly at: number;
  /** mistakes by kind. */
  readonly counts: Readonly<Record<MistakeKind, number>>;
}

/** Where the client is in a skill; see `germanwhist.school.skills.SkillPlace`. */
export interface SkillMessage {
  /** which. */
  readonly skill: Skill;
  /** tricks given away a hand, over the latest hands. */
  readonly cost: number;
  /** how far off that may be, 19 times of 20. */
  readonly margin: number;
  /** where that is among the levels. */
  readonly standing: Standing;
  /** the levels to which `standing` points, the weaker first. */
  readonly near: readonly string[];
  /** what each level gives away, the weakest level first. */
  readonly levels: readonly LevelTick[];
}

/** What a player can be good at. The order is that of a hand. */
export type Skill = "lead" | "stage_two" | "upcard";

/** Where somebody is, in words. */
export type Standing = "above" | "below" | "between" | "close";

/** What a level gives away. */
export interface LevelTick {
  /** its name. */
  readonly level: string;
  /** tricks a hand. */
  readonly cost: number;
}

/** Something to practise; see `germanwhist.school.mistakes.Pointer`. */
export interface PointerMessage {
  readonly to: PointerKind;
  readonly kind: MistakeKind | null;
  readonly cost: number;
  readonly count: number;
}

/** Something to practise. */
export type PointerKind = "memory" | "mistakes" | "stage_one" | "stage_two";

/** The client's results; hands one by one are the newest, newest first. */
export interface StatisticsMessage {
  readonly hands: readonly HandTally[];
  readonly matches: readonly MatchTally[];
  readonly recent: readonly HandLine[];
}

/** Hands of one rule set against one level (null: a person); pairs are one's own value first. */
export interface HandTally {
  readonly rules: string;
  readonly level: string | null;
  readonly practice: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly counted: readonly [number, number];
  readonly points: readonly [number, number];
}

/** Matches of one rule set against one level (null: a person). */
export interface MatchTally {
  readonly rules: string;
  readonly level: string | null;
  readonly practice: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** One finished hand; pairs are one's own value first; mistakes are null before a review. */
export interface HandLine {
  readonly table: string;
  readonly hand: number;
  readonly at: number;
  readonly rules: string;
  readonly level: string | null;
  readonly practice: boolean;
  readonly counted: readonly [number, number];
  readonly points: readonly [number, number];
  readonly won: boolean | null;
  readonly mistakes: number | null;
}

/** The deals of one pack, over all finished hands of all players. */
export interface PackMessage {
  readonly pack: number;
  readonly deals: number;
  readonly cards: readonly CardCode[];
  readonly places: readonly PlaceMessage[];
}

/** How often each card was dealt to a place; see `germanwhist.service.PlaceCounts`. */
export interface PlaceMessage {
  readonly place: Place;
  readonly deals: number;
  readonly counts: readonly number[];
  readonly expected: number;
  readonly chi_square: number;
  readonly degrees: number;
  readonly p: number;
}

/** Where a card may be dealt. */
export type Place = "computer" | "dealer" | "leader" | "upcard";

/** The hand of a day, as far as the client may know it; no card is told. */
export interface DayMessage {
  /** the day. */
  readonly date: string;
  /** the day that has begun, at 0:00 UTC. */
  readonly today: string;
  /** the opponent's level. */
  readonly level: string;
  /** the level that makes par. */
  readonly par_level: string;
  /** the tricks it makes from the client's seat; null while that is being worked out. */
  readonly par: number | null;
  /** where the client has begun its counted try; null before. */
  readonly table: string | null;
  /** how that try has ended; null before its end. */
  readonly result: DayResult | null;
  /** how many people have finished theirs. */
  readonly players: number;
  /** how many of them made 0 tricks, 1, and so on; empty before the client's own end. */
  readonly spread: readonly number[];
  /** the last two weeks, the newest day first. */
  readonly days: readonly DayLine[];
  /** days played in a row, of which one at a time may be missed. */
  readonly streak: number;
  /** the longest row. */
  readonly longest: number;
}

/** How the client's counted try has ended. */
export interface DayResult {
  /** tricks of stage two, one's own first. */
  readonly counted: readonly [number, number];
  /** who took them in their order: whether it was the client. */
  readonly course: readonly boolean[];
}

/** One day of the client; null for what there is not. */
export interface DayLine {
  readonly date: string;
  readonly tricks: number | null;
  readonly par: number | null;
}

/** The hand of today in a few words. */
export interface DayGlance {
  /** the day. */
  readonly date: string;
  /** the opponent's level. */
  readonly level: string;
  /** the tricks of the strongest level; null while nobody has asked for it. */
  readonly par: number | null;
  /** whether the client has begun its counted try. */
  readonly is_begun: boolean;
  /** what the client made in it; null before its end. */
  readonly tricks: number | null;
}

/** The puzzles there are, and how the client has done. */
export interface PuzzlesMessage {
  /** of the client. */
  readonly rating: number;
  /** its standard error. */
  readonly error: number;
  /** whether too few puzzles were tried for it to say much. */
  readonly provisional: boolean;
  /** how many puzzles the client has tried. */
  readonly tried: number;
  /** the ratings after the last tries, the oldest first. */
  readonly course: readonly number[];
  /** all themes, those of stage two first. */
  readonly themes: readonly ThemeLine[];
}

/** The puzzles of one theme: how many there are, were tried, and were solved at first. */
export interface ThemeLine {
  readonly theme: string;
  readonly stage: 1 | 2;
  readonly count: number;
  readonly tried: number;
  readonly solved: number;
}

/** The puzzle to try now; null where all were tried. */
export interface NextPuzzle {
  /** its id. */
  readonly id: string | null;
  /** whether it is a decision of stage one, or stage two played to its end. */
  readonly stage: 1 | 2;
}

/** A puzzle after some plays. */
export interface PuzzleMessage {
  /** its id. */
  readonly id: string;
  /** its number among all, from the easiest on. */
  readonly number: number;
  /** its idea. */
  readonly theme: string;
  /** how hard it is. */
  readonly rating: number;
  /** whether so many tricks are to be made at least, or at most. */
  readonly objective: "high" | "low";
  /** how many. */
  readonly goal: number;
  /** how many are played in all. */
  readonly tricks: number;
  /** the number of cards of the pack that it is from. */
  readonly pack: 28 | 52;
  /** the trump suit. */
  readonly trump: "C" | "D" | "H" | "S" | null;
  /** the client's cards. */
  readonly hand: readonly CardCode[];
  /** the other hand; null where it is hidden. */
  readonly opponent: readonly CardCode[] | null;
  /** how many cards it has. */
  readonly opponent_count: number;
  /** the card that the opponent has led. */
  readonly led: CardCode | null;
  /** the cards that may be played. */
  readonly legal: readonly CardCode[];
  /** the tricks so far. */
  readonly line: readonly PuzzleTrick[];
  /** whether the goal was made or let go; null while neither is. */
  readonly outcome: "failed" | "solved" | null;
  /** the card that let it go. */
  readonly wrong: CardCode | null;
  /** what there is to learn once it is over. */
  readonly answer: PuzzleAnswer | null;
  /** the client's rating, where this was a first try and has ended now. */
  readonly rated: RatedTry | null;
}

/** A trick of a puzzle; `own_lead` and `own` say whether the client led it, and took it. */
export interface PuzzleTrick {
  readonly lead: CardCode;
  readonly follow: CardCode;
  readonly own_lead: boolean;
  readonly own: boolean;
}

/** What a try that is over is told. */
export interface PuzzleAnswer {
  /** the card that kept the goal; null where it was made. */
  readonly best: CardCode | null;
  /** why that card is better than the one played. */
  readonly reasons: readonly ReasonJson[];
  /** all tricks of best play from the moment at which the goal was let go, or from the first trick. */
  readonly line: readonly PuzzleTrick[];
}

/** The client's rating before and after a first try. */
export interface RatedTry {
  /** before it. */
  readonly before: number;
  /** after it. */
  readonly after: number;
  /** whether too few puzzles were tried for it to say much. */
  readonly provisional: boolean;
}

/** A new challenge. */
export interface SameMade {
  /** of the challenge. */
  readonly id: string;
  /** the secret that lets others in. */
  readonly invite: string;
}

/** A challenge, as far as the client may know it. */
export interface SameMessage {
  /** of the challenge. */
  readonly id: string;
  /** the client's name, if it has given one. */
  readonly me: string | null;
  /** whether the client has invited. */
  readonly inviter: boolean;
  /** whether somebody else can still come with the link. */
  readonly open: boolean;
  /** whether nothing can change any more. */
  readonly over: boolean;
  /** what is played. */
  readonly terms: SameTerms;
  /** the client's own, in their order. */
  readonly deals: readonly SameDeal[];
  /** the first deal that the client has not played; null after the last one, or when time is over. */
  readonly next: number | null;
  /** the other players, as they came. */
  readonly others: readonly SameOther[];
}

/** What is played. */
export interface SameTerms {
  /** the opponent of all. */
  readonly level: string;
  /** how many there are. */
  readonly deals: number;
  /** how many may play: two, or anybody with the link until eight are in. */
  readonly people: number;
  /** every option of each hand's rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** what is counted; points where tricks have other worths or low hands are played. */
  readonly unit: "points" | "tricks";
  /** after which nothing counts any more, in seconds since 1970-01-01 UTC. */
  readonly ends: number;
}

/** One of the client's own deals. */
export interface SameDeal {
  /** which, from 1. */
  readonly number: number;
  /** how its hand has ended; null before. */
  readonly mine: readonly [number, number] | null;
  /** what that counts for; null before. */
  readonly worth: number | null;
  /** where its hand is played; null before it is begun. */
  readonly table: string | null;
}

/** Another player of a challenge, as far as the client may know. */
export interface SameOther {
  /** by which they are asked for: 0 for the one who has invited, then as they came. */
  readonly place: number;
  /** what they are called; null where no name was given. */
  readonly name: string | null;
  /** in their order. */
  readonly deals: readonly SameResult[];
  /** what the deals that both have played are worth. */
  readonly sums: readonly [number, number];
  /** how many those are. */
  readonly decided: number;
  /** the deal in which the one who is ahead gained most; null at even. */
  readonly decisive: number | null;
}

/** One of another player's deals, as far as the client may know it. */
export interface SameResult {
  /** how their hand has ended; null until both have played the deal. */
  readonly theirs: readonly [number, number] | null;
  /** whether they have played it. */
  readonly played: boolean;
  /** by how much the client's own result is the better one; null until both have played. */
  readonly ahead: number | null;
}

/** What an invitation is for. */
export interface SameInvitationMessage {
  /** what the one who invites is called; null where no name was given. */
  readonly by: string | null;
  /** what is played. */
  readonly terms: SameTerms;
  /** how many are in. */
  readonly players: number;
  /** `free`; `over`, when time is; `taken`, when all places are; `closed` by the one who invites; `yours`, when this client is in; `own`, when it has invited. */
  readonly state: "closed" | "free" | "over" | "own" | "taken" | "yours";
}

/** A deal that two have played, hand beside hand. */
export interface SameComparison {
  /** the client's. */
  readonly mine: SameSide;
  /** the other's. */
  readonly theirs: SameSide;
  /** where they first differ; null where one ended before. */
  readonly parting: SameParting | null;
}

/** How one of two has played a deal. */
export interface SameSide {
  /** in their order. */
  readonly tricks: readonly TrickJson[];
  /** the hand as text. */
  readonly record: string;
}

/** Where the two first played different cards; see `germanwhist.school.same.Parting`. */
export interface SameParting {
  readonly trick: number;
  readonly led: CardCode | null;
  readonly mine: CardCode;
  readonly theirs: CardCode;
}

/** Which of the first two different cards was the better one. */
export interface SameBetter {
  /** the card; null where neither is, as far as can be told. */
  readonly better: CardCode | null;
  /** of stage two that it was worth more. */
  readonly tricks: number;
  /** why. */
  readonly reasons: readonly ReasonJson[];
}

/** A puzzle of stage one, without its answer. */
export interface DecisionMessage {
  /** its id. */
  readonly id: string;
  /** its number among all puzzles, after those of stage two. */
  readonly number: number;
  /** its idea. */
  readonly theme: string;
  /** what is asked. */
  readonly goal: "which_card" | "which_lead" | "win_or_let_go";
  /** how hard it is. */
  readonly rating: number;
  /** the seat whose turn it is. */
  readonly me: "north" | "south";
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** what the seat knows. */
  readonly view: ViewJson;
}

/** What is best in a puzzle of stage one, and why. */
export interface DecisionAnswer {
  /** whether the card is one of the right ones. */
  readonly is_right: boolean;
  /** the best card. */
  readonly best: CardCode;
  /** every legal card, the best first. */
  readonly cards: readonly JudgedCard[];
  /** why the best is better than the card, or where that is right or there was none, than the natural one. */
  readonly reasons: readonly ReasonJson[];
  /** the client's rating, where this was a first try. */
  readonly rated: RatedTry | null;
}

/** A table as those see it who watch. */
export interface WatchedTable {
  readonly type: "watched";
  readonly v: 2;
  /** the number of the last event. */
  readonly seq: number;
  /** who sits there. */
  readonly seats: Seats;
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** where the table is. */
  readonly phase: Phase;
  /** the hand in play or the last one; null before the first deal. */
  readonly hand: WatchedHand | null;
  /** the finished hands of the match. */
  readonly results: readonly HandReport[];
  /** points of the finished hands, north first. */
  readonly points: readonly [number, number];
  /** the points to reach now; null without a target. */
  readonly target: number | null;
  /** who won the match, once it is over. */
  readonly match_winner: "draw" | "north" | "south" | null;
  /** whether the match counts for ratings. */
  readonly rated: boolean;
}

/** The hand in play, or the last one; pairs are north's first. */
export interface WatchedHand {
  /** who dealt. */
  readonly dealer: "north" | "south";
  /** the letter of the trump suit; null without trumps. */
  readonly trump: string | null;
  /** `high` or `low`. */
  readonly objective: string;
  /** 1 or 2. */
  readonly stage: number;
  /** the open card of the stock; null when it is out. */
  readonly upcard: CardCode | null;
  /** cards in the stock, the open one among them. */
  readonly stock_left: number;
  /** who leads, or led, the trick in hand. */
  readonly leader: "north" | "south";
  /** the card on the table; null before the lead. */
  readonly led: CardCode | null;
  /** whose turn it is; null when the hand is over. */
  readonly to_play: "north" | "south" | null;
  /** how many tricks are finished. */
  readonly finished: number;
  /** the last one of them, as the two at the table see it; all, once the hand is over. */
  readonly tricks: readonly WatchedTrick[];
  /** counted tricks or points so far. */
  readonly counted: readonly [number, number];
  /** whether it is over. */
  readonly over: boolean;
  /** the whole pack in the order of the deal, once it is over; null before. */
  readonly cards: readonly CardCode[] | null;
}

/** A finished trick. */
export interface WatchedTrick {
  /** 1 or 2. */
  readonly stage: number;
  /** who led. */
  readonly leader: "north" | "south";
  /** the card led. */
  readonly lead: CardCode;
  /** the card that followed. */
  readonly follow: CardCode;
  /** who won it. */
  readonly winner: "north" | "south";
  /** the open card that the winner took; null in stage two. */
  readonly upcard: CardCode | null;
}

/** What opens the watching of a table. */
export interface WatchLink {
  /** for those who are to watch. */
  readonly secret: string;
}

/** Who waits, and what one needs to know to join them. */
export interface MeetingMessage {
  /** the open invitations of others, the first come first. */
  readonly open: readonly OpenMessage[];
  /** the levels against which a match may count, the weakest first. */
  readonly levels: readonly LevelRating[];
  /** the client's own ratings by the clocks. */
  readonly ratings: Readonly<Record<string, RatingMessage>>;
  /** the client's own search, if it has one. */
  readonly search: string | null;
  /** seconds that half of the last ones waited here; null where nobody has. */
  readonly usual_wait: number | null;
}

/** An open invitation: somebody who waits. */
export interface OpenMessage {
  /** by which one sits down with them. */
  readonly id: string;
  /** what they are called; null for nothing. */
  readonly name: string | null;
  /** what they would like to play. */
  readonly wish: WishMessage;
  /** how they are rated by that clock. */
  readonly rating: RatingMessage;
}

/** What somebody would like to play. */
export interface WishMessage {
  /** every option of the rule set as text. */
  readonly rules: Readonly<Record<string, string>>;
  /** the preset's name, if the rules are one. */
  readonly preset: string | null;
  /** the clock. */
  readonly clock: string;
  /** whether the match is to count for ratings. */
  readonly rated: boolean;
}

/** A rating. */
export interface RatingMessage {
  /** the figure. */
  readonly value: number;
  /** the true figure is not further away, 95 times of 100. */
  readonly margin: number;
  /** whether it is little more than a guess yet. */
  readonly provisional: boolean;
}

/** A level against which a match may count. */
export interface LevelRating {
  /** the level. */
  readonly level: string;
  /** its fixed rating. */
  readonly rating: number;
}

/** The client's ratings. */
export interface RatingsMessage {
  /** by clock; nothing by a clock of which no match counted. */
  readonly ratings: Readonly<Record<string, RatingMessage>>;
  /** those that counted, the newest first. */
  readonly matches: readonly RatedMatchMessage[];
}

/** A match that counted. */
export interface RatedMatchMessage {
  /** where it was played. */
  readonly table: string;
  /** when it ended, in seconds since 1970-01-01 UTC. */
  readonly at: number;
  /** the clock it was played by. */
  readonly clock: string;
  /** the level opposite; null for a person. */
  readonly level: string | null;
  /** what the person opposite is called; null where that is not known. */
  readonly name: string | null;
  /** whether the person opposite has deleted all that was kept of them. */
  readonly gone: boolean;
  /** 1 for a match won, 0 for one lost, a half for a draw. */
  readonly score: number;
  /** the points of both, one's own first; null where the table is gone. */
  readonly points: readonly [number, number] | null;
  /** the rating after it. */
  readonly rating: RatingMessage;
  /** how much it has changed. */
  readonly change: number;
}

/** How those who sit at a table are rated now, by its clock. */
export interface SeatRatings {
  /** the rating of north; null where the match does not count, or nobody has one. */
  readonly north: RatingMessage | null;
  /** likewise. */
  readonly south: RatingMessage | null;
}

/** A search that has begun; it is looked for while its socket is open. */
export interface SearchMade {
  /** of the search. */
  readonly id: string;
}

/** How far a search has come. */
export interface SearchMessage {
  readonly type: "search";
  /** what is looked for. */
  readonly wish: WishMessage;
  /** one's own rating by that clock. */
  readonly rating: RatingMessage;
  /** seconds since it began. */
  readonly waited: number;
  /** how far in rating the other one may be by now; null for any. */
  readonly reach: number | null;
  /** whom one was paired with; null while one waits. */
  readonly found: FoundMessage | null;
  /** whether this client has said that it comes. */
  readonly come: boolean;
  /** where both play; null until it is open. */
  readonly table: string | null;
  /** one's own seat there. */
  readonly seat: "north" | "south" | null;
}

/** Whom one was paired with. */
export interface FoundMessage {
  /** what they are called; null for nothing. */
  readonly name: string | null;
  /** how they are rated by that clock. */
  readonly rating: RatingMessage;
  /** whether they wish to play. */
  readonly come: boolean;
  /** how many are left to come. */
  readonly seconds: number;
}

/** The search has ended. */
export interface EndedMessage {
  readonly type: "ended";
  /** `over`, since it was stopped, or begun anew elsewhere, or nobody came in time; or `closing`, since the server stops and will be back. */
  readonly code: "closing" | "over";
}

/** Who the client is, and what is kept of it. */
export interface AccountMessage {
  /** who is signed in; null for a guest. */
  readonly person: PersonMessage | null;
  /** how much is kept. */
  readonly kept: KeptMessage;
  /** whether that is in one `file` or in a `server`'s database. */
  readonly store: "file" | "server";
  /** why none can be made here: the server has no `library` for it, or its `address` is neither by HTTPS nor `localhost`; null where they can. */
  readonly no_passkeys: "address" | "library" | null;
}

/** The person who is signed in. */
export interface PersonMessage {
  /** what they are called; null for nothing. */
  readonly name: string | null;
  /** when they made their first passkey, in seconds since 1970-01-01 UTC. */
  readonly since: number;
  /** all of them, the oldest first. */
  readonly passkeys: readonly PasskeyMessage[];
  /** how many recovery codes are left. */
  readonly codes: number;
}

/** A passkey; times are in seconds since 1970-01-01 UTC. */
export interface PasskeyMessage {
  /** what it is called here. */
  readonly id: string;
  /** the kind of device that made it. */
  readonly device: "computer" | "key" | "phone" | "tablet";
  /** when it was made. */
  readonly made_at: number;
  /** when it was last used. */
  readonly used_at: number;
  /** whether this browser was signed in by it. */
  readonly here: boolean;
}

/** How much is kept of the client. */
export interface KeptMessage {
  /** finished hands. */
  readonly hands: number;
  /** finished matches. */
  readonly matches: number;
  /** lessons of which a question was answered. */
  readonly lessons: number;
  /** puzzles that were tried. */
  readonly puzzles: number;
  /** hands of the day that were begun. */
  readonly days: number;
}

/** What to ask the device. */
export interface OptionsMessage {
  /** in WebAuthn's JSON form. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The passkey is kept. */
export interface JoinedMessage {
  /** the recovery codes of a new person, told this once; null for another passkey. */
  readonly codes: readonly string[] | null;
}

/** New recovery codes, told this once; those from before are void. */
export interface CodesMessage {
  /** all of them. */
  readonly codes: readonly string[];
}

/** Play a card, such as `QD`. */
export interface Play {
  readonly type: "play";
  readonly seq: number;
  readonly card: CardCode;
}

/**
 * Play a card, unless it clearly costs so many tricks: then none, and `advice` says why.
 *
 * Only against a computer; the hand is practice from then on.
 */
export interface Coached {
  readonly type: "coached";
  readonly seq: number;
  readonly card: CardCode;
  readonly tricks: number;
}

/**
 * Take the last own play back: at once against a computer, by consent against a person.
 *
 * Between people only while nothing was drawn since.
 */
export interface Undo {
  readonly type: "undo";
  readonly seq: number;
}

/**
 * Claim a number of the remaining tricks.
 *
 * It stands at once when it can be forced. If not, a computer refuses it (code
 * `claim_unproven`) and a person is asked; the seat may then claim no more in this hand, unless
 * it is practice against a computer: otherwise it could find out by asking what it can force.
 */
export interface Claim {
  readonly type: "claim";
  readonly seq: number;
  readonly tricks: number;
}

/** Accept or refuse the opponent's offer. */
export interface Answer {
  readonly type: "answer";
  readonly seq: number;
  readonly accept: boolean;
}

/** Be advised what to play, which only a computer opposite allows; the hand is practice then. */
export interface Hint {
  readonly type: "hint";
  readonly seq: number;
}

/** Give up the hand. */
export interface Resign {
  readonly type: "resign";
  readonly seq: number;
}

/** Give up the match, and the hand in play with it. */
export interface ResignMatch {
  readonly type: "resign_match";
  readonly seq: number;
}

/** Have the next hand dealt; either seat may ask. */
export interface NextHand {
  readonly type: "next";
  readonly seq: number;
}

/**
 * Wish for another match with the same person, or agree to their wish.
 *
 * Once the match is over. When both wish it, `rematch` names the table where they go on, with the
 * same rules and seats.
 */
export interface Rematch {
  readonly type: "rematch";
  readonly seq: number;
}

/**
 * Leave on purpose; the seat is kept, but the opponent need not wait.
 *
 * It takes back, or refuses, a wish for another match. Nobody has left who watches from this seat
 * elsewhere too: then nothing happens. Whatever else has happened in the meantime, one may leave.
 */
export interface Leave {
  readonly type: "leave";
  readonly seq?: number;
}

/** Come back after leaving, or take one's own seat back from a computer, at any time. */
export interface ComeBack {
  readonly type: "come_back";
  readonly seq?: number;
}

/**
 * Let a computer level take over the seat of an opponent who is away or has failed.
 *
 * Away is who left, or has not been connected for a minute.
 */
export interface Replace {
  readonly type: "replace";
  readonly seq: number;
  readonly level: string;
}

/** Win the match, since the opponent is away. */
export interface TakeMatch {
  readonly type: "take_match";
  readonly seq: number;
}

/** Promise the cut for the next deal; another promise may take its place until a cut is open. */
export interface PromiseCut {
  readonly type: "promise_cut";
  readonly seq: number;
  /** of the cut. */
  readonly promise: string;
}

/** Open the cut for the next deal, and promise the one for the deal after it. */
export interface OpenCut {
  readonly type: "open_cut";
  readonly seq: number;
  /** what was promised. */
  readonly cut: string;
  /** of the next cut. */
  readonly promise: string;
}

/** Say a phrase to the person opposite; three at most until the next card is played. */
export interface Say {
  readonly type: "say";
  readonly seq: number;
  readonly phrase: Phrase;
}

/** Hear no phrases of the person opposite, who is not told; or hear them again. */
export interface Mute {
  readonly type: "mute";
  readonly seq: number;
  readonly on: boolean;
}

/**
 * Let others watch by a link, or no more.
 *
 * Both seats may do either, and both are told in `watched`. Those who watch see what lies on the
 * table, and the rest when the hand is over. A link that was ended opens nothing any more: when
 * others may watch again, it is by another one.
 */
export interface LetWatch {
  readonly type: "let_watch";
  readonly seq: number;
  /** whether others may watch. */
  readonly allowed?: boolean;
}

/** Hear whether the line still holds; answered with `pong` at once. */
export interface Ping {
  readonly type: "ping";
  readonly seq?: number;
}

/** A key to be had: an object without members. */
export interface KeyWish {
}

/** A table to be opened. */
export interface NewTable {
  /** who plays against whom opens it. */
  readonly opponent: ComputerOpponent | PersonOpponent | LocalOpponent;
  /** a preset, options, or both, such as `match10 stake=2`. */
  readonly rules?: string;
  /** what the one who opens it is called. */
  readonly name?: string | null;
  /** where they sit. */
  readonly seat?: "north" | "south";
  /** who deals first, where the rules name a dealer. */
  readonly dealer?: "north" | "south";
  /** of the client's cut; without one the deals are not sealed. */
  readonly promise?: string | null;
  /** for two people: `card30`, 30 s for a card, whose time is up loses the hand; or `match3+5`, 3 min for the match and 5 s more with each card, likewise the match. */
  readonly clock?: ClockKind;
  /** whether the match is to count for the rating of the one who opens it: a standard match to 10 against a level. */
  readonly rated?: boolean;
}

/** A computer player. */
export interface ComputerOpponent {
  readonly kind: "computer";
  /** one of `GET /api/levels`. */
  readonly level: string;
}

/** Somebody who will come with an invitation. */
export interface PersonOpponent {
  readonly kind: "person";
}

/** Somebody at the same screen. */
export interface LocalOpponent {
  readonly kind: "local";
  /** what they are called. */
  readonly name?: string | null;
}

/** A seat to be taken with an invitation. */
export interface TakeSeat {
  /** the invitation's secret. */
  readonly invite: string;
  /** what the newcomer is called. */
  readonly name?: string | null;
  /** of the newcomer's cut, where deals are sealed. */
  readonly promise?: string | null;
}

/** A finished hand of an own table, to be played again. */
export interface Again {
  /** its number from 1; without it the last one. */
  readonly hand?: number | null;
  /** whether from the other side. */
  readonly swap?: boolean;
  /** how many of its plays are made again first; without it as many as at that table. */
  readonly plays?: number | null;
  /** the computer level to play against; without it the same opponent. */
  readonly level?: string | null;
}

/** A hand of a record, to be played again against a computer. */
export interface RecordAgain {
  /** one or more hands as text. */
  readonly record: string;
  /** one of `GET /api/levels`. */
  readonly level: string;
  /** the number of the hand in the text, from 1. */
  readonly hand?: number;
  /** how many of its plays are made again first. */
  readonly plays?: number;
  /** where the client sits. */
  readonly seat?: "north" | "south";
  /** what the client's player is called. */
  readonly name?: string | null;
}

/** A hand to be reviewed: one of an own table, or one of a record. */
export interface ReviewWish {
  /** the table's id. */
  readonly table?: string;
  /** one or more hands as text. */
  readonly record?: string;
  /** the number of the hand at the table, or in the text, from 1. */
  readonly hand?: number;
}

/** An answer to a question of a lesson. */
export interface LessonAnswer {
  /** which one, from 1. */
  readonly question: number;
  /** the learner's cards so far in this question, in order; the last one is judged. */
  readonly cards?: readonly CardCode[];
  /** the number, where one is asked for. */
  readonly number?: number | null;
  /** whether the answer is to be shown instead. */
  readonly shown?: boolean;
}

/** Deals that the client and others shall play, each against the same level. */
export interface SameWish {
  /** one of `GET /api/levels`. */
  readonly level: string;
  /** how many. */
  readonly deals?: 4 | 8 | 16;
  /** how many may play, the client among them: 2, or up to 8 with the same link. */
  readonly people?: 2 | 8;
  /** a preset, options, or both; each deal is one hand. */
  readonly rules?: string;
  /** what the client's player is called. */
  readonly name?: string | null;
}

/** Somebody who takes an invitation to play the same cards. */
export interface SameGuest {
  /** the invitation's secret. */
  readonly invite: string;
  /** what they are called. */
  readonly name?: string | null;
}

/** A table for the hand of a day. */
export interface DayWish {
  /** the day; today's hand counts, those of the two weeks before are practice. */
  readonly date: string;
  /** whether it is to be practice. */
  readonly practice?: boolean;
  /** what the client's player is called. */
  readonly name?: string | null;
}

/** The client's own plays at a puzzle, from the first one on. */
export interface PuzzlePlays {
  /** the cards in their order. */
  readonly plays?: readonly CardCode[];
  /** whether the other hand is hidden once a card is played. */
  readonly from_memory?: boolean;
  /** whether it was looked at again. */
  readonly looked?: boolean;
  /** whether the answer is asked for. */
  readonly gives_up?: boolean;
}

/** A memory task to be dealt. */
export interface MemoryWish {
  /** what is to be remembered. */
  readonly grade: Grade;
  /** the number of cards of the pack. */
  readonly pack?: 28 | 52;
}

/** The cards that the client thinks the opponent holds. */
export interface Marks {
  /** the cards. */
  readonly marks: readonly CardCode[];
  /** how the tricks passed by. */
  readonly pace?: "fast" | "normal" | "slow" | "touch";
}

/** The same, in the hand in play at an own table. */
export interface TableMarks {
  /** the table's id. */
  readonly table: string;
  /** the cards. */
  readonly marks: readonly CardCode[];
}

/** The stage two of a memory task, to be played. */
export interface StageTwoWish {
  /** what the client's player is called. */
  readonly name?: string | null;
}

/** What somebody would like to play. */
export interface SearchWish {
  /** a preset, options, or both; a rated match is `match10`. */
  readonly rules?: string;
  /** the clock. */
  readonly clock?: ClockKind;
  /** whether the match is to count for ratings. */
  readonly rated?: boolean;
  /** what they are called. */
  readonly name?: string | null;
}

/** A passkey to be made. */
export interface PasskeyWish {
  /** what the device may call its owner in its list. */
  readonly name?: string | null;
}

/** A passkey that a device has made. */
export interface PasskeyMade {
  /** the device's answer, in WebAuthn's JSON form. */
  readonly credential: Readonly<Record<string, unknown>>;
  /** what kind of device it is: `key` is one of its own, such as on a key ring. */
  readonly device: "computer" | "key" | "phone" | "tablet";
  /** what a new person is called. */
  readonly name?: string | null;
}

/** What a passkey has signed. */
export interface PasskeyUse {
  /** the device's answer, in WebAuthn's JSON form. */
  readonly credential: Readonly<Record<string, unknown>>;
}

/** A recovery code. */
export interface CodeUse {
  /** as somebody has typed it. */
  readonly code: string;
}

/** Another name. */
export interface NameWish {
  /** what the person is called from now on; null for nothing. */
  readonly name: string | null;
}

/** Every message of a table's socket. */
export type ServerMessage = TableView | RefusedMessage | AdviceMessage | ClosingMessage | PongMessage;

/** Everything that a seat may ask for. */
export type SeatRequest = Play | Coached | Undo | Claim | Answer | Hint | Resign | ResignMatch | NextHand | Rematch | Leave | ComeBack | Replace | TakeMatch | PromiseCut | OpenCut | Say | Mute | LetWatch;

/** Their names. */
export const REQUESTS = ["play", "coached", "undo", "claim", "answer", "hint", "resign", "resign_match", "next", "rematch", "leave", "come_back", "replace", "take_match", "promise_cut", "open_cut", "say", "mute", "let_watch"] as const;

/** The facts of a table that has none. */
export const NO_FACTS = { phrases: null, rematch: null, watched: null } as const;
