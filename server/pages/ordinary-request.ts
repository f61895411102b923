import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

const ofUpgrade = new Set(["connection", "upgrade", "http2-settings"]);

/** Has a server read a request again as one that asks for no upgrade, with all that follows it on its connection. */
export function ordinaryRequest(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 1 || ofUpgrade.has(name.toLowerCase()) ? [] : [`${name}: ${rawHeaders[at + 1]}`],
  );
  const text = [`${method} ${url} HTTP/${httpVersion}`, ...lines, "", ""].join("\r\n");
  socket.unshift(Buffer.concat([Buffer.from(text, "latin1"), head]));
  server.emit("connection", socket);
}
