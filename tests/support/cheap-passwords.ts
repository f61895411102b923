import type * as Crypto from "node:crypto";
import { vi } from "vitest";

// A password takes a quarter of a second on purpose, which hundreds of tests would spend their time on: passwords.test.ts
// has the cost itself.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt = vi.fn<(...given: Parameters<typeof crypto.scrypt>) => void>((word, salt, length, cost, done) =>
    crypto.scrypt(word, salt, length, { ...cost, N: 2, p: 1 }, done),
  );
  return { ...crypto, scrypt };
});
