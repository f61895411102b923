import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/** 256 random bits as base64url, for a client to keep; we keep its {@link hashSecret}. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256: enough for what is random and long. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** HMAC-SHA256 over the parts, for what could be guessed from its plain hash. */
export function keyedHash(tokenKey: string, ...parts: readonly string[]): Buffer {
  return createHmac("sha256", tokenKey).update(JSON.stringify(parts)).digest();
}

/** Compares two hashes in a time that does not tell where they differ. */
export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Encrypts a text (AES-256-GCM) under a key that needs both our token key and `password` to be made.
 * @returns base64 of nonce, tag and ciphertext
 */
export function seal(tokenKey: string, password: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(tokenKey, password), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** Opens what {@link seal} made; throws when it was made with other keys or was changed. */
export function unseal(tokenKey: string, password: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(tokenKey, password), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
}

/** HKDF-SHA256 (RFC 5869). */
function sealingKey(tokenKey: string, password: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", tokenKey, password, "kezek sealed text", 32));
}
