// A player of German Whist for Node: wants trumps, queens, kings and aces, and lets the rest go.
//
// It speaks the engine protocol and needs nothing but Node. From this folder:
//
//     germanwhist arena "cmd:node picky.mjs" random

import { createInterface } from "node:readline";

const RANKS = "23456789TJQKA";

function choose({ legal, led, trump, upcard, objective }) {
  const strength = (card) => RANKS.indexOf(card[0]) + (card[1] === trump ? RANKS.length : 0);
  const wins = (card) => (card[1] === led[1] ? strength(card) > strength(led) : card[1] === trump);
  const isGood = upcard === null || strength(upcard) >= RANKS.indexOf("Q");
  const isWanted = isGood === (objective === "high");
  const cards = [...legal].sort((a, b) => strength(a) - strength(b));
  if (!isWanted) return cards[0];
  return led === null ? cards.at(-1) : (cards.find(wins) ?? cards[0]);
}

let view = null;
for await (const line of createInterface({ input: process.stdin })) {
  const [word, version] = line.split(" ", 2);
  // It remembers nothing, so it may stay for many hands: version 2.
  if (word === "germanwhist") console.log(`name Picky\nready ${Math.min(2, Number(version))}`);
  else if (word === "view") view = JSON.parse(line.slice(word.length));
  else if (word === "go") console.log(`play ${choose(view)}`);
  else if (word === "quit") break;
}
process.exit();
