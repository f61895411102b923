import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCards, findCompany } from "../../db/queries/firm-cards.ts";
import { findCategoryId } from "../../db/queries/places.ts";
import { firmCards } from "./firm-cards.ts";

type Schemas = components["schemas"];
/** `category` is its urlName. */
type Asked = Pick<RequestContext, "language" | "now"> & { category: string | undefined };
type Needed = Pick<Dependencies, "pool" | "availability" | "config">;

/**
 * The firms that a company link stands for.
 * @throws Refused companyNotFound
 */
export async function getMultiLink(
  { company, category, language, now }: { company: string } & Asked,
  dependencies: Needed,
): Promise<Schemas["MultiLink"]> {
  // PostgreSQL has no text with a zero in it, so no company has such a link.
  const link = company.includes("\0") ? undefined : await findCompany(dependencies.pool, language, company);
  if (link === undefined) throw new Refused("companyNotFound");
  const { kind, name, firmIds } = link;
  const categoryId = await idOf(category, dependencies);
  const rows = await findCards(dependencies.pool, language, firmIds);
  return { kind, name, firms: await firmCards(rows, { now, ...ofCategory(categoryId) }, dependencies) };
}

function ofCategory(categoryId: number | undefined): { categoryId?: number; lookedFor?: LookedFor } {
  return categoryId === undefined
    ? {}
    : { categoryId, lookedFor: () => (service) => service.categoryId === categoryId };
}

async function idOf(category: string | undefined, { pool }: Pick<Needed, "pool">): Promise<number | undefined> {
  return category === undefined || category.includes("\0") ? undefined : findCategoryId(pool, category);
}
