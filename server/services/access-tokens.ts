import type { AccessTokens } from "../core/access-tokens.ts";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { limits } from "../core/limits.ts";
import type { CurrentUser } from "../core/current-user.ts";
import { Refused } from "../core/refusal.ts";

const issuer = "kezek";
const visitors = "visitor";
// Said so since the first token: another word would make those that are out now tokens of nobody.
const signedInClients = "person";
/** How many checked tokens are remembered, so that a busy client's token is not verified at every call. */
const rememberedTokens = 10_000;

type Checked = { validUntil: number; currentUser: CurrentUser | undefined };

/** Access tokens as JWT, HS256. */
export function accessTokens(tokenKey: string): AccessTokens {
  const key = new TextEncoder().encode(tokenKey);
  const remembered = new LRUCache<string, Checked>({ max: rememberedTokens });

  function sign(audience: string, subject: string, now: Date, seconds: number, claims: JWTPayload = {}) {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  }

  return {
    issue: (now) => sign(visitors, randomUUID(), now, limits.accessTokenSeconds),
    issueTo: ({ id, sessionId }, now) =>
      sign(signedInClients, id, now, limits.signedInTokenSeconds, { sid: sessionId }),
    async check(authorization, now, needed) {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new Refused("accessTokenInvalid");
      const known = remembered.get(token);
      if (known !== undefined && now.getTime() < known.validUntil) return known.currentUser;
      const checked = await verify(token, key, now, needed);
      remembered.set(token, checked);
      return checked.currentUser;
    },
  };
}

async function verify(token: string, key: Uint8Array, now: Date, needed: "currentUser" | undefined): Promise<Checked> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience: [visitors, signedInClients],
      algorithms: ["HS256"],
      requiredClaims: ["sub", "exp"],
      currentDate: now,
    });
    return { validUntil: (payload.exp ?? 0) * 1000, currentUser: currentUserOf(payload) };
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) throw new Refused("accessTokenInvalid");
    throw new Refused(needed && !currentUserOf(error.payload) ? "signInNeeded" : "accessTokenExpired");
  }
}

function currentUserOf({ aud, sub, sid }: JWTPayload): CurrentUser | undefined {
  return aud === signedInClients && typeof sub === "string" && typeof sid === "string"
    ? { id: sub, sessionId: sid }
    : undefined;
}
