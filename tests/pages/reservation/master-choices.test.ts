import fc from "fast-check";
import { expect, test } from "vitest";
import { addWish, type Wishes } from "../../../domain/wishes.ts";
import { choicesOf } from "../../../src/pages/reservation/masters/choices.ts";

const id = fc.integer({ min: 1, max: 5 });
const wish = fc.record({ person: fc.integer({ min: 1, max: 2 }), serviceId: id, masterId: fc.option(id) });
const wishes = fc
  .array(wish, { maxLength: 8 })
  .map((all) => all.reduce<Wishes>((before, one) => addWish(before, one, one.masterId), []));
/** Who can do the services 1 to 5. */
const able = fc.array(fc.uniqueArray(id, { minLength: 1 }), { minLength: 6, maxLength: 6 });

test("every wish is in one choice, whose masters can do all of it, and who was asked for is still asked for", () => {
  fc.assert(
    fc.property(wishes, able, fc.boolean(), (wanted, masters, apart) => {
      const ableTo = ({ serviceId }: { serviceId: number }) => masters[serviceId] ?? [];
      const choices = choicesOf(wanted, ableTo, apart);
      expect(choices.flatMap((choice) => choice.wishes)).toHaveLength(wanted.length);
      expect(new Set(choices.flatMap((choice) => choice.wishes))).toEqual(new Set(wanted));
      for (const { wishes: together, masterIds } of choices) {
        expect(together.every((one) => masterIds.every((master) => ableTo(one).includes(master)))).toBe(true);
        expect(new Set(together.map(({ person, masterId }) => `${person} ${masterId}`)).size).toBe(1);
        expect(masterIds.length).toBeGreaterThan(0);
      }
    }),
  );
});

test("services that the same masters do are asked for at once, and apart where that is wanted", () => {
  const wanted = [1, 2, 3].map((serviceId) => ({ person: 1, serviceId, masterId: null }));
  const ableTo = ({ serviceId }: { serviceId: number }) => (serviceId === 3 ? [7] : [5, 6]);
  const services = (apart: boolean) =>
    choicesOf(wanted, ableTo, apart).map((choice) => choice.wishes.map(({ serviceId }) => serviceId));
  expect(services(false)).toEqual([[1, 2], [3]]);
  expect(services(true)).toEqual([[1], [2], [3]]);
});
