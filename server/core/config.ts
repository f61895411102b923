import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { servicePaths } from "../../domain/addresses.ts";
import { type Phone, parsePhone } from "../../domain/phone.ts";
import { sandboxSiteKey } from "../../domain/recaptcha-sandbox.ts";
import * as v from "valibot";
import { callbackPaths } from "./card-processor.ts";
import { ConfigError, flag, readSettings, secureUrl, url, whole } from "./settings.ts";
import { errorCode, folderError } from "./startup-error.ts";

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
  /** How many requests a minute one address, which many may share, may make to one process. */
  requestsPerMinute: number;
  /** How many times one address may hold at one firm at once. */
  holdsPerAddress: number;
  /** How many pages of one address may be told of free times by one process at once. */
  streamsPerAddress: number;
  /** How many pages of all addresses may be. */
  streams: number;
  /** Where people reach the app, without a final slash. */
  publicUrl: string;
  /** Where this machine reaches the API, without a final slash. */
  apiUrl: string;
  /** Where the stand-ins for the card processors listen, and where browsers reach them, without a final slash. */
  sandboxPort: number;
  sandboxUrl: string;
  secrets: { tokenKey: string };
  /** The SMS gateway: its base URL without a final slash, and the account there. */
  sms: { url: string; login: string; password: string };
  /** The check against robots: the address of siteverify, our secret there, and the key that the pages show. */
  recaptcha: { url: string; secret: string; siteKey: string };
  /** CloudPayments: the base URL of its API without a final slash, our account there, and its framed card field. */
  cloudPayments: { url: string; publicId: string; apiSecret: string; fieldUrl: string };
  /** PayBox: the base URL of its API without a final slash, our account there, and where it is to call us. */
  /** `hasInstalments`: its page pays in monthly parts, too. */
  payBox: { url: string; merchantId: string; secret: string; callbackUrl: string; hasInstalments: boolean };
  /** To whom firms that want to be here are told of by SMS. */
  operatorPhone?: Phone;
  /** What analytics knows this site by, and where its batches go; off with an empty key (spec §9). */
  analytics: { key: string; url: string };
  /** Where the map's tiles come from, with {z}, {x} and {y} in it and maybe {language} and {scheme}, and whom it is to name as their source. */
  map: { tiles: string; credit: string };
};

/** The tiles that the sandbox draws. */
const sandboxTiles = `${servicePaths.sandbox}/tiles/{language}/{scheme}/{z}/{x}/{y}.svg`;

/** Whoever writes it otherwise would get the sandbox where they wanted production. */
const modeOfNode = v.optional(
  v.picklist(["production", "development", "test"], "set it to production or development, or leave it out"),
);
const outsideSandbox = v.string("set it, since only the sandbox of development does without it");

/** Whoever leaves one of these beside the sandbox would take a stand-in's word for money. */
const processorSettings = [
  "CLOUD_PAYMENTS_URL",
  "CLOUD_PAYMENTS_PUBLIC_ID",
  "CLOUD_PAYMENTS_API_SECRET",
  "CLOUD_PAYMENTS_FIELD_URL",
  "PAY_BOX_URL",
  "PAY_BOX_MERCHANT_ID",
  "PAY_BOX_SECRET",
] as const;

/** Where the sandbox's messages to the operator go. */
const sandboxOperator = "+77770000000";

