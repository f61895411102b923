import { testCards } from "../../../server/outside/payments/sandbox/test-cards.ts";

/** What may stand between digits: as people group them, and as forms and addresses write that. */
const gap = "(?:[\\s+-]|%20|%C2%A0)?";
/** The numbers of the sandbox's test cards, however grouped; as JavaScript and PostgreSQL both read it. */
export const cardNumbers = Object.keys(testCards)
  .map((number) => [...number].join(gap))
  .join("|");

const pattern = new RegExp(cardNumbers);

/** Looks for test cards' numbers in texts, and remembers in which: a search of nothing finds nothing. */
export class CardNumberSearch {
  /** Where there was one. */
  readonly found: string[] = [];
  readonly searched = new Set<string>();

  look(where: string, text: string): void {
    if (text === "") return;
    this.searched.add(where);
    const number = pattern.exec(text)?.[0];
    if (number !== undefined) this.found.push(`${where}: ${number}`);
  }
}
