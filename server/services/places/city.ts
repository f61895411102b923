import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import { findCity } from "../../db/queries/places.ts";

/** Which city is asked about. `cityId` is absent where the caller named none. */
export type AskedCity = { cityId: number | undefined };

/** @throws Refused cityRequired where no city was named */
export function namedCity({ cityId }: AskedCity): number {
  if (cityId === undefined) throw new Refused("cityRequired");
  return cityId;
}

/** @throws Refused cityRequired where no city was named, notFound where there is no such city */
export async function foundCity(
  asked: AskedCity & { language: Language },
  pool: Pool,
): Promise<components["schemas"]["City"]> {
  const city = await findCity(pool, asked.language, namedCity(asked));
  if (city === undefined) throw new Refused("notFound");
  return city;
}