/**
 * Reads the settings from environment variables.
 * Outside production every variable may be absent; the key of the tokens is then made once and kept in the data folder.
 * @throws ConfigError when a value is wrong, one that production needs is missing, or the sandbox is on where real money is meant
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = readSettings(env, { NODE_ENV: modeOfNode }).NODE_ENV === "production";
  const { HOST, PORT, SANDBOX, ...own } = readSettings(env, {
    HOST: v.optional(v.string(), "0.0.0.0"),
    PORT: whole(4300, 65_535),
    DATABASE_URL: v.optional(v.string()),
    KEZEK_DATA: v.optional(v.string(), ".data"),
    SANDBOX: flag(!production),
    TRUST_PROXY: flag(false),
    REQUESTS_PER_MINUTE: whole(6000, 1_000_000),
    HOLDS_PER_ADDRESS: whole(20, 1_000_000),
    STREAMS_PER_ADDRESS: whole(100, 1_000_000),
    STREAMS: whole(10_000, 1_000_000),
    ANALYTICS_KEY: v.optional(v.string(), ""),
    ANALYTICS_URL: v.optional(url(), "https://api2.amplitude.com/2/httpapi"),
  });
  if (SANDBOX) refuseRealMoney(env, production);
  const ownHost = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  const apiUrl = `http://${ownHost}:${PORT}`;
  const { PUBLIC_URL } = readSettings(env, {
    PUBLIC_URL: production ? url() : v.optional(url(), `http://localhost:${PORT}`),
  });
  const { SANDBOX_PORT } = readSettings(env, { SANDBOX_PORT: whole(PORT + 1, 65_535) });
  const { SANDBOX_URL } = readSettings(env, {
    SANDBOX_URL: v.optional(url(), `http://${new URL(PUBLIC_URL).hostname}:${SANDBOX_PORT}`),
  });
  const processors = { api: `http://${ownHost}:${SANDBOX_PORT}`, pages: SANDBOX_URL };
  const dataDir = resolve(own.KEZEK_DATA);
  return {
    port: PORT,
    host: HOST,
    ...(own.DATABASE_URL && { databaseUrl: own.DATABASE_URL }),
    dataDir,
    production,
    sandbox: SANDBOX,
    trustProxy: own.TRUST_PROXY,
    requestsPerMinute: own.REQUESTS_PER_MINUTE,
    holdsPerAddress: own.HOLDS_PER_ADDRESS,
    streamsPerAddress: own.STREAMS_PER_ADDRESS,
    streams: own.STREAMS,
    publicUrl: PUBLIC_URL,
    apiUrl,
    sandboxPort: SANDBOX_PORT,
    sandboxUrl: SANDBOX_URL,
    secrets: { tokenKey: readTokenKey(env, production, dataDir) },
    sms: readSms(env, SANDBOX, apiUrl),
    ...readOperator(env, SANDBOX),
    recaptcha: readRecaptcha(env, SANDBOX, apiUrl),
    cloudPayments: readCloudPayments(env, SANDBOX, processors),
    payBox: {
      ...readPayBox(env, SANDBOX, processors),
      callbackUrl: `${SANDBOX ? apiUrl : PUBLIC_URL}${callbackPaths.payBox}`,
    },
    analytics: { key: own.ANALYTICS_KEY, url: own.ANALYTICS_URL },
    map: readMap(env, SANDBOX),
  };
}

function readMap(env: NodeJS.ProcessEnv, sandbox: boolean): Config["map"] {
  const hint = "set it to an https address with {z}, {x} and {y} in it";
  const tiles = v.pipe(
    v.string(hint),
    v.check((text) => text.startsWith("https:") && ["{z}", "{x}", "{y}"].every((part) => text.includes(part)), hint),
  );
  const { MAP_TILES_URL = sandbox ? sandboxTiles : "https://tile.openstreetmap.org/{z}/{x}/{y}.png", MAP_CREDIT } =
    readSettings(env, { MAP_TILES_URL: v.optional(tiles), MAP_CREDIT: v.optional(v.string(), "© OpenStreetMap") });
  return { tiles: MAP_TILES_URL, credit: MAP_TILES_URL === sandboxTiles ? "" : MAP_CREDIT };
}

function readSms(env: NodeJS.ProcessEnv, sandbox: boolean, apiUrl: string): Config["sms"] {
  const { SMS_URL, SMS_LOGIN, SMS_PASSWORD } = readSettings(env, {
    SMS_URL: sandbox ? v.optional(url(), `${apiUrl}${servicePaths.sandbox}/sms`) : url(),
    SMS_LOGIN: sandbox ? v.optional(v.string(), "kezek") : outsideSandbox,
    SMS_PASSWORD: sandbox ? v.optional(v.string(), "kezek") : outsideSandbox,
  });
  return { url: SMS_URL, login: SMS_LOGIN, password: SMS_PASSWORD };
}

function readOperator(env: NodeJS.ProcessEnv, sandbox: boolean): Pick<Config, "operatorPhone"> {
  const { OPERATOR_PHONE } = readSettings(env, {
    OPERATOR_PHONE: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parsePhone(text).ok, "set it to a phone of Kazakhstan, like +77011234567"),
      ),
    ),
  });
  const text = OPERATOR_PHONE ?? (sandbox ? sandboxOperator : "");
  const parsed = parsePhone(text);
  return parsed.ok ? { operatorPhone: parsed.phone } : {};
}

function readRecaptcha(env: NodeJS.ProcessEnv, sandbox: boolean, apiUrl: string): Config["recaptcha"] {
  if (sandbox && !env.RECAPTCHA_SECRET) {
    return { url: `${apiUrl}${servicePaths.sandbox}/recaptcha/siteverify`, secret: "kezek", siteKey: sandboxSiteKey };
  }
  const { RECAPTCHA_URL, RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY } = readSettings(env, {
    RECAPTCHA_URL: v.optional(url(), "https://www.google.com/recaptcha/api/siteverify"),
    RECAPTCHA_SECRET: outsideSandbox,
    RECAPTCHA_SITE_KEY: outsideSandbox,
  });
  return { url: RECAPTCHA_URL, secret: RECAPTCHA_SECRET, siteKey: RECAPTCHA_SITE_KEY };
}

/** @throws ConfigError where what the sandbox says of money would be believed for real */
function refuseRealMoney(env: NodeJS.ProcessEnv, production: boolean): void {
  if (production) {
    throw new ConfigError("SANDBOX is on in production, where no money would move: remove it, or set it to false.");
  }
  const real = processorSettings.find((name) => env[name]);
  if (real !== undefined) {
    throw new ConfigError(
      `${real} is set while the sandbox is on, which stands in for it: remove it, or set SANDBOX to false.`,
    );
  }
}

