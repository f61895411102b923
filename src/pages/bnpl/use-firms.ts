import { getFirms } from "../../queries/catalogue.ts";
import { useCurrentCity } from "../../queries/city.ts";
import { useSource } from "../../queries/source.ts";
import { useOfCity } from "../../queries/use-of-city.ts";

/** The salons of the client's city that have instalments. */
export function useFirms() {
  const city = useCurrentCity(undefined);
  const { data: found, ...reading } = useOfCity(city, getFirms(useSource(), city, { hasInstalments: true }));
  return { city, found, ...reading };
}
