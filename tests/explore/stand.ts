import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import ensureBuilt from "../support/built.ts";
import startTestCluster from "../support/cluster.ts";
import { CallInterceptor } from "./call-interceptor.ts";

/** The real service with its sandbox, a browser, and a clock that both go by. */
export type Stand = {
  server: RunningServer;
  browser: Browser;
  interceptor: CallInterceptor;
  /** What the clock shows, epoch milliseconds. */
  now: () => number;
  pass: (seconds: number) => void;
  close: () => Promise<void>;
};

/** Builds the client where that is stale, and starts all that a walk needs. */
export async function openStand(): Promise<Stand> {
  await ensureBuilt();
  const stopCluster = await startTestCluster();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const env = { TRUST_PROXY: "true" };
  const server = await startServer({ clock: () => new Date(now()), env });
  const interceptor = new CallInterceptor();
  server.intercept(interceptor.intercept);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
  return {
    server,
    browser,
    interceptor,
    now,
    pass: (seconds) => void (ahead += seconds * 1000),
    async close() {
      await browser.close();
      await server.close();
      await stopCluster();
    },
  };
}
