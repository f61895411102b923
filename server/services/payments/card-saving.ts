import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { CardSaving } from "../../../domain/entities.ts";
import { dayMs, hourMs, minuteMs } from "../../../domain/time.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { limits } from "../../core/limits.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { isUuid } from "../../core/uuid.ts";
import {
  type CardSavingRow,
  countCardSavings,
  findCardSaving,
  insertCardSaving,
  markCardReported,
} from "../../db/queries/card-savings.ts";
import { lockClient } from "../../db/queries/clients.ts";
import { reopenOutsideWork, requestOutsideWork, wakeOutsideWork } from "../outbox/outbox.ts";

/** `reservationId`: the visit that is to be paid for afterwards; null where there is none. */
type Asked = { currentUser: CurrentUser; reservationId: string | null } & Pick<RequestContext, "now">;

/**
 * Begins to save a card at PayBox's page; {@link getCardSaving} tells where that is, and what became of it.
 * @throws Refused tooManyRequests
 */
export async function startCardSaving(
  { currentUser, reservationId, now }: Asked,
  transaction: PoolClient,
): Promise<CardSaving> {
  const client = await lockClient(transaction, currentUser.id);
  if (client === undefined) throw new Refused("notFound");
  const begun = await countCardSavings(transaction, client.id, new Date(now.getTime() - dayMs));
  if (begun >= limits.cardBindingsPerDay) throw new Refused("tooManyRequests", { waitSeconds: hourMs / 1000 });
  const beginBefore = new Date(now.getTime() + limits.cardBindingMinutes * minuteMs);
  const saving = { id: randomUUID(), clientId: client.id, reservationId };
  await requestOutsideWork(transaction, { id: saving.id, kind: "saveCard", beginBefore, now });
  await insertCardSaving(transaction, { ...saving, beginBefore, now });
  return showSaving({ ...saving, status: "opening", url: null });
}

/** @throws Refused notFound for another client's */
export async function getCardSaving(
  { cardId, currentUser }: { cardId: string; currentUser: CurrentUser },
  reader: Reader,
): Promise<CardSaving> {
  const saving = await findCardSaving(reader, cardId);
  if (saving === undefined || saving.clientId !== currentUser.id) throw new Refused("notFound");
  return showSaving(saving);
}

/** PayBox notifies that it has a card: it is asked for it, also where its page was believed to be left. */
export async function handleCardSaved(transaction: PoolClient, id: string, now: Date): Promise<void> {
  const saving = isUuid(id) ? await findCardSaving(transaction, id) : undefined;
  if (saving === undefined) return;
  await markCardReported(transaction, id);
  await wakeOutsideWork(transaction, id);
  if (saving.status === "failed") await reopenOutsideWork(transaction, id, now);
}

function showSaving({
  id,
  status,
  url,
  reservationId,
}: Pick<CardSavingRow, "id" | "status" | "url" | "reservationId">): CardSaving {
  return { cardId: id, status, ...(url !== null && { url }), ...(reservationId !== null && { reservationId }) };
}
