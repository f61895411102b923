import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../server/core/config.ts";
import { ConfigError } from "../../server/core/settings.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kezek-config-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

const production = () => ({
  NODE_ENV: "production",
  KEZEK_DATA: dataDir,
  PUBLIC_URL: "https://kezek.example/",
  TOKEN_KEY: "k".repeat(32),
  SMS_URL: "https://sms.example",
  SMS_LOGIN: "login",
  SMS_PASSWORD: "password",
  RECAPTCHA_SECRET: "secret",
  RECAPTCHA_SITE_KEY: "site key",
  CLOUD_PAYMENTS_URL: "https://api.cards.example/",
  CLOUD_PAYMENTS_PUBLIC_ID: "pk",
  CLOUD_PAYMENTS_API_SECRET: "secret",
  CLOUD_PAYMENTS_FIELD_URL: "https://cards.example/field",
  PAY_BOX_URL: "https://api.pay.example",
  PAY_BOX_MERCHANT_ID: "500001",
  PAY_BOX_SECRET: "secret",
});

describe("the settings", () => {
  it("may all be absent outside production, where the sandbox is on", () => {
    expect(readConfig({ KEZEK_DATA: dataDir })).toMatchObject({
      port: 4300,
      production: false,
      sandbox: true,
      publicUrl: "http://localhost:4300",
      apiUrl: "http://127.0.0.1:4300",
      recaptcha: { url: "http://127.0.0.1:4300/sandbox/recaptcha/siteverify", siteKey: "sandbox" },
      sandboxPort: 4301,
      sandboxUrl: "http://localhost:4301",
      cloudPayments: {
        url: "http://127.0.0.1:4301/cloud-payments",
        fieldUrl: "http://localhost:4301/cloud-payments/field",
      },
      payBox: {
        url: "http://127.0.0.1:4301/pay-box",
        callbackUrl: "http://127.0.0.1:4300/callbacks/pay-box/:kind",
      },
    });
  });

  it("keep the key of the tokens from one start to the next, for this user's eyes alone", async () => {
    const { tokenKey } = readConfig({ KEZEK_DATA: dataDir }).secrets;
    expect(tokenKey).toHaveLength(43);
    expect(readConfig({ KEZEK_DATA: dataDir }).secrets.tokenKey).toBe(tokenKey);
    expect((await stat(join(dataDir, "token.key"))).mode & 0o777).toBe(0o600);
  });

  it.each(["Production", "prod", "live", " production"])(
    "refuse NODE_ENV=%s: it may be meant to be production",
    (mode) => {
      expect(() => readConfig({ ...production(), NODE_ENV: mode })).toThrow(
        `NODE_ENV is "${mode}": set it to production or development, or leave it out.`,
      );
    },
  );

  it("turn the sandbox off in production", () => {
    expect(readConfig(production())).toMatchObject({
      production: true,
      sandbox: false,
      publicUrl: "https://kezek.example",
      sms: { url: "https://sms.example", login: "login", password: "password" },
      recaptcha: {
        url: "https://www.google.com/recaptcha/api/siteverify",
        secret: "secret",
        siteKey: "site key",
      },
      cloudPayments: {
        url: "https://api.cards.example",
        publicId: "pk",
        apiSecret: "secret",
        fieldUrl: "https://cards.example/field",
      },
      payBox: {
        url: "https://api.pay.example",
        merchantId: "500001",
        secret: "secret",
        hasInstalments: false,
        callbackUrl: "https://kezek.example/callbacks/pay-box/:kind",
      },
    });
  });

  it("may name a real check against robots beside the sandbox", () => {
    const env = { KEZEK_DATA: dataDir, RECAPTCHA_SECRET: "secret", RECAPTCHA_SITE_KEY: "site key" };
    const url = "https://www.google.com/recaptcha/api/siteverify";
    expect(readConfig(env).recaptcha).toEqual({ url, secret: "secret", siteKey: "site key" });
    expect(() => readConfig({ ...env, RECAPTCHA_SITE_KEY: "" })).toThrow("RECAPTCHA_SITE_KEY");
  });

  it.each([
    "CLOUD_PAYMENTS_URL",
    "CLOUD_PAYMENTS_PUBLIC_ID",
    "CLOUD_PAYMENTS_API_SECRET",
    "CLOUD_PAYMENTS_FIELD_URL",
    "PAY_BOX_URL",
    "PAY_BOX_MERCHANT_ID",
    "PAY_BOX_SECRET",
  ])("refuse %s beside the sandbox, whose word would be taken for money", (name) => {
    const reading = () => readConfig({ KEZEK_DATA: dataDir, [name]: "https://api.cards.example" });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(`${name} is set while the sandbox is on`);
    expect(reading).toThrow("set SANDBOX to false");
  });

  it.each([
    "PUBLIC_URL",
    "TOKEN_KEY",
    "SMS_URL",
    "SMS_LOGIN",
    "SMS_PASSWORD",
    "RECAPTCHA_SECRET",
    "RECAPTCHA_SITE_KEY",
    "CLOUD_PAYMENTS_URL",
    "CLOUD_PAYMENTS_PUBLIC_ID",
    "CLOUD_PAYMENTS_API_SECRET",
    "CLOUD_PAYMENTS_FIELD_URL",
    "PAY_BOX_URL",
    "PAY_BOX_MERCHANT_ID",
    "PAY_BOX_SECRET",
  ])("must give %s in production", (name) => {
    expect(() => readConfig({ ...production(), [name]: undefined })).toThrow(new RegExp(`^${name} is not set`));
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "4300x"],
    ["PUBLIC_URL", "kezek.example"],
    ["PUBLIC_URL", "ftp://kezek.example"],
    ["SANDBOX", "perhaps"],
    ["SANDBOX", "true"],
    ["CLOUD_PAYMENTS_URL", "http://api.cards.example"],
    ["CLOUD_PAYMENTS_FIELD_URL", "http://cards.example/field"],
    ["PAY_BOX_URL", "http://api.pay.example"],
    ["TOKEN_KEY", "short"],
  ])("refuse %s=%s and name it", (name, value) => {
    const reading = () => readConfig({ ...production(), [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(name);
  });
});
