import type { Language } from "../../domain/language.ts";

/** What is known of every request beside what it asks for. */
export type RequestContext = {
  /** From Accept-Language. */
  language: Language;
  /** The address of the socket, or what a trusted proxy says of it. */
  address: string;
  /** When the request came. */
  now: Date;
};
