import { writeCookie } from "./cookies.ts";

/** The chosen city as "1-KZ", so that the server renders the home page of that city. */
export function keepCityChoice({ id, countryCode }: { id: number; countryCode: string }): void {
  writeCookie("kezek-city", `${id}-${countryCode}`);
}
