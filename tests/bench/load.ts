import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { median } from "./figures.ts";

/** What a load is: so many connections that send the requests one after another, each as soon as it has its answer. */
export type Load = { port: number; clients: number; requests: readonly string[] };
/** How long each answer took, in milliseconds; how many there were by status; and how long it all took. */
export type Measured = { latencies: number[]; statuses: Record<string, number>; totalMs: number };

/** A process of its own that makes loads: what it costs to ask is not taken from those who answer. */
export class LoadMaker {
  readonly #child: ChildProcess = fork(new URL(import.meta.url), { execArgv: ["--import", "tsx"] });

  async run(load: Load): Promise<Measured> {
    this.#child.send(load);
    const [measured] = await once(this.#child, "message");
    return measured;
  }

  stop(): void {
    this.#child.kill();
  }
}

/** A POST of JSON as it goes over the wire. */
export function postOf(path: string, body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const all = {
    host: "localhost",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

/** A GET as it goes over the wire. */
export function getOf(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** Answers in a second. */
export function rateOf({ latencies, totalMs }: Measured): number {
  return latencies.length / (totalMs / 1_000);
}

/** The median of the ratios of one round each. */
export function ratioOf(results: Measured[], others: Measured[], figure: (result: Measured) => number): number {
  return median(results.flatMap((result, round) => (others[round] ? figure(result) / figure(others[round]) : [])));
}

if (process.send !== undefined && process.argv[1] === new URL(import.meta.url).pathname) {
  process.once("disconnect", () => process.exit());
  process.on("message", async (load: Load) => process.send?.(await makeLoad(load)));
}

async function makeLoad({ port, clients, requests }: Load): Promise<Measured> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const sockets = await Promise.all(Array.from({ length: clients }, () => openSocket(port)));
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
  for (const socket of sockets) socket.destroy();
  return { latencies, statuses, totalMs };
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return socket;
}

/** Sends a request and reads the whole answer; answers its status. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing = Number.NaN;
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
      socket.off("data", onData).off("error", reject);
      resolve(head.slice(9, 12));
    }
    socket.on("data", onData).on("error", reject);
    socket.write(request);
  });
}
