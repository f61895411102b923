import { cityCookie, readCityChoice } from "../../domain/city-choice.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** The chosen city as "1-KZ", so that the server renders the home page of that city. */
export function keepCityChoice({ id, countryCode }: { id: number; countryCode: string }): void {
  writeCookie(cityCookie, `${id}-${countryCode}`);
}

/** What {@link keepCityChoice} has left. */
export function keptCityChoice(): ReturnType<typeof readCityChoice> {
  return readCityChoice(readCookie(cityCookie));
}
