import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** `ln` is the logarithm of N: the memory is 1024 bytes × N at r = 8. */
type Cost = { ln: number; r: number; p: number };

// OWASP's: 32 MiB and three passes.
const cost: Cost = { ln: 15, r: 8, p: 3 };
const saltBytes = 16;
const keyBytes = 32;

/** What is compared where there is nobody, at the same cost. */
const nobodys = write(cost, randomBytes(saltBytes), randomBytes(keyBytes));

/** A password as it is kept: scrypt in PHC's form, $scrypt$ln=15,r=8,p=3$salt$key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return write(cost, salt, await derive(password, salt, cost));
}

/** Whether a password is the one that was kept. It takes as long where there is none. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const { cost: own, salt, key } = read(kept ?? nobodys);
  return timingSafeEqual(await derive(password, salt, own), key) && kept !== undefined;
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // The same bytes, whichever way a keyboard composes a letter (RFC 8265).
  const plain = password.normalize("NFC");
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(plain, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function write({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

function read(kept: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept) ?? [];
  if (salt === undefined || key === undefined) throw new Error("A password is not kept as scrypt.");
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}
