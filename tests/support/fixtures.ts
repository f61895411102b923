import { expect, test as base } from "@playwright/test";
import { ledgerDifferences } from "./both-ledgers.ts";
import { keptInBrowser } from "./card-numbers/in-browser.ts";
import { startServer, type RunningServer } from "./server.ts";

export { expect } from "@playwright/test";

/**
 * A browser test with `app`, the real server that all tests of one worker share; pages open relative to it. What was paid in a test, and
 * in those before it, has to be so at the sandbox's processors too, once what is under way has come to its end. And no number of a card is
 * in what went to the service or came from it, or is kept by the pages that are open at the end; of its database `app.close` looks after it.
 */
export const test = base.extend<{ baseURL: string; ledgers: void; noCardNumbers: void }, { app: RunningServer }>({
  app: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  ledgers: [
    async ({ app }, use) => {
      await use();
      await expect.poll(() => ledgerDifferences(app.pool)).toEqual([]);
    },
    { auto: true },
  ],
  noCardNumbers: [
    // The pages stand open for as long as their context, which this comes after.
    async ({ app, browser, context: _open }, use) => {
      await use();
      for (const text of await keptInBrowser(browser, app.url)) app.cardNumbers.look("what a page keeps", text);
      expect(app.cardNumbers.found).toEqual([]);
    },
    { auto: true },
  ],
});
