/** How consonants are heard alike, in the order in which they are looked for, of words as they sound in Latin letters. */
const heardAlike = [
  [/[cs]h/g, "c"],
  [/d?j|g(?=[ei])/g, "j"],
  [/k(?=[ei])/g, "s"],
  [/(?<=[aeiou])v(?![aeiou])/g, ""],
  [/[aeiou]/g, ""],
  [/(.)\1+/g, "$1"],
] as const satisfies readonly (readonly [RegExp, string])[];
/** Of fewer consonants too much would be heard. */
const leastHeard = 3;

/** What is heard of a word that sounds so (`soundsOf`): its consonants, the same for "apple" and "эппл"; "" of one that has none. */
export function heardAs(sound: string): string {
  return heardAlike.reduce((heard, [spelling, one]) => heard.replace(spelling, one), sound);
}

/** Whether enough is heard of each of the words, and of all of them, to know a name by. */
export function isHeard(heard: readonly string[]): boolean {
  return heard.every(Boolean) && heard.join("").length >= leastHeard;
}
