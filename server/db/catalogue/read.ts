import * as v from "valibot";
import { catalogueSchema, type Catalogue } from "./catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { checkCatalogue } from "./checks.ts";

/**
 * Reads what an operator wrote: its form, its references, its times and its amounts (docs/catalogue.md).
 * @throws CatalogueError naming the first field that is wrong
 */
export function readCatalogue(input: unknown): Catalogue {
  const { success, output, issues } = v.safeParse(catalogueSchema, input, { abortEarly: true });
  if (!success) throw new CatalogueError(describe(input, issues[0]));
  checkCatalogue(output);
  return output;
}

function describe(input: unknown, issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key);
  const [list, index] = path;
  const inFirm = list === "firms" && typeof index === "number";
  const place = inFirm ? `firm ${nameOfFirm(input, index)}: ` : "";
  return `${place}${fieldOf(inFirm ? path.slice(2) : path)} ${issue.message}.`;
}

function fieldOf(path: readonly unknown[]): string {
  const field = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return field.replace(/^\./, "") || "the catalogue";
}

/** Its urlKey when it has one, or else its place in the list. */
function nameOfFirm(input: unknown, index: number): string {
  const named = v.safeParse(v.object({ firms: v.array(v.unknown()) }), input);
  const firm = v.safeParse(v.object({ urlKey: v.string() }), named.success ? named.output.firms[index] : undefined);
  return firm.success ? `"${firm.output.urlKey}"` : `number ${index + 1}`;
}
