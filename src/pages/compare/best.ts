/** Which of some numbers are the lowest, where they are not all alike: `undefined` is none, and is nobody's lowest. */
export function lowestOf(numbers: readonly (number | undefined)[]): boolean[] {
  const known = numbers.filter((number) => number !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return numbers.map((number) => number === least && least < most);
}
