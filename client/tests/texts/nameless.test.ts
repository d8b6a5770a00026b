import { describe, expect, it } from "vitest";
import { namelessIn } from "../../src/texts/nameless";

const english = namelessIn(["Your opponent", "Your friend"]);
const french = namelessIn(["Votre adversaire"]);

describe("somebody without a name", () => {
  it.each([
    ["It is Your opponent’s turn.", "It is your opponent’s turn."],
    ["Your opponent leads. Your opponent is away.", "Your opponent leads. Your opponent is away."],
    ["Waiting for Your friend, 42 s.", "Waiting for your friend, 42 s."],
    ["Your opponent", "Your opponent"],
  ])("is called %s as %s", (said, shown) => expect(english(said)).toBe(shown));

  it("begins small after a French no-break space too", () => {
    expect(french("Temps de Votre adversaire :\u00a0Votre adversaire")).toBe(
      "Temps de votre adversaire :\u00a0votre adversaire",
    );
  });
});
