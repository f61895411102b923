import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/reservation-change/examples.ts";
import { failureOf, reservationOf } from "../../../machines/reservation-change/selectors.ts";
import { readBy } from "../support/read-visit.ts";
import { runReservationChange } from "../support/run.ts";

const { byClient, byGuest, cancelledVisit, delayedVisit, lateVisit, pastVisit, visit, withdrawnVisit } = example;
const confirm = { type: "cancellation.confirmed" } as const;

describe("Cancelling a visit", () => {
  it("asks first how the visit stands at this minute, and shows that before anything is done", async () => {
    const running = runReservationChange(byGuest);
    expect(running.state()).toBe("readingReservation");
    await running.answer("getReservation", visit);
    expect(running.state()).toBe("confirmingCancellation");
    expect(reservationOf(running.snapshot())).toEqual(visit);
    expect(running.facts).toEqual([{ type: "reservation.seen", reservation: visit }]);
    expect(running.asked("cancelReservation")).toEqual([]);
  });

  it.each([
    ["a guest, with the secret", byGuest],
    ["the client whose phone it is of, without one", byClient],
  ])("is done by %s", async (_, own) => {
    const running = await readBy(own);
    running.send(confirm);
    const { reservationId, secret } = own;
    expect(running.asked("cancelReservation")).toEqual([{ reservationId, secret, version: visit.version }]);
    await running.answer("cancelReservation", cancelledVisit);
    expect(running.state()).toBe("cancelled");
    expect(running.facts.at(-1)).toEqual({ type: "reservation.cancelled", reservation: cancelledVisit });
  });

  it("is asked for once for a double press, and again with the same key when no answer came", async () => {
    const running = await readBy();
    running.send(confirm, confirm);
    expect(running.asked("cancelReservation")).toHaveLength(1);
    await running.fail("cancelReservation", unreachable.failed);
    expect(running.state()).toBe("confirmingCancellation");
    expect(failureOf(running.snapshot())).toEqual(unreachable.failed);
    running.send(confirm);
    const [first, second] = running.keys("cancelReservation");
    expect(second).toBe(first);
  });

  it("is not offered when it is not free any more", async () => {
    const running = await readBy(byGuest, lateVisit);
    expect(running.state()).toBe("refused");
    running.send(confirm);
    expect(running.asked("cancelReservation")).toEqual([]);
  });

  it("that was free when it was shown and is not when it is asked for ends at the firm's phone", async () => {
    const running = await readBy();
    running.send(confirm);
    await running.fail("cancelReservation", refused("cancelTooLate", { reservation: lateVisit }).failed);
    expect(running.state()).toBe("refused");
    expect(running.context().reservation).toEqual(lateVisit);
    expect(running.facts.at(-1)).toEqual({ type: "reservation.seen", reservation: lateVisit });
  });

  it("that is refused for another reason than a change is shown as it was, whatever the refusal brings", async () => {
    const running = await readBy();
    running.send(confirm);
    const problem = refused("tooManyRequests", { reservation: delayedVisit });
    await running.fail("cancelReservation", problem.failed);
    expect([running.state(), reservationOf(running.snapshot())]).toEqual(["confirmingCancellation", visit]);
    expect(failureOf(running.snapshot())).toEqual(problem.failed);
    expect(running.facts).toEqual([{ type: "reservation.seen", reservation: visit }]);
  });

  it("that has changed since it was shown is shown as it is now, and is cancelled only by another word", async () => {
    const running = await readBy();
    running.send(confirm);
    const problem = refused("reservationChanged", { reservation: delayedVisit });
    await running.fail("cancelReservation", problem.failed);
    expect(running.state()).toBe("confirmingCancellation");
    expect(reservationOf(running.snapshot())).toEqual(delayedVisit);
    expect(failureOf(running.snapshot())).toEqual(problem.failed);
    expect(running.facts.at(-1)).toEqual({ type: "reservation.seen", reservation: delayedVisit });
    expect(running.asked("cancelReservation")).toHaveLength(1);
    running.send(confirm);
    expect(running.asked("cancelReservation").at(-1)).toMatchObject({ version: delayedVisit.version });
    const [first, second] = running.keys("cancelReservation");
    expect(second).not.toBe(first);
  });

  it("that the salon has cancelled meanwhile is told so", async () => {
    const running = await readBy();
    running.send(confirm);
    await running.fail("cancelReservation", refused("reservationChanged", { reservation: withdrawnVisit }).failed);
    expect(running.state()).toBe("refused");
    expect(running.facts.at(-1)).toEqual({ type: "reservation.seen", reservation: withdrawnVisit });
  });

  it("has nothing to do with a visit that is over", async () => {
    expect((await readBy(byGuest, pastVisit)).state()).toBe("refused");
  });

  it("that happened in another tab is shown as done, and not done again", async () => {
    const running = await readBy(byGuest, cancelledVisit);
    expect(running.state()).toBe("cancelled");
    expect(running.asked("cancelReservation")).toEqual([]);
  });

  it("is given up without a call", async () => {
    const running = await readBy();
    running.send({ type: "change.abandoned" });
    expect(running.state()).toBe("closed");
    expect(running.world.calls).toHaveLength(1);
  });

  it("can be tried again when nothing could be read", async () => {
    const running = runReservationChange(byGuest);
    await running.fail("getReservation", unreachable.failed);
    expect(running.state()).toBe("waitingToRetry");
    running.send({ type: "retry.requested" });
    await running.answer("getReservation", visit);
    expect(running.state()).toBe("confirmingCancellation");
  });
});
