import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "../../../domain/time.ts";
import { deleteClients } from "../../../server/db/queries/clients.ts";
import { countRatings } from "../../../server/db/queries/ratings.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { forgetAccounts, giveAccount } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";
import { pastVisit, read, review, shown, takeBack } from "./reviewing.ts";

type GivenRating = { rating: number; ofMaster: number | undefined };
type Figures = { rating: number; count: number };

const times = ["09:00", "11:00", "13:00", "15:00"];
const masters = [1, 2, 3];
/** Of the salon of tests: what its catalogue says of each master, in tenths. */
const ofCatalogue: Record<number, { tenths: number; count: number }> = {
  1: { tenths: 49, count: 120 },
  2: { tenths: 48, count: 40 },
  3: { tenths: 50, count: 15 },
};
const catalogueRatings = Array.from({ length: 22 }, (_, index) => 5 - ((index + 1) % 4));

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
});

/** To one decimal, half of one up. */
function averageOf(tenths: number, count: number): number {
  return Math.floor((2 * tenths + count) / (2 * count)) / 10;
}

/** Of numbers alone: what the salon and its masters have to be rated, by what was said and not taken back. */
function recount(ratings: readonly (GivenRating & { masterId: number })[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const all = [...catalogueRatings, ...ratings.map(({ rating }) => rating)];
  const firm: Figures = { rating: averageOf(10 * sum(all), all.length), count: 120 + 40 + 15 + 2 + ratings.length };
  const ofMasters = masters.map((id): Figures => {
    const grades = ratings.flatMap(({ masterId, ofMaster }) =>
      masterId === id && ofMaster !== undefined ? ofMaster : [],
    );
    const { tenths, count } = ofCatalogue[id] ?? { tenths: 0, count: 0 };
    const total = count + grades.length;
    return { rating: averageOf(tenths * count + 10 * sum(grades), total), count: total };
  });
  return { firm, reviewCount: all.length, masters: ofMasters };
}

async function figures() {
  const { rows: firms } = await server.pool.query<Figures & { reviewCount: number }>(
    `select average_rating::float as rating, ratings_count as count, review_count as "reviewCount" from firms where id = $1`,
    [salon.firmId],
  );
  const { rows } = await server.pool.query<Figures>(
    "select rating::float, ratings_count as count from masters where firm_id = $1 and id = any ($2) order by id",
    [salon.firmId, masters],
  );
  const [{ reviewCount, ...firm } = { rating: 0, count: 0, reviewCount: 0 }] = firms;
  return { firm, reviewCount, masters: rows };
}

async function pastVisits(): Promise<{ own: Held; masterId: number }[]> {
  const visits = [];
  for (const time of times) {
    for (const masterId of masters) visits.push({ own: await pastVisit(server, time, masterId), masterId });
  }
  return visits;
}

const gradesOf = (masterId: number, ofMaster: number | undefined) =>
  ofMaster === undefined ? [] : [{ masterId, rating: ofMaster }];

describe("ratings are the catalogue's with what clients say on top", () => {
  test("after any reviews, taken back or not, and after a new count of everything", async () => {
    const visits = await pastVisits();
    const rating = fc.integer({ min: 1, max: 5 });
    const did = fc.record({
      index: fc.nat({ max: visits.length - 1 }),
      rating,
      ofMaster: fc.option(rating, { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(did, { minLength: 1, maxLength: 8 }), async (history) => {
        await server.pool.query("delete from taken_back_reviews");
        const standing = new Map<number, GivenRating & { masterId: number }>();
        for (const { index, rating: given, ofMaster } of history) {
          const { own, masterId } = visits[index] ?? { own: undefined, masterId: 0 };
          if (own === undefined) continue;
          if (standing.delete(index)) expect((await takeBack(server, own)).status).toBe(200);
          else {
            const written = await review(server, own, { rating: given, masters: gradesOf(masterId, ofMaster) });
            expect(written.status).toBe(201);
            standing.set(index, { rating: given, ofMaster, masterId });
          }
          expect(await figures()).toEqual(recount([...standing.values()]));
        }
        await inTransaction(server.pool, (transaction) => countRatings(transaction));
        expect(await figures()).toEqual(recount([...standing.values()]));
        await Promise.all(visits.map(({ own }) => takeBack(server, own)));
      }),
      { numRuns: 12 },
    );
  });

  test("when all are written at once, while everything is counted anew", async () => {
    const visits = await pastVisits();
    const counting = () =>
      inTransaction(server.pool, async (transaction) => {
        await transaction.query("update firms set url_key = url_key");
        await countRatings(transaction);
      });
    await Promise.all([
      ...visits.map(({ own, masterId }) => review(server, own, { rating: 1, masters: gradesOf(masterId, 2) })),
      counting(),
      counting(),
    ]);
    const ratings = visits.map(({ masterId }) => ({ rating: 1, ofMaster: 2, masterId }));
    expect(await figures()).toEqual(recount(ratings));
    await Promise.all(visits.map(({ own }) => takeBack(server, own)));
    expect(await figures()).toEqual(recount([]));
  });

  test("the page of reviews says the same, for the salon and for a master", async () => {
    const own = await pastVisit(server);
    await review(server, own, { rating: 1, masters: [{ masterId: 1, rating: 3 }] });
    const wanted = recount([{ rating: 1, ofMaster: 3, masterId: 1 }]);
    const { averageRating, totalReviewsCount, grades } = await shown(server);
    expect([averageRating, totalReviewsCount]).toEqual([wanted.firm.rating, 23]);
    expect(Object.values(grades).reduce((sum, count) => sum + count)).toBe(23);
    const ofMaster = await shown(server, 1);
    expect([ofMaster.averageRating, ofMaster.totalReviewsCount]).toEqual([wanted.masters[0]?.rating, 23]);
  });
});

test("a master who is the firm is graded with it, and nobody is asked twice", async () => {
  await server.pool.query("update firms set is_individual_master = true where id = $1", [salon.firmId]);
  try {
    const own = await pastVisit(server);
    expect((await read(server, own)).body.masters).toEqual([]);
    await review(server, own, { rating: 1 });
    expect((await figures()).masters[0]).toEqual(recount([{ rating: 1, ofMaster: 1, masterId: 1 }]).masters[0]);
  } finally {
    await server.pool.query("update firms set is_individual_master = false where id = $1", [salon.firmId]);
  }
});

test("with an account its client's reviews are deleted, and leave the ratings", async () => {
  const clientId = await giveAccount(server);
  const [own, other] = [await pastVisit(server), await pastVisit(server, "15:00", 1, 77_059_998_877)];
  await review(server, own, { rating: 1, masters: [{ masterId: 1, rating: 1 }] });
  await review(server, other, { rating: 4 });
  await server.pool.query("update clients set deletion_requested_at = $2, delete_after = $2 where id = $1", [
    clientId,
    server.now,
  ]);
  const now = new Date(server.now.getTime() + dayMs);
  await inTransaction(server.pool, (transaction) => deleteClients(transaction, now));
  expect((await read(server, own)).body.review).toBeUndefined();
  expect((await read(server, other)).body.review?.rating).toBe(4);
  expect(await figures()).toEqual(recount([{ rating: 4, ofMaster: undefined, masterId: 1 }]));
});
