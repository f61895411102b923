import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".html": "text/html; charset=utf-8",
};

export type StaticSite = { /** Without a final slash. */ url: string; close(): void };

/**
 * Serves the built client as any host would, from its files alone: what is no file is index.html.
 * @param settings what stands in the <meta> of index.html, by name
 */
export async function serveStatically(settings: Readonly<Record<string, string>>): Promise<StaticSite> {
  const root = "dist/client";
  const template = await readFile(join(root, "index.html"), "utf8");
  const index = Object.entries(settings).reduce((html, [name, value]) => {
    const filled = html.replace(`<meta name="${name}" content=""`, `<meta name="${name}" content="${value}"`);
    if (filled === html) throw new Error(`index.html has no setting of the name ${name}.`);
    return filled;
  }, template);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isFile = extname(pathname) !== "";
    const body = isFile ? await readFile(join(root, pathname)).catch(() => undefined) : index;
    const type = types[isFile ? extname(pathname) : ".html"] ?? "application/octet-stream";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
