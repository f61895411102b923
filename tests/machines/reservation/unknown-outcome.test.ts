import { describe, expect, it } from "vitest";
import * as example from "../../../machines/reservation/examples.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { visitAtConfirmation, visitAtTime, visitWithHold, type Visit } from "../support/visit.ts";

const { contacts, startTime } = example;

async function confirmInVain(visit: Visit): Promise<void> {
  visit.send({ type: "reservation.confirmed" });
  await visit.fail("createReservation", unreachable.failed);
}

describe("An answer that never came", () => {
  it("to a confirmation is asked about, and the same key is sent again", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    expect(visit.state()).toBe("checkingOutcome");
    await visit.answer("checkOutcome", example.held);
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(second).toBe(first);
  });

  it("to a confirmation that did its work ends in a reservation without a second call", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.answer("checkOutcome", example.confirmed);
    expect(visit.state()).toBe("reserved");
    expect(visit.asked("createReservation")).toHaveLength(2);
  });

  it("does not tie another comment to the key of the first confirmation", async () => {
    const visit = await visitAtConfirmation();
    await confirmInVain(visit);
    await visit.answer("checkOutcome", example.held);
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.send({ type: "contacts.submitted", contacts: { ...contacts, comment: "Другое пожелание" } });
    await visit.answer("previewReservation", example.preview);
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it.each([unreachable, broken])(
    "to a hold (%j) lets the same time be picked again with the same key",
    async (lost) => {
      const visit = visitAtTime();
      visit.send({ type: "slot.picked", startTime });
      await visit.fail("holdTime", lost.failed);
      visit.send({ type: "slot.picked", startTime });
      const [first, second] = visit.keys("createReservation");
      expect(second).toBe(first);
    },
  );

  it("to a hold gives another time another key", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    await visit.fail("holdTime", unreachable.failed);
    visit.send({ type: "slot.picked", startTime: "2026-11-23T15:00:00+05:00" });
    const [first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
  });

  it("to the next hold is repeated with another key once the hold that it was to replace has run out", async () => {
    const visit = await visitWithHold();
    const later = "2026-11-23T15:00:00+05:00";
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime: later });
    await visit.fail("holdTime", unreachable.failed);
    visit.send({ type: "step.revisited", step: "contacts" });
    await visit.answer("holdExpiry");
    visit.send({ type: "slot.picked", startTime: later });
    expect(new Set(visit.keys("createReservation")).size).toBe(3);
  });
});

describe("An answer that came", () => {
  it("settles the intent: the same time picked after a refusal gets a new key", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    await visit.fail("holdTime", refused("slotTaken").failed);
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
});
