import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardProcessors } from "../../../server/app/processors.ts";
import { ledgerDifferences } from "../../support/both-ledgers.ts";
import { AtSandbox } from "./at-sandbox.ts";

const card = "4111111111111111";

let sandbox: AtSandbox;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
});
afterAll(() => sandbox.close());

type Ended = { code: number; out: string; err: string };

/** `npm run audit`, as a process of its own. */
function runAudit(env: Record<string, string>): Promise<Ended> {
  const { config } = sandbox.paying.server;
  const all = { PATH: process.env.PATH, SANDBOX_PORT: String(config.sandboxPort), TOKEN_KEY: config.secrets.tokenKey };
  return new Promise((resolve) => {
    const run = ["--import", "tsx", "server/commands/audit.ts"];
    execFile(process.execPath, run, { env: { ...all, ...env } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

/** Charges a card at CloudPayments as no payment of ours does; answers for what. */
async function chargeBehindOurBack(): Promise<string> {
  const { config } = sandbox.paying.server;
  const id = randomUUID();
  const { cryptogram } = JSON.parse(await sandbox.type(config.cloudPayments.fieldUrl, card));
  const answer = await cardProcessors(config).cloudPayments?.charge({
    id,
    amount: 200_000,
    currency: "KZT",
    way: { type: "card", cryptogram },
    stages: 1,
    description: "Предоплата",
    language: "ru",
    saveCard: false,
    clientIp: "203.0.113.5",
    returnUrl: `${config.publicUrl}/cb`,
    expiresAt: new Date(Date.now() + 900_000),
  });
  expect(answer).toMatchObject({ type: "paid", amount: 200_000 });
  return id;
}

test("a charge that we know nothing of is found by the audit's command, which fails, and by the comparison of both ledgers", async () => {
  const { server } = sandbox.paying;
  const DATABASE_URL = server.databaseUrl;
  await sandbox.pay(await sandbox.begin(), card);
  await sandbox.work();
  // The command has the clock of the machine.
  server.now = new Date();
  expect(await ledgerDifferences(server.pool)).toEqual([]);
  const note = "payBox has no list of what it took: a charge there that we know nothing of can't be found.";
  const right = { code: 0, out: `${note}\n1 payments, 0 of them open: 0 complaints.\n`, err: "" };
  expect(await runAudit({ DATABASE_URL })).toEqual(right);

  const id = await chargeBehindOurBack();
  expect(await ledgerDifferences(server.pool)).toEqual([
    `${id}: we have 0 paid and 0 given back, the processor 200000 and 0`,
  ]);
  const { code, out, err } = await runAudit({ DATABASE_URL });
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^cloudPayments \\d+: took 200000 KZT for ${id}, which we know nothing of\n$`));
  expect(out).toBe(`${note}\n1 payments, 0 of them open: 1 complaints.\n`);
});

test("the audit's command wants to know of which database", async () => {
  const err = "Set DATABASE_URL to the database of the ledger.\n";
  expect(await runAudit({})).toEqual({ code: 1, out: "", err });
});
