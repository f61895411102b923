import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool, PoolClient } from "pg";
import {
  answerOnce,
  changeSandboxPayment,
  findSandboxOrder,
  insertSandboxPayment,
  keptCards,
  lockSandboxPayment,
  removeKeptCard,
  type SandboxPayment,
} from "../../../db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { textsOf } from "../../texts.ts";
import { fromDecimal, toDecimal } from "../amounts.ts";
import type { PayBoxAccount } from "../pay-box/pay-box.ts";
import { isSigned, scriptOf, signatureOf, signed } from "../pay-box/signature.ts";
import { membersOf, readXml, writeElements, writeXml } from "../pay-box/xml.ts";
import { answerAs, findPaymentFault, type PaymentFault } from "./faults.ts";
import type { PayBoxPayments } from "./pay-box-payments.ts";

type Deps = {
  root: string;
  pool: Pool;
  account: PayBoxAccount;
  /** Where browsers reach this service's pages, with the root. */
  pagesUrl: string;
  acsUrl: string;
  payments: PayBoxPayments;
  clock: () => Date;
  closing: AbortSignal;
};
type Members = Readonly<Record<string, string>>;

const errors = { signature: "1100", merchant: "9998", invalid: "9403", notFound: "340", refused: "490" } as const;
const refuse = (code: string): Members => ({
  pg_status: "error",
  pg_error_code: code,
  pg_error_description: "refused",
});
const done: Members = { pg_status: "ok" };
/** PayBox writes instants in Kazakhstan's time, without saying so. */
const zoneMs = 5 * 3_600_000;

