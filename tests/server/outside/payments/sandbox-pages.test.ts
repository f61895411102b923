import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CardProcessor, Charge } from "../../../../server/core/card-processor.ts";
import { cloudPayments } from "../../../../server/outside/payments/cloud-payments/cloud-payments.ts";
import { findInDatabase } from "../../../support/card-numbers/in-database.ts";
import { cards, SandboxWorld } from "./sandbox-world.ts";

let world: SandboxWorld;
let port: CardProcessor;
beforeAll(async () => {
  world = await SandboxWorld.open();
  port = cloudPayments(world.config.cloudPayments);
});
afterAll(() => world.close());
afterEach(async () => {
  world.reply = () => '{"code":0}';
  await world.fault("cloudPayments", "none");
});
const typed = async (number: string, more: Partial<Charge> = {}) => world.charge(await world.typed(number), more);

describe("the pages of the processors' sandbox", () => {
  const field = (origin: string, language = "ru") =>
    fetch(`${world.config.cloudPayments.fieldUrl}?${new URLSearchParams({ origin, language }).toString()}`);

  test("the card field speaks to our origin alone, in three languages", async () => {
    for (const [language, label] of [
      ["ru", "Номер карты"],
      ["kk", "Карта нөмірі"],
      ["en", "Card number"],
    ]) {
      const html = await (await field("https://kezek.example", language)).text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<label for="number">${label}</label>`);
      expect(html).toContain('const page = "https://kezek.example"');
      expect(html).not.toContain('postMessage(message, "*")');
    }
    expect((await field("https://evil.example")).status).toBe(403);
    expect((await fetch(world.config.cloudPayments.fieldUrl)).status).toBe(403);
  });

  test("every page names its own scripts and styles, and nobody else's", async () => {
    for (const page of [await field("https://kezek.example"), await fetch(world.config.sandboxUrl)]) {
      const policy = page.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(await page.text()).toContain(`<script nonce="${nonce}">`);
    }
  });

  test.each([
    [{ number: "4111111111111112", expires: "12/40", cvc: "123" }, ["number"]],
    [{ number: "4111111111111111", expires: "13/40", cvc: "123" }, ["expires"]],
    [{ number: "4111111111111111", expires: "12/20", cvc: "123" }, ["expires"]],
    [{ number: "4111111111111111", expires: "12/40", cvc: "12" }, ["cvc"]],
    [{}, ["number", "expires", "cvc"]],
  ])("the field says what is wrong with %j", async (card, wrong) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(card);
    const answer = await fetch(world.config.cloudPayments.fieldUrl, { method: "POST", headers, body });
    expect(await answer.json()).toEqual({ wrong });
  });

  test("the ledger shows a payment and its moves on a page, and nothing of it as markup", async () => {
    await port.charge(await typed(cards.success, { id: "<b>order</b>" }));
    const html = await (await fetch(world.config.sandboxUrl)).text();
    expect(html).toMatch(/7\s000,50 ₸<\/b> CloudPayments, completed/);
    expect(html).toContain("списано");
    expect(html).not.toContain("<b>order</b>");
  });

  test("the ledger and the switches of faults are there for this machine alone", async () => {
    const wanted = [
      ["GET", "/"],
      ["GET", "/ledger"],
      ["GET", "/faults"],
      ["POST", "/faults"],
    ] as const;
    const fault = { processor: "cloudPayments", mode: "none" };
    const from = (address: string) =>
      Promise.all(wanted.map(([method, path]) => world.statusFrom(address, method, path, fault)));
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(await from(address)).toEqual([200, 200, 200, 200]);
    for (const address of ["203.0.113.9", "2001:db8::1", "::ffff:203.0.113.9"])
      expect(await from(address)).toEqual([404, 404, 404, 404]);
    const field = `/cloud-payments/field?origin=${encodeURIComponent(world.config.publicUrl)}`;
    expect(await world.statusFrom("203.0.113.9", "GET", field)).toBe(200);
  });

  test("no number of a card is anywhere in the database", async () => {
    for (const number of Object.values(cards)) await port.charge(await typed(number));
    const { found, searched } = await findInDatabase(world.database.pool);
    expect(found).toEqual([]);
    expect(searched).toContain("public.sandbox_payments: card::text");
  });
});
