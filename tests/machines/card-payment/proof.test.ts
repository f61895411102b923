import { describe, expect, it } from "vitest";
import * as example from "../../../machines/card-payment/examples.ts";
import { failureOf } from "../../../machines/card-payment/selectors.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runCardPayment } from "../support/run.ts";

const { proof } = example;
const back = { type: "authentication.returned", proof } as const;
const saving = example.readOf.card;

async function backFromBank(): Promise<ReturnType<typeof runCardPayment>> {
  const running = runCardPayment({ subject: "card" });
  await running.answer("readPayable", saving.needs3ds);
  running.send(back);
  return running;
}

describe("What the bank's answer is taken by", () => {
  it("is brought to the service, and what that says of the payment is gone on with", async () => {
    const running = await backFromBank();
    expect([running.state(), running.asked("bringProof")]).toEqual(["bringingProof", [{ proof }]]);
    await running.answer("bringProof", saving.processing);
    expect(running.state()).toBe("checkingOutcome");
    await running.answer("checkOutcome", saving.paid);
    expect(running.state()).toBe("paid");
    expect(running.asked("bringProof")).toHaveLength(1);
  });

  it("is brought again under its key where that was not answered, and the client is not sent to the bank again", async () => {
    const running = await backFromBank();
    await running.fail("bringProof", unreachable.failed);
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["waitingToRetry", unreachable.failed]);
    running.send({ type: "retry.requested" });
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["bringingProof", null]);
    const [first, second] = running.keys("bringProof");
    expect(second).toBe(first);
    await running.answer("bringProof", saving.processing);
    expect(running.state()).toBe("checkingOutcome");
  });

  it.each(["reservation", "giftCard", "link"] as const)(
    "is nothing where the bank's answer is taken without the client, as for a %s: it is asked what came of it",
    async (subject) => {
      const running = runCardPayment({ subject });
      await running.answer("readPayable", example.readOf[subject].needs3ds);
      running.send(back);
      expect([running.state(), running.asked("bringProof")]).toEqual(["checkingOutcome", []]);
    },
  );

  it("is not brought again once it was refused: the service is asked how things stand, and another one is another intent", async () => {
    const running = await backFromBank();
    await running.fail("bringProof", refused("somethingNew").failed);
    running.send({ type: "retry.requested" });
    expect(running.state()).toBe("readingPayment");
    await running.answer("readPayable", saving.needs3ds);
    running.send(back);
    const [first, second] = running.keys("bringProof");
    expect(second).not.toBe(first);
  });

  it("and was taken for nothing sends the client to the bank again, whose next answer is brought", async () => {
    const running = await backFromBank();
    await running.answer("bringProof", saving.needs3ds);
    expect(running.state()).toBe("authenticating");
    running.send({ ...back, proof: "another" });
    expect(running.asked("bringProof")).toEqual([{ proof }, { proof: "another" }]);
  });
});
