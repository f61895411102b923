import { expect, test } from "vitest";
import { formatDistance } from "../../src/format/distance.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [0, "50 м"],
  [124, "100 м"],
  [974, "950 м"],
  [975, "1 км"],
  [1249, "1,2 км"],
  [9949, "9,9 км"],
  [9951, "10 км"],
  [12_400, "12 км"],
])("%i metres are read as %s", (metres, text) => {
  expect(plain(formatDistance(metres, "ru"))).toBe(text);
});

test("each language has its units and its comma", () => {
  expect(plain(formatDistance(1200, "kz"))).toBe("1,2 км");
  expect(plain(formatDistance(1200, "en"))).toBe("1.2 km");
  expect(plain(formatDistance(350, "en"))).toBe("350 m");
});
