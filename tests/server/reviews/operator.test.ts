import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { countRatings } from "../../../server/db/queries/ratings.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { removeReview } from "../../../server/services/reviews/remove.ts";
import { latestReviews, replyToReview } from "../../../server/services/reviews/reply.ts";
import { forgetAccounts } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { pastVisit, read, review, shown, takeBack, words } from "./reviewing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  await inTransaction(server.pool, (transaction) => countRatings(transaction));
  server.now = salon.morning;
});

const remove = (id: number) => inTransaction(server.pool, (transaction) => removeReview(transaction, id, server.now));
const idOfFirst = async () => (await latestReviews(server.pool))[0]?.id ?? 0;
const totals = async (masterId?: number) => {
  const { averageRating, totalReviewsCount } = await shown(server, masterId);
  return [averageRating, totalReviewsCount];
};

test("the operator reads what clients said, the newest first, and nothing of what the catalogue brings", async () => {
  const own = await pastVisit(server);
  await review(server, own, { rating: 4, masters: [{ masterId: 1, rating: 3 }] });
  expect(await latestReviews(server.pool)).toMatchObject([
    { firmName: "Сынақ", authorName: "Мадина С.", rating: 4, text: words, photoCount: 0, replyText: null },
  ]);
});

test("a reply stands under the review at the salon and at its masters, and a second one takes its place", async () => {
  const own = await pastVisit(server);
  await review(server, own, { masters: [{ masterId: 1, rating: 5 }] });
  const id = await idOfFirst();
  for (const text of ["Спасибо!", "Спасибо, ждём вас снова!"])
    expect(await replyToReview(server.pool, { id, text, now: server.now })).toBe("written");
  for (const { reviews } of [await shown(server), await shown(server, 1)])
    expect(reviews[0]).toMatchObject({ text: words, replyText: "Спасибо, ждём вас снова!" });
  expect(await replyToReview(server.pool, { id: 1, text: "Чужой", now: server.now })).toBe("unknown");
  for (const text of [" \u200b", "\u2800\u3164"])
    expect(await replyToReview(server.pool, { id, text, now: server.now })).toBe("empty");
  expect((await latestReviews(server.pool))[0]?.replyText).toBe("Спасибо, ждём вас снова!");
});

test("a removed review is in no rating, and is not written again", async () => {
  const before = [await totals(), await totals(1)];
  const own = await pastVisit(server);
  await review(server, own, { rating: 1, masters: [{ masterId: 1, rating: 1 }] });
  expect([await totals(), await totals(1)]).not.toEqual(before);
  expect(await remove(await idOfFirst())).toBe(true);
  expect([await totals(), await totals(1)]).toEqual(before);
  const { body } = await read(server, own);
  expect([body.reviewability, body.review]).toEqual(["over", undefined]);
  expect((await review<Problem>(server, own)).body.code).toBe("notReviewable");
});

test("what its client took back meanwhile, and what the catalogue brings, can't be removed", async () => {
  const own = await pastVisit(server);
  await review(server, own);
  const id = await idOfFirst();
  await takeBack(server, own);
  expect([await remove(id), await remove(1)]).toEqual([false, false]);
  expect((await read(server, own)).body.reviewability).toBe("open");
});
