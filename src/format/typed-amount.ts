const byDots = /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/;
const byCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/;

/**
 * The whole units in an amount that somebody has typed or pasted, as figures: "15 000", "15,000.00" and "15 000,50 ₸" are all
 * "15000". What stands behind a decimal mark is none of them; a mark is one unless it parts three figures each time.
 * @returns the figures without zeros before them; empty where there are none
 */
export function wholeIn(typed: string): string {
  const text = typed.replaceAll(/[^\d.,]/g, "");
  const [whole = ""] = byDots.exec(text) ?? byCommas.exec(text) ?? text.split(/[.,]/);
  return whole.replaceAll(/\D/g, "").replace(/^0+/, "");
}
