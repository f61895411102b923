import { describe, expect, it } from "vitest";
import type { Failure } from "../../../domain/failure.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { canAbandon, isOutcomeAwaited } from "../../../machines/reservation/selectors.ts";
import { runOut, visitAtConfirmation, visitAtTime, visitWithHold, type Visit } from "../support/visit.ts";

const { contacts, startTime } = example;
const later = "2026-11-23T15:00:00+05:00";

async function confirmInVain(visit: Visit, { failed }: { failed: Failure } = unreachable): Promise<void> {
  visit.send({ type: "reservation.confirmed" });
  await visit.fail("createReservation", failed);
}

describe("An answer that never came", () => {
  it.each([unreachable, broken])(
    "to a confirmation (%j) is asked about, and the same key is sent again",
    async (lost) => {
      const visit = await visitAtConfirmation();
      await confirmInVain(visit, lost);
      expect([visit.state(), visit.timeHoldState()]).toEqual(["held.holdingTime", "restoringHold"]);
      await visit.answer("restoreHold", example.read.held);
      expect(visit.state()).toBe("held.confirming");
      expect(visit.context().failure).toEqual(lost.failed);
      visit.send({ type: "reservation.confirmed" });
      const [, first, second] = visit.keys("createReservation");
      expect(second).toBe(first);
    },
  );

  it("to a confirmation that did its work ends in a reservation without a second call", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.answer("restoreHold", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
    expect(visit.asked("createReservation")).toHaveLength(2);
    const { reservationId, secret } = example.hold;
    expect(visit.facts.at(-1)).toEqual({ type: "reservation.created", reservationId, secret, status: "confirmed" });
  });

  it("to a confirmation waits for the client to try again when the service can't be asked about it", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.fail("restoreHold", unreachable.failed);
    expect([visit.state(), visit.timeHoldState()]).toEqual(["held.holdingTime", "waitingToRetry"]);
    visit.retry();
    await visit.answer("restoreHold", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
  });

  it("to a confirmation lets nobody choose otherwise before it is known what became of it", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.fail("restoreHold", unreachable.failed);
    visit.send({ type: "step.revisited", step: "services" }, { type: "step.revisited", step: "time" });
    expect(visit.state()).toBe("held.holdingTime");
    expect(visit.context().failure).toEqual(unreachable.failed);
  });

  it.each([{ type: "step.revisited", step: "confirm" } as const, { type: "slot.picked", startTime } as const])(
    "to a confirmation whose time is still held is gone on with after a look at the times (%j)",
    async (back) => {
      const visit = await visitAtConfirmation();
      await confirmInVain(visit);
      await visit.answer("restoreHold", example.read.held);
      visit.send({ type: "step.revisited", step: "time" }, back);
      expect(visit.state()).toBe("held.confirming");
      visit.send({ type: "reservation.confirmed" });
      const [, first, second] = visit.keys("createReservation");
      expect(second).toBe(first);
    },
  );

  it("to a confirmation whose time is still held is not waited for while another time is had", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    expect([isOutcomeAwaited(visit.snapshot()), canAbandon(visit.snapshot())]).toEqual([true, false]);
    await visit.answer("restoreHold", example.read.held);
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime: later });
    expect([visit.state(), visit.timeHoldState()]).toEqual(["held.holdingTime", "takingTime"]);
    expect([isOutcomeAwaited(visit.snapshot()), canAbandon(visit.snapshot())]).toEqual([false, true]);
  });

  it("does not tie another comment to the key of the first confirmation", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.answer("restoreHold", example.read.held);
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.submitted", contacts: { ...contacts, comment: "Другое пожелание" } });
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it.each([unreachable, broken])(
    "to a hold (%j) lets the same time be picked again with the same key",
    async (lost) => {
      const visit = visitAtTime();
      visit.send({ type: "slot.picked", startTime });
      await visit.fail("takeTime", lost.failed);
      expect(visit.state()).toBe("choosingTime");
      visit.send({ type: "slot.picked", startTime });
      const [first, second] = visit.keys("createReservation");
      expect(second).toBe(first);
    },
  );

  it("to a hold gives another time another key", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    await visit.fail("takeTime", unreachable.failed);
    visit.send({ type: "slot.picked", startTime: later });
    const [first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it("to the next hold is repeated with another key once the hold that it was to replace has run out", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime: later });
    await visit.fail("takeTime", unreachable.failed);
    visit.send({ type: "step.revisited", step: "contacts" });
    await runOut(visit);
    visit.send({ type: "slot.picked", startTime: later });
    expect(new Set(visit.keys("createReservation")).size).toBe(3);
  });
});

