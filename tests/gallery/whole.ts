import { expect, type Page } from "@playwright/test";

type Size = { width: number; height: number };

/** How many times the screen's height a picture is at most. */
const mostScreens = 3;

/**
 * Gives the page a window in which all of what it shows has room, however little of that the screen has: the page, or the sheet
 * that lies over it. It grows as long as that helps, and to three screens at most; what moves still is measured again.
 * @param screen CSS pixels
 */
export async function showWhole(page: Page, screen: Size): Promise<void> {
  await expect(async () => expect(await grow(page, screen)).toBe(await grow(page, screen))).toPass();
}

async function grow(page: Page, screen: Size): Promise<number> {
  const tallest = mostScreens * screen.height;
  let { height } = screen;
  let hidden = await hiddenIn(page, screen);
  while (hidden > 0 && height < tallest) {
    height = Math.min(tallest, height + hidden);
    const left = await hiddenIn(page, { ...screen, height });
    if (left >= hidden) break;
    hidden = left;
  }
  return height;
}

/** How much of what is looked at has to be scrolled to in a window of a size, CSS pixels. */
async function hiddenIn(page: Page, size: Size): Promise<number> {
  await page.setViewportSize(size);
  // What is as tall as the window (100dvh) has its new size once a frame of it is drawn.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(() => {
    const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
    const scrolled = sheet
      ? [sheet, ...sheet.querySelectorAll("*")].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      : [document.documentElement];
    return Math.max(0, ...scrolled.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
}
