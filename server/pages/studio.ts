import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { servicePaths } from "../../domain/addresses.ts";

/** The script that lets the studio look on at a page, in what was built. */
export const observerAddress = `${servicePaths.studio}/observer.js`;

/** It is for who develops, and lets nothing in from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** GET /studio and its files: what QA and developers see running processes in. @param folder what the build wrote */
export async function studio(site: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  site.get(servicePaths.studio, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("cache-control", "no-cache")
      .send(await readFile(join(folder, "src/studio/page.html"))),
  );
  await site.register(fastifyStatic, {
    root: folder,
    prefix: `${servicePaths.studio}/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.setHeader("cache-control", "no-cache"),
  });
}
