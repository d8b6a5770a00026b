import { describe, expect, it } from "vitest";
import { LESSONS, openTour, playsIn } from "../../src/pages/tour/script";
import { readMessage, type ServerMessage, type TableView } from "../../src/wire/messages";

/** The tour's own server, and everything that it has sent. */
async function opened() {
  const sent: ServerMessage[] = [];
  const socket = openTour({
    opened: () => undefined,
    received: (data) => {
      const message = readMessage(String(data));
      if (message !== null) sent.push(message);
    },
    closed: () => undefined,
  });
  await Promise.resolve();
  const last = (): TableView => {
    const table = sent.filter((message) => message.type === "table").at(-1);
    if (table === undefined) throw new Error("nothing was sent");
    return table;
  };
  const play = (card: string): void =>
    socket.send(JSON.stringify({ type: "play", card, seq: last().seq }));
  return { sent, last, play };
}

describe("the tour", () => {
  it("asks for a card that may be played each time the learner is to play, until the end", async () => {
    const { last, play } = await opened();
    for (const { at, card } of LESSONS.filter((lesson) => lesson.card !== null)) {
      const { view } = last();
      expect(view && playsIn(view)).toBe(at);
      expect(view?.legal).toContain(card);
      play(card ?? "");
    }
    expect(last().view?.over).toBe(true);
  });

  it("takes no other card, and no card twice", async () => {
    const { sent, last, play } = await opened();
    play("9H");
    expect(sent.at(-1)).toMatchObject({ type: "refused" });
    play("AS");
    const { seq } = last();
    play("AS");
    expect(last().seq).toBe(seq);
  });

  it("ends with a lesson that says so", async () => {
    expect(LESSONS.at(-1)).toEqual({ at: 28, text: "tour-done", card: null });
  });
});
