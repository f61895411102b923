import { run } from "graphile-worker";
import { openPool } from "../../../server/db/pool.ts";
import { outboxTask } from "../../../server/jobs/outbox.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { outboxJob } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";

// A process that works on the outbox until it is killed: tests/server/outbox/kill.test.ts.
const { databaseUrl, account, tokenKey } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const pool = await openPool(databaseUrl);
const workers = { sendSms: smsWorker({ pool, sms: smscGateway(account), tokenKey }) };
await run({
  pgPool: pool,
  noHandleSignals: true,
  taskList: { [outboxJob]: outboxTask({ pool, clock: () => new Date(), workers }) },
});
