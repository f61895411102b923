/** How consonants are heard alike, in the order in which they are looked for, of words as they sound in Latin letters. */
const heardAlike = [
  [/[cs]h/g, "c"],
  [/d?j|g(?=[ei])/g, "j"],
  [/k(?=[ei])/g, "s"],
  [/(?<=[aeiou])v(?![aeiou])/g, ""],
  [/[aeiou]/g, ""],
  [/(.)\1+/g, "$1"],
] as const satisfies readonly (readonly [RegExp, string])[];
/** Of fewer consonants nothing is known; of the fewest a name has to have no others. */
const leastHeard = 2;

/** What is heard of a word that sounds so (`soundsOf`): its consonants, the same for "apple" and "эппл"; "" of one that has none. */
export function heardAs(sound: string): string {
  return heardAlike.reduce((heard, [spelling, one]) => heard.replace(spelling, one), sound);
}

/**
 * Whether a word of a name is heard as one that is wanted, or begins so: both as they sound.
 * @param wanted all the words that are wanted, of which too few consonants would be heard in everything
 */
export function hearing(wanted: readonly string[]): ((known: string, word: string) => boolean) | undefined {
  const heard = new Map(wanted.map((word) => [word, heardAs(word)]));
  const count = [...heard.values()].join("").length;
  if (count < leastHeard || [...heard.values()].includes("")) return undefined;
  return (known, word) => {
    const [name, own = ""] = [heardAs(known), heard.get(word)];
    return count === leastHeard ? name === own : name.startsWith(own);
  };
}
