import { chosenOtherwise } from "../../../domain/visit-choice.ts";
import { describe, expect, it } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/reservation-change/examples.ts";
import { failureOf, previewOf, choiceOf } from "../../../machines/reservation-change/selectors.ts";
import { readBy } from "../support/read-visit.ts";

const { delayedVisit, lateVisit, visit, withdrawnVisit } = example;
const { movedByClient, movedByGuest, movedVisit, otherTime, otherStart, preview, dearerBill, dearerPreview } = example;
const { otherChoice, reselectedByGuest } = example;

const move = { type: "move.confirmed" } as const;

const pick = { type: "slot.picked", startTime: otherStart } as const;

/** Somebody who has picked another time and reads what is about to happen. */
async function pickedBy(own = movedByGuest) {
  const running = await readBy(own);
  running.send(pick);
  await running.answer("previewReservation", preview);
  return running;
}

describe("Moving a visit", () => {
  it.each([
    ["a guest, with the secret", movedByGuest],
    ["the client whose phone it is of, without one", movedByClient],
  ])("is done by %s, for the same services of the same masters, at the price that was seen", async (_, own) => {
    const running = await pickedBy(own);
    expect(running.state()).toBe("confirmingMove");
    expect(running.asked("updateReservation")).toEqual([]);
    running.send(move, move);
    const params = { entries: [{ person: 1, serviceId: 1, masterId: 2 }], peopleCount: 1, awaitingTime: 0 };
    const change = { version: 2, startTime: otherStart, params, expected: expectedOf(preview) };
    expect(running.asked("updateReservation")).toMatchObject([{ secret: own.secret, change }]);
    await running.answer("updateReservation", movedVisit);
    expect(running.state()).toBe("changed");
    expect(running.facts.at(-1)).toEqual({ type: "reservation.changed", reservation: movedVisit });
  });

  it("is gone on with by what was chosen before, where something was", async () => {
    const running = await readBy({ ...movedByGuest, chosen: chosenOtherwise(otherChoice, visit) });
    expect([running.state(), choiceOf(running.snapshot())]).toEqual(["choosingTime", otherChoice]);
    running.send(pick);
    expect(running.asked("previewReservation")).toMatchObject([{ params: { entries: otherChoice.wishes } }]);
  });

  it("is priced by the service before anything can be confirmed, at the time that was picked and with its own time free", async () => {
    const running = await readBy(movedByGuest);
    running.send(pick, move);
    expect(running.state()).toBe("readingPrice");
    const params = { entries: [{ person: 1, serviceId: 1, masterId: 2 }], peopleCount: 1, awaitingTime: 0 };
    const own = { reservationId: visit.id, secret: movedByGuest.secret };
    const asked = { firmId: 1, params, startTime: otherStart, own };
    expect(running.asked("previewReservation")).toEqual([asked]);
    await running.answer("previewReservation", preview);
    expect(previewOf(running.snapshot())).toEqual(preview);
    expect(running.asked("updateReservation")).toEqual([]);
  });

  it("to a time whose price is refused or can't be read leads back to the times, which can be picked again", async () => {
    for (const problem of [refused("slotTaken", { alternatives: [otherTime] }), unreachable]) {
      const running = await readBy(movedByGuest);
      running.send(pick);
      await running.fail("previewReservation", problem.failed);
      expect([running.state(), failureOf(running.snapshot())]).toEqual(["choosingTime", problem.failed]);
      running.send(pick);
      expect([running.state(), failureOf(running.snapshot())]).toEqual(["readingPrice", null]);
    }
  });

  it("whose master is gone by then leads to the services and masters", async () => {
    const running = await readBy(movedByGuest);
    running.send(pick);
    await running.fail("previewReservation", refused("noMasterFree").failed);
    expect(running.state()).toBe("choosingServices");
  });

  it("that was not answered is asked for again with the same key", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", unreachable.failed);
    expect(running.state()).toBe("confirmingMove");
    running.send(move);
    const [first, second] = running.keys("updateReservation");
    expect(second).toBe(first);
  });

  it("to another time than the one that was not answered is a new intent", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", unreachable.failed);
    running.send({ type: "slot.reconsidered" });
    running.send({ type: "slot.picked", startTime: otherTime.startTime });
    await running.answer("previewReservation", { ...preview, startTime: otherTime.startTime });
    running.send(move);
    const [first, second] = running.keys("updateReservation");
    expect(second).not.toBe(first);
  });

  it("to a time that is taken meanwhile leads back to the times, with the nearest others", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", refused("slotTaken", { alternatives: [otherTime] }).failed);
    expect(running.state()).toBe("choosingTime");
    expect(running.context()).toMatchObject({ update: null, reservation: visit });
    expect(failureOf(running.snapshot())).toMatchObject({ code: "slotTaken" });
  });

  it("that costs something else needs another word, and then names the new price", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", refused("priceChanged", { bill: dearerBill }).failed);
    expect(running.state()).toBe("readingPrice");
    expect(failureOf(running.snapshot())).toMatchObject({ code: "priceChanged" });
    await running.answer("previewReservation", dearerPreview);
    expect(running.state()).toBe("confirmingMove");
    expect(failureOf(running.snapshot())).toMatchObject({ code: "priceChanged" });
    running.send(move);
    const [first, second] = running.keys("updateReservation");
    expect(second).not.toBe(first);
    expect(running.asked("updateReservation").at(-1)).toMatchObject({
      change: { startTime: otherStart, expected: expectedOf(dearerBill) },
    });
  });

  it("of a visit that was changed elsewhere goes on from how it stands now", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", refused("reservationChanged", { reservation: delayedVisit }).failed);
    expect([running.state(), running.context().reservation]).toEqual(["choosingTime", delayedVisit]);
    expect(running.facts.at(-1)).toEqual({ type: "reservation.seen", reservation: delayedVisit });
    running.send(pick);
    await running.answer("previewReservation", preview);
    running.send(move);
    expect(running.asked("updateReservation").at(-1)).toMatchObject({ change: { version: delayedVisit.version } });
  });

  it("of which something else was chosen is asked for anew with what was not chosen as it is by now", async () => {
    const { wishes } = otherChoice;
    const running = await readBy({ ...movedByGuest, chosen: chosenOtherwise(otherChoice, visit) });
    running.send(pick);
    await running.answer("previewReservation", preview);
    running.send(move);
    await running.fail("updateReservation", refused("reservationChanged", { reservation: delayedVisit }).failed);
    const { awaitingTime, manner } = delayedVisit;
    expect(choiceOf(running.snapshot())).toEqual({ wishes, layout: { awaitingTime, manner } });
  });

  it("that the salon has cancelled meanwhile is told so", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", refused("reservationChanged", { reservation: withdrawnVisit }).failed);
    expect(running.state()).toBe("refused");
    expect(running.facts.at(-1)).toEqual({ type: "reservation.seen", reservation: withdrawnVisit });
  });

  it("is done with other services or masters, which are chosen first and can be chosen again", async () => {
    const running = await readBy(reselectedByGuest);
    expect(running.state()).toBe("choosingServices");
    running.send({ type: "choice.confirmed", choice: otherChoice });
    expect(running.state()).toBe("choosingTime");
    running.send({ type: "services.reconsidered" });
    expect([running.state(), choiceOf(running.snapshot())]).toEqual(["choosingServices", otherChoice]);
    running.send({ type: "choice.confirmed", choice: otherChoice }, pick);
    await running.answer("previewReservation", preview);
    running.send(move);
    const params = { entries: otherChoice.wishes, peopleCount: 1, awaitingTime: 0 };
    expect(running.asked("updateReservation")).toMatchObject([{ change: { startTime: otherStart, params } }]);
    await running.answer("updateReservation", movedVisit);
    expect(running.state()).toBe("changed");
  });

  it("that was not answered is a new intent with other masters", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", unreachable.failed);
    running.send({ type: "slot.reconsidered" }, { type: "services.reconsidered" });
    running.send({ type: "choice.confirmed", choice: otherChoice }, pick);
    await running.answer("previewReservation", preview);
    running.send(move);
    const [first, second] = running.keys("updateReservation");
    expect(second).not.toBe(first);
  });

  it.each(["noMasterFree", "servicesNotBookable"] as const)(
    "that is refused as %s leads to the services and masters, which can be chosen otherwise",
    async (code) => {
      const running = await pickedBy();
      running.send(move);
      await running.fail("updateReservation", refused(code).failed);
      expect([running.state(), choiceOf(running.snapshot()).wishes]).toEqual([
        "choosingServices",
        [{ person: 1, serviceId: 1, masterId: 2 }],
      ]);
      expect(failureOf(running.snapshot())).toMatchObject({ code });
    },
  );

  it("that is not free any more ends at the firm's phone", async () => {
    const running = await pickedBy();
    running.send(move);
    await running.fail("updateReservation", refused("changeTooLate", { reservation: lateVisit }).failed);
    expect(running.state()).toBe("refused");
    expect((await readBy(movedByGuest, lateVisit)).state()).toBe("refused");
  });

  it("is given up without a call", async () => {
    const running = await pickedBy();
    running.send({ type: "change.abandoned" });
    expect(running.state()).toBe("closed");
    expect(running.asked("updateReservation")).toEqual([]);
  });
});
