import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { checkCatalogue } from "./checks.ts";
import { catalogueSchema } from "./schema.ts";

const isCatalogue = new Ajv2020({ strict: true, verbose: false }).compile<Catalogue>(catalogueSchema);

/**
 * Reads what an operator wrote: its form, its references, its times and its amounts (docs/catalogue.md).
 * @throws CatalogueError naming the first field that is wrong
 */
export function readCatalogue(input: unknown): Catalogue {
  if (!isCatalogue(input)) {
    const [error] = isCatalogue.errors ?? [];
    throw new CatalogueError(error === undefined ? "This is not a catalogue." : describe(input, error));
  }
  checkCatalogue(input);
  return input;
}

function describe(input: unknown, error: ErrorObject): string {
  const path = error.instancePath.split("/").slice(1);
  const inFirm = path[0] === "firms" && path.length > 1;
  const place = inFirm ? `firm ${nameOfFirm(input, Number(path[1]))}: ` : "";
  const field = fieldOf(inFirm ? path.slice(2) : path, error);
  return `${place}${field} ${complaintOf(error)}.`;
}

function fieldOf(path: readonly string[], { keyword, params }: ErrorObject): string {
  const missing: unknown = params["missingProperty"] ?? params["additionalProperty"];
  const isAboutMember = keyword === "required" || keyword === "additionalProperties";
  const steps = isAboutMember ? [...path, String(missing)] : path;
  const field = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
  return field.replace(/^\./, "") || "the catalogue";
}

function complaintOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === "required") return "is missing";
  if (keyword === "additionalProperties") return "is not a field of a catalogue";
  if (keyword === "enum") return `must be one of ${[params["allowedValues"]].flat().join(", ")}`;
  return message ?? "is wrong";
}

/** Its urlKey when it has one, or else its place in the list. */
function nameOfFirm(input: unknown, index: number): string {
  const firms = memberOf(input, "firms");
  const urlKey = memberOf(Array.isArray(firms) ? firms[index] : undefined, "urlKey");
  return typeof urlKey === "string" ? `"${urlKey}"` : `number ${index + 1}`;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}
