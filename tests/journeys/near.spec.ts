import { expect, test } from "../support/fixtures.ts";

test.describe("a client who lets the browser say where they are", () => {
  test.use({ geolocation: { latitude: 43.2356, longitude: 76.9571 }, permissions: ["geolocation"] });

  test("has their city found by a press, and the branch next to them stands first; a reload keeps both", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Город: Актау" }).click();
    await page.getByRole("button", { name: "Определить мой город" }).click();
    await expect(page).toHaveURL(/city=almaty/);
    await expect(page.getByRole("heading", { level: 2, name: "Салоны и мастера · Алматы" })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Город: Алматы" })).toBeVisible();
    await page.goto("/red-apple");
    const first = page.getByRole("article").first();
    await expect(first).toContainText("Red Apple на Достык");
    await expect(first).toContainText(/\d+\sм от вас/);
  });
});

test("a client who refuses chooses from the list, and is not asked again by itself", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse: Geolocation["getCurrentPosition"] = (_found, failed) => {
      sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked") ?? 0) + 1));
      const refusal = { code: 1, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      failed?.(refusal);
    };
    navigator.geolocation.getCurrentPosition = refuse;
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Город: Актау" }).click();
  await page.getByRole("button", { name: "Определить мой город" }).click();
  await expect(page.getByText(/доступ к местоположению запрещён/)).toBeVisible();
  await page.getByRole("button", { name: "Астана" }).click();
  await expect(page).toHaveURL(/city=astana/);
  await page.reload();
  await page.getByRole("link", { name: "Свободно рядом" }).click();
  await expect(page).toHaveURL(/\/search\?/);
  expect(await page.evaluate(() => [sessionStorage.getItem("asked"), localStorage.getItem("userLocation")])).toEqual([
    "1",
    JSON.stringify({ isRefused: true }),
  ]);
});
