import type { Page } from "@playwright/test";

declare global {
  interface Window {
    expireTimeouts: () => void;
  }
}

/** Has the calls of a page wait for their answers for as long as the test holds them, however slow the machine is. */
export async function holdTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let limits: AbortController[] = [];
    AbortSignal.timeout = () => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    };
    window.expireTimeouts = () => {
      const over = limits;
      limits = [];
      for (const limit of over) limit.abort(new DOMException("The time is over.", "TimeoutError"));
    };
  });
}

/** The calls that wait have waited for too long. */
export async function expireTimeouts(page: Page): Promise<void> {
  await page.evaluate(() => window.expireTimeouts());
}
