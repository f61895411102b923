import { describe, expect, it } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { runReservation } from "../support/run.ts";
import { runOut, visitAtConfirmation, type Visit } from "../support/visit.ts";

const { dearer } = example;
const priceChanged = refused("priceChanged", { reservation: dearer });

async function visitAtChangedPrice(): Promise<Visit> {
  const visit = await visitAtConfirmation();
  visit.send({ type: "reservation.confirmed" });
  await visit.fail("createReservation", priceChanged.failed);
  return visit;
}

describe("A price that changed between the hold and the confirmation", () => {
  it("leads back to the confirmation with the new bill, and says so", async () => {
    const visit = await visitAtChangedPrice();
    expect(visit.state()).toBe("held.confirming");
    expect(visit.context().reservation).toEqual(dearer);
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
    await visit.fail("createReservation", refused("tooManyRequests", { reservation: dearer }).failed);
    expect(visit.context().reservation).toEqual(example.reservation);
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
    await visit.fail("createReservation", refused("priceChanged", { reservation: again }).failed);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ expected: expectedOf(again) });
  });
});

describe("A reservation that awaits its prepayment", () => {
  async function visitAtPrepayment(): Promise<Visit> {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.answer("createReservation", example.read.awaitingPrepayment);
    return visit;
  }

  it("is not reserved", async () => {
    const visit = await visitAtPrepayment();
    expect(visit.state()).toBe("held.awaitingPrepayment");
    expect(visit.asked("getReservation")).toEqual([]);
    expect(visit.context().reservation?.status).toBe("awaitingPrepayment");
    expect(visit.facts.map(({ type }) => type)).not.toContain("reservation.created");
  });

  it("is lost when its time runs out", async () => {
    const visit = await visitAtPrepayment();
    await runOut(visit);
    expect(visit.state()).toBe("choosingTime");
    expect(visit.facts.at(-1)).toEqual({ type: "hold.ran-out" });
  });

  it("is settled by asking again once it is paid", async () => {
    const visit = await visitAtPrepayment();
    visit.send({ type: "retry.requested" });
    expect(visit.state()).toBe("held.holdingTime");
    await visit.answer("restoreHold", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
    const { reservationId, secret } = example.hold;
    expect(visit.facts.at(-1)).toEqual({ type: "reservation.created", reservationId, secret });
  });

  it("still awaits it when asking again finds nothing paid, and when nobody can be asked", async () => {
    const visit = await visitAtPrepayment();
    visit.send({ type: "retry.requested" });
    await visit.answer("restoreHold", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("held.awaitingPrepayment");
    visit.send({ type: "retry.requested" });
    await visit.fail("restoreHold", unreachable.failed);
    visit.retry();
    await visit.answer("restoreHold", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("held.awaitingPrepayment");
  });

  it("is left by no look at an earlier step", async () => {
    const visit = await visitAtPrepayment();
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "contacts" });
    expect(visit.state()).toBe("held.awaitingPrepayment");
  });

  it("is come back to after a reload", async () => {
    const visit = runReservation({ draft: example.withContacts, step: "confirm", startTime: null });
    await visit.answer("restoreHold", example.read.awaitingPrepayment);
    expect(visit.state()).toBe("held.awaitingPrepayment");
  });
});
