import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { limits } from "../../domain/limits.ts";
import { Refused } from "../contract/problem.ts";

const issuer = "kezek";
/** How many checked tokens are remembered, so that a busy client's token is not verified at every call. */
const rememberedTokens = 10_000;

/** Makes and checks the tokens that name visitors (JWT, HS256). They grant nothing that is another person's. */
export type AccessTokens = {
  issue(now: Date): Promise<string>;
  /**
   * Checks an Authorization header.
   * @throws Refused accessTokenExpired or accessTokenInvalid
   */
  check(authorization: string, now: Date): Promise<void>;
};

export function accessTokens(tokenKey: string): AccessTokens {
  const key = new TextEncoder().encode(tokenKey);
  const validUntil = new Map<string, number>();
  return {
    async issue(now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setSubject(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + limits.accessTokenSeconds)
        .sign(key);
    },
    async check(authorization, now) {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new Refused("accessTokenInvalid");
      const known = validUntil.get(token);
      if (known !== undefined && now.getTime() < known) return;
      const expiry = await verify(token, key, now);
      if (validUntil.size >= rememberedTokens) validUntil.clear();
      validUntil.set(token, expiry);
    },
  };
}

/** Answers when the token expires, in epoch milliseconds. */
async function verify(token: string, key: Uint8Array, now: Date): Promise<number> {
  try {
    const options = { issuer, algorithms: ["HS256"], requiredClaims: ["sub", "exp"], currentDate: now };
    const { payload } = await jwtVerify(token, key, options);
    return (payload.exp ?? 0) * 1000;
  } catch (error) {
    throw new Refused(error instanceof errors.JWTExpired ? "accessTokenExpired" : "accessTokenInvalid");
  }
}
