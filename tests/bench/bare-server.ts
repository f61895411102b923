import { createServer } from "node:http";
import type { QueryArrayConfig } from "pg";
import { openPool } from "../../server/db/pool.ts";

const pool = await openPool(process.env.DATABASE_URL ?? "");
const query: Omit<QueryArrayConfig, "rowMode"> = JSON.parse(process.env.QUERY ?? "");

const server = createServer((request, response) => {
  request.resume().on("end", async () => {
    const { rows } = await pool.query({ ...query, rowMode: "array" });
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
