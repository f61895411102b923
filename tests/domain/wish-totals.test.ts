import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../../domain/wish-totals.ts";
import { type Wish, wishesFor } from "../../domain/wishes.ts";
import { firmServices } from "../support/salon-fixture.ts";

describe("What the wishes cost at least and at most, and how long they take", () => {
  const { services } = firmServices;
  const chosenByPeople = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...services)), {
    selector: ([person, { id }]) => `${person} ${id}`,
  });

  it("is the sum over everybody, and the time of whoever is there longest", () => {
    fc.assert(
      fc.property(chosenByPeople, (chosen) => {
        const all = chosen.map(([one, service]): Wish => ({ person: one, serviceId: service.id, masterId: null }));
        const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        const minutesOf = (one: number): number =>
          sumOf(chosen.filter(([other]) => other === one).map(([, { duration }]) => duration));
        expect(totalsOf(all, services, "KZT")).toEqual({
          from: { amount: sumOf(chosen.map(([, { price }]) => price.amount)), currency: "KZT" },
          to: { amount: sumOf(chosen.map(([, { price, priceMax }]) => (priceMax ?? price).amount)), currency: "KZT" },
          minutes: Math.max(0, ...chosen.map(([one]) => minutesOf(one))),
        });
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
