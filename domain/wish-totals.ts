import type { Service } from "./entities.ts";
import { sum, type Money } from "./money.ts";
import type { Wishes } from "./wishes.ts";

export type WishTotals = {
  /** The sum of what the services cost at least. */
  from: Money;
  /** The sum of what they cost at most. */
  to: Money;
  /** One service after another, of whoever is there longest, by the quickest masters where nobody is named. */
  minutes: number;
};

/** `duration` and `durationMax` are in minutes; what is a range has a greatest value. */
export type Rate = { price: Money; priceMax?: Money; duration: number; durationMax?: number };

/** What a service costs and how long it takes: by the master who is named, or from the least to the most of all. */
export function rateOf(service: Service, masterId: number | null): Rate {
  return service.rates?.find((rate) => rate.masterId === masterId) ?? service;
}

/** What the wishes cost and how long they take, by the firm's list; what the firm does not offer counts nothing. */
export function totalsOf(wishes: Wishes, services: readonly Service[], currency: string): WishTotals {
  const wanted = ratesOf(wishes, services);
  return {
    from: { amount: sum(wanted.map(({ price }) => price.amount)), currency },
    to: { amount: sum(wanted.map(({ price, priceMax }) => (priceMax ?? price).amount)), currency },
    minutes: minutesOf(wishes, services),
  };
}

/** How long the wishes take, minutes, as in {@link WishTotals}; 0 where the firm offers nothing of them. */
export function minutesOf(wishes: Wishes, services: readonly Service[]): number {
  const ofPerson = (person: number) =>
    sum(
      ratesOf(
        wishes.filter((wish) => wish.person === person),
        services,
      ).map(({ duration }) => duration),
    );
  return Math.max(0, ...wishes.map(({ person }) => ofPerson(person)));
}

function ratesOf(wishes: Wishes, services: readonly Service[]): Rate[] {
  return wishes.flatMap(({ serviceId, masterId }) => {
    const service = services.find(({ id }) => id === serviceId);
    return service === undefined ? [] : rateOf(service, masterId);
  });
}
