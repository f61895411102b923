import type { Service } from "../../../domain/entities.ts";
import { type Money, toMajor } from "../../../domain/money.ts";
import { rateOf } from "../../../domain/wish-totals.ts";

const mostOffers = 30;

/** What is offered at what price, in the words of schema.org; of a master, at theirs. */
export function offersOf(services: readonly Service[], currency: string, masterId?: number) {
  return services.slice(0, mostOffers).map((service) => {
    const { price, priceMax } = masterId === undefined ? service : rateOf(service, masterId);
    return {
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: service.name },
      priceCurrency: currency,
      ...(priceMax === undefined
        ? { price: inUnits(price) }
        : { priceSpecification: rangeOf(price, priceMax, currency) }),
    };
  });
}

function rangeOf(price: Money, priceMax: Money, priceCurrency: string) {
  return { "@type": "PriceSpecification", minPrice: inUnits(price), maxPrice: inUnits(priceMax), priceCurrency };
}

/** "7000.00": schema.org counts in whole units. */
function inUnits({ amount }: Money): string {
  return toMajor(amount).toFixed(2);
}
