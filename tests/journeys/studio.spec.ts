import { expect, test } from "../support/fixtures.ts";
import { reach, salon, services } from "./guest.ts";

test("who tests sees a visit in the studio as it goes on, sends it an event, and looks back", async ({
  page,
  context,
}) => {
  const studio = await context.newPage();
  await studio.goto("/studio");
  await expect(studio.getByRole("link", { name: "Open the app" })).toBeVisible();
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await expect(studio.getByRole("heading", { name: "reservation choosingServices" })).toBeVisible();
  const log = studio.getByRole("list", { name: "Log" });
  await expect(log.getByRole("button", { name: /fact service\.added/ })).toBeVisible();
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingServices");
  await studio.getByRole("button", { name: "services.confirmed" }).click();
  await reach(page, "choosingMasters");
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingMasters");
  await log.getByRole("button", { name: /moved choosingMasters by services\.confirmed, branch 0/ }).click();
  await expect(studio.locator("path.line.lit")).toHaveCount(1);
  await log.getByRole("button", { name: /fact service\.added/ }).click();
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingServices");
  await reach(page, "choosingMasters");
});

test("no page lets anybody look on unless the studio was opened in this browser", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await reach(page, "choosingServices");
  expect(asked.filter((path) => path.startsWith("/studio"))).toEqual([]);
});
