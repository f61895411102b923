import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

type Options = { env: Record<string, string>; node?: string[]; uid?: number };

/** `npm start` as a process of its own, with what it printed. */
export class KezekProcess {
  out = "";
  err = "";
  readonly child: ChildProcess;
  private readonly closed: Promise<number | null>;

  constructor({ env, node = [], uid }: Options) {
    this.child = spawn(process.execPath, [...node, "scripts/run.cjs", "start"], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    this.child.stdout?.on("data", (chunk: Buffer) => (this.out += chunk.toString()));
    this.child.stderr?.on("data", (chunk: Buffer) => (this.err += chunk.toString()));
    this.closed = once(this.child, "close").then(() => this.child.exitCode);
  }

  /** Waits for the addresses; fails with what was printed when the process ends before. */
  async ready(): Promise<void> {
    const waiting = new Promise<void>((resolve) => {
      this.child.stdout?.on("data", () => this.out.includes("Press Ctrl-C") && resolve());
    });
    const ended = this.closed.then(() => Promise.reject(new Error(`It ended: ${this.out}${this.err}`)));
    await Promise.race([waiting, ended]);
  }

  /** The exit code; null when a signal ended it. */
  exit(): Promise<number | null> {
    return this.closed;
  }

  async kill(signal: "SIGINT" | "SIGTERM" | "SIGKILL"): Promise<number | null> {
    this.child.kill(signal);
    return this.closed;
  }
}
