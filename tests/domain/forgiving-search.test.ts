import fc from "fast-check";
import { expect, test } from "vitest";
import { waysToFind } from "../../domain/forgiving-search.ts";

const letter = fc.constantFrom(..."абвгдежзиклмнопрст");
const word = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(""));
const isFound = (text: string, wanted: string) => waysToFind(wanted).some((fits) => fits(text));

test("a word with one letter wrong, missing, too many or swapped with the next is found", () => {
  fc.assert(
    fc.property(word, letter, fc.nat(), (name, other, place) => {
      const at = place % (name.length - 1);
      const [before, after] = [name.slice(0, at), name.slice(at)];
      for (const typed of [
        before + other + after.slice(1),
        before + after.slice(1),
        before + other + after,
        before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2),
      ]) {
        expect(isFound(`Услуга «${name}», 1 шт.`, typed)).toBe(true);
      }
    }),
  );
});

test("what is found as it stands is found first, and words with two wrong letters are not", () => {
  const [asItStands] = waysToFind("стрижка");
  expect(asItStands?.("Мужская стрижка")).toBe(true);
  expect(asItStands?.("Мужская стришка")).toBe(false);
  expect(isFound("Мужская стрижка", "строжко")).toBe(false);
});

test("of a short word nothing is forgiven", () => {
  expect(isFound("Спа", "спо")).toBe(false);
  expect(isFound("Спа-уход", "спа")).toBe(true);
});
