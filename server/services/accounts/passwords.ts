import { argon2id, hash, verify } from "argon2";

// OWASP's second choice for Argon2id: 19 MiB, two passes, one lane.
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What nobody's password hashes to, at the same cost: it is compared where there is nobody. */
const nobodys = hash("nobody has this password, and it opens nothing", cost);

/** A password as it is kept: Argon2id in PHC's form. */
export function hashPassword(password: string): Promise<string> {
  return hash(plain(password), cost);
}

/** Whether a password is the one that was kept. It takes as long where there is none. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(kept ?? (await nobodys), plain(password));
  return fits && kept !== undefined;
}

/** The same bytes, whichever way a keyboard composes a letter (RFC 8265). */
function plain(password: string): string {
  return password.normalize("NFC");
}
