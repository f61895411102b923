import { expect, type Page } from "@playwright/test";
import { Call, effectOf, type Change, type Passage } from "./call.ts";
import type { Service } from "./service.ts";

/** Where PayBox has its clients type their cards. */
const payBoxPage = /\/pay-box\/(?:pay\/|save\?)/;

/**
 * Stands between the page and the service, and lets the calls of the flow through when a test says so. Chromium stops what
 * it is told to stop: Playwright's routes stop every script and picture too, and do without the cache.
 */
export class Gate {
  #closed: readonly string[] = [];
  #passages = new Map<string, Passage>();
  #parked: Call[] = [];
  #unanswered: Call[] = [];
  readonly #keys = new Map<string, Set<string>>();
  readonly #cut = new Set<string>();
  #isBeingLeft = false;

  /** Stands before the page that calls from an address. */
  static async before(page: Page, service: Service, address: string): Promise<Gate> {
    const gate = new Gate();
    service.cutCalls(
      ({ method = "", url = "", headers }) =>
        method !== "GET" && headers["x-forwarded-for"] === address && gate.#cut.has(effectOf(method, pathOf(url))),
    );
    const session = await page.context().newCDPSession(page);
    const forget = ({ requestId }: { requestId: string }) => {
      const isOther = ({ networkId }: Call) => networkId !== requestId;
      gate.#unanswered = gate.#unanswered.filter(isOther);
      gate.#parked = gate.#parked.filter(isOther);
    };
    session.on("Network.loadingFailed", forget);
    session.on("Network.loadingFinished", forget);
    session.on("Page.frameNavigated", ({ frame }) => frame.parentId === undefined && gate.#forgetAll());
    session.on("Fetch.requestPaused", (paused) => void gate.#meet(new Call(session, paused)));
    await session.send("Network.enable");
    await session.send("Page.enable");
    const stopped = ["*/rest/*", "*/auth-app/*", "*/pay-box/pay/*", "*/pay-box/save?*"];
    await session.send("Fetch.enable", { patterns: stopped.map((urlPattern) => ({ urlPattern })) });
    return gate;
  }

  /** From now on calls of these operations wait, and all others are brought. */
  close(operationIds: readonly string[]): void {
    this.#closed = operationIds;
    this.#passages.clear();
  }

  /** As `close`; and what waits now goes on waiting. */
  alsoClose(operationIds: readonly string[]): void {
    this.close([...this.#closed, ...operationIds]);
  }

  isWaiting(operation: string): boolean {
    return this.#parked.some((one) => one.operation === operation);
  }

  /** Every call that was brought has its answer: what happens next happens to none of them. */
  async quiet(): Promise<void> {
    const open = () => this.#unanswered.filter((call) => !this.#parked.includes(call)).map(({ url }) => url.href);
    await expect.poll(open, { intervals: [10, 20, 50] }).toEqual([]);
  }

  /** The call that waits; there is one soon. */
  async waiting(operation: string): Promise<Call> {
    await expect.poll(() => this.isWaiting(operation), { message: operation, intervals: [10, 20, 50] }).toBe(true);
    const parked = this.#parked.find((one) => one.operation === operation);
    if (!parked) throw new Error(`A call of ${operation} waited and was given up.`);
    return parked;
  }

  /** Lets the call that waits go, and those of the same operation that follow; changed where some change is given. */
  async open(operation: string, passage: Passage, change: Change = {}): Promise<void> {
    await this.waiting(operation);
    this.#passages.set(operation, passage);
    await Promise.all(this.#leaving(operation).map((call) => this.#treat(call, passage, change)));
  }

  /** Brings the call that waits, and no other one. */
  async bringOne(operation: string): Promise<void> {
    await this.waiting(operation);
    await Promise.all(this.#leaving(operation).map((call) => this.#treat(call, "brings")));
  }

  /** What a page calls while it leaves may pass unseen here: it is cut before the service has it while the page is loaded again. */
  async reloadHolding(page: Page, operation: string): Promise<void> {
    await this.waiting(operation);
    await this.cutting([operation], async () => void (await page.reload()));
    this.close([]);
  }

  /**
   * What a page has asked for when it leaves, and waits here, never comes to the service, however late it passes unseen: its
   * operation is cut before the service has it until this gate lets one of it through. What it asks for only then waits too.
   */
  async cutting(operations: readonly string[], leave: () => Promise<unknown>): Promise<void> {
    for (const operation of operations) this.#cut.add(operation);
    this.#isBeingLeft = true;
    await leave();
    this.#isBeingLeft = false;
  }

  /** Forgets which keys were seen so far. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  /** The operations that were asked for with more than one Idempotency-Key. */
  askedAnew(): string[] {
    return [...this.#keys].flatMap(([operation, keys]) => (keys.size > 1 ? operation : []));
  }

  /** A page that is left has given up what it asked for, and Chromium does not tell of each. */
  #forgetAll(): void {
    this.#isBeingLeft = false;
    this.#unanswered = [];
    this.#parked = [];
  }

  #leaving(operation: string): Call[] {
    const leaving = this.#parked.filter((one) => one.operation === operation);
    this.#parked = this.#parked.filter((one) => one.operation !== operation);
    return leaving;
  }

  async #meet(call: Call): Promise<void> {
    if (call.isAnswered) return call.lose();
    if (payBoxPage.test(call.url.href)) return call.stay();
    const { operation, idempotencyKey: key } = call;
    const passage = this.#passages.get(operation);
    this.#unanswered.push(call);
    if (key !== undefined) this.#keys.set(operation, (this.#keys.get(operation) ?? new Set()).add(key));
    const isStopped = this.#closed.includes(operation) || (this.#isBeingLeft && this.#cut.has(operation));
    if (passage === undefined && isStopped) this.#parked.push(call);
    else await this.#treat(call, passage ?? "brings");
  }

  #treat(call: Call, passage: Passage, change: Change = {}): Promise<void> {
    this.#cut.delete(call.operation);
    return call.treat(passage, change);
  }
}

function pathOf(target: string): string {
  return new URL(target, "http://service").pathname;
}
