import type { CallFailed } from "../../../domain/failure.ts";
import { ruleOf } from "./fields.ts";

const callFailed: CallFailed["name"] = "CallFailed";

/** What stands for a value that is masked. */
export const mask = "•••";

/**
 * What may be published of a value of a machine: JSON in which each field is shown, masked or left out by its rule.
 * @param parent the name of the field that holds the value; "" for a whole context, event, input or answer
 */
export function redact(value: unknown, parent = ""): unknown {
  // By its name: the observer is built apart from the app, and has another class of it.
  if (value instanceof Error)
    return value.name === callFailed && "failure" in value
      ? { failure: redact(value.failure, "failure") }
      : { error: value.name };
  if (Array.isArray(value)) return value.map((item) => redact(item, parent));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).flatMap(([name, held]) => field(name, held, parent)));
  if (parent === "" && typeof value !== "boolean") return masked(value);
  return isPlain(value) ? value : undefined;
}

/** One thing that is otherwise in a context than before; a masked value says only that it is. */
export type Change = { path: string; was: unknown; is: unknown };

/** What a context has otherwise than before, as far as it may be published. */
export function changesBetween(was: unknown, is: unknown, path: readonly string[] = []): Change[] {
  const [name = "", parent = ""] = path.toReversed();
  const rule = path.length === 0 ? "shown" : ruleOf(name, parent);
  if (rule === "left out" || isSame(was, is)) return [];
  if (rule === "shown" && isRecord(was) && isRecord(is)) {
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((one) => changesBetween(was[one], is[one], [...path, one]));
  }
  const redacted = rule === "masked" ? masked : (value: unknown) => redact(value, name);
  return [{ path: path.join("."), was: redacted(was), is: redacted(is) }];
}

function field(name: string, value: unknown, parent: string): [string, unknown][] {
  const rule = ruleOf(name, parent);
  if (rule === "left out" || typeof value === "function") return [];
  return [[name, rule === "masked" ? masked(value) : redact(value, name)]];
}

/** That there is nothing is no secret. */
function masked(value: unknown): unknown {
  return value === null || value === undefined || value === "" ? value : mask;
}

function isPlain(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Error);
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
