import { OutsideFailed } from "../../core/outside.ts";

/**
 * A page that a processor sends the client to, its own or a bank's: over https, or as the processor itself is spoken to, which in the
 * sandbox is http.
 * @param apiUrl where the processor is spoken to
 * @throws OutsideFailed for whatever else it says: a browser would run some of it
 */
export function pageAddress(text: string, apiUrl: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: "" };
  if (protocol === "https:" || protocol === new URL(apiUrl).protocol) return text;
  throw new OutsideFailed("The card processor names a page that is no address of one.");
}
