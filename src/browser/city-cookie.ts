import { cityCookie, readCityChoice } from "../../domain/city-choice.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** The chosen city as "1-KZ", so that the server renders the home page of that city. */
export function writeCityCookie({ id, countryCode }: { id: number; countryCode: string }): void {
  writeCookie(cityCookie, `${id}-${countryCode}`);
}

/** What {@link writeCityCookie} has written. */
export function readCityCookie(): ReturnType<typeof readCityChoice> {
  return readCityChoice(readCookie(cityCookie));
}
