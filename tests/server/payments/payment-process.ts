import { cardProcessors } from "../../../server/app/processors.ts";
import { openPool } from "../../../server/db/pool.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { Doomed } from "./doomed.ts";
import { paymentWorkers } from "./workers.ts";

// A process that works on one piece of the outbox, and kills itself before one of its statements: tests/server/payments/killed.ts.
const { databaseUrl, config, now, id, statements } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const clock = () => new Date(now);
const { pool } = new Doomed(await openPool(databaseUrl), statements, () => process.kill(process.pid, "SIGKILL"));
const processors = cardProcessors(config);
await workOnOutbox({ pool, clock, workers: paymentWorkers({ pool, processors, config, clock }) }, id);
process.exit(0);
