import v8 from "node:v8";
import vm from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCandidates } from "../../../server/services/search/candidates.ts";
import { searchedCity } from "../../../server/services/search/city.ts";
import { factsInCity } from "../../../server/services/search/firm-facts.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

const cityId = 1;
const words = ["маникюр", "стрижка", "педикюр", "массаж", "брови"];

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** What is held by nothing any more is gone. */
async function collect(): Promise<void> {
  v8.setFlagsFromString("--expose-gc");
  const gc: unknown = vm.runInNewContext("gc");
  if (typeof gc !== "function") throw new Error("This Node has no gc().");
  await new Promise(setImmediate);
  gc();
}

test("how a city's firms were is not kept once they are otherwise, whatever words were looked for then", async () => {
  const { pool, config } = server;
  const versions: WeakRef<object>[] = [];
  for (const query of words) {
    await pool.query("update services set price = price + 100 where firm_id = 1");
    const city = await searchedCity({ cityId }, pool);
    await readCandidates({ cityId, query, now: salon.morning, language: "ru" }, { pool, config });
    versions.push(new WeakRef(await factsInCity(city, { pool, config })));
  }
  await collect();
  expect(versions.map((version) => version.deref() !== undefined)).toEqual([false, false, false, false, true]);
});
