import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Payment } from "../../../domain/entities.ts";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { dayMs } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { makePaymentLink } from "../../../server/services/payments/make-link.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

type PaymentLink = components["schemas"]["PaymentLink"];

const amount = { amount: 1_000_000, currency: "KZT" };
const nothing = { amount: 0, currency: "KZT" };
const purpose = {
  ru: "Предоплата за окрашивание",
  kz: "Шаш бояу үшін алдын ала төлем",
  en: "Prepayment for colouring",
};
const lifeSeconds = (limits.paymentLinkDays * dayMs) / 1000;
const never = "k3VbT0xqYw9Lr2ZaH8cQmA";

/** A link of the salon's, as an address. */
async function linkOf(server: TestServer): Promise<string> {
  const wanted = { firmId: salon.firmId, purpose, ...amount, now: server.now };
  const code = await inTransaction(server.pool, (transaction) => makePaymentLink(transaction, wanted));
  return `/v1/client/prepayment-registration/${salon.firmId}/${code}`;
}

describe("A link by which a firm asks to be paid", () => {
  let paying: Paying;
  let link: string;
  let tokens: { accessToken: string };
  openPaying((opened) => {
    paying = opened;
  });
  beforeEach(async () => {
    await paying.server.pool.query("truncate payments, payment_links cascade");
    await forgetAccounts(paying.server);
    await giveAccount(paying.server);
    tokens = await new Visitor(paying.server).enter(phone);
    link = await linkOf(paying.server);
  });

  const read = async <Body = PaymentLink>(at = link) => (await paying.server.get<Body>(`/rest${at}`)).body;
  const register = <Body = PaymentLink>(as = tokens, body = { phone, name: "Мадина" }) =>
    new Visitor(paying.server).as<Body>(as, "POST", link, body);
  const pay = <Body = Payment>(cryptogram = "paid", expected = amount, at = link) =>
    paying.server.post<Body>(`/rest${at}/cloud-payments`, { cryptogram, expected });

  test("says for what, how much, to whom and until when, and offers ways once somebody has registered", async () => {
    expect(await read()).toEqual({
      linkId: expect.stringMatching(/^[\da-f-]{36}$/),
      firm: {
        id: salon.firmId,
        name: "Сынақ",
        urlKey: "synaq",
        city: "Город",
        address: "14-й мкр, 23",
        phoneNumbers: ["+77292123456"],
      },
      purpose: purpose.ru,
      amount,
      due: amount,
      expiresAt: salon
        .at("09:00")
        .replace(/^[\d-]+T[\d:]+/, (at) =>
          new Date(paying.server.now.getTime() + lifeSeconds * 1000 + 5 * 3_600_000).toISOString().slice(0, at.length),
        ),
      payableForSeconds: lifeSeconds,
      isRegistered: false,
      ways: [],
      refunds: [],
    });
    expect((await register()).body).toMatchObject({
      isRegistered: true,
      ways: [{ type: "card" }, { type: "payBox" }],
    });
    expect(JSON.stringify(await read())).not.toContain(String(phone));
  });

  test("that has run out is told to be over to whoever has registered, and nothing is taken for it", async () => {
    await register();
    paying.server.pass(lifeSeconds);
    expect(await read()).toMatchObject({ due: nothing, ways: [], isRegistered: true });
    expect(await read()).not.toHaveProperty("paidAt");
    expect((await pay<Problem>()).body.code).toBe("notPayable");
  });

  test("is not there by a wrong code, at another firm, or once it has run out with nobody to pay it: all alike", async () => {
    const code = link.split("/").at(-1) ?? "";
    const wrong = await read<Problem>(link.replace(code, never));
    expect(wrong).toMatchObject({ status: 404, code: "notFound" });
    expect(await read(link.replace(`/${salon.firmId}/`, `/${salon.firmId + 1}/`))).toEqual(wrong);
    paying.server.pass(lifeSeconds);
    expect(await read()).toEqual(wrong);
    expect((await pay<Problem>()).body).toMatchObject({ code: "notFound" });
  });

  test("keeps no code that could be used, only its hash", async () => {
    const code = link.split("/").at(-1) ?? "";
    expect(Buffer.from(code, "base64url")).toHaveLength(16);
    const { rows } = await paying.server.pool.query("select to_jsonb(l)::text as row from payment_links l");
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("is not paid before somebody has registered, nor at another amount", async () => {
    expect((await pay<Problem>()).body.code).toBe("phoneNotProven");
    await register();
    expect((await pay<Problem>("paid", { amount: 1, currency: "KZT" })).body.code).toBe("priceChanged");
    expect(await read()).not.toHaveProperty("payment");
  });

  test("is paid once, says so on any device, and takes nothing more", async () => {
    await register();
    expect((await pay()).body).toMatchObject({ status: "processing", amount });
    expect((await pay<Problem>()).body.code).toBe("paymentUnderWay");
    await paying.work();
    expect(await read()).toMatchObject({
      due: nothing,
      ways: [],
      paidAt: salon.at("08:00"),
      payment: { status: "paid", card: { lastFour: "4242" } },
    });
    expect((await pay<Problem>()).body.code).toBe("notPayable");
    expect(paying.bank.balance).toEqual([amount.amount]);
    const { complaints } = await auditPayments(paying.server.pool, paying.bank.processors, paying.server.now);
    expect(complaints).toEqual([]);
  });

  test("takes another card after one that is declined", async () => {
    await register();
    await pay("funds");
    await paying.work();
    expect(await read()).toMatchObject({ due: amount, payment: { status: "failed", failure: { reason: "funds" } } });
    await pay();
    await paying.work();
    expect(await read()).toMatchObject({ due: nothing, payment: { status: "paid" } });
  });

  test("lets nobody try out cards, and whoever registered for it is not to blame for who does", async () => {
    await register();
    const { server } = paying;
    for (let count = 0; count < limits.failedPaymentsPerHour; count += 1) {
      expect((await pay("funds")).status).toBe(201);
      await paying.work();
    }
    expect((await pay<Problem>("paid")).body).toMatchObject({ code: "tooManyRequests" });
    const another = await linkOf(server);
    await new Visitor(server).as(tokens, "POST", another, { phone, name: "Мадина" });
    expect((await pay("paid", amount, another)).status).toBe(201);
    expect((await paying.paid(await paying.awaiting())).status).toBe("paid");
    server.pass(60 * 60);
    expect((await pay("paid")).status).toBe(201);
  });

  test("that has run out while it was being paid is paid by that, and is still told to be", async () => {
    await register();
    paying.bank.trouble = "pending";
    const { id } = (await pay()).body;
    await paying.work();
    paying.server.pass(lifeSeconds);
    paying.bank.finish(id);
    await paying.work();
    expect(await read()).toMatchObject({ due: nothing, payment: { status: "paid" } });
    expect(await read()).toHaveProperty("paidAt");
    expect(paying.bank.balance).toEqual([amount.amount]);
  });

  test("has one payer: who is signed in needs no code for their own phone, and nobody comes after them", async () => {
    await giveAccount(paying.server, { phone: phone + 1 });
    const stranger = await new Visitor(paying.server).enter(phone + 1);
    expect((await register<Problem>(stranger)).body.code).toBe("phoneNotProven");
    expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(200);
    const other = { phone: phone + 1, name: "Айгерим" };
    expect((await register<Problem>(stranger, other)).body.code).toBe("notPayable");
    const { rows } = await paying.server.pool.query("select client_phone, client_name from payment_links");
    expect(rows).toEqual([{ client_phone: phone, client_name: "Мадина" }]);
  });
});

describe("Whoever registers to pay by a link without an account", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
    await server.listen();
  });
  afterAll(() => server.close());

  const sendCode = async (link: string) =>
    (await server.post<components["schemas"]["SmsChallenge"]>(`/rest${link}/sms-code`, { phone })).body.challengeId;
  const register = <Body>(link: string, challengeId: string, smsCode: string) =>
    server.post<Body>(`/rest${link}`, { phone, name: "Мадина", challengeId, smsCode });

  test("proves their phone by a code of this very link, once", async () => {
    const [link, other] = [await linkOf(server), await linkOf(server)];
    const challengeId = await sendCode(link);
    const code = await server.codeOf(phone);
    expect(await server.inbox(phone)).toEqual([expect.objectContaining({ text: expect.stringContaining("Сынақ") })]);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await register<Problem>(link, challengeId, wrong)).body).toMatchObject({
      code: "wrongCode",
      attemptsLeft: 4,
    });
    expect((await register<Problem>(other, challengeId, code)).body.code).toBe("codeExpired");
    expect((await register<PaymentLink>(link, challengeId, code)).body).toMatchObject({ isRegistered: true });
    expect((await server.post<Problem>(`/rest${link}`, { phone: phone + 1, name: "Мадина" })).body.code).toBe(
      "notPayable",
    );
    expect((await server.post<Problem>(`/rest${link}/sms-code`, { phone })).body.code).toBe("notPayable");
  });
});
