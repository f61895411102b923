import { describe, expect, it } from "vitest";
import { paramsOf } from "../../../domain/wishes.ts";
import * as example from "../../../machines/kit/examples.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import type { TimeHoldInput } from "../../../machines/time-hold/machine.ts";
import { runTimeHold } from "../support/run.ts";

const { hold, startTime, wish } = example;
const { reservationId, secret } = hold;
const deadline = hold.until + 1000;
const wanted = { firmId: 1, params: paramsOf([wish]), startTime };
const take = { kind: "take", wanted, replaces: null, isChecked: false, intent: null } satisfies TimeHoldInput;
const restore = { kind: "restore", hold: { reservationId, secret } } satisfies TimeHoldInput;

async function keeping() {
  const holding = runTimeHold(take);
  await holding.answer("takeTime", example.read.held);
  return holding;
}

describe("Holding a time", () => {
  it("asks for the time that is wanted, and for whom", () => {
    expect(runTimeHold(take).asked("createReservation")).toEqual([{ ...wanted, replaces: null }]);
  });

  it("gives up an earlier hold with it", () => {
    const holding = runTimeHold({ ...take, replaces: hold });
    expect(holding.asked("createReservation")).toEqual([{ ...wanted, replaces: hold }]);
  });

  it("knows what is held with its whole bill", async () => {
    const holding = await keeping();
    expect(holding.state()).toBe("keepingTime");
    expect(holding.context().held).toEqual(example.read.held);
  });

  it("lasts until its deadline and through the last second that the service does not count any more", async () => {
    const holding = await keeping();
    expect(holding.asked("waitUntil")).toEqual([{ at: deadline }]);
    expect(holding.asked("getReservation")).toEqual([]);
  });

  it("is over when the service says so, whatever the clock of this device says", async () => {
    const holding = await keeping();
    await holding.answer("holdExpiry", deadline);
    expect(holding.asked("getReservation")).toEqual([{ reservationId, secret }]);
    expect(holding.context().held).toEqual(example.read.held);
    await holding.answer("restoreHold", example.read.expired);
    expect(holding.output()).toEqual({ kind: "lost" });
  });

  it("goes on where the service says that the time is still held, until the deadline that it then gives", async () => {
    const holding = await keeping();
    await holding.answer("holdExpiry", deadline);
    const longer = { ...hold, until: hold.until + 200_000 };
    await holding.answer("restoreHold", { ...example.read.held, hold: longer });
    expect(holding.state()).toBe("keepingTime");
    expect(holding.context().held?.hold).toEqual(longer);
    expect(holding.asked("waitUntil")).toEqual([{ at: deadline }, { at: deadline + 200_000 }]);
  });

  it("is settled where it has become a reservation by its deadline", async () => {
    const holding = await keeping();
    await holding.answer("holdExpiry", deadline);
    await holding.answer("restoreHold", example.read.confirmed);
    expect(holding.output()).toEqual({ kind: "settled", reservation: example.read.confirmed.reservation });
  });

  it.each([unreachable.failed, broken.failed, refused("tooManyRequests", { waitSeconds: 5 }).failed])(
    "goes on while the service can't be asked (%j), which it is again a quarter of a minute later",
    async (failure) => {
      const holding = await keeping();
      await holding.answer("holdExpiry", deadline);
      await holding.fail("restoreHold", failure);
      expect(holding.state()).toBe("keepingTime");
      expect(holding.context()).toMatchObject({ held: example.read.held, failure: null });
      expect(holding.asked("waitUntil").at(-1)).toEqual({ at: deadline + 15_000 });
      await holding.answer("holdExpiry", deadline + 15_000);
      await holding.answer("restoreHold", example.read.expired);
      expect(holding.output()).toEqual({ kind: "lost" });
    },
  );

  it("that was refused says why, and means another try anew", async () => {
    const holding = runTimeHold(take);
    const { failed } = refused("slotTaken", { alternatives: [example.slot] });
    await holding.fail("takeTime", failed);
    expect(holding.output()).toEqual({ kind: "failed", failure: failed, intent: null });
  });

  it.each([unreachable.failed, broken.failed])("whose outcome is unknown (%j) keeps its intent", async (failure) => {
    const holding = runTimeHold(take);
    await holding.fail("takeTime", failure);
    const output = holding.output();
    expect(output).toMatchObject({ kind: "failed", failure, intent: { key: holding.keys("createReservation")[0] } });
    const intent = output?.kind === "failed" ? output.intent : null;
    const again = runTimeHold({ ...take, intent });
    expect(again.keys("createReservation")).toEqual(holding.keys("createReservation"));
    const other = runTimeHold({ ...take, intent, replaces: hold });
    expect(other.keys("createReservation")).not.toEqual(holding.keys("createReservation"));
  });

  it("is over where the answer to it comes too late", async () => {
    const holding = runTimeHold(take);
    await holding.answer("takeTime", example.read.expired);
    expect(holding.output()).toEqual({ kind: "lost" });
  });
});

