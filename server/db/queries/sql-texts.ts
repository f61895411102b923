/** Words of ours as a list of texts in SQL; none of them may be from outside. */
export function textsOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}
