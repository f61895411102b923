import { describe, expect, it } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { draftOf } from "../../../machines/reservation/machine.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { preview } from "../../../machines/kit/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runReservation } from "../support/run.ts";
import { runOut, visitAtConfirmation, visitAtTime, visitWithCode, visitWithHold } from "../support/visit.ts";

const { contacts, startTime } = example;
const later = "2026-11-23T15:00:00+05:00";
const haircut = { person: 1, serviceId: example.haircut };

describe("The guided reservation", () => {
  it("lets a visitor without an account book through an SMS code", async () => {
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    visit.send({ type: "service.toggled", ...haircut }, { type: "services.confirmed" });
    await visit.answer("allocateServices", example.allocation);
    visit.send({ type: "masters.confirmed" }, { type: "slot.picked", startTime });
    await visit.answer("takeTime", example.read.held);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    await visit.answer("requestSmsCode", example.challenge);
    visit.enterCode("123456");
    await visit.answer("checkSmsCode", example.proof);
    visit.send({ type: "reservation.confirmed" });
    await visit.answer("createReservation", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
    expect(visit.facts).toEqual([
      { type: "service.added", serviceId: example.haircut, isFirst: true },
      { type: "time.held", reservationId: example.hold.reservationId, startTime },
      {
        type: "reservation.created",
        reservationId: example.hold.reservationId,
        secret: example.hold.secret,
        status: "confirmed",
      },
    ]);
    expect(visit.asked("createReservation")).toEqual([
      expect.objectContaining({ startTime, replaces: null }),
      {
        hold: example.hold,
        ...contacts,
        clientPhone: 77011234567,
        proof: example.proof.proof,
        expected: expectedOf(example.reservation),
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

  it("keeps what was typed when a hold runs out", async () => {
    const visit = await visitWithHold();
    const { clientName, comment } = contacts;
    visit.sendContacts({ type: "contacts.edited", contacts: { clientName, comment, clientPhone: "8 701 12" } });
    await runOut(visit);
    expect(visit.state()).toBe("choosingTime");
    expect(visit.context()).toMatchObject({
      contacts: { clientName, comment, clientPhone: "8 701 12" },
      held: null,
    });
    expect(visit.context().failure).toEqual({ kind: "holdExpired" });
    expect(visit.facts.at(-1)).toEqual({ type: "hold.ran-out" });
  });

  it("forgets with the hold the code and the proof that were bound to it", async () => {
    const visit = await visitAtConfirmation();
    await runOut(visit);
    expect(visit.context().contacts).toMatchObject({ challenge: null, proof: null });
  });

  it("leaves a draft that holds nothing once the hold ran out, and one that does until then", async () => {
    const visit = await visitAtConfirmation();
    expect(draftOf(visit.context())).toMatchObject({ isTemporary: true, hold: example.hold });
    await runOut(visit);
    expect(draftOf(visit.context())).toMatchObject({ isTemporary: false, hold: null });
  });

  it("takes the time of a link to the confirmation, of which nothing is held yet, and shows its bill before it is confirmed", async () => {
    const visit = runReservation({ draft: example.withServices, step: "confirm", startTime });
    await visit.answer("checkTime", preview);
    await visit.answer("takeTime", example.read.held);
    expect([visit.state(), visit.context().held?.hasSeenBill]).toEqual(["held.enteringContacts", false]);
  });

  it("keeps the basket and offers the nearest times when the slot is taken meanwhile", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    const { failed } = refused("slotTaken", { alternatives: [example.slot] });
    await visit.fail("takeTime", failed);
    expect(visit.state()).toBe("choosingTime");
    expect(visit.context().failure).toEqual(failed);
    expect(failed.problem.alternatives).toEqual([example.slot]);
    expect(visit.context().wishes).toEqual([example.wish]);
  });

  it("gives up the hold of an earlier choice together with the next one", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime: later });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ startTime: later, replaces: example.hold });
  });

  it.each([
    ["another service", { type: "service.toggled", person: 1, serviceId: 5 }, "services"],
    ["another master", { type: "master.picked", ...haircut, masterId: example.master }, "masters"],
  ] as const)("gives up a hold for %s, even for the same time", async (_, chosen, step) => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step }, chosen, { type: "step.revisited", step: "time" });
    expect(draftOf(visit.context()).isTemporary).toBe(false);
    visit.send({ type: "step.revisited", step: "contacts" });
    expect(visit.state()).toBe("choosingTime");
    visit.send({ type: "slot.picked", startTime });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ startTime, replaces: example.hold });
  });

  it("does not hold again the time that is already held", async () => {
    const visit = visitAtTime({ draft: example.withHold, startTime });
    await visit.answer("restoreHold", example.read.held);
    expect(visit.state()).toBe("held.enteringContacts");
    visit.send({ type: "step.revisited", step: "time" }, { type: "slot.picked", startTime });
    expect(visit.state()).toBe("held.enteringContacts");
    expect(visit.asked("createReservation")).toEqual([]);
    expect(visit.asked("getReservation")).toHaveLength(1);
  });

  it("looks at a time from the salon's page once more before it holds it", async () => {
    const visit = visitAtTime({ startTime });
    expect(visit.asked("createReservation")).toEqual([]);
    await visit.answer("checkTime", preview);
    expect(visit.asked("createReservation")).toEqual([expect.objectContaining({ startTime })]);
  });

  it("holds a time that the client picks without looking at it once more", async () => {
    const visit = visitAtTime({ startTime });
    await visit.fail("checkTime", refused("slotTaken").failed);
    visit.send({ type: "slot.picked", startTime: later });
    expect(visit.asked("createReservation")).toEqual([expect.objectContaining({ startTime: later })]);
  });

  it("keeps the bill of what is held from the hold on", async () => {
    const visit = await visitWithHold();
    expect(visit.context().held?.reservation).toEqual(example.reservation);
    expect(visit.asked("previewReservation")).toEqual([]);
    expect(visit.asked("getReservation")).toEqual([]);
  });

  it.each(["holdExpired", "slotTaken", "reservationNotFound"] as const)(
    "knows from %s that the hold is gone, and says why and what is free instead",
    async (code) => {
      const visit = await visitAtConfirmation();
      visit.send({ type: "reservation.confirmed" });
      const { failed } = refused(code, { alternatives: [example.slot] });
      await visit.fail("createReservation", failed);
      expect(visit.state()).toBe("choosingTime");
      expect(visit.context().held).toBeNull();
      expect(visit.context().failure).toEqual(failed);
      expect(visit.facts.at(-1)).toEqual({ type: "hold.ran-out" });
    },
  );

  it("is disturbed neither by the question whether the time is still held, nor by its answer", async () => {
    const visit = await visitAtConfirmation();
    const deadline = example.hold.until + 1000;
    await visit.answer("holdExpiry", deadline);
    expect([visit.state(), visit.timeHoldState()]).toEqual(["held.confirming", "restoringHold"]);
    await visit.fail("restoreHold", unreachable.failed);
    expect([visit.state(), visit.timeHoldState()]).toEqual(["held.confirming", "keepingTime"]);
    expect(visit.context().failure).toBeNull();
    await visit.answer("holdExpiry", deadline + 15_000);
    const longer = { ...example.hold, until: example.hold.until + 200_000 };
    await visit.answer("restoreHold", { ...example.read.held, hold: longer });
    expect(visit.state()).toBe("held.confirming");
    expect(visit.context().held?.hold).toEqual(longer);
    expect(draftOf(visit.context()).hold).toEqual(longer);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ hold: longer, proof: example.proof.proof });
  });

  it("takes a refusal of the confirmation for its word while nobody knows if the time is still held", async () => {
    const visit = await visitAtConfirmation();
    await visit.answer("holdExpiry", example.hold.until + 1000);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.world.openCall("restoreHold")).toBeUndefined();
    await visit.fail("createReservation", refused("holdExpired").failed);
    expect(visit.state()).toBe("choosingTime");
    expect(visit.context().held).toBeNull();
  });

  it.each([
    ["services", "choosingServices"],
    ["masters", "choosingMasters"],
    ["time", "choosingTime"],
  ] as const)("lets the client go to the %s while the hold cannot be read, and come back", async (step, state) => {
    const visit = visitAtTime({ draft: example.withHold, step: "contacts" });
    visit.send({ type: "step.revisited", step });
    expect(visit.state()).toBe("held.holdingTime");
    await visit.fail("restoreHold", unreachable.failed);
    visit.send({ type: "step.revisited", step: "confirm" });
    expect(visit.state()).toBe("held.holdingTime");
    visit.send({ type: "step.revisited", step });
    expect(visit.state()).toBe(state);
    expect(visit.context()).toMatchObject({ held: { hold: example.hold }, failure: null });
    visit.send({ type: "step.revisited", step: "contacts" });
    await visit.answer("restoreHold", example.read.held);
    expect(visit.state()).toBe("held.enteringContacts");
  });

  it("lets nobody go while a time is being taken, nor while the hold is being read once more", async () => {
    const taking = visitAtTime();
    taking.send({ type: "slot.picked", startTime }, { type: "step.revisited", step: "services" });
    expect(taking.state()).toBe("held.holdingTime");
    const visit = visitAtTime({ draft: example.withHold, step: "contacts" });
    await visit.fail("restoreHold", unreachable.failed);
    visit.retry();
    visit.send({ type: "step.revisited", step: "services" });
    expect(visit.state()).toBe("held.holdingTime");
  });

  it("keeps what was typed while the service cannot be asked about the hold", async () => {
    const visit = runReservation({ draft: example.withContacts, step: "contacts", startTime: null });
    await visit.fail("restoreHold", unreachable.failed);
    expect([visit.state(), visit.timeHoldState()]).toEqual(["held.holdingTime", "waitingToRetry"]);
    expect(draftOf(visit.context())).toEqual(example.withContacts);
    visit.retry();
    await visit.answer("restoreHold", example.read.held);
    expect(visit.state()).toBe("held.enteringContacts");
  });

  it("is not given up while it may stand already: its client would be left without the key to it", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" }, { type: "reservation.abandoned" });
    expect(visit.state()).toBe("creatingReservation");
    await visit.fail("createReservation", unreachable.failed);
    visit.send({ type: "reservation.abandoned" });
    expect(visit.state()).toBe("held.holdingTime");
    await visit.answer("restoreHold", example.read.confirmed);
    expect(visit.state()).toBe("reserved");
    expect(visit.facts).toContainEqual(
      expect.objectContaining({ type: "reservation.created", secret: example.hold.secret }),
    );
  });

  it("comes to its end when the client gives the visit up before it is confirmed", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "reservation.abandoned" });
    expect(visit.state()).toBe("abandoned");
    expect(visit.world.calls.filter(({ outcome }) => outcome === "open")).toEqual([]);
  });
});
