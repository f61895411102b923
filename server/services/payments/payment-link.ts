import type { components } from "../../../openapi/generated/api.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { hashSecret } from "../../core/secrets.ts";
import { findPaymentLink, linkSubject, type PaymentLinkRow } from "../../db/queries/payment-links.ts";
import { findPayments } from "../../db/queries/payments.ts";
import { findRefunds } from "../../db/queries/payment-refunds.ts";
import { showPaying } from "./paying.ts";
import { instalmentWays, waysOf } from "./ways.ts";

/** A link of a firm's, by its code, which is the key to it. */
export type AskedLink = { firmId: number; code: string } & Pick<RequestContext, "language" | "now"> & {
    currentUser: CurrentUser | undefined;
  };

/**
 * What a firm asks to be paid by a link, and what became of paying it.
 * @throws Refused notFound for a wrong code, another firm's, and what has run out without anybody having said that they pay
 */
export async function getPaymentLink(
  asked: AskedLink,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<components["schemas"]["PaymentLink"]> {
  return showPaymentLink(pool, await linkOf(pool, asked), asked, config);
}

/** {@link getPaymentLink}, as its table has it. */
export async function linkOf(
  reader: Reader,
  { firmId, code, language, now }: Omit<AskedLink, "currentUser">,
): Promise<PaymentLinkRow> {
  const row = await findPaymentLink(reader, { firmId, codeHash: hashSecret(code), language });
  if (row === undefined) throw new Refused("notFound");
  if (hasRunOut(row, now) && row.clientPhone === null) throw new Refused("notFound");
  return row;
}

/** Whether money may be taken for it. */
export function isLinkPayable(row: PaymentLinkRow, now: Date): boolean {
  return row.paidAt === null && !hasRunOut(row, now);
}

function hasRunOut({ expiresAt }: PaymentLinkRow, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

export async function showPaymentLink(
  reader: Reader,
  row: PaymentLinkRow,
  { currentUser, now }: Pick<AskedLink, "currentUser" | "now">,
  config: Config,
): Promise<components["schemas"]["PaymentLink"]> {
  const link = linkSubject(row);
  const payments = await findPayments(reader, link);
  const refunds = await findRefunds(reader, link);
  const isPayable = isLinkPayable(row, now);
  const { firm, purpose, amount, currency, timeZone } = row;
  const ways = async () => [
    ...(await waysOf(reader, currentUser, { config, hasPayBox: true, now })),
    ...(await instalmentWays(reader, row, config, now)),
  ];
  const payable = isPayable ? { until: row.expiresAt, ways: row.clientPhone === null ? [] : await ways() } : null;
  return {
    ...showPaying({ payments, refunds }, { amount, currency, timeZone, payable, now }),
    linkId: row.id,
    firm,
    purpose,
    amount: { amount, currency },
    expiresAt: formatInZone(timeZone, Date.parse(row.expiresAt)),
    isRegistered: row.clientPhone !== null,
    ...(row.paidAt !== null && { paidAt: formatInZone(timeZone, Date.parse(row.paidAt)) }),
  };
}
