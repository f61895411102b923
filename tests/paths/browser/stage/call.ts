import type { CDPSession } from "@playwright/test";
import { operationOf } from "../../../support/operations.ts";

/** How the network treats a call: brings it, loses it or its answer, answers itself, as the Wi-Fi of a hotel does, or answers that it is broken. */
export type Passage = "brings" | "loses" | "losesAnswer" | "answersItself" | "fails";

/** What of a call is otherwise when it comes to the service. */
export type Change = { headers?: Record<string, string>; body?: Record<string, unknown> };

/** A request that Chromium has stopped (its protocol's `Fetch.requestPaused`). */
export type Paused = {
  requestId: string;
  networkId?: string;
  /** Of what was stopped on its way back. */
  responseStatusCode?: number;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
};

/** A call of the page that has been stopped, and goes on when it is treated in one way. */
export class Call {
  readonly operation: string;
  readonly url: URL;
  /** As the `Network` domain names it. */
  readonly networkId: string | undefined;
  readonly #session: CDPSession;
  readonly #paused: Paused;

  constructor(session: CDPSession, paused: Paused) {
    this.url = new URL(paused.request.url);
    this.operation = effectOf(paused.request.method, this.url.pathname);
    this.networkId = paused.networkId;
    this.#session = session;
    this.#paused = paused;
  }

  /** What it carries, which is JSON; null where it carries nothing. */
  body() {
    return JSON.parse(this.#paused.request.postData ?? "null");
  }

  /** Whether it is stopped on its way back. */
  get isAnswered(): boolean {
    return this.#paused.responseStatusCode !== undefined;
  }

  get idempotencyKey(): string | undefined {
    const { headers } = this.#paused.request;
    return headers["Idempotency-Key"] ?? headers["idempotency-key"];
  }

  async treat(passage: Passage, { headers, body }: Change): Promise<void> {
    const { requestId, request } = this.#paused;
    if (passage === "fails") return this.#answer(503, "text/html", "<h1>503</h1>");
    if (passage === "answersItself") return this.#answer(200, "application/json", "<h1>Войдите в сеть отеля</h1>");
    if (passage === "loses") return this.lose();
    const brought = {
      requestId,
      interceptResponse: passage === "losesAnswer",
      ...(headers && { headers: entriesOf({ ...request.headers, ...headers }) }),
      ...(body && { postData: inBase64(JSON.stringify({ ...this.body(), ...body })) }),
    };
    return unlessGone(this.#session.send("Fetch.continueRequest", brought));
  }

  /** The connection breaks. */
  async lose(): Promise<void> {
    const { requestId } = this.#paused;
    await unlessGone(this.#session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionFailed" }));
  }

  /** The page is led elsewhere, and stays: its client comes back by the browser alone. */
  async stay(): Promise<void> {
    await this.#answer(204, "text/html", "");
  }

  async #answer(responseCode: number, type: string, text: string): Promise<void> {
    const answer = { responseCode, responseHeaders: entriesOf({ "content-type": type }), body: inBase64(text) };
    await unlessGone(this.#session.send("Fetch.fulfillRequest", { requestId: this.#paused.requestId, ...answer }));
  }
}

/** The operation of a call; an express service is held by the effect that holds every other one. */
export function effectOf(method: string, path: string): string {
  const operation = operationOf(method, path) ?? "";
  return operation === "createExpressReservation" ? "createReservation" : operation;
}

/** A page that left, or was closed, has given up what it asked for. */
async function unlessGone(said: Promise<unknown>): Promise<void> {
  await said.catch((error: Error) => {
    if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
  });
}

function entriesOf(headers: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function inBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}
