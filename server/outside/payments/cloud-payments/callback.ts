import { createHmac } from "node:crypto";
import type { Callback, CallbackEvent, Verdict } from "../../../core/card-processor.ts";
import { isSameHash } from "../../../core/secrets.ts";
import { fromDecimal } from "../amounts.ts";

const kinds: Readonly<Record<string, CallbackEvent["kind"]>> = {
  check: "check",
  pay: "paid",
  fail: "failed",
  confirm: "captured",
  refund: "refunded",
  cancel: "voided",
};

const codes: Record<Verdict, number> = { accepted: 0, unknownPayment: 10, wrongAmount: 12, failed: 13, expired: 20 };

/** base64(HMAC-SHA256(body, ApiSecret)), as CloudPayments signs what it sends. */
export function signatureOf(body: Buffer, apiSecret: string): string {
  return createHmac("sha256", apiSecret).update(body).digest("base64");
}

/**
 * Reads a webhook, a form or JSON, whose raw body is signed in Content-HMAC or X-Content-HMAC: which of the two covers the
 * body as it was sent depends on how it was encoded.
 */
export function readCallback({ path, rawBody, headers }: Callback, apiSecret: string): CallbackEvent | undefined {
  const expected = Buffer.from(signatureOf(rawBody, apiSecret));
  const isSigned = [headers["content-hmac"], headers["x-content-hmac"]].some(
    (given) => typeof given === "string" && isSameHash(Buffer.from(given), expected),
  );
  const name = path.split("/").at(-1) ?? "";
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!isSigned || kind === undefined) return undefined;
  const { InvoiceId, TransactionId, PaymentTransactionId, Amount, Currency } = membersOf(
    rawBody.toString("utf8"),
    headers["content-type"],
  );
  if (!isId(InvoiceId) || !isId(TransactionId)) return undefined;
  const amount = fromDecimal(Amount ?? "");
  return {
    kind,
    id: InvoiceId,
    // A refund is an operation of its own, and names its payment.
    processorId: PaymentTransactionId || TransactionId,
    key: `${kind} ${TransactionId}`,
    ...(amount !== undefined && Currency && { asked: { amount, currency: Currency } }),
    reply: (verdict) => ({ contentType: "application/json", body: JSON.stringify({ code: codes[verdict] }) }),
  };
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{1,64}$/.test(text);
}

function membersOf(body: string, contentType: Callback["headers"][string]): Record<string, string> {
  if (!String(contentType).startsWith("application/json")) return Object.fromEntries(new URLSearchParams(body));
  try {
    const members: unknown = JSON.parse(body);
    return typeof members === "object" && members !== null
      ? Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value ?? "")]))
      : {};
  } catch {
    return {};
  }
}
