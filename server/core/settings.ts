import * as v from "valibot";
import { StartupError } from "./startup-error.ts";

/** A setting that is wrong; the message names it and says what to write instead. */
export class ConfigError extends StartupError {
  override readonly name = "ConfigError";
}

/** A whole number from 1 to `most`. */
export function whole(otherwise: number, most: number) {
  const hint = `set it to a number from 1 to ${most}`;
  const number = v.pipe(v.string(), v.digits(hint), v.transform(Number), v.minValue(1, hint), v.maxValue(most, hint));
  return v.optional(number, String(otherwise));
}

/** On or off. */
export function flag(otherwise: boolean) {
  const words = v.picklist(["true", "1", "false", "0"], "set it to true or false");
  const isOn = v.pipe(
    words,
    v.transform((word) => word === "true" || word === "1"),
  );
  return v.optional(isOn, otherwise ? "true" : "false");
}

/** An http address, given back without slashes at its end. */
export function url() {
  const hint = "set it to an address such as https://kezek.example";
  return v.pipe(
    v.string(hint),
    v.url(hint),
    v.regex(/^https?:/i, hint),
    v.transform((text) => text.replace(/\/+$/, "")),
  );
}

/** An https address, given back without slashes at its end: what is sent there is worth money. */
export function secureUrl() {
  return v.pipe(url(), v.regex(/^https:/i, "set it to an https address"));
}

/**
 * Reads settings from the environment; an empty one is absent.
 * @throws ConfigError for the first that is wrong
 */
export function readSettings<Entries extends v.ObjectEntries>(
  env: NodeJS.ProcessEnv,
  entries: Entries,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.keys(entries).map((name) => [name, env[name] || undefined]));
  const { success, output, issues } = v.safeParse(v.object(entries), given);
  if (success) return output;
  const [issue] = issues;
  const name = v.getDotPath(issue) ?? "";
  throw new ConfigError(`${name} is ${env[name] ? `"${env[name]}"` : "not set"}: ${issue.message}.`);
}