describe("Keeping a held time longer", () => {
  const extended = example.extended(hold);
  const ask = { type: "extension.requested" } as const;

  it("is asked of the service, and lasts until the deadline that it gives", async () => {
    const holding = await keeping();
    holding.send(ask);
    expect(holding.asked("extendHold")).toEqual([{ reservationId, secret }]);
    await holding.answer("extendHold", extended);
    expect(holding.state()).toBe("keepingTime");
    expect(holding.context().held).toEqual(extended);
    expect(holding.asked("waitUntil").at(-1)).toEqual({ at: deadline + 300_000 });
  });

  it("is asked once, however often it is wanted", async () => {
    const holding = await keeping();
    holding.send(ask, ask);
    await holding.answer("extendHold", extended);
    holding.send(ask);
    expect(holding.asked("extendHold")).toHaveLength(1);
  });

  it("is not asked where the service says that it can't be", async () => {
    const { isHoldExtendable: _, ...reservation } = example.read.held.reservation;
    const holding = runTimeHold({ kind: "keep", held: { ...example.read.held, reservation } });
    holding.send(ask);
    expect(holding.asked("extendHold")).toEqual([]);
  });

  it("that got no answer is asked again as the same intent, and the hold goes on", async () => {
    const holding = await keeping();
    holding.send(ask);
    await holding.fail("extendHold", unreachable.failed);
    expect(holding.state()).toBe("keepingTime");
    expect(holding.context()).toMatchObject({ held: example.read.held, failure: unreachable.failed });
    holding.send(ask);
    const [first, second] = holding.keys("extendHold");
    expect(second).toBe(first);
    expect(holding.context().failure).toBeNull();
  });

  it("that comes too late finds the time lost", async () => {
    const holding = await keeping();
    holding.send(ask);
    await holding.fail("extendHold", refused("holdExpired").failed);
    expect(holding.output()).toEqual({ kind: "lost" });
  });

  it("finds the visit that it has become meanwhile", async () => {
    const holding = await keeping();
    holding.send(ask);
    await holding.answer("extendHold", example.read.confirmed);
    expect(holding.output()).toEqual({ kind: "settled", reservation: example.read.confirmed.reservation });
  });
});

describe("A time that only an address asks for", () => {
  const checked = { ...take, isChecked: true, replaces: hold };

  it("is looked at first; one's own hold does not count as taken", () => {
    const holding = runTimeHold(checked);
    expect(holding.asked("previewReservation")).toEqual([{ ...wanted, own: { reservationId, secret } }]);
    expect(holding.asked("createReservation")).toEqual([]);
  });

  it("is taken when it is free", async () => {
    const holding = runTimeHold(checked);
    await holding.answer("checkTime", example.preview);
    expect(holding.asked("createReservation")).toHaveLength(1);
  });

  it("is not taken when it is not", async () => {
    const holding = runTimeHold(checked);
    await holding.fail("checkTime", refused("slotTaken").failed);
    expect(holding.output()).toMatchObject({ kind: "failed", intent: null });
    expect(holding.asked("createReservation")).toEqual([]);
  });
});

describe("A hold of before", () => {
  it("is asked about with its secret", () => {
    expect(runTimeHold(restore).asked("getReservation")).toEqual([{ reservationId, secret }]);
  });

  it("that is held goes on until its deadline", async () => {
    const holding = runTimeHold(restore);
    await holding.answer("restoreHold", example.read.held);
    expect(holding.context().held).toEqual(example.read.held);
    await holding.answer("holdExpiry", deadline);
    await holding.answer("restoreHold", example.read.expired);
    expect(holding.output()).toEqual({ kind: "lost" });
  });

  it.each(["awaitingPrepayment", "confirmed"] as const)(
    "that has become a reservation is settled, also where that is still to be paid: %s",
    async (status) => {
      const holding = runTimeHold(restore);
      await holding.answer("restoreHold", example.read[status]);
      expect(holding.output()).toEqual({ kind: "settled", reservation: example.read[status].reservation });
    },
  );

  it("that has run out is lost", async () => {
    const holding = runTimeHold(restore);
    await holding.answer("restoreHold", example.read.expired);
    expect(holding.output()).toEqual({ kind: "lost" });
  });

  it.each(["reservationNotFound", "validationFailed"])("that the service says is none (%s) is lost", async (code) => {
    const holding = runTimeHold(restore);
    await holding.fail("restoreHold", refused(code).failed);
    expect(holding.output()).toEqual({ kind: "lost" });
  });

  it.each([unreachable.failed, broken.failed, refused("tooManyRequests", { waitSeconds: 30 }).failed])(
    "is kept while it can't be asked about (%j), and asked about again",
    async (failure) => {
      const holding = runTimeHold(restore);
      await holding.fail("restoreHold", failure);
      expect(holding.state()).toBe("waitingToRetry");
      expect(holding.context().failure).toEqual(failure);
      holding.send({ type: "retry.requested" }, { type: "retry.requested" });
      expect(holding.asked("getReservation")).toHaveLength(2);
      await holding.answer("restoreHold", example.read.held);
      expect(holding.state()).toBe("keepingTime");
      expect(holding.context().failure).toBeNull();
    },
  );
});

describe("A time that is held already", () => {
  it("goes on being held without a question", async () => {
    const holding = runTimeHold({ kind: "keep", held: example.read.held });
    expect(holding.world.calls.map(({ effect }) => effect)).toEqual(["waitUntil"]);
    await holding.answer("holdExpiry", deadline);
    expect(holding.asked("getReservation")).toEqual([{ reservationId, secret }]);
  });
});
