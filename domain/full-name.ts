import { limits } from "./limits.ts";

/** A client's names as the spec has them (§3): the surname may be missing. */
export type FullName = { name: string; surname?: string | undefined };

/** A letter that can be seen: the fillers of Korean syllables count as letters and are blank. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** What no keyboard writes and no text needs: U+0000, U+0007 and their like; not the white space among them. */
const control = /(?!\s)\p{Cc}/u;

/**
 * Whether a client can be called by this: it has at least one letter, no control characters and is not too long. The
 * service takes no other.
 */
export function isName(text: string): boolean {
  return letter.test(text) && !control.test(text) && text.trim().length <= limits.nameCharacters;
}

/** Whether a client can have this as their surname: there is none, or it is what a name is. The service takes no other. */
export function isSurname(text: string): boolean {
  return text.trim() === "" || isName(text);
}

/** The display name: name plus surname when present (spec §3). */
export function displayName(fullName: FullName): string {
  return partsOf(fullName).join(" ");
}

/** The initials: the first letter of the name plus the first letter of the surname when present (spec §3). */
export function initials(fullName: FullName): string {
  return partsOf(fullName).map(firstLetter).join("");
}

function partsOf({ name, surname = "" }: FullName): string[] {
  return [name.trim(), surname.trim()].filter((part) => part !== "");
}

/** What a reader takes for one letter: a letter is not cut from its combining marks where the browser knows them. */
function firstLetter(part: string): string {
  if (!("Segmenter" in Intl)) return [...part][0] ?? "";
  const [first] = new Intl.Segmenter().segment(part);
  return first?.segment ?? "";
}
