import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { findPortfolio, type PortfolioAsked } from "../../db/queries/portfolio.ts";
import { foundFirm } from "./firm.ts";

type Asked = Omit<PortfolioAsked, "offset"> & { offset: number | undefined; language: Language };

/**
 * A page of the works of a firm: the first one where no offset is asked for.
 * @throws Refused firmNotFound
 */
export async function getFirmPortfolio(
  { language, offset = 0, ...asked }: Asked,
  pool: Pool,
): Promise<components["schemas"]["Portfolio"]> {
  return foundFirm(await findPortfolio(pool, language, { ...asked, offset }));
}
