// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readVisitor } from "../../server/pages/visitor.ts";
import { cookieIn } from "../../src/browser/cookies.ts";
import { mirroredInCookie } from "../../src/browser/menu-tab-cookie.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";

const cookieAt = (path = "/") =>
  readVisitor(new URL(path, "https://kezek.test"), { "kezek-tab": cookieIn(document.cookie, "kezek-tab") }).tab;

test("the server is told of the tab that was pressed last, on the home page alone, until it is forgotten", () => {
  const { menuTab } = storedValues(memoryStorage());
  mirroredInCookie(menuTab).write("women");
  expect([menuTab.read(), cookieAt(), cookieAt("/search")]).toEqual(["women", "women", undefined]);
  mirroredInCookie(menuTab).clear();
  expect([menuTab.read(), cookieAt()]).toEqual([undefined, undefined]);
});

test("what was kept before the server was told of it is told at the next start", () => {
  const { menuTab } = storedValues(memoryStorage());
  menuTab.write("men");
  expect(mirroredInCookie(menuTab).read()).toBe("men");
  expect(cookieAt()).toBe("men");
});

test("what stands in the cookie and is no key of a tab is not heard", () => {
  for (const value of ["<script>", "a b", "x".repeat(51), ""])
    expect(readVisitor(new URL("https://kezek.test/"), { "kezek-tab": value }).tab).toBeUndefined();
});
