import { scryptSync } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { hashPassword, isPassword } from "../../../server/services/accounts/passwords.ts";

vi.unmock("node:crypto");

describe("a password", () => {
  test("is kept as what scrypt makes of it with 32 MiB in three passes, and is itself alone", async () => {
    const kept = await hashPassword("correct horse battery");
    const [, name, cost, salt = "", key] = kept.split("$");
    expect([name, cost]).toEqual(["scrypt", "ln=15,r=8,p=3"]);
    const work = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
    expect(scryptSync("correct horse battery", Buffer.from(salt, "base64"), 32, work).toString("base64")).toBe(key);
    expect(await isPassword(kept, "correct horse battery")).toBe(true);
    expect(await isPassword(kept, "correct horse batterz")).toBe(false);
  });

  test("has a salt of its own each time", async () => {
    expect(await hashPassword("correct horse battery")).not.toBe(await hashPassword("correct horse battery"));
  });
});
