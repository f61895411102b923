import * as v from "valibot";
import { defaultTimeZone, isLocalDate } from "../../../domain/time.ts";

/** An object with these fields and no others, so that a misspelt one is not lost. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === "never") return "is not a field of a catalogue";
    return received === "undefined" ? "is missing" : "must be object";
  });
}

export function list<Schema extends v.GenericSchema>(item: Schema) {
  return v.array(item, "must be array");
}

export function whole(least: number, most: number) {
  return v.pipe(
    v.number("must be number"),
    v.integer("must be integer"),
    v.minValue(least, `must be >= ${least}`),
    v.maxValue(most, `must be <= ${most}`),
  );
}

export function real(least: number, most: number) {
  return v.pipe(
    v.number("must be number"),
    v.minValue(least, `must be >= ${least}`),
    v.maxValue(most, `must be <= ${most}`),
  );
}

export function word(pattern: RegExp) {
  return v.pipe(v.string("must be string"), v.regex(pattern, `must match pattern ${pattern.source}`));
}

export function oneOf<const Options extends v.PicklistOptions>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(", ")}`);
}

export const text = word(/\S/);
export const yesOrNo = v.boolean("must be boolean");
export const id = whole(0, 2_147_483_647);
export const count = whole(0, 1_000_000);
/** Minor units. */
export const money = whole(0, Number.MAX_SAFE_INTEGER);
export const currency = word(/^[A-Z]{3}$/);
export const slug = word(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const url = word(/^(\/|https:\/\/)\S+$/);
export const latitude = real(-90, 90);
export const longitude = real(-180, 180);
export const localDate = v.pipe(
  v.string("must be string"),
  v.check(isLocalDate, ({ input }) => `"${input}" is not a date, YYYY-MM-DD`),
);
export const localized = record({ ru: text, kz: text, en: text });
export const timeZone = v.optional(
  v.pipe(
    text,
    v.check(isTimeZone, ({ input }) => `"${input}" is not an IANA zone`),
  ),
  defaultTimeZone,
);

/** Whether this machine knows the zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
