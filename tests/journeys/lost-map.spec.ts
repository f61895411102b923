import { expect, test } from "../support/fixtures.ts";
import { map, marks, salonsOn } from "./salons-map.ts";

for (const lost of ["css", "js"]) {
  test(`a map whose .${lost} is lost says so`, async ({ page }) => {
    await page.route(new RegExp(`/assets/(FirmMap|maps)[^/]*\\.${lost}$`), (route) => route.abort());
    await page.goto("/search?map=1");
    await expect(page.getByText("Не удалось загрузить карту. Всё найденное есть в списке.")).toBeVisible();
  });
}

for (const lost of ["css", "js"]) {
  test(`a map whose .${lost} is lost comes upon a press, in its styles`, async ({ page }) => {
    let isLost = true;
    const part = new RegExp(`/assets/(FirmMap|maps)[^/]*\\.${lost}$`);
    await page.route(part, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto("/search?map=1");
    const retry = page.getByRole("button", { name: "Повторить" });
    await expect(retry).toBeVisible();
    isLost = false;
    await retry.click();
    // The page may be loaded anew for it, and then has nothing to be asked for a moment.
    await expect(async () => expect(await salonsOn(page)).toBeGreaterThan(5)).toPass();
    await expect(marks(page).first()).toHaveCSS("position", "absolute");
    await expect(page.locator(".leaflet-pane").first()).toHaveCSS("position", "absolute");
  });
}

test("a map whose script is lost leaves the list where it is while the service does not answer", async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/FirmMap[^/]*\.js$/, (route) => route.abort());
  await page.goto("/search?map=1");
  const retry = page.getByRole("button", { name: "Повторить" });
  await expect(retry).toBeVisible();
  await context.setOffline(true);
  const unanswered = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await retry.click();
  await unanswered;
  await expect(retry).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a map that is asked for again takes nothing from a page that is on its way, nor from what nobody will ever bring", async ({
  page,
}) => {
  let isLost = true;
  await page.route(/\/assets\/(FirmMap|maps)[^/]*\.css$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto("/search?map=1");
  const retry = page.getByRole("button", { name: "Повторить" });
  await expect(retry).toBeVisible();
  await page.route("**/assets/never.css", (route) => route.abort());
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/never.css" });
    document.head.append(link);
  });
  let bringStyles = () => {};
  const held = new Promise<void>((resolve) => (bringStyles = resolve));
  await page.route(/\/assets\/page[^/]*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/page[^/]*\.css$/);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await asked;
  isLost = false;
  await retry.focus();
  await retry.press("Enter");
  await expect.poll(() => salonsOn(page)).toBeGreaterThan(5);
  await expect(map(page)).toBeFocused();
  bringStyles();
  await expect(page).not.toHaveURL(/search/);
});
