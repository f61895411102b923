import fc from "fast-check";
import { memoryStorage } from "../../src/browser/storage.ts";

/** What somebody could have left in the place of a value: any JSON, and what looks right and is not. */
export const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    "x",
    "имя",
    "garbage",
    "",
    " ",
    "\u0000",
    "\ud800",
    "a\nb",
    "я".repeat(20_000),
    "я".repeat(34),
    "2026-02-30",
    "..",
    "__proto__",
    -1,
    0,
    0.5,
    5000,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    1e308,
  ),
);

/** A right value, or anything in the place of some of its fields. */
export function damaged<Value extends object>(right: Value): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(right).map(([name, value]: [string, unknown]) => [name, fc.oneof(fc.constant(value), anything)]),
  );
  return fc.oneof(anything, fc.record(fields, { requiredKeys: [] }), fc.record(fields));
}

/** A storage in which this lies, each under its key. */
export function storageWith(left: Readonly<Record<string, unknown>>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(left)) storage.write(key, JSON.stringify(value));
  return storage;
}
