import { describe, expect, it } from "vitest";
import type { CardSaving } from "../../../domain/entities.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runCardSaving } from "../support/run.ts";

const cardId = "8c1f0a52-6a3e-4b4a-9d55-0f6c1d6c8b12";
const reservationId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";
const url = "https://pay.example/save";
const begun: CardSaving = { cardId, status: "opening" };
const open: CardSaving = { cardId, status: "open", url };

function pressed() {
  const running = runCardSaving({ cardId: null });
  running.send({ type: "page.requested" });
  return running;
}

async function atPage() {
  const running = pressed();
  await running.answer("startSaving", begun);
  await running.answer("openPage", open);
  return running;
}

describe("Saving a card at PayBox's page", () => {
  it("asks for nothing before it is wanted", () => {
    const running = runCardSaving({ cardId: null });
    expect([running.state(), running.world.calls]).toEqual(["deciding", []]);
  });

  it("leads to the page that PayBox has opened for it", async () => {
    const running = await atPage();
    expect(running.state()).toBe("typingCard");
    expect(running.facts).toEqual([{ type: "page.opened", url }]);
  });

  it("is begun once, however often its answer is lost", async () => {
    const running = pressed();
    await running.fail("startSaving", unreachable.failed);
    expect([running.state(), running.context().failure]).toEqual(["deciding", unreachable.failed]);
    running.send({ type: "page.requested" });
    const keys = running.world.calls.map(({ input }) => JSON.stringify(input));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it("is another one where the service refused", async () => {
    const running = pressed();
    await running.fail("startSaving", refused("tooManyRequests").failed);
    running.send({ type: "page.requested" });
    expect(new Set(running.world.calls.map(({ input }) => JSON.stringify(input))).size).toBe(2);
  });

  it("goes on with what was begun where its page took too long, and begins anew where PayBox gave it up", async () => {
    const running = pressed();
    await running.answer("startSaving", begun);
    await running.answer("openPage", begun);
    expect([running.state(), running.context().failure]).toEqual(["deciding", { kind: "unreachable" }]);
    running.send({ type: "page.requested" });
    expect(running.state()).toBe("openingPage");
    await running.answer("openPage", { cardId, status: "failed" });
    running.send({ type: "page.requested" });
    expect(running.state()).toBe("startingSaving");
  });

  it("leads to the same page again who came back from it by the browser alone", async () => {
    const running = await atPage();
    running.send({ type: "page.requested" });
    await running.answer("openPage", open);
    expect(running.facts).toEqual([
      { type: "page.opened", url },
      { type: "page.opened", url },
    ]);
  });
});

describe("Who is back from PayBox's page", () => {
  it("is told that the card is saved, and for which visit", async () => {
    const running = runCardSaving({ cardId });
    await running.answer("checkSaving", { cardId, status: "saved", reservationId });
    expect([running.state(), running.facts]).toEqual(["saved", [{ type: "card.saved", cardId, reservationId }]]);
  });

  it.each(["open", "failed"] as const)("without a card is led on (%s)", async (status) => {
    const running = runCardSaving({ cardId });
    await running.answer("checkSaving", { cardId, status });
    expect([running.state(), running.facts]).toEqual(["notSaved", [{ type: "saving.ended", reservationId: null }]]);
  });

  it("asks again where no answer came", async () => {
    const running = runCardSaving({ cardId });
    await running.fail("checkSaving", unreachable.failed);
    expect(running.state()).toBe("waitingToRetry");
    running.send({ type: "retry.requested" });
    expect(running.state()).toBe("checkingSaving");
  });
});
