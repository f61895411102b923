import type { Refusal } from "../../../domain/failure.ts";
import type { Names } from "./names.ts";

/** Numbers from here on are instants in milliseconds: phones are below. */
const firstInstant = Date.UTC(2026, 0);
const key = /^[\da-f]{32}$/;
const nameOfKey = /key$/i;

/** A value as a client reads it: long examples by their names, instants as such, random keys as old or new. */
export class Text {
  readonly #names: Names;
  readonly #before: unknown;

  /** @param before what was known before: a key that stands there is an old one */
  constructor(names: Names, before: unknown) {
    this.#names = names;
    this.#before = before;
  }

  of(value: unknown, property = ""): string {
    const name = this.#names.nameOf(value);
    return name ? `‹${name}›` : this.unnamed(value, property);
  }

  /** As `of`; and the value itself is said in full even where it has a name. */
  unnamed(value: unknown, property = ""): string {
    if (typeof value === "string") return this.#ofString(value, property);
    if (typeof value === "number" && value > firstInstant) return new Date(value).toISOString();
    if (Array.isArray(value)) return `[${value.map((item) => this.of(item)).join(", ")}]`;
    return value instanceof Object ? this.#ofObject(value) : String(value);
  }

  #ofString(value: string, property: string): string {
    if (nameOfKey.test(property) && key.test(value)) return this.#isOld(value) ? "‹its key›" : "‹a new key›";
    return /^[[{]/.test(value) ? this.of(JSON.parse(value)) : JSON.stringify(value);
  }

  #isOld(randomKey: string): boolean {
    return JSON.stringify(this.#before ?? null).includes(randomKey);
  }

  #ofObject(value: object): string {
    if (isRefusal(value)) return this.#ofRefusal(value);
    const near = this.#names.nearTo(value);
    if (near && near.differences.length > 0) return `‹${near.name}› but ${this.#ofEntries(near.differences)}`;
    return this.#ofEntries(Object.entries(value).filter(([, content]) => content !== undefined));
  }

  /** What is refused, by its code, and what it is mended by; all else that it says where it says more. */
  #ofRefusal({
    status,
    code,
    action,
    problem: { type: _type, title: _title, status: _status, ...problem },
  }: Refusal): string {
    const more = Object.entries(problem).filter(([name]) => name !== "code" && name !== "action");
    return `refused ${status} ${code} (${action})${more.length > 0 ? ` with ${this.#ofEntries(more)}` : ""}`;
  }

  #ofEntries(entries: [string, unknown][]): string {
    return `{${entries.map(([property, content]) => `${property}: ${this.of(content, property)}`).join(", ")}}`;
  }
}

/** What a proving of a phone ends in is of the same kind, and has no problem. */
function isRefusal(value: object): value is Refusal {
  return "kind" in value && value.kind === "refused" && "problem" in value;
}
