import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { findFirmServices, findRooms } from "../../db/queries/firms.ts";
import { findPortfolio, type PortfolioAsked } from "../../db/queries/portfolio.ts";
import { foundFirm } from "./firm.ts";

type Schemas = components["schemas"];
type Asked = { firmId: number; language: Language };

/** @throws Refused firmNotFound */
export async function getFirmServices({ firmId, language }: Asked, pool: Pool): Promise<Schemas["FirmServices"]> {
  return foundFirm(await findFirmServices(pool, language, firmId));
}

/** @throws Refused firmNotFound */
export async function getRoomInfo({ firmId, language }: Asked, pool: Pool): Promise<Schemas["RoomInfo"]> {
  return foundFirm(await findRooms(pool, language, firmId));
}

/**
 * A page of the works of a firm: the first one where no offset is asked for.
 * @throws Refused firmNotFound
 */
export async function getFirmPortfolio(
  { language, offset = 0, ...asked }: Omit<PortfolioAsked, "offset"> & { offset: number | undefined } & Asked,
  pool: Pool,
): Promise<Schemas["Portfolio"]> {
  return foundFirm(await findPortfolio(pool, language, { ...asked, offset }));
}
