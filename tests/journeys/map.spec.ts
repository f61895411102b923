import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { salon } from "./guest.ts";
import { clusters, map, marks, salonsOn } from "./salons-map.ts";

test("the map beside the list has what the list has, on tiles that are drawn, and leads to a salon; back leads to the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/search?category=nails");
  const heading = page.getByRole("heading", { level: 2, name: /^\d+\sмест/ });
  const total = Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
  await page.getByRole("link", { name: "На карте" }).click();
  await expect(page).toHaveURL(/map=1/);
  await expect.poll(() => salonsOn(page)).toBe(total);
  await expect
    .poll(() =>
      map(page)
        .locator("img.leaflet-tile")
        .evaluateAll((tiles) => tiles.some((tile) => tile instanceof HTMLImageElement && tile.naturalWidth > 0)),
    )
    .toBe(true);
  await expect(page.getByRole("article")).toHaveCount(total);

  await expect
    .poll(async () => {
      // One that comes nearer at this very moment is gone.
      const [cluster] = await clusters(page).all();
      await cluster?.press("Enter", { timeout: 1000 }).catch(() => {});
      return clusters(page).count();
    })
    .toBe(0);
  const first = marks(page).first();
  const name = (await first.getAttribute("aria-label"))?.split(", от")[0] ?? "";
  await first.press("Enter");
  await map(page).locator("..").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(" ")[0] ?? "");
  await page.goBack();
  await expect(map(page)).toBeVisible();
  await page.getByRole("link", { name: "Скрыть карту" }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(total);
});

