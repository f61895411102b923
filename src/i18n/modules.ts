import type auth from "../../public/locales/auth/ru.json";
import type bnpl from "../../public/locales/bnpl/ru.json";
import type book from "../../public/locales/book/ru.json";
import type gift from "../../public/locales/gift/ru.json";
import type home from "../../public/locales/home/ru.json";
import type landing from "../../public/locales/landing/ru.json";
import type payment from "../../public/locales/payment/ru.json";
import type review from "../../public/locales/review/ru.json";
import type search from "../../public/locales/search/ru.json";
import type survey from "../../public/locales/survey/ru.json";

/**
 * The translation modules in use (spec §2): home is every page's, book the firm's and the reservation's, auth a phone's, payment
 * paying's, gift the gift cards', bnpl that of instalments, landing what the product says of itself, review what a client says of a visit, search that of the search, survey that of what the home page is ordered by.
 */
export const modules = [
  "home",
  "book",
  "auth",
  "payment",
  "gift",
  "bnpl",
  "landing",
  "review",
  "search",
  "survey",
] as const;
export type Module = (typeof modules)[number];

type KeysOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? WithoutPlural<Name> : `${Name}.${KeysOf<Texts[Name]>}`;
}[keyof Texts & string];

type WithoutPlural<Name extends string> = Name extends `${infer Key}_${"one" | "few" | "many" | "other"}` ? Key : Name;

/** Every key that can be said, as the Russian files have them: "company.hours"; the forms of a plural are one key. */
export type Key =
  | KeysOf<typeof auth>
  | KeysOf<typeof bnpl>
  | KeysOf<typeof book>
  | KeysOf<typeof gift>
  | KeysOf<typeof home>
  | KeysOf<typeof landing>
  | KeysOf<typeof payment>
  | KeysOf<typeof review>
  | KeysOf<typeof search>
  | KeysOf<typeof survey>;
