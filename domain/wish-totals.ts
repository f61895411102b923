import type { Service } from "./entities.ts";
import { sum, type Money } from "./money.ts";
import type { Wishes } from "./wishes.ts";

export type WishTotals = {
  /** The sum of what the services cost at least. */
  from: Money;
  /** The sum of what they cost at most. */
  to: Money;
  /** One service after another, of whoever is there longest. */
  minutes: number;
};

/** What the wishes cost and how long they take, by the firm's list; what the firm does not offer counts nothing. */
export function totalsOf(wishes: Wishes, services: readonly Service[], currency: string): WishTotals {
  const offered = (some: Wishes) => some.flatMap(({ serviceId }) => services.find(({ id }) => id === serviceId) ?? []);
  const wanted = offered(wishes);
  const minutesOf = (person: number) =>
    offered(wishes.filter((wish) => wish.person === person)).reduce((total, { duration }) => total + duration, 0);
  return {
    from: { amount: sum(wanted.map(({ price }) => price.amount)), currency },
    to: { amount: sum(wanted.map(({ price, priceMax }) => (priceMax ?? price).amount)), currency },
    minutes: Math.max(0, ...wishes.map(({ person }) => minutesOf(person))),
  };
}
