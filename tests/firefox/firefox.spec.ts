import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { findFirefox } from "../../scripts/firefox.ts";
import { readRecording } from "../../src/studio/recording.ts";
import { anyPhone, codeField, codeSentTo, holdTime, nextAction, reach, salon, services } from "../journeys/guest.ts";
import { follow } from "../paths/recorded/follow.ts";
import { expect, test } from "../support/fixtures.ts";
import { openPathOfLostHold } from "../journeys/studio-path.ts";

// One browser for all of them: it takes longer to start than a test of it.
test.describe.configure({ mode: "default" });

test.use({
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: fileURLToPath(new URL("firefox.mjs", import.meta.url)),
    env: { ...process.env, KEZEK_FIREFOX: findFirefox() ?? "firefox" },
  },
});

/** What a page saves as a file from now on: a released Firefox tells nobody of such a download. */
async function savedIn(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) void file.text().then((text) => (document.documentElement.dataset.saved = text));
      return createObjectURL.call(URL, file);
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset.saved ?? "");
}

test("in Firefox a guest makes a reservation, as in Chromium", async ({ page, app }) => {
  const phone = anyPhone();
  await holdTime(page);
  // By keys that its keyboard has: what Playwright writes at once into a field of this Firefox, React does not hear of.
  await page.getByLabel("Имя").pressSequentially("Madina");
  await page.getByLabel("Телефон").pressSequentially(`+${phone}`);
  await nextAction(page, "Получить код").click();
  await codeField(page).pressSequentially(await codeSentTo(page, phone));
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");
  const { rows } = await app.pool.query("select status from reservations where client_phone = $1", [phone]);
  expect(rows).toEqual([{ status: "confirmed" }]);
});

test("in Firefox the studio shows a visit as it goes on, and saves a recording of it that the machine follows", async ({
  page,
  context,
}) => {
  expect(await page.evaluate(() => navigator.userAgent)).toContain("Firefox/");
  const studio = await context.newPage();
  await studio.goto("/studio");
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await expect(studio.getByRole("heading", { name: "reservation choosingServices" })).toBeVisible();
  const processes = studio.getByRole("navigation", { name: "Processes" });
  await studio.getByRole("button", { name: "services.confirmed" }).click();
  await reach(page, "choosingMasters");
  const lit = studio.locator(".state.lit");
  await expect(lit).toHaveAttribute("data-state", "choosingMasters");
  const moved = { name: /moved choosingMasters by services\.confirmed, branch 0/ };
  await studio.getByRole("list", { name: "Log" }).getByRole("button", moved).click();
  await expect(studio.locator("path.line.lit")).toHaveCount(1);
  await studio.getByRole("button", { name: "Back to live" }).click();
  await page.reload();
  await reach(page, "choosingMasters");
  const again = processes.locator("section", { has: studio.getByRole("heading", { name: "Tab 2" }) });
  await again.getByRole("button", { name: "reservation choosingMasters" }).click();
  const saved = await savedIn(studio);
  await studio.getByRole("button", { name: "Export" }).click();
  await expect.poll(saved).not.toBe("");
  const recording = readRecording(await saved());
  expect(recording.steps.map(({ kind }) => kind)).toContain("reload");
  expect(recording.steps.at(-1)?.state).toBe("choosingMasters");
  expect(follow(recording).difference).toBeNull();
});

test("in Firefox the studio plays a path to its end", async ({ page: studio }) => {
  await openPathOfLostHold(studio);
  await studio.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await studio.getByRole("button", { name: "Play", exact: true }).click();
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "lost");
});
