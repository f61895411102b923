import fc from "fast-check";
import { describe, expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { reservationMoves, statusesBefore, takesTime } from "../../domain/reservation-status.ts";
import { epochOf } from "../../domain/time.ts";
import { statusAt } from "../../domain/visit-status.ts";

type Axis = {
  moves: readonly (readonly [from: string, to: string, by: readonly string[]])[];
  statuses: readonly string[];
  begins: readonly string[];
  ends: readonly string[];
};

const { ReservationStatus } = contract.components.schemas;
const axis: Axis = {
  moves: reservationMoves,
  statuses: ReservationStatus.enum,
  begins: ["held"],
  ends: ["completed", "cancelledByClient", "cancelledBySalon", "expired", "noShow"],
};

const nextOf = ({ moves }: Axis, status: string) => moves.filter(([from]) => from === status).map(([, to]) => to);

function reachedFrom(axis: Axis, start: string): Set<string> {
  const reached = new Set([start]);
  for (const status of reached) for (const next of nextOf(axis, status)) reached.add(next);
  return reached;
}

describe("The statuses of a reservation", () => {
  test("are those of the contract, and each move is between two of them and is somebody's", () => {
    for (const [from, to, by] of axis.moves) {
      expect(axis.statuses).toEqual(expect.arrayContaining([from, to]));
      expect(to).not.toBe(from);
      expect(by).not.toHaveLength(0);
      expect(new Set(by).size).toBe(by.length);
    }
    const named = axis.moves.map(([from, to]) => `${from} ${to}`);
    expect(new Set(named).size).toBe(named.length);
  });

  test("are all reached from where it begins", () => {
    const reached = axis.begins.flatMap((start) => [...reachedFrom(axis, start)]);
    expect(new Set(reached)).toEqual(new Set(axis.statuses));
  });

  test("have ends, out of which no path leads and to which every other status leads", () => {
    const ends = axis.statuses.filter((status) => nextOf(axis, status).length === 0);
    expect(new Set(ends)).toEqual(new Set(axis.ends));
    for (const status of axis.statuses) {
      expect([...reachedFrom(axis, status)].some((reached) => axis.ends.includes(reached))).toBe(true);
    }
  });

  test("never lead back to where it began once it is promised or over", () => {
    const settled = new Set(["confirmed", "arrived", ...axis.ends]);
    const walk = fc.array(fc.nat(), { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...axis.begins), walk, (start, choices) => {
        let status = start;
        let isSettled = false;
        for (const choice of choices) {
          const next = nextOf(axis, status);
          status = next[choice % Math.max(1, next.length)] ?? status;
          isSettled ||= settled.has(status);
          expect(isSettled && axis.begins.includes(status)).toBe(false);
        }
      }),
    );
  });
});

test("a time that is free for others is never taken again by the reservation that gave it up", () => {
  for (const [from, to] of reservationMoves) expect(takesTime[from] || !takesTime[to]).toBe(true);
});

test("what is shown as completed by its end is what the clock may move there", () => {
  const endTime = "2026-11-25T14:00:00+05:00";
  const completed = statusesBefore("completed", "clock");
  const shown = reservationMoves.flatMap(([from]) =>
    statusAt({ status: from, endTime }, epochOf(endTime)) === "completed" ? [from] : [],
  );
  expect(new Set(shown)).toEqual(new Set(completed));
});

test("a client can give up a hold, and nobody can move what has ended", () => {
  expect(statusesBefore("expired", "client")).toEqual(["held"]);
  expect(statusesBefore("cancelledByClient", "clock")).toEqual([]);
  expect(statusesBefore("held", "client")).toEqual([]);
});
