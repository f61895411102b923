import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { slotChangesPath } from "../../domain/addresses.ts";
import type { SlotChange } from "../../domain/slot-changes.ts";
import { countedAddress } from "../core/counted-address.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { Refused } from "../core/refusal.ts";

/** So often something is sent, for who listens to know that they are connected. */
const heartbeatMs = 20_000;
/** After so long a browser comes back when it was cut off. */
const reconnectMs = 3_000;

/** What has no end is not compressed, and has no head alone. */
const unended = { compress: false, exposeHeadRoute: false } as const;

type Listener = { firmId: number; address: string; stream: Readable };

/**
 * GET {@link slotChangesPath}?firmId=1: server-sent events, each of which says that the free times of a firm are others than before
 * and not which: who shows some asks for them again. It ends with the service, and for who does not read.
 * An address that listens as often as it may is refused with tooManyRequests, and everybody where all do together.
 */
export async function slotChanges(
  api: FastifyInstance,
  { availability, config }: Pick<Dependencies, "availability" | "config">,
): Promise<void> {
  const listeners = new Set<Listener>();
  const heartbeat = setInterval(() => broadcast("stillListening"), heartbeatMs).unref();
  const unsubscribe = availability.onSlotsChange((firmId) => broadcast("slotsChanged", firmId));
  api.addHook("preClose", async () => {
    clearInterval(heartbeat);
    unsubscribe();
    for (const { stream } of listeners) stream.push(null);
  });

  function broadcast(change: SlotChange, firmId?: number): void {
    for (const listener of listeners) {
      if (firmId !== undefined && listener.firmId !== firmId) continue;
      // Who has not read so much of it will not be missed.
      if (!listener.stream.push(eventOf(change))) listener.stream.destroy();
    }
  }

  api.get<{ Querystring: { firmId?: unknown } }>(slotChangesPath, unended, (request, reply) => {
    const firmId = readId(request.query.firmId);
    const address = countedAddress(request.ip);
    const isFull = [...listeners].filter((one) => one.address === address).length >= config.streamsPerAddress;
    if (isFull || listeners.size >= config.streams)
      throw new Refused("tooManyRequests", { waitSeconds: heartbeatMs / 1000 });
    const stream = new Readable({ read() {} });
    const listener = { firmId, address, stream };
    listeners.add(listener);
    stream.once("close", () => listeners.delete(listener));
    stream.push(`retry: ${reconnectMs}\n${eventOf("listening")}`);
    return reply
      .headers({
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      })
      .send(stream);
  });
}

function eventOf(change: SlotChange): string {
  return `data: ${change}\n\n`;
}

function readId(text: unknown): number {
  if (typeof text === "string" && /^\d{1,9}$/.test(text)) return Number(text);
  throw new Refused("validationFailed", { errors: [{ field: "/query/firmId", message: "must be a firm's id" }] });
}
