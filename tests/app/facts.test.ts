import { expect, test, vi } from "vitest";
import { hold, withHold } from "../../machines/reservation/examples.ts";
import type { ReservationFact } from "../../machines/reservation/types.ts";
import type { Track } from "../../domain/analytics.ts";
import { reactToReservation } from "../../src/app/facts.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";

function after(fact: ReservationFact) {
  const values = storedValues(memoryStorage());
  const stored = { ...values, ...savedValues(values) };
  stored.savedReservation.write(withHold);
  stored.guestReservations.write({ earlier: "another secret" });
  const reactions = {
    firmId: 1,
    stored,
    replacePage: vi.fn<(path: string) => void>(),
    sayHoldRanOut: vi.fn<() => void>(),
    track: vi.fn<Track>(),
  };
  reactToReservation(fact, reactions);
  return reactions;
}

test("a reservation that was made leaves its secret, takes its draft away and shows itself", () => {
  const { reservationId, secret } = hold;
  const { stored, replacePage, track } = after({ type: "reservation.created", reservationId, secret });
  expect(stored.guestReservations.read()).toEqual({ earlier: "another secret", [reservationId]: secret });
  expect(stored.savedReservation.read()).toBeUndefined();
  expect(replacePage.mock.calls).toEqual([[`/my/reservation/${reservationId}/success`]]);
  expect(track.mock.calls).toEqual([["created_reservation_successfully", { firmId: 1 }]]);
});

test("a hold that ran out is said, and what was typed stays", () => {
  const { sayHoldRanOut, replacePage, stored } = after({ type: "hold.ran-out" });
  expect(sayHoldRanOut).toHaveBeenCalledOnce();
  expect(replacePage).not.toHaveBeenCalled();
  expect(stored.savedReservation.read()).toEqual(withHold);
});

test("the first service and each further one are told apart", () => {
  const first = after({ type: "service.added", serviceId: 5, isFirst: true });
  expect(first.track.mock.calls).toEqual([["add_service", { firmId: 1, serviceId: 5 }]]);
  const further = after({ type: "service.added", serviceId: 6, isFirst: false });
  expect(further.track.mock.calls).toEqual([["add_another_service", { firmId: 1, serviceId: 6 }]]);
});

test("no secret is ever tracked", () => {
  const { reservationId, secret } = hold;
  const { track } = after({ type: "reservation.created", reservationId, secret });
  expect(JSON.stringify(track.mock.calls)).not.toContain(secret);
});
