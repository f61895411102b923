import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { expireHolds } from "../../server/services/reservations/run-out.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import type { Answer, Held, TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { waitForPrepayment } from "../server/visits.ts";
import { brokenHistories } from "./histories.ts";
import { overlaps } from "./overlaps.ts";
import { closeTwo, openTwo } from "./at-once.ts";

const phone = 77_011_234_567;
let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));

type Outcome = Held | Problem;

type Act =
  | { kind: "hold"; quarter: number; masterId: number | null; services: readonly number[] }
  | { kind: "replace"; which: number; quarter: number; masterId: number | null }
  | { kind: "confirm"; which: number }
  | { kind: "prepay"; which: number }
  | { kind: "expire" };

const quarter = fc.integer({ min: 0, max: 8 });
const masterId = fc.constantFrom(null, ...salon.masters);
const which = fc.nat({ max: 30 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("hold"),
      quarter,
      masterId,
      services: fc.constantFrom([salon.haircut], [salon.haircut, salon.manicure]),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("replace"), which, quarter, masterId }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("confirm"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("prepay"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire") }) },
);
/** Acts of a round happen at once; between the rounds time passes. */
const rounds = fc.array(
  fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 8 }), passes: fc.constantFrom(0, 1, 150, 300, 900) }),
  { minLength: 1, maxLength: 5 },
);

/** Two who come at other times: whatever chance brings, something was held and confirmed. */
const twoConfirmed: { acts: Act[]; passes: 0 }[] = [
  {
    acts: [0, 4].map((quarter) => ({ kind: "hold", quarter, masterId: null, services: [salon.haircut] })),
    passes: 0,
  },
  { acts: [0, 1].map((which) => ({ kind: "confirm", which })), passes: 0 },
];

const timeOf = (index: number): string => `${13 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, "0")}`;

/** What was made, unless something had come first: what is asked is always right. */
function made({ status, body }: Answer<Outcome>): Held | undefined {
  expect(body).not.toMatchObject({ code: "validationFailed" });
  return status === 201 && "secret" in body ? body : undefined;
}

async function play(at: TestServer, what: Act, holds: Held[]): Promise<Held | undefined> {
  if (what.kind === "expire") {
    await inTransaction(at.pool, (transaction) => expireHolds(transaction, at.now));
    return undefined;
  }
  if (what.kind === "hold") {
    const entries = what.services.map((serviceId) => ({ serviceId, masterId: what.masterId }));
    return made(await at.askToHold<Outcome>(timeOf(what.quarter), null, { params: { entries } }));
  }
  const held = holds[what.which % Math.max(1, holds.length)];
  if (held === undefined) return undefined;
  if (what.kind === "prepay") {
    await waitForPrepayment(at.pool, held.reservation.id, at.now);
    return undefined;
  }
  if (what.kind === "confirm") {
    made(await at.confirm<Outcome>(held, phone, await at.giveProof(held, phone)));
    return undefined;
  }
  const replaces = { reservationId: held.reservation.id, secret: held.secret };
  return made(await at.askToHold<Outcome>(timeOf(what.quarter), what.masterId, { replaces }));
}

/** Reservations whose masters are not taken for what was sold exactly while the reservation stands. */
async function disagreements(): Promise<object[]> {
  const { rows } = await server.pool.query<object>(
    `select r.id, r.status from reservations r join reservation_entries e on e.reservation_id = r.id
       left join occupancies o on o.reservation_id = r.id and o.firm_id = r.firm_id and o.resource_kind = 'master'
        and o.resource_id = e.master_id and o.starts_at = e.starts_at and o.ends_at = e.ends_at
      where (o.reservation_id is not null) <> (r.status in ('held', 'awaitingPrepayment', 'confirmed'))
         or o.held_until is distinct from r.held_until`,
  );
  return rows;
}

async function confirmed(): Promise<string[]> {
  const { rows } = await server.pool.query<{ id: string }>("select id from reservations where status = 'confirmed'");
  return rows.map(({ id }) => id);
}

test(
  "whatever happens at once, no master does two things at a time and what is confirmed stays",
  { timeout: 120_000 },
  async () => {
    let seen = { holds: 0, confirmed: 0 };
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        await server.empty("reservations", "sms_challenges");
        server.now = salon.morning;
        const holds: Held[] = [];
        let standing: string[] = [];
        for (const { acts, passes } of all) {
          neighbour.now = server.now;
          const made = await Promise.all(acts.map((what, index) => play(index % 2 ? server : neighbour, what, holds)));
          holds.push(...made.filter((held) => held !== undefined));
          expect(await overlaps(server.pool)).toEqual([]);
          expect(await disagreements()).toEqual([]);
          expect(await brokenHistories(server.pool)).toEqual([]);
          const now = await confirmed();
          expect(now).toEqual(expect.arrayContaining(standing));
          standing = now;
          server.pass(passes);
        }
        seen = { holds: seen.holds + holds.length, confirmed: seen.confirmed + standing.length };
      }),
      { numRuns: 15, examples: [[twoConfirmed]] },
    );
    // A run in which nothing could be held or confirmed would have shown nothing.
    expect(seen.holds).toBeGreaterThan(10);
    expect(seen.confirmed).toBeGreaterThan(1);
  },
);
