import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { InjectOptions } from "fastify";
import { build } from "vite";
import type { TestServer } from "../test-server.ts";

const entry = new URL("./payment-process.ts", import.meta.url).pathname;
const modules = new URL("../../../node_modules/", import.meta.url).pathname;

/** What a process is started for: a piece of the outbox, one call, or one of the scheduled jobs. */
export type Task = { id: string } | { call: InjectOptions } | { job: string };

/** Processes of their own that do one thing and are killed at one of their statements. Dozens are started, so that they are of one file. */
export class Killed {
  readonly #folder: string;

  static async open(): Promise<Killed> {
    const folder = await mkdtemp(`${modules}.payment-process-`);
    await build({
      configFile: false,
      logLevel: "error",
      build: { ssr: entry, outDir: folder, rollupOptions: { output: { entryFileNames: "process.mjs" } } },
    });
    return new Killed(folder);
  }

  private constructor(folder: string) {
    this.#folder = folder;
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }

  /** Has such a process do it; answers whether it was killed before its end. */
  async isKilled(
    { databaseUrl, config, now }: Pick<TestServer, "databaseUrl" | "config" | "now">,
    task: Task,
    statements: number,
  ): Promise<boolean> {
    const env = { ...process.env, KEZEK_WORKER: JSON.stringify({ databaseUrl, config, now, ...task, statements }) };
    const worker = spawn(process.execPath, [`${this.#folder}/process.mjs`], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code, signal]: unknown[] = await once(worker, "exit");
    if (signal !== "SIGKILL" && code !== 0) throw new Error(`The process ended with ${String(code)}.`);
    return signal === "SIGKILL";
  }
}
