import { expect, test } from "vitest";
import { type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { devicesOf } from "../../src/studio/seen/devices.ts";
import type { FromPage, Observation } from "../../src/studio/wire.ts";
import { seenOf } from "./support.ts";

const full: Faults = { ...noFaults, storage: "full" };
const broken = (faults: Faults): Observation => ({ kind: "broken", faults });

/** What a page of a browser posted at a time. */
const posted = (
  page: string,
  browser: string | undefined,
  at: number,
  observation: Observation,
  number = at,
): FromPage => ({
  page,
  number,
  at,
  observation,
  ...(browser !== undefined && { otherBrowser: { browser, device: `Chrome on ${browser}` } }),
});

test("a device stands once for all its pages, with what any of them said last, in whatever order they are heard", () => {
  const seen = seenOf(
    posted("b", "phone", 3, broken(noFaults)),
    posted("a", "phone", 2, broken(full)),
    posted("c", "tablet", 1, broken(full)),
    posted("own", undefined, 4, broken(full)),
  );
  expect(devicesOf(seen)).toEqual([
    { browser: "phone", name: "Chrome on phone", faults: noFaults },
    { browser: "tablet", name: "Chrome on tablet", faults: full },
  ]);
});

test("a device of which every page was left is there no more, and what it said counts once it is there again", () => {
  const left = [posted("a", "phone", 1, broken(full)), posted("a", "phone", 2, { kind: "left" })];
  expect(devicesOf(seenOf(...left))).toEqual([]);
  const back = posted("b", "phone", 3, { kind: "asked", request: "1", method: "GET", path: "/rest" });
  expect(devicesOf(seenOf(...left, back))).toEqual([{ browser: "phone", name: "Chrome on phone", faults: full }]);
});

test("a device whose page is opened and says first that anything else goes on has nothing wrong any more", () => {
  const asked: Observation = { kind: "asked", request: "1", method: "GET", path: "/rest" };
  const seen = seenOf(posted("a", "phone", 1, broken(full)), posted("b", "phone", 2, asked, 1));
  expect(devicesOf(seen)).toEqual([{ browser: "phone", name: "Chrome on phone", faults: noFaults }]);
});
