import { randomBytes, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Localized } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import { dayMs } from "../../../domain/time.ts";
import { hashSecret } from "../../core/secrets.ts";
import { insertPaymentLink } from "../../db/queries/payment-links.ts";

const codeBytes = 16;

type Wanted = { firmId: number; purpose: Localized; amount: number; currency: string; now: Date };

/** Makes a link by which a firm asks to be paid an amount (minor units). @returns its code, which is kept nowhere else */
export async function makePaymentLink(transaction: PoolClient, { now, ...wanted }: Wanted): Promise<string> {
  const code = randomBytes(codeBytes).toString("base64url");
  const expiresAt = new Date(now.getTime() + limits.paymentLinkDays * dayMs);
  await insertPaymentLink(transaction, { ...wanted, id: randomUUID(), codeHash: hashSecret(code), expiresAt, now });
  return code;
}
