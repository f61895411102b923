import { describe, expect, it } from "vitest";
import { draftOf } from "../../../machines/reservation/context.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runReservation } from "../support/run.ts";
import { visitAtConfirmation, visitAtTime, visitWithCode, visitWithHold } from "../support/visit.ts";

const { contacts, startTime } = example;

describe("The guided reservation", () => {
  it("lets a visitor without an account book through an SMS code", async () => {
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    visit.send({ type: "service.toggled", serviceId: example.haircut }, { type: "services.confirmed" });
    await visit.answer("allocateServices", example.allocation);
    visit.send({ type: "masters.confirmed" }, { type: "slot.picked", startTime });
    await visit.answer("holdTime", example.held);
    visit.send({ type: "contacts.submitted", contacts });
    await visit.answer("requestSmsCode", example.challenge);
    visit.enterCode("123456");
    await visit.answer("checkSmsCode", example.proof);
    await visit.answer("previewReservation", example.preview);
    visit.send({ type: "reservation.confirmed" });
    await visit.answer("createReservation", example.confirmed);
    expect(visit.state()).toBe("reserved");
    expect(visit.facts).toEqual([
      { type: "service.added", serviceId: example.haircut, isFirst: true },
      { type: "time.held", reservationId: example.hold.reservationId, startTime },
      { type: "reservation.created", reservationId: example.hold.reservationId, secret: example.hold.secret },
    ]);
    expect(visit.asked("createReservation")).toEqual([
      expect.objectContaining({ isTemporary: true, startTime, replaces: null }),
      {
        isTemporary: false,
        hold: example.hold,
        ...contacts,
        clientPhone: 77011234567,
        proof: example.proof.proof,
        expectedTotal: example.reservation.total,
      },
    ]);
  });

  it("holds once for a double click", () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime }, { type: "slot.picked", startTime });
    expect(visit.asked("createReservation")).toHaveLength(1);
  });

  it("confirms once for a double click", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" }, { type: "reservation.confirmed" });
    expect(visit.asked("createReservation")).toHaveLength(2);
  });

  it("asks for no time while there is no service", () => {
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    visit.send({ type: "services.confirmed" }, { type: "step.revisited", step: "time" });
    expect(visit.state()).toBe("choosing.choosingServices");
  });

  it("takes nobody's typing when a hold runs out", async () => {
    const visit = await visitWithHold();
    const { clientName, comment } = contacts;
    visit.send({ type: "contacts.edited", contacts: { clientName, comment, clientPhone: "8 701 12" } });
    await visit.answer("holdExpiry");
    expect(visit.state()).toBe("choosing.choosingTime");
    expect(visit.context()).toMatchObject({ clientName, comment, clientPhone: "8 701 12", hold: null });
    expect(visit.context().failure).toEqual({ kind: "holdExpired" });
    expect(visit.facts.at(-1)).toEqual({ type: "hold.ran-out" });
  });

  it("keeps the basket and offers the nearest times when the slot is taken meanwhile", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    await visit.fail("holdTime", refused("slotTaken", { alternatives: [example.slot] }).failed);
    expect(visit.state()).toBe("choosing.choosingTime");
    expect(visit.context().failure).toEqual({ kind: "slotTaken", alternatives: [example.slot] });
    expect(visit.context().services).toEqual(example.withServices.services);
  });

  it("gives up the hold of an earlier choice together with the next one", async () => {
    const visit = await visitWithHold();
    const later = "2026-11-23T15:00:00+05:00";
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime: later });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ startTime: later, replaces: example.hold });
  });

  it("does not hold again the time that is already held", async () => {
    const visit = visitAtTime({ draft: example.withHold, startTime });
    await visit.answer("restoreHold", example.held);
    expect(visit.state()).toBe("held.enteringContacts");
    expect(visit.asked("createReservation")).toEqual([]);
  });

  it("looks at a time from the salon's page once more before it holds it", async () => {
    const visit = visitAtTime({ startTime });
    expect(visit.asked("createReservation")).toEqual([]);
    await visit.answer("checkTime", example.preview);
    expect(visit.asked("createReservation")).toEqual([expect.objectContaining({ startTime })]);
  });

  it.each(["holdExpired", "slotTaken"] as const)("knows from %s that the hold is gone", async (code) => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "confirm" });
    await visit.fail("previewReservation", refused(code).failed);
    expect(visit.state()).toBe("choosing.choosingTime");
    expect(visit.context().hold).toBeNull();
    expect(visit.facts.at(-1)).toEqual({ type: "hold.ran-out" });
  });

  it("keeps what was typed while the service cannot be asked about the hold", async () => {
    const visit = runReservation({ draft: example.withContacts, step: "contacts", startTime: null });
    await visit.fail("restoreHold", unreachable.failed);
    expect(visit.state()).toBe("waitingToRetry");
    expect(draftOf(visit.context())).toEqual(example.withContacts);
    visit.send({ type: "retry.requested" });
    await visit.answer("restoreHold", example.held);
    expect(visit.state()).toBe("held.enteringContacts");
  });

  it("comes to its end when the client gives the visit up, whatever was being asked", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "reservation.abandoned" });
    expect(visit.state()).toBe("abandoned");
    expect(visit.world.calls.filter(({ outcome }) => outcome === "open")).toEqual([]);
  });
});
