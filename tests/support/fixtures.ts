import { test as base } from "@playwright/test";
import { startServer, type RunningServer } from "./server.ts";

export { expect } from "@playwright/test";

/** A browser test with `app`, the real server that all tests of one worker share; pages open relative to it. */
export const test = base.extend<{ baseURL: string }, { app: RunningServer }>({
  app: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
