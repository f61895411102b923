import { cardProcessors } from "../../../server/app/processors.ts";
import { openPool } from "../../../server/db/pool.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { chargeWorker } from "../../../server/services/payments/charge.ts";
import { Doomed } from "./doomed.ts";

// A process that works on one charge, and kills itself before one of its statements: tests/server/payments/kill.test.ts.
const { databaseUrl, config, now, id, statements } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const clock = () => new Date(now);
const { pool } = new Doomed(await openPool(databaseUrl), statements, () => process.kill(process.pid, "SIGKILL"));
const workers = { charge: chargeWorker({ pool, processors: cardProcessors(config), config, clock }) };
await workOnOutbox({ pool, clock, workers }, id);
process.exit(0);
