import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { FirmFacts } from "./firm-facts.ts";

/** A service with what it costs, in minor units. */
export function pricedService(
  { id, name, price, priceMax }: FirmFacts["services"][number],
  currency: string,
  language: Language,
): components["schemas"]["FoundFirm"]["services"][number] {
  return {
    id,
    name: name[language],
    price: { amount: price, currency },
    ...(priceMax > price && { priceMax: { amount: priceMax, currency } }),
  };
}
