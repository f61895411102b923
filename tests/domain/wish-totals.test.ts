import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Service } from "../../domain/entities.ts";
import { rateOf, totalsOf } from "../../domain/wish-totals.ts";
import { type Wish, wishesFor } from "../../domain/wishes.ts";
import { firmServices } from "../support/salon-fixture.ts";

describe("What the wishes cost at least and at most, and how long they take", () => {
  const { services } = firmServices;
  const tenge = (amount: number) => ({ amount, currency: "KZT" });
  const rateOfMaster = (masterId: number) =>
    fc.record({ masterId: fc.constant(masterId), price: fc.nat().map(tenge), duration: fc.integer({ min: 15 }) });
  const rates = fc.tuple(...[1, 2, 3].map(rateOfMaster));
  const offered = fc.tuple(
    ...services.map((service) =>
      fc.option(rates, { nil: undefined }).map((own): Service => (own ? { ...service, rates: own } : service)),
    ),
  );
  const wish = fc.record({
    person: fc.integer({ min: 1, max: 4 }),
    serviceId: fc.constantFrom(...services.map(({ id }) => id)),
    masterId: fc.option(fc.integer({ min: 1, max: 3 })),
  });
  const wishes = fc.uniqueArray<Wish, string>(wish, { selector: ({ person, serviceId }) => `${person} ${serviceId}` });

  it("is the sum over everybody by whoever is asked for, and the time of whoever is there longest", () => {
    fc.assert(
      fc.property(wishes, offered, (all, list) => {
        const costs = all.map(({ person, serviceId, masterId }) => {
          const service = list.find(({ id }) => id === serviceId);
          const { price, priceMax, duration } = service?.rates?.find((rate) => rate.masterId === masterId) ?? {
            ...(service ?? expect.unreachable()),
          };
          return { person, from: price.amount, to: (priceMax ?? price).amount, duration };
        });
        const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        const minutesOf = (one: number): number =>
          sumOf(costs.filter(({ person }) => person === one).map(({ duration }) => duration));
        expect(totalsOf(all, list, "KZT")).toEqual({
          from: tenge(sumOf(costs.map(({ from }) => from))),
          to: tenge(sumOf(costs.map(({ to }) => to))),
          minutes: Math.max(0, ...costs.map(({ person }) => minutesOf(person))),
        });
      }),
    );
  });

  it("is the sum of the rows that are shown", () => {
    fc.assert(
      fc.property(wishes, offered, (all, list) => {
        const rows = all.map(({ serviceId, masterId }) =>
          rateOf(list.find(({ id }) => id === serviceId) ?? expect.unreachable(), masterId),
        );
        const { from, to } = totalsOf(all, list, "KZT");
        expect([from.amount, to.amount]).toEqual([
          rows.reduce((total, { price }) => total + price.amount, 0),
          rows.reduce((total, { price, priceMax = price }) => total + priceMax.amount, 0),
        ]);
      }),
    );
  });

  it("leaves out what the firm does not offer", () => {
    expect(totalsOf(wishesFor([-1]), services, "KZT")).toEqual({
      from: { amount: 0, currency: "KZT" },
      to: { amount: 0, currency: "KZT" },
      minutes: 0,
    });
  });
});
