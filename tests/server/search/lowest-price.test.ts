import { expect, test } from "vitest";
import { lowestPrice } from "../../../server/services/search/conditions.ts";

test("the lowest price is one of the services', and of no services there is none", () => {
  expect(lowestPrice([{ price: 700_000 }, { price: 500_000 }])).toBe(500_000);
  expect(lowestPrice([])).toBeUndefined();
});
