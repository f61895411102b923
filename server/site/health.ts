import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../domain/addresses.ts";
import { ping } from "../db/pool.ts";

/** GET /health: 200 when this process and its database work; a database that does not answer is a 503. */
export async function health(app: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  app.get(servicePaths.health, async () => {
    await ping(pool);
    return { status: "ok" };
  });
}
