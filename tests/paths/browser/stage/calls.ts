import { setTimeout } from "node:timers/promises";
import type { Page, Request, Response } from "@playwright/test";
import { effectOf } from "./call.ts";

const ofTheService = /^\/(?:rest|auth-app)\//;

/** What the page asks the service, in order, to be told of where a step is broken. */
export class CallLog {
  #begun: { request: Request; answer?: () => Promise<string> }[] = [];

  constructor(page: Page) {
    page.on("request", (request) => {
      if (ofTheService.test(new URL(request.url()).pathname)) this.#begun.push({ request });
    });
    page.on("requestfailed", (request) => this.#settle(request, async () => request.failure()?.errorText ?? "failed"));
    page.on("response", (response) =>
      this.#settle(response.request(), async () => {
        const { code = "" } = response.ok() ? {} : await bodyOf(response);
        return `${response.status()} ${code}`.trim();
      }),
    );
  }

  /** Forgets the calls that have been answered. */
  forget(): void {
    this.#begun = this.#begun.filter(({ answer }) => answer === undefined);
  }

  /** Each call that was not forgotten with its answer: "createReservation: 409 slotTaken". */
  async lines(): Promise<string[]> {
    return Promise.all(
      this.#begun.map(async ({ request, answer }) => {
        const { pathname } = new URL(request.url());
        const called = effectOf(request.method(), pathname) || `${request.method()} ${pathname}`;
        return `${called}: ${(await answer?.()) ?? "no answer yet"}`;
      }),
    );
  }

  #settle(request: Request, answer: () => Promise<string>): void {
    const begun = this.#begun.find((one) => one.request === request);
    if (begun !== undefined) begun.answer = answer;
  }
}

/** What was answered; nothing, where the page has not read it. */
async function bodyOf(response: Response): Promise<{ code?: string }> {
  const late = setTimeout(1000, {}, { ref: false });
  return Promise.race([response.json(), late]).catch(() => ({}));
}
