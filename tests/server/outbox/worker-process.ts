import { run } from "graphile-worker";
import { openPool } from "../../../server/db/pool.ts";
import { outboxTask } from "../../../server/jobs/outbox.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { outboxJob } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";

// A process that works on the outbox until it is killed: tests/server/outbox/kill.test.ts.
// It reads the tests' clock, and not its own: what the tests ask for has its time by theirs.
const { databaseUrl, account, tokenKey, now } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const pool = await openPool(databaseUrl);
const workers = { sendSms: smsWorker({ pool, sms: smscGateway(account), tokenKey }) };
await run({
  pgPool: pool,
  noHandleSignals: true,
  taskList: { [outboxJob]: outboxTask({ pool, clock: () => new Date(now), workers }) },
});
