import { expect, test } from "@playwright/test";
import { startServer } from "../support/server.ts";

test.use({ serviceWorkers: "allow" });

test("without a network every address shows the salon that was seen last", async ({ page }) => {
  const app = await startServer();
  await page.goto(`${app.url}/red-apple-naberezhnaya?lang=en`);
  await page.evaluate(workerReady);
  await page.goto(`${app.url}/search`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await app.close();
  await page.goto(`${app.url}/barber-kaspii/reservation/services`);
  expect(new URL(page.url()).pathname).toBe("/offline");
  await expect(page.getByRole("region", { name: /salon|салон/i })).toContainText("Red Apple");
});

/** Waits for the service worker; where it does not come, says what there is in its place. */
async function workerReady(): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(async () => {
      const script = document.querySelector<HTMLScriptElement>("[data-script], script[type='module']");
      const registered = await navigator.serviceWorker.getRegistrations();
      const states = registered.map(({ installing, waiting, active }) => [installing, waiting, active]);
      const again = await navigator.serviceWorker.register("/sw.js?lang=en&build=again").then(String, String);
      reject(new Error(`No worker: ${script?.outerHTML}; ${JSON.stringify(states)}; once more: ${again}`));
    }, 45_000),
  );
  await Promise.race([navigator.serviceWorker.ready, late]);
}
