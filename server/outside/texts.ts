/** The members of a form or a query that are texts. */
export function textsOf(source: unknown): Record<string, string> {
  if (typeof source !== "object" || source === null) return {};
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
