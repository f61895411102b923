import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../domain/addresses.ts";
import { answerProblem } from "../contract/error-answer.ts";
import { problemOf } from "../core/refusal.ts";
import { findAvatar } from "../db/queries/avatars.ts";

const name = /^([\da-f]{32})\.webp$/;

/** People's pictures, at addresses that nobody can guess and that never show another picture. */
export async function avatars(site: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  site.get<{ Params: { file: string } }>(`${servicePaths.avatars}/:file`, async (request, reply) => {
    const id = name.exec(request.params.file)?.[1];
    const bytes = id === undefined ? undefined : await findAvatar(pool, id);
    if (bytes === undefined) return answerProblem(reply, problemOf("notFound"));
    return reply
      .type("image/webp")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .send(bytes);
  });
}
