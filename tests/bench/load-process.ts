import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Load, Measured } from "./load.ts";

process.once("disconnect", () => process.exit());
process.on("message", async (load: Load) => process.send?.(await makeLoad(load)));

async function makeLoad({ port, clients, requests }: Load): Promise<Measured> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const sockets = await openedSockets(port, clients);
  const started = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
        const asked = performance.now();
        const status = await exchange(socket, request);
        latencies.push(performance.now() - asked);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  const totalMs = performance.now() - started;
  return { latencies, statuses, totalMs };
}

/** By port: a client keeps its connection, as a browser does. */
const opened = new Map<number, Socket[]>();

async function openedSockets(port: number, count: number): Promise<Socket[]> {
  const sockets = (opened.get(port) ?? []).filter(({ writable }) => writable);
  while (sockets.length < count) sockets.push(await openSocket(port));
  opened.set(port, sockets);
  return sockets.slice(0, count);
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  // One that breaks between two loads is opened anew for the next.
  socket.on("error", () => {});
  return socket;
}

/** Sends a request and reads the whole answer; answers its status. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing = Number.NaN;
    const onClose = () => reject(new Error("The connection was lost before the answer came."));
    function onData(chunk: Buffer): void {
      let rest = chunk;
      if (Number.isNaN(missing)) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? "0");
        missing = length - (head.length - end - 4);
        rest = Buffer.alloc(0);
      }
      missing -= rest.length;
      if (missing > 0) return;
      socket.off("data", onData).off("close", onClose);
      resolve(head.slice(9, 12));
    }
    socket.on("data", onData).on("close", onClose);
    socket.write(request);
  });
}
