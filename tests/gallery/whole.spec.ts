import { expect, test, type Page } from "@playwright/test";
import { showWhole } from "./whole.ts";

const screen = { width: 390, height: 844 };
const page = (height: string) => `<!doctype html><body style="margin: 0"><div style="height: ${height}">`;
const sheet =
  "<dialog style='max-height: none'><div style='max-height: 80dvh; overflow: auto'><div style='height: 1000px'>";

/** How tall the window is in which all of a page is shown, once it has shown a wide one. */
async function wholeOf(shown: Page, content: string): Promise<number> {
  await shown.setViewportSize({ width: 1280, height: 900 });
  await shown.setContent(content);
  await shown.evaluate(() => document.querySelector("dialog")?.showModal());
  await showWhole(shown, screen);
  return shown.evaluate(() => innerHeight);
}

test("a picture is as tall as its page, at least a screen and at most three, also where the page grows with it", async ({
  page: shown,
}) => {
  expect(await wholeOf(shown, page("100px"))).toBe(844);
  expect(await wholeOf(shown, page("1500px"))).toBe(1500);
  expect(await wholeOf(shown, page("9000px"))).toBe(3 * 844);
  expect(await wholeOf(shown, page("calc(100dvh + 50px)"))).toBe(844 + 50);
});

test("a picture of a sheet over a page is as tall as the sheet needs, however long the page", async ({
  page: shown,
}) => {
  const height = await wholeOf(shown, `${page("5000px")}${sheet}`);
  const hidden = shown.locator("dialog > div").evaluate((content) => content.scrollHeight - content.clientHeight);
  expect(await hidden).toBe(0);
  expect(height).toBeLessThan(1500);
});
