// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserHistory, type Entry } from "../../src/browser/history.ts";

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(() => vi.unstubAllGlobals());

const profile: Entry = { pathname: "/my/profile", search: "?tab=1", hash: "#top", state: { status: 404 }, key: "k1" };

test("what is written is what is read, and lies where a page that is loaded anew finds it", () => {
  const history = browserHistory();
  history.write(profile, false);
  expect(browserHistory().read()).toEqual(profile);
  expect(window.history.state).toEqual({ usr: { status: 404 }, key: "k1" });
});

test("an entry is put behind the one that is gone to, or in its place", () => {
  const history = browserHistory();
  const before = window.history.length;
  history.write(profile, false);
  expect(window.history.length).toBe(before + 1);
  history.write({ ...profile, key: "k2" }, true);
  expect([window.history.length, history.read().key]).toEqual([before + 1, "k2"]);
});

test.each([null, "somebody's", { other: 1 }])(
  "an entry that was written by nobody of ours is the default (%j)",
  (state) => {
    window.history.replaceState(state, "", "/red-apple#masters");
    expect(browserHistory().read()).toEqual({
      pathname: "/red-apple",
      search: "",
      hash: "#masters",
      state: null,
      key: "default",
    });
  },
);

test("going back is told of, when the address is already the old one", async () => {
  const history = browserHistory();
  history.write(profile, false);
  const traversed = new Promise<string>((resolve) => history.onTraverse(() => resolve(history.read().pathname)));
  history.go(-1);
  expect(await traversed).toBe("/");
});

test("a path of two slashes leads to no other site", () => {
  const history = browserHistory();
  history.write({ ...profile, pathname: "//elsewhere.test/path" }, false);
  expect(window.location.href).toBe(`${window.location.origin}//elsewhere.test/path?tab=1#top`);
});

test("where the browser takes no more entries the page is loaded anew", () => {
  const assign = vi.fn<(address: string) => void>();
  const pushState = () => {
    throw new DOMException("Attempt to use history.pushState() more than 100 times", "SecurityError");
  };
  vi.stubGlobal("window", { history: { pushState }, location: { origin: "https://kezek.test", assign } });
  browserHistory().write(profile, false);
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://kezek.test/my/profile?tab=1#top");
});
