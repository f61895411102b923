import { afterAll, beforeAll, beforeEach } from "vitest";
import { salon } from "../salon.ts";
import { Paying } from "./paying.ts";

/**
 * Opens one service for the tests of a file; each test begins in the salon's morning, with nothing paid before.
 * @param take is given it before the first test
 */
export function openPaying(take: (paying: Paying) => void): void {
  let paying: Paying;
  beforeAll(async () => {
    paying = await Paying.open();
    take(paying);
  });
  afterAll(() => paying.server.close());
  beforeEach(async () => {
    paying.server.now = salon.morning;
    await paying.forget();
  });
}
