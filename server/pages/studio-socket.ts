import { type IncomingHttpHeaders, Server } from "node:http";
import { isIP } from "node:net";
import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { studioMessageBytes, studioPaths } from "../../domain/studio-addresses.ts";
import type { Config } from "../core/config.ts";
import { ordinaryRequest } from "./ordinary-request.ts";

type End = FastifyInstance["websocketServer"]["clients"] extends Set<infer Client> ? Client : never;

const mostEnds = 64;
/** Whoever has not read so much is cut off, and asks anew for what it missed. */
const mostUnreadBytes = 16_777_216;
const roundMs = 30_000;

/**
 * The socket between the pages and the studios of several browsers: what one end says all others hear, and nothing is kept.
 * Only pages of this service are let in; an end that does not answer for two rounds is given up.
 */
export async function studioSocket(site: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): Promise<void> {
  await site.register(websocket, {
    options: { maxPayload: studioMessageBytes, server: upgradesToSocket(site.server) },
    preClose(done) {
      for (const end of ends) end.terminate();
      site.websocketServer.close(() => done());
    },
  });
  const ends = site.websocketServer.clients;
  const answering = new WeakSet<End>();
  const rounds = setInterval(() => {
    for (const end of ends) {
      if (!answering.delete(end)) end.terminate();
      else end.ping();
    }
  }, roundMs);
  site.addHook("onClose", () => clearInterval(rounds));
  site.get(
    studioPaths.socket,
    {
      websocket: true,
      async onRequest({ headers }, reply) {
        if (!isOwnPage(headers, publicUrl)) return reply.code(403).send();
        if (ends.size >= mostEnds) return reply.code(503).send();
        return undefined;
      },
    },
    (end) => {
      answering.add(end);
      end.on("pong", () => void answering.add(end));
      end.on("message", (data, isBinary) => {
        for (const other of ends) if (other !== end) pass(other, data, isBinary);
      });
    },
  );
}

/**
 * What tells of the upgrades that are for the socket alone. All others are answered as if none had been asked for, as they are where
 * nobody listens for upgrades; or by whoever else listens.
 */
function upgradesToSocket(server: Server): Server {
  const ours = new Server();
  server.on("upgrade", (request, socket, head) => {
    if (request.url === studioPaths.socket) ours.emit("upgrade", request, socket, head);
    else if (server.listenerCount("upgrade") === 1) ordinaryRequest(server, request, socket, head);
  });
  return ours;
}

function pass(end: End, data: Parameters<End["send"]>[0], binary: boolean): void {
  if (end.bufferedAmount > mostUnreadBytes) end.terminate();
  else end.send(data, { binary });
}

/** Of a name that is not ours, whoever owns it may say that it is this machine: an address says that by itself. */
function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === new URL(publicUrl).origin) return true;
  const isAddress = from.hostname === "localhost" || isIP(from.hostname.replaceAll(/^\[|\]$/g, "")) !== 0;
  return from.host === host && isAddress;
}
