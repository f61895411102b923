import { afterAll, beforeAll, expect, it } from "vitest";
import { type FirmChanges, listenForFirmChanges } from "../../../server/db/firm-changes.ts";
import { eventually } from "../../support/eventually.ts";
import { TestServer } from "../test-server.ts";

let server: TestServer;
let changes: FirmChanges;
beforeAll(async () => {
  server = await TestServer.open();
  changes = listenForFirmChanges(server.pool);
  await eventually(async () => changes.isListening(), Boolean);
});
afterAll(async () => {
  await changes.close();
  await server.close();
});

it("Who has caught up was told of every change that stood when they asked", async () => {
  const told: (number | undefined)[] = [];
  changes.subscribe((_, firmId) => told.push(firmId));
  for (let firmId = 1; firmId <= 40; firmId += 1) {
    const before = changes.catchUp();
    await server.pool.query("select pg_notify('slots_changed', $1)", [String(firmId)]);
    const joined = changes.catchUp();
    await Promise.all([changes.catchUp(), joined]);
    expect(told.at(-1)).toBe(firmId);
    await before;
  }
});
