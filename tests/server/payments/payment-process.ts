import { buildApp } from "../../../server/app/app.ts";
import { cardProcessors } from "../../../server/app/processors.ts";
import { openPool } from "../../../server/db/pool.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { Doomed } from "./doomed.ts";
import { paymentWorkers } from "./workers.ts";

// A process that works on one piece of the outbox, or takes one call, and kills itself before one of its statements: tests/server/payments/killed.ts.
const { databaseUrl, config, now, id, call, statements } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const clock = () => new Date(now);
const { pool } = new Doomed(await openPool(databaseUrl), statements, () => process.kill(process.pid, "SIGKILL"));
const processors = cardProcessors(config);
if (call !== undefined) await (await buildApp({ config, pool, clock })).inject(call);
else await workOnOutbox({ pool, clock, workers: paymentWorkers({ pool, processors, config, clock }) }, id);
process.exit(0);
