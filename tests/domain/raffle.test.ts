import fc from "fast-check";
import { expect, test } from "vitest";
import { createHash } from "node:crypto";
import { drawWinner, sha256Hex } from "../../domain/raffle.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const ticket = fc.stringMatching(/^[0-9A-F]{12}$/);
const tickets = fc.uniqueArray(ticket, { minLength: 1, maxLength: 40 });

test("a text's SHA-256 is that of any other tool", async () => {
  expect(await sha256Hex("test")).toBe("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08");
  const property = fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
    expect(await sha256Hex(text)).toBe(hash(text));
  });
  await fc.assert(property);
});

test("whoever has the seed and the tickets finds the same winner, in whatever order they have them", async () => {
  const property = fc.asyncProperty(fc.string(), tickets, fc.nat(), async (seed, all, turn) => {
    const [first] = all.toSorted((one, other) => (hash(`${seed}:${one}`) < hash(`${seed}:${other}`) ? -1 : 1));
    const at = turn % all.length;
    expect(await drawWinner(seed, all)).toBe(first);
    expect(await drawWinner(seed, [...all.slice(at), ...all.slice(0, at), ...all])).toBe(first);
  });
  await fc.assert(property);
});

test("tickets that did not win change nothing when they are taken away", async () => {
  const property = fc.asyncProperty(fc.string(), tickets, async (seed, all) => {
    const winner = await drawWinner(seed, all);
    const fewer = all.filter((each, index) => each === winner || index % 2 === 0);
    expect(await drawWinner(seed, fewer)).toBe(winner);
  });
  await fc.assert(property);
});

test("every ticket wins about as often as the others", async () => {
  const three = ["000000000001", "000000000002", "000000000003"];
  const won = new Map(three.map((each) => [each, 0]));
  for (let seed = 0; seed < 3000; seed++) {
    const winner = (await drawWinner(String(seed), three)) ?? "";
    won.set(winner, (won.get(winner) ?? 0) + 1);
  }
  for (const times of won.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test("where there is no ticket nobody wins", async () => {
  expect(await drawWinner("seed", [])).toBeUndefined();
});
