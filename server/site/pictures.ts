import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../domain/addresses.ts";
import { answerProblem } from "../contract/error-answer.ts";
import { problemOf } from "../core/refusal.ts";
import { findAvatar } from "../db/queries/avatars.ts";
import { findReviewPhoto } from "../db/queries/review-photos.ts";

const name = /^([\da-f]{32})(-small)?\.webp$/;

type Find = (id: string, isSmall: boolean) => Promise<Buffer | undefined>;

/** What clients have sent: their pictures, and photos of reviews, at addresses that nobody can guess and that never show another one. */
export async function pictures(site: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  serve(site, servicePaths.avatars, async (id, isSmall) => (isSmall ? undefined : findAvatar(pool, id)));
  serve(site, servicePaths.reviewPhotos, (id, isSmall) => findReviewPhoto(pool, id, isSmall));
}

function serve(site: FastifyInstance, folder: string, find: Find): void {
  site.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const [, id, small] = name.exec(request.params.file) ?? [];
    const bytes = id === undefined ? undefined : await find(id, small !== undefined);
    if (bytes === undefined) return answerProblem(reply, problemOf("notFound"));
    return reply
      .type("image/webp")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .send(bytes);
  });
}
