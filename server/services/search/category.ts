import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import { findSearchCategory } from "../../db/queries/search.ts";
import { type AskedCity, namedCity } from "../places/city.ts";

/**
 * A category by its urlName, with those of its subcategories that firms of a city have.
 * @throws Refused cityRequired, or notFound for no category
 */
export async function getSearchCategory(
  { category, language, ...asked }: AskedCity & { category: string; language: Language },
  pool: Pool,
): Promise<components["schemas"]["Category"]> {
  const cityId = namedCity(asked);
  // PostgreSQL has no text with a zero in it, so no category has such a name.
  const found = category.includes("\0") ? undefined : await findSearchCategory(pool, language, category, cityId);
  if (found === undefined) throw new Refused("notFound");
  return found;
}
