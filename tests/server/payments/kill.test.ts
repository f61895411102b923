import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AtSandbox } from "./at-sandbox.ts";
import { due } from "./paying.ts";

let sandbox: AtSandbox;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
});
afterAll(() => sandbox.close());

/** Has a process of its own work on the charge; answers whether it was killed before its end. */
async function isKilled(id: string, statements: number): Promise<boolean> {
  const { databaseUrl, config, now } = sandbox.paying.server;
  const env = { ...process.env, KEZEK_WORKER: JSON.stringify({ databaseUrl, config, now, id, statements }) };
  const script = new URL("./pay-process.ts", import.meta.url).pathname;
  const worker = spawn(process.execPath, ["--import", "tsx", script], { env, stdio: ["ignore", "ignore", "inherit"] });
  const [code, signal]: unknown[] = await once(worker, "exit");
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`The process ended with ${String(code)}.`);
  return signal === "SIGKILL";
}

test("a process that is killed between two statements of a charge leaves it to another, and the card is charged once", async () => {
  let killed = 0;
  for (let statements = 1, wasKilled = true; wasKilled; statements += 3) {
    const held = await sandbox.begin();
    await sandbox.pay(held, "4111111111111111");
    const id = (await sandbox.paying.read(held)).payment?.id ?? "";
    wasKilled = await isKilled(id, statements);
    killed += Number(wasKilled);
    for (let round = 0; round < 3; round += 1) await sandbox.goOn();
    expect(await sandbox.ledger(), `after ${statements} statements`).toEqual([`charged ${due.amount}`]);
    expect(await sandbox.paying.ledger()).toBe(due.amount);
    expect((await sandbox.paying.show(held)).status).toBe("confirmed");
    expect(await sandbox.audit()).toMatchObject({ open: 0, complaints: [] });
  }
  expect(killed).toBeGreaterThan(2);
}, 180_000);
