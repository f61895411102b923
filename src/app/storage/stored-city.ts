import { writeCityCookie, readCityCookie } from "../../browser/city-cookie.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { CityChoice } from "../../queries/source.ts";
import type { Store } from "../core/store.ts";

function storedCity({ city, country }: StoredValues): CityChoice | undefined {
  const [id, countryCode] = [city.read()?.id, country.read()?.isoCode];
  return id === undefined || countryCode === undefined ? undefined : { id, countryCode };
}

/**
 * The city to start in: the one that the server knows by its cookie, which is stored here too, so that what calls name is what is
 * stored (spec §7); or else the one that lies here, which is written to that cookie then. A page out of the history may have
 * been drawn in a city that was left since.
 */
export function startCity(stored: StoredValues, drawnIn: CityChoice | undefined): CityChoice | undefined {
  const known = readCityCookie() ?? drawnIn;
  if (known !== undefined) storeCity(stored, known);
  const city = storedCity(stored);
  if (known === undefined && city !== undefined) writeCityCookie(city);
  return city;
}

/** Another tab's choice is this one's too: one city is stored. */
export function followStoredCity(stored: StoredValues, city: Store<CityChoice | undefined>): void {
  const [shown, chosen] = [city.read(), storedCity(stored)];
  if (shown?.id !== chosen?.id || shown?.countryCode !== chosen?.countryCode) city.write(chosen);
}

function storeCity(stored: StoredValues, { id, countryCode }: CityChoice): void {
  stored.city.write({ id });
  stored.country.write({ isoCode: countryCode });
}

export function chooseCity(stored: StoredValues, write: (city: CityChoice) => void, chosen: CityChoice): void {
  storeCity(stored, chosen);
  writeCityCookie(chosen);
  write(chosen);
}
