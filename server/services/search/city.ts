import type { Pool } from "pg";
import { Refused } from "../../core/refusal.ts";
import { findSearchedCity, type SearchedCity } from "../../db/queries/search.ts";
import { type AskedCity, namedCity } from "../places/city.ts";

/** @throws Refused cityRequired where no city was named, notFound where there is no such city */
export async function searchedCity(asked: AskedCity, pool: Pool): Promise<SearchedCity> {
  const city = await findSearchedCity(pool, namedCity(asked));
  if (city === undefined) throw new Refused("notFound");
  return city;
}
