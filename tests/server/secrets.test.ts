import { createCipheriv, hkdfSync } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seal, unseal } from "../../server/core/secrets.ts";

/** A text as it is sealed under the key of RFC 5869, with the library's own derivation. */
function sealedByLibrary(tokenKey: string, password: string, text: string): string {
  const key = new Uint8Array(hkdfSync("sha256", tokenKey, password, "kezek sealed text", 32));
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** OpenSSL's words for a tag that does not fit. */
const unopened = "unable to authenticate data";

const texts = fc.record({
  tokenKey: fc.string({ minLength: 1, unit: "binary" }),
  password: fc.string({ unit: "binary" }),
  text: fc.string({ unit: "binary" }),
});

test("what is sealed under a key of RFC 5869 is opened, and so is what was sealed here", () => {
  fc.assert(
    fc.property(texts, ({ tokenKey, password, text }) => {
      expect(unseal(tokenKey, password, sealedByLibrary(tokenKey, password, text))).toBe(text);
      expect(unseal(tokenKey, password, seal(tokenKey, password, text))).toBe(text);
    }),
  );
});

test("what is sealed opens under its own two keys alone, and unchanged", () => {
  const sealed = seal("ours", "theirs", "text");
  expect(() => unseal("ours", "another", sealed)).toThrow(unopened);
  expect(() => unseal("another", "theirs", sealed)).toThrow(unopened);
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal("ours", "theirs", bytes.toString("base64"))).toThrow(unopened);
});
