import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { advisoryLocks } from "../../../server/db/locks.ts";

const table = "server/db/locks.ts";

async function sources(): Promise<{ file: string; text: string }[]> {
  const folders = ["server", "demo"];
  const entries = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => `${folder}/${name}`)),
  );
  const others = entries.flat().filter((name) => name.endsWith(".ts") && name !== table);
  return Promise.all(others.map(async (file) => ({ file, text: await readFile(file, "utf8") })));
}

describe("The advisory locks", () => {
  it("have a number each", () => {
    const numbers = Object.values(advisoryLocks);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("are taken by the numbers of their table alone, and all of those are", async () => {
    const all = await sources();
    const locking = all.filter(({ text }) => /pg_(try_)?advisory|from lock_\w+\(/.test(text));
    const named = locking.map(({ text }) => [...text.matchAll(/\badvisoryLocks\.(\w+)/g)].map(([, name]) => name));
    expect(locking.filter((_, index) => named[index]?.length === 0)).toEqual([]);
    expect(new Set(named.flat())).toEqual(new Set(Object.keys(advisoryLocks)));
    const written = Object.values(advisoryLocks).map(
      (number) => new RegExp(String(number).replace(/\d(?=(\d{3})+$)/g, "$&_?")),
    );
    expect(all.filter(({ text }) => written.some((number) => number.test(text)))).toEqual([]);
  });
});
