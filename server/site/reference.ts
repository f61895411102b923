import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { servicePaths } from "../../domain/addresses.ts";
import document from "../../openapi/generated/openapi.json" with { type: "json" };

const root = servicePaths.reference;
const assets = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

/** GET /reference: the contract as a page to read and to try, without any outside address. */
export async function reference(site: FastifyInstance): Promise<void> {
  await site.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    prefix: `${root}/`,
    index: false,
    allowedPath: (path) => assets.includes(path.replace(/^\//, "")),
  });
  site.get(`${root}/openapi.json`, async () => document);
  site.get(root, async (_request, reply) => reply.type("text/html; charset=utf-8").send(page(reply.cspNonce.script)));
}

function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kezek API</title>
<link rel="stylesheet" href="${root}/swagger-ui.css">
<link rel="icon" href="${root}/favicon-32x32.png">
<div id="reference"></div>
<script src="${root}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">
  SwaggerUIBundle({ url: "${root}/openapi.json", dom_id: "#reference", deepLinking: true });
</script>
</html>`;
}
