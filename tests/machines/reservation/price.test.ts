import { describe, expect, it } from "vitest";
import { expectedOf, totalOf } from "../../../domain/bill.ts";
import * as example from "../../../machines/reservation/examples.ts";
import type { Reservation } from "../../../domain/entities.ts";
import type { PickedSlot } from "../../../machines/reservation/types.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { runReservation } from "../support/run.ts";
import { draftOf } from "../../../machines/reservation/machine.ts";
import { holdingOf, isPriceNew } from "../../../machines/reservation/selectors.ts";
import { preview } from "../../../machines/kit/examples.ts";
import { proveContacts, runOut, visitAtConfirmation, type Visit } from "../support/visit.ts";

const { dearer } = example;
const priceChanged = refused("priceChanged", { bill: expectedOf(dearer) });

async function visitAtChangedPrice(): Promise<Visit> {
  const visit = await visitAtConfirmation();
  visit.send({ type: "reservation.confirmed" });
  await visit.fail("createReservation", priceChanged.failed);
  await visit.answer("restoreHold", { ...example.read.held, reservation: dearer });
  return visit;
}

describe("A price that changed between the hold and the confirmation", () => {
  it("has the visit read anew, and leads back to the confirmation with the new bill, and says so", async () => {
    const visit = await visitAtChangedPrice();
    expect(visit.state()).toBe("held.confirming");
    expect(visit.context().held?.reservation).toEqual(dearer);
    expect(visit.context().failure).toEqual(priceChanged.failed);
  });

  it("is confirmed again at the new total, as another request", async () => {
    const visit = await visitAtChangedPrice();
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.asked("createReservation");
    expect(first).toMatchObject({ expected: expectedOf(example.reservation) });
    expect(second).toMatchObject({ expected: expectedOf(dearer) });
    const [, firstKey, secondKey] = visit.keys("createReservation");
    expect(secondKey).not.toBe(firstKey);
    await visit.answer("createReservation", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
  });

  it("is another only where the refusal is about the price", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("tooManyRequests", { bill: expectedOf(dearer) }).failed);
    expect(visit.state()).toBe("held.confirming");
    expect(visit.context().held?.reservation).toEqual(example.reservation);
  });

  it("is not said any more where the visit could not be read anew: that is, and then how to go on", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", priceChanged.failed);
    expect(visit.state()).toBe("held.holdingTime");
    expect(visit.context().failure).toEqual(priceChanged.failed);
    await visit.fail("restoreHold", unreachable.failed);
    expect(visit.context().failure).toEqual(unreachable.failed);
  });

  it("is agreed to by a new time: nothing is said of the old one", async () => {
    const visit = await visitAtChangedPrice();
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "slot.picked", startTime: "2026-11-23T15:00:00+05:00" });
    expect(visit.context().failure).toBeNull();
  });

  it("is read anew where it could not be read, and confirmed as another request", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", broken.failed);
    await visit.answer("restoreHold", { ...example.read.held, reservation: dearer });
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ expected: expectedOf(dearer) });
    expect(second).not.toBe(first);
  });

  it("may change once more", async () => {
    const visit = await visitAtChangedPrice();
    visit.send({ type: "reservation.confirmed" });
    const again = { ...dearer, total: { ...dearer.total, amount: 900_000 } };
    await visit.fail("createReservation", refused("priceChanged", { bill: expectedOf(again) }).failed);
    await visit.answer("restoreHold", { ...example.read.held, reservation: again });
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ expected: expectedOf(again) });
  });
});

