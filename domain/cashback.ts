/**
 * What comes back of an amount that was paid online, to the whole major unit below: nobody has 49,50 ₸ of bonuses.
 * @param paid minor units
 * @param percent 0 to 50
 */
export function cashbackOf(paid: number, percent: number): number {
  return Math.floor((paid * percent) / 10_000) * 100;
}
