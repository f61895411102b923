import { openPool } from "../../../server/db/pool.ts";
import { createAvailability } from "../../../server/services/availability/availability.ts";
import { offerFreedTimes } from "../../../server/services/waitlist/offer.ts";

// A process that offers freed times until it is killed: tests/server/waitlist/kill.test.ts.
const { databaseUrl, publicUrl, tokenKey, now } = JSON.parse(process.env.KEZEK_WORKER ?? "");
const pool = await openPool(databaseUrl);
await offerFreedTimes({ pool, availability: createAvailability(pool), publicUrl, tokenKey }, new Date(now));
process.exit();
