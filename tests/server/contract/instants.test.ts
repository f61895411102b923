import fc from "fast-check";
import { expect, test } from "vitest";
import { isInstant } from "../../../domain/time.ts";
import { bodyCheck } from "../../../server/contract/schemas.ts";

const { isValid } = bodyCheck<string>({ type: "string", format: "date-time" });

test.each(["2026-02-30T10:00:00+05:00", "2026-11-23T24:00:00+05:00", "2026-11-23T10:00:60Z", "2026-11-23 10:00:00Z"])(
  "an instant that the calendar or the clock does not have is refused: %s",
  (text) => {
    expect(isValid(text)).toBe(false);
  },
);

test("the contract takes for an instant what the rules do", () => {
  const two = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, "0"));
  const written = fc
    .tuple(two(13), two(32), two(25), two(61), two(61), fc.constantFrom("Z", "+05:00", "-03:30", "", "+5"))
    .map(([month, day, hour, minute, second, zone]) => `2026-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (text) => isValid(text) === isInstant(text)),
    { numRuns: 5000 },
  );
});
