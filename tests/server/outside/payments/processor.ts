import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Seen = { path: string; headers: IncomingMessage["headers"]; body: string };
type Answer = (seen: Seen, response: ServerResponse, request: IncomingMessage) => void;

/** A card processor of the test's own, with what it was asked for. */
export async function standInProcessor(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const { url: path = "", headers } = request;
    const one = { path, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    answer(one, response, request);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, seen, close };
}

/** Ways in which no answer says anything. */
export const unclearAnswers: [string, Answer][] = [
  ["an empty body", (_seen, response) => response.end()],
  ["a page of HTML", (_seen, response) => response.writeHead(502).end("<html>Bad Gateway</html>")],
  ["too many requests", (_seen, response) => response.writeHead(429).end("{}")],
  ["null", (_seen, response) => response.end("null")],
  ["half an answer", (_seen, response) => response.end('{"Success": true, "Mod')],
  ["an answer of another protocol", (_seen, response) => response.end("{}")],
  ["a closed connection", (_seen, _response, request) => request.socket.destroy()],
  ["another address to go to", (_seen, response) => response.writeHead(302, { location: "/" }).end()],
  ["silence", () => {}],
];
