/** The cookie that tells the server of the city that was chosen. */
export const cityCookie = "kezek-city";

/** Reads the value of {@link cityCookie}, "1-KZ": the city's id and its country by ISO 3166. Undefined for what is none. */
export function readCityChoice(text = ""): { id: number; countryCode: string } | undefined {
  if (!/^\d{1,9}-[A-Z]{2}$/.test(text)) return undefined;
  return { id: Number.parseInt(text, 10), countryCode: text.slice(-2) };
}
