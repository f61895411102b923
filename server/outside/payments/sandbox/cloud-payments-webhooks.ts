import type { PoolClient } from "pg";
import { owe } from "../../../db/queries/sandbox-callbacks.ts";
import type { SandboxPayment } from "../../../db/queries/sandbox-payments.ts";
import { toDecimal } from "../amounts.ts";
import { signatureOf } from "../cloud-payments/callback.ts";
import { modelOf } from "./cloud-payments-answers.ts";
import type { PaymentFault } from "./faults.ts";

export type Webhook = {
  kind: "pay" | "fail" | "confirm" | "refund" | "cancel";
  payment: SandboxPayment;
  operationId: number | undefined;
  amount: number;
  fault: PaymentFault;
  /** With `:kind` in it. */
  url: string;
  secret: string;
};

/** Owes the service a webhook: a form, signed over its bytes, and over what they decode to. */
export async function oweWebhook(client: PoolClient, webhook: Webhook): Promise<void> {
  const { kind, payment, fault, url, secret } = webhook;
  if (fault === "callbackNever") return;
  const body = new URLSearchParams(membersOf(webhook)).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    ...(fault !== "unsignedCallback" && {
      "content-hmac": signatureOf(Buffer.from(body), secret),
      "x-content-hmac": signatureOf(Buffer.from(decodeURIComponent(body.replaceAll("+", " "))), secret),
    }),
  };
  const owed = { orderId: payment.orderId, url: url.replace(":kind", kind), headers, body };
  await owe(client, owed);
  if (fault === "callbackTwice") await owe(client, owed);
}

function membersOf({ kind, payment, operationId, amount }: Webhook): Record<string, string> {
  const { TransactionId, ...model } = modelOf(payment);
  const own =
    kind === "refund"
      ? { TransactionId: operationId, PaymentTransactionId: TransactionId, Amount: toDecimal(amount) }
      : { TransactionId, Amount: toDecimal(payment.amount) };
  const members = { ...model, ...own, OperationType: kind === "refund" ? "Refund" : "Payment" };
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
}
