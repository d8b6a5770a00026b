/**
 * Draws the 52 cards, each large and in its small phone face, as SVG symbols.
 *
 * The strokes, suits and backs stand in `src/drawings/parts.svg`; a face only places them. Large
 * faces have the id of their card (`QD`), small ones end in `-s`.
 */

const SUITS = { S: "#16202b", H: "#c2132a", D: "#c2132a", C: "#16202b" } as const;
const RANKS = "AKQJT98765432";
const PAPER = "var(--paper, #fffdf8)";
const METAL = "var(--court-light, #f6c65c)";

/** Columns of the pips: left, middle, right. */
const [LEFT, MIDDLE, RIGHT] = [50, 66.5, 83];
/** Where the pips of each rank are centred; those below the middle stand on their heads. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = (() => {
  const column = (x: number, ...ys: number[]) => ys.map((y) => [x, y] as const);
  const sides = (...ys: number[]) => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)];
  return {
    "2": column(MIDDLE, 22, 118),
    "3": column(MIDDLE, 22, 70, 118),
    "4": sides(22, 118),
    "5": [...sides(22, 118), ...column(MIDDLE, 70)],
    "6": sides(22, 70, 118),
    "7": [...sides(22, 70, 118), ...column(MIDDLE, 46)],
    "8": [...sides(22, 70, 118), ...column(MIDDLE, 46, 94)],
    "9": [...sides(22, 54, 86, 118), ...column(MIDDLE, 70)],
    T: [...sides(22, 54, 86, 118), ...column(MIDDLE, 38, 102)],
  };
})();

/** The emblems of the courts: crown, plume, sword; `INK` stands for the colour of the suit. */
const EMBLEMS: Readonly<Record<string, string>> = {
  K:
    `<path fill="${PAPER}" d="M7 44L4 19L16.5 30L27 10L37.5 30L50 19L47 44Z"/>` +
    `<g fill="${METAL}"><path d="M7 47H47V53H7Z"/><circle cx="27" cy="9" r="4"/>` +
    `<circle cx="5" cy="17" r="3"/><circle cx="49" cy="17" r="3"/></g>`,
  Q:
    `<path fill="${PAPER}" d="M25.5 46C13 40 13 18 27 5C41 18 41 40 28.5 46ZM22 46C9 46 1 34 4 17` +
    `C13 21 19 33 22 46ZM32 46C45 46 53 34 50 17C41 21 35 33 32 46Z"/>` +
    `<path fill="none" stroke="INK" stroke-width="2" d="M27 15V44"/>` +
    `<path fill="${METAL}" d="M18 47H36V53H18Z"/>`,
  J:
    `<path fill="${PAPER}" d="M27 3L32.5 12V38H21.5V12ZM24 43.5H30V53H24Z"/>` +
    `<path fill="none" stroke="INK" stroke-width="2" d="M27 14V38"/>` +
    `<path fill="${METAL}" d="M8 38C14 35 20 38 27 38S40 35 46 38V43.5H8Z"/>`,
};

/** All faces as the text of SVG symbols. */
export function drawFaces(): string {
  const symbols: string[] = [];
  for (const [suit, colour] of Object.entries(SUITS)) {
    const ink = `var(--suit-${suit.toLowerCase()}, ${colour})`;
    for (const rank of RANKS) {
      symbols.push(symbol(`${rank}${suit}`, 140, largeFace(rank, suit, ink), ink));
      symbols.push(symbol(`${rank}${suit}-s`, 150, smallFace(rank, suit), ink));
    }
  }
  return symbols.join("\n");
}

function symbol(id: string, height: number, body: string, ink: string): string {
  return `<symbol id="${id}" viewBox="0 0 100 ${height}"><g fill="${ink}">${body.replaceAll("INK", ink)}</g></symbol>`;
}

function largeFace(rank: string, suit: string, ink: string): string {
  const index = rank === "T" ? glyph("10", 6, 9, 28.8, 33.6) : letter(rank, 8, 9, 24, 33.6);
  return index + mark(suit, 20, 59.5, 23) + centre(rank, suit, ink);
}

function centre(rank: string, suit: string, ink: string): string {
  if (rank === "A") return mark(suit, 64, 90, 60);
  const emblem = EMBLEMS[rank];
  if (emblem === undefined) {
    const size = rank === "9" || rank === "T" ? 15 : 17;
    return (PIPS[rank] ?? []).map(([x, y]) => mark(suit, x, y, size)).join("");
  }
  const half = `<g transform="translate(44.7 16) scale(.77)">${emblem}</g>`;
  return (
    `<rect x="40" y="9" width="51" height="122" rx="6" fill="${ink}"/>` +
    `${half}<g transform="rotate(180 65.5 70)">${half}</g>` +
    `<g fill="${PAPER}">${mark(suit, 65.5, 70, 17)}</g>`
  );
}

function smallFace(rank: string, suit: string): string {
  const index = rank === "T" ? glyph("10", 22.5, 11, 53, 62) : letter(rank, 27.5, 11, 45, 62);
  if (!(rank in EMBLEMS)) return index + mark(suit, 50, 112, 54);
  return `<path d="M0 82H100V150H0Z"/>${index}<g fill="${PAPER}">${mark(suit, 50, 116, 48)}</g>`;
}

/** The letters of the courts in each set, international first; the style sheet shows one of them. */
const LETTERS: Readonly<Record<string, readonly [string, string]>> = {
  K: ["K", "R"],
  Q: ["Q", "D"],
  J: ["J", "V"],
};

function letter(rank: string, ...place: [number, number, number, number]): string {
  const letters = LETTERS[rank];
  if (letters === undefined) return glyph(rank, ...place);
  const [international, french] = letters;
  return (
    `<g class="letter-international">${glyph(international, ...place)}</g>` +
    `<g class="letter-french">${glyph(french, ...place)}</g>`
  );
}

function glyph(name: string, x: number, y: number, width: number, height: number): string {
  return `<use href="#g-${name}" x="${x}" y="${y}" width="${width}" height="${height}" stroke="INK"/>`;
}

function mark(suit: string, x: number, y: number, size: number): string {
  const isUpright = y <= 70 || size > 20;
  const turn = isUpright ? "" : ` transform="rotate(180 ${x} ${y})"`;
  const corner = `x="${x - size / 2}" y="${y - size / 2}"`;
  return `<use href="#s-${suit.toLowerCase()}" ${corner} width="${size}" height="${size}"${turn}/>`;
}
