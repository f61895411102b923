import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { errorCode } from "../../server/core/startup-error.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { clearTheWay, insertInstead } from "../../server/services/reservations/run-out.ts";
import type { Answer, Held, TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { overlaps } from "./overlaps.ts";
import { plannedHold } from "./planned-hold.ts";
import { closeTwo, openTwo, split, times } from "./at-once.ts";

type Outcome = Answer<Partial<Held & Problem>>;

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations"));

describe("holds that are replaced by each other's times", () => {
  const replacing = ({ reservation, secret }: Held) => ({ replaces: { reservationId: reservation.id, secret } });
  const entries = (masterIds: number[]) => ({
    params: {
      peopleCount: masterIds.length,
      entries: masterIds.map((masterId, index) => ({ serviceId: salon.haircut, masterId, person: index + 1 })),
    },
  });
  /** How often somebody lost to a deadlock. */
  async function deadlocks(work: () => Promise<unknown>): Promise<number> {
    const query = vi.spyOn(pg.Client.prototype, "query");
    await work();
    const ends: readonly { type: string; value: unknown }[] = query.mock.settledResults;
    const count = ends.filter(({ type, value }) => type === "rejected" && errorCode(value) === "40P01").length;
    query.mockRestore();
    return count;
  }
  const standing = async () => {
    const { rows } = await server.pool.query<{ id: string; startsAt: string }>(
      `select r.id, starts_at as "startsAt" from reservations r where status = 'held' order by id`,
    );
    return rows;
  };

  test("stay as they are, and neither stands still", async () => {
    for (const _ of times(10, () => 0)) {
      await server.empty("reservations");
      const [left, right] = [await server.hold("13:00", 1), await server.hold("15:00", 1)];
      const before = await standing();
      const swap = async () => {
        const answers = await Promise.all([
          server.askToHold<Outcome["body"]>("15:00", 1, replacing(left)),
          neighbour.askToHold<Outcome["body"]>("13:00", 1, replacing(right)),
        ]);
        expect(answers.map(({ body }) => body.code)).toEqual(["slotTaken", "slotTaken"]);
      };
      expect(await deadlocks(swap)).toBe(0);
      expect(await standing()).toEqual(before);
    }
  });

  test("in a ring, each of two masters at once, end with everybody having one and nobody standing still", async () => {
    const hours = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];
    const holds = await Promise.all(
      hours.map((hour, index) => server.hold(hour, 1, entries(index % 2 ? [1, 2] : [2, 1]))),
    );
    const ring = async () => {
      const answers = await Promise.all(
        holds.map((held, index) =>
          (index % 2 ? server : neighbour).askToHold<Outcome["body"]>(hours[(index + 1) % hours.length] ?? "", 1, {
            ...replacing(held),
            ...entries(index % 3 ? [1, 2] : [2, 1]),
          }),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
    };
    expect(await deadlocks(ring)).toBe(0);
    expect(await standing()).toHaveLength(hours.length);
    expect(await overlaps(server.pool)).toEqual([]);
  });

  test("that each was planned before the other one was there, are refused without a deadlock", async () => {
    const [left, right] = [await server.hold("13:00", 1), await server.hold("15:00", 1)];
    let tries = 0;
    const both: (() => void)[] = [];
    const meet = () =>
      new Promise<void>((resolve) => {
        both.push(resolve);
        if (both.length >= 2) for (const go of both) go();
      });
    const replace = ({ reservation: { id } }: Held, hour: string, endTime: string) =>
      inTransaction(server.pool, async (transaction) => {
        tries += 1;
        const hold = plannedHold(server.now, salon.at(hour), salon.at(endTime));
        const replaced = await clearTheWay(transaction, hold, id);
        await meet();
        if (replaced === undefined || !(await insertInstead(transaction, hold, replaced))) throw new Error("lost");
      });
    const outcomes = await Promise.allSettled([replace(left, "15:00", "16:00"), replace(right, "13:00", "14:00")]);
    expect(outcomes).toEqual([
      { status: "rejected", reason: new Error("lost") },
      { status: "rejected", reason: new Error("lost") },
    ]);
    expect(tries).toBe(2);
  });

  test("may go on from a part of their own time, which is had as a whole", async () => {
    const held = await server.hold("13:00", 1);
    const { status, body } = await server.askToHold("13:15", 1, replacing(held));
    expect(status).toBe(201);
    const { rows } = await server.pool.query(
      `select starts_at as "startsAt", ends_at as "endsAt", held_until is not null as "isHeld", reservation_id as id
         from occupancies`,
    );
    const { id, startTime, endTime } = body.reservation;
    const instant = (time: string) => new Date(time).toISOString();
    expect(rows).toEqual([{ id, startsAt: instant(startTime), endsAt: instant(endTime), isHeld: true }]);
  });
});

test("several who take over what ran out, of more masters than one and in any order, do not stand still", async () => {
  const people = (masterIds: number[]) => ({
    params: {
      peopleCount: masterIds.length,
      entries: masterIds.map((masterId, index) => ({ serviceId: salon.haircut, masterId, person: index + 1 })),
    },
  });
  for (const _ of times(5, () => 0)) {
    await server.empty("reservations");
    server.now = salon.morning;
    neighbour.now = server.now;
    for (const masterId of salon.masters) await server.hold("13:00", masterId);
    server.pass(300);
    neighbour.now = server.now;
    const outcomes = await Promise.all(
      times(24, (index) =>
        (index % 2 ? server : neighbour).askToHold<Outcome["body"]>(
          "13:00",
          index % 3 ? null : 1 + (index % 2),
          index % 3 ? people(index % 2 ? [1, 2, 3] : [3, 2, 1]) : {},
        ),
      ),
    );
    expect(new Set(split(outcomes).refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
    expect(await overlaps(server.pool)).toEqual([]);
  }
  server.now = salon.morning;
  neighbour.now = salon.morning;
});
