import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import {
  findMaster,
  findMasterProfile,
  findMasters,
  findProfessions,
  findPromotions,
  type MasterKey,
} from "../../db/queries/masters.ts";
import { foundFirm, foundMaster } from "./firm.ts";

type Schemas = components["schemas"];
type AskedFirm = { firmId: number; language: Language };
type AskedMaster = MasterKey & { language: Language };

/** @throws Refused firmNotFound */
export async function getFirmMasters({ firmId, language }: AskedFirm, pool: Pool): Promise<Schemas["Master"][]> {
  return foundFirm(await findMasters(pool, language, firmId));
}

/** @throws Refused firmNotFound */
export async function getProfessions({ firmId, language }: AskedFirm, pool: Pool): Promise<Schemas["Professions"]> {
  return foundFirm(await findProfessions(pool, language, firmId));
}

/** @throws Refused notFound */
export async function getMaster({ language, ...key }: AskedMaster, pool: Pool): Promise<Schemas["Master"]> {
  return foundMaster(await findMaster(pool, language, key));
}

/** @throws Refused notFound */
export async function getMasterProfile(
  { language, ...key }: AskedMaster,
  pool: Pool,
): Promise<Schemas["MasterProfile"]> {
  return foundMaster(await findMasterProfile(pool, language, key));
}

/**
 * What masters of a firm, or one of them, offer on the firm's day at `now`.
 * @throws Refused firmNotFound
 */
export async function getMasterPromotions(
  { language, ...asked }: AskedFirm & { masterId: number | undefined; now: Date },
  pool: Pool,
): Promise<Schemas["MasterPromotions"]> {
  return foundFirm(await findPromotions(pool, language, asked));
}