/** @param processors where the sandbox's stand-ins are for this machine, and for browsers */
function readCloudPayments(
  env: NodeJS.ProcessEnv,
  sandbox: boolean,
  processors: { api: string; pages: string },
): Config["cloudPayments"] {
  if (sandbox) {
    const url = `${processors.api}/cloud-payments`;
    return { url, publicId: "kezek", apiSecret: "kezek", fieldUrl: `${processors.pages}/cloud-payments/field` };
  }
  const real = readSettings(env, {
    CLOUD_PAYMENTS_URL: secureUrl(),
    CLOUD_PAYMENTS_PUBLIC_ID: outsideSandbox,
    CLOUD_PAYMENTS_API_SECRET: outsideSandbox,
    CLOUD_PAYMENTS_FIELD_URL: secureUrl(),
  });
  return {
    url: real.CLOUD_PAYMENTS_URL,
    publicId: real.CLOUD_PAYMENTS_PUBLIC_ID,
    apiSecret: real.CLOUD_PAYMENTS_API_SECRET,
    fieldUrl: real.CLOUD_PAYMENTS_FIELD_URL,
  };
}

function readPayBox(
  env: NodeJS.ProcessEnv,
  sandbox: boolean,
  processors: { api: string },
): Omit<Config["payBox"], "callbackUrl"> {
  if (sandbox) return { url: `${processors.api}/pay-box`, merchantId: "500001", secret: "kezek", hasInstalments: true };
  const { PAY_BOX_URL, PAY_BOX_MERCHANT_ID, PAY_BOX_SECRET, PAY_BOX_INSTALMENTS } = readSettings(env, {
    PAY_BOX_URL: secureUrl(),
    PAY_BOX_MERCHANT_ID: outsideSandbox,
    PAY_BOX_SECRET: outsideSandbox,
    PAY_BOX_INSTALMENTS: flag(false),
  });
  return {
    url: PAY_BOX_URL,
    merchantId: PAY_BOX_MERCHANT_ID,
    secret: PAY_BOX_SECRET,
    hasInstalments: PAY_BOX_INSTALMENTS,
  };
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