test("a link to a map shows it to a phone above the list, which stays", async ({ page }) => {
  await page.goto("/search?map=1");
  await expect(marks(page).first()).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** The places of all marks that can be pressed, as far as a press reaches. */
const targets = (page: Page) =>
  map(page).evaluate((region) =>
    [...region.querySelectorAll(".leaflet-marker-icon[role=button]")].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

for (const width of [390, 1280]) {
  test(`no mark lies over another from the country down to a street, and each can be hit, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search?map=1");
    await expect(marks(page).first()).toBeVisible();
    const farther = map(page).getByRole("button", { name: "Отдалить", exact: true });
    const nearer = map(page).getByRole("button", { name: "Приблизить", exact: true });
    const isRight = async () => {
      await expect(map(page).locator(".leaflet-zoom-anim")).toHaveCount(0);
      const seen = await targets(page);
      expect(seen.filter(({ left, right, top, bottom }) => Math.min(right - left, bottom - top) < 43.9)).toEqual([]);
      const overlaps = seen.flatMap((one, index) =>
        seen
          .slice(index + 1)
          .filter(
            ({ left, right, top, bottom }) =>
              left < one.right && right > one.left && top < one.bottom && bottom > one.top,
          ),
      );
      expect(overlaps).toEqual([]);
      return seen.length;
    };
    await isRight();
    while ((await farther.getAttribute("aria-disabled")) !== "true") await farther.press("Enter");
    expect(await isRight()).toBe(1);
    let most = 1;
    while ((await nearer.getAttribute("aria-disabled")) !== "true") {
      await nearer.press("Enter");
      most = Math.max(most, await isRight());
    }
    expect(most).toBeGreaterThan(1);
  });
}

const salonMap = (page: Page) => page.getByRole("region", { name: "Карта: Red Apple на набережной" });
const comeToAddress = (page: Page) => page.getByRole("heading", { name: "Адрес и контакты" }).scrollIntoViewIfNeeded();

test("a salon's page fetches its map when its place is near, in the room that was kept for it, and keys move it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofMap = () => asked.filter((path) => /maps?-|PlaceMap|leaflet|\/sandbox\/tiles\//i.test(path));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(salon);
  await expect(page.getByRole("heading", { name: "Адрес и контакты" })).toBeAttached();
  expect(ofMap()).toEqual([]);
  await comeToAddress(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await expect(salonMap(page).getByRole("img", { name: "Red Apple на набережной" })).toBeVisible();
  await expect(salonMap(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(ofMap().some((path) => path.startsWith("/sandbox/tiles/ru/light/16/"))).toBe(true);

  const place = () => salonMap(page).getByRole("img", { name: "Red Apple на набережной" }).boundingBox();
  const before = await place();
  await salonMap(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => ((await place())?.x ?? 0) < (before?.x ?? 0) - 40).toBe(true);
  await page.keyboard.press("Tab");
  await expect(salonMap(page).getByRole("button", { name: "Приблизить" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => ofMap().some((path) => path.includes("/light/17/"))).toBe(true);
});

test("the squares of a map are in the language and the scheme of the page, and change with the scheme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/search?map=1&lang=kz");
  const squares = page.locator("img.leaflet-tile");
  await expect(squares.first()).toHaveAttribute("src", /^\/sandbox\/tiles\/kk\/dark\//);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(squares.first()).toHaveAttribute("src", /^\/sandbox\/tiles\/kk\/light\//);
});

test("what is told of a salon lies beside its mark and not over it, and the mark keeps the focus", async ({ page }) => {
  await page.goto("/search?map=1");
  // The farthest up.
  const name = "Салон «Айсулу»";
  const own = map(page).getByRole("button", { name });
  await own.press("Enter");
  const told = map(page).locator("..").getByRole("list").filter({ hasText: name });
  await expect(told).toBeVisible();
  await expect(own).toBeFocused();
  await expect
    .poll(async () => {
      const [above, below] = [await told.boundingBox(), await own.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    })
    .toBeGreaterThan(0);
});

test("a salon's map without its squares says so beside the salon's mark, and has them upon another try", async ({
  page,
}) => {
  await page.route("**/sandbox/tiles/**", (route) => route.abort());
  await page.goto(salon);
  await comeToAddress(page);
  await expect(page.getByText("Карта не загрузилась.")).toBeVisible();
  await expect(salonMap(page).getByRole("img", { name: "Red Apple на набережной" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Открыть в 2ГИС/ })).toBeVisible();
  await page.unroute("**/sandbox/tiles/**");
  await page.getByRole("button", { name: "Повторить" }).click();
  await expect(salonMap(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  await expect(page.getByText("Карта не загрузилась.")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one finger scrolls the page over the map, and two move the map", async ({ page }) => {
    await page.goto("/search?map=1");
    const anchor = clusters(page).first();
    await expect(anchor).toBeVisible();
    const box = await map(page).boundingBox();
    const [left, top] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 300];
    const touch = await page.context().newCDPSession(page);
    const drag = async (fingers: number, up: number, apart: number) => {
      const at = (step: number) =>
        Array.from({ length: fingers }, (_, id) => ({
          x: left + id * 100 + (id * 2 - 1) * apart * step,
          y: top - up * step,
          id,
        }));
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const step of [1, 2, 3, 4, 5, 6, 7, 8])
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await drag(1, 20, 0);
    await expect.poll(scrolled).toBeGreaterThan(60);
    await expect(page.getByText("Двигайте карту двумя пальцами")).toHaveAttribute("data-shown", "false");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(scrolled).toBe(0);
    const zoomOf = async () =>
      Number(
        /\/(\d+)\/\d+\/\d+\.svg/.exec((await page.locator("img.leaflet-tile").last().getAttribute("src")) ?? "")?.[1],
      );
    const before = await zoomOf();
    await drag(2, 0, 6);
    await expect.poll(zoomOf).toBeGreaterThan(before);
    expect(await scrolled()).toBe(0);
  });
});

test("what is told of a mark is closed by its button, by Escape and by a press on the map beside it", async ({
  page,
}) => {
  await page.goto("/search?map=1&q=Red%20Apple");
  const told = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Закрыть" }) });
  const pick = async () => {
    await marks(page).first().press("Enter");
    await expect(told.getByRole("link")).not.toHaveCount(0);
  };
  await pick();
  await told.getByRole("button", { name: "Закрыть" }).click();
  await expect(told).toHaveCount(0);
  await expect(map(page)).toBeFocused();
  await pick();
  await told.getByRole("link").first().press("Escape");
  await expect(told).toHaveCount(0);
  await pick();
  const { width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
  await map(page).click({ position: { x: width - 20, y: height - 60 } });
  await expect(told).toHaveCount(0);
});
