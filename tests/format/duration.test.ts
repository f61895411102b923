import { expect, test } from "vitest";
import { formatCountdown, formatDuration, formatDurationInText } from "../../src/format/duration.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [45, "45 мин.", "45 мин", "45 min"],
  [60, "1 ч.", "1 сағ", "1 h"],
  [90, "1 ч. 30 мин.", "1 сағ 30 мин", "1 h 30 min"],
  [0, "0 мин.", "0 мин", "0 min"],
])("%i minutes are shown with 'ч.' and 'мин.', or as the other languages have it", (minutes, ru, kz, en) => {
  const shown = (["ru", "kz", "en"] as const).map((language) => plain(formatDuration(minutes, language)));
  expect(shown).toEqual([ru, kz, en]);
});

test("within a sentence no unit has a full stop, which would end it", () => {
  const shown = (["ru", "kz", "en"] as const).map((language) => plain(formatDurationInText(195, language)));
  expect(shown).toEqual(["3 ч 15 мин", "3 сағ 15 мин", "3 h 15 min"]);
});

test("a countdown shows minutes and seconds, from an hour on hours too, and stops at zero", () => {
  expect([278, 60, 9.2, 0, -5].map(formatCountdown)).toEqual(["4:38", "1:00", "0:10", "0:00", "0:00"]);
  expect([3599, 3600, 86_282].map(formatCountdown)).toEqual(["59:59", "1:00:00", "23:58:02"]);
});
