import type { PoolClient } from "pg";
import { giftCardToday, giftCardValidUntil } from "../../../domain/gift-card.ts";
import type { Config } from "../../core/config.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import { insertEntry, storeIssued } from "../../db/queries/gift-card-entries.ts";
import { findGiftCard, lockGiftCard } from "../../db/queries/gift-cards.ts";
import { sendGiftCard } from "./send.ts";

/**
 * Issues the card that a payment in full is for, and sends it, where its day is not to come. What is paid after its hour is
 * issued all the same: nobody waits for what a card holds.
 * @returns notKept where it was issued for another payment already
 */
export async function issueGiftCard(
  transaction: PoolClient,
  { config, now }: { config: Pick<Config, "publicUrl" | "secrets">; now: Date },
  { id: paymentId, subjectId, amount }: PaymentRow,
): Promise<"kept" | "notKept"> {
  const language = await lockGiftCard(transaction, subjectId);
  const row = language && (await findGiftCard(transaction, subjectId, language));
  if (!row || row.status !== "awaitingPayment" || row.amount !== amount) return "notKept";
  const today = giftCardToday(now.getTime());
  const isLater = row.sendOn !== null && today < row.sendOn;
  await storeIssued(transaction, row.id, giftCardValidUntil(isLater ? (row.sendOn ?? today) : today));
  await insertEntry(transaction, { giftCardId: row.id, type: "issued", amount, paymentId, now });
  const issued = isLater ? undefined : await findGiftCard(transaction, row.id, row.language);
  if (issued !== undefined) await sendGiftCard(transaction, { config, now }, issued);
  return "kept";
}
