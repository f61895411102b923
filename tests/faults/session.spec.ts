import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdTime, leaveContacts, anyPhone, reachCode } from "../journeys/guest.ts";
import { giveAccount, profileName, seeNobody, signIn } from "../journeys/signed-in.ts";

const refresh = "**/auth-app/auth/v1/tokens/refresh";
const personal = "**/rest/clients-app/v1/my/profiles";
const tokenMs = 901_000;

/** Counts the refreshes that leave the browser. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/tokens/refresh")) count += 1;
  });
  return () => count;
}

async function saveName(page: Page, surname: string): Promise<void> {
  await page.getByLabel("Фамилия").fill(surname);
  await page.getByRole("button", { name: "Сохранить" }).click();
}

test("a refresh that times out keeps the session, and what waited for it goes on", async ({ page, app }) => {
  await page.clock.install();
  await signIn(page, await giveAccount(app));
  await page.route(refresh, () => {});
  await page.clock.fastForward(tokenMs);
  const asked = page.waitForRequest(refresh);
  await saveName(page, "Сапарова");
  await asked;
  await page.clock.fastForward(11_000);
  await expect(profileName(page)).toHaveText("Мадина Сапарова");
});

test("a tab that is frozen while it refreshes keeps no other one waiting for ever", async ({ page, app }) => {
  await page.clock.install();
  await signIn(page, await giveAccount(app));
  const frozen = await page.context().newPage();
  await frozen.goto("/not-found");
  await frozen.evaluate(async () => {
    const forEver = new Promise(() => {});
    await new Promise<void>((had) => {
      void navigator.locks.request("kezek-refresh", () => {
        had();
        return forEver;
      });
    });
  });
  await page.clock.fastForward(tokenMs);
  await saveName(page, "Сапарова");
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await page.clock.fastForward(11_000);
  await expect(profileName(page)).toHaveText("Мадина Сапарова");
});

test("a refresh that answers 500 keeps the session, and is not asked again at once", async ({ page, app }) => {
  await page.clock.install();
  await signIn(page, await giveAccount(app));
  const refreshes = countRefreshes(page);
  await page.route(refresh, (route) => route.fulfill({ status: 500, body: "" }));
  await page.clock.fastForward(tokenMs);
  await saveName(page, "Сапарова");
  await expect(profileName(page)).toHaveText("Мадина Сапарова");
  await saveName(page, "Оспанова");
  await expect(profileName(page)).toHaveText("Мадина Оспанова");
  expect(refreshes()).toBe(2);
});

test("a refresh that is answered after the logout brings nobody back", async ({ page, app }) => {
  await page.clock.install();
  await signIn(page, await giveAccount(app));
  const held = new Promise<Route>((resolve) => void page.route(refresh, resolve));
  await page.clock.fastForward(tokenMs);
  await saveName(page, "Сапарова");
  const route = await held;
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page).toHaveURL("/");
  await route.continue().catch(() => {});
  await page.reload();
  await seeNobody(page);
});

for (const [words, ms] of [
  ["an hour behind", -3_600_000],
  ["a day ahead", 86_400_000],
] as const) {
  test(`a device clock that is ${words} loops no refresh and logs nobody out`, async ({ page, app }) => {
    await signIn(page, await giveAccount(app));
    await page.clock.install({ time: Date.now() + ms });
    const refreshes = countRefreshes(page);
    await page.reload();
    await expect(profileName(page)).toHaveText("Мадина");
    await saveName(page, "Сапарова");
    await expect(profileName(page)).toHaveText("Мадина Сапарова");
    await page.reload();
    await expect(profileName(page)).toHaveText("Мадина Сапарова");
    expect(refreshes()).toBe(1);
  });
}

test("a storage that is cleared while somebody is signed in signs them out, and breaks nothing", async ({
  page,
  app,
}) => {
  await signIn(page, await giveAccount(app));
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new Event("focus"));
  });
  await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть свой профиль" })).toBeVisible();
});

test("a storage that is cleared in the middle of a reservation loses nothing of this visit", async ({ page }) => {
  await holdTime(page);
  await page.evaluate(() => localStorage.clear());
  await leaveContacts(page, "Мадина", anyPhone());
  await reachCode(page);
});

test("a session that was revoked ends once, with one navigation home", async ({ page, app }) => {
  const { id, ...account } = await giveAccount(app);
  await signIn(page, { id, ...account });
  // The call is on its way when the session ends: what the page still reads may be refused before it.
  const saving = new Promise<Route>((resolve) => {
    void page.route(personal, (route) => (route.request().method() === "GET" ? route.continue() : resolve(route)));
  });
  await saveName(page, "Сапарова");
  const route = await saving;
  await app.pool.query("update sessions set revoked_at = now() where client_id = $1", [id]);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await route.continue();
  await expect(page).toHaveURL("/");
  await seeNobody(page);
  expect(visited).toEqual(["/"]);
});

test("a session that is refused while its tokens are on their way ends, and they bring nobody back", async ({
  page,
  app,
}) => {
  const { id, ...account } = await giveAccount(app);
  await page.clock.install();
  await signIn(page, { id, ...account });
  await page.clock.fastForward(tokenMs - 10_000);
  const favorites = new Promise<Route>((resolve) => void page.route("**/favorite-firms", resolve));
  await page.reload();
  const early = await favorites;
  const refreshes = new Promise<Route>((resolve) => void page.route(refresh, resolve));
  await page.clock.fastForward(10_000);
  await saveName(page, "Сапарова");
  const late = await refreshes;
  const tokens = await late.fetch();
  await app.pool.query("update sessions set revoked_at = now() where client_id = $1", [id]);
  await early.continue();
  await expect(page).toHaveURL("/");
  await late.fulfill({ response: tokens }).catch(() => {});
  await page.reload();
  await seeNobody(page);
});

test("an expired access token is refreshed and the call made once more", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  let isFirst = true;
  await page.route(personal, async (route) => {
    if (!isFirst || route.request().method() !== "GET") return route.continue();
    isFirst = false;
    await route.fulfill({
      status: 401,
      headers: { "www-authenticate": 'Bearer error="invalid_token"', "content-type": "application/problem+json" },
      body: JSON.stringify({
        type: "urn:kezek:problem:accessTokenExpired",
        title: "",
        status: 401,
        code: "accessTokenExpired",
      }),
    });
  });
  const refreshes = countRefreshes(page);
  await page.reload();
  await expect(profileName(page)).toHaveText("Мадина");
  expect(refreshes()).toBe(1);
});

test("two tabs that find the token old at once both go on, and neither loses the session", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  const other = await page.context().newPage();
  await other.goto("/not-found");
  await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem("token-info") ?? "{}");
    localStorage.setItem("token-info", JSON.stringify({ ...info, setTokenDate: info.setTokenDate - 1_000_000 }));
  });
  await Promise.all([page, other].map((tab) => tab.goto("/delete-account")));
  for (const tab of [page, other]) await expect(tab.getByRole("heading", { name: "Вот что пропадёт" })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goto("/my/profile");
    await expect(profileName(tab)).toHaveText("Мадина");
  }
});
