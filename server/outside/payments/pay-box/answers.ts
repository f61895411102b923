import type { CardShown, DeclineReason, MoveAnswer, PaymentAnswer } from "../../../core/card-processor.ts";
import { OutsideFailed } from "../../../core/outside.ts";
import { fromDecimal } from "../amounts.ts";
import { pageAddress } from "../page-address.ts";

type Members = Readonly<Record<string, string>>;

/** PayBox's error that there is no such payment. */
export const notFoundCode = "340";

/** PayBox's pg_failure_code, by what the client can do about it. */
const codesOf: Partial<Record<DeclineReason, readonly string[]>> = {
  cancelled: ["360", "400"],
  limit: ["420"],
  card: ["700"],
  bank: ["600", "850", "1000"],
};
const reasons = ["cancelled", "limit", "card", "bank"] as const;

/** PayBox writes instants in Kazakhstan's time, without saying so. */
const zone = "+05:00";

export function declineOf(code: string): { reason: DeclineReason; code: string } {
  return { reason: reasons.find((reason) => codesOf[reason]?.includes(code)) ?? "other", code };
}

/**
 * What became of a payment, by pg_payment_status: process, success, error, revoked.
 * @param apiUrl where it was asked for
 */
export function paymentOf(members: Members, apiUrl: string): PaymentAnswer {
  const processorId = memberOf(members, "pg_payment_id");
  if (members.pg_3ds === "1") return withChallenge(processorId, members, apiUrl);
  switch (memberOf(members, "pg_payment_status")) {
    case "process":
      return { type: "pending", processorId };
    case "error":
      return { type: "declined", processorId, ...declineOf(memberOf(members, "pg_failure_code")) };
    case "revoked":
      if (members.pg_captured === "0") return { type: "voided", processorId };
      return { type: "paid", processorId, ...takenOf(members), refunded: amountOf(members, "pg_refund_amount") };
    case "success":
      if (members.pg_captured === "0") return { type: "authorized", processorId, ...takenOf(members) };
      return { type: "paid", processorId, ...takenOf(members), refunded: amountOf(members, "pg_refund_amount") };
    default:
      throw new OutsideFailed("PayBox answered a status that it has not.");
  }
}

export function moveOf(members: Members): MoveAnswer {
  return members.pg_status === "ok" ? { type: "done" } : { type: "refused", code: memberOf(members, "pg_error_code") };
}

export function memberOf(members: Members, name: string): string {
  const value = members[name];
  if (!value) throw new OutsideFailed(`PayBox answered without ${name}.`);
  return value;
}

/** @param pan with its middle hidden: "411111XXXXXX1111" or "4111-11XX-XXXX-1111" */
export function cardOf(pan: string, more: { brand?: string | undefined; expires?: string | undefined }): CardShown {
  const [, firstSix, lastFour] = /^(\d{6})[X*]+(\d{4})$/i.exec(pan.replace(/[\s-]/g, "")) ?? [];
  if (firstSix === undefined || lastFour === undefined) throw new OutsideFailed("PayBox answered a card that is none.");
  return {
    firstSix,
    lastFour,
    ...(more.brand && { brand: more.brand }),
    ...(more.expires && { expires: more.expires }),
  };
}

function takenOf(members: Members) {
  const at = new Date(`${memberOf(members, "pg_payment_date").replace(" ", "T")}${zone}`);
  if (Number.isNaN(at.getTime())) throw new OutsideFailed("PayBox answered a date that is none.");
  return {
    amount: amountOf(members, "pg_amount"),
    currency: memberOf(members, "pg_currency"),
    card: cardOf(memberOf(members, "pg_card_pan"), { brand: members.pg_card_brand, expires: members.pg_card_exp }),
    at,
  };
}

function amountOf(members: Members, name: string): number {
  const amount = fromDecimal(memberOf(members, name));
  if (amount === undefined) throw new OutsideFailed(`PayBox answered ${name} that is no amount.`);
  return amount;
}

function withChallenge(processorId: string, members: Members, apiUrl: string): PaymentAnswer {
  const [acsUrl, paReq, md] = ["pg_3d_acsurl", "pg_3d_pareq", "pg_3d_md"].map((name) => memberOf(members, name));
  if (!acsUrl || !paReq || !md) throw new OutsideFailed("PayBox answered half of a challenge.");
  return { type: "needs3ds", processorId, challenge: { acsUrl: pageAddress(acsUrl, apiUrl), paReq, md } };
}
