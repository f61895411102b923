import type { Localized } from "../../../domain/language.ts";
import type { Chance } from "../chance.ts";
import { kazakhNames, nameBooks, type Gender } from "./names.ts";

export type Person = { gender: Gender; name: Localized; surname: Localized };

/** Somebody whom one could meet in a salon of Kazakhstan; never a given name that is already taken. */
export function meetPerson(chance: Chance, gender: Gender, taken: ReadonlySet<string> = new Set()): Person {
  const book = chance.pick(nameBooks);
  const free = book.given[gender].filter(({ ru }) => !taken.has(ru));
  if (free.length === 0) return meetPerson(chance, gender, taken);
  return { gender, name: chance.pick(free), surname: chance.pick(book.surnames[gender]) };
}

/** Somebody who would rather write in Kazakh. */
export function meetKazakh(chance: Chance, gender: Gender): Person {
  return { gender, name: chance.pick(kazakhNames.given[gender]), surname: chance.pick(kazakhNames.surnames[gender]) };
}

/** How the author of a review signs: "Айгерим", "Айгерим С." or "Айгерим Сапарова". */
export function signature(chance: Chance, person: Person, language: "ru" | "kz"): string {
  const name = person.name[language];
  const surname = person.surname[language];
  return chance.pick([name, name, `${name} ${surname.charAt(0)}.`, `${name} ${surname}`]);
}
