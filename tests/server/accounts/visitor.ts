import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { components } from "../../../openapi/generated/api.ts";
import { findClientByPhone, insertClient } from "../../../server/db/queries/clients.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { accessTokens } from "../../../server/services/access-tokens.ts";
import { openSession } from "../../../server/services/accounts/open-session.ts";
import { hashPassword } from "../../../server/services/accounts/passwords.ts";
import type { Answer, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Purpose = Schemas["Purpose"];

export const phone = 77_011_234_567;
export const password = "correct horse battery";

const auth = "/auth-app/auth/v1";
const rest = "/rest/clients-app";
const device = { appVersion: "15.0.0", clientApp: "WEB", deviceName: "Chrome", deviceOS: "Android" } as const;

/** Empties what people leave behind. */
export async function forgetAccounts(server: TestServer): Promise<void> {
  await server.empty(
    "clients",
    "password_attempts",
    "reservations",
    "sms_challenges",
    "sms_sendings",
    "sandbox_sms",
    "idempotency_keys",
  );
}

const hashes = new Map<string, Promise<string>>();

/** Makes an account without a code: for tests of what comes after it. */
export async function giveAccount(
  server: TestServer,
  more: { phone?: number; password?: string; name?: string } = {},
): Promise<string> {
  const made = { phone, name: "Мадина", language: "ru" as const, referrer: null, now: server.now, ...more };
  const passwordHash = await hashOnce(more.password ?? password);
  const client = await inTransaction(server.pool, (transaction) =>
    insertClient(transaction, { ...made, passwordHash }),
  );
  if (client === undefined) throw new Error("The phone has an account.");
  return client.id;
}

/** A hash takes long on purpose; accounts of tests may share one. */
function hashOnce(word: string): Promise<string> {
  const hash = hashes.get(word) ?? hashPassword(word);
  hashes.set(word, hash);
  return hash;
}

/** What the API is asked from one browser, at one address. */
export class Visitor {
  readonly server: TestServer;
  readonly address: string;

  constructor(server: TestServer, address = "203.0.113.7") {
    this.server = server;
    this.address = address;
  }

  /** Asks with an Idempotency-Key of its own, unless the headers bring one. */
  ask<Body>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.address,
      headers: { "idempotency-key": randomUUID(), ...headers },
      ...(body && { payload: body }),
    };
    return this.server.ask<Body>(options);
  }

  /** Opens a session without a password: for tests of what comes after it. */
  async enter(as = phone): Promise<Schemas["SignedIn"]> {
    const { pool, config, now } = this.server;
    const tokens = accessTokens(config.secrets.tokenKey);
    const client = await findClientByPhone(pool, as);
    if (client === undefined) throw new Error("The phone has no account.");
    return inTransaction(pool, (transaction) => openSession({ tokens }, transaction, client, { device, now }));
  }

  signIn<Body = Schemas["SignedIn"]>(
    more: Partial<Schemas["SignIn"]> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.ask("POST", `${auth}/sign-in`, { ...device, phone, password, ...more }, headers);
  }

  signUp<Body = Schemas["SignedIn"]>(
    more: Pick<Schemas["SignUp"], "challengeId" | "smsCode"> & Partial<Schemas["SignUp"]>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const body = { ...device, phone, password, name: "Мадина", referrer: "instagram", ...more };
    return this.ask("POST", `${auth}/sign-up`, body, headers);
  }

  requestSms<Body = Schemas["SmsChallenge"]>(
    purpose: Purpose,
    more: Partial<Schemas["RequestVerificationSms"]> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const body = { clientApp: "WEB", phone, purpose, recaptchaToken: "sandbox-visitor", ...more };
    return this.ask("POST", `${auth}/phone-verification/request-sms`, body, headers);
  }

  /** Asks for a code and answers it with its challenge, once it came. The service must be listening. */
  async code(purpose: Purpose, to = phone): Promise<{ challengeId: string; smsCode: string }> {
    const before = (await this.server.inbox(to)).length;
    const { status, body } = await this.requestSms(purpose, { phone: to });
    if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(body)}`);
    return { challengeId: body.challengeId, smsCode: await this.server.codeOf(to, before + 1) };
  }

  signInBySms<Body = Schemas["SignedIn"]>(
    proof: { challengeId: string; smsCode: string },
    more: { phone?: number } = {},
  ): Promise<Answer<Body>> {
    return this.ask("POST", `${auth}/sign-in/by-sms`, { ...device, phone, ...proof, ...more });
  }

  validateCode<Body = Schemas["ValidatedCode"]>(
    proof: { challengeId: string; smsCode: string },
    more: { phone?: number } = {},
  ): Promise<Answer<Body>> {
    const body = { phone, purpose: "RESET_PASSWORD", ...proof, ...more };
    return this.ask("POST", `${auth}/phone-verification/validate-code`, body);
  }

  resetPassword<Body = Schemas["Done"]>(
    verificationToken: string,
    newPassword: string,
    more: { phone?: number } = {},
  ): Promise<Answer<Body>> {
    const body = { phone, verificationToken, password: newPassword, ...more };
    return this.ask("POST", `${auth}/passwords/reset`, body);
  }

  refresh<Body = Schemas["Tokens"]>(refreshToken: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const body = { appVersion: "15.0.0", deviceOS: "Android", refreshToken };
    return this.ask("POST", `${auth}/tokens/refresh`, body, headers);
  }

  signOut(refreshToken: string, headers: Record<string, string> = {}): Promise<Answer<Schemas["Done"]>> {
    return this.ask("POST", `${rest}/v1/auth/sign-out`, { deviceToken: "", refreshToken }, headers);
  }

  /** Asks as who is signed in. */
  as<Body>(
    { accessToken }: { accessToken: string },
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.ask<Body>(method, `/rest${path}`, body, { authorization: `Bearer ${accessToken}`, ...headers });
  }

  profile<Body = Schemas["Profile"]>(tokens: { accessToken: string }): Promise<Answer<Body>> {
    return this.as(tokens, "GET", "/clients-app/v1/my/profiles");
  }
}
