// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { damageKept, mendDamage } from "../../src/browser/studio-damage.ts";
import { unbroken, writeStudioFaults } from "../../src/browser/studio-faults.ts";

const { setItem } = Storage.prototype;
const { write } = unbroken;
afterEach(() => {
  Object.assign(Storage.prototype, { setItem });
  Object.assign(unbroken, { write });
  localStorage.clear();
});

const damage = () => damageKept((_key, text) => text.slice(0, 2));
const kept = () => Object.fromEntries(["draft", "city"].map((key) => [key, localStorage.getItem(key)]));

test("all that the app has kept is damaged, and what the studio has kept is not", () => {
  localStorage.setItem("draft", "abcdef");
  localStorage.setItem("city", "ghijkl");
  writeStudioFaults("what goes wrong");
  damage();
  expect(kept()).toEqual({ draft: "ab", city: "gh" });
  expect(localStorage.getItem("kezek-studio-faults")).toBe("what goes wrong");
});

test("what was damaged is put back, and what was removed since is not", () => {
  localStorage.setItem("draft", "abcdef");
  localStorage.setItem("city", "ghijkl");
  damage();
  localStorage.removeItem("draft");
  mendDamage();
  expect(kept()).toEqual({ draft: null, city: "ghijkl" });
});

test("what was removed since is not there again, damaged, on the next page, nor what another page has written that cannot be damaged", () => {
  localStorage.setItem("draft", "abcdef");
  localStorage.setItem("city", "ghijkl");
  damage();
  localStorage.removeItem("draft");
  setItem.call(localStorage, "city", "m");
  damage();
  expect(kept()).toEqual({ draft: null, city: "m" });
  mendDamage();
  expect(kept()).toEqual({ draft: null, city: "m" });
});

test("what is damaged already, and so stays as it is on the next page, is put back", () => {
  localStorage.setItem("draft", "abcdef");
  damage();
  damage();
  mendDamage();
  expect(kept()).toEqual({ draft: "abcdef", city: null });
});

test("what was written since is not put back, nor what was written and thrown away", () => {
  localStorage.setItem("draft", "abcdef");
  localStorage.setItem("city", "ghijkl");
  damage();
  localStorage.setItem("draft", "another");
  localStorage.removeItem("draft");
  localStorage.setItem("city", "newer");
  mendDamage();
  expect(kept()).toEqual({ draft: null, city: "newer" });
});

test("what another page has written since, which knows of no damage, is not put back", () => {
  localStorage.setItem("draft", "abcdef");
  damage();
  setItem.call(localStorage, "draft", "another");
  mendDamage();
  expect(kept()).toEqual({ draft: "another", city: null });
});

test("what is damaged page after page is put back as it was before the first, or as it was written between them", () => {
  localStorage.setItem("draft", "abcdef");
  localStorage.setItem("city", "ghijkl");
  damage();
  localStorage.setItem("city", "mnopqr");
  damageKept((_key, text) => text.slice(0, 1));
  expect(kept()).toEqual({ draft: "a", city: "m" });
  mendDamage();
  expect(kept()).toEqual({ draft: "abcdef", city: "mnopqr" });
});

test("what is mended once is not put back again, and without damage nothing is", () => {
  localStorage.setItem("draft", "abcdef");
  damage();
  mendDamage();
  setItem.call(localStorage, "draft", "ab");
  mendDamage();
  expect(kept()).toEqual({ draft: "ab", city: null });
});
