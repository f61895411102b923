import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { boxOf } from "./boxes.ts";
import { nextAction, salon } from "./guest.ts";

const wide = { width: 1280, height: 900 };

async function bringToTop(element: Locator) {
  await element.evaluate((target) => target.scrollIntoView({ block: "start" }));
}

test("the first salon is seen whole on a phone, without scrolling", async ({ page }) => {
  await page.goto("/");
  expect((await boxOf(page.getByRole("article").first())).bottom).toBeLessThanOrEqual(844);
});

test("tabs, categories and quick conditions stay on top while the catalogue scrolls, and leave it most of the screen", async ({
  page,
}) => {
  await page.goto("/");
  const quick = page.getByRole("link", { name: "Свободно сегодня" });
  const first = page.getByRole("article").first();
  expect((await boxOf(quick)).bottom).toBeLessThanOrEqual((await boxOf(first)).y);
  await bringToTop(page.getByRole("article").last());
  await expect(quick).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Женщинам" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Волосы", { exact: true })).toBeInViewport();
  expect((await boxOf(quick)).bottom).toBeLessThanOrEqual(844 / 5);
});

test("a condition that is pressed far down the list shows what it has found from its beginning", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 2, name: /^Салоны и мастера/ });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("link", { name: "Со скидкой" }).click();
  await expect(page).toHaveURL(/deal=1/);
  await expect(heading).toBeInViewport();
  await expect(page.locator("#all-firms + p")).not.toHaveText("");
  await expect(heading).toBeInViewport();
  const conditions = await boxOf(page.getByRole("link", { name: "Со скидкой" }));
  expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(conditions.bottom);
});

test("the chip of the favourites is on the screen when it appears", async ({ page }) => {
  await page.goto(salon);
  await page.getByRole("button", { name: "Добавить в избранное" }).click();
  await expect(page.getByRole("button", { name: "Убрать из избранного" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Избранное" })).toBeInViewport({ ratio: 1 });
});

test("a picture opens over the whole screen; Escape closes it, and the focus is where it was", async ({ page }) => {
  await page.goto(salon);
  const first = page.getByRole("button", { name: /^Фото 1 / });
  await first.click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect((await boxOf(dialog.getByRole("img"))).width).toBe(390);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading")).toHaveText(/^Фото 2 /);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test("the section that is read is the one that the tabs name", async ({ page }) => {
  await page.goto(salon);
  const current = page.getByRole("navigation", { name: "Разделы страницы" }).locator("[aria-current=location]");
  await expect(current).toHaveCount(0);
  for (const name of ["Услуги и цены", "Мастера", "Отзывы"]) {
    await bringToTop(page.getByRole("heading", { level: 2, name }));
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText("Адрес");
  await expect(current).toBeInViewport({ ratio: 1 });
});

/** What an element that can't be pressed looks like, once it has come to rest. */
async function lookOf(element: Locator) {
  await element.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  return element.evaluate((it) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(it);
    return { backgroundColor, borderColor, color };
  });
}

/** The class that a stylesheet of the page has by that beginning. */
async function classOf(page: Page, beginning: string): Promise<string> {
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(" "),
  );
  const [found] = new RegExp(`${beginning}\\d+`).exec(styles) ?? [];
  if (found === undefined) throw new Error(`No stylesheet of the page has ${beginning}.`);
  return found;
}

test("what can't be pressed looks the same under the mouse: a button of each look, and a chip", async ({ page }) => {
  await page.goto(`${salon}/reservation/services`);
  const next = nextAction(page, "Дальше");
  await expect(next).toBeDisabled();
  const act = await next.evaluate(({ className }) => className);
  const chip = await page.locator("button[class*=_chip_][class*=_action_]").first().getAttribute("class");
  const [own = "", sheet = ""] = /_act_(\w+)_\d+/.exec(act) ?? [];
  const soft = act.replace(own, await classOf(page, `_soft_${sheet}_`));
  const plain = act.replace(own, await classOf(page, `_plain_${sheet}_`));
  for (const look of [act, soft, plain, chip ?? ""]) {
    await page.evaluate((className) => {
      const button = Object.assign(document.createElement("button"), { id: "tried", className, disabled: true });
      button.textContent = "Дальше";
      document.getElementById("tried")?.remove();
      document.querySelector("main")?.prepend(button);
    }, look);
    const tried = page.locator("#tried");
    await page.mouse.move(0, 0);
    const before = await lookOf(tried);
    await tried.hover({ force: true });
    await expect.poll(() => tried.evaluate((button) => button.matches(":hover"))).toBe(true);
    expect([look, await lookOf(tried)]).toEqual([look, before]);
  }
});

for (const { width, height, letters } of [
  { ...wide, letters: "100%" },
  { ...wide, letters: "200%" },
  { width: 390, height: 844, letters: "200%" },
  { width: 320, height: 844, letters: "200%" },
]) {
  test(`what takes a service out of the visit stands at the end of that service's line: ${width} px, letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${salon}/reservation/services`);
    for (const name of ["Мелирование", "Женская стрижка"]) {
      await page
        .getByRole("button", { name: `Выбрать: ${name}`, exact: true })
        .first()
        .click();
    }
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    const visit = page.getByRole("complementary", { name: "Ваш визит" });
    if (width < wide.width) await visit.getByRole("button", { expanded: false }).click();
    for (const line of await visit.getByRole("listitem").all()) {
      const takeOut = await boxOf(line.getByRole("button"));
      const price = await boxOf(line.getByText("₸"));
      expect(takeOut.right).toBeCloseTo((await boxOf(line)).right, 0);
      expect(takeOut.x).toBeGreaterThan(price.right);
      expect(takeOut.y).toBeLessThan(price.bottom);
    }
  });
}

