import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

const page = new URL(process.env.PAGE ?? "");
const drawn = await (await fetch(page)).text();
const html = drawn
  .replaceAll(/<script[\s\S]*?<\/script>/g, "")
  .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
  .replaceAll(/<meta http-equiv[^>]*>/gi, "");

type File = { type: string; body: Buffer; encoding?: string };
const files = new Map<string, File>([
  [page.pathname, { type: "text/html; charset=utf-8", body: brotliCompressSync(html), encoding: "br" }],
]);

async function fileAt(path: string): Promise<File> {
  const found = files.get(path);
  if (found) return found;
  const answer = await fetch(new URL(path, page));
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const file = { type, body: Buffer.from(await answer.arrayBuffer()) };
  files.set(path, file);
  return file;
}

const server = createServer(async (request, response) => {
  const { type, body, encoding } = await fileAt(request.url ?? "/");
  const headers = { "content-type": type, "content-length": body.length };
  response.writeHead(200, encoding === undefined ? headers : { ...headers, "content-encoding": encoding }).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
