/** Things by a number of each, the least first; those that are equal stay as they stood. */
export function byNumber<T>(things: readonly T[], numberOf: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, number: numberOf(thing) }))
    .toSorted((left, right) => (left.number === right.number ? 0 : left.number - right.number))
    .map(({ thing }) => thing);
}
