import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Pool } from "pg";
import { openPool } from "../../../server/db/pool.ts";
import { atOnce } from "../../../server/db/at-once.ts";
import { foundOutside } from "../../../server/db/found-outside.ts";
import { inSavepoint } from "../../../server/db/savepoint.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { eventually } from "../../support/eventually.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool;
  await pool.query("create table marks (mark integer primary key)");
});
afterAll(() => database.close());
beforeEach(() => pool.query("truncate marks"));

async function marks(): Promise<number[]> {
  const { rows } = await pool.query<{ mark: number }>("select mark from marks order by mark");
  return rows.map(({ mark }) => mark);
}

const lost = new Error("lost");

test("a transaction that throws leaves nothing", async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query("insert into marks values (1)");
    throw lost;
  });
  await expect(work).rejects.toBe(lost);
  expect(await marks()).toEqual([]);
});

test("a savepoint that throws takes back what happened in it, and a savepoint in it as well", async () => {
  await inTransaction(pool, async (client) => {
    await client.query("insert into marks values (1)");
    const outer = inSavepoint(client, async () => {
      await client.query("insert into marks values (2)");
      await inSavepoint(client, async () => {
        await client.query("insert into marks values (3)");
        throw lost;
      }).catch(() => {});
      await client.query("insert into marks values (4)");
      throw lost;
    });
    await expect(outer).rejects.toBe(lost);
    await client.query("insert into marks values (5)");
  });
  expect(await marks()).toEqual([1, 5]);
});

test("what is asked at once is done in order, and is over when the first of it has failed", async () => {
  await inTransaction(pool, async (client) => {
    const asked = inSavepoint(client, () =>
      atOnce([
        client.query("insert into marks values (1)"),
        client.query("select 1 / (count(*) - 1) from marks"),
        client.query("insert into marks values (2)"),
      ]),
    );
    await expect(asked).rejects.toMatchObject({ code: "22012" });
    await client.query("insert into marks values (3)");
  });
  expect(await marks()).toEqual([3]);
});

test("a transaction that fails while more is asked of it leaves nothing of that to whoever has the connection next", async () => {
  let later: Promise<unknown> = Promise.resolve();
  const work = inTransaction(pool, async (client) => {
    later = client.query("select 1").then(() => client.query("insert into marks values (8)"));
    await atOnce([Promise.reject(lost), later]);
  });
  await expect(work).rejects.toBe(lost);
  await later;
  expect(await marks()).toEqual([]);
});

test("work whose connection is cut fails alone", async () => {
  const cut = inTransaction(pool, async (client) => {
    // Not node's once: that one rejects at the client's own "error", which comes first, and nobody waits for it yet.
    const ended = new Promise((resolve) => client.once("end", resolve));
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await ended;
    await client.query("insert into marks values (7)");
  });
  await expect(cut).rejects.toThrow("not queryable");
  expect(await marks()).toEqual([]);
});

test("work that lost to a deadlock is done again", async () => {
  await pool.query("insert into marks values (1), (2)");
  const both: (() => void)[] = [];
  const meet = () =>
    new Promise<void>((resolve) => {
      both.push(resolve);
      if (both.length >= 2) for (const go of both) go();
    });
  const work = (first: number, second: number) =>
    inTransaction(pool, async (client) => {
      await client.query("select from marks where mark = $1 for update", [first]);
      await meet();
      await client.query("select from marks where mark = $1 for update", [second]);
      await client.query("insert into marks values ($1)", [first * 10]);
    });
  await Promise.all([work(1, 2), work(2, 1)]);
  expect(await marks()).toEqual([1, 2, 10, 20]);
});

test("any number of transactions leave connections to those who read for them", async () => {
  const work = () =>
    inTransaction(pool, async (client) => {
      await client.query("select 1");
      await pool.query("select 1");
    });
  await Promise.all(Array.from({ length: 40 }, work));
  expect(pool.waitingCount).toBe(0);
});

test.each([
  ["seven transactions are at work at once where PostgreSQL has cores of its own", undefined, 7],
  ["two transactions a core are at work at once where PostgreSQL has ours", 1, 2],
  ["no more than seven transactions are at work at once, however many cores PostgreSQL shares with us", 64, 7],
])("%s", async (_, sharedCores, most) => {
  const own = await openPool(database.url, sharedCores === undefined ? {} : { sharedCores });
  let atWork = 0;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const work = () => {
    atWork += 1;
    return isLetGo;
  };
  const all = Promise.all(Array.from({ length: 30 }, () => inTransaction(own, work)));
  await eventually(
    async () => atWork,
    (count) => count >= most,
  );
  // Time enough for one more to have come, if one could.
  for (let question = 0; question < 20; question += 1) await own.query("select 1");
  expect(atWork).toBe(most);
  letGo();
  await all;
  expect(atWork).toBe(30);
  await own.end();
});

async function openTransactions(): Promise<number | null> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  return rowCount;
}

test("what takes long to find is found once, while nothing of its transaction is open or stands", async () => {
  const open: (number | null)[] = [];
  let runs = 0;
  const find = async () => {
    open.push(await openTransactions());
    return "found";
  };
  const answers = await inTransaction(pool, async (client) => {
    runs += 1;
    await client.query("insert into marks values (1)");
    const ask = () => inSavepoint(client, () => foundOutside(client, { of: [1] }, find));
    return [await ask(), await ask()];
  });
  expect([answers, open, runs, await marks()]).toEqual([["found", "found"], [0], 2, [1]]);
});

test("work hears that something could not be found", async () => {
  const answer = await inTransaction(pool, (client) =>
    foundOutside(client, 1, () => Promise.reject(lost)).catch((error: unknown) =>
      error === lost ? "lost" : Promise.reject(error),
    ),
  );
  expect(answer).toBe("lost");
});

test("transactions that want the same at once wait for the same, and those that want it later for what is found then", async () => {
  let times = 0;
  const find = async () => {
    const time = (times += 1);
    await pool.query("select pg_sleep(0.2)");
    return time;
  };
  const ask = () => inTransaction(pool, (client) => foundOutside(client, { of: [1] }, find));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

test("work that wants something else each time is refused once nobody waits for it any more", async () => {
  const clock = vi.spyOn(performance, "now");
  const begun = performance.now();
  let runs = 0;
  const work = inTransaction(pool, async (client) => {
    runs += 1;
    const run = runs;
    await client.query("insert into marks values ($1)", [run]);
    return foundOutside(client, run, async () => {
      clock.mockReturnValue(begun + run * 4_000);
      return run;
    });
  });
  await expect(work).rejects.toMatchObject({ problem: { code: "unavailable" } });
  clock.mockRestore();
  expect([runs, await marks()]).toEqual([4, []]);
});
