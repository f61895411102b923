import { defaultLanguage, knownLanguage, type Language } from "../../domain/language.ts";

/** For whom a page is rendered: all that a document may depend on beside its address. */
export type Visitor = { language: Language; city: { id: number; countryCode: string } | undefined };

/** Parameters that pages read; what else stands in an address (campaigns, trackers) changes nothing. */
const known = ["city", "tab", "category", "today", "deal", "open", "services"];

/** Reads the visitor from the address and the cookies; the language in the address is the stronger. */
export function readVisitor(url: URL, cookies: Record<string, string | undefined>): Visitor {
  const [, id, countryCode] = /^(\d{1,9})-([A-Z]{2})$/.exec(cookies["kezek-city"] ?? "") ?? [];
  return {
    language:
      knownLanguage(url.searchParams.get("lang")) ?? knownLanguage(cookies["kezek-language-choice"]) ?? defaultLanguage,
    city: id === undefined || countryCode === undefined ? undefined : { id: Number(id), countryCode },
  };
}

/** The address with the parameters that pages read, in one order: equal for equal pages. */
export function plainAddress({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams();
  for (const name of known) {
    const value = searchParams.get(name);
    if (value) params.set(name, value);
  }
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