/** PayBox's side of its API: orders, status, moves of money, kept cards. */
export function payBoxService(site: FastifyInstance, deps: Deps): void {
  const { root, pool, account, pagesUrl, acsUrl, payments, clock, closing } = deps;
  const cardApi = `/v1/merchant/${account.merchantId}`;

  serve("/init_payment.php", "moving", (form, fault) => once(form, (client) => begin(client, form, fault)));
  serve(`${cardApi}/card/init`, "moving", (form, fault) => once(form, (client) => begin(client, form, fault)));
  serve(`${cardApi}/card/direct`, "moving", payByCard);
  serve("/g2g/paymentAcs", "moving", async (form) => {
    const payment = await payments.complete3ds(idIn(form), form.pg_pares ?? "");
    return payment === undefined ? refuse(errors.notFound) : statusOf(payment);
  });
  serve("/get_status3.php", "reading", async (form) => {
    const payment = await findSandboxOrder(pool, "payBox", form.pg_order_id ?? "");
    return payment === undefined ? refuse(errors.notFound) : statusOf(payment);
  });
  serve("/do_capture.php", "moving", (form) => once(form, (client) => move(client, form, "captured")));
  serve("/cancel.php", "moving", (form) => once(form, (client) => move(client, form, "voided")));
  serve("/revoke.php", "moving", (form) => once(form, (client) => move(client, form, "refunded")));
  serve(`${cardApi}/cardstorage/add2`, "keeping", async ({ pg_user_id, pg_order_id, pg_post_link, pg_back_link }) => {
    const saving = {
      pg_user_id: pg_user_id ?? "",
      pg_order_id: pg_order_id ?? "",
      pg_post_link: pg_post_link ?? "",
      pg_back_link: pg_back_link ?? "",
    };
    const query = new URLSearchParams(signed("save", saving, account.secret));
    return { ...done, pg_redirect_url: `${pagesUrl}/save?${query.toString()}` };
  });
  serve(`${cardApi}/cardstorage/remove`, "keeping", async ({ pg_user_id = "", pg_card_token = "" }) =>
    (await removeKeptCard(pool, { accountId: pg_user_id, token: pg_card_token, now: clock() }))
      ? done
      : refuse(errors.notFound),
  );
  serve(`${cardApi}/cardstorage/list`, "keeping", async () => done, cardsOf);

  /** A signed form in, a signed document out; what moves money or keeps cards fails as the fault has it. */
  function serve(
    path: string,
    kind: "moving" | "keeping" | "reading",
    work: (form: Members, fault: PaymentFault) => Promise<Members>,
    within: (form: Members) => Promise<string> = async () => "",
  ): void {
    const script = scriptOf(path);
    site.post(`${root}${path}`, async (request, reply) => {
      const form = textsOf(request.body);
      const fault = kind === "reading" ? "none" : await findPaymentFault(pool, "payBox");
      reply.type("application/xml; charset=utf-8");
      return answerAs({ fault, reply, closing }, async () => {
        const wrong = mistakeOf(script, form);
        if (wrong !== undefined) return signedXml(script, refuse(wrong));
        return signedXml(script, await work(form, fault), await within(form));
      });
    });
  }

  function mistakeOf(script: string, form: Members): string | undefined {
    if (form.pg_merchant_id !== account.merchantId) return errors.merchant;
    return isSigned(script, form, account.secret) ? undefined : errors.signature;
  }

  /** The signature covers what is within too. */
  function signedXml(script: string, members: Members, within = ""): string {
    const salted = { ...members, pg_salt: randomUUID() };
    const all = readXml(writeXml(salted, within));
    if (all === undefined) throw new Error("A document of the sandbox cannot be read.");
    return writeXml({ ...salted, pg_sig: signatureOf(script, membersOf(all), account.secret) }, within);
  }

  function once(form: Members, work: (client: PoolClient) => Promise<Members>): Promise<Members> {
    const key = form.pg_idempotency_key && `${account.merchantId} ${form.pg_idempotency_key}`;
    return inTransaction(pool, async (client) => ({ ...(await answerOnce(client, key, clock(), () => work(client))) }));
  }

  async function begin(client: PoolClient, form: Members, fault: PaymentFault): Promise<Members> {
    const amount = fromDecimal(form.pg_amount ?? "");
    const { pg_order_id: orderId, pg_currency: currency, pg_user_id: accountId, pg_card_token: token } = form;
    if (!amount || !orderId || !currency) return refuse(errors.invalid);
    const cards = token ? await keptCards(client, "payBox", accountId ?? "") : [];
    const card = cards.find((kept) => kept.token === token)?.card;
    if (token && card === undefined) return refuse(errors.notFound);
    const payment = await insertSandboxPayment(client, {
      processor: "payBox",
      orderId,
      accountId: accountId ?? null,
      amount: fault === "wrongAmount" ? amount + 100 : amount,
      currency,
      stages: form.pg_auto_clearing === "0" ? 2 : 1,
      card: card ?? null,
      saveCard: false,
      token: token ?? null,
      detail: {
        description: form.pg_description ?? "",
        culture: form.pg_language === "kz" ? "kk" : (form.pg_language ?? "ru"),
        asked: toDecimal(amount),
        checkUrl: form.pg_check_url ?? "",
        resultUrl: form.pg_result_url ?? "",
        successUrl: form.pg_success_url ?? "",
        failureUrl: form.pg_failure_url ?? "",
        ...(form.instalments !== undefined && { instalments: form.instalments }),
      },
      now: clock(),
    });
    const page = { pg_redirect_url: `${pagesUrl}/pay/${payment.id}`, pg_redirect_url_type: "need data" };
    return { ...done, pg_payment_id: String(payment.id), ...(token ? {} : page) };
  }

  async function payByCard(form: Members): Promise<Members> {
    const open = await inTransaction(pool, (client) => lockSandboxPayment(client, idIn(form)));
    const payment = open?.card && (await payments.charge(open.id, open.card));
    return payment ? statusOf(payment) : refuse(errors.notFound);
  }

  async function move(client: PoolClient, form: Members, type: "captured" | "voided" | "refunded"): Promise<Members> {
    const payment = await lockSandboxPayment(client, idIn(form));
    if (payment === undefined) return refuse(errors.notFound);
    const from = type === "refunded" ? "completed" : "authorized";
    const left = payment.amount - payment.refunded;
    const amount = fromDecimal(form.pg_refund_amount ?? form.pg_clearing_amount ?? toDecimal(left)) ?? 0;
    const failsClearing = type === "captured" && payment.card?.failsClearing === true;
    if (payment.status !== from || amount === 0 || amount > left || failsClearing) return refuse(errors.refused);
    const change = {
      captured: { status: "completed" },
      voided: { status: "cancelled" },
      refunded: { refunded: payment.refunded + amount },
    } as const;
    await changeSandboxPayment(client, payment, change[type], { now: clock(), operation: { type, amount } });
    return done;
  }

  async function cardsOf({ pg_user_id = "" }: Members): Promise<string> {
    const cards = await keptCards(pool, "payBox", pg_user_id);
    return cards
      .map(({ token, card, createdAt }) => {
        const members = {
          pg_card_token: token,
          pg_card_hash: panOf(card),
          pg_card_brand: card.brand,
          pg_card_exp: card.expires,
          pg_status: "active",
          created_at: createdAt,
        };
        return `<card>${writeElements(members)}</card>`;
      })
      .join("");
  }

  function statusOf(payment: SandboxPayment): Members {
    const common = { ...done, pg_payment_id: String(payment.id), pg_order_id: payment.orderId };
    const isDirect = payment.token !== null && payment.paReq !== null;
    switch (payment.status) {
      case "open":
        return { ...common, pg_payment_status: "process" };
      case "awaiting":
        return isDirect
          ? {
              ...common,
              pg_payment_status: "process",
              pg_3ds: "1",
              pg_3d_acsurl: acsUrl,
              pg_3d_md: String(payment.id),
              pg_3d_pareq: payment.paReq ?? "",
            }
          : { ...common, pg_payment_status: "process" };
      case "declined":
        return {
          ...common,
          pg_payment_status: "error",
          pg_failure_code: String(payment.reason),
          pg_failure_description: "declined",
        };
      case "cancelled":
        return { ...common, pg_payment_status: "revoked", ...takenOf(payment, "0") };
      case "authorized":
        return { ...common, pg_payment_status: "success", ...takenOf(payment, "0") };
      case "completed": {
        const status = payment.refunded === payment.amount ? "revoked" : "success";
        return { ...common, pg_payment_status: status, ...takenOf(payment, "1") };
      }
    }
  }
}

function takenOf(payment: SandboxPayment, captured: "0" | "1"): Members {
  const local = new Date(Date.parse(payment.changedAt) + zoneMs).toISOString();
  return {
    pg_captured: captured,
    pg_amount: toDecimal(payment.amount),
    pg_currency: payment.currency,
    pg_refund_amount: toDecimal(payment.refunded),
    pg_payment_date: local.slice(0, 19).replace("T", " "),
    ...(payment.card && {
      pg_card_pan: panOf(payment.card),
      pg_card_brand: payment.card.brand,
      pg_card_exp: payment.card.expires,
    }),
  };
}

function panOf({ firstSix, lastFour }: { firstSix: string; lastFour: string }): string {
  return `${firstSix}XXXXXX${lastFour}`;
}

function idIn({ pg_payment_id: id = "" }: Members): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}
