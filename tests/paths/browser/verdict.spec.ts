import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./stage/stage.ts";
import { judged } from "./verdict.ts";

test("a broken step says in one screen which it is, what is expected and seen, what was called, and how to run it alone", async ({
  stage,
}) => {
  const { page } = stage;
  const step = { name: "a —b→ c", number: 3, of: 7, expected: "c", again: () => "npm run paths -- replay x 3" };
  const broken = judged(stage, step, async () => {
    await page.goto("/search?q=%D1%8A%D1%8A%D1%8A%D1%8A");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Поиск/);
    await page.evaluate(() => fetch("/rest/clients-app/v1/firms/9999/masters").then((answer) => answer.text()));
    throw new Error("It is not there.");
  });
  const said = await broken.then(
    () => "",
    (failure: Error) => failure.message,
  );
  const lines = said.split("\n").map((line) => line.trim());
  expect(lines[0]).toBe("Step 3 of 7 is broken: a —b→ c");
  expect(lines).toContain("expected   c");
  expect(lines).toContain("seen       /search?q=%D1%8A%D1%8A%D1%8A%D1%8A");
  expect(said).toMatch(/heading: Поиск/);
  expect(said).toMatch(/getFirmMasters: 40\d \w+/);
  expect(lines).toContain("run it     npm run paths -- replay x 3");
  expect(lines.at(-1)).toBe("It is not there.");
  expect(lines.length).toBeLessThan(25);
  expect(existsSync(/picture +(.+)$/m.exec(said)?.[1] ?? "")).toBe(true);
});

test("of what was answered before a step nothing is told at it", async ({ stage }) => {
  const { page, calls } = stage;
  const step = { name: "", number: 1, of: 1, expected: "", again: () => "" };
  const readTariffs = () => page.evaluate(() => fetch("/rest/common/tariffs?country=KZ"));
  const tariffCalls = async () => (await calls.lines()).filter((line) => line.startsWith("getTariffs"));
  await page.goto("/");
  await judged(stage, step, readTariffs);
  await expect.poll(tariffCalls).toHaveLength(1);
  await judged(stage, step, async () => {});
  expect(await tariffCalls()).toEqual([]);
});
