import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { servicePaths } from "../../domain/addresses.ts";

const year = 31_536_000;
const hour = 3600;
/** Not for visitors: the manifest, the template of the pages, and what the service says to robots by itself, with its sitemap. */
const inner = new Set([".vite", "index.html", "robots.txt"]);

/** Serves what the build laid into the folder; names with a hash stand for ever. */
export async function serveStaticFiles(site: FastifyInstance, folder: string): Promise<void> {
  await site.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes(`${servicePaths.scripts}/`);
      response.setHeader("cache-control", isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`);
    },
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (inner.has(entry.name) || /\.(br|gz)$/.test(entry.name)) continue;
    if (entry.isDirectory()) {
      const inside = join(folder, entry.name);
      site.get<{ Params: { "*": string } }>(`/${entry.name}/*`, ({ params }, reply) =>
        params["*"].split("/").includes("..") ? reply.callNotFound() : reply.sendFile(params["*"], inside),
      );
    } else {
      site.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name));
    }
  }
}
