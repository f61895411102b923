import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { everywhere, pagePaths, pathOf } from "../../../domain/addresses.ts";
import { visitLinkQuery } from "../../../domain/page-queries.ts";
import { defaultLanguage, type Language } from "../../../domain/language.ts";
import { searchText } from "../../../domain/query.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Config } from "../../core/config.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import { hashSecret } from "../../core/secrets.ts";
import { findByKey, insertReservationKey } from "../../db/queries/reservation-keys.ts";

/** 96 random bits: nobody tries that many, and a message has room for it. */
const tokenBytes = 12;

type LinkedVisit = { firmId: number; reservationId: string; language: Language; isToReview?: boolean; now: Date };

/**
 * A short link for a message, which opens in the language of that; `isToReview` where it leads on to the review of the visit. It is good for as long as the reservation is there: its
 * token is a key to it.
 */
export async function newVisitLink(
  transaction: PoolClient,
  { publicUrl }: Pick<Config, "publicUrl">,
  { firmId, reservationId, language, isToReview = false, now }: LinkedVisit,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  await insertReservationKey(transaction, { keyHash: hashSecret(token), firmId, reservationId, now });
  const query = new URLSearchParams();
  if (isToReview) query.set(visitLinkQuery.isToReview.key, "1");
  if (language !== defaultLanguage) query.set(everywhere.language, language);
  return publicUrl + pathOf(pagePaths.shortLink, { token }) + searchText(query);
}

/**
 * Where a short link leads.
 * @throws Refused reservationNotFound
 */
export async function readVisitLink(token: string, reader: Reader): Promise<components["schemas"]["ReservationLink"]> {
  const reservationId = await findByKey(reader, hashSecret(token));
  if (reservationId === undefined) throw new Refused("reservationNotFound");
  return { reservationId };
}