describe("A time that was being taken before a reload", () => {
  const reloaded = { draft: example.withTime, holding: example.takeOf(null) };

  it("is known to be asked for as soon as the call goes out", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    expect(visit.context().holding?.key).toBe(visit.keys("createReservation")[0]);
  });

  it("is not, while only an address asks for it and it is looked at", async () => {
    const visit = visitAtTime({ startTime });
    expect(visit.context().holding).toBeNull();
    await visit.answer("checkTime", example.preview);
    expect(visit.context().holding?.key).toBe(visit.keys("createReservation")[0]);
  });

  it("is not taken by an address that still asks for it", () => {
    const visit = visitAtTime({ ...reloaded, startTime });
    expect([visit.state(), visit.context().failure]).toEqual(["choosingTime", { kind: "interrupted" }]);
    expect(visit.world.calls).toEqual([]);
    visit.send({ type: "slot.picked", startTime });
    expect(visit.keys("createReservation")).toEqual([reloaded.holding.key]);
  });

  it("is one of an express service where it was picked as such", () => {
    const holding = example.takeOf(null, { isExpress: true });
    const visit = visitAtTime({ draft: example.withTime, holding });
    expect([visit.state(), visit.context().failure]).toEqual(["choosingTime", { kind: "interrupted" }]);
    visit.send({ type: "slot.picked", startTime });
    expect(visit.keys("createReservation")).toEqual([holding.key]);
    expect(visit.asked("createReservation")).toMatchObject([{ isExpress: true }]);
  });

  it("is let go where the address asks for another one, or for something else", () => {
    expect(visitAtTime({ ...reloaded, startTime: later }).asked("previewReservation")).toHaveLength(1);
    const other = { ...example.withTime, params: { ...example.withTime.params, masters: [] } };
    expect(visitAtTime({ ...reloaded, draft: other }).context().failure).toBeNull();
  });

  it("is let go where another one is picked, with another key", () => {
    const visit = visitAtTime(reloaded);
    visit.send({ type: "slot.picked", startTime: later });
    const [key] = visit.keys("createReservation");
    expect(key).not.toBe(reloaded.holding.key);
    expect(visit.context().holding?.key).toBe(key);
  });

  it("is not gone back to from the hold that it may have replaced: that one is asked about only on a press", () => {
    const draft = { ...example.withHold, startTime: later };
    const visit = visitAtTime({ draft, holding: example.takeOf(example.hold, { startTime: later }) });
    expect([visit.state(), visit.world.calls]).toEqual(["choosingTime", []]);
    visit.send({ type: "slot.picked", startTime: later });
    expect(visit.asked("createReservation")).toMatchObject([{ startTime: later, replaces: example.hold }]);
  });

  it.each([
    ["is refused", async (visit: Visit) => visit.fail("takeTime", refused("slotTaken").failed)],
    ["was held and is over", async (visit: Visit) => visit.answer("takeTime", example.read.expired)],
  ])("and %s is meant anew by the next press", async (_, end) => {
    const visit = visitAtTime(reloaded);
    visit.send({ type: "slot.picked", startTime });
    await end(visit);
    expect([visit.state(), visit.context().holding]).toEqual(["choosingTime", null]);
    visit.send({ type: "slot.picked", startTime });
    expect(new Set(visit.keys("createReservation")).size).toBe(2);
  });
});

describe("An answer that came", () => {
  it("settles the intent: the same time picked after a refusal gets a new key", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    await visit.fail("takeTime", refused("slotTaken").failed);
    visit.send({ type: "slot.picked", startTime });
    const [first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it("settles the intent: a confirmation after a refusal gets a new key", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("tooManyRequests", { waitSeconds: 30 }).failed);
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it.each(["expired", "held", "cancelledByClient", "somethingNew"])(
    "to a confirmation with a visit that is %s books nothing: what became of it is asked, and confirming again is meant anew",
    async (status) => {
      const visit = await visitAtConfirmation();
      visit.send({ type: "reservation.confirmed" });
      await visit.answer("createReservation", { reservation: { ...example.reservation, status }, hold: null });
      expect([visit.state(), visit.timeHoldState()]).toEqual(["held.holdingTime", "restoringHold"]);
      expect(visit.facts.map(({ type }) => type)).not.toContain("reservation.created");
      await visit.answer("restoreHold", example.read.held);
      expect(visit.state()).toBe("held.confirming");
      visit.send({ type: "reservation.confirmed" });
      const [, first, second] = visit.keys("createReservation");
      expect(second).not.toBe(first);
    },
  );

  it("to a confirmation with a visit that stands by now is the reservation", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.answer("createReservation", { reservation: { ...example.reservation, status: "arrived" }, hold: null });
    expect(visit.state()).toBe("reserved");
  });
});
