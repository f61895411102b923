import type { PlantedBug } from "./bug.ts";
import { accountBugs } from "./bugs/account.ts";
import { clientBugs } from "./bugs/client.ts";
import { payingBugs } from "./bugs/paying.ts";
import { provingBugs } from "./bugs/proving.ts";
import { reservationBugs } from "./bugs/reservation.ts";
import { serviceBugs } from "./bugs/service.ts";
import { visitBugs } from "./bugs/visits.ts";

/** Every bug that walks are to find, numbered from 1 in this order. */
export const plantedBugs: readonly PlantedBug[] = [
  ...reservationBugs,
  ...provingBugs,
  ...payingBugs,
  ...accountBugs,
  ...visitBugs,
  ...clientBugs,
  ...serviceBugs,
];

/**
 * Those that are asked for: "7", "1-10" or a name; all where nothing is.
 * @throws Error for what is none of these
 */
export function asked(words: readonly string[]): PlantedBug[] {
  if (words.length === 0) return [...plantedBugs];
  return words.flatMap((word) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
    const found =
      from === undefined
        ? plantedBugs.filter(({ name }) => name === word)
        : plantedBugs.slice(Number(from) - 1, Number(to));
    if (found.length === 0) throw new Error(`No planted bug is called ${word}: see npm run planted -- list.`);
    return found;
  });
}

/** The text of a file with the bug in it. @throws Error where what it stands in is not there once */
export function plantedIn({ file, text, planted }: PlantedBug, source: string): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`In ${file} there is ${parts.length - 1} times: ${text}`);
  return parts.join(planted);
}
