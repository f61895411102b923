import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { driverOf } from "../paths/browser/drivers.ts";
import { machineNamed, machines } from "../paths/machines.ts";
import { explore } from "../paths/walk/explore.ts";
import { changeOf } from "./changes.ts";
import { looks, pictureOf } from "./looks.ts";
import { sightseeingTours, sightsOf } from "./sights.ts";
import { writeGallery } from "./write.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-gallery-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A picture of one colour, with a black square in its corner; the side of the square in pixels. */
async function paint(name: string, square = 0, width = 100): Promise<string> {
  const png = new PNG({ width, height: 100 });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1) png.data.fill(0, y * width * 4, (y * width + square) * 4);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  const path = join(folder, name);
  await writeFile(path, PNG.sync.write(png));
  return path;
}

test.each(machines.map((machine) => [machine.name, machine] as const))(
  "each state of %s that a client can come to is pictured once",
  (name, machine) => {
    const possible = explore(machine.paths).filter((move) => driverOf(name).obstacle(move) === null);
    const pictured = sightsOf(machine).map(({ state }) => state);
    expect(pictured.toSorted()).toEqual([...new Set(possible.map(({ to }) => to.state))].toSorted());
  },
);

test("a walk ends where it comes to the last state of which it has a picture", () => {
  for (const { tour, sights } of sightseeingTours(machineNamed("sign-in"))) expect(sights).toContain(tour.length - 1);
});

describe("A picture", () => {
  test("is new until one was accepted, and then the same", async () => {
    const taken = await paint("taken.png", 10);
    const diff = join(folder, "diff.png");
    expect(await changeOf(taken, join(folder, "none.png"), diff)).toEqual({ kind: "new" });
    expect(await changeOf(taken, await paint("accepted.png", 10), diff)).toEqual({ kind: "same" });
    await expect(readFile(diff)).rejects.toThrow("ENOENT");
  });

  test("that differs is told by the pixels, which are drawn; a drawing of before goes", async () => {
    const taken = await paint("taken.png", 10);
    const diff = join(folder, "deeper", "diff.png");
    expect(await changeOf(taken, await paint("accepted.png"), diff)).toEqual({ kind: "changed", of: 100 });
    expect(PNG.sync.read(await readFile(diff)).width).toBe(100);
    await changeOf(taken, await paint("accepted.png", 10), diff);
    await expect(readFile(diff)).rejects.toThrow("ENOENT");
  });

  test("may differ by as few pixels as letters are smoothed with", async () => {
    const taken = await paint("taken.png", 4);
    expect(await changeOf(taken, await paint("accepted.png"), join(folder, "diff.png"))).toEqual({ kind: "same" });
  });

  test("of another size is not compared by pixels", async () => {
    const taken = await paint("taken.png", 0, 120);
    expect(await changeOf(taken, await paint("accepted.png"), join(folder, "diff.png"))).toEqual({ kind: "resized" });
  });
});

test("the page shows what was pictured with what each state says of itself, and counts what is not as it was accepted", async () => {
  const machine = machineNamed("sign-in");
  const [look] = looks;
  if (look === undefined) throw new Error("There are no looks.");
  await mkdir(join(folder, "sign-in", "enteringPhone"), { recursive: true });
  await paint(pictureOf("sign-in", "enteringPhone", look), 10);
  expect(await writeGallery([machine], folder, join(folder, "accepted"))).toBe(1);
  const html = await readFile(join(folder, "index.html"), "utf8");
  expect(html).toContain(`src="${pictureOf("sign-in", "enteringPhone", look)}"`);
  expect(html).toContain(sightsOf(machine).find(({ state }) => state === "enteringPhone")?.description);
  expect(html).toContain("1 pictures, taken at");
  expect(html).not.toContain("enteringCredentials");

  await mkdir(join(folder, "accepted", "sign-in", "provingPhone"), { recursive: true });
  await paint("accepted/sign-in/provingPhone/ru-390-light.png");
  expect(await writeGallery([machine], folder, join(folder, "accepted"))).toBe(2);
  const after = await readFile(join(folder, "index.html"), "utf8");
  expect(after).toContain("1 that were are no more");
  expect(after).toContain("<li>provingPhone/ru-390-light.png</li>");
});
