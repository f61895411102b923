import { buildApp } from "../../../server/app/app.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { cardProcessors } from "../../../server/app/processors.ts";
import { openPool } from "../../../server/db/pool.ts";
import { outboxOf, scheduledJobs } from "../../../server/jobs/scheduled.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { Doomed } from "./doomed.ts";

// A process that works on one piece of the outbox, takes one call or does one job, and kills itself before one of its statements:
// tests/server/payments/killed.ts.
const { databaseUrl, config, now, id, call, job, statements } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const clock = () => new Date(now);
const { pool } = new Doomed(await openPool(databaseUrl), statements, () => process.kill(process.pid, "SIGKILL"));
const availability = { firstPlan: () => Promise.reject(new Error("No job of money asks for free times.")) };
const money = { processors: cardProcessors(config), kinds: paymentKinds };
const deps = { pool, availability, sms: smscGateway(config.sms), ...money, config, clock };
const outbox = outboxOf(deps);
if (call !== undefined) await (await buildApp({ config, pool, clock })).inject(call);
else if (job !== undefined) await scheduledJobs(deps, outbox)[job]?.run();
else await workOnOutbox(outbox, id);
process.exit(0);
