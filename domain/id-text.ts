import { limits } from "./limits.ts";

/** The id that a text names, within the contract's bound; undefined for any other text. */
export function idIn(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= limits.largestId ? Number(text) : undefined;
}

/** The different ids of a list with commas, in its order; what is no id is left out. */
export function idsIn(list: string): number[] {
  return [...new Set(list.split(",").flatMap((text) => idIn(text) ?? []))];
}
