import { createServer } from "node:http";
import { addDays } from "../../domain/time.ts";
import { localDateAt, zoneDay } from "../../domain/zone.ts";
import { openPool } from "../../server/db/pool.ts";
import { benchSalon } from "./bench-database.ts";

const pool = await openPool(process.env.DATABASE_URL ?? "");
const masters = Array.from({ length: benchSalon.masters }, (_, index) => index + 1);
const { startsAt } = zoneDay(benchSalon.timeZone, addDays(localDateAt(benchSalon.timeZone, Date.now()), 3));
const values = [benchSalon.firmId, masters, new Date(startsAt), new Date(startsAt + 86_400_000)];

const server = createServer((request, response) => {
  request.resume().on("end", async () => {
    const { rows } = await pool.query({
      name: "taken",
      text: `select resource_id, starts_at, ends_at from occupancies
              where firm_id = $1 and resource_kind = 'master' and resource_id = any($2) and starts_at >= $3 and starts_at < $4`,
      rowMode: "array",
      values,
    });
    const body = JSON.stringify(rows);
    response
      .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
