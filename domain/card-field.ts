/**
 * What our page and the processor's framed card field post to each other by postMessage, each to the other's origin alone.
 * The field is framed at `cardFieldUrl`; card numbers are typed in it and never leave its origin.
 */

export type FromCardField =
  /** It can be typed into. */
  | { type: "cardField.ready" }
  /** How high the frame has to be, CSS px. */
  | { type: "cardField.resized"; height: number }
  /** The client asked for going on inside the field (Enter), or the page did: a cryptogram charges the card once. */
  | { type: "cardField.given"; cryptogram: string; lastFour: string; brand: string }
  | { type: "cardField.incomplete" }
  /** The processor could not be reached: worth another try. */
  | { type: "cardField.failed" };

/** The address of the field for our page: whom it speaks to, and in which language. */
export function cardFieldAddress(fieldUrl: string, page: { origin: string; language: "ru" | "kk" | "en" }): string {
  const url = new URL(fieldUrl);
  url.searchParams.set("origin", page.origin);
  url.searchParams.set("language", page.language);
  return url.href;
}

type MessageFields = Partial<Record<"type" | "height" | "cryptogram" | "lastFour" | "brand", unknown>>;

/** Reads what came from the frame; undefined for what is none of it. The origin is the caller's to compare. */
export function readFromCardField(data: unknown): FromCardField | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, height, cryptogram, lastFour, brand }: MessageFields = data;
  if (type === "cardField.ready" || type === "cardField.incomplete" || type === "cardField.failed") return { type };
  if (type === "cardField.resized") {
    return typeof height === "number" && height > 0 && height < 2000 ? { type, height } : undefined;
  }
  if (type !== "cardField.given") return undefined;
  if (typeof cryptogram !== "string" || typeof lastFour !== "string" || typeof brand !== "string") return undefined;
  return { type, cryptogram, lastFour, brand };
}
