import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { findFirmServices, findRooms } from "../../db/queries/firms.ts";
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
