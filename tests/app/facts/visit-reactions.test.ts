import { describe, expect, test, vi } from "vitest";
import type { Track } from "../../../domain/analytics.ts";
import { cancelledVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, reviewedVisit, settledVisit } from "../../../machines/review/examples.ts";
import type { PageFact } from "../../../src/blocks/page-fact.ts";
import { pageTracking } from "../../../src/app/facts/page-tracking.ts";
import { reactBy } from "../../../src/app/facts/react-by.ts";
import { reactTo } from "../../../src/app/facts/react-to.ts";
import type { Facts } from "../../../src/app/facts/reactions.ts";
import { notes } from "./notes.ts";

function afterReservation(fact: Facts["reservation"]) {
  const { done, note } = notes();
  reactTo("reservation", fact, {
    firmId: 1,
    urlKey: "red-apple",
    track: note("track"),
    postToHost: note("postToHost"),
    keepSecret: note("keepSecret"),
    forgetDraft: note("forgetDraft"),
    changed: note("changed"),
    replacePage: note("replacePage"),
    announceHoldRanOut: note("announceHoldRanOut"),
  });
  return done;
}

function tracked(fact: PageFact) {
  const track = vi.fn<Track>();
  reactBy(pageTracking, fact, { track });
  return track.mock.calls;
}

describe("A reservation", () => {
  test("that was made leaves its secret, takes its draft away and shows itself", () => {
    expect(
      afterReservation({ type: "reservation.created", reservationId: "r1", secret: "s1", status: "confirmed" }),
    ).toEqual([
      ["keepSecret", "r1", "s1"],
      ["changed", "visit"],
      ["forgetDraft"],
      ["track", "created_reservation_successfully", { firmId: 1 }],
      ["postToHost", { type: "booked", firmId: 1 }],
      ["replacePage", "/my/reservation/r1/success"],
    ]);
  });

  test("that is to be paid leaves its secret, keeps what was typed until it is, and leads there", () => {
    expect(
      afterReservation({
        type: "reservation.created",
        reservationId: "r1",
        secret: "s1",
        status: "awaitingPrepayment",
      }),
    ).toEqual([
      ["keepSecret", "r1", "s1"],
      ["changed", "visit"],
      ["replacePage", "/salon/reservations/r1/prepayment"],
    ]);
  });

  test("that was given up leaves nothing behind, and leads back to the salon", () => {
    expect(afterReservation({ type: "reservation.abandoned" })).toEqual([
      ["forgetDraft"],
      ["replacePage", "/red-apple"],
    ]);
  });

  test("whose hold ran out says so and stays where it is", () => {
    expect(afterReservation({ type: "hold.ran-out" })).toEqual([["announceHoldRanOut"]]);
  });

  test("tells the first service and each further one apart", () => {
    expect(afterReservation({ type: "service.added", serviceId: 5, isFirst: true })).toEqual([
      ["track", "add_service", { firmId: 1, serviceId: 5 }],
    ]);
    expect(afterReservation({ type: "service.added", serviceId: 6, isFirst: false })).toEqual([
      ["track", "add_another_service", { firmId: 1, serviceId: 6 }],
    ]);
  });

  test("that is opened by the salon's page has its services added", () => {
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 0, brought: [5, 6] })).toEqual([
      ["open_reservation", { firmId: 1 }],
      ["add_service", { firmId: 1, serviceId: 5 }],
      ["add_another_service", { firmId: 1, serviceId: 6 }],
    ]);
  });

  test("that is gone on with has nothing added, and what is brought to it is a further service", () => {
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 1, brought: [] })).toEqual([
      ["open_reservation", { firmId: 1 }],
    ]);
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 1, brought: [6] })).toContainEqual([
      "add_another_service",
      { firmId: 1, serviceId: 6 },
    ]);
  });
});

describe("A service on the salon's page", () => {
  test("is pressed when it is chosen, and not when it is taken out again", () => {
    const service = { firmId: 1, serviceId: 5 };
    expect(tracked({ type: "service.chosen", ...service })).toEqual([["press_service", service]]);
    expect(tracked({ type: "service.unchosen", ...service })).toEqual([]);
  });
});

describe("The change of a visit", () => {
  function afterChange(fact: Facts["reservationChange"]) {
    const { done, note } = notes();
    const context = { showReservation: note("showReservation"), changed: note("changed") };
    reactTo("reservationChange", fact, context);
    return done;
  }

  test("shows every page the visit as it now stands, and takes a cancelled one out of those to come", () => {
    expect(afterChange({ type: "reservation.seen", reservation: visit })).toEqual([["showReservation", visit]]);
    expect(afterChange({ type: "reservation.cancelled", reservation: cancelledVisit })).toEqual([
      ["changed", "visit", "money"],
      ["showReservation", cancelledVisit],
    ]);
  });
});

describe("Reviewing a visit", () => {
  function afterReview(fact: Facts["review"]) {
    const { done, note } = notes();
    reactTo("review", fact, {
      forgetDraft: note("forgetDraft"),
      showReview: note("showReview"),
      changed: note("changed"),
    });
    return done;
  }

  test("forgets the draft once it is published, and has what everybody reads read anew", () => {
    expect(afterReview({ type: "review.created", visit: reviewedVisit })).toEqual([
      ["forgetDraft"],
      ["changed", "review"],
      ["showReview", reviewedVisit],
    ]);
    expect(afterReview({ type: "review.seen", visit: reviewedVisit, isOtherPublished: false })).toEqual([
      ["forgetDraft"],
      ["showReview", reviewedVisit],
    ]);
  });

  test("keeps the draft where something else is published, for as long as that can be taken back", () => {
    expect(afterReview({ type: "review.seen", visit: reviewedVisit, isOtherPublished: true })).toEqual([
      ["showReview", reviewedVisit],
    ]);
    expect(afterReview({ type: "review.seen", visit: settledVisit, isOtherPublished: true })).toEqual([
      ["forgetDraft"],
      ["showReview", settledVisit],
    ]);
  });

  test("keeps the draft of what is taken back", () => {
    expect(afterReview({ type: "taking-back.finished", visit: openVisit })).toEqual([
      ["changed", "review"],
      ["showReview", openVisit],
    ]);
  });
});
