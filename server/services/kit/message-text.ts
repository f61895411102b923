/** Two parts of a message in UCS-2, characters: what is longer is paid for three times. */
const longest = 2 * 67;
/** A shorter name says nothing. */
const shortestName = 12;

/** A whole message that names a firm, with a long name cut to what has room. */
export function withNameOf(firm: string, textOf: (firm: string) => string): string {
  const text = textOf(firm);
  const room = Math.max(shortestName, firm.length - (text.length - longest));
  return room >= firm.length ? text : textOf(`${firm.slice(0, room - 1).trimEnd()}…`);
}
