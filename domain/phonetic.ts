/** Which spellings of a transliterated word are one consonant, in the order in which they are replaced. */
const codeRules = [
  [/[cs]h/g, "c"],
  [/d?j|g(?=[ei])/g, "j"],
  [/k(?=[ei])/g, "s"],
  [/(?<=[aeiou])v(?![aeiou])/g, ""],
  [/[aeiou]/g, ""],
  [/(.)\1+/g, "$1"],
] as const satisfies readonly (readonly [RegExp, string])[];
/** Of fewer consonants nothing is known; of the fewest a name has to have no others. */
const leastConsonants = 2;

/** The phonetic code of a transliterated word: its consonants, the same for "apple" and "эппл"; "" of one that has none. */
export function phoneticCode(word: string): string {
  return codeRules.reduce((code, [spelling, one]) => code.replace(spelling, one), word);
}

/**
 * Whether a word of a name sounds like one that is wanted, or begins so: both transliterated.
 * @param wanted all the words that are wanted; undefined is answered where they have too few consonants to tell names apart
 */
export function phoneticMatch(wanted: readonly string[]): ((known: string, word: string) => boolean) | undefined {
  const codes = new Map(wanted.map((word) => [word, phoneticCode(word)]));
  const count = [...codes.values()].join("").length;
  if (count < leastConsonants || [...codes.values()].includes("")) return undefined;
  return (known, word) => {
    const [name, own = ""] = [phoneticCode(known), codes.get(word)];
    return count === leastConsonants ? name === own : name.startsWith(own);
  };
}
