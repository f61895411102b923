import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { type Chosen, type Conditions, meetingServices } from "./conditions.ts";
import type { FirmFacts } from "./firm-facts.ts";

const mostServices = 3;

/** Those of a firm's services that words or a subcategory name, the cheapest first, with what they cost in minor units. */
export function namedServices(
  firm: Chosen & { facts: Pick<FirmFacts, "currency"> },
  conditions: Conditions,
  language: Language,
): components["schemas"]["FoundFirm"]["services"] {
  const { currency } = firm.facts;
  const areServicesNamed = (firm.found?.serviceIds.length ?? 0) > 0 || conditions.subCategoryId !== undefined;
  return cheapestFirst((areServicesNamed ? meetingServices(firm, conditions) : undefined) ?? [])
    .slice(0, mostServices)
    .map(({ id, name, price, priceMax }) => ({
      id,
      name: name[language],
      price: { amount: price, currency },
      ...(priceMax > price && { priceMax: { amount: priceMax, currency } }),
    }));
}

/** Services by their price, the cheapest first. */
export function cheapestFirst<Service extends { price: number }>(services: readonly Service[]): Service[] {
  return services.toSorted((left, right) => left.price - right.price);
}
