import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnAddress } from "../../domain/return-address.ts";

const origin = "https://kezek.kz";

/** Pieces of which tricks are made. */
const slashes = ["/", "\\", "//", "/\\", "%2f", "%2F", "%5c", "%5C", "%252f", "%25255c", "／", "..", "/./", ".", "。"];
const places = [
  "http:",
  "https:",
  "javascript:",
  "data:",
  "blob:",
  "user:pass@",
  "evil.kz",
  "kezek.kz",
  "my",
  ":",
  "@",
];
const blanks = [" ", "\t", "\n", "\r", "\u0000", "\u2028", "%09", "%0d", "%00", "%", "?", "#", "&"];
const piece = fc.constantFrom(...slashes, ...places, ...blanks);
const trick = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));

describe("The address to return to after signing in", () => {
  it.each(["/", "/my/reservation/history", "/red-apple?time=2026-11-23T13%3A00#masters", "/a/b/?q=//x&to=http://y#/z"])(
    "on this host stands as it is: %s",
    (address) => expect(returnAddress(address, origin)).toBe(address),
  );

  it.each([
    null,
    "",
    "my",
    "//evil.kz",
    "/\\evil.kz",
    "\\\\evil.kz",
    "/\t/evil.kz",
    " //evil.kz",
    "///evil.kz",
    "http://evil.kz",
    "https://kezek.kz.evil.kz",
    "https://kezek.kz@evil.kz",
    "javascript:alert(1)",
    "/%2fevil.kz",
    "/%5Cevil.kz",
    "/%252fevil.kz",
    "/.//evil.kz",
    "/..//evil.kz",
    "/my/..//evil.kz",
    "/%2e//evil.kz",
    "/%0d%0aLocation: x",
    "/%1f",
    "/%0a",
    "/my%250D",
    "/\u0000//evil.kz",
  ])("is the home page for %j", (text) => expect(returnAddress(text, origin)).toBe("/"));

  it("is a path on this host, whatever was written", () => {
    const check = fc.property(
      fc.oneof(
        trick,
        trick.map((text) => `/${text}`),
        fc.string(),
        fc.webUrl(),
      ),
      (text) => {
        const address = returnAddress(text, origin);
        expect(address).toMatch(/^\/(?![/\\])/);
        const [path = ""] = address.split(/[?#]/);
        for (const read of readings(path)) expect(new URL(read, origin).origin).toBe(origin);
      },
    );
    fc.assert(check, { numRuns: 3000 });
  });

  it("stays what it is when it is cleaned again", () => {
    const check = fc.property(trick, (text) => {
      const once = returnAddress(`/${text}`, origin);
      expect(returnAddress(once, origin)).toBe(once);
    });
    fc.assert(check, { numRuns: 2000 });
  });
});

/** The text as it is, and as servers that decode it once or more would read it. */
function readings(text: string): string[] {
  const decoded = /%(?![\da-f]{2})/i.test(text) ? text : safelyDecoded(text);
  return decoded === text ? [text] : [text, ...readings(decoded)];
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
