import type { SearchConditions } from "../../../domain/entities.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCompany } from "../../db/queries/firm-cards.ts";
import { findCategories } from "../../db/queries/places.ts";
import type { Needed } from "./candidates.ts";
import { cardsOf } from "./cards.ts";
import { factsOfFirms } from "./firm-facts.ts";
import { categoryIn } from "./read-conditions.ts";

type Asked = Pick<RequestContext, "language" | "now"> & Pick<SearchConditions, "category"> & { company: string };

/**
 * The firms that a company link stands for, the best rated first.
 * @throws Refused companyNotFound
 */
export async function getMultiLink(
  { company, ...asked }: Asked,
  dependencies: Needed,
): Promise<components["schemas"]["MultiLink"]> {
  const { pool } = dependencies;
  // PostgreSQL has no text with a zero in it, so no company has such a link.
  const link = company.includes("\0") ? undefined : await findCompany(pool, asked.language, company);
  if (link === undefined) throw new Refused("companyNotFound");
  const { kind, name, firmIds } = link;
  const [facts, categories] = await Promise.all([
    factsOfFirms(firmIds, dependencies),
    asked.category === undefined ? [] : findCategories(pool, asked.language),
  ]);
  const firms = facts.map((firm) => ({ facts: firm, found: undefined, free: undefined }));
  const cards = await cardsOf(firms, categoryIn(categories, asked), asked, dependencies);
  return { kind, name, firms: cards.map(({ card }) => card) };
}
