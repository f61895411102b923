import { createServer, type Server } from "node:http";
import type { Frame, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { widgetLine, type WidgetKind } from "../../domain/widget.ts";
import { anyPhone } from "../journeys/guest.ts";
import { foreignName, letFramesKeepNothing } from "../support/foreign-frame.ts";
import { startServer, type RunningServer } from "../support/server.ts";

// Blocked, none could be left behind.
test.use({ serviceWorkers: "allow" });

const salon = "/red-apple-naberezhnaya";
const title =
  "Widget mode: inside a frame storage is in-memory and the referrer is 'widget-' plus the digits of the path.";

let host: Server;
let analytics: Server;
let app: RunningServer;
let batches: string[];

function addressOf(server: Server, name = "localhost"): string {
  const address = server.address();
  return `http://${name}:${typeof address === "object" ? address?.port : ""}`;
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
    const [, kind] = request.url?.split("/site/") ?? [];
    if (kind !== undefined) return response.end(siteWith(kind));
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

/** Somebody's site with the one line of the widget; what it is posted lies in `received`. */
function siteWith(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests below name kinds
  const kind = pathname.slice(1) as WidgetKind;
  const line = widgetLine(app.url, { company: salon.slice(1), kind, lang: "ru", label: "Записаться к нам" });
  const height = searchParams.get("height");
  return `<!doctype html><meta charset="utf-8"><title>Сайт</title><a href="#" data-kezek-open>Хочу стрижку</a><script>
    window.received = []; addEventListener("message", ({ data }) => received.push(data));
  </script>${height === null ? line : line.replace("<script", `<script data-height="${height}"`)}`;
}

/** What becomes of what a frame wants to keep. */
const keepsIn = (frame: Frame) =>
  frame.evaluate(() => {
    document.cookie = "own=1; SameSite=None; Secure";
    const kept = (keep: () => void) => {
      try {
        return keep();
      } catch (error) {
        return error instanceof DOMException ? error.name : error;
      }
    };
    return [
      document.cookie,
      kept(() => localStorage.setItem("own", "1")),
      kept(() => sessionStorage.setItem("own", "1")),
    ];
  });

/** What was posted to the site, but for sizes. */
async function messagesTo(page: Page): Promise<unknown[]> {
  const messages: unknown = await page.evaluate("received");
  return Array.isArray(messages) ? messages.filter((one) => one?.source === "kezek" && one.type !== "resized") : [];
}

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
    workers: (await window.navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
}

const nothing = { cookies: "", local: {}, session: {}, databases: [], caches: [], workers: [] };

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

test("one line on another site: its button opens the booking over the page, which is told of the visit and of closing, where the browser lets a foreign frame keep nothing", async ({
  page,
}) => {
  await letFramesKeepNothing(page);
  await page.goto(`${addressOf(host, foreignName)}/site/button`);
  await page.getByRole("button", { name: "Записаться к нам" }).click();
  const dialog = page.getByRole("dialog", { name: "Онлайн-запись" });
  const inside = dialog.frameLocator("iframe");
  await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(app.url));
  expect(frame && (await keepsIn(frame))).toEqual(["", "SecurityError", "SecurityError"]);
  await inside
    .getByRole("region", { name: /Ближайшее время/ })
    .getByRole("link", { name: /^Записаться/ })
    .first()
    .click();
  const phone = anyPhone();
  await inside.getByLabel("Имя").fill("Мадина");
  await inside.getByLabel("Телефон").fill(`+${phone}`);
  await inside.getByRole("button", { name: "Получить код", exact: true }).click();
  const code = inside.getByLabel("Код из SMS, шесть цифр");
  await expect(code).toBeVisible();
  await expect(async () => {
    const messages = await page.request.get(`${app.url}/sandbox/sms/messages?phone=${phone}`);
    const [digits] = /\b\d{6}\b/.exec(await messages.text()) ?? [""];
    expect(digits).not.toBe("");
    await code.fill(digits);
  }).toPass();
  await inside.getByRole("button", { name: "Записаться", exact: true }).click();
  await expect(inside.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await expect.poll(() => messagesTo(page)).toEqual([{ source: "kezek", type: "booked", firmId: 1 }]);
  await dialog.getByRole("button", { name: "Закрыть" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => messagesTo(page)).toContainEqual({ source: "kezek", type: "closed" });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`one line on another site: what closes the booking lies over nothing of it, and a key reaches it: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${addressOf(host)}/site/button`);
    await page.getByRole("button", { name: "Записаться к нам" }).click();
    const dialog = page.getByRole("dialog", { name: "Онлайн-запись" });
    const [close, frame] = [dialog.getByRole("button", { name: "Закрыть" }), dialog.locator("iframe")];
    await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
    const [around, button, shown] = [await dialog.boundingBox(), await close.boundingBox(), await frame.boundingBox()];
    if (!around || !button || !shown) throw new Error("It is not shown.");
    expect(button.y).toBeGreaterThanOrEqual(around.y);
    expect(button.y + button.height).toBeLessThanOrEqual(shown.y);
    expect(shown.y + shown.height).toBeCloseTo(around.y + around.height, 0);
    await frame.contentFrame().getByRole("heading", { level: 1 }).click();
    await expect(async () => {
      await page.keyboard.press("Shift+Tab");
      await expect(close).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });
}

test("one line on another site: what the site has opens the booking too, and a booking in its place is as high as its content", async ({
  page,
}) => {
  await page.goto(`${addressOf(host)}/site/popup`);
  await page.getByRole("link", { name: "Хочу стрижку" }).click();
  await expect(
    page.getByRole("dialog", { name: "Онлайн-запись" }).frameLocator("iframe").getByRole("heading", { level: 1 }),
  ).toBeVisible();
  await page.goto(`${addressOf(host)}/site/inline?height=auto`);
  const frame = page.locator("iframe");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    const wanted = await frame
      .contentFrame()
      .locator("body")
      .evaluate((body: HTMLElement) => body.offsetHeight);
    expect(wanted).toBeGreaterThan(1000);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.offsetHeight)).toBe(wanted);
  }).toPass();
});
