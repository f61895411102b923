import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { servicePaths } from "../../domain/addresses.ts";
import { errorCode, folderError, StartupError } from "./startup-error.ts";

/** The settings of one server process. */
export type Config = {
  port: number;
  host: string;
  /** One's own PostgreSQL; the embedded one when absent. */
  databaseUrl?: string;
  /** Absolute path of the folder that holds the embedded database and the generated key. */
  dataDir: string;
  production: boolean;
  /** Whether the stand-ins for SMS, card processors and recaptcha are served. */
  sandbox: boolean;
  /** Whether one proxy stands before us, which adds the client's address to X-Forwarded-For. */
  trustProxy: boolean;
  /** How many requests a minute one address may make to one process. */
  requestsPerMinute: number;
  /** How many times one address may hold at one firm at once. */
  holdsPerAddress: number;
  /** Where people reach the app, without a final slash. */
  publicUrl: string;
  /** Where this machine reaches the API, without a final slash. */
  apiUrl: string;
  secrets: { tokenKey: string };
  /** The SMS gateway: its base URL without a final slash, and the account there. */
  sms: { url: string; login: string; password: string };
  /** The check against robots: the address of siteverify, our secret there, and the key that the pages show. */
  recaptcha: { url: string; secret: string; siteKey: string };
  /** What analytics knows this site by, and where its batches go; off with an empty key (spec §9). */
  analytics: { key: string; url: string };
};

/** The site key by which the client knows that it makes the tokens itself: "sandbox-" and anything. */
export const sandboxSiteKey = "sandbox";

/** A setting that is wrong; the message names it and says what to write instead. */
export class ConfigError extends StartupError {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from environment variables.
 * Outside production every variable may be absent; the key of the tokens is then made once and kept in the data folder.
 * @throws ConfigError when a value is wrong or one that production needs is missing
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === "production";
  const sandbox = readSwitch(env, "SANDBOX", !production);
  const port = readWhole(env, "PORT", 4300, 65_535);
  const host = env.HOST || "0.0.0.0";
  const dataDir = resolve(env.KEZEK_DATA || ".data");
  const apiUrl = `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`;
  return {
    port,
    host,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    dataDir,
    production,
    sandbox,
    trustProxy: readSwitch(env, "TRUST_PROXY", false),
    requestsPerMinute: readWhole(env, "REQUESTS_PER_MINUTE", 600, 1_000_000),
    holdsPerAddress: readWhole(env, "HOLDS_PER_ADDRESS", 20, 1_000_000),
    publicUrl: readUrl(env, "PUBLIC_URL", production ? undefined : `http://localhost:${port}`),
    apiUrl,
    secrets: { tokenKey: readTokenKey(env, production, dataDir) },
    sms: sandbox
      ? {
          url: readUrl(env, "SMS_URL", `${apiUrl}${servicePaths.sandbox}/sms`),
          login: env.SMS_LOGIN || "kezek",
          password: env.SMS_PASSWORD || "kezek",
        }
      : {
          url: readUrl(env, "SMS_URL", undefined),
          login: readRequired(env, "SMS_LOGIN"),
          password: readRequired(env, "SMS_PASSWORD"),
        },
    recaptcha:
      sandbox && !env.RECAPTCHA_SECRET
        ? { url: `${apiUrl}${servicePaths.sandbox}/recaptcha/siteverify`, secret: "kezek", siteKey: sandboxSiteKey }
        : {
            url: readUrl(env, "RECAPTCHA_URL", "https://www.google.com/recaptcha/api/siteverify"),
            secret: readRequired(env, "RECAPTCHA_SECRET"),
            siteKey: readRequired(env, "RECAPTCHA_SITE_KEY"),
          },
    analytics: {
      key: env.ANALYTICS_KEY || "",
      url: readUrl(env, "ANALYTICS_URL", "https://api2.amplitude.com/2/httpapi"),
    },
  };
}

function readWhole(env: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const text = env[name] || String(otherwise);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new ConfigError(`${name} is "${text}": set it to a number from 1 to ${most}.`);
  }
  return number;
}

function readSwitch(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name];
  if (!text) return otherwise;
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  throw new ConfigError(`${name} is "${text}": set it to true or false.`);
}

function readRequired(env: NodeJS.ProcessEnv, name: string): string {
  const text = env[name];
  if (!text) throw new ConfigError(`${name} is not set: set it, or turn the sandbox on with SANDBOX=true.`);
  return text;
}

function readUrl(env: NodeJS.ProcessEnv, name: string, otherwise: string | undefined): string {
  const text = env[name] || otherwise;
  const protocol = text !== undefined && URL.canParse(text) ? new URL(text).protocol : undefined;
  if (text === undefined || (protocol !== "http:" && protocol !== "https:")) {
    throw new ConfigError(
      `${name} is ${text === undefined ? "not set" : `"${text}"`}: set it to an address such as https://kezek.example.`,
    );
  }
  return text.replace(/\/+$/, "");
}

function readTokenKey(env: NodeJS.ProcessEnv, production: boolean, dataDir: string): string {
  const given = env.TOKEN_KEY;
  if (given && given.length < 32)
    throw new ConfigError("TOKEN_KEY is too short: set it to 32 random characters or more.");
  if (given) return given;
  if (production) throw new ConfigError("TOKEN_KEY is not set: set it to 32 random characters or more.");
  return keptTokenKey(dataDir);
}

function keptTokenKey(dataDir: string): string {
  const path = join(dataDir, "token.key");
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw folderError(dataDir, error);
  }
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw folderError(dataDir, error);
  }
}
