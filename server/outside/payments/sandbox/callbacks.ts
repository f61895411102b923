import type { Pool } from "pg";
import {
  callbackDelivered,
  callbackFailed,
  type SandboxCallback,
  takeDueCallbacks,
} from "../../../db/queries/sandbox-callbacks.ts";
import { withinTime } from "../../../core/within-time.ts";

const timeoutMs = 5000;
const atOnce = 20;
const sweepMs = 5000;
const mostAttempts = 12;
const longestWait = 300;

export type Callbacks = {
  /** Delivers what is owed and due, and tries it again later where it was not taken. */
  deliver(): Promise<void>;
  /** The same, in so many milliseconds. */
  deliverLater(milliseconds: number): void;
  close(): void;
};

/** @param isTaken whether the service's answer to a callback is what its processor wants to read */
export function startCallbacks(
  pool: Pool,
  isTaken: (body: string) => boolean,
  report: (error: unknown) => void,
): Callbacks {
  const closing = new AbortController();

  async function deliver(): Promise<void> {
    if (closing.signal.aborted) return;
    await Promise.all((await takeDueCallbacks(pool, atOnce)).map(call));
  }

  async function call({ id, url, headers, body, attempts }: SandboxCallback): Promise<void> {
    const answer = await withinTime(timeoutMs, closing.signal, (signal) =>
      fetch(url, { method: "POST", headers, body, signal })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => ({ status: null, text: "" })),
    );
    if (answer.status === 200 && isTaken(answer.text)) return callbackDelivered(pool, id);
    const againAfter = attempts < mostAttempts ? Math.min(2 ** (attempts - 1), longestWait) : undefined;
    await callbackFailed(pool, { id, status: answer.status, againAfter });
    if (againAfter !== undefined) later(againAfter * 1000);
  }

  function safely(): void {
    deliver().catch((error: unknown) => {
      if (!closing.signal.aborted) report(error);
    });
  }

  function later(milliseconds: number): void {
    setTimeout(safely, milliseconds).unref();
  }

  const sweep = setInterval(safely, sweepMs).unref();
  return {
    deliver,
    deliverLater: later,
    close() {
      clearInterval(sweep);
      closing.abort();
    },
  };
}
