declare const isKey: unique symbol;

/** A key of {@link newIdempotencyKey}; no other text is one, so that a call without a key does not compile. */
export type IdempotencyKey = string & { readonly [isKey]: true };

/** 128 random bits in hexadecimal. Unlike randomUUID it needs no secure context, so a phone on the local network works. */
export function newIdempotencyKey(): IdempotencyKey {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where keys are made
  return key as IdempotencyKey;
}
