import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { owe } from "../../../db/queries/sandbox-callbacks.ts";
import {
  changeSandboxPayment,
  findSandboxPayment,
  lockSandboxPayment,
  type SandboxCard,
  type SandboxPayment,
} from "../../../db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { toDecimal } from "../amounts.ts";
import { isSigned, scriptOf, signed } from "../pay-box/signature.ts";
import { membersOf, readXml } from "../pay-box/xml.ts";
import type { Callbacks } from "./callbacks.ts";
import { findPaymentFault, latenessMs, type PaymentFault } from "./faults.ts";
import { withinTime } from "../../../core/within-time.ts";

type Deps = {
  pool: Pool;
  secret: string;
  callbacks: Callbacks;
  clock: () => Date;
  closing: AbortSignal;
  report: (error: unknown) => void;
};

/** PayBox's failure codes: given up by the client, the shop's no, the bank's no. */
const cancelledCode = 400;
const shopCode = 490;
const bankCode = 600;
const callbackDelayMs = 150;
/** How long the shop may take to say whether it wants a payment. */
const checkTimeoutMs = 5000;

/** What becomes of PayBox's payments once a card is known. */
export type PayBoxPayments = ReturnType<typeof payBoxPayments>;

export function payBoxPayments({ pool, secret, callbacks, clock, closing, report }: Deps) {
  /** A card was given for an open payment: the shop is asked, then its bank, or it is charged, now or a little later. */
  async function charge(id: number, card: SandboxCard): Promise<SandboxPayment | undefined> {
    const fault = await findPaymentFault(pool, "payBox");
    const isWanted = await askShop(id);
    const payment = await inTransaction(pool, async (client) => {
      const open = await lockSandboxPayment(client, id);
      if (open?.status !== "open") return open;
      if (!isWanted) return decline(client, open, shopCode, fault);
      if (!card.is3ds)
        return fault === "pendingThenSuccess" ? withCard(client, open, card) : settle(client, open, card, fault);
      const change = { card, status: "awaiting", paReq: randomUUID() } as const;
      return (await changeSandboxPayment(client, open, change, { now: clock() })).payment;
    });
    if (fault === "pendingThenSuccess" && payment?.status === "open") {
      later(async (client) => {
        const open = await lockSandboxPayment(client, id);
        if (open?.status === "open") await settle(client, open, card, "none");
      });
    }
    await sendCallbacks(fault);
    return payment;
  }

  /** Whether the shop still wants what it ordered, if it is to be asked; its silence is a no. */
  async function askShop(id: number): Promise<boolean> {
    const payment = await findSandboxPayment(pool, id);
    if (payment === undefined || !URL.canParse(payment.detail.checkUrl ?? "")) return true;
    const { checkUrl = "", asked = "" } = payment.detail;
    const order = { pg_order_id: payment.orderId, pg_amount: asked, pg_currency: payment.currency };
    const script = scriptOf(new URL(checkUrl).pathname);
    const form = signed(script, { ...order, pg_payment_id: String(id) }, secret);
    const answer = await withinTime(checkTimeoutMs, closing, (signal) =>
      fetch(checkUrl, { method: "POST", body: new URLSearchParams(form), signal })
        .then((response) => response.text())
        .catch(() => ""),
    );
    const document = readXml(answer);
    const fields = document === undefined ? {} : membersOf(document);
    return fields.pg_status === "ok" && isSigned(script, fields, secret);
  }

  /** The bank's page was left with its answer. */
  async function complete3ds(id: number, paRes: string): Promise<SandboxPayment | undefined> {
    const fault = await findPaymentFault(pool, "payBox");
    const payment = await inTransaction(pool, async (client) => {
      const awaiting = await lockSandboxPayment(client, id);
      if (awaiting?.status !== "awaiting" || awaiting.card === null) return awaiting;
      const isProven = awaiting.isProven === true && awaiting.paRes === paRes;
      return isProven ? settle(client, awaiting, awaiting.card, fault) : decline(client, awaiting, bankCode, fault);
    });
    await sendCallbacks(fault);
    return payment;
  }

  async function giveUp(id: number): Promise<SandboxPayment | undefined> {
    const fault = await findPaymentFault(pool, "payBox");
    const payment = await inTransaction(pool, async (client) => {
      const open = await lockSandboxPayment(client, id);
      return open?.status === "open" ? decline(client, open, cancelledCode, fault) : open;
    });
    await sendCallbacks(fault);
    return payment;
  }

  async function withCard(client: PoolClient, payment: SandboxPayment, card: SandboxCard): Promise<SandboxPayment> {
    return (await changeSandboxPayment(client, payment, { card }, { now: clock() })).payment;
  }

  /** Does something late, and delivers what is owed by it. */
  function later(work: (client: PoolClient) => Promise<void>): void {
    const late = async () => {
      if (closing.aborted) return;
      await inTransaction(pool, work);
      await callbacks.deliver();
    };
    setTimeout(() => void late().catch(report), latenessMs).unref();
  }

  async function settle(
    client: PoolClient,
    payment: SandboxPayment,
    card: SandboxCard,
    fault: PaymentFault,
  ): Promise<SandboxPayment> {
    if (card.outcome !== 0) return decline(client, { ...payment, card }, bankCode, fault);
    const [status, type] =
      payment.stages === 1 ? (["completed", "charged"] as const) : (["authorized", "authorized"] as const);
    const operation = { type, amount: payment.amount };
    const changed = await changeSandboxPayment(
      client,
      payment,
      { status, card, reason: 0 },
      { now: clock(), operation },
    );
    await oweResult(client, changed.payment, fault);
    return changed.payment;
  }

  async function decline(
    client: PoolClient,
    payment: SandboxPayment,
    reason: number,
    fault: PaymentFault,
  ): Promise<SandboxPayment> {
    const change = { status: "declined", reason, card: payment.card } as const;
    const operation = { type: "declined", amount: 0 } as const;
    const changed = await changeSandboxPayment(client, payment, change, { now: clock(), operation });
    await oweResult(client, changed.payment, fault);
    return changed.payment;
  }

  async function oweResult(client: PoolClient, payment: SandboxPayment, fault: PaymentFault): Promise<void> {
    const { resultUrl = "" } = payment.detail;
    const isTaken = payment.status !== "declined";
    const members = {
      pg_order_id: payment.orderId,
      pg_payment_id: String(payment.id),
      pg_amount: toDecimal(payment.amount),
      pg_net_amount: toDecimal(payment.amount),
      pg_currency: payment.currency,
      pg_result: isTaken ? "1" : "0",
      pg_can_reject: "0",
      pg_captured: payment.status === "completed" ? "1" : "0",
      ...(isTaken ? {} : { pg_failure_code: String(payment.reason), pg_failure_description: "declined" }),
    };
    await oweForm(client, { url: resultUrl, members, orderId: payment.orderId, fault });
  }

  /** Owes the service a form, signed with the name of its script. */
  async function oweForm(
    client: PoolClient,
    {
      url,
      members,
      orderId,
      fault,
    }: { url: string; members: Record<string, string>; orderId: string; fault: PaymentFault },
  ): Promise<void> {
    if (fault === "callbackNever" || !URL.canParse(url)) return;
    const form = fault === "unsignedCallback" ? members : signed(scriptOf(new URL(url).pathname), members, secret);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const owed = { orderId, url, headers, body: new URLSearchParams(form).toString() };
    await owe(client, owed);
    if (fault === "callbackTwice") await owe(client, owed);
  }

  /** Delivers what is owed: before the answer that is given now, or after it. */
  async function sendCallbacks(fault: PaymentFault): Promise<void> {
    if (fault === "callbackFirst") await callbacks.deliver();
    else callbacks.deliverLater(callbackDelayMs);
  }

  return { charge, complete3ds, giveUp, oweForm, sendCallbacks, later };
}
