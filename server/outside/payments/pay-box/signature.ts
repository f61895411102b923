import { createHash, randomBytes } from "node:crypto";
import { isSameHash } from "../../../core/secrets.ts";

type Members = Readonly<Record<string, string>>;

/** md5 of the script's name, the values in the order of their keys, and the secret, joined by ";": lower-case hex. */
export function signatureOf(script: string, members: Members, secret: string): string {
  const values = Object.entries(members)
    .filter(([key]) => key !== "pg_sig")
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, value]) => value);
  return createHash("md5")
    .update([script, ...values, secret].join(";"))
    .digest("hex");
}

export function signed(script: string, members: Members, secret: string): Record<string, string> {
  const salted = { ...members, pg_salt: randomBytes(8).toString("hex") };
  return { ...salted, pg_sig: signatureOf(script, salted, secret) };
}

export function isSigned(script: string, members: Members, secret: string): boolean {
  return isSameHash(Buffer.from(members.pg_sig ?? ""), Buffer.from(signatureOf(script, members, secret)));
}

/** The last segment of an address, which is what is signed of it. */
export function scriptOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}