/** How many lines a text of several blocks takes. */
async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((text) => {
    const range = document.createRange();
    const lines = [...text.children].map((part) => {
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    return lines.reduce((sum, count) => sum + count, 0);
  });
}

for (const language of ["ru", "kz", "en"]) {
  test(`the bar at the bottom keeps two lines beside its button, with a price from and to: ${language}`, async ({
    page,
  }) => {
    await page.goto(`${salon}?lang=${language}`);
    const list = page.locator("#services");
    await list.locator("summary").first().click();
    await list
      .getByRole("listitem")
      .filter({ hasText: /\d–\u200b?\d/ })
      .first()
      .getByRole("button")
      .click();
    await list.getByRole("button", { pressed: false }).first().press("Enter");
    const bar = page.locator("[data-next-action]").filter({ has: page.locator("[aria-live]") });
    const [words, next] = [bar.getByRole("paragraph"), bar.getByRole("link")];
    await expect(words).toContainText("–");
    expect(await linesOf(words)).toBe(2);
    expect((await boxOf(words)).right).toBeLessThan((await boxOf(next)).x);
    await next.click();
    const brief = page.getByRole("complementary").locator("[aria-expanded]");
    expect(await linesOf(brief.locator(":scope > :first-child"))).toBe(2);
  });
}

for (const language of ["ru", "kz", "en"]) {
  test(`what may be searched for, and each order of what is found, is read whole on a phone: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/search?lang=${language}`);
    const order = page.locator("select");
    await expect(order.locator("option")).toHaveCount(5);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [shown, whole] = await order.evaluate((select: HTMLSelectElement) => {
        const shown = select.offsetWidth;
        select.style.cssText = "flex: none; min-width: max-content";
        const whole = select.offsetWidth;
        select.style.cssText = "";
        return [shown, whole];
      });
      expect(shown).toBeGreaterThanOrEqual(whole);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [room, words] = await page
      .getByRole("combobox")
      .first()
      .evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const ink = document.createElement("canvas").getContext("2d");
        if (ink) ink.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [room, ink?.measureText(field.placeholder).width ?? 0];
      });
    expect(room).toBeGreaterThanOrEqual(words);
  });
}

test("by keyboard one key leads past the services to the next action", async ({ page }) => {
  for (const size of [undefined, wide]) {
    if (size) await page.setViewportSize(size);
    await page.goto(`${salon}?services=1`);
    await page.getByRole("button", { name: "К следующему шагу" }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("link", { name: /^Выбрать (время|услуги)$/ }).and(page.locator(":focus")),
    ).toBeVisible();
  }
});

test("on a wide screen cards and grids end on one line", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/");
  const recommended = page.getByRole("region", { name: "Рекомендуем" }).getByRole("article");
  const all = page.getByRole("region", { name: /Салоны и мастера/ }).getByRole("article");
  const [above, below] = [await boxOf(recommended.nth(2)), await boxOf(all.nth(2))];
  expect([Math.round(above.x), Math.round(above.right)]).toEqual([Math.round(below.x), Math.round(below.right)]);
  await page.goto(salon);
  const list = await boxOf(page.getByRole("region", { name: "Услуги и цены" }));
  const masters = page
    .getByRole("region", { name: "Мастера" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  const rights = await Promise.all((await masters.all()).map(async (master) => (await boxOf(master)).right));
  expect(Math.round(Math.max(...rights))).toBe(Math.round(list.right));
});