describe("A reservation that awaits its prepayment", () => {
  const { reservationId, secret } = example.hold;
  const made = { type: "reservation.created", reservationId, secret, status: "awaitingPrepayment" };

  it("is to be paid: that is told with its secret, which the way to pay needs", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.answer("createReservation", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("toBePaid");
    expect(visit.facts.at(-1)).toEqual(made);
    expect(visit.context().held?.reservation?.status).toBe("awaitingPrepayment");
  });

  it("is to be paid also where the answer that made it was lost", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", unreachable.failed);
    await visit.answer("restoreHold", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("toBePaid");
    expect(visit.facts.at(-1)).toEqual(made);
  });

  it("is led to by whoever comes back to what they chose and typed", async () => {
    const visit = runReservation({ draft: example.withContacts, step: "confirm", startTime: null });
    await visit.answer("restoreHold", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("toBePaid");
  });

  it("and is not paid in time leaves what was chosen and typed to whoever comes back", async () => {
    const visit = runReservation({ draft: example.withContacts, step: "confirm", startTime: null });
    await visit.answer("restoreHold", example.read.expired);
    expect(visit.state()).toBe("choosingTime");
    expect(visit.context().contacts).toMatchObject(example.contacts);
  });
});

describe("A time that costs something else than it was shown to", () => {
  const { startTime } = example;
  const later = "2026-11-23T15:00:00+05:00";
  const shown = totalOf(example.reservation).cost;
  const heldAt = (reservation: Reservation) => ({ ...example.read.held, reservation });
  /** Another hold than the one before, at the dearer price. */
  const heldAnew = () => ({
    hold: { ...example.hold, reservationId: "another" },
    reservation: { ...dearer, id: "another" },
  });
  const isNew = (visit: Visit) => isPriceNew(visit.snapshot());

  /** A visit whose time was picked, again where there was no answer, and is held at a price. */
  async function heldFor(reservation: Reservation, ...picks: Omit<PickedSlot, "startTime">[]): Promise<Visit> {
    const visit = runReservation({ draft: example.withServices, step: "time", startTime: null });
    for (const [index, pick] of picks.entries()) {
      visit.send({ type: "slot.picked", startTime, ...pick });
      if (index < picks.length - 1) await visit.fail("takeTime", unreachable.failed);
    }
    await visit.answer("takeTime", heldAt(reservation));
    expect(visit.state()).toBe("held.enteringContacts");
    return visit;
  }

  it("is held, and that it does is known until it is confirmed", async () => {
    const visit = await heldFor(dearer, { cost: shown });
    expect(isNew(visit)).toBe(true);
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "step.revisited", step: "contacts" });
    expect(isNew(visit)).toBe(true);
    await proveContacts(visit);
    expect([visit.state(), isNew(visit)]).toEqual(["held.confirming", true]);
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("tooManyRequests").failed);
    expect([visit.state(), isNew(visit)]).toEqual(["held.confirming", false]);
  });

  it("is known to do so after a reload", async () => {
    for (const [reservation, isOther] of [
      [dearer, true],
      [example.reservation, false],
    ] as const) {
      const draft = draftOf((await heldFor(reservation, { cost: shown })).context());
      const reloaded = runReservation({ draft, step: "contacts", startTime: null });
      await reloaded.answer("restoreHold", heldAt(reservation));
      expect(isNew(reloaded)).toBe(isOther);
    }
  });

  it("does so at either end of a range", async () => {
    const range = { ...example.reservation, totalMax: { ...example.reservation.total, amount: shown.to + 1 } };
    for (const [cost, isOther] of [
      [{ from: shown.from, to: shown.to + 1 }, false],
      [shown, true],
      [{ from: shown.from - 1, to: shown.to + 1 }, true],
    ] as const)
      expect(isNew(await heldFor(range, { cost }))).toBe(isOther);
  });

  it("says nothing where it costs what was shown, or nothing was", async () => {
    expect(isNew(await heldFor(example.reservation, { cost: shown }))).toBe(false);
    expect(isNew(await heldFor(dearer, {}))).toBe(false);
  });

  it("does so where it was shown by what led to the visit", async () => {
    const visit = runReservation({ draft: example.withServices, step: "contacts", startTime, shownCost: shown });
    await visit.answer("checkTime", preview);
    await visit.answer("takeTime", heldAt(dearer));
    expect(isNew(visit)).toBe(true);
  });

  it("is known to do so after another try of the same time", async () => {
    expect(isNew(await heldFor(dearer, { cost: shown }, {}))).toBe(true);
  });

  /** At the times again, where another one was picked at a price and not had. */
  async function afterAnother(): Promise<Visit> {
    const visit = await heldFor(example.reservation, { cost: shown });
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "slot.picked", startTime: later, cost: { from: 1, to: 1 } });
    await visit.fail("takeTime", refused("slotTaken").failed);
    return visit;
  }

  it("is compared with nothing that was shown for other services or masters", async () => {
    const visit = await afterAnother();
    visit.send({ type: "master.picked", ...example.wish, masterId: example.master });
    visit.send({ type: "slot.picked", startTime: later });
    await visit.answer("takeTime", heldAnew());
    expect(isNew(visit)).toBe(false);
  });

  it("is compared with nothing that was shown for another time", async () => {
    const visit = await afterAnother();
    visit.send({ type: "slot.picked", startTime: "2026-11-23T16:00:00+05:00" });
    await visit.answer("takeTime", heldAnew());
    expect(isNew(visit)).toBe(false);
  });

  it("is compared with nothing that was shown for another time when what is held is come back to", async () => {
    const visit = await afterAnother();
    visit.send({ type: "step.revisited", step: "contacts" });
    await runOut(visit);
    visit.send({ type: "slot.picked", startTime: later });
    await visit.answer("takeTime", heldAnew());
    expect(isNew(visit)).toBe(false);
  });

  it("is known to do so after a reload between the press and its answer", async () => {
    const visit = runReservation({ draft: example.withServices, step: "time", startTime: null });
    visit.send({ type: "slot.picked", startTime, cost: shown });
    const holding = holdingOf(visit.snapshot());
    const draft = draftOf(visit.context());
    const reloaded = runReservation({ draft, step: "time", startTime: null, ...(holding && { holding }) });
    expect(reloaded.state()).toBe("choosingTime");
    reloaded.send({ type: "slot.picked", startTime });
    await reloaded.answer("takeTime", heldAt(dearer));
    expect(isNew(reloaded)).toBe(true);
  });

  it("does so where its hold ran out and it is had again at another price", async () => {
    const visit = await heldFor(example.reservation, {});
    await runOut(visit);
    expect(visit.state()).toBe("choosingTime");
    visit.send({ type: "slot.picked", startTime });
    await visit.answer("takeTime", heldAt(dearer));
    expect(isNew(visit)).toBe(true);
  });
});
