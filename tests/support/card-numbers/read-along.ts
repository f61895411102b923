import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

type Read = (where: string, text: string) => void;

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};
/** What was built, and is the same for everybody. */
const built = /javascript|css|image|font|wasm/;

/** Reads what comes to a server and what it answers, addresses and headers too, and is in nobody's way. */
export function readAlong(server: Server, read: Read): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const came = taken(request, ["push"]);
    const went = taken(response, ["write", "end"]);
    response.once("close", () => {
      const what = `${request.method} ${request.url?.split("?")[0]}`;
      // As it was sent, by whichever way it was set.
      const head = String(Reflect.get(response, "_header"));
      const [, type = ""] = /^content-type: (.*)$/im.exec(head) ?? [];
      const [, encoding = ""] = /^content-encoding: (\w+)/im.exec(head) ?? [];
      read(`the request ${what}`, [request.url, ...request.rawHeaders, textOf(came)].join("\n"));
      const body = built.test(type) ? "" : textOf(went, decoders[encoding]);
      read(`the answer to ${what}`, `${head}${body}`);
    });
  });
}

/** All chunks that go through these methods, from now on. */
function taken<Name extends string>(stream: Record<Name, (...given: never[]) => unknown>, names: Name[]): Buffer[] {
  const chunks: Buffer[] = [];
  for (const name of names) {
    const go = stream[name].bind(stream);
    stream[name] = (...given: never[]) => {
      const [chunk]: unknown[] = given;
      if (typeof chunk === "string" || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
      return go(...given);
    };
  }
  return chunks;
}

/** An answer may have been cut short. */
function textOf(chunks: Buffer[], decode = (body: Buffer) => body): string {
  const body = Buffer.concat(chunks);
  try {
    return decode(body).toString("utf8");
  } catch {
    return body.toString("latin1");
  }
}
