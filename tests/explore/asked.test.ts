import { expect, test } from "vitest";
import { askedOf } from "./asked.ts";

test("a walk goes on for ten minutes, for as long as asked, or for so many steps", () => {
  expect(askedOf({})).toEqual({ seed: undefined, steps: Infinity, minutes: 10 });
  expect(askedOf({ minutes: "0.5", seed: "0" })).toEqual({ seed: 0, steps: Infinity, minutes: 0.5 });
  expect(askedOf({ steps: "300" })).toEqual({ seed: undefined, steps: 300, minutes: Infinity });
  expect(askedOf({ steps: "300", minutes: "2" })).toEqual({ seed: undefined, steps: 300, minutes: 2 });
});

test.each(["1h", "", " ", "0", "-1", "NaN", "Infinity"])("nobody walks for %j of anything", (typed) => {
  expect(() => askedOf({ minutes: typed })).toThrow(
    `--minutes takes a number above 0, and not ${JSON.stringify(typed)}.`,
  );
  expect(() => askedOf({ steps: typed })).toThrow("--steps takes a whole number from 1 on");
});

test("a seed and steps are whole numbers", () => {
  expect(() => askedOf({ steps: "1.5" })).toThrow("--steps");
  expect(() => askedOf({ seed: "seven" })).toThrow("--seed takes a whole number from 0 on");
  expect(() => askedOf({ seed: "-7" })).toThrow("--seed");
});
