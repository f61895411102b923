import { afterAll, beforeAll, expect, test } from "vitest";
import { insertContest } from "../../server/db/queries/contests.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { giveAccount, Visitor } from "../server/accounts/visitor.ts";
import { salon } from "../server/salon.ts";
import type { TestServer } from "../server/test-server.ts";
import { closeTwo, openTwo } from "./at-once.ts";

let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));

test("thirty votes of one client for three masters at once, at two processes, count once", async () => {
  for (const each of [server, neighbour]) each.now = salon.morning;
  const words = { ru: "Конкурс", kz: "Байқау", en: "Contest" };
  await inTransaction(server.pool, (transaction) =>
    insertContest(transaction, {
      key: "sezon",
      name: words,
      question: words,
      startsAt: new Date(salon.at("00:00", "2026-11-01")),
      endsAt: new Date(salon.at("00:00", "2026-12-01")),
      masters: [1, 2, 3].map((masterId) => ({ firmId: salon.firmId, masterId })),
    }),
  );
  await giveAccount(server);
  const session = await new Visitor(server).enter();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      new Visitor(index % 2 ? server : neighbour).as(
        session,
        "POST",
        `/clients-app/v1/contest/master/${1 + (index % 3)}?firmId=${salon.firmId}`,
        { contest: "sezon" },
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { rows } = await server.pool.query("select count(*)::integer as votes from contest_votes");
  expect(rows).toEqual([{ votes: 1 }]);
});
