import { expect, type Page, type Request, type Route } from "@playwright/test";
import { operationOf } from "../../../support/operations.ts";
import type { Service } from "./service.ts";

/** How the network treats a request: brings it, loses it, answers itself, as the Wi-Fi of a hotel does, or fails at the door. */
export type Passage = "brings" | "loses" | "answersItself" | "fails";

/** What of a call is otherwise when it comes to the service. */
type Change = { headers?: Record<string, string>; body?: Record<string, unknown> };

/** Stands between the page and the service, and lets the calls of the flow through when a test says so. */
export class Gate {
  #closed: readonly string[] = [];
  #passages = new Map<string, Passage>();
  #parked: { operation: string; route: Route }[] = [];
  readonly #unanswered = new Set<Request>();
  readonly #lost = new Map<string, Request>();
  readonly #keys = new Map<string, Set<string>>();

  readonly #service: Service;

  private constructor(service: Service) {
    this.#service = service;
  }

  static async before(page: Page, service: Service): Promise<Gate> {
    const gate = new Gate(service);
    const forget = (request: Request) => {
      gate.#unanswered.delete(request);
      gate.#parked = gate.#parked.filter(({ route }) => route.request() !== request);
    };
    page.on("requestfailed", forget);
    page.on("requestfinished", forget);
    await page.route(/\/(rest|auth-app)\//, (route) => gate.#meet(route));
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
    const isParked = (request: Request) => this.#parked.some(({ route }) => route.request() === request);
    const open = () => [...this.#unanswered].filter((request) => !isParked(request)).map((request) => request.url());
    await expect.poll(open, { intervals: [10, 20, 50] }).toEqual([]);
  }

  /** The call that waits; there is one soon. */
  async waiting(operation: string): Promise<Request> {
    await expect.poll(() => this.isWaiting(operation), { message: operation, intervals: [10, 20, 50] }).toBe(true);
    const parked = this.#parked.find((one) => one.operation === operation);
    if (!parked) throw new Error(`A call of ${operation} waited and was given up.`);
    return parked.route.request();
  }

  /** Lets the call that waits go, and those of the same operation that follow; changed where some change is given. */
  async open(operation: string, passage: Passage, change: Change = {}): Promise<void> {
    await this.waiting(operation);
    this.#passages.set(operation, passage);
    const going = this.#parked.filter((one) => one.operation === operation);
    this.#parked = this.#parked.filter((one) => one.operation !== operation);
    await Promise.all(going.map(({ route }) => this.#treat(operation, route, passage, change)));
  }

  /** The service has taken in the call that waits, and answers so; what it does about it is the test's to say. */
  async answer(operation: string, json: unknown): Promise<void> {
    await this.waiting(operation);
    const going = this.#parked.filter((one) => one.operation === operation);
    this.#parked = this.#parked.filter((one) => one.operation !== operation);
    await Promise.all(going.map(({ route }) => route.fulfill({ status: 201, json })));
  }

  /** What a page calls while it leaves may pass unseen here: it is cut at the service's own door while the page is loaded again. */
  async reloadHolding(page: Page, operation: string): Promise<void> {
    await this.waiting(operation);
    await this.cutting([operation], async () => void (await page.reload()));
    this.close([]);
  }

  /** While a page leaves, nothing that it does and that waits here may come to the service. */
  async cutting(operations: readonly string[], leave: () => Promise<unknown>): Promise<void> {
    this.#service.guardDoor(
      ({ method = "", url = "" }) => method !== "GET" && operations.includes(operationOf(method, pathOf(url)) ?? ""),
    );
    await leave();
    this.#service.guardDoor(() => false);
  }

  /** Forgets which keys were seen so far. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  /** The operations that were asked for with more than one Idempotency-Key. */
  askedAnew(): string[] {
    return [...this.#keys].flatMap(([operation, keys]) => (keys.size > 1 ? operation : []));
  }

  /** The last call of an operation that did not reach the service. */
  lost(operation: string): Request {
    const request = this.#lost.get(operation);
    if (!request) throw new Error(`No call of ${operation} was lost.`);
    return request;
  }

  async #meet(route: Route): Promise<void> {
    const request = route.request();
    const operation = operationOf(request.method(), new URL(request.url()).pathname) ?? "";
    const passage = this.#passages.get(operation);
    this.#unanswered.add(request);
    const { "idempotency-key": key } = request.headers();
    if (key !== undefined) this.#keys.set(operation, (this.#keys.get(operation) ?? new Set()).add(key));
    if (passage === undefined && this.#closed.includes(operation)) this.#parked.push({ operation, route });
    else await this.#treat(operation, route, passage ?? "brings", {});
  }

  async #treat(operation: string, route: Route, passage: Passage, change: Change): Promise<void> {
    if (passage !== "brings") this.#lost.set(operation, route.request());
    await treat(route, passage, change);
  }
}

function pathOf(target: string): string {
  return new URL(target, "http://service").pathname;
}

async function treat(route: Route, passage: Passage, change: Change): Promise<void> {
  if (passage === "loses") return route.abort("connectionfailed");
  if (passage === "brings") {
    const request = route.request();
    const headers = { ...(await request.allHeaders()), ...change.headers };
    return route.continue({ headers, ...(change.body && { postData: { ...request.postDataJSON(), ...change.body } }) });
  }
  if (passage === "fails") return route.fulfill({ status: 503, contentType: "text/html", body: "<h1>503</h1>" });
  return route.fulfill({ status: 200, contentType: "application/json", body: "<h1>Войдите в сеть отеля</h1>" });
}
