import { createServer, type Server } from "node:http";
import type { Frame, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { startServer, type RunningServer } from "../support/server.ts";

const salon = "/red-apple-naberezhnaya";
const title =
  "Widget mode: inside a frame storage is in-memory and the referrer is 'widget-' plus the digits of the path.";

let host: Server;
let analytics: Server;
let app: RunningServer;
let batches: string[];

function addressOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

test.beforeAll(async () => {
  batches = [];
  analytics = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "POST") batches.push(request.url ?? "");
    response.end("{}");
  });
  await listening(analytics);
  app = await startServer({ env: { ANALYTICS_KEY: "key", ANALYTICS_URL: `${addressOf(analytics)}/batches` } });
  host = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<iframe name="widget" width="390" height="800" src="${app.url}${decodeURIComponent(request.url?.slice(1) ?? "")}"></iframe>`,
    );
  });
  await listening(host);
});

test.afterAll(async () => {
  await app.close();
  for (const server of [host, analytics]) {
    server.closeAllConnections();
    server.close();
  }
});

async function openWidget(page: Page, path: string): Promise<Frame> {
  await page.goto(`${addressOf(host)}/${encodeURIComponent(path)}`);
  const frame = page.frame("widget");
  if (frame === null) throw new Error("There is no frame.");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  return frame;
}

/** All that a page can leave in a browser. */
async function leftBy(frame: Frame): Promise<unknown> {
  return frame.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...window.localStorage },
    session: { ...window.sessionStorage },
    databases: await window.indexedDB.databases(),
    caches: await window.caches.keys(),
  }));
}

const nothing = { cookies: "", local: {}, session: {}, databases: [], caches: [] };

test(title, async ({ page }) => {
  const referrers = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.url().includes("/rest/")) referrers.add(request.headers()["referrer"]);
  });
  const frame = await openWidget(page, `${salon}/reservation/services?widget=17`);
  await frame
    .getByRole("button", { name: /^Выбрать: / })
    .first()
    .click();
  await frame.getByRole("button", { name: "Дальше", exact: true }).click();
  await expect(frame.locator("[data-state]")).toHaveAttribute("data-state", "choosingMasters");
  await page.waitForLoadState("networkidle");
  expect(batches).toEqual([]);
  expect([...referrers]).toEqual(["widget-"]);
  expect(await leftBy(frame)).toEqual(nothing);
});

test(`${title} (the language and the city that are chosen)`, async ({ page }) => {
  const frame = await openWidget(page, "/");
  await frame.getByRole("button", { name: /Язык/ }).click();
  await frame.getByRole("button", { name: "English" }).click();
  await frame.getByRole("button", { name: /^City/ }).click();
  await frame.getByRole("button", { name: "Almaty" }).click();
  await expect(frame.getByRole("button", { name: "City: Almaty" })).toBeVisible();
  expect(await leftBy(frame)).toEqual(nothing);
});

test(`${title} (the digits of /my/reservation/42/success are 42)`, async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes("/rest/"));
  await page.goto(`${addressOf(host)}/${encodeURIComponent("/my/reservation/42/success#k=secret")}`);
  expect((await asked).headers()["referrer"]).toBe("widget-42");
});
