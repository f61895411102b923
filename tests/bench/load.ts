import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { median } from "./figures.ts";
import { forkBuilt } from "./servers.ts";

/** What a load is: so many connections that send the requests one after another, each as soon as it has its answer. */
export type Load = { port: number; clients: number; requests: readonly string[] };
/** How long each answer took, in milliseconds; how many there were by status; and how long it all took. */
export type Measured = { latencies: number[]; statuses: Record<string, number>; totalMs: number };

/** A process of its own that makes loads: what it costs to ask is not taken from those who answer. */
export class LoadMaker {
  readonly #child: ChildProcess = forkBuilt("load-process", {});

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
