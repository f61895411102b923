import type { Page } from "@playwright/test";
import { build } from "vite";
import { giveAccount, seeNobody, signIn } from "../journeys/signed-in.ts";
import { expect, test } from "../support/fixtures.ts";

const path = "/many-calls";

/** Opens a page that has the app of the browser, whole and as it is, and nothing else. */
async function openApp(page: Page): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: "tests/faults/many-calls/page.ts", output: { codeSplitting: false } },
    },
  });
  const { output } = [built].flat().find((each) => "output" in each) ?? { output: [] };
  const [code = ""] = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  const html = '<!doctype html><html lang="ru"><script type="module" src="/many-calls.js"></script></html>';
  await page.route("/many-calls.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.route(path, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(path);
  await page.waitForFunction(() => typeof window.callAtOnce === "function");
}

function callAtOnce(page: Page, count: number): Promise<number[]> {
  return page.evaluate((calls) => window.callAtOnce(calls), count);
}

function watch(page: Page) {
  const seen = { refreshes: 0, pages: new Array<string>() };
  page.on("request", (request) => {
    if (request.url().endsWith("/tokens/refresh")) seen.refreshes += 1;
  });
  page.on("framenavigated", (frame) => seen.pages.push(new URL(frame.url()).pathname));
  return seen;
}

test("30 simultaneous 401s give one logout and one navigation", async ({ page, app }) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  await openApp(page);
  expect(await callAtOnce(page, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  await app.pool.query("update sessions set revoked_at = now() where client_id = $1", [account.id]);
  const seen = watch(page);
  expect(await callAtOnce(page, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  await expect.poll(() => seen).toEqual({ refreshes: 0, pages: ["/"] });
  await page.goto("/");
  await seeNobody(page);
});

test("30 simultaneous calls with an old token wait for one refresh, and go on", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem("token-info") ?? "{}");
    localStorage.setItem("token-info", JSON.stringify({ ...info, setTokenDate: info.setTokenDate - 901_000 }));
  });
  await openApp(page);
  const seen = watch(page);
  expect(await callAtOnce(page, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(seen).toEqual({ refreshes: 1, pages: [] });
});
