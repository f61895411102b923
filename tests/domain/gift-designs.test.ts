import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { giftDesignPath, giftDesigns } from "../../domain/gift-designs.ts";

const folder = "public/gift-designs";

test("every design of a gift card has its drawing, and no drawing is without a design", () => {
  const drawn = readdirSync(folder).map((name) => `/gift-designs/${name}`);
  expect(drawn.toSorted()).toEqual(giftDesigns.map(giftDesignPath).toSorted());
});

test("a drawing is small enough for a cheap phone", () => {
  const sizes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size);
  expect(Math.max(...sizes)).toBeLessThan(15_000);
});
