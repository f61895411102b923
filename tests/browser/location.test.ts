// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { locate } from "../../src/browser/location.ts";

afterEach(() => vi.unstubAllGlobals());

const denied = { code: 1, PERMISSION_DENIED: 1 };
const timedOut = { code: 3, PERMISSION_DENIED: 1 };

function browserThat(answer: (found: (position: object) => void, failed: (error: object) => void) => void) {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: answer } });
}

test("the browser's answer is rounded to about a hundred metres", async () => {
  browserThat((found) => found({ coords: { latitude: 43.651_234, longitude: 51.159_876, accuracy: 5 } }));
  expect(await locate()).toEqual({ latitude: 43.651, longitude: 51.16 });
});

test("a refusal of the client is told from other trouble", async () => {
  browserThat((_found, failed) => failed(denied));
  expect(await locate()).toBe("refused");
  browserThat((_found, failed) => failed(timedOut));
  expect(await locate()).toBe("unknown");
});

test("a browser that knows no places says so", async () => {
  vi.stubGlobal("navigator", {});
  expect(await locate()).toBe("unknown");
});
